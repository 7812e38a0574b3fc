#!/usr/bin/env node
import { setFlagsFromString } from 'node:v8'
import { Argument, Option } from 'commander'
import { HOSTINGS } from '../index/hosting/hosting.ts'
import { EXPOSURES } from '../publish/exposure.ts'
import { PAGES, PROFILES } from '../site/profile.ts'
import { watchOutput } from './command.ts'
import { type CompletionFlags, SHELLS } from './completion.ts'
import { addConsumerCommands, addMigrationCommands } from './consumer-commands.ts'
import { addMarkCommands } from './mark-commands.ts'
import {
  command,
  INDEX_FLAG,
  INDEX_HELP,
  program,
  repeatable,
  repeatableClient,
  runCommandLine,
  wholeNumber,
} from './program.ts'

/** What a host gets of an index. */
function profileOption(): Option {
  return new Option(
    '--profile <files>',
    'what OpenTofu reads, and Terraform (protocol), and the pages (website); or the whole index, or all of it (full)',
  ).choices(PROFILES)
}

function siteHostOption(): Option {
  return new Option(
    '--hosting <name>',
    'the host whose limits and clients count (default: that of registry.json)',
  ).choices([...HOSTINGS, 'none'])
}

/** The commands and their flags. The code of each command is a chunk of its own, loaded when it runs, so `--help` starts fast. */

// A run over many tags makes much that is soon let go. V8 else lets the heap grow to four times what lives before it collects.
setFlagsFromString('--heap-growing-percent=50')
watchOutput()

const REPOSITORY_FLAG = '--repository <dir>'
const ENDPOINT_HELP = 'server of the object store, if it is not AWS (default: AWS_ENDPOINT_URL_S3)'
const REGION_HELP = 'region of the bucket (default: AWS_REGION, else us-east-1)'
const SEVERITIES_FLAG = '--severities <list>'
const SEVERITIES_HELP = 'what kinds of changes need instead: input-added=patch,default-changed=major'
const TAG_PREFIX_FLAG = '--tag-prefix <prefix>'
const TAG_PREFIX_HELP = 'the beginning of the tags of modules that set none: vpc/ or {name}/ (default: none)'

command('init', {
  description: 'create a registry index',
  examples: [
    '--index ./registry --url https://modules.example.com',
    '--index git@github.com:acme/registry.git --url https://modules.example.com',
  ],
  load: async () => (await import('./init.ts')).initCommand,
})
  .requiredOption(INDEX_FLAG, INDEX_HELP)
  .requiredOption('--url <url>', 'public URL of the registry, such as https://modules.example.com')
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
  .option('--move', 'give an index that has another public URL this one, in every file that holds it')

command('publish', {
  description: 'publish tags of a module repository as versions',
  examples: [
    '--index ./registry --tag v1.2.3 --repository ../terraform-aws-vpc',
    '--index https://github.com/acme/registry.git --all-tags --package git',
    '--index ./registry --tag v1.2.3 --module acme/vpc/aws --dry-run',
  ],
  load: async () => (await import('./publish.ts')).publishCommand,
})
  .requiredOption(INDEX_FLAG, INDEX_HELP)
  .option(REPOSITORY_FLAG, 'the module repository', '.')
  .option('--tag <tag>', 'a tag to publish; may be given several times', repeatable)
  .option('--all-tags', 'publish every tag that is a version')
  .option('--module <ns/name/system>', 'module address (default: from the origin, terraform-SYSTEM-NAME)')
  .option('--module-path <dir>', 'directory of the module in the repository (default: the root)')
  .option(TAG_PREFIX_FLAG, TAG_PREFIX_HELP)
  .option(
    '--package <kinds>',
    'package storage: index, git, release, oci, s3, or several with commas (default: index)',
  )
  .option('--git-ref <what>', 'ref in git locations: commit or tag (default: commit)')
  .option('--source-url <url>', 'clone URL for git locations (default: the origin as https)')
  .option('--oci-repository <host/path>', 'repository for oci packages, such as ghcr.io/acme/vpc')
  .option(
    '--oci-tags <which>',
    'all: 1.2.3 and the moving tags 1.2, 1, latest; version: only 1.2.3 (default: all)',
  )
  .option('--package-url <url>', 'bucket for s3 packages: s3://BUCKET or s3://BUCKET/PREFIX')
  .option(
    '--package-public-url <url>',
    'https URL under which clients read s3 packages (default: the bucket, with AWS credentials)',
  )
  .option('--package-endpoint <url>', ENDPOINT_HELP)
  .option('--package-region <name>', REGION_HELP)
  .option(
    '--compatibility <mode>',
    'a version that is too small for the changes: off, warn or enforce (default: warn)',
  )
  .option(SEVERITIES_FLAG, SEVERITIES_HELP)
  .addOption(
    new Option(
      '--expose <what>',
      'what a public index may show of a private module: none, protocol or all (default: none)',
    ).choices(EXPOSURES),
  )
  .option('--config <file>', 'config file (default: .module-registry.yml of the tag, else of HEAD)')
  .option('--url <url>', 'public URL of the registry, if the index is new or has none yet')
  .option('--versions <constraint>', 'with --all-tags: only these versions, such as ">= 2.0.0"')
  .option('--keep-going', 'publish the valid ones of named tags even if others are refused; --all-tags does')
  .option('--strict', 'with --all-tags: one refused tag refuses all')
  .option('--repair', 'put back what has changed of published versions, in the index and in OCI registries')
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
  load: async () => (await import('./inspect.ts')).inspectCommand,
}).argument('[directory]', 'the module', '.')

command('compare', {
  description: 'print the interface changes between two tags or directories, and the version bump they need',
  examples: ['v1.2.0 v1.3.0', 'v1.2.0 .', 'acme/vpc/aws 1.2.0 2.0.0 --index ./registry'],
  load: async () => (await import('./compare.ts')).compareCommand,
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
  examples: ['--repository .', '--version 1.3.0'],
  load: async () => (await import('./check.ts')).checkCommand,
})
  .option(REPOSITORY_FLAG, 'the module repository', '.')
  .option(TAG_PREFIX_FLAG, TAG_PREFIX_HELP)
  .option(
    '--version <version>',
    'planned version, its tag, or major, minor, patch: refused if it is too small for the changes',
  )
  .option(SEVERITIES_FLAG, SEVERITIES_HELP)

command('render', {
  description: 'rebuild all derived files of an index, and apply the marks of its marks.yml',
  examples: ['--index ./registry', '--index ./registry --marks marks.yml --check'],
  load: async () => (await import('./render.ts')).renderCommand,
})
  .requiredOption(INDEX_FLAG, INDEX_HELP)
  .option('--marks <file>', 'file of marks to apply (default: marks.yml of the index, if it has one)')
  .option(REPOSITORY_FLAG, 'clone of the repository in whose name marks are applied')
  .option('--check', 'write nothing; list what would change, and fail if anything would')

command('site', {
  description: 'write the website of an index: its files and a page for each module',
  examples: [
    '--index ./registry --output ./site',
    '--index https://github.com/acme/registry.git --output ./site --pages latest',
  ],
  load: async () => (await import('./site.ts')).siteCommand,
})
  .requiredOption(INDEX_FLAG, INDEX_HELP)
  .requiredOption('--output <dir>', 'directory of the site; a second run writes what changed since')
  .addOption(
    new Option(
      '--pages <which>',
      'pages: of the latest version of each module, of all versions, or of all with their submodules',
    )
      .choices(PAGES)
      .default('versions'),
  )
  .addOption(profileOption().default('website'))
  .addOption(siteHostOption())

command('sync', {
  description: 'upload an index to an object store (S3, R2): packages first, then versions, then lists',
  examples: [
    '--index https://github.com/acme/registry.git --to s3://acme-modules',
    '--index ./registry --to s3://acme-modules/registry --endpoint https://ACCOUNT.r2.cloudflarestorage.com --region auto',
    '--index ./registry --to s3://acme-modules --prune --dry-run',
  ],
  load: async () => (await import('./sync.ts')).syncCommand,
})
  .requiredOption(INDEX_FLAG, INDEX_HELP)
  .requiredOption('--to <url>', 's3://BUCKET or s3://BUCKET/PREFIX')
  .option('--endpoint <url>', ENDPOINT_HELP)
  .option('--region <name>', REGION_HELP)
  .option('--site', 'upload the pages of the website, too: --profile full')
  .addOption(profileOption())
  .addOption(siteHostOption())
  .option('--prune', 'list what the index has no more, and delete it; nothing is ever deleted without this')
  .option('--dry-run', 'print what would be uploaded and deleted; write nothing')

command('verify', {
  description: 'audit an index: derived files, digests, ownership, locations, and its history',
  examples: [
    '--index ./registry',
    '--index https://github.com/acme/registry.git --history --checkpoint registry.checkpoint',
    '--index https://github.com/acme/registry.git --packages --strict',
  ],
  load: async () => (await import('./verify.ts')).verifyCommand,
})
  .requiredOption(INDEX_FLAG, INDEX_HELP)
  .option('--history', 'check every commit of the branch: no published version changed or disappeared')
  .option('--since <commit>', 'with --history: only the commits after this one')
  .option('--checkpoint <file>', 'with --history: file that remembers the verified head between runs')
  .option('--base <commit>', 'the branch is a pull request onto this commit or branch, and may only publish')
  .option('--packages', 'fetch every package, and rebuild it from its tag')
  .option('--strict', 'what cannot be reached or read is a finding too')
  .option('--sarif <file>', 'write the findings as SARIF, too')

addMarkCommands()

command('status', {
  description: 'print what an index holds: modules, owners, versions, marks, sizes, refused tags',
  examples: ['--index ./registry', '--index https://github.com/acme/registry.git --module acme/vpc/aws'],
  load: async () => (await import('./status.ts')).statusCommand,
})
  .requiredOption(INDEX_FLAG, INDEX_HELP)
  .option('--module <ns/name/system>', 'print the versions of one module')

command('serve', {
  description: 'serve an index to Terraform and OpenTofu',
  examples: [
    '--index ./registry',
    '--index https://github.com/acme/registry.git --host 0.0.0.0 --port 443 --tls-cert cert.pem --tls-key key.pem',
    '--index ./registry --token-file tokens.txt --downloads downloads.json',
    '--index s3://acme-modules --token-file tokens.txt',
  ],
  load: async () => (await import('./serve/serve.ts')).serveCommand,
})
  .requiredOption(INDEX_FLAG, `${INDEX_HELP}; or s3://BUCKET/PREFIX, or the https URL of a static registry`)
  .option('--endpoint <url>', ENDPOINT_HELP)
  .option('--region <name>', REGION_HELP)
  .option('--host <address>', 'address to listen on', '127.0.0.1')
  .option('--port <number>', 'port to listen on; 0 takes a free one', wholeNumber(0, 65_535), 8080)
  .option('--poll <seconds>', 'interval between reads of the index', wholeNumber(1, 86_400), 10)
  .option('--tls-cert <file>', 'certificate chain (PEM), for https')
  .option('--tls-key <file>', 'private key (PEM), for https')
  .option(
    '--token-file <file>',
    'file of readers, one "name token" pair a line (default: everybody may read)',
  )
  .option('--signing-key-file <file>', 'secret that signs package URLs, shared by several servers')
  .option('--workers <number>', 'number of processes that answer requests', wholeNumber(1, 64), 1)
  .option('--downloads <file>', 'count downloads and keep the counts in this file')
  .addOption(
    new Option('--log-format <format>', 'a line of text or of JSON for each request on stderr')
      .choices(['text', 'json'])
      .default('text'),
  )

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

addConsumerCommands()
addMigrationCommands()

command<CompletionFlags>('completion', {
  description: 'print the script that completes commands and flags in a shell',
  examples: ['bash >> ~/.bashrc', 'zsh', 'fish'],
  load: async () => {
    const { completionCommand } = await import('./completion.ts')
    return (flags) => completionCommand(flags, program)
  },
}).addArgument(new Argument('<shell>', 'the shell').choices(SHELLS))

await runCommandLine(process.argv.slice(2))
