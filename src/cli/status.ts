import { existsSync } from 'node:fs'
import { readConfigFile } from '../adapters/filesystem/config-file.ts'
import { counted } from '../base/count.ts'
import { quote, RegistryError, visible } from '../base/error.ts'
import { groupBy } from '../base/group.ts'
import { slices } from '../base/slices.ts'
import { table } from '../base/table.ts'
import { namedSource } from '../collect/list-sources.ts'
import { registryConfigFormat } from '../collect/registry-config.ts'
import { isStatePath, parseStateFile, sourceStatePath } from '../collect/source-state.ts'
import { gitHubOf } from '../composition/forge.ts'
import { withIndex } from '../composition/index-store.ts'
import type { Runtime } from '../composition/runtime.ts'
import type { ModuleDocument, Owner } from '../index/format/documents.ts'
import { type IndexFiles, moduleIn, registryIn } from '../index/format/index-files.ts'
import { latestOf } from '../index/format/module-list.ts'
import { addressOfModuleDocument, modulePath, REGISTRY_PATH } from '../index/format/paths.ts'
import {
  moduleDeprecation,
  type VersionMark,
  type VersionState,
  versionState,
} from '../index/format/version-state.ts'
import type { IndexSnapshot } from '../index/ports.ts'
import { unknownModule } from '../index/unknown-module.ts'
import { formatModuleAddress, type ModuleAddress, parseModuleAddress } from '../module/module-address.ts'
import { compareVersions, type Version } from '../module/version.ts'
import type { CommandOutcome, CommonFlags } from './command.ts'

/** `status`: says what an index holds, or what it holds of one module. Throws as {@link readStatus}. */
export async function statusCommand(
  flags: CommonFlags & { readonly index: string; readonly module?: string },
  runtime: Runtime,
): Promise<CommandOutcome> {
  const only = flags.module === undefined ? undefined : parseModuleAddress(flags.module)
  const reading = only === undefined ? 'all' : 'paths'
  return withIndex(runtime, { index: flags.index, reading }, async ({ index }) => {
    const status = await readStatus(await index.open(), only, await namesOfSources(runtime))
    const [module] = only === undefined ? [] : status.modules
    return { json: status, text: module === undefined ? formatStatus(status) : formatModuleStatus(module) }
  })
}

/** The file that `collect` reads by default. */
const SOURCES = 'registry.yml'

/** The sources that registry.yml in the working directory names: an index tells nothing of local and of private ones. */
async function namesOfSources({ environment, log }: Runtime): Promise<ReadonlyMap<string, string>> {
  if (!existsSync(SOURCES)) return new Map()
  try {
    const { sources } = await readConfigFile(SOURCES, registryConfigFormat)
    const { url } = gitHubOf(environment)
    const named = sources.flatMap((options) => namedSource(options, url) ?? [])
    return new Map(named.map(({ key, name }) => [sourceStatePath(key), name]))
  } catch (error) {
    if (!(error instanceof RegistryError)) throw error
    log.warn(`no source is named: ${error.message}`)
    return new Map()
  }
}

/** Modules whose files are read at the same time. The rest waits. */
const READ_AT_ONCE = 200

interface IndexStatus {
  readonly name: string
  readonly url: string | null
  /** Commit of the branch; null for a directory. */
  readonly commit: string | null
  readonly modules: readonly ModuleStatus[]
  readonly refused: readonly {
    /** Clone URL of the source; `''` where the index may not show it. */
    readonly source: string
    readonly tag: string
    readonly code: string
  }[]
}

interface ModuleStatus {
  readonly address: string
  readonly owner: Owner | null
  readonly latest: Version | null
  /** The newest commit date of all versions; null without versions. */
  readonly committedAt: string | null
  /** Of the whole module. */
  readonly deprecation: VersionMark | null
  /** Highest first. */
  readonly versions: readonly VersionStatus[]
  readonly removed: readonly { readonly version: Version; readonly reason: string; readonly date: string }[]
  /** Why `module.json` cannot be read. */
  readonly problem?: string
}

interface VersionStatus extends VersionState {
  readonly version: Version
  readonly tag: string
  readonly commit: string
  readonly committedAt: string
  /** Of its package, in bytes; null where `module.json` does not say it. */
  readonly size: number | null
}

/**
 * Reads the sources of truth of an index, or of one of its modules. A module that cannot be read is part of the result. Throws
 * INDEX_INVALID for what is no index, NOT_FOUND for an address that it does not have.
 * @param names of sources of which the index may say nothing, by the paths of their states
 */
export async function readStatus(
  snapshot: IndexSnapshot,
  only?: ModuleAddress,
  names: ReadonlyMap<string, string> = new Map(),
): Promise<IndexStatus> {
  const { name, url } = registryIn(await snapshot.read([REGISTRY_PATH]))
  const head = { name, url, commit: snapshot.commit }
  if (only !== undefined) {
    const modules = await readModules(snapshot, [formatModuleAddress(only)])
    if (modules.length === 0) throw await unknownModule(snapshot, only)
    return { ...head, modules, refused: [] }
  }
  const paths = await snapshot.list()
  const addresses = paths.flatMap((path) => addressOfModuleDocument(path) ?? []).toSorted()
  const modules: ModuleStatus[] = []
  for (const some of slices(addresses, READ_AT_ONCE)) modules.push(...(await readModules(snapshot, some)))
  const refused = refusedTags(await snapshot.read(paths.filter(isStatePath)), names)
  return { ...head, modules, refused }
}

async function readModules(snapshot: IndexSnapshot, addresses: readonly string[]): Promise<ModuleStatus[]> {
  const parsed = addresses.map(parseModuleAddress)
  const files = await snapshot.read(parsed.map((address) => modulePath(address, 'module.json')))
  return parsed.flatMap((address) => {
    try {
      const module = moduleIn(files, address)
      return module === undefined ? [] : [statusOf(module)]
    } catch (error) {
      // One damaged module does not hide the others.
      if (!(error instanceof RegistryError)) throw error
      const nothing = {
        owner: null,
        latest: null,
        committedAt: null,
        deprecation: null,
        versions: [],
        removed: [],
      }
      return { ...nothing, address: formatModuleAddress(address), problem: error.message }
    }
  })
}

function statusOf(module: ModuleDocument): ModuleStatus {
  const versions = module.versions
    .toSorted((a, b) => compareVersions(b.version, a.version))
    .map(({ version, tag, commit, committedAt, size = null }) => ({
      ...{ version, tag, commit, committedAt, size },
      ...versionState(module, version),
    }))
  const dates = versions.map(({ committedAt }) => committedAt)
  return {
    address: formatModuleAddress(module.address),
    owner: module.owner,
    latest: latestOf(module) ?? null,
    committedAt: dates.toSorted().at(-1) ?? null,
    deprecation: moduleDeprecation(module) ?? null,
    versions,
    removed: module.removed.map(({ version, reason, date }) => ({ version, reason, date })),
  }
}

/** The status of an index as text for people: a row for each module, the totals, and the tags that a collection refused. */
export function formatStatus({ name, url, commit, modules, refused }: IndexStatus): string {
  const rows = modules.map(({ problem, ...module }) =>
    problem === undefined ? moduleRow(module) : [module.address, `cannot be read: ${problem}`],
  )
  const versions = modules.flatMap((module) => module.versions)
  const bytes = totalSize(versions)
  const head = commit === null ? '' : ` at ${commit.slice(0, 7)}`
  return [
    ...table(['module', 'latest', 'versions', 'last commit', 'size', 'owner', 'marks'], rows),
    ...refusedLines(refused),
    `index     ${quote(name)}, ${url ?? 'no public URL yet'}${head}`,
    `total     ${counted(modules.length, 'module')}, ${counted(versions.length, 'version')}, ${formatBytes(bytes)}`,
  ].join('\n')
}

function refusedLines(refused: IndexStatus['refused']): string[] {
  const groups = groupBy(refused, ({ source, code }) => `${code} ${source}`)
  return [...groups.values()].map(([{ source, tag, code }, ...others]) => {
    const tags = others.length === 0 ? tag : `${others.length + 1} tags, such as ${tag}`
    return `refused   ${source === '' ? 'a private source' : visible(source)} ${visible(`${tags}: ${code}`)}`
  })
}

export function formatModuleStatus(module: ModuleStatus): string {
  const { address, owner, deprecation, versions, removed, problem } = module
  if (problem !== undefined) return `${address} cannot be read: ${problem}`
  const published = versions.map((each) => [
    each.version,
    each.tag,
    each.commit.slice(0, 7),
    dayOf(each.committedAt),
    each.size === null ? '' : formatBytes(each.size),
    stateOf(each),
  ])
  const gone = removed.map(({ version, reason }) => [version, '', '', '', '', `removed: ${quote(reason)}`])
  return [
    ...table(['version', 'tag', 'commit', 'committed', 'size', 'state'], [...published, ...gone]),
    `module    ${address}, owned by ${ownerOf(owner)}`,
    ...(deprecation === null ? [] : [`          ${stateOf({ state: 'deprecated', ...deprecation })}`]),
  ].join('\n')
}

function moduleRow(module: ModuleStatus): string[] {
  const { address, latest, deprecation, versions, removed, committedAt, owner } = module
  const count = (state: string) => versions.filter((each) => each.state === state).length
  const counts: [number, string][] = [
    [count('yanked'), 'yanked'],
    [deprecation === null ? count('deprecated') : 0, 'deprecated'],
    [removed.length, 'removed'],
  ]
  const ofVersions = counts.filter(([number]) => number > 0).map(([number, word]) => `${number} ${word}`)
  const marks = [...(deprecation === null ? [] : ['deprecated']), ...ofVersions]
  const size = formatBytes(totalSize(versions))
  const day = committedAt === null ? '' : dayOf(committedAt)
  return [address, latest ?? '', String(versions.length), day, size, ownerOf(owner), marks.join(', ')]
}

function totalSize(versions: readonly VersionStatus[]): number {
  return versions.reduce((sum, { size }) => sum + (size ?? 0), 0)
}

function stateOf({ state, reason, replacement }: VersionState): string {
  if (reason === undefined) return state
  return `${state}: ${quote(reason)}${replacement === undefined ? '' : `; use ${replacement}`}`
}

function ownerOf(owner: ModuleStatus['owner']): string {
  return owner === null ? 'nobody' : visible(`${owner.host}/${owner.repository}`)
}

function dayOf(date: string): string {
  return date.slice(0, 'YYYY-MM-DD'.length)
}

const UNITS = ['B', 'kB', 'MB', 'GB', 'TB']

/** Decimal units, as in `12.3 MB`. */
function formatBytes(bytes: number): string {
  const power = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3))
  const digits = power === 0 ? 0 : 1
  return `${(bytes / 1000 ** power).toFixed(digits)} ${UNITS[power]}`
}

/**
 * What these state files of a collection say of refused tags. Throws INDEX_INVALID.
 * @param names of sources of which the index may say nothing, by the paths of their states
 */
function refusedTags(files: IndexFiles, names: ReadonlyMap<string, string>): IndexStatus['refused'] {
  return [...files].flatMap(([path, bytes]) => {
    const { source = names.get(path) ?? '', refused = {} } = parseStateFile(path, bytes) ?? {}
    return Object.entries(refused).map(([tag, { code }]) => ({ source, tag, code }))
  })
}
