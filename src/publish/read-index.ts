import { quote, RegistryError } from '../base/error.ts'
import { getOrInsert } from '../base/get-or-insert.ts'
import { type Group, groupBy } from '../base/group.ts'
import { listedVersions, type ModuleDocument, type RegistryDocument } from '../index/format/documents.ts'
import { type IndexFiles, moduleIn, registryIn } from '../index/format/index-files.ts'
import { interfacePaths } from '../index/format/interface-document.ts'
import {
  MODULES_DIRECTORY,
  moduleDirectory,
  modulePath,
  REGISTRY_PATH,
  versionDirectory,
  versionPath,
} from '../index/format/paths.ts'
import { catalogNeighbours } from '../index/plan/catalog-plan.ts'
import { pathsToRead } from '../index/plan/file-table.ts'
import { newIndex, withUrl } from '../index/plan/init.ts'
import { lostInterfaces } from '../index/plan/update-index.ts'
import type { IndexSnapshot, IndexStore, PrefetchedFiles } from '../index/ports.ts'
import { selectBase } from '../interface/diff/required-bump.ts'
import { formatModuleAddress, type ModuleAddress } from '../module/module-address.ts'
import type { Release } from '../module/release.ts'
import { readVersion, selectLatest, type Version } from '../module/version.ts'
import { compareWithPublished } from './decide.ts'
import type { Selection } from './selection.ts'

export interface IndexState {
  readonly files: IndexFiles
  /** The addresses whose files are all read, so that a change of them can be planned. */
  readonly planned: ReadonlySet<string>
  /** Addresses that the index does not have, and how it spells the parts of them that it has. */
  readonly spellings: ReadonlyMap<string, ModuleAddress>
  readonly registry: RegistryDocument
  /** The files of an index that this publish creates; empty for one that exists. */
  readonly created: ReadonlyMap<string, Uint8Array>
  /** The files that give the index its public URL; empty where it has one, or gets none. */
  readonly withUrl: ReadonlyMap<string, Uint8Array>
}

interface IndexRequest {
  readonly selections: readonly Selection[]
  readonly url: string | undefined
  /** Of an index that this run creates; its host names it without one. */
  readonly name?: string | undefined
}

/**
 * Reads what the selected releases touch, and nothing that grows with the registry. Of a module whose releases are all
 * published that is `module.json` alone.
 */
export async function readIndex(
  store: IndexStore,
  snapshot: IndexSnapshot,
  request: IndexRequest,
): Promise<IndexState> {
  const groups = [
    ...groupBy(request.selections, ({ release }) => formatModuleAddress(release.address)).values(),
  ]
  const modulePaths = groups.map(([first]) => modulePath(first.release.address, 'module.json'))
  snapshot.prefetch?.(filesToPrefetch(groups))
  const first = await snapshot.read([REGISTRY_PATH, ...modulePaths])
  const isCreated = !snapshot.exists && store.isCreatedByPublish
  // Before the other documents: a newer tool may have written those.
  const before = isCreated ? undefined : registryIn(first)
  const planned = groups.filter((group) => isPlanned(group, first, snapshot))
  const files = await withMore(snapshot, first, (read) => planned.flatMap((group) => pathsOf(group, read)))
  const addresses = planned.map(([selection]) => selection.release.address)
  const read = {
    files: await withMore(snapshot, files, (read) => derivedPaths(addresses, read)),
    planned: new Set(addresses.map(formatModuleAddress)),
    spellings: await readSpellings(snapshot, addresses, first),
  }
  if (before === undefined) {
    const created = newIndex({ url: request.url ?? null, name: request.name })
    return { ...read, registry: created.registry, created: created.files, withUrl: new Map() }
  }
  const changed = await setUrl(before, request.url, snapshot)
  return { ...read, registry: changed.registry, created: new Map(), withUrl: changed.files }
}

/** With what the change of these published versions is planned from. Throws INDEX_INVALID. */
export async function withVersions<State extends Pick<IndexState, 'files' | 'planned'>>(
  state: State,
  snapshot: IndexSnapshot,
  releases: readonly Release[],
): Promise<State> {
  const groups = [...groupBy(releases, ({ address }) => formatModuleAddress(address)).values()]
  const addresses = groups.map(([first]) => first.address)
  const files = await withMore(snapshot, state.files, (read) =>
    groups.flatMap((group) => {
      const [{ address }] = group
      return versionPaths(address, group, moduleIn(read, address))
    }),
  )
  return {
    ...state,
    files: await withMore(snapshot, files, (read) => derivedPaths(addresses, read)),
    planned: new Set([...state.planned, ...addresses.map(formatModuleAddress)]),
  }
}

/** Tags of one module, above which a run finds most of them published, and reads little. */
const FEW_TAGS = 10
/** Tags of which the directories of all versions are still read at once. */
const SOME_TAGS = 100

/** What a publish of these releases will read, as far as their number says so. */
function filesToPrefetch(groups: readonly Group<Selection>[]): PrefetchedFiles {
  const paths: string[] = []
  const choices = new Map<string, (names: readonly string[]) => readonly string[]>()
  for (const group of groups) {
    if (group.length > SOME_TAGS) continue
    const { address } = group[0].release
    const versions = group.map(({ release }) => release.version)
    if (group.length > FEW_TAGS) {
      paths.push(...versions.map((version) => `${versionDirectory(address, version)}/.`))
      continue
    }
    // The namespace is listed if it has no such module yet.
    paths.push(...pathsToRead(address, versions), `${MODULES_DIRECTORY}/${address.namespace}`)
    choices.set(moduleDirectory(address), (names) => {
      const readings = names.map(readVersion)
      const listed = readings.flatMap((reading) => (reading.ok ? [reading.version] : []))
      return neighbourPaths(address, listed, versions)
    })
  }
  return { paths, choices }
}

function derivedPaths(addresses: readonly ModuleAddress[], files: IndexFiles): string[] {
  return [
    ...catalogNeighbours(addresses, files),
    ...addresses.flatMap((address) => lostInterfaces(address, files)),
  ]
}

/** The files with those at the paths that follow from them. */
async function withMore(
  snapshot: IndexSnapshot,
  files: IndexFiles,
  pathsIn: (files: IndexFiles) => readonly string[],
): Promise<IndexFiles> {
  const more = [...new Set(pathsIn(files))].filter((path) => !files.has(path))
  return more.length === 0 ? files : new Map([...files, ...(await snapshot.read(more))])
}

/**
 * How the index spells the namespaces and names of addresses that it does not have. Some file systems take spellings that differ by case
 * for one directory, and people take them for one name. Reads the names in two directories of each, each once.
 */
async function readSpellings(
  snapshot: IndexSnapshot,
  addresses: readonly ModuleAddress[],
  files: IndexFiles,
): Promise<ReadonlyMap<string, ModuleAddress>> {
  const names = new Map<string, Promise<string[]>>()
  const spellingIn = async (directory: string, own: string) => {
    const known = getOrInsert(names, directory, () => snapshot.listDirectory(directory))
    const alike = (await known).filter((name) => name.toLowerCase() === own.toLowerCase())
    return alike.includes(own) ? own : (alike[0] ?? own)
  }
  const found = new Map<string, ModuleAddress>()
  for (const address of addresses) {
    if (moduleIn(files, address) !== undefined) continue
    const namespace = await spellingIn(MODULES_DIRECTORY, address.namespace)
    const name = await spellingIn(`${MODULES_DIRECTORY}/${namespace}`, address.name)
    found.set(formatModuleAddress(address), { ...address, namespace, name })
  }
  return found
}

/**
 * Whether the files of a module can change: something new is asked for, or nobody owns it yet. A run that was killed may have
 * left a directory half-written, and never a branch.
 */
function isPlanned(group: Group<Selection>, files: IndexFiles, snapshot: IndexSnapshot): boolean {
  const module = moduleIn(files, group[0].release.address)
  if (module === undefined || module.owner === null || snapshot.commit === null) return true
  return group.some((selection) => isWanted(selection, module))
}

/** Whether more than `module.json` is needed to decide on a release. */
function isWanted(selection: Selection, module: ModuleDocument | undefined): boolean {
  const { outcome } = compareWithPublished(selection, module)
  return outcome === 'new' || outcome === 'incomplete'
}

function pathsOf(group: Group<Selection>, files: IndexFiles): string[] {
  const { address } = group[0].release
  const module = moduleIn(files, address)
  const wanted = group.filter((selection) => isWanted(selection, module)).map(({ release }) => release)
  return versionPaths(address, wanted, module)
}

function versionPaths(
  address: ModuleAddress,
  releases: readonly Release[],
  module: ModuleDocument | undefined,
): string[] {
  const versions = releases.map(({ version }) => version)
  return [
    ...pathsToRead(address, versions),
    ...(module === undefined ? [] : neighbourPaths(address, listedVersions(module), versions)),
  ]
}

/**
 * The latest published version, which stays the latest where none of those that were asked for is published, and the versions
 * that the new ones are compared with.
 */
function neighbourPaths(
  address: ModuleAddress,
  listed: readonly Version[],
  versions: readonly Version[],
): string[] {
  const latest = selectLatest(listed)
  const bases = versions.flatMap((version) => selectBase(listed, version) ?? [])
  return [
    ...(latest === undefined ? [] : [versionPath(address, latest, 'release.json')]),
    ...[...(latest === undefined ? [] : [latest]), ...bases].flatMap((version) =>
      interfacePaths(address, version),
    ),
  ]
}

/** An index has one public URL for ever: it is set by the first publish that names one. Throws INVALID_INPUT for another. */
async function setUrl(registry: RegistryDocument, url: string | undefined, snapshot: IndexSnapshot) {
  if (url === undefined || url === registry.url) return { registry, files: new Map() }
  if (registry.url === null) return withUrl(registry, url, snapshot)
  throw new RegistryError(
    'INVALID_INPUT',
    `the index has the public URL ${quote(registry.url)}, and this run says ${quote(url)}`,
    `leave --url out, or write --url ${registry.url}`,
  )
}
