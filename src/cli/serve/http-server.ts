import { unwatchFile, watchFile } from 'node:fs'
import { createServer, type RequestListener, type Server, STATUS_CODES } from 'node:http'
import { createServer as createTlsServer, type Server as TlsServer } from 'node:https'
import { type AddressInfo, Server as NetServer } from 'node:net'
import type { Duplex } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { messageOf, quote, RegistryError } from '../../base/error.ts'
import type { Log } from '../../base/log.ts'
import type { Compressor } from '../../server/ports.ts'
import { UsageError } from '../command.ts'
import { readNamedFile, readRenewedFile } from './credential-files.ts'

/** Time between two looks at the files of the certificate. */
const CERTIFICATE_POLL_MS = 1000

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

/**
 * Time that an idle connection stays open: longer than in common load balancers, so that they close it first.
 */
const KEEP_ALIVE_MS = 65_000

/** Time in which a client sends its request. Then it is answered with 408. */
const REQUEST_MS = 30_000

/** Time in which a client sends its headers. Then it is answered with 408. */
const HEADERS_MS = 10_000

export interface ServerFlags {
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
  const files = { tlsCert, tlsKey }
  const tls = await readTls(files)
  try {
    return renewCertificate(createTlsServer({ ...OPTIONS, ...tls }, listener), files, log)
  } catch (cause) {
    throw new RegistryError(
      'INVALID_INPUT',
      `${quote(tlsCert)} and ${quote(tlsKey)} are not a certificate and its key: ${quote(messageOf(cause))}`,
      'name a certificate chain and its private key, without a passphrase, as PEM files',
      { cause },
    )
  }
}

interface TlsFiles {
  readonly tlsCert: string
  readonly tlsKey: string
}

async function readTls({ tlsCert, tlsKey }: TlsFiles, read = readNamedFile) {
  const hint = 'use a PEM file that exists'
  return { cert: await read(tlsCert, hint), key: await read(tlsKey, hint) }
}

/** Takes the files again when one of them changes. A certificate without its key waits until the key has changed too. */
function renewCertificate(server: TlsServer, files: TlsFiles, log: Pick<Log, 'info' | 'warn'>): TlsServer {
  const renew = async () => {
    try {
      server.setSecureContext(await readTls(files, readRenewedFile))
      log.info(`${quote(files.tlsCert)} has changed: new connections get the new certificate`)
    } catch (error) {
      log.warn(`the certificate stays as it was: ${messageOf(error)}`)
    }
  }
  const paths = [files.tlsCert, files.tlsKey]
  // Polls their dates: an orchestrator replaces mounted files by moving links, which gives no event.
  for (const path of paths) watchFile(path, { interval: CERTIFICATE_POLL_MS, persistent: false }, renew)
  return server.on('close', () => {
    for (const path of paths) unwatchFile(path, renew)
  })
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
export async function untilToldToEnd(server: Server, ending: AbortController): Promise<void> {
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
