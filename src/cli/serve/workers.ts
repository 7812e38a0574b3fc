import cluster, { type Worker } from 'node:cluster'
import type { AddressInfo } from 'node:net'
import { RegistryError } from '../../base/error.ts'
import type { App } from '../../server/app.ts'
import type { ConsumerToken } from '../../server/auth/tokens.ts'
import { type HttpAnswer, type HttpRequest, pickHeaders } from '../../server/http-message.ts'
import { RequestMetrics, type RouteMetrics } from '../../server/metrics.ts'
import { MAX_CACHE_BYTES } from '../limits.ts'
import type { CredentialFlags } from './credential-files.ts'
import { createHttpServer, listen, type ServerFlags, untilToldToEnd } from './http-server.ts'
import { AccessLog, createListener, type LogFormat } from './request-listener.ts'

/** Time between two reports of a worker about what it counted. */
const SYNC_MS = 200

/**
 * Worker processes share a port and repeat cached answers. They forward other requests to the primary process, which alone
 * reads the index and the token file.
 */

type FromWorker =
  | { readonly id: number; readonly request: HttpRequest }
  /** Observed since the last such message. */
  | { readonly metrics: ReadonlyMap<string, RouteMetrics> }

type ToWorker =
  | { readonly id: number; readonly answer: HttpAnswer }
  /** Parts of the index that have changed; undefined if any part may have. */
  | { readonly changed: readonly string[] | undefined }
  /** The tokens that are valid from now on. */
  | { readonly tokens: readonly ConsumerToken[] }

/**
 * Starts the workers, and a new one for each that dies. Gives the port that they share, and what lets them finish the requests
 * that are under way. Throws INVALID_INPUT if one cannot listen.
 */
export async function startWorkers(
  app: App,
  count: number,
): Promise<{ readonly port: number; end(signal: NodeJS.Signals): Promise<void> }> {
  cluster.setupPrimary({ serialization: 'advanced' })
  let isEnding = false
  const fork = () => {
    const worker = cluster.fork()
    worker.once('listening', () => sendTokens(app, worker))
    return worker.on('message', (message: FromWorker) => void receive(app, worker, message))
  }
  const ports = await Promise.all(Array.from({ length: count }, fork).map(portOf))
  cluster.on('exit', () => {
    if (!isEnding) fork()
  })
  const running = () => Object.values(cluster.workers ?? {}).flatMap((worker) => worker ?? [])
  app.onChange((changed) => running().forEach((worker) => void send(worker, { changed })))
  let tokens = app.tokens()
  const timer = setInterval(() => {
    if (tokens === app.tokens()) return
    tokens = app.tokens()
    for (const worker of running()) sendTokens(app, worker)
  }, SYNC_MS)
  return {
    port: ports[0] ?? 0,
    async end(signal) {
      isEnding = true
      clearInterval(timer)
      const ends = running().map((worker) => new Promise((resolve) => worker.once('exit', resolve)))
      for (const worker of running()) worker.process.kill(signal)
      await Promise.all(ends)
    },
  }
}

function portOf(worker: Worker): Promise<number> {
  return new Promise((resolve, reject) => {
    worker.once('listening', ({ port }: AddressInfo) => resolve(port))
    worker.once('exit', () =>
      reject(
        new RegistryError('INVALID_INPUT', 'a worker process could not listen', 'read its own error above'),
      ),
    )
  })
}

function send(worker: Worker, message: ToWorker): void {
  if (worker.isConnected()) worker.send(message)
}

/** A worker gives the answers that it keeps to consumers with a valid token without asking. */
function sendTokens(app: App, worker: Worker): void {
  const tokens = app.tokens()
  if (tokens !== undefined) send(worker, { tokens })
}

async function receive(app: App, worker: Worker, message: FromWorker): Promise<void> {
  if ('request' in message) return send(worker, { id: message.id, answer: await app.answer(message.request) })
  app.metrics?.add(message.metrics)
}

/** What a worker process does until it is told to end. */
export async function runWorker(
  flags: ServerFlags &
    CredentialFlags & { readonly quiet?: boolean; readonly workers: number; readonly logFormat: LogFormat },
): Promise<void> {
  const log = flags.quiet ? undefined : new AccessLog(flags.logFormat)
  try {
    const app = new ForwardingApp(flags)
    const ending = new AbortController()
    const maxCacheBytes = MAX_CACHE_BYTES / flags.workers
    const listener = createListener(app, { log, maxCacheBytes, isEnding: () => ending.signal.aborted })
    const server = await createHttpServer(flags, listener)
    await listen(server, flags)
    await untilToldToEnd(server, ending)
    await app.report()
  } finally {
    log?.close()
    // To disconnect would end the process at once, before it has cleaned up.
    process.channel?.unref()
  }
}

/** The app of the primary process, as a worker process reaches it. */
class ForwardingApp implements App {
  readonly metrics = new RequestMetrics()
  readonly #changeListeners: ((parts: readonly string[] | undefined) => void)[] = []
  #tokens: readonly ConsumerToken[] | undefined
  #snapshot = {}
  #lastId = 0
  readonly #waiting = new Map<number, (answer: HttpAnswer) => void>()

  constructor({ tokenFile }: CredentialFlags) {
    // Nobody is admitted before the tokens are known here: the primary process then decides.
    this.#tokens = tokenFile === undefined ? undefined : []
    process.on('message', (message: ToWorker) => this.#receive(message))
    setInterval(() => void this.report(), SYNC_MS).unref()
  }

  tokens(): readonly ConsumerToken[] | undefined {
    return this.#tokens
  }

  snapshot(): object {
    return this.#snapshot
  }

  onChange(listener: (parts: readonly string[] | undefined) => void): void {
    this.#changeListeners.push(listener)
  }

  answer({ headers, ...request }: HttpRequest): Promise<HttpAnswer> {
    this.#lastId += 1
    const id = this.#lastId
    void this.#send({ id, request: { ...request, headers: pickHeaders((name) => headers[name]) } })
    return new Promise((resolve) => this.#waiting.set(id, resolve))
  }

  /** Sends what was observed since the last time. */
  async report(): Promise<void> {
    const metrics = this.metrics.take()
    if (metrics.size > 0) await this.#send({ metrics })
  }

  #send(message: FromWorker): Promise<void> {
    return new Promise((resolve) => process.send?.(message, undefined, undefined, () => resolve()))
  }

  #receive(message: ToWorker): void {
    if ('tokens' in message) this.#tokens = message.tokens
    else if ('changed' in message) {
      this.#snapshot = {}
      for (const listener of this.#changeListeners) listener(message.changed)
    } else {
      this.#waiting.get(message.id)?.(message.answer)
      this.#waiting.delete(message.id)
    }
  }
}
