#!/usr/bin/env node
import { Command, CommanderError, InvalidArgumentError } from 'commander'
import type { Surroundings } from '../assemble.ts'
import { VERSION } from '../core/renderer.ts'
import { type CommandOutcome, type CommonFlags, printUsageError, runCommand } from './command.ts'

/** The commands and their flags; the code of each is a chunk of its own, loaded when it runs: `--help` starts fast. */

const INDEX_FLAG = '--index <target>'
const INDEX_HELP =
  'a Git remote (https://…, ssh://…, git@host:path, file://…, path/to/bare.git) with an optional #branch, or a directory'
const REPOSITORY_FLAG = '--repository <dir>'

type Work<Flags> = (flags: Flags, surroundings: Surroundings) => Promise<CommandOutcome>

function command<Flags extends CommonFlags>(
  name: string,
  { description, examples }: { readonly description: string; readonly examples: readonly string[] },
  load: () => Promise<Work<Flags>>,
): Command {
  const lines = examples.map((example) => `  module-registry ${name} ${example}`)
  return program
    .command(name)
    .description(description)
    .addHelpText('after', `\n${lines.length === 1 ? 'Example' : 'Examples'}:\n${lines.join('\n')}`)
    .option('--json', 'print one JSON document on stdout')
    .option('--quiet', 'no progress on stderr')
    .option('--verbose', 'show the git commands that are run')
    .action(async (...given: unknown[]) => {
      // The arguments by their names come before the flags and the command itself.
      const self = given.at(-1) as Command
      const named = self.registeredArguments.map((argument, at) => [argument.name(), given[at]])
      const flags: Flags = { ...self.opts<Flags>(), ...Object.fromEntries(named) }
      return runCommand(flags, async (surroundings) => (await load())(flags, surroundings))
    })
}

function collect(value: string, previous: readonly string[] = []): string[] {
  return [...previous, value]
}

function wholeNumber(least: number, most: number): (text: string) => number {
  return (text) => {
    const number = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN
    if (number >= least && number <= most) return number
    throw new InvalidArgumentError(`It must be a whole number from ${least} to ${most}.`)
  }
}

const program = new Command('module-registry')
  .description(
    'Turns Git repositories of Terraform/OpenTofu modules into a module registry with nothing to run.',
  )
  .version(VERSION)
  // `check --version X` is no question for the version of this program.
  .enablePositionalOptions()
  .exitOverride()
  .configureOutput({ outputError: () => {} })
  .addHelpText(
    'after',
    `
A registry in three commands:
  module-registry init    --index ./registry --url https://modules.example.com
  module-registry publish --index ./registry --tag v1.2.3 --repository ../terraform-aws-vpc
  module-registry serve   --index ./registry

MODULE_REGISTRY_TOKEN is the token for an index on a Git host; without it your own Git credentials are used.
Exit codes: 0 done, 1 refused or failed, 2 wrong flags.`,
  )

command(
  'init',
  {
    description: 'create a registry index',
    examples: [
      '--index ./registry --url https://modules.example.com',
      '--index git@github.com:acme/registry.git --url https://modules.example.com',
    ],
  },
  async () => {
    const { initCommand } = await import('./init.ts')
    return initCommand
  },
)
  .requiredOption(INDEX_FLAG, INDEX_HELP)
  .requiredOption('--url <url>', 'public URL of the registry, such as https://modules.example.com')
  .option('--name <text>', 'name of the registry on its pages (default: the host)')

command(
  'publish',
  {
    description: 'publish tags of a module repository as versions',
    examples: [
      '--index ./registry --tag v1.2.3 --repository ../terraform-aws-vpc',
      '--index https://github.com/acme/registry.git --all-tags --package git',
      '--index ./registry --tag v1.2.3 --module acme/vpc/aws --dry-run',
    ],
  },
  async () => {
    const { publishCommand } = await import('./publish.ts')
    return publishCommand
  },
)
  .requiredOption(INDEX_FLAG, INDEX_HELP)
  .option(REPOSITORY_FLAG, 'the module repository', '.')
  .option('--tag <tag>', 'a tag to publish; may be given several times', collect)
  .option('--all-tags', 'publish every tag that is a version')
  .option('--module <ns/name/system>', 'module address (default: from the origin, terraform-SYSTEM-NAME)')
  .option('--module-path <dir>', 'directory of the module in the repository (default: the root)')
  .option(
    '--package <kinds>',
    'where packages lie: index, git, release, oci, or several with commas (default: index)',
  )
  .option('--git-ref <what>', 'what git locations name: commit or tag (default: commit)')
  .option('--source-url <url>', 'clone URL for git locations (default: the origin as https)')
  .option('--oci-repository <host/path>', 'where oci packages are pushed to, such as ghcr.io/acme/vpc')
  .option(
    '--oci-tags <which>',
    'all: 1.2.3 and the moving 1.2, 1, latest; version: 1.2.3 alone (default: all)',
  )
  .option(
    '--compatibility <mode>',
    'a version that says less than its interface changed: off, warn or enforce (default: warn)',
  )
  .option('--config <file>', 'config file (default: .module-registry.yml of the tag, else of HEAD)')
  .option('--url <url>', 'public URL, where this publish creates the index')
  .option('--keep-going', 'publish the good tags although others are refused')
  .option('--dry-run', 'say what would be published, write nothing')

command(
  'package',
  { description: 'write the zip of a tag, and say its digest', examples: ['--tag v1.2.3 --output vpc.zip'] },
  async () => {
    const { packageCommand } = await import('./package.ts')
    return packageCommand
  },
)
  .requiredOption('--tag <tag>', 'the tag to package')
  .requiredOption('--output <file>', 'the zip to write')
  .option(REPOSITORY_FLAG, 'the module repository', '.')
  .option('--module-path <dir>', 'directory of the module in the repository (default: the root)')

command(
  'inspect',
  {
    description: 'say what a module offers: inputs, outputs, resources, providers, submodules',
    examples: ['.', '../terraform-aws-vpc --json'],
  },
  async () => {
    const { inspectCommand } = await import('./inspect.ts')
    return inspectCommand
  },
).argument('[directory]', 'the module', '.')

command(
  'compare',
  {
    description: 'say what changed between two tags or directories, and the bump it needs',
    examples: ['v1.2.0 v1.3.0', 'v1.2.0 .'],
  },
  async () => {
    const { compareCommand } = await import('./compare.ts')
    return compareCommand
  },
)
  .argument('<base>', 'tag or directory of the earlier version')
  .argument('<head>', 'tag or directory of the later version')
  .option(REPOSITORY_FLAG, 'the module repository that holds the tags', '.')

command(
  'check',
  {
    description: 'compare HEAD with the last release tag of each module; needs no index',
    examples: ['--repository .', '--version 1.3.0'],
  },
  async () => {
    const { checkCommand } = await import('./check.ts')
    return checkCommand
  },
)
  .option(REPOSITORY_FLAG, 'the module repository', '.')
  .option('--version <version>', 'the next version, or its tag: refused where it is too small')

command(
  'render',
  { description: 'rebuild every derived file of an index', examples: ['--index ./registry'] },
  async () => {
    const { renderCommand } = await import('./render.ts')
    return renderCommand
  },
).requiredOption(INDEX_FLAG, INDEX_HELP)

command(
  'serve',
  {
    description: 'serve an index to Terraform and OpenTofu',
    examples: [
      '--index ./registry',
      '--index https://github.com/acme/registry.git --host 0.0.0.0 --port 443 --tls-cert cert.pem --tls-key key.pem',
      '--index ./registry --token-file tokens.txt --downloads downloads.json',
    ],
  },
  async () => {
    const { serveCommand } = await import('./serve.ts')
    return serveCommand
  },
)
  .requiredOption(INDEX_FLAG, INDEX_HELP)
  .option('--host <address>', 'address to listen on', '127.0.0.1')
  .option('--port <number>', 'port to listen on; 0 takes a free one', wholeNumber(0, 65_535), 8080)
  .option('--poll <seconds>', 'how often the index is looked at', wholeNumber(1, 86_400), 10)
  .option('--tls-cert <file>', 'certificate chain in PEM form, for https')
  .option('--tls-key <file>', 'private key in PEM form, for https')
  .option('--token-file <file>', 'who may read: a "name token" pair a line; without it everybody may')
  .option('--signing-key-file <file>', 'secret for package URLs, where several servers share the work')
  .option('--workers <number>', 'processes that answer, for many requests a second', wholeNumber(1, 64), 1)
  .option('--downloads <file>', 'count downloads, and keep the counts in this file')

try {
  await program.parseAsync()
} catch (error) {
  if (!(error instanceof CommanderError)) throw error
  // Without a command the help was shown, on stderr.
  const isShown = error.exitCode === 0 || error.code === 'commander.help'
  if (!isShown) printUsageError(error.message, process.argv.includes('--json'))
  process.exitCode = error.exitCode === 0 ? 0 : 2
}
