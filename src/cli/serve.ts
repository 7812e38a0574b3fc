import { DownloadsFile } from '../adapters/downloads-file.ts'
import { zlibCompressor } from '../adapters/zlib-compressor.ts'
import { assembleIndex, indexTarget, type Surroundings } from '../assemble.ts'
import { RequestMetrics } from '../core/api/request-metrics.ts'
import type { DownloadCounts, IndexStanding } from '../ports.ts'
import type { Access } from '../server/access.ts'
import { createApp } from '../server/app.ts'
import { CatalogSource } from '../server/catalog-source.ts'
import { AccessLog } from './access-log.ts'
import type { CommandOutcome, CommonFlags } from './command.ts'
import { createHttpServer, listen, type ServerFlags, untilToldToEnd } from './http-server.ts'
import { createListener } from './listener.ts'
import { type AccessFlags, openAccess } from './token-file.ts'
import { type WatchedIndex, watchIndex } from './watched-index.ts'

export interface ServeFlags extends CommonFlags, ServerFlags, AccessFlags {
  readonly index: string
  /** Seconds between two looks at the index. */
  readonly poll: number
  /** File of the download counts. */
  readonly downloads?: string
}

/** What is closed at the end, the last first. */
type Closing = (() => void | Promise<void>)[]

/** Serves until SIGINT or SIGTERM; requests under way are answered first. */
export async function serveCommand(flags: ServeFlags, surroundings: Surroundings): Promise<CommandOutcome> {
  const closing: Closing = []
  try {
    await serve(flags, surroundings, closing)
    return { json: undefined, text: '' }
  } finally {
    for (const close of closing.toReversed()) await close()
  }
}

async function serve(flags: ServeFlags, surroundings: Surroundings, closing: Closing): Promise<void> {
  const { access, close } = await openAccess(flags, surroundings.log)
  closing.push(close)
  const downloads = await openDownloads(flags, surroundings, closing)
  const catalog = new CatalogSource()
  const index = await openIndex(flags, surroundings, { catalog, closing })
  const log = flags.quiet ? undefined : new AccessLog()
  closing.push(() => log?.close())
  let isEnding = false
  const answer = createAnswers({ index, catalog, access, downloads, log, isEnding: () => isEnding })
  const server = await createHttpServer(flags, answer)
  const url = await listen(server, flags)
  process.stdout.write(flags.json ? `${JSON.stringify({ url })}\n` : `serving   ${flags.index} at ${url}\n`)
  await untilToldToEnd(server, () => {
    isEnding = true
  })
}

async function openDownloads(
  { downloads }: ServeFlags,
  { log }: Surroundings,
  closing: Closing,
): Promise<DownloadsFile | undefined> {
  if (downloads === undefined) return undefined
  const file = await DownloadsFile.open(downloads, log)
  closing.push(() => file.close())
  return file
}

async function openIndex(
  flags: ServeFlags,
  surroundings: Surroundings,
  { catalog, closing }: { readonly catalog: CatalogSource; readonly closing: Closing },
): Promise<WatchedIndex> {
  const token = surroundings.environment['MODULE_REGISTRY_TOKEN']
  const opened = await assembleIndex(surroundings, {
    target: indexTarget(flags.index),
    token,
    reading: 'all',
  })
  closing.push(() => opened.close())
  const watched = await watchIndex(opened.index, {
    pollMs: flags.poll * 1000,
    log: surroundings.log,
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
  readonly log: AccessLog | undefined
  readonly isEnding: () => boolean
}

function createAnswers({ index, catalog, access, downloads, log, isEnding }: AnswerParts) {
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
  return createListener({ app, index, isPublic: access === undefined, downloads, metrics, log, isEnding })
}

function gaugesOf({ problem, lookedAt }: IndexStanding): [string, string, number][] {
  return [
    ['index_stale', '1 while the index cannot be read.', problem === undefined ? 0 : 1],
    ['index_looked_at_seconds', 'When the index was last read well.', lookedAt],
    ['resident_memory_bytes', 'Memory of the process.', process.memoryUsage.rss()],
  ]
}
