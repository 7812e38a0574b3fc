import { rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { readSourceFiles } from '../architecture/source-files.ts'
import { type Environment, runCli, startServeForTest } from '../support/cli/program.ts'
import { listTree } from '../support/clients/terraform.ts'
import { git, startGitServer } from '../support/git/git-repository.ts'
import { pushTags, versionsOf } from '../support/git/tagged-modules.ts'
import { startDeployedSite } from '../support/network/deployed-site.ts'
import { startOciRegistry } from '../support/oci/oci-registry.ts'
import { temporaryDirectory, temporaryFile } from '../support/temporary.ts'
import { collectedSources, emptyIndexes, moduleDirectories, moduleRepositories } from './fixtures.ts'
import { type Placeholders, recordable, runLine, transcriptOf } from './transcript.ts'

/**
 * What the built command line prints with `--json`: contract, as the files of an index are. Of refusals the codes are
 * recorded, not the texts. Written anew by `npx vitest run test/golden -u`, and by nothing else.
 */
const URL = '--url https://modules.acme.test'
const TO_INDEX = 'publish --index INDEX --repository'
const TO_BARE = 'publish --index BARE --repository'

const COMMANDS: Readonly<Record<string, readonly string[]>> = {
  init: [
    `init --index NEW ${URL}`,
    `init --index NEW ${URL}`,
    `init --index NEW ${URL} --hosting netlify`,
    `init --index BARE#other ${URL} --name Acme`,
    'init --index NEW --url https://other.test',
  ],
  publish: [
    `${TO_BARE} VPC --tag v1.0.0`,
    `${TO_BARE} VPC --tag v1.0.0`,
    `${TO_BARE} VPC --tag v1.1.0 --dry-run`,
    `${TO_BARE} VPC --tag v1.1.0 --tag v9 --tag absent --tag v1.0.0`,
    `${TO_BARE} VPC --tag v1.1.0 --tag v9 --tag absent --tag v1.0.0 --keep-going`,
    `${TO_BARE} VPC --tag v1.1.1 --compatibility enforce`,
    `${TO_BARE} VPC --tag v1.1.1`,
    `${TO_BARE} VPC --all-tags`,
  ],
  'publish-kinds': [
    `${TO_INDEX} VPC --tag v1.0.0 --package git`,
    `${TO_INDEX} VPC --tag v1.1.0 --package git,index --git-ref tag`,
    `${TO_INDEX} VPC --tag v1.1.1 --package oci,index --oci-repository OCI/acme/vpc`,
    `${TO_INDEX} VPC --tag v2.0.0 --package oci --oci-repository OCI/acme/vpc --oci-tags version`,
    `${TO_INDEX} VPC --tag v1.0.0 --package git --source-url https://git.acme.test/x.git --module acme/x/aws`,
  ],
  'publish-modules': [
    `${TO_INDEX} MONOREPO --all-tags`,
    `${TO_INDEX} VPC --tag v1.0.0 --module-path modules/subnets --module acme/subnets/aws`,
    `${TO_INDEX} MOVED --all-tags`,
  ],
  package: [
    'package --repository VPC --tag v1.0.0 --output ZIP',
    'package --repository VPC --tag v1.0.0 --output ZIP --module-path modules/subnets',
  ],
  inspect: ['inspect FIRST', 'inspect DAMAGED', 'inspect EMPTY', 'inspect ABSENT'],
  release: ['release --dry-run --repository VPC', 'release --dry-run --repository MONOREPO'],
  changelog: ['changelog v1.0.0 v1.1.0 --repository VPC', 'changelog absent --repository VPC'],
  compare: [
    'compare v1.0.0 v1.1.0 --repository VPC',
    'compare v1.1.0 v1.1.1 --repository VPC',
    'compare v1.1.1 v1.0.0 --repository VPC',
    'compare FIRST THIRD',
    'compare FIRST DAMAGED',
  ],
  check: [
    'check --repository VPC',
    'check --repository CHANGED',
    'check --repository CHANGED --version 1.0.1',
    'check --repository CHANGED --version 2.0.0',
    'check --repository MONOREPO --version a-v1.0.1',
  ],
  collect: [
    'collect --index BARE --config GOOD --dry-run',
    'collect --index BARE --config GOOD',
    'collect --index BARE --config GOOD',
    'collect --index INDEX --config ALL',
    'collect --index INDEX --config ALL',
    'collect --index INDEX --config ALL --only terraform-aws-broken',
  ],
}

let repositories: Placeholders

beforeAll(async () => {
  const { host } = await startOciRegistry()
  const modules = { ...(await moduleRepositories()), ...(await moduleDirectories()) }
  repositories = { ...modules, ...(await collectedSources()), OCI: host }
})

describe('the documents of', () => {
  it.each(Object.entries(COMMANDS))('%s are as they were', async (name, lines) => {
    const needsIndex = lines.some((line) => line.includes('--index'))
    const placeholders = { ...repositories, ...(needsIndex ? await emptyIndexes() : {}) }
    await expect(await transcriptOf(lines, placeholders)).toMatchFileSnapshot(`outputs/${name}.txt`)
  })

  it('an index, but for its pages, are as they were', async () => {
    const indexes = await emptyIndexes()
    for (const line of [`${TO_INDEX} VPC --all-tags`, `${TO_INDEX} MONOREPO --all-tags --package git,index`])
      await runLine(line, { ...repositories, ...indexes })
    const files = (await listTree(indexes.INDEX)).filter(([path]) => !/\.(html|css|js|svg)$/.test(path))
    const lines = files.map(([path, , sha256]) => `${sha256}  ${path}\n`)
    await expect(lines.join('')).toMatchFileSnapshot('outputs/index-files.txt')
  })

  it('render are as they were', async () => {
    const indexes = await emptyIndexes()
    const placeholders = { ...repositories, ...indexes }
    await runLine(`${TO_INDEX} VPC --all-tags`, placeholders)
    await rm(join(indexes.INDEX, 'v1/modules/acme/vpc/aws/versions'))
    const lines = ['render --index INDEX', 'render --index INDEX', 'render --index BARE']
    await expect(await transcriptOf(lines, placeholders)).toMatchFileSnapshot('outputs/render.txt')
  })

  it('publish --wait are as they were', async () => {
    const bare = join(await temporaryDirectory(), 'index.git')
    await git('/', ['init', '--quiet', '--bare', bare])
    const site = await startDeployedSite({ repository: bare, applyHeaders: true, deploysAt: 1 })
    const placeholders = { ...repositories, BARE: bare, SITE: site.url }
    const lines = ['init --index BARE --url SITE', `${TO_BARE} VPC --tag v1.0.0 --wait 20`]
    await expect(await transcriptOf(lines, placeholders)).toMatchFileSnapshot('outputs/publish-wait.txt')
  })
})

it('the flags of every command are as they were', async () => {
  const marks = ['yank', 'restore', 'deprecate', 'undeprecate', 'remove', 'transfer']
  const others = ['audit', 'configure', 'import', 'doctor', 'render', 'serve', 'status', 'verify', ...marks]
  const lines: string[] = []
  for (const name of [...Object.keys(COMMANDS).filter((name) => !name.includes('-')), ...others].toSorted()) {
    const { stdout } = await runCli([name, name === 'publish' ? '--help-all' : '--help'])
    lines.push(name, ...(stdout.match(/^ {2}(-\w, )?--[\w-]+( <[^>]+>)?/gm) ?? []))
  }
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('outputs/flags.txt')
})

/** Codes and exit codes are contract; messages and hints are not, so they are not recorded. */
const FIRST_TAG = '--tag v1.0.0'
const RETRY = { MODULE_REGISTRY_RETRY_SECONDS: '1' }

const REFUSED: readonly (readonly [line: string, env?: Environment])[] = [
  ['publish --index INDEX --bogus'],
  ['serve --index INDEX --port 0 --tls-cert a.pem'],
  ['doctor http://modules.acme.test'],
  [`${TO_INDEX} VPC --tag v1.0.0 --package s3`],
  ['publish --index https://git.acme.test --repository VPC --tag v1.0.0'],
  ['collect --index INDEX --config ABSENT'],
  ['collect --index INDEX --config UNKNOWN_KEY'],
  [`${TO_INDEX} VPC --tag v9`],
  [`${TO_INDEX} VPC ${FIRST_TAG} --module vpc`],
  [`${TO_INDEX} ABSENT ${FIRST_TAG}`],
  [`${TO_INDEX} NOTES ${FIRST_TAG}`],
  ['compare v1.0.0 v1.0.1 --repository BROKEN'],
  [`${TO_INDEX} LINKED ${FIRST_TAG}`],
  [`${TO_INDEX} STATE ${FIRST_TAG}`],
  ['collect --index OPEN --config PRIVATE', { MODULE_REGISTRY_TOKEN_127_0_0_1: 'secret' }],
  ['collect --index INDEX --config PRIVATE'],
  ['collect --index INDEX --config LIMITED'],
  ['collect --index INDEX --config UNREACHABLE'],
  [`publish --index USED --repository MOVED ${FIRST_TAG}`],
  ['publish --index USED --repository MOVED --tag 1.0.0'],
  ['publish --index USED --repository OTHER --tag v3.0.0 --module acme/vpc/aws'],
  ['publish --index USED --repository VPC --tag v1.1.1 --compatibility enforce'],
  ['check --repository CHANGED --version 1.0.0'],
  ['render --index ABSENT'],
  [`publish --index http://127.0.0.1:1/index.git --repository VPC ${FIRST_TAG}`, RETRY],
  [`${TO_INDEX} VPC ${FIRST_TAG} --package oci --oci-repository 127.0.0.1:1/acme/vpc`, RETRY],
  [`${TO_INDEX} VPC ${FIRST_TAG} --package oci --oci-repository OCI/acme/vpc`, RETRY],
  [`${TO_INDEX} VPC ${FIRST_TAG} --package oci --oci-repository LOCKED/acme/vpc`],
  [`${TO_INDEX} VPC --tag v7.0.0`],
  ['publish --index DEPLOYED --repository VPC --tag v1.1.0 --wait 1'],
  ['doctor SITE acme/vpc/aws@9.9.9'],
  [`${TO_INDEX} VPC ${FIRST_TAG}`, { PATH: '/nonexistent' }],
]

it('the list of codes is as it was', async () => {
  const union = /export type ErrorCode =((?:\s*\| '[A-Z_]+')+)/
  const [found = ''] = readSourceFiles().flatMap(({ text }) => union.exec(text)?.[1] ?? [])
  const codes = [...found.matchAll(/[A-Z_]+/g)].map(([code]) => code)
  await expect(`${codes.join('\n')}\n`).toMatchFileSnapshot('outputs/error-codes.txt')
})

it('refused commands have the codes and the exit codes that they had', { timeout: 120_000 }, async () => {
  const placeholders = await refusingServers()
  const lines: string[] = []
  for (const [line, env] of REFUSED) {
    const { code, stdout, stderr } = await runLine(line, placeholders, env)
    const codes = new Set(Array.from(stdout.matchAll(/"error": \{\s+"code": "(\w+)"/g), ([, each]) => each))
    const told = Array.from(stderr.matchAll(/^error\[(\w+)\]/gm), ([, each]) => each)
    lines.push(`${line}\n  exit ${code}, stdout ${[...codes].join(' ')}, stderr ${told.join(' ')}\n`)
  }
  await expect(lines.join('')).toMatchFileSnapshot('outputs/refused-commands.txt')
})

/** What the command lines name, and the servers behind it, which end with the test. */
async function refusingServers(): Promise<Placeholders> {
  const [index, used, open] = [await emptyIndexes(), await emptyIndexes(), await emptyIndexes()]
  await runLine('publish --index INDEX --repository VPC --tag v1.0.0', { ...repositories, ...used })
  const server = await startGitServer({ root: dirname(open.BARE) })
  const registry = await startOciRegistry()
  registry.failNext(/^POST /, { answer: 400 })
  const site = await startDeployedSite({ repository: used.BARE })
  const deployed = join(await temporaryDirectory(), 'index')
  await runLine('init --index DEPLOYED --url SITE', { DEPLOYED: deployed, SITE: site.url })
  const hosts = { OCI: registry.host, LOCKED: (await startOciRegistry({ auth: 'basic' })).host }
  const served = { OPEN: `${server.url}/index.git`, DEPLOYED: deployed, SITE: site.url }
  return { ...repositories, ...index, ...hosts, USED: used.INDEX, ...served, PRIVATE: await privateSource() }
}

/** A config file whose one source needs a token. */
async function privateSource(): Promise<string> {
  const root = await temporaryDirectory()
  await pushTags(join(root, 'acme/terraform-aws-vpc.git'), versionsOf('vpc', ['1.0.0']))
  const server = await startGitServer({ root, token: 'secret' })
  const source = `sources:\n  - repository: ${server.url}/acme/terraform-aws-vpc.git\n`
  return temporaryFile('registry.yml', source)
}

const MODULE = '/v1/modules/acme/vpc/aws'
const PATHS = [
  '/.well-known/terraform.json',
  '/v1/modules',
  '/v1/modules?limit=1&offset=1',
  '/v1/modules?limit=many',
  '/v1/modules/index.json',
  '/v1/modules/acme',
  '/v1/modules/nobody',
  '/v1/modules/search?q=network',
  '/v1/modules/search?q=nothing',
  '/v1/modules/acme/vpc',
  MODULE,
  `${MODULE}/1.0.0`,
  `${MODULE}/9.9.9`,
  `${MODULE}/versions`,
  `${MODULE}/download`,
  `${MODULE}/1.0.0/download`,
  `${MODULE}/2.0.0/download`,
  `${MODULE}/9.9.9/download`,
  `${MODULE}/1.0.0/release.json`,
  `${MODULE}/1.0.0/interface.json`,
  `${MODULE}/module.json`,
  '/catalog/b3.json',
  '/registry.json',
  '/healthz',
  '/readyz',
  '/nothing',
]
const HEADERS = ['content-type', 'cache-control', 'location', 'vary', 'x-terraform-get', 'www-authenticate']

/** An index with every version of one module, and one version of another in Git; a server of it. */
async function startServer(...flags: readonly string[]): Promise<string> {
  const placeholders = { ...repositories, ...(await emptyIndexes()) }
  for (const each of ['--all-tags', '--tag v1.0.0 --package git --module acme/zone/aws'])
    await runLine(`publish --index INDEX --repository VPC ${each}`, placeholders)
  return (await startServeForTest(['--index', placeholders.INDEX, ...flags])).url
}

/** Status, the headers that clients and caches read, and the body, as HTTP writes them. */
async function answersOf(url: string, paths: readonly string[], headers = {}): Promise<string> {
  const answers: string[] = []
  for (const path of paths) {
    const response = await fetch(`${url}${path}`, { headers, redirect: 'manual' })
    const seen = HEADERS.flatMap((name) => {
      const value = response.headers.get(name)
      return value === null ? [] : [`${name}: ${value}`]
    })
    answers.push(`GET ${path}`, `${response.status}`, ...seen, '', await response.text(), '')
  }
  return recordable(answers.join('\n'))
}

it('a public server answers as it did', async () => {
  const url = await startServer('--poll', '60')
  await expect(await answersOf(url, PATHS)).toMatchFileSnapshot('outputs/server.txt')
  const metrics = await (await fetch(`${url}/metrics`)).text()
  const names = metrics.match(/^# TYPE .*$|^\w+_requests_total.*$/gm) ?? []
  await expect(`${names.join('\n')}\n`).toMatchFileSnapshot('outputs/server-metrics.txt')
})

it('a private server answers as it did', async () => {
  const tokens = await temporaryFile('tokens.txt', 'ci 0123456789abcdef0123456789abcdef\n')
  const url = await startServer('--token-file', tokens)
  const paths = ['/.well-known/terraform.json', `${MODULE}/versions`, `${MODULE}/1.0.0/download`, MODULE]
  const refused = await answersOf(url, paths)
  const answered = await answersOf(url, paths, { Authorization: 'Bearer 0123456789abcdef0123456789abcdef' })
  await expect(`${refused}\n${answered}`).toMatchFileSnapshot('outputs/server-private.txt')
})

it('doctor says of a server what it said', async () => {
  const url = await startServer()
  const more = ['', ' acme/vpc/aws@1.0.0 --client opentofu', ' acme/vpc/aws@9.9.9']
  const lines = more.map((each) => `doctor SITE${each}`)
  await expect(await transcriptOf(lines, { SITE: url })).toMatchFileSnapshot('outputs/doctor.txt')
})
