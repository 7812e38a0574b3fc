#!/usr/bin/env node
import { setFlagsFromString } from 'node:v8'
import { Argument, type Command, InvalidArgumentError, Option } from 'commander'
import { HOSTINGS } from '../index/format/hosting.ts'
import { EXPOSURES } from '../publish/exposure.ts'
import {
  ADDRESSING_HELP,
  command,
  ENDPOINT_HELP,
  INDEX_FLAG,
  INDEX_HELP,
  program,
  REGION_HELP,
  REPOSITORY_FLAG,
  runCommandLine,
  wholeNumber,
} from './program.ts'

/** A flag that `--help` leaves out, and `--help-all` shows. */
function rare(flags: string, description: string): Option {
  return new Option(flags, description).hideHelp()
}

function withHelpAll(command: Command): Command {
  return command
    .addOption(new Option('--help-all', 'display help with the rare flags').helpGroup('Options:'))
    .on('option:help-all', () => {
      const hidden = command.options.filter((option) => option.hidden)
      for (const option of hidden) option.hideHelp(false)
      try {
        command.help()
      } finally {
        for (const option of hidden) option.hideHelp()
      }
    })
}

function repeatable(value: string, previous: readonly string[] = []): string[] {
  return [...previous, value]
}

/** Parses the name of a client; the flag may be given several times. */
function repeatableClient(value: string, previous: readonly string[] = []): string[] {
  if (value === 'terraform' || value === 'opentofu') return [...previous, value]
  throw new InvalidArgumentError('It must be terraform or opentofu.')
}

/** The commands and their flags. The code of each command is a chunk of its own, loaded when it runs, so `--help` starts fast. */

// A run over many tags, and a server, make much that is soon let go. V8 else lets the heap grow to four times what lives before it collects.
setFlagsFromString('--heap-growing-percent=30')

const SEVERITIES_FLAG = '--severities <list>'
const SEVERITIES_HELP = 'what kinds of changes need instead: input-added=patch,default-changed=major'
const TAG_PREFIX_FLAG = '--tag-prefix <prefix>'
const TAG_PREFIX_HELP = 'the beginning of the tags of modules that set none: vpc/ or {name}/ (default: none)'

command('init', {
  description: 'create a registry index',
  examples: [
    '--index ./registry',
    '--index git@github.com:acme/registry.git --url https://modules.example.com --hosting netlify --workflows .',
  ],
  load: async () => (await import('./init.ts')).initCommand,
})
  .requiredOption(INDEX_FLAG, INDEX_HELP)
  .option(
    '--url <url>',
    'public URL of the registry, such as https://modules.example.com (default: an index to try on this machine)',
  )
  .option('--name <text>', 'name of the registry on its pages (default: the host)')
  .addOption(
    new Option(
      '--hosting <name>',
      'the host that will serve the index: writes its config file and prints the remaining steps',
    ).choices(HOSTINGS),
  )
  .option(
    '--use-registry-credentials',
    'for a private static host: OpenTofu 1.12 and newer fetch packages in the index with the token, and without checksum',
  )
  .option(
    '--workflows <dir>',
    'write the files of the index repository here: workflows, README and the settings that they need; needs --url and --hosting',
  )
  .option(
    '--repository <name>',
    'with --workflows: owner/name of the index repository (default: from --index)',
  )
  .option(
    '--collect',
    'with --workflows: one workflow publishes the modules of the whole owner; writes registry.yml',
  )
  .option('--move', 'give an index that has another public URL this one, in every file that holds it')

withHelpAll(
  command('publish', {
    description: 'publish tags of a module repository as versions',
    examples: [
      '--index ./registry --tag v1.2.3 --repository ../terraform-aws-vpc',
      '--index https://github.com/acme/registry.git --all-tags --package git',
      '--index ./registry --tag v1.2.3 --module acme/vpc/aws --dry-run',
    ],
    load: async () => (await import('./publish.ts')).publishCommand,
  }),
)
  .optionsGroup('What to publish:')
  .option(REPOSITORY_FLAG, 'the module repository', '.')
  .option('--tag <tag>', 'a tag to publish; may be given several times', repeatable)
  .option('--all-tags', 'publish every tag that is a version')
  .option('--versions <constraint>', 'with --all-tags: only these versions, such as ">= 2.0.0"')
  .option('--module <ns/name/system>', 'module address (default: from the origin, terraform-SYSTEM-NAME)')
  .option('--module-path <dir>', 'directory of the module in the repository (default: the root)')
  .addOption(rare(TAG_PREFIX_FLAG, TAG_PREFIX_HELP))
  .option('--config <file>', 'config file (default: .module-registry.yml of the tag, else of HEAD)')
  .optionsGroup('Package:')
  .option(
    '--package <kinds>',
    'package storage: index, git, release, oci, s3, or several with commas (default: index)',
  )
  .option('--oci-repository <host/path>', 'repository for oci packages, such as ghcr.io/acme/vpc')
  .option('--package-url <url>', 'bucket for s3 packages: s3://BUCKET or s3://BUCKET/PREFIX')
  .addOption(rare('--git-ref <what>', 'ref in git locations: commit or tag (default: commit)'))
  .addOption(rare('--source-url <url>', 'clone URL for git locations (default: the origin as https)'))
  .addOption(
    rare(
      '--oci-tags <which>',
      'all: 1.2.3 and the moving tags 1.2, 1, latest; version: only 1.2.3 (default: all)',
    ),
  )
  .addOption(
    rare(
      '--package-public-url <url>',
      'https URL under which clients read s3 packages (default: the bucket, with AWS credentials)',
    ),
  )
  .addOption(rare('--package-endpoint <url>', ENDPOINT_HELP))
  .addOption(rare('--package-region <name>', REGION_HELP))
  .addOption(rare('--package-addressing <style>', ADDRESSING_HELP))
  .optionsGroup('Compatibility:')
  .option(
    '--compatibility <mode>',
    'a version that is too small for the changes: off, warn or enforce (default: warn)',
  )
  .addOption(rare(SEVERITIES_FLAG, SEVERITIES_HELP))
  .optionsGroup('Index:')
  .requiredOption(INDEX_FLAG, INDEX_HELP)
  .option('--url <url>', 'public URL of the registry, if the index is new or has none yet')
  .addOption(
    new Option(
      '--expose <what>',
      'what a public index may show of a private module: none, protocol or all (default: none)',
    ).choices(EXPOSURES),
  )
  .addOption(
    rare('--keep-going', 'publish the valid ones of named tags even if others are refused; --all-tags does'),
  )
  .addOption(rare('--strict', 'with --all-tags: one refused tag refuses all'))
  .addOption(
    rare('--repair', 'put back what has changed of published versions, in the index and in OCI registries'),
  )
  .option('--dry-run', 'print what would be published; write nothing')
  .option(
    '--wait <seconds>',
    'poll the public URL until clients can install the published versions; fail if they cannot in time',
    wholeNumber(1, 3600),
  )

command('collect', {
  description: 'publish the new tags of every repository that registry.yml names',
  examples: [
    '--index https://github.com/acme/registry.git --config registry.yml',
    "--index ./registry --only 'terraform-aws-*' --dry-run",
  ],
  load: async () => (await import('./collect.ts')).collectCommand,
})
  .requiredOption(INDEX_FLAG, INDEX_HELP)
  .option('--config <file>', 'file that names the sources', 'registry.yml')
  .option('--only <pattern>', 'collect only these sources; retry their refused tags')
  .option('--dry-run', 'print what would be published; write nothing')

command('package', {
  description: 'write the zip of a tag and print its digest',
  examples: ['--tag v1.2.3 --output vpc.zip'],
  load: async () => (await import('./package.ts')).packageCommand,
})
  .requiredOption('--tag <tag>', 'the tag to package')
  .requiredOption('--output <file>', 'the zip to write')
  .option(REPOSITORY_FLAG, 'the module repository', '.')
  .option('--module-path <dir>', 'directory of the module in the repository (default: the root)')
  .option(TAG_PREFIX_FLAG, TAG_PREFIX_HELP)
  .option('--config <file>', 'config file (default: .module-registry.yml of the tag, else of HEAD)')

command('inspect', {
  description: 'print the interface of a module: inputs, outputs, resources, providers, submodules',
  examples: ['.', '../terraform-aws-vpc --json'],
  load: async () => (await import('./interface.ts')).inspectCommand,
}).argument('[directory]', 'the module', '.')

command('compare', {
  description: 'print the interface changes between two tags or directories, and the version bump they need',
  examples: ['v1.2.0 v1.3.0', 'v1.2.0 .', 'acme/vpc/aws 1.2.0 2.0.0 --index ./registry'],
  load: async () => (await import('./interface.ts')).compareCommand,
})
  .argument(
    '<sides...>',
    'two tags or directories, the earlier first; or an address and two published versions',
  )
  .option(REPOSITORY_FLAG, 'the module repository that holds the tags', '.')
  .option(INDEX_FLAG, 'the index that has the published versions')
  .option('--registry <url>', 'the registry that has the published versions')
  .option(SEVERITIES_FLAG, SEVERITIES_HELP)

command('check', {
  description: 'compare HEAD with the last release tag of each module, without an index',
  examples: ['--repository .', '--version 1.3.0', '--code-quality gl-code-quality-report.json'],
  load: async () => (await import('./interface.ts')).checkCommand,
})
  .option(REPOSITORY_FLAG, 'the module repository', '.')
  .option(TAG_PREFIX_FLAG, TAG_PREFIX_HELP)
  .option(
    '--version <version>',
    'planned version, its tag, or major, minor, patch: refused if it is too small for the changes',
  )
  .option('--code-quality <file>', 'write the changes as a Code Quality report of GitLab, too')
  .option(SEVERITIES_FLAG, SEVERITIES_HELP)

command('release', {
  description: 'tag the next version of each module that changed, by the change of its interface',
  examples: ['--dry-run', '', '--pre-release beta'],
  load: async () => (await import('./release.ts')).releaseCommand,
})
  .option(REPOSITORY_FLAG, 'the clone of the module repository', '.')
  .option(TAG_PREFIX_FLAG, TAG_PREFIX_HELP)
  .option('--dry-run', 'print what would be tagged, and why; make no tag')
  .option('--no-push', 'make the tags in the clone alone')
  .option('--pre-release <name>', 'make pre-releases: beta gives 1.4.0-beta.1, then .2')
  .option('--initial-version <version>', 'the first version of a module (default: 0.1.0)')
  .option(SEVERITIES_FLAG, SEVERITIES_HELP)

command('changelog', {
  description: 'print the notes of a range: interface changes, how to upgrade, commits',
  examples: ['', 'v1.2.0 v2.0.0', 'vpc/v1.2.0 --repository ../modules'],
  load: async () => (await import('./release.ts')).changelogCommand,
})
  .argument('[from]', 'a tag or commit (default: the release before)')
  .argument('[to]', 'a tag or commit (default: HEAD)')
  .option(REPOSITORY_FLAG, 'the clone of the module repository', '.')
  .option(TAG_PREFIX_FLAG, TAG_PREFIX_HELP)
  .option(SEVERITIES_FLAG, SEVERITIES_HELP)

// Here, as help lists the commands in this order.
await import('./registry-commands.ts')

command('doctor', {
  description: 'send a live registry the requests of each client and print what each client would do',
  examples: ['https://modules.example.com', 'https://modules.example.com acme/vpc/aws@1.2.3'],
  load: async () => (await import('./doctor.ts')).doctorCommand,
})
  .argument('<url>', 'the registry; any registry, not only one made by this tool')
  .argument('[module]', 'namespace/name/system, or the same with @version (default: the first one listed)')
  .option(
    '--client <name>',
    'a client that must install, terraform or opentofu; may be given twice (default: the clients that the registry supports)',
    repeatableClient,
  )

command('audit', {
  description: 'say what became of the modules that root modules use: deprecated, yanked, removed, outdated',
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
  .option(
    '--index <target>',
    'change the Git sources of which this index has the version, instead of an audit',
  )
  .option('--write', 'with --rewrite and --index: change the files (default: print what would change)')
  .addOption(
    new Option('--client <name>', 'whose public registry an address without a host means')
      .choices(['terraform', 'opentofu'])
      .default('terraform'),
  )

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
  description: 'write the registry.yml that collects the modules of another registry from their Git sources',
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

command('completion', {
  description: 'print the script that completes commands and flags in a shell',
  examples: ['bash >> ~/.bashrc', 'zsh', 'fish'],
  load: async () => (await import('./completion.ts')).completionCommand(program),
}).addArgument(new Argument('<shell>', 'the shell').choices(['bash', 'zsh', 'fish']))

await runCommandLine(process.argv.slice(2))
