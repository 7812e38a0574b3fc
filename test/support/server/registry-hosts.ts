import { readFile, writeFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join, normalize } from 'node:path'
import { onTestFinished } from 'vitest'
import { createRegistry } from '../../../src/edge/index.ts'
import { startServeForTest } from '../cli/cli-server.ts'
import { REGISTRY_URL } from '../index/registry.ts'
import { type Loopback, startLoopback } from '../network/loopback.ts'
import { type StaticHostOptions, startStaticHost } from '../network/static-host.ts'
import { startCaddy, startNginx } from '../network/web-servers.ts'
import { temporaryDirectory } from '../temporary.ts'
import { type PublishedKinds, RAW_HOST } from './published-kinds.ts'

/** What a consumer needs to reach a host. */
export interface RegistryHost {
  /** Name of the host that `port` answers for. */
  readonly name: string
  readonly port: number
  /** Of Terraform's CLI configuration file. */
  readonly cliConfig?: string
}

const NAME = new URL(REGISTRY_URL).host
const CONSUMER_TOKEN = 'consumer-token-0123456789'
const RAW_PATH = '/acme/registry/registry/'

/** Every kind of host, by the heading of its column in docs/reference/compatibility.md; each ends with the test. */
export const REGISTRY_HOSTS: Readonly<Record<string, (published: PublishedKinds) => Promise<RegistryHost>>> =
  {
    'no header': (published) => staticHost(published, {}),
    nginx: async ({ index, certificates }) => ({
      name: NAME,
      ...(await startNginx({ root: index, certificates, hostname: NAME })),
    }),
    Caddy: async ({ index, certificates }) => ({
      name: NAME,
      ...(await startCaddy({ root: index, certificates, hostname: NAME })),
    }),
    '`./module.zip`': (published) =>
      staticHost(published, { headers: () => ({ 'x-terraform-get': './module.zip' }) }),
    'raw files': rawFiles,
    '`serve`': (published) => serve(published, []),
    '`serve`, token': async (published) => {
      const tokenFile = join(await temporaryDirectory(), 'tokens')
      await writeFile(tokenFile, `consumer ${CONSUMER_TOKEN}\n`)
      return { ...(await serve(published, ['--token-file', tokenFile])), cliConfig: credentials() }
    },
    edge,
  }

async function staticHost(
  { index, certificates: { tls } }: PublishedKinds,
  options: Pick<StaticHostOptions, 'headers'>,
): Promise<RegistryHost> {
  const { port, close } = await startStaticHost({ files: index, tls, ...options })
  onTestFinished(close)
  return { name: NAME, port }
}

async function serve({ index, certificates }: PublishedKinds, flags: readonly string[]) {
  const tls = ['--tls-cert', certificates.certFile, '--tls-key', certificates.keyFile]
  const { port } = await startServeForTest(['--index', index, ...tls, ...flags])
  return { name: NAME, port }
}

function credentials(): string {
  return `credentials "${NAME}" {\n  token = "${CONSUMER_TOKEN}"\n}\n`
}

/** A Git host that answers the files of a branch as plain text to those with a token, as examples/hosting/raw-files.tfrc has it. */
async function rawFiles({ index, certificates: { tls } }: PublishedKinds): Promise<RegistryHost> {
  const { port } = await startForTest(async ({ url = '', headers }, response) => {
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
  onTestFinished(files.close)
  const registry = createRegistry({ indexUrl: files.url })
  const { port } = await startForTest(async ({ url, method = 'GET', headers }, response) => {
    const request = new Request(`${REGISTRY_URL}${url}`, {
      method,
      headers: { 'User-Agent': headers['user-agent'] ?? '', Accept: headers.accept ?? '*/*' },
    })
    const answer = await registry.fetch(request)
    response.writeHead(answer.status, Object.fromEntries(answer.headers))
    response.end(Buffer.from(await answer.arrayBuffer()))
  }, published.certificates.tls)
  return { name: NAME, port }
}

async function startForTest(
  handler: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
  tls: PublishedKinds['certificates']['tls'],
): Promise<Loopback> {
  const loopback = await startLoopback(handler, tls)
  onTestFinished(loopback.close)
  return loopback
}
