import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { messageOf, quote } from '../../base/error.ts'
import { once, type Runtime } from '../../composition/runtime.ts'
import { interfacePaths, parseInterfaceFiles } from '../../index/format/interface-document.ts'
import { itemAddress, parseModuleList } from '../../index/format/module-list.ts'
import { MODULE_LIST_PATH, MODULES_BASE_PATH } from '../../index/format/paths.ts'
import { calledPath } from '../../interface/module-interface.ts'
import { isLoopback } from '../../module/git-remote.ts'
import { parseModuleAddress } from '../../module/module-address.ts'
import { formatModuleBlock } from '../../module/release.ts'
import { parseVersion } from '../../module/version.ts'
import { type App, createApp } from '../../server/app.ts'
import { CatalogSource } from '../../server/catalog.ts'
import { type Gauge, RequestMetrics } from '../../server/metrics.ts'
import type { IndexHealth, IndexReader, ServedIndex } from '../../server/ports.ts'
import { type CommandOutcome, type CommonFlags, UsageError } from '../command.ts'
import { clientBehind } from './client-address.ts'
import { type CredentialFlags, openCredentials } from './credential-files.ts'
import { createHttpServer, listen, type ServerFlags, untilToldToEnd, zlibCompressor } from './http-server.ts'
import { AccessLog, createListener, type LogFormat } from './request-listener.ts'
import { openServedIndex, type ServedIndexSettings, watchIndex } from './served-index.ts'

/** Failures of `serve` that are logged, each once. More are not. */
const MAX_FAILURES = 1000

interface ServeFlags extends CommonFlags, ServerFlags, CredentialFlags, ServedIndexSettings {
  readonly index: string
  /** Seconds between two checks of the index. */
  readonly poll: number
  readonly logFormat: LogFormat
  readonly basePath?: string
  readonly trustedProxy?: readonly string[]
}

const CLEAR_TEXT =
  'tokens come in clear text: let a proxy before this server end TLS, or give --tls-cert and --tls-key'

/** How much the heap may grow from one garbage collection to the next. */
const HEAP_GROWING_PERCENT = 30

/** What to close at the end, the last first. */
type Closers = (() => void | Promise<void>)[]

/** Serves until SIGINT or SIGTERM, and finishes the requests that are under way. */
export async function serveCommand(flags: ServeFlags, runtime: Runtime): Promise<CommandOutcome> {
  const closers: Closers = []
  // By default garbage may take three times the memory of what is in use.
  setFlagsFromString(`--heap-growing-percent=${HEAP_GROWING_PERCENT}`)
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
  const isTrial =
    isLoopback(new URL(url).hostname) && url.startsWith('http:') && flags.tokenFile === undefined
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
  const files = new Map<string, Uint8Array | undefined>()
  for (const path of interfacePaths(address, version)) files.set(path, await index.read(path))
  const directory = calledPath(parseInterfaceFiles({ address, version }, (path) => files.get(path)))
  // It comes from whoever wrote the index, and people paste it into a shell.
  return /^[\w./-]*$/.test(directory) ? formatModuleBlock({ address, version }, url, directory) : undefined
}

/** The app over the index and the tokens that the flags name. */
async function openApp(
  flags: ServeFlags,
  runtime: Runtime,
  { closers, isEnding }: { readonly closers: Closers; readonly isEnding: () => boolean },
): Promise<{ readonly app: App; readonly index: ServedIndex }> {
  const basePath = parseBasePath(flags.basePath)
  // It takes longer to load than the server, and clients never ask for a page.
  const loadPages = once(async () => {
    const { openPageRenderer } = await import('../../composition/site.ts')
    return openPageRenderer({ basePath: basePath || undefined })
  })
  const credentials = await openCredentials(flags, runtime.log)
  if (credentials !== undefined && flags.tlsCert === undefined && !isLoopback(flags.host))
    runtime.log.warn(CLEAR_TEXT)
  closers.push(() => credentials?.close())
  const catalog = new CatalogSource(setImmediate)
  const openedIndex = await openServedIndex(runtime, flags)
  closers.push(() => openedIndex.close())
  const index = await watchIndex(openedIndex.index, {
    pollMs: flags.poll * 1000,
    watch: openedIndex.watch,
    log: runtime.log,
    prepare: async (reader) => void (catalog.isInUse && (await catalog.read(reader))),
  })
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
    metrics: new RequestMetrics(() => gaugesOf(index.health())),
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

function gaugesOf({ problem, checkedAt }: IndexHealth): Gauge[] {
  return [
    ['index_stale', '1 while the index cannot be read.', problem === undefined ? 0 : 1],
    ['index_looked_at_seconds', 'When the index was last read well.', checkedAt],
    ['resident_memory_bytes', 'Memory of the process.', process.memoryUsage.rss()],
  ]
}
