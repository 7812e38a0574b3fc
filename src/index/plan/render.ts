import { quote, RegistryError } from '../../base/error.ts'
import { groupBy } from '../../base/group.ts'
import { RENDERER } from '../../base/tool-version.ts'
import type { ModuleInterface } from '../../interface/module-interface.ts'
import type { ModuleAddress } from '../../module/module-address.ts'
import {
  type ModuleDocument,
  parseModuleDocument,
  type RegistryDocument,
  type ReleaseDocument,
} from '../format/documents.ts'
import { listedRelease, registryIn } from '../format/index-files.ts'
import { interfacePaths, parseInterfaceFiles } from '../format/interface-document.ts'
import { catalogItem, type IndexedVersion, latestOf } from '../format/module-list.ts'
import {
  addressOfModuleDocument,
  isListPath,
  MODULES_DIRECTORY,
  REGISTRY_PATH,
  versionPath,
} from '../format/paths.ts'
import { refuseForeignLocation, refuseForeignOwner } from '../format/policy.ts'
import { refuseUnknownMarks } from '../format/version-state.ts'
import { type ModuleRequirements, requirementsOf } from '../format/versions-document.ts'
import type { IndexSnapshot, IndexStore, PackagedInterfaces, RaceBackoff } from '../ports.ts'
import { renderCatalog } from './catalog-plan.ts'
import {
  interfaceFiles,
  LISTS,
  type ListedModule,
  listItems,
  moduleFiles,
  type RenderedFile,
  registryFiles,
  renderList,
  versionFiles,
} from './file-table.ts'
import { selectChanges } from './publication-plan.ts'
import { updateIndex } from './update-index.ts'

export interface RenderReport {
  readonly status: 'rendered' | 'planned' | 'unchanged'
  readonly modules: number
  readonly versions: number
  readonly index: { readonly commit: string | null; readonly changed: readonly string[] }
}

export interface RenderOptions {
  /** Writes nothing, and reports what would change. */
  readonly check?: boolean
  /** The public URL that the index gets instead of its own. */
  readonly url?: string
}

export interface RenderDependencies {
  readonly index: IndexStore
  readonly raceBackoff: RaceBackoff
  readonly packages: PackagedInterfaces
}

/**
 * Rebuilds every file of an index but the packages, and adds modules that were copied in as folders. Throws INDEX_INVALID for
 * a `registry.json`, `module.json` or `release.json` that is broken, missing, or in another folder, and what `updateIndex`
 * throws.
 */
export async function render(
  { index, raceBackoff, packages }: RenderDependencies,
  { check = false, url }: RenderOptions = {},
): Promise<RenderReport> {
  const { result, commit, changed } = await updateIndex(index, raceBackoff, async (snapshot) => {
    const paths = await snapshot.list()
    const before = registryIn(await snapshot.read([REGISTRY_PATH]))
    const registry = { ...before, url: url ?? before.url, renderer: RENDERER }
    const modules = await readModules({ snapshot, packages }, paths)
    for (const module of modules) refuseForeign(registry, module)
    const rebuilt = rebuildFiles(registry, modules)
    const gone = [...selectStaleLists(paths, rebuilt), ...selectRemovedFiles(paths, modules)]
    const stale = gone.map((path) => [path, null] as const)
    const files = new Map<string, Uint8Array | null>([...rebuilt, ...stale])
    const changes = selectChanges(files, await snapshot.read([...files.keys()]))
    const versions = modules.reduce((sum, { versions }) => sum + versions.length, 0)
    const message = url === undefined ? 'Render the index' : `Move the index to ${url}`
    return {
      result: { modules: modules.length, versions, planned: [...changes.keys()] },
      change: check ? undefined : { message, files: changes },
    }
  })
  const { planned, ...counts } = result
  const status = planned.length === 0 ? 'unchanged' : check ? 'planned' : 'rendered'
  return { status, ...counts, index: { commit, changed: check ? planned : changed } }
}

/** Refuses what a publish refuses: copied folders are no way around the rules of the registry. */
function refuseForeign(registry: RegistryDocument, { module, versions }: IndexedModule): void {
  refuseForeignOwner(registry, module.address, module.owner)
  for (const { release } of versions)
    for (const { location } of release.packages) refuseForeignLocation(registry, location)
}

interface Reading {
  readonly snapshot: IndexSnapshot
  readonly packages: PackagedInterfaces
}

async function readModules(reading: Reading, paths: readonly string[]): Promise<IndexedModule[]> {
  const modulePaths = paths.filter((path) => addressOfModuleDocument(path) !== undefined)
  const modules: IndexedModule[] = []
  for (const [path, bytes] of await reading.snapshot.read(modulePaths))
    modules.push(await readIndexedModule(reading, path, bytes))
  refuseClash(modules.map(({ module }) => module.address))
  return modules
}

/** Refuses namespaces, and names of one namespace, that differ only by case: `publish` would refuse both. */
function refuseClash(addresses: readonly ModuleAddress[]): void {
  const namespaces = addresses.map(({ namespace }) => namespace)
  const names = addresses.map(({ namespace, name }) => `${namespace}/${name}`)
  const groups = [namespaces, names].flatMap((texts) => [
    ...groupBy([...new Set(texts)], (text) => text.toLowerCase()).values(),
  ])
  const clash = groups.find((group) => group.length > 1)
  if (clash === undefined) return
  const [one, other] = clash.map(quote)
  throw new RegistryError(
    'INDEX_INVALID',
    `${other} differs only by case from ${one}`,
    `take the folder of one of them out of ${MODULES_DIRECTORY}`,
  )
}

async function readIndexedModule(reading: Reading, path: string, bytes: Uint8Array): Promise<IndexedModule> {
  const module = parseModuleDocument(path, bytes)
  refuseUnknownMarks(path, module)
  const numbers = module.versions.map(({ version }) => version)
  const files = await reading.snapshot.read(
    numbers.flatMap((version) => [
      versionPath(module.address, version, 'release.json'),
      ...interfacePaths(module.address, version),
    ]),
  )
  const releases = numbers.map((version) => listedRelease(files, module, version))
  const versions: IndexedVersion[] = []
  for (const release of releases) {
    const moduleInterface =
      parseInterfaceFiles(release, (each) => files.get(each)) ?? (await packagedInterface(release, reading))
    versions.push({ release, moduleInterface })
  }
  return { module, versions }
}

/** The interface of a version without `interface.json`; undefined where its package is not in the index. */
async function packagedInterface(
  { address, version }: ReleaseDocument,
  { snapshot, packages }: Reading,
): Promise<ModuleInterface | undefined> {
  const path = versionPath(address, version, 'module.zip')
  const zip = (await snapshot.read([path])).get(path)
  return zip === undefined ? undefined : packages.inPackage(zip)
}

/** A module and its published versions, as `module.json`, `release.json`, `interface.json` and `README.md` say them. */
export interface IndexedModule {
  readonly module: ModuleDocument
  readonly versions: readonly IndexedVersion[]
}

/**
 * Every file of an index of these modules but the packages, by path: the bytes that publishes leave, whatever the order of
 * publication.
 */
export function rebuildFiles(
  registry: RegistryDocument,
  modules: readonly IndexedModule[],
): Map<string, Uint8Array> {
  const listed = modules.map(({ module, versions }) => {
    const latest = latestOf(module)
    return { module, versions, latest: versions.find(({ release }) => release.version === latest) }
  })
  const rendered: RenderedFile[] = [
    ...registryFiles(registry),
    ...listed.flatMap(({ module, versions, latest }) => [
      ...versions.flatMap(({ release, moduleInterface }) =>
        moduleInterface === undefined ? [] : interfaceFiles(release, moduleInterface),
      ),
      ...versions.flatMap((version) => versionFiles(registry, version)),
      ...moduleFiles({ module, latest }, requirementsIn(versions)),
    ]),
    ...listFiles(listed.filter(({ latest }) => latest !== undefined)),
  ]
  const files = new Map<string, Uint8Array>()
  for (const [path, text] of rendered) if (text !== null) files.set(path, new TextEncoder().encode(text))
  return files
}

function requirementsIn(versions: readonly IndexedVersion[]): ModuleRequirements {
  return new Map(
    versions.map(({ release: { version }, moduleInterface }) => [
      version,
      moduleInterface === undefined ? null : requirementsOf(moduleInterface),
    ]),
  )
}

function listFiles(listed: readonly ListedModule[]): RenderedFile[] {
  const itemsIn = (group: readonly ListedModule[], itemOf: typeof catalogItem) =>
    listItems(group, itemOf).flatMap(({ item }) => item ?? [])
  const lists = LISTS.flatMap((list) => {
    const groups = groupBy(listed, ({ module }) => list.path(module.address))
    return [...groups].map(([path, group]): RenderedFile => {
      const content = { modules: itemsIn(group, list.item) }
      return [path, renderList(list, path, content)]
    })
  })
  return [...lists, ...renderCatalog(itemsIn(listed, catalogItem))]
}

/** The paths of what is left of versions that were removed. */
function selectRemovedFiles(paths: readonly string[], modules: readonly IndexedModule[]): string[] {
  const directories = new Set(
    modules.flatMap(({ module: { address, removed } }) =>
      removed.map(({ version }) => directoryOf(versionPath(address, version, 'release.json'))),
    ),
  )
  return paths.filter((path) => directories.has(directoryOf(path)))
}

function directoryOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/'))
}

/** The paths of lists and of module details that these rebuilt files do not have: no listed version is left for them. */
export function selectStaleLists(paths: readonly string[], files: ReadonlyMap<string, unknown>): string[] {
  return paths.filter((path) => isListPath(path) && !files.has(path))
}
