#!/usr/bin/env node
import { CommanderError, Option } from 'commander'
import { HOSTINGS } from '../index/hosting/hosting.ts'
import { EXPOSURES } from '../publish/exposure.ts'
import { printUsageError } from './command.ts'
import { collect, collectClient, command, program, wholeNumber } from './program.ts'

/** The commands and their flags; the code of each is a chunk of its own, loaded when it runs: `--help` starts fast. */

const INDEX_FLAG = '--index <target>'
const INDEX_HELP =
  'a Git remote (https://…, ssh://…, git@host:path, file://…, path/to/bare.git) with an optional #branch, or a directory'
const REPOSITORY_FLAG = '--repository <dir>'

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
  .addOption(
    new Option(
      '--hosting <name>',
      "where the index will be served: writes the host's own config file, and says what is left to do",
    ).choices(HOSTINGS),
  )

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
  .addOption(
    new Option(
      '--expose <what>',
      'what a public index may show of a private module: none, protocol or all (default: none)',
    ).choices(EXPOSURES),
  )
  .option('--config <file>', 'config file (default: .module-registry.yml of the tag, else of HEAD)')
  .option('--url <url>', 'public URL, where this publish creates the index')
  .option('--keep-going', 'publish the good tags although others are refused')
  .option('--dry-run', 'say what would be published, write nothing')
  .option(
    '--wait <seconds>',
    'poll the public URL until clients can install what was published, or fail',
    wholeNumber(1, 3600),
  )

command(
  'collect',
  {
    description: 'publish the new tags of every repository that registry.yml names',
    examples: [
      '--index https://github.com/acme/registry.git --config registry.yml',
      "--index ./registry --only 'terraform-aws-*' --dry-run",
    ],
  },
  async () => {
    const { collectCommand } = await import('./collect.ts')
    return collectCommand
  },
)
  .requiredOption(INDEX_FLAG, INDEX_HELP)
  .option('--config <file>', 'the sources', 'registry.yml')
  .option('--only <pattern>', 'these sources alone; what they were refused for is tried again')
  .option('--keep-going', 'publish the good tags of a source although others of it are refused')
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
  .option(
    '--version <version>',
    'the next version, its tag, or major, minor, patch: refused where it is too small',
  )

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
    const { serveCommand } = await import('./serve/serve.ts')
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

command(
  'doctor',
  {
    description: 'ask a live registry what each client would ask, and say what each would do',
    examples: ['https://modules.example.com', 'https://modules.example.com acme/vpc/aws@1.2.3'],
  },
  async () => {
    const { doctorCommand } = await import('./doctor.ts')
    return doctorCommand
  },
)
  .argument('<url>', 'the registry: any, not only one of this tool')
  .argument('[module]', 'namespace/name/system, or the same with @version (default: the first one listed)')
  .option(
    '--client <name>',
    'a client that must install, terraform or opentofu; may be given twice (default: those that the registry sets out to serve)',
    collectClient,
  )

try {
  await program.parseAsync()
} catch (error) {
  if (!(error instanceof CommanderError)) throw error
  // Without a command the help was shown, on stderr.
  const isShown = error.exitCode === 0 || error.code === 'commander.help'
  if (!isShown) printUsageError(error.message, process.argv.includes('--json'))
  process.exitCode = error.exitCode === 0 ? 0 : 2
}
