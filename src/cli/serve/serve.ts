import cluster from 'node:cluster'
import { DownloadsFile } from '../../adapters/filesystem/downloads-file.ts'
import { zlibCompressor } from '../../adapters/http/zlib-compressor.ts'
import { indexTarget, openIndex } from '../../composition/index-store.ts'
import type { Runtime } from '../../composition/runtime.ts'
import { createApp } from '../../server/app.ts'
import type { Access } from '../../server/auth/authenticator.ts'
import { RequestMetrics } from '../../server/metrics.ts'
import type { DownloadCounts, IndexStanding } from '../../server/ports.ts'
import { CatalogSource } from '../../server/search/catalog-source.ts'
import type { CommandOutcome, CommonFlags } from '../command.ts'
import { indexToken } from '../tokens.ts'
import { AccessLog } from './access-log.ts'
import { appBackend, type Backend } from './backend.ts'
import { type AccessFlags, openAccess } from './credential-files.ts'
import {
  createHttpServer,
  listen,
  type ServerFlags,
  toldToEnd,
  untilToldToEnd,
  urlOf,
} from './http-server.ts'
import { createListener } from './request-listener.ts'
import { type WatchedIndex, watchIndex } from './watched-index.ts'
import { runWorker, startWorkers } from './workers.ts'

export interface ServeFlags extends CommonFlags, ServerFlags, AccessFlags {
  readonly index: string
  /** Seconds between two looks at the index. */
  readonly poll: number
  /** File of the download counts. */
  readonly downloads?: string
  /** Processes that answer; one is this process alone. */
  readonly workers: number
}

/** What is closed at the end, the last first. */
type Closing = (() => void | Promise<void>)[]

/** Serves until SIGINT or SIGTERM; requests under way are answered first. */
export async function serveCommand(flags: ServeFlags, runtime: Runtime): Promise<CommandOutcome> {
  if (cluster.isWorker) return runWorker(flags).then(() => ({ json: undefined, text: '' }))
  const closing: Closing = []
  try {
    await serve(flags, runtime, closing)
    return { json: undefined, text: '' }
  } finally {
    for (const close of closing.toReversed()) await close()
  }
}

async function serve(flags: ServeFlags, runtime: Runtime, closing: Closing): Promise<void> {
  const { access, close } = await openAccess(flags, runtime.log)
  closing.push(close)
  const downloads = await openDownloads(flags, runtime, closing)
  const catalog = new CatalogSource()
  const index = await openServedIndex(flags, runtime, { catalog, closing })
  let isEnding = false
  const backend = createBackend({ index, catalog, access, downloads, isEnding: () => isEnding })
  const end = () => {
    isEnding = true
  }
  const say = (url: string) =>
    process.stdout.write(flags.json ? `${JSON.stringify({ url })}\n` : `serving   ${flags.index} at ${url}\n`)
  if (flags.workers > 1) return serveWithWorkers(flags, backend, { say, end })
  const log = flags.quiet ? undefined : new AccessLog()
  closing.push(() => log?.close())
  const server = await createHttpServer(flags, createListener(backend, log))
  say(await listen(server, flags))
  await untilToldToEnd(server, end)
}

async function serveWithWorkers(
  flags: ServeFlags,
  backend: Backend,
  { say, end }: { readonly say: (url: string) => void; readonly end: () => void },
): Promise<void> {
  const workers = await startWorkers(backend, flags.workers)
  say(urlOf(flags, { address: flags.host, port: workers.port }))
  await toldToEnd()
  end()
  await workers.end()
}

async function openDownloads(
  { downloads }: ServeFlags,
  { log }: Runtime,
  closing: Closing,
): Promise<DownloadsFile | undefined> {
  if (downloads === undefined) return undefined
  const file = await DownloadsFile.open(downloads, log)
  closing.push(() => file.close())
  return file
}

async function openServedIndex(
  flags: ServeFlags,
  runtime: Runtime,
  { catalog, closing }: { readonly catalog: CatalogSource; readonly closing: Closing },
): Promise<WatchedIndex> {
  const token = indexToken(runtime.environment)
  const opened = await openIndex(runtime, {
    target: indexTarget(flags.index),
    token,
    reading: 'all',
  })
  closing.push(() => opened.close())
  const watched = await watchIndex(opened.index, {
    pollMs: flags.poll * 1000,
    log: runtime.log,
    prepare: async (reader) => {
      if (catalog.isInUse) await catalog.read(reader)
    },
  })
  closing.push(() => watched.close())
  return watched
}

interface AnswerParts {
  readonly index: WatchedIndex
  readonly catalog: CatalogSource
  readonly access: Access | undefined
  readonly downloads: DownloadCounts | undefined
  readonly isEnding: () => boolean
}

function createBackend({ index, catalog, access, downloads, isEnding }: AnswerParts): Backend {
  const metrics = new RequestMetrics()
  const app = createApp({
    index,
    catalog,
    isEnding,
    now: () => Math.floor(Date.now() / 1000),
    compressor: zlibCompressor,
    metrics: () => metrics.render(gaugesOf(index.standing())),
    ...(access === undefined ? {} : { access }),
    ...(downloads === undefined ? {} : { downloads }),
  })
  return appBackend({ app, index, isPublic: access === undefined, downloads, metrics, isEnding })
}

function gaugesOf({ problem, lookedAt }: IndexStanding): [string, string, number][] {
  return [
    ['index_stale', '1 while the index cannot be read.', problem === undefined ? 0 : 1],
    ['index_looked_at_seconds', 'When the index was last read well.', lookedAt],
    ['resident_memory_bytes', 'Memory of the process.', process.memoryUsage.rss()],
  ]
}
