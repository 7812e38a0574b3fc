import { Option } from 'commander'
import { command, repeatable } from './program.ts'

/** Adds the commands of those who use modules to the program. */
export function addConsumerCommands(): void {
  command('audit', {
    description:
      'say what became of the modules that root modules use: deprecated, yanked, removed, outdated',
    examples: ['', 'live/prod live/test --fail-on yanked,removed', '--lock modules.lock.json --packages'],
    load: async () => (await import('./audit.ts')).auditCommand,
  })
    .argument('[directories...]', 'root modules (default: the working directory)')
    .option('--fail-on <list>', 'findings that end the run with exit code 1, with commas; or none')
    .option('--lock <file>', 'file of digests: checks the modules against it, and adds new ones')
    .option('--lock-readonly', 'with --lock: a module that the file does not have is a finding')
    .option('--packages', 'fetch the packages, and compare the installed files with them')
    .option('--sarif <file>', 'write the findings as SARIF, too')
    .option('--rewrite <old=new>', 'change the source lines that begin with OLD, instead of an audit')
    .option('--write', 'with --rewrite: change the files (default: print what would change)')
    .addOption(
      new Option('--client <name>', 'whose public registry an address without a host means')
        .choices(['terraform', 'opentofu'])
        .default('terraform'),
    )
}

/** Adds the commands of those who come from elsewhere to the program. */
export function addMigrationCommands(): void {
  command('configure', {
    description:
      'write the .module-registry.yml of a repository of several modules, from its directories and tags',
    examples: ['--repository .', '--namespace acme --system aws --dry-run'],
    load: async () => (await import('./configure.ts')).configureCommand,
  })
    .option('--repository <dir>', 'the module repository', '.')
    .option('--namespace <name>', 'namespace of the addresses (default: the owner of the repository)')
    .option(
      '--system <name>',
      'system of the addresses (default: from terraform-SYSTEM-NAME, else the one provider of each module)',
    )
    .option('--dry-run', 'print the file; write nothing')

  command('import', {
    description:
      'write the registry.yml that collects the modules of another registry from their Git sources',
    examples: [
      '--from https://registry.terraform.io/terraform-aws-modules/vpc/aws',
      '--from https://modules.old.dev/acme --output registry.yml',
    ],
    load: async () => (await import('./import.ts')).importCommand,
  })
    .requiredOption(
      '--from <url>',
      'https://registry/namespace/name/system, or https://registry/namespace; may be given several times',
      repeatable,
    )
    .option('--output <file>', 'a new file for the sources (default: they are printed)')
}
