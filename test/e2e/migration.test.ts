import { readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { argv, runCli, runCliWell } from '../support/cli/program.ts'
import {
  CONSUMER_HOSTS,
  createConsumer,
  HOST,
  hostBlock,
  publishModules,
} from '../support/clients/consumer.ts'
import { describeClients } from '../support/clients/terraform.ts'
import { git, startGitServer } from '../support/git/git-repository.ts'
import { buildMonorepo } from '../support/git/module-repository.ts'
import { createRegistry } from '../support/index/registry.ts'
import { startHandMadeRegistry } from '../support/network/hand-made-registry.ts'
import {
  HCP_BASE,
  PEERS,
  plantRegistryApi,
  plantTerralistProxy,
  plantTfrStatic,
} from '../support/network/peer-registries.ts'
import { forAllTests, temporaryDirectory } from '../support/temporary.ts'

const documented = readFileSync('docs/guides/migration.md', 'utf8')

const GIT_URL = 'https://git.acme.test/terraform-aws-vpc.git'

/** What consumers of each kind of registry call, and the rewrite of docs/guides/migration.md for it. */
const PATHS: readonly (readonly [from: string, rewrite: string, source: string, version: string])[] = [
  ['Git sources', `${GIT_URL}=${HOST}/acme/vpc/aws`, `git::${GIT_URL}?ref=v1.1.0`, '1.1.0'],
  ['the public registry', `acme/vpc=${HOST}/acme/vpc`, 'acme/vpc/aws', '1.1.0'],
  ['boring-registry', `boring.acme.test/acme=${HOST}/acme`, 'boring.acme.test/acme/vpc/aws', '~> 1.0'],
  ['HCP Terraform', `app.terraform.io/acme=${HOST}/acme`, 'app.terraform.io/acme/vpc/aws', '1.1.0'],
  ['tfr-static', `tfr.acme.test/acme=${HOST}/acme`, 'tfr.acme.test/acme/vpc/aws', '>= 1.0.0, < 2.0.0'],
]

describe('a consumer', () => {
  const index = forAllTests(publishModules)

  describeClients('moves', (client) => {
    it.each(PATHS)('from %s', async (_, rewrite, source, version) => {
      expect(documented).toContain(`--rewrite ${rewrite.replaceAll(HOST, 'modules.acme.dev')}`)
      const block = (of: string) => `module "vpc" {\n  source = "${of}"\n  version = "${version}"\n}\n`
      const before = source.startsWith('git::')
        ? `module "vpc" {\n  source = "${source}"\n}\n`
        : block(source)
      const url = (await CONSUMER_HOSTS['serve']?.(index())) ?? ''
      const consumer = await createConsumer({ 'main.tf': before }, hostBlock(url))
      const call = { cwd: consumer.directory, env: consumer.env }
      await runCliWell(['audit', '--rewrite', rewrite, '--write'], call)
      const aligned = source.startsWith('git::') ? 'source ' : 'source'
      const after = block(`${HOST}/acme/vpc/aws`).replace('source', aligned)
      expect(await readFile(join(consumer.directory, 'main.tf'), 'utf8')).toBe(after)
      await consumer.init(client)
      expect((await runCliWell(['audit'], call)).stdout).toContain(`${HOST}/acme/vpc/aws  1.1.0`)
    })
  })
})

describe('audit --rewrite', () => {
  const GIT = '--rewrite=https://git.acme.test/vpc=modules.acme.test/acme/vpc/aws'

  async function rewrite(files: Readonly<Record<string, string>>, ...flags: string[]) {
    const { directory, env } = await createConsumer(files, '')
    const result = await runCli(['audit', ...flags], { cwd: directory, env })
    return { ...result, read: (path: string) => readFile(join(directory, path), 'utf8') }
  }

  it('prints what it would change, with the text of docs/guides/migration.md, and writes nothing', async () => {
    const before =
      'module "vpc" {\n  source = "git::https://git.acme.dev/vpc.git//modules/subnets?ref=v1.2.3"\n}\n'
    const pair = 'https://git.acme.dev/vpc.git=modules.acme.dev/acme/vpc/aws'
    const { code, stdout, read } = await rewrite({ 'main.tf': before }, '--rewrite', pair)
    expect(code).toBe(0)
    const shown = `$ module-registry audit --rewrite ${pair}\n${stdout}`
    expect(documented).toContain(shown.replaceAll(/^(?=.)/gm, '    '))
    expect(await read('main.tf')).toBe(before)
  })

  it('changes JSON, keeps line ends and comments, and leaves what is no version', async () => {
    const files = {
      'a.tf.json':
        '{"module": {"vpc": {\n  "source": "git::https://git.acme.test/vpc.git?ref=network/v2.0.0"\n}}}\n',
      'b.tf':
        '# "https://git.acme.test/vpc"\r\nmodule "b" {\r\n  source   = "git::https://git.acme.test/vpc?ref=1.0.0" # pinned\r\n}\r\n',
      'c.tf':
        'module "c" {\n  source = "git::https://git.acme.test/vpc.git?ref=main"\n}\nmodule "d" {\n  source = "git::https://git.acme.test/vpc-other.git?ref=v1.0.0"\n}\n',
    }
    const { stdout, read } = await rewrite(files, GIT, '--write')
    expect(await read('a.tf.json')).toContain(
      '"source": "modules.acme.test/acme/vpc/aws", "version": "2.0.0"',
    )
    expect(await read('b.tf')).toBe(
      '# "https://git.acme.test/vpc"\r\nmodule "b" {\r\n  source   = "modules.acme.test/acme/vpc/aws" # pinned\r\n  version  = "1.0.0"\r\n}\r\n',
    )
    expect(await read('c.tf')).toBe(files['c.tf'])
    expect(stdout).toContain('left      c.tf:2: the ref "main" is no version: choose one, and write it')
  })

  it('moves the directories of a repository of many modules, and aligns what is beside the version', async () => {
    const call = (name: string, below: string) =>
      `module "${name}" {\n  source = "git::https://git.acme.test/all.git//${below}?ref=v1.2.0"\n  cidr   = "=" # =\n\n  tags   = {}\n}\n`
    const files = {
      'a.tf': ['aws/vpc', 'aws/vpc/modules/a', 'aws/vpc-two', 'aws'].map((each) => call('a', each)).join(''),
    }
    for (const old of [
      'https://git.acme.test/all.git//aws/vpc',
      'git::https://git.acme.test/all//aws/vpc/?ref=v1.0.0',
    ]) {
      const { read } = await rewrite(files, '--rewrite', `${old}=modules.acme.test/acme/vpc/aws`, '--write')
      const moved = (below: string) =>
        `module "a" {\n  source  = "modules.acme.test/acme/vpc/aws${below}"\n  version = "1.2.0"\n  cidr    = "=" # =\n\n  tags   = {}\n}\n`
      const others = ['aws/vpc-two', 'aws'].map((each) => call('a', each))
      expect(await read('a.tf')).toBe([moved(''), moved('//modules/a'), ...others].join(''))
    }
  })

  it('changes all directories below one, and takes the version of a commit from its comment', async () => {
    const commit = 'a0307d4d1807de60b3868b96ef1b369808289157'
    const call = (behind: string) =>
      `module "a" {\n  source = "git::https://git.acme.test/vpc?ref=${behind}\n}\n`
    const after = 'module "a" {\n  source  = "modules.acme.test/acme/vpc/aws"\n  version = "6.0.1"\n}\n'
    const left = call(`${commit}" # see v6.0.1`) + call('main" # v6.0.1')
    const inside = { 'live/a/a.tf': call(`${commit}" # v6.0.1`), 'live/a/b/b.tf': left }
    const outside = call('v1.0.0"')
    const { stdout, read } = await rewrite({ ...inside, 'c/c.tf': outside }, GIT, '--write', 'live')
    expect([await read('live/a/a.tf'), await read('live/a/b/b.tf')]).toEqual([after, left])
    expect(stdout).toContain(`left      live/a/b/b.tf:2: the ref "${commit}" is no version`)
    expect(await read('c/c.tf')).toBe(outside)
  })

  it('changes all forms of a Git repository, and no module of a registry on its host', async () => {
    const module = (source: string, more = '') => `module "a" {\n  source  = "${source}"\n${more}}\n`
    const forms = [
      'git@git.acme.test:vpc.git?ref=v1.0.0',
      'git::ssh://git@git.acme.test:2222/vpc?ref=v1.0.0',
      'git::git@git.acme.test:vpc.git?depth=1&ref=v1.0.0',
      'git::https://user@git.acme.test/vpc.git/?ref=v1.0.0',
    ]
    const others = [
      'git.acme.test/vpc/a/aws',
      'git::https://git.acme.test:2222/vpc?ref=v1.0.0',
      'git@acme.test:vpc?ref=v1.0.0',
    ]
    const text = [...forms, ...others].map((each) => module(each)).join('')
    const { read } = await rewrite({ 'main.tf': text }, GIT, '--write')
    const changed = module('modules.acme.test/acme/vpc/aws', '  version = "1.0.0"\n')
    expect(await read('main.tf')).toBe(
      [...forms.map(() => changed), ...others.map((each) => module(each))].join(''),
    )
    const github = ['git@github.com:acme/vpc.git', 'github.com/acme/vpc', 'git::https://github.com/acme/vpc']
    const files = { 'main.tf': github.map((each) => module(`${each}?ref=v1.0.0`)).join('') }
    const pair = 'github.com/acme/vpc=modules.acme.test/acme/vpc/aws'
    const moved = await rewrite(files, '--rewrite', pair, '--write')
    expect(await moved.read('main.tf')).toBe(github.map(() => changed).join(''))
  })

  it('changes Terragrunt units, and names those whose source is an expression', async () => {
    const unit = (source: string, behind = '') =>
      `locals {\n  v = "v1.0.0"\n}\ninputs = {}\nterraform {\n  source = "${source}"${behind}\n}\n`
    const vpc = 'tfr://modules.acme.test/acme/vpc/aws'
    const git = 'git::https://git.acme.test/vpc.git'
    const cases = [
      [`${git}//modules/a?ref=v1.2.3`, `${vpc}//modules/a?version=1.2.3`],
      ['tfr://git.acme.test/vpc/b/aws?version=2.0.0', undefined],
      [git, undefined],
      [`${git}?ref=\${local.v}`, undefined],
    ] as const
    const names = cases.map((_, at) => `live/${at}/terragrunt.hcl`)
    const files = cases.map(([source], at) => [names[at] ?? '', unit(source)] as const)
    const { stdout, read } = await rewrite(Object.fromEntries(files), GIT, '--write')
    for (const [at, [source, next = source]] of cases.entries())
      expect(await read(names[at] ?? '')).toBe(unit(next))
    expect(stdout).toContain('left      live/2/terragrunt.hcl:6: it names no version: choose one')
    expect(stdout).toContain('left      live/3/terragrunt.hcl:6: the source is an expression')
    const pair = `git.acme.test/vpc=modules.acme.test/acme`
    const moved = await rewrite(Object.fromEntries(files), '--rewrite', pair, '--write')
    expect(await moved.read(names[1] ?? '')).toBe(unit('tfr://modules.acme.test/acme/b/aws?version=2.0.0'))
  })

  it.each([
    ['a rewrite that is no pair', ['--rewrite', 'modules.acme.dev'], 1, 'which is not OLD=NEW'],
    ['--write alone', ['--write'], 2, 'hint: add --rewrite OLD=NEW'],
    ['a directory without configuration', ['nothing', GIT], 1, '"nothing" has no configuration'],
  ] as const)('refuses %s', async (_, flags, code, text) => {
    const result = await rewrite({ 'main.tf': '' }, ...flags)
    expect([result.code, result.stderr]).toEqual([code, expect.stringContaining(text)])
  })
})

describe('audit --index', () => {
  /** An index of two modules of one repository, at one commit. */
  async function publishPlatform() {
    const modules = [
      { path: 'modules/dns', address: 'acme/dns/aws', 'tag-prefix': 'dns/' },
      { path: '.', address: 'acme/all/aws', 'tag-prefix': 'all-' },
    ]
    const config = { '.module-registry.yml': JSON.stringify({ modules }) }
    const files = { ...config, 'main.tf': output('all'), 'modules/dns/main.tf': output('dns') }
    const tags = ['dns/v1.0.0', 'all-1.0.0', 'dns/v1.1.0']
    const repository = await buildMonorepo([{ files, tags }], 'git@git.acme.test:acme/Platform.git')
    const { directory: index } = await createRegistry()
    await runCliWell(['publish', '--index', index, '--repository', repository, '--all-tags'])
    await runCliWell(argv`yank acme/dns/aws 1.1.0 --index ${index} --reason broken --allow-latest`)
    return { index, commit: (await git(repository, ['rev-parse', 'HEAD'])).trim() }
  }

  it('changes the sources whose tag or commit is a version there, and names the others', async () => {
    const { index, commit } = await publishPlatform()
    const https = 'git::https://git.acme.test/acme/platform.git'
    const cases: readonly [source: string, behind: string, name: string, version: string][] = [
      ['git@git.acme.test:acme/platform.git//modules/dns?ref=dns/v1.0.0', '', 'dns/aws', '1.0.0'],
      [`${https}//modules/dns/x?ref=${commit.slice(0, 12)}`, ' # v1.0.0', 'dns/aws//x', '1.0.0'],
      [`${https}?ref=${commit}`, '', 'all/aws', '1.0.0'],
      [`${https}//modules/dns?ref=all-1.0.0`, '', 'all/aws//modules/dns', '1.0.0'],
      [`${https}//modules/dns?ref=${'a'.repeat(40)}`, ' # dns/v1.0.0', 'dns/aws', '1.0.0'],
      [`${https}//modules/dns`, '', 'dns/aws', ''],
      [`${https}?ref=main`, ' # soon', '', 'the index has no version at "main" of the directory'],
      [`${https}//modules/dns?ref=dns/v1.1.0`, '', '', '1.1.0 of acme/dns/aws is yanked'],
      ['git::https://git.acme.test/acme/other.git?ref=v1.0.0', '', '', ''],
    ]
    const block = (source: string, behind: string, version = '') =>
      `module "a" {\n  source  = "${source}"${behind}\n${version}}\n`
    const before = cases.map(([source, behind]) => block(source, behind)).join('')
    const after = cases.map(([source, behind, name, version]) =>
      name === ''
        ? block(source, behind)
        : block(`${HOST}/acme/${name}`, '', version === '' ? '' : `  version = "${version}"\n`),
    )
    const { directory, env } = await createConsumer({ 'main.tf': before }, '')
    const { stdout } = await runCliWell(['audit', '--index', index, '--write'], { cwd: directory, env })
    expect(await readFile(join(directory, 'main.tf'), 'utf8')).toBe(after.join(''))
    for (const [, , , reason] of cases.filter(([, , name]) => name === '')) expect(stdout).toContain(reason)
    expect(stdout.match(/^left /gm)).toHaveLength(2)
  })

  it('refuses a pair beside it, and an index without a URL', async () => {
    const { directory: index } = await createRegistry()
    const { directory, env } = await createConsumer({ 'main.tf': '' }, '')
    const audit = (...flags: string[]) => runCli(['audit', ...flags], { cwd: directory, env })
    expect((await audit('--index', index, '--rewrite', 'a=b')).stderr).toContain('exclude each other')
    const registry = join(index, 'registry.json')
    const json = await readFile(registry, 'utf8')
    await writeFile(registry, json.replace(/"url":\s*"[^"]*"/, '"url": null'))
    expect((await audit('--index', index)).stderr).toContain('the index has no public URL')
  })
})

const TOKEN = 'a-token-of-the-organisation'

const output = (id: string) => `output "id" {\n  value = "${id}"\n}\n`
const DNS = { 'modules/dns/main.tf': output('dns 1') }
/** Three modules of one repository; log has moved to modules/. */
const MONOREPO = [
  { files: { ...DNS, 'log/main.tf': output('log 1') }, tags: ['dns/v1.0.0', 'log-1.0.0'] },
  {
    files: { ...DNS, 'modules/log/main.tf': output('log 2'), 'modules/kms/main.tf': output('kms 1') },
    tags: ['log-2.0.0', 'kms/v1.0.0'],
  },
]
const VPC = [{ files: { 'main.tf': output('vpc 1') }, tags: ['v1.0.0'] }]
/** As tfr-static has it: directories of a system, and tags that name them. */
const TFR = [
  {
    files: { 'aws/ec2/alb/main.tf': output('alb 1'), 'hetzner/server/main.tf': output('server 1') },
    tags: ['aws/ec2/alb-1.0.0', 'hetzner/server-0.1.0'],
  },
]

async function startRepositories() {
  const root = await temporaryDirectory()
  for (const [name, commits] of Object.entries({ platform: MONOREPO, 'terraform-aws-vpc': VPC })) {
    const directory = await buildMonorepo(commits, `https://git.acme.test/acme/${name}.git`)
    await git('/', ['clone', '--quiet', '--bare', directory, join(root, `acme/${name}.git`)])
  }
  const { url } = await startGitServer({ root })
  return { root, vpc: `${url}/acme/terraform-aws-vpc.git`, platform: `${url}/acme/platform.git` }
}

type Repositories = Awaited<ReturnType<typeof startRepositories>>

/** A path of docs/guides/migration.md: how the versions of another registry come into an index. */
interface Path {
  readonly from: string
  readonly move: (repositories: Repositories, index: string) => Promise<void>
  /** `address version` of what is there afterwards. */
  readonly published: readonly string[]
}

/** Imports the namespace, or modules of it, and collects what was written. */
async function importAndCollect(
  index: string,
  cliConfig: string,
  { modules = [''], left = [] }: { modules?: readonly string[]; left?: readonly string[] } = {},
): Promise<void> {
  const { directory, env } = await createConsumer({ 'x.tf': '' }, cliConfig)
  const from = modules.flatMap((module) => ['--from', `https://${HOST}/acme/${module}`])
  const args = ['import', ...from, '--output', 'registry.yml']
  const { stdout } = await runCliWell(args, { cwd: directory, env })
  expect(stdout.match(/^not taken .*/gm) ?? []).toEqual(left)
  await collect(index, join(directory, 'registry.yml'))
}

async function collect(index: string, config: string): Promise<void> {
  await runCliWell(['collect', '--index', index, '--config', config])
}

async function publishClone(index: string, repository: string, ...flags: string[]): Promise<void> {
  const clone = join(await temporaryDirectory(), 'clone')
  await git('/', ['clone', '--quiet', repository, clone])
  await runCliWell(['publish', '--index', index, '--repository', clone, '--all-tags', ...flags])
}

/** The modules of the monorepo at the locations of a registry that clones. */
function clonedModules({ platform }: Repositories) {
  const at = (directory: string, tag: string) => `git::${platform}//${directory}?ref=${tag}`
  return [
    { address: 'acme/dns/aws', locations: { '1.0.0': at('modules/dns', 'dns/v1.0.0') } },
    {
      address: 'acme/log/aws',
      locations: { '1.0.0': at('log', 'log-1.0.0'), '2.0.0': at('modules/log', 'log-2.0.0') },
    },
    { address: 'acme/kms/aws', locations: { '1.0.0': at('modules/kms', 'kms/v1.0.0') } },
  ]
}

/** Archives that name no repository: nothing can be imported, and the repository itself is published. */
async function fromArchives(name: string, { root }: Repositories, index: string): Promise<void> {
  const registry = await startHandMadeRegistry()
  registry.answers.clear()
  PEERS.find((peer) => peer.name === name)?.plant(registry)
  const { directory, env } = await createConsumer({ 'x.tf': '' }, hostBlock(registry.url))
  const from = ['import', '--from', `https://${HOST}/acme/vpc/aws`]
  const { code, stdout } = await runCli(from, { cwd: directory, env })
  expect(code).toBe(1)
  expect(stdout).toMatch(
    /^not taken acme\/vpc\/aws 1\.2\.3: the package is an archive, and the registry names no Git repository/m,
  )
  await publishClone(index, join(root, 'acme/terraform-aws-vpc.git'), '--module', 'acme/vpc/aws')
}

const WAYS: readonly Path[] = [
  {
    from: 'Git sources',
    async move({ vpc, platform }, index) {
      const config = join(await temporaryDirectory(), 'registry.yml')
      const modules = [{ path: 'modules/dns', address: 'acme/dns/aws', 'tag-prefix': 'dns/' }]
      const sources = [
        { repository: vpc, address: 'acme/vpc/aws' },
        { repository: platform, modules },
      ]
      await writeFile(config, JSON.stringify({ sources }))
      await collect(index, config)
    },
    published: ['acme/dns/aws 1.0.0', 'acme/vpc/aws 1.0.0'],
  },
  {
    from: 'the public registry',
    async move({ vpc }, index) {
      const registry = await startHandMadeRegistry()
      const location = 'https://api.github.com/repos/acme/terraform-aws-vpc/tarball/v1.0.0//*?archive=tar.gz'
      plantRegistryApi(registry, [
        { address: 'acme/vpc/aws', locations: { '1.0.0': location }, source: vpc.replace(/\.git$/, '') },
      ])
      await importAndCollect(index, hostBlock(registry.url))
    },
    published: ['acme/vpc/aws 1.0.0'],
  },
  ...['boring-registry', 'terralist'].map((from) => ({
    from,
    move: (repositories: Repositories, index: string) => fromArchives(from, repositories, index),
    published: ['acme/vpc/aws 1.0.0'],
  })),
  {
    from: 'terralist with its proxy store',
    async move(repositories, index) {
      const registry = await startHandMadeRegistry()
      plantTerralistProxy(registry, clonedModules(repositories))
      await importAndCollect(index, hostBlock(registry.url), { modules: ['dns/aws', 'log/aws', 'kms/aws'] })
    },
    published: ['dns/aws 1.0.0', 'kms/aws 1.0.0', 'log/aws 1.0.0', 'log/aws 2.0.0'].map(
      (each) => `acme/${each}`,
    ),
  },
  {
    from: "HCP Terraform's private registry",
    async move({ vpc, platform }, index) {
      const registry = await startHandMadeRegistry()
      const location = 'https://archivist.terraform.io/v1/object/dmF1bHQ6djE6?archive=tar.gz'
      const modules = [
        { address: 'acme/vpc/aws', locations: { '1.0.0': location }, source: vpc.replace(/\.git$/, '') },
        { address: 'acme/dns/aws', locations: { '1.0.0': location }, source: platform.replace(/\.git$/, '') },
      ]
      plantRegistryApi(registry, modules, { base: HCP_BASE, token: TOKEN })
      const credentials = `credentials "${HOST}" {\n  token = "${TOKEN}"\n}\n`
      const cliConfig = hostBlock(registry.url).replace('/v1/modules/', HCP_BASE) + credentials
      const left = [
        `not taken acme/dns/aws 1.0.0: its tag begins with "dns/", and the registry does not say which directory of ${platform} it is: list it in registry.yml, under "modules" of the source`,
      ]
      await importAndCollect(index, cliConfig, { left })
    },
    published: ['acme/vpc/aws 1.0.0'],
  },
  {
    from: 'tfr-static',
    async move(_, index) {
      const registry = await startHandMadeRegistry()
      plantTfrStatic(registry, 'acme/ec2-alb/aws', ['1.0.0'])
      const host = hostBlock(registry.url).replace('/v1/modules/', '/')
      const { directory: cwd, env } = await createConsumer({ 'x.tf': '' }, host)
      const { stdout } = await runCli(['import', '--from', `https://${HOST}/acme/ec2-alb/aws`], { cwd, env })
      expect(stdout).toMatch(/^not taken acme\/ec2-alb\/aws 1\.0\.0: /m)
      const directory = await buildMonorepo(TFR, 'https://git.acme.test/platform/modules.git')
      await git(directory, ['checkout', '--quiet', '--force', 'main'])
      await runCliWell(['configure', '--repository', directory, '--namespace', 'acme'])
      const config = ['--config', join(directory, '.module-registry.yml')]
      await runCliWell(['publish', '--index', index, '--repository', directory, '--all-tags', ...config])
    },
    published: ['acme/ec2-alb/aws 1.0.0', 'acme/server/hetzner 0.1.0'],
  },
]

describe('the versions of another registry', () => {
  const indexes = new Map<string, string>()
  const repositories = forAllTests(startRepositories)

  it.each(WAYS)('move from $from', async ({ from, move, published }) => {
    const index = join(await temporaryDirectory(), 'index')
    await runCliWell(['init', '--index', index, '--url', `https://${HOST}`])
    await move(repositories(), index)
    const { json } = await runCliWell(['status', '--index', index, '--json'])
    const { modules } = json() as { modules: { address: string; versions: { version: string }[] }[] }
    const found = modules.flatMap(({ address, versions }) =>
      versions.map(({ version }) => `${address} ${version}`),
    )
    expect(found.sort()).toEqual(published)
    indexes.set(from, index)
  })

  describeClients('install with', (client) => {
    it.each(WAYS)('what came from $from', async ({ from, published }) => {
      const url = (await CONSUMER_HOSTS['serve']?.(indexes.get(from) ?? '')) ?? ''
      const calls = published.map((release, at) => {
        const [address, version] = release.split(' ')
        return `module "m${at}" {\n  source  = "${HOST}/${address}"\n  version = "${version}"\n}\n`
      })
      await (await createConsumer({ 'main.tf': calls.join('') }, hostBlock(url))).init(client)
    })
  })
})
