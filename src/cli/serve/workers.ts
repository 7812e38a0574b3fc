import cluster, { type Worker } from 'node:cluster'
import type { AddressInfo } from 'node:net'
import { RegistryError } from '../../base/error.ts'
import type { App } from '../../server/app.ts'
import { type Download, type HttpAnswer, type HttpRequest, pickHeaders } from '../../server/http-message.ts'
import { RequestMetrics, type RouteMetrics } from '../../server/metrics.ts'
import { AccessLog } from './access-log.ts'
import { createHttpServer, listen, type ServerFlags, untilToldToEnd } from './http-server.ts'
import { createListener } from './request-listener.ts'

/**
 * Worker processes share a port and repeat cached answers. They forward other requests to the primary process, which alone
 * reads the index, knows the tokens and keeps the counts.
 */

type FromWorker =
  | { readonly isStarted: true }
  | { readonly id: number; readonly request: HttpRequest }
  /** Counted and observed since the last such message. */
  | { readonly downloads: readonly Download[]; readonly metrics: ReadonlyMap<string, RouteMetrics> }

type ToWorker =
  | { readonly isPublic: boolean }
  | { readonly id: number; readonly answer: HttpAnswer }
  /** Cached answers are out of date. */
  | { readonly isSnapshotNew: true }

const SYNC_MS = 200

export interface Workers {
  /** The port that they share. */
  readonly port: number
  /** Lets them finish the requests that are under way. */
  end(): Promise<void>
}

/** Starts the workers, and a new one for each that dies. Throws INVALID_INPUT if one cannot listen. */
export async function startWorkers(app: App, count: number): Promise<Workers> {
  cluster.setupPrimary({ serialization: 'advanced' })
  let isEnding = false
  const fork = () => {
    const worker = cluster.fork()
    return worker.on('message', (message: FromWorker) => void receive(app, worker, message))
  }
  const ports = await Promise.all(Array.from({ length: count }, fork).map(portOf))
  cluster.on('exit', () => {
    if (!isEnding) fork()
  })
  const running = () => Object.values(cluster.workers ?? {}).flatMap((worker) => worker ?? [])
  let snapshot = app.snapshot()
  const timer = setInterval(() => {
    if (snapshot === app.snapshot()) return
    snapshot = app.snapshot()
    for (const worker of running()) send(worker, { isSnapshotNew: true })
  }, SYNC_MS)
  return {
    port: ports[0] ?? 0,
    async end() {
      isEnding = true
      clearInterval(timer)
      const ends = running().map((worker) => new Promise((resolve) => worker.once('exit', resolve)))
      for (const worker of running()) worker.process.kill('SIGTERM')
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

async function receive(app: App, worker: Worker, message: FromWorker): Promise<void> {
  if ('isStarted' in message) return send(worker, { isPublic: app.isPublic })
  if ('request' in message) return send(worker, { id: message.id, answer: await app.answer(message.request) })
  for (const { address, version } of message.downloads) app.downloads?.add(address, version)
  app.metrics?.add(message.metrics)
}

/** What a worker process does until it is told to end. */
export async function runWorker(flags: ServerFlags & { readonly quiet?: boolean }): Promise<void> {
  const log = flags.quiet ? undefined : new AccessLog()
  try {
    const app = await ForwardingApp.connect()
    let isEnding = false
    const listener = createListener(app, { log, isEnding: () => isEnding })
    const server = await createHttpServer(flags, listener)
    await listen(server, flags)
    await untilToldToEnd(server, () => {
      isEnding = true
    })
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
  readonly downloads = {
    add: (address: string, version: string) => void this.#downloads.push({ address, version }),
  }
  isPublic = false
  #downloads: Download[] = []
  #snapshot = {}
  #lastId = 0
  readonly #waiting = new Map<number, (answer: HttpAnswer) => void>()

  /** Waits until the primary process has said if the registry is public. */
  static async connect(): Promise<ForwardingApp> {
    const app = new ForwardingApp()
    await new Promise<void>((resolve) => {
      process.on('message', (message: ToWorker) => app.#receive(message, resolve))
      void app.#send({ isStarted: true })
    })
    setInterval(() => void app.report(), SYNC_MS).unref()
    return app
  }

  snapshot(): object {
    return this.#snapshot
  }

  answer({ headers, ...request }: HttpRequest): Promise<HttpAnswer> {
    this.#lastId += 1
    const id = this.#lastId
    void this.#send({ id, request: { ...request, headers: pickHeaders((name) => headers[name]) } })
    return new Promise((resolve) => this.#waiting.set(id, resolve))
  }

  /** Sends what was counted and observed since the last time. */
  report(): Promise<void> {
    const message = { downloads: this.#downloads, metrics: this.metrics.take() }
    this.#downloads = []
    return message.downloads.length === 0 && message.metrics.size === 0
      ? Promise.resolve()
      : this.#send(message)
  }

  #send(message: FromWorker): Promise<void> {
    return new Promise((resolve) => process.send?.(message, undefined, undefined, () => resolve()))
  }

  #receive(message: ToWorker, start: () => void): void {
    if ('isPublic' in message) {
      this.isPublic = message.isPublic
      start()
    } else if ('isSnapshotNew' in message) this.#snapshot = {}
    else {
      this.#waiting.get(message.id)?.(message.answer)
      this.#waiting.delete(message.id)
    }
  }
}
