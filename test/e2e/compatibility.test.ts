import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, normalize } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createRegistry } from '../../src/edge/index.ts'
import { type Environment, hasProgram, runCliWell, startServeForTest } from '../support/cli/program.ts'
import {
  type Client,
  clients,
  expectInstalled,
  expectTree,
  initModule,
  moduleDirectoryIn,
  namedClients,
} from '../support/clients/terraform.ts'
import { initUnit, terragruntPath } from '../support/clients/terragrunt.ts'
import { git, startGitServer } from '../support/git/git-repository.ts'
import { buildRepository } from '../support/git/module-repository.ts'
import { startGitHub } from '../support/github/github.ts'
import { REGISTRY_URL } from '../support/index/registry.ts'
import { createCertificates } from '../support/network/certificates.ts'
import { startProxy } from '../support/network/connect-proxy.ts'
import { startLoopback } from '../support/network/loopback.ts'
import { type StaticHostOptions, startStaticHost } from '../support/network/static-host.ts'
import { startCaddy, startNginx } from '../support/network/web-servers.ts'
import { startDockerRegistry } from '../support/oci/docker-registry.ts'
import { forAllTests, temporaryDirectory, temporaryFile } from '../support/temporary.ts'

/** What `--package` takes, as far as clients meet a difference. */
const PACKAGE_KINDS = ['index', 'git', 'release', 'oci', 'oci,index', 'oci,git', 'oci,release'] as const
type PackageKinds = (typeof PACKAGE_KINDS)[number]

const RAW_HOST = 'raw.acme.test'
const GIT_HOST = 'git.acme.test'

const REPOSITORY = 'acme/terraform-aws-vpc'
const TOKEN = 'ghp_CANARYcanaryCANARYcanary0123456789AB'
const FILES = [
  { path: 'main.tf', content: 'output "id" {\n  value = "vpc"\n}\n' },
  { path: 'README.md', content: '# VPC\n' },
  { path: 'scripts/up.sh', content: '#!/bin/sh\necho up\n', mode: '100755' },
  { path: 'shared/main.tf', content: 'output "shared" {\n  value = "s"\n}\n' },
  { path: 'modules/x/main.tf', content: 'module "shared" {\n  source = "../../shared"\n}\n' },
]

/** `acme/oci-git/aws`. */
function addressOf(kinds: PackageKinds): string {
  return `acme/${kinds.replace(',', '-')}/aws`
}

/** A registry of this tool with one module for each kind of package, all of one commit; published by the built command line. */
async function publishKinds() {
  const hosts = [new URL(REGISTRY_URL).host, RAW_HOST, GIT_HOST, 'localhost', '127.0.0.1']
  const certificates = await createCertificates(hosts)
  const { tls } = certificates
  const tokens = [{ text: TOKEN, permissions: { [REPOSITORY]: { contents: 'write' } } }] as const
  const github = await startGitHub({ tls, tokens })
  const releases = await github.create(REPOSITORY)
  const { directory: modules } = buildRepository(await temporaryDirectory(), { tag: 'v1.2.3', files: FILES })
  await git(modules, ['remote', 'add', 'origin', `${github.url}/${REPOSITORY}.git`])
  const repositories = await temporaryDirectory()
  await git('/', ['clone', '--quiet', '--bare', modules, join(repositories, 'vpc.git')])
  const gitServer = await startGitServer({ root: repositories, tls })
  const oci = await startDockerRegistry('none', certificates)
  const index = join(await temporaryDirectory(), 'index')
  await runCliWell(['init', '--index', index, '--url', REGISTRY_URL])
  const token = { GITHUB_SERVER_URL: github.url, GITHUB_TOKEN: TOKEN }
  const env = { NODE_EXTRA_CA_CERTS: certificates.caFile, ...token }
  for (const kinds of PACKAGE_KINDS) {
    const tag = ['--repository', modules, '--tag', 'v1.2.3', '--module', addressOf(kinds)]
    const stores = [
      ...(kinds.includes('git') ? ['--source-url', `https://${GIT_HOST}/vpc.git`] : []),
      ...(kinds.includes('oci') ? ['--oci-repository', `${oci.host}/${addressOf(kinds)}`] : []),
    ]
    await runCliWell(['publish', '--index', index, ...tag, '--package', kinds, ...stores], { env })
  }
  const commit = await git(modules, ['rev-parse', 'v1.2.3'])
  return { certificates, index, modules, commit, gitServer, releases, oci }
}

type PublishedKinds = Awaited<ReturnType<typeof publishKinds>>

/** Runs `work` while every store holds packages of which one byte is another one. */
async function withOtherBytes(published: PublishedKinds, work: () => Promise<void>): Promise<void> {
  const { index, oci, releases } = published
  const zips = await readdir(index, { recursive: true })
  const blobs = await readdir(oci.blobs, { recursive: true })
  const files = [
    ...zips.filter((path) => path.endsWith('module.zip')).map((path) => join(index, path)),
    ...blobs.filter((path) => path.endsWith('/data')).map((path) => join(oci.blobs, path)),
  ]
  const flip = async () => {
    for (const file of files) {
      const bytes = await readFile(file)
      if (flipByte(bytes)) await writeFile(file, bytes)
    }
    for (const { bytes } of releases.releases.flatMap((release) => release.assets)) flipByte(bytes)
  }
  await flip()
  await work().finally(flip)
}

/** In a file of the module, so that the zip stays one. Flipped twice, the bytes are as before. */
function flipByte(bytes: Buffer): boolean {
  const at = bytes.indexOf('!/bin/sh') - 1
  if (at < 0) return false
  bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at)
  return true
}

/** What a consumer needs to reach a host. */
interface RegistryHost {
  /** Name of the host that `port` answers for. */
  readonly name: string
  readonly port: number
  /** Of Terraform's CLI configuration file. */
  readonly cliConfig?: string
}

const NAME = new URL(REGISTRY_URL).host
const CONSUMER_TOKEN = 'consumer-token-0123456789'
const RAW_PATH = '/acme/registry/registry/'

/** Every kind of host, by the heading of its column in docs/reference/compatibility.md. */
const REGISTRY_HOSTS: Readonly<Record<string, (published: PublishedKinds) => Promise<RegistryHost>>> = {
  'no header': (published) => staticHost(published, {}),
  nginx: (published) => webServer(published, startNginx),
  Caddy: (published) => webServer(published, startCaddy),
  '`./module.zip`': (published) =>
    staticHost(published, { headers: () => ({ 'x-terraform-get': './module.zip' }) }),
  'raw files': rawFiles,
  '`serve`': (published) => serve(published, []),
  '`serve`, token': async (published) => {
    const tokenFile = await temporaryFile('tokens', `consumer ${CONSUMER_TOKEN}\n`)
    const cliConfig = `credentials "${NAME}" {\n  token = "${CONSUMER_TOKEN}"\n}\n`
    return { ...(await serve(published, ['--token-file', tokenFile])), cliConfig }
  },
  edge,
}

async function staticHost(
  { index, certificates: { tls } }: PublishedKinds,
  options: Pick<StaticHostOptions, 'headers'>,
): Promise<RegistryHost> {
  const { port } = await startStaticHost({ files: index, tls, ...options })
  return { name: NAME, port }
}

async function serve({ index, certificates }: PublishedKinds, flags: readonly string[]) {
  const tls = ['--tls-cert', certificates.certFile, '--tls-key', certificates.keyFile]
  const { port } = await startServeForTest(['--index', index, ...tls, ...flags])
  return { name: NAME, port }
}

async function webServer({ index, certificates }: PublishedKinds, start: typeof startNginx) {
  return { name: NAME, ...(await start({ root: index, certificates, hostname: NAME })) }
}

/** A Git host that answers the files of a branch as plain text to those with a token, as examples/hosting/raw-files.tfrc has it. */
async function rawFiles({ index, certificates: { tls } }: PublishedKinds): Promise<RegistryHost> {
  const { port } = await startLoopback(async ({ url = '', headers }, response) => {
    const path = normalize(decodeURIComponent(url))
    const isAllowed = headers.authorization === `Bearer ${CONSUMER_TOKEN}` && path.startsWith(RAW_PATH)
    const file = join(index, path.slice(RAW_PATH.length))
    const bytes = isAllowed ? await readFile(file).catch(() => undefined) : undefined
    response.writeHead(bytes === undefined ? 404 : 200, { 'Content-Type': 'text/plain' }).end(bytes)
  }, tls)
  const example = await readFile('examples/hosting/raw-files.tfrc', 'utf8')
  const cliConfig = example
    .replaceAll('modules.acme.dev', NAME)
    .replace('raw.githubusercontent.com', RAW_HOST)
    .replace('TOKEN', CONSUMER_TOKEN)
  return { name: RAW_HOST, port, cliConfig }
}

/** The server as a function from request to response, with the files of the index on another host. */
async function edge(published: PublishedKinds): Promise<RegistryHost> {
  const registry = createRegistry({ indexUrl: (await startStaticHost({ files: published.index })).url })
  const { port } = await startLoopback(async ({ url, method = 'GET', headers }, response) => {
    const sent = { 'User-Agent': headers['user-agent'] ?? '', Accept: headers.accept ?? '*/*' }
    const answer = await registry.fetch(new Request(`${REGISTRY_URL}${url}`, { method, headers: sent }))
    response.writeHead(answer.status, Object.fromEntries(answer.headers))
    response.end(Buffer.from(await answer.arrayBuffer()))
  }, published.certificates.tls)
  return { name: NAME, port }
}

/** The tables of docs/reference/compatibility.md come from here: `DOCS=write npx vitest run test/e2e/compatibility.test.ts` writes them. */
const FILE = 'docs/reference/compatibility.md'
const HOSTS = Object.keys(REGISTRY_HOSTS)

/** Clients that install alike share a table. */
function headingOf(title: string): string {
  return `## ${['OpenTofu 1.12', 'OpenTofu 1.10'].includes(title) ? 'OpenTofu 1.12 and 1.10' : title}\n`
}

/** Kinds that are installed alike share a row. */
function isRowOf(kinds: PackageKinds, line: string): boolean {
  return (line.split(' | ')[0] ?? '').slice(2).split(', ').includes(`\`${kinds}\``)
}

function documentedCell(title: string, host: string, kinds: PackageKinds): string {
  const [, table = ''] = readFileSync(FILE, 'utf8').split(headingOf(title))
  const row = table.split('\n').find((line) => isRowOf(kinds, line)) ?? ''
  return row.split('|')[HOSTS.indexOf(host) + 2]?.trim() ?? ''
}

function writeCells(title: string, host: string, cells: readonly string[]): void {
  const text = readFileSync(FILE, 'utf8')
  const start = text.indexOf(headingOf(title))
  const lines = text.slice(start).split('\n')
  for (const [at, kinds] of PACKAGE_KINDS.entries()) {
    const line = lines.findIndex((each) => isRowOf(kinds, each))
    const parts = (lines[line] ?? '').split('|')
    parts[HOSTS.indexOf(host) + 2] = ` ${cells[at]} `
    lines[line] = parts.join('|')
  }
  writeFileSync(FILE, text.slice(0, start) + lines.join('\n'))
}

/** A host, and the proxy through which clients find it and the Git server. */
async function startHost(name: string, published: PublishedKinds) {
  const host = await REGISTRY_HOSTS[name]?.(published)
  if (host === undefined) throw new Error(`there is no host ${name}`)
  const proxy = await startProxy({ [host.name]: host.port, [GIT_HOST]: published.gitServer.port })
  return { host, proxyUrl: proxy.url }
}

interface Installation {
  readonly client: Client
  readonly kinds: PackageKinds
  readonly host: RegistryHost
  readonly proxyUrl: string
}

/** Why a client installs nothing, by what it prints. */
const REASONS: readonly (readonly [RegExp, string])[] = [
  [/failed to get download URL/, 'no header'],
  [/well-known\/terraform\.json.*Bad Gateway/, 'no discovery'],
  [/not supported for scheme 'oci'/, 'no OCI'],
  [/no source URL was returned/, 'nothing'],
  [/bad response code: 404|status code 404/, 'no zip'],
]

/**
 * Installs a whole module and its directory modules/x with one `init`, compares both with the commit, and says by which
 * transport they came: `zip`, `commit`, `OCI`, or why they did not.
 */
async function install(published: PublishedKinds, call: Installation): Promise<string> {
  const { client, kinds, host, proxyUrl } = call
  const directory = join(await temporaryDirectory(), 'work')
  const before = countBlobReads(published, kinds)
  const source = `${NAME}/${addressOf(kinds)}`
  const { code, output, moduleDirectory } = await initModule({
    client,
    source,
    version: '1.2.3',
    proxyUrl,
    caFile: published.certificates.caFile,
    directory,
    extraConfig: `module "x" {\n  source  = "${source}//modules/x"\n  version = "1.2.3"\n}\n`,
    ...(host.cliConfig === undefined ? {} : { cliConfig: host.cliConfig }),
  })
  if (code !== 0) return REASONS.find(([pattern]) => pattern.test(output))?.[1] ?? output
  const { modules, commit } = published
  await expectTree(moduleDirectory, modules, commit)
  await expectTree(await moduleDirectoryIn(directory, 'x'), modules, commit, 'modules/x')
  if (existsSync(join(moduleDirectory, '.git'))) return 'commit'
  return countBlobReads(published, kinds) > before ? 'OCI' : 'zip'
}

/** The same with Terragrunt, which fetches packages itself, by exact versions. */
async function installUnits(
  published: PublishedKinds,
  { client, kinds, host, proxyUrl }: Installation,
  env: Environment = {},
): Promise<string> {
  const { modules, commit, certificates } = published
  const { cliConfig = '' } = host
  const before = countBlobReads(published, kinds)
  const kept: boolean[] = []
  for (const below of ['', '//modules/x']) {
    const source = `tfr://${NAME}/${addressOf(kinds)}${below}?version=1.2.3`
    const call = { client, source, proxyUrl, caFile: certificates.caFile, cliConfig, env }
    const { code, output, moduleDirectory } = await initUnit(call)
    if (code !== 0) return REASONS.find(([pattern]) => pattern.test(output))?.[1] ?? output
    await expectTree(moduleDirectory, modules, commit)
    kept.push(existsSync(join(moduleDirectory, '.git')))
  }
  if (kept.every(Boolean)) return 'commit'
  return countBlobReads(published, kinds) > before ? 'OCI' : 'zip'
}

/** How often the blobs of a module were read, by the access log of the OCI registry. */
function countBlobReads({ oci }: PublishedKinds, kinds: PackageKinds): number {
  return oci.log().split(`GET /v2/${addressOf(kinds)}/blobs/`).length
}

const isSkipped = !['openssl', 'docker-registry', 'nginx', 'caddy'].every(hasProgram)

describe.skipIf(isSkipped)('compatibility.md (needs openssl, docker-registry, nginx, caddy)', () => {
  const published = forAllTests(publishKinds)

  for (const { title, client: found } of namedClients())
    describe.skipIf(found === undefined)(title, () => {
      const client = found ?? { name: 'tofu', path: '' }

      test.each(HOSTS)(
        'installs from %s what the table says',
        async (name) => {
          const host = await startHost(name, published())
          const cells: string[] = []
          for (const kinds of PACKAGE_KINDS)
            cells.push(await install(published(), { client, kinds, ...host }))
          if (process.env['DOCS'] === 'write') writeCells(title, name, cells)
          else expect(cells).toEqual(PACKAGE_KINDS.map((kinds) => documentedCell(title, name, kinds)))
        },
        120_000,
      )

      test('installs from a host without the header by the source page', async () => {
        const { proxyUrl } = await startHost('no header', published())
        const { caFile } = published().certificates
        for (const kinds of ['index', 'git', 'release'] as const) {
          const source = `${REGISTRY_URL}/v1/modules/${addressOf(kinds)}/1.2.3/source`
          await expectInstalled({ client, source, proxyUrl, caFile }, published().modules, published().commit)
        }
      })

      const takesVariables = title.startsWith('OpenTofu') && title !== 'OpenTofu 1.6'
      test(`${takesVariables ? 'takes' : 'refuses'} a variable as version`, async () => {
        const { proxyUrl } = await startHost('`serve`', published())
        const { caFile } = published().certificates
        const source = `${NAME}/${addressOf('index')}`
        const extraConfig = `variable "v" {\n  default = "1.2.3"\n}\nmodule "v" {\n  source  = "${source}"\n  version = var.v\n}\n`
        const { code } = await initModule({ client, source, proxyUrl, caFile, extraConfig })
        expect(code === 0).toBe(takesVariables)
      })

      test('refuses packages of which one byte is another one', async () => {
        const host = await startHost('`serve`', published())
        const isVerified = (kinds: PackageKinds) =>
          /^(zip|OCI)$/.test(documentedCell(title, '`serve`', kinds))
        await withOtherBytes(published(), async () => {
          for (const kinds of PACKAGE_KINDS.filter(isVerified)) {
            const refusal = await install(published(), { client, kinds, ...host })
            expect(refusal).toMatch(/Checksums did not match|digest/)
          }
        })
      })
    })
})

describe.skipIf(terragruntPath === undefined)(
  'compatibility.md (needs npm run clients -- terragrunt)',
  () => {
    const published = forAllTests(publishKinds)

    /** As docs/reference/compatibility.md says it by the tables of the others. */
    function sentenceCell(name: string, kinds: PackageKinds): string {
      if (name === 'raw files') return 'no discovery'
      const like = name === 'no header' ? 'OpenTofu 1.12' : 'Terraform 1.11'
      return documentedCell(like, name, kinds).replace('no header', 'OCI')
    }

    describe.each(clients().slice(0, 1))('Terragrunt 1.1 with $name', (client) => {
      test.each(HOSTS)(
        'installs from %s what the page says',
        async (name) => {
          const host = await startHost(name, published())
          const cells: string[] = []
          for (const kinds of PACKAGE_KINDS)
            cells.push(await installUnits(published(), { client, kinds, ...host }))
          expect(cells).toEqual(PACKAGE_KINDS.map((kinds) => sentenceCell(name, kinds)))
        },
        120_000,
      )

      test('refuses packages of which one byte is another one', async () => {
        const host = await startHost('no header', published())
        await withOtherBytes(published(), async () => {
          for (const kinds of ['index', 'release'] as const)
            expect(await installUnits(published(), { client, kinds, ...host })).toMatch(
              /Checksums did not match/,
            )
        })
      })
    })
  },
)
