import { Option } from 'commander'
import { ADDRESSING } from '../index/format/bucket.ts'
import { HOSTINGS } from '../index/format/hosting.ts'
import type { MarkDecision } from '../lifecycle/mark.ts'
import { PAGES, PROFILES } from '../site/profile.ts'
import {
  ADDRESSING_HELP,
  command,
  ENDPOINT_HELP,
  INDEX_FLAG,
  INDEX_HELP,
  REGION_HELP,
  REPOSITORY_FLAG,
  wholeNumber,
} from './program.ts'

/** What a host gets of an index. */
function profileOption(): Option {
  return new Option(
    '--profile <files>',
    'what OpenTofu reads, and Terraform (protocol), and the pages (website); or the whole index, or all of it (full)',
  ).choices(PROFILES)
}

function addressingOption(): Option {
  return new Option('--addressing <style>', ADDRESSING_HELP).choices(ADDRESSING)
}

function siteHostOption(): Option {
  return new Option(
    '--hosting <name>',
    'the host whose limits and clients count (default: that of registry.json)',
  ).choices([...HOSTINGS, 'none'])
}

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
  .addOption(addressingOption())
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

const CLAIM_HELP =
  'clone of the repository in whose name this runs (default: the repository of the workflow, if any)'

/** `<versions>` must be given; without `[versions]` the mark is about the whole module. */
const MARKS: readonly (readonly [
  action: MarkDecision['action'],
  description: string,
  versions: '<versions>' | '[versions]',
  example: string,
])[] = [
  [
    'yank',
    'take versions out of what clients can choose; their packages stay',
    '<versions>',
    'acme/vpc/aws 1.2.3 --index ./registry --reason "deletes the state bucket"',
  ],
  ['restore', 'take back the yank of versions', '<versions>', 'acme/vpc/aws 1.2.3 --index ./registry'],
  [
    'deprecate',
    'warn consumers of versions, or of the whole module; all stay listed',
    '[versions]',
    'acme/vpc/aws "< 2.0.0" --index ./registry --reason "no longer maintained" --replacement acme/network/aws',
  ],
  ['undeprecate', 'take back a deprecation', '[versions]', 'acme/vpc/aws "< 2.0.0" --index ./registry'],
]

for (const [action, description, versions, example] of MARKS) {
  const marking = command(action, {
    description,
    examples: [example],
    load: async () => (await import('./decisions.ts')).markCommand(action),
  })
    .argument('<address>', 'module address: namespace/name/system')
    .argument(versions, 'a version, or a constraint in quotes, such as "< 2.0.0"')
    .requiredOption(INDEX_FLAG, INDEX_HELP)
    .option(REPOSITORY_FLAG, CLAIM_HELP)
    .option('--dry-run', 'print what clients would see; write nothing')
  if (action === 'restore' || action === 'undeprecate') continue
  marking
    .requiredOption('--reason <text>', 'why; consumers read it')
    .option('--link <url>', 'where consumers read more')
    .option(
      '--replacement <address>',
      'what to use instead: namespace/name/system, or the same with @version',
    )
    .option('--allow-latest', 'mark the latest version too')
}

command('remove', {
  description: 'delete the files and packages of a version for good; its number is never used again',
  examples: [
    'acme/vpc/aws 1.2.3 --index ./registry --reason "contains a private key" --dry-run',
    'acme/vpc/aws 1.2.3 --index ./registry --reason "contains a private key" --yes',
  ],
  load: async () => (await import('./decisions.ts')).removeCommand,
})
  .argument('<address>', 'module address: namespace/name/system')
  .argument('<version>', 'one version')
  .requiredOption(INDEX_FLAG, INDEX_HELP)
  .requiredOption('--reason <text>', 'why; it stays in the index for ever, so it repeats no secret')
  .option(REPOSITORY_FLAG, CLAIM_HELP)
  .option('--yes', 'do not ask; without it a terminal asks for the version')
  .option('--dry-run', 'print what would be deleted; delete nothing')

command('transfer', {
  description: 'give addresses to another repository, which publishes them from then on',
  examples: [
    'acme/vpc/aws --to acme/terraform-aws-network --index ./registry',
    "'acme/*/aws' --to '{owner}/{repository}' --host github.com --index ./registry --dry-run",
  ],
  load: async () => (await import('./decisions.ts')).transferCommand,
})
  .argument('<address>', 'module address, or a pattern in quotes, such as "acme/*/aws"')
  .requiredOption(INDEX_FLAG, INDEX_HELP)
  .requiredOption(
    '--to <owner/name>',
    'the new repository; {namespace}, {name}, {system}, {owner} and {repository} are filled in for each module',
  )
  .option('--host <host>', 'its host (default: that of the owner before)')
  .option('--reason <text>', 'why; it stays in the index')
  .option(REPOSITORY_FLAG, CLAIM_HELP)
  .option('--dry-run', 'print who would own what; write nothing')

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
    '--index ./registry --token-file tokens.txt',
    '--index s3://acme-modules --token-file tokens.txt',
  ],
  load: async () => (await import('./serve/serve.ts')).serveCommand,
})
  .requiredOption(INDEX_FLAG, `${INDEX_HELP}; or s3://BUCKET/PREFIX, or the https URL of a static registry`)
  .option('--endpoint <url>', ENDPOINT_HELP)
  .option('--region <name>', REGION_HELP)
  .addOption(addressingOption())
  .option('--host <address>', 'address to listen on', '127.0.0.1')
  .option('--port <number>', 'port to listen on; 0 takes a free one', wholeNumber(0, 65_535), 8080)
  .option('--poll <seconds>', 'interval between reads of the index', wholeNumber(1, 86_400), 10)
  .option(
    '--base-path <path>',
    'where a proxy has the registry on its host, such as /registry (default: at its root)',
  )
  .addOption(
    new Option('--trusted-proxy <network...>', 'proxies whose X-Forwarded-For names the client: 10.0.0.0/8'),
  )
  .option('--tls-cert <file>', 'certificate chain (PEM), for https')
  .option('--tls-key <file>', 'private key (PEM), for https')
  .option(
    '--token-file <file>',
    'file of readers, one "name token" pair a line (default: everybody may read)',
  )
  .option('--signing-key-file <file>', 'secret that signs package URLs, shared by several servers')
  .addOption(
    new Option('--log-format <format>', 'a line of text or of JSON for each request on stderr')
      .choices(['text', 'json'])
      .default('text'),
  )
