import { createPrivateKey, X509Certificate } from 'node:crypto'
import { createServer, type RequestListener, type Server, STATUS_CODES } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import { type AddressInfo, BlockList, isIP, Server as NetServer } from 'node:net'
import type { Duplex } from 'node:stream'
import { setImmediate, setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { messageOf, quote, RegistryError } from '../../base/error.ts'
import type { Log } from '../../base/log.ts'
import { shellWord } from '../../base/shell-word.ts'
import type { BucketServer } from '../../composition/bucket.ts'
import { once, type Runtime } from '../../composition/runtime.ts'
import { itemAddress, parseModuleList } from '../../index/format/module-list.ts'
import { MODULE_LIST_PATH, MODULES_BASE_PATH } from '../../index/format/paths.ts'
import { calledPath } from '../../interface/module-interface.ts'
import { isLoopback } from '../../module/git-remote.ts'
import { parseModuleAddress } from '../../module/module-address.ts'
import { formatModuleBlock } from '../../module/release.ts'
import { parseVersion } from '../../module/version.ts'
import { type App, createApp } from '../../server/app.ts'
import { CatalogSource } from '../../server/catalog.ts'
import { readInterface } from '../../server/index-documents.ts'
import { RequestMetrics } from '../../server/metrics.ts'
import type { Compressor, IndexReader, ServedIndex } from '../../server/ports.ts'
import { type CommandOutcome, type CommonFlags, UsageError } from '../command.ts'
import { followFiles, openCredentials } from './credential-files.ts'
import { AccessLog, createListener } from './request-listener.ts'
import { openServedIndex } from './served-index.ts'

/** Failures of `serve` that are logged, each once. More are not. */
const MAX_FAILURES = 1000

interface ServeFlags extends CommonFlags, ServerFlags, BucketServer {
  /** Besides an index that can be written, a bucket or the URL of a static registry. */
  readonly index: string
  /** Seconds between two checks of the index. */
  readonly poll: number
  readonly tokenFile?: string
  readonly signingKeyFile?: string
  readonly logFormat: 'text' | 'json'
  readonly basePath?: string
  readonly trustedProxy?: readonly string[]
}

const CLEAR_TEXT =
  'tokens come in clear text: let a proxy before this server end TLS, or give --tls-cert and --tls-key'

/** What to close at the end, the last first. */
type Closers = (() => void | Promise<void>)[]

/** Serves until SIGINT or SIGTERM, and finishes the requests that are under way. */
export async function serveCommand(flags: ServeFlags, runtime: Runtime): Promise<CommandOutcome> {
  const closers: Closers = []
  try {
    await serve(flags, runtime, closers)
    return { json: undefined, text: '' }
  } finally {
    for (const close of closers.toReversed()) await close()
  }
}

async function serve(flags: ServeFlags, runtime: Runtime, closers: Closers): Promise<void> {
  const ending = new AbortController()
  const isEnding = () => ending.signal.aborted
  const clientOf = clientBehind(flags.trustedProxy ?? [])
  const { app, index } = await openApp(flags, runtime, { closers, isEnding })
  const log = flags.quiet ? undefined : new AccessLog(flags.logFormat)
  closers.push(() => log?.close())
  const server = await createHttpServer(flags, createListener(app, { isEnding, log, clientOf }), runtime.log)
  await printUrl(`${await listen(server, flags)}${app.basePath}`, flags, index)
  await untilToldToEnd(server, ending)
}

async function printUrl(url: string, flags: ServeFlags, index: ServedIndex): Promise<void> {
  if (flags.json) return void process.stdout.write(`${JSON.stringify({ url })}\n`)
  const { hostname, protocol } = new URL(url)
  // Clients take no IPv6 address for the host of a registry.
  const isTrial =
    isLoopback(hostname) && hostname.includes('.') && protocol === 'http:' && flags.tokenFile === undefined
  const trial = isTrial && !flags.quiet ? await formatTrial(url, index) : ''
  process.stdout.write(`serving   ${flags.index} at ${url}\n${trial}`)
}

/** What installs the first module of the list in a shell on this machine; `''` without one, also where the index is damaged. */
async function formatTrial(url: string, index: ServedIndex): Promise<string> {
  const block = await firstModuleBlock(url, index.current()).catch(() => undefined)
  if (block === undefined) return ''
  return `
To install a module of it, paste this into another shell, in an empty directory (terraform or tofu):

cat > registry.tfrc <<'END'
host "${new URL(url).host}" {
  services = { "modules.v1" = "${url}${MODULES_BASE_PATH}" }
}
END
cat > main.tf <<'END'
${block}
END
TF_CLI_CONFIG_FILE=registry.tfrc terraform init

`
}

async function firstModuleBlock(url: string, index: IndexReader): Promise<string | undefined> {
  const [first] = parseModuleList(MODULE_LIST_PATH, await index.read(MODULE_LIST_PATH)).modules
  if (first === undefined) return undefined
  const address = parseModuleAddress(itemAddress(first))
  const version = parseVersion(String(first['version']))
  const directory = calledPath(await readInterface(index, { address, version }))
  // It comes from whoever wrote the index, and people paste it into a shell.
  return /^[\w./-]*$/.test(directory) ? formatModuleBlock({ address, version }, url, directory) : undefined
}

async function openApp(
  flags: ServeFlags,
  runtime: Runtime,
  { closers, isEnding }: { readonly closers: Closers; readonly isEnding: () => boolean },
): Promise<{ readonly app: App; readonly index: ServedIndex }> {
  const basePath = parseBasePath(flags.basePath)
  // It takes longer to load than the server, and clients never ask for a page.
  const loadPages = once(async () => {
    const { openPageRenderer } = await import('../../composition/site.ts')
    return openPageRenderer(basePath || undefined)
  })
  const credentials = await openCredentials(flags, runtime.log)
  if (credentials !== undefined && flags.tlsCert === undefined && !isLoopback(flags.host))
    runtime.log.warn(CLEAR_TEXT)
  closers.push(() => credentials?.close())
  const catalog = new CatalogSource(setImmediate)
  const prepare = async (reader: IndexReader) => void (catalog.isInUse && (await catalog.read(reader)))
  const index = await openServedIndex(runtime, flags, prepare)
  closers.push(() => index.close())
  const app = createApp({
    index,
    basePath,
    catalog,
    isEnding,
    onFailure: warnOnce(runtime.log),
    credentials,
    now: () => Math.floor(Date.now() / 1000),
    compressor: zlibCompressor,
    metrics: new RequestMetrics(() => {
      const { problem, checkedAt } = index.health()
      return [
        ['index_stale', '1 while the index cannot be read.', problem === undefined ? 0 : 1],
        ['index_looked_at_seconds', 'When the index was last read well.', checkedAt],
        ['resident_memory_bytes', 'Memory of the process.', process.memoryUsage.rss()],
      ]
    }),
    pages: { render: async (path, sources) => (await loadPages()).render(path, sources) },
  })
  return { app, index }
}

/** Clients ask again and again for what cannot be read. */
function warnOnce(log: Runtime['log']): (error: unknown) => void {
  const said = new Set<string>()
  return (error) => {
    const message = messageOf(error)
    if (said.size === MAX_FAILURES || said.has(message)) return
    said.add(message)
    log.warn(`requests are answered with 500: ${message}`)
  }
}

/** `/registry` of `/registry/`; empty without the flag. Throws UsageError. */
function parseBasePath(text = ''): string {
  const path = text.replace(/\/$/, '')
  if (path === '' || /^(?:\/[\w-][\w.-]*)+$/.test(path)) return path
  throw new UsageError(
    `--base-path is ${quote(text)}, which is no path of a URL`,
    'write it as /registry: letters, digits, ".", "-" and "_" between slashes',
  )
}

/** Time between two looks at the requests that are under way at the end. */
const UNDER_WAY_MS = 20

/** Time that requests under way have after that, or after SIGINT. Then their connections are closed. */
const END_MS = 10_000

/** Time after SIGTERM in which new requests are answered, while `/readyz` is 503. Then new connections are refused. */
const DRAIN_MS = 5000

/** Time that a connection stays open after an answer of 400, 408 or 431. Then it is closed, whatever its client does. */
const REFUSED_MS = 1000

/** Time between two looks for connections whose time is over. */
const CHECK_MS = 1000

/** Time that an idle connection stays open: longer than in common load balancers, so that they close it first. */
const KEEP_ALIVE_MS = 65_000

/** Time in which a client sends its request. Then it is answered with 408. */
const REQUEST_MS = 30_000

/** Time in which a client sends its headers. Then it is answered with 408. */
const HEADERS_MS = 10_000

interface ServerFlags {
  readonly host: string
  readonly port: number
  readonly tlsCert?: string
  readonly tlsKey?: string
}

/** The listener answers a request without Host itself. A handshake has the time of the headers. */
const OPTIONS = {
  requireHostHeader: false,
  connectionsCheckingInterval: CHECK_MS,
  handshakeTimeout: HEADERS_MS,
}

/**
 * A server for HTTP, or for HTTPS if the flags name a certificate; it takes their files again when they change. Throws
 * INVALID_INPUT for wrong files.
 */
export async function createHttpServer(
  flags: ServerFlags,
  listener: RequestListener,
  log: Pick<Log, 'info' | 'warn'>,
): Promise<Server> {
  const server = await createBareServer(flags, listener, log)
  server.headersTimeout = HEADERS_MS
  server.requestTimeout = REQUEST_MS
  server.keepAliveTimeout = KEEP_ALIVE_MS
  return server.on('clientError', refuse)
}

async function createBareServer(
  { tlsCert, tlsKey }: ServerFlags,
  listener: RequestListener,
  log: Pick<Log, 'info' | 'warn'>,
): Promise<Server> {
  if (tlsCert === undefined && tlsKey === undefined) return createServer(OPTIONS, listener)
  if (tlsCert === undefined || tlsKey === undefined) {
    throw new UsageError('--tls-cert and --tls-key go together', 'name both files, or neither')
  }
  const server = createTlsServer(OPTIONS, listener)
  // A new certificate is refused until its key has changed too.
  const take = ([cert = Buffer.alloc(0), key = Buffer.alloc(0)]: readonly Buffer[]) => {
    refuseWrongPair({ path: tlsCert, text: String(cert) }, { path: tlsKey, text: String(key) })
    try {
      server.setSecureContext({ cert, key })
    } catch (cause) {
      throw wrongPem(`${quote(tlsCert)} and ${quote(tlsKey)} cannot be used: ${quote(messageOf(cause))}`)
    }
    const { validTo } = new X509Certificate(cert)
    if (Date.parse(validTo) < Date.now())
      log.warn(`clients refuse the certificate ${quote(tlsCert)}: it has expired on ${validTo}`)
    return 'new connections get the new certificate'
  }
  const texts = { hint: 'use a PEM file that exists', otherwise: 'the certificate stays as it was' }
  const close = await followFiles([tlsCert, tlsKey], take, { ...texts, log })
  return server.on('close', close)
}

interface PemFile {
  readonly path: string
  readonly text: string
}

/** INVALID_INPUT, in other words than those of OpenSSL, for files that are not a certificate and its key. */
function refuseWrongPair(cert: PemFile, key: PemFile): void {
  const certificate = /-----BEGIN (?:X509 |TRUSTED )?CERTIFICATE-----/
  const privateKey = /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----/
  if (!certificate.test(cert.text))
    throw wrongPem(
      `${quote(cert.path)} has no certificate as PEM${privateKey.test(cert.text) ? ', but a private key' : ''}`,
    )
  if (/-----BEGIN ENCRYPTED|^Proc-Type: 4,ENCRYPTED/m.test(key.text))
    throw wrongPem(
      `the private key ${quote(key.path)} has a passphrase`,
      `write it without: openssl pkey -in ${shellWord(key.path)} -out key.pem`,
    )
  if (!privateKey.test(key.text))
    throw wrongPem(
      `${quote(key.path)} has no private key as PEM${certificate.test(key.text) ? ', but a certificate' : ''}`,
    )
  if (!isPair(cert, key))
    throw wrongPem(`${quote(key.path)} is not the private key of the certificate ${quote(cert.path)}`)
}

/** True for what cannot be read, too: OpenSSL says what is wrong with it. */
function isPair(cert: PemFile, key: PemFile): boolean {
  try {
    return new X509Certificate(cert.text).checkPrivateKey(createPrivateKey(key.text))
  } catch {
    return true
  }
}

function wrongPem(
  message: string,
  hint = 'name a certificate chain, the certificate of the server first, with --tls-cert, and its private key with --tls-key, as PEM files',
): RegistryError {
  return new RegistryError('INVALID_INPUT', message, hint)
}

/**
 * Answers bytes that are not an HTTP request like any other failure, and ends the connection: its client may leave it half open
 * for as long as it likes. It is read a little longer, since to end it with unread bytes would take the answer away.
 */
function refuse(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (socket.writableEnded && !socket.destroyed) return
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const status = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }[error.code ?? ''] ?? 400
  const body = JSON.stringify({ errors: [STATUS_CODES[status]?.toLowerCase()] })
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
  )
  setTimeout(() => socket.destroy(), REFUSED_MS).unref()
}

const compressWithGzip = promisify(gzip)
const compressWithBrotli = promisify(brotliCompress)
/** Its default of 11 takes a hundred times as long for a few percent. */
const BROTLI_QUALITY = 5

export const zlibCompressor: Compressor = {
  compress: (encoding, bytes) =>
    encoding === 'gzip'
      ? compressWithGzip(bytes)
      : compressWithBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
}

/** Gives the URL of the server. Throws INVALID_INPUT if it cannot listen on the address and port. */
export function listen(server: Server, { host, port, tlsCert }: ServerFlags): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', (cause) => {
      const hint = 'choose another with --port, or --port 0 for any free one'
      reject(
        new RegistryError('INVALID_INPUT', `cannot listen on ${host} port ${port}: ${cause.message}`, hint, {
          cause,
        }),
      )
    })
    server.listen(port, host, () => {
      const { address, port } = server.address() as AddressInfo
      const name = address.includes(':') ? `[${address}]` : address
      resolve(`${tlsCert === undefined ? 'http' : 'https'}://${name}:${port}`)
    })
  })
}

/**
 * Waits for SIGINT or SIGTERM, aborts `ending`, and finishes the requests that are under way. After SIGTERM new ones are answered
 * for a while too: whoever balances the load has yet to learn of it.
 */
async function untilToldToEnd(server: Server, ending: AbortController): Promise<void> {
  let underWay = 0
  const left = () => {
    underWay -= 1
  }
  server.on('request', (_, outgoing) => {
    underWay += 1
    outgoing.on('close', left)
  })
  const signal = await new Promise<NodeJS.Signals>((resolve) => {
    for (const name of ['SIGINT', 'SIGTERM'] as const) process.removeAllListeners(name).once(name, resolve)
  })
  ending.abort()
  if (signal === 'SIGTERM') await wait(DRAIN_MS)
  // `server.close` would cut answers that are not handed to the system yet: it takes their connections for idle.
  const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve))
  const end = performance.now() + END_MS
  while (underWay > 0 && performance.now() < end) await wait(UNDER_WAY_MS)
  server.closeAllConnections()
  await closed
}

/**
 * The client that trusted proxies name in `X-Forwarded-For`: the last address that is none of a proxy, since whoever asks a proxy
 * can send it any header. Without proxies, and for a peer that is none, it is the peer. Throws UsageError for what is no network.
 */
function clientBehind(networks: readonly string[]) {
  if (networks.length === 0) return (peer: string) => peer
  const proxies = new BlockList()
  for (const network of networks) addNetwork(proxies, network)
  return (peer: string, forwardedFor = '') => {
    let client = peer
    for (const named of forwardedFor.split(',').toReversed()) {
      if (!proxies.check(client, isIP(client) === 6 ? 'ipv6' : 'ipv4')) return client
      const address = withoutPort(named.trim())
      if (isIP(address) === 0) return client
      client = address
    }
    return client
  }
}

function addNetwork(proxies: BlockList, network: string): void {
  const [address = '', length] = network.split('/', 2)
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
  const bits = family === 'ipv6' ? 128 : 32
  const isPlain = isIP(address) !== 0 && !address.includes('%') && network.split('/').length <= 2
  const isWhole = length === undefined || (/^\d{1,3}$/.test(length) && Number(length) <= bits)
  if (!isPlain || !isWhole)
    throw new UsageError(
      `--trusted-proxy is ${quote(network)}, which is neither an IP address nor a network`,
      'write it as 10.0.0.7, 10.0.0.0/8 or fd00::/8; give the flag once for each network',
    )
  proxies.addSubnet(address, Number(length ?? bits), family)
}

/** Some proxies name the port, too: `192.0.2.1:443`, `[2001:db8::1]:443`. */
function withoutPort(text: string): string {
  const [, address = text] = /^\[([^\]]*)\](?::\d+)?$/.exec(text) ?? /^([\d.]+):\d+$/.exec(text) ?? []
  return address
}
