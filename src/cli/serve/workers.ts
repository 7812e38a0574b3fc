import cluster, { type Worker } from 'node:cluster'
import type { AddressInfo } from 'node:net'
import { RegistryError } from '../../base/error.ts'
import type { PlainRequest, ReadyAnswer } from '../../server/answer-cache.ts'
import type { Answered } from '../../server/metrics.ts'
import { RequestMetrics } from '../../server/metrics.ts'
import { AccessLog } from './access-log.ts'
import { type Backend, PASSED_HEADERS } from './backend.ts'
import { createHttpServer, listen, type ServerFlags, untilToldToEnd } from './http-server.ts'
import { createListener } from './request-listener.ts'

/**
 * Processes that share a port and answer what is ready; what is not, they ask this process for, which alone reads the index,
 * knows the tokens and keeps the counts.
 */

interface Question {
  readonly id: number
  readonly method: string
  readonly url: string
  readonly headers: ReadonlyMap<string, string>
  readonly client: string
}

type FromWorker =
  | { readonly isHere: true }
  | { readonly question: Question }
  /** Downloads that were answered without asking, and what was observed. */
  | { readonly downloads: readonly (readonly [string, string])[]; readonly observed: Map<string, Answered> }

type ToWorker =
  | { readonly isPublic: boolean }
  | { readonly answer: ReadyAnswer; readonly id: number }
  /** Answers made before are not ready any more. */
  | { readonly moment: 'new' }

const TELL_MS = 200

export interface Workers {
  /** The port that they share. */
  readonly port: number
  /** Lets them answer what is under way. */
  end(): Promise<void>
}

/** Starts the processes, and another one for each that dies. Throws where the first cannot listen. */
export async function startWorkers(backend: Backend, count: number): Promise<Workers> {
  cluster.setupPrimary({ serialization: 'advanced' })
  let isEnding = false
  let moment = backend.moment()
  const fork = () => {
    const worker = cluster.fork()
    const tell = (message: ToWorker) => void (worker.isConnected() && worker.send(message))
    worker.on('message', (message: FromWorker) => receive(backend, message, tell))
    return worker
  }
  const workers = Array.from({ length: count }, fork)
  const ports = await Promise.all(workers.map(portOf))
  cluster.on('exit', () => {
    if (!isEnding) fork()
  })
  const timer = setInterval(() => {
    if (moment === backend.moment()) return
    moment = backend.moment()
    for (const worker of Object.values(cluster.workers ?? {}))
      worker?.send({ moment: 'new' } satisfies ToWorker)
  }, TELL_MS)
  return {
    port: ports[0] ?? 0,
    async end() {
      isEnding = true
      clearInterval(timer)
      const left = Object.values(cluster.workers ?? {}).flatMap((worker) => worker ?? [])
      const ends = left.map((worker) => new Promise((resolve) => worker.once('exit', resolve)))
      for (const worker of left) worker.process.kill('SIGTERM')
      await Promise.all(ends)
    },
  }
}

function portOf(worker: Worker): Promise<number> {
  return new Promise((resolve, reject) => {
    worker.once('listening', ({ port }: AddressInfo) => resolve(port))
    worker.once('exit', () =>
      reject(new RegistryError('INVALID_INPUT', 'a worker could not listen', 'see what it said above')),
    )
  })
}

async function receive(
  backend: Backend,
  message: FromWorker,
  tell: (message: ToWorker) => void,
): Promise<void> {
  if ('isHere' in message) return tell({ isPublic: backend.isPublic })
  if ('question' in message) {
    const { id, client, headers, ...request } = message.question
    const answer = await backend.ask({ ...request, header: (name) => headers.get(name) }, client)
    return tell({ id, answer })
  }
  for (const [address, version] of message.downloads) backend.count({ address, version })
  backend.metrics.add(message.observed)
}

/** What such a process does: until it is told to end. */
export async function runWorker(flags: ServerFlags & { readonly quiet?: boolean }): Promise<void> {
  const link = new WorkerLink()
  const log = flags.quiet ? undefined : new AccessLog()
  try {
    const server = await createHttpServer(flags, createListener(await link.backend(), log))
    await listen(server, flags)
    await untilToldToEnd(server, () => link.end())
    await link.tell()
  } finally {
    log?.close()
    // To disconnect would end the process at once, before it has cleaned up.
    process.channel?.unref()
  }
}

class WorkerLink {
  readonly #metrics = new RequestMetrics()
  readonly #waiting = new Map<number, (answer: ReadyAnswer) => void>()
  #downloads: [string, string][] = []
  #moment = {}
  #asked = 0
  #isEnding = false
  #start: (isPublic: boolean) => void = () => {}

  /** Once the other process has said what kind of registry it is. */
  async backend(): Promise<Backend> {
    const isPublic = await new Promise<boolean>((resolve) => {
      this.#start = resolve
      process.on('message', (message: ToWorker) => this.#receive(message))
      void this.#send({ isHere: true })
    })
    const timer = setInterval(() => void this.tell(), TELL_MS)
    timer.unref()
    return {
      isPublic,
      metrics: this.#metrics,
      moment: () => this.#moment,
      isEnding: () => this.#isEnding,
      count: ({ address, version }) => void this.#downloads.push([address, version]),
      ask: (request, client) => this.#ask(request, client),
    }
  }

  end(): void {
    this.#isEnding = true
  }

  /** Says what was counted since the last time. */
  tell(): Promise<void> {
    const message: FromWorker = { downloads: this.#downloads, observed: this.#metrics.take() }
    this.#downloads = []
    if (message.downloads.length === 0 && message.observed.size === 0) return Promise.resolve()
    return this.#send(message)
  }

  #ask({ method, url, header }: PlainRequest, client: string): Promise<ReadyAnswer> {
    this.#asked += 1
    const id = this.#asked
    const headers = new Map(PASSED_HEADERS.flatMap((name) => pairOf(name, header(name))))
    void this.#send({ question: { id, method, url, headers, client } })
    return new Promise((resolve) => this.#waiting.set(id, resolve))
  }

  #send(message: FromWorker): Promise<void> {
    return new Promise((resolve) => process.send?.(message, undefined, undefined, () => resolve()))
  }

  #receive(message: ToWorker): void {
    if ('isPublic' in message) this.#start(message.isPublic)
    else if ('moment' in message) this.#moment = {}
    else {
      this.#waiting.get(message.id)?.(message.answer)
      this.#waiting.delete(message.id)
    }
  }
}

function pairOf(name: string, value: string | undefined): [string, string][] {
  return value === undefined ? [] : [[name, value]]
}
