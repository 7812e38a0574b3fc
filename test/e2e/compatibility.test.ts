import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join, normalize } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { tofuClients } from '../../scripts/clients.mjs'
import { createRegistry } from '../../src/edge/index.ts'
import { startServeForTest } from '../support/cli/cli-server.ts'
import { hasProgram } from '../support/cli/program.ts'
import {
  type Client,
  clients,
  initModule,
  listTree,
  moduleDirectoryIn,
} from '../support/clients/terraform.ts'
import { trackedFiles } from '../support/git/tracked-files.ts'
import { REGISTRY_URL } from '../support/index/registry.ts'
import { startProxy } from '../support/network/connect-proxy.ts'
import { startLoopback } from '../support/network/loopback.ts'
import { type StaticHostOptions, startStaticHost } from '../support/network/static-host.ts'
import { startCaddy, startNginx } from '../support/network/web-servers.ts'
import {
  addressOf,
  GIT_HOST,
  PACKAGE_KINDS,
  type PackageKinds,
  type PublishedKinds,
  publishKinds,
  RAW_HOST,
  withOtherBytes,
} from '../support/server/published-kinds.ts'
import { temporaryDirectory } from '../support/temporary.ts'

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
    const tokenFile = join(await temporaryDirectory(), 'tokens')
    await writeFile(tokenFile, `consumer ${CONSUMER_TOKEN}\n`)
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
  const files = await startStaticHost({ files: published.index })
  const registry = createRegistry({ indexUrl: files.url })
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

interface NamedClient {
  /** Heading of its table. */
  readonly title: string
  readonly client: Client | undefined
}

const CLIENTS: readonly NamedClient[] = [
  { title: 'Terraform 1.11', client: clients().find(({ name }) => name === 'terraform') },
  ...tofuClients().map(({ name, program, isBuilt }): NamedClient => {
    const client = isBuilt ? ({ name: 'tofu', path: program } as const) : undefined
    return { title: name.replace('tofu-', 'OpenTofu '), client }
  }),
]

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
  expect(await listTree(moduleDirectory)).toEqual(trackedFiles(modules, commit))
  const part = await moduleDirectoryIn(directory, 'x')
  expect(await listTree(part)).toEqual(trackedFiles(modules, commit, 'modules/x'))
  if (existsSync(join(moduleDirectory, '.git'))) return 'commit'
  return countBlobReads(published, kinds) > before ? 'OCI' : 'zip'
}

/** How often the blobs of a module were read, by the access log of the OCI registry. */
function countBlobReads({ oci }: PublishedKinds, kinds: PackageKinds): number {
  return oci.log().split(`GET /v2/${addressOf(kinds)}/blobs/`).length
}

const isSkipped = !['openssl', 'docker-registry', 'nginx', 'caddy'].every(hasProgram)

describe.skipIf(isSkipped)(
  'docs/reference/compatibility.md (needs openssl, docker-registry, nginx, caddy)',
  () => {
    let published: PublishedKinds

    beforeAll(async () => {
      published = await publishKinds()
    })

    describe.each(CLIENTS)('$title', ({ title, client: found }) => {
      if (found === undefined && process.env['CI'] !== undefined) throw new Error(`${title} is missing`)
      const client = found ?? { name: 'tofu', path: '' }

      test.skipIf(found === undefined).each(HOSTS)(
        'installs from the host %s what the table says',
        async (name) => {
          const host = await startHost(name, published)
          const cells: string[] = []
          for (const kinds of PACKAGE_KINDS) cells.push(await install(published, { client, kinds, ...host }))
          if (process.env['DOCS'] === 'write') writeCells(title, name, cells)
          else expect(cells).toEqual(PACKAGE_KINDS.map((kinds) => documentedCell(title, name, kinds)))
        },
        120_000,
      )

      test.skipIf(found === undefined)(
        'installs from a host without the header by the source page',
        async () => {
          const { proxyUrl } = await startHost('no header', published)
          const { caFile } = published.certificates
          for (const kinds of ['index', 'git', 'release'] as const) {
            const source = `${REGISTRY_URL}/v1/modules/${addressOf(kinds)}/1.2.3/source`
            const { output, moduleDirectory } = await initModule({ client, source, proxyUrl, caFile })
            expect(output).toContain('successfully initialized')
            expect(await listTree(moduleDirectory)).toEqual(trackedFiles(published.modules, published.commit))
          }
        },
      )

      const takesVariables = title.startsWith('OpenTofu') && title !== 'OpenTofu 1.6'
      test.skipIf(found === undefined)(
        `${takesVariables ? 'takes' : 'refuses'} a variable as version`,
        async () => {
          const { proxyUrl } = await startHost('`serve`', published)
          const { caFile } = published.certificates
          const source = `${NAME}/${addressOf('index')}`
          const extraConfig = `variable "v" {\n  default = "1.2.3"\n}\nmodule "v" {\n  source  = "${source}"\n  version = var.v\n}\n`
          const { code } = await initModule({ client, source, proxyUrl, caFile, extraConfig })
          expect(code === 0).toBe(takesVariables)
        },
      )

      test.skipIf(found === undefined)('refuses packages of which one byte is another one', async () => {
        const host = await startHost('`serve`', published)
        const isVerified = (kinds: PackageKinds) =>
          /^(zip|OCI)$/.test(documentedCell(title, '`serve`', kinds))
        await withOtherBytes(published, async () => {
          for (const kinds of PACKAGE_KINDS.filter(isVerified)) {
            const refusal = await install(published, { client, kinds, ...host })
            expect(refusal).toMatch(/Checksums did not match|digest/)
          }
        })
      })
    })
  },
)
