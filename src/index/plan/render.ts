import { quote, RegistryError } from '../../base/error.ts'
import { groupBy } from '../../base/group.ts'
import { RENDERER } from '../../base/tool-version.ts'
import type { ModuleInterface } from '../../interface/module-interface.ts'
import { addressKey, formatModuleAddress, type ModuleAddress } from '../../module/module-address.ts'
import type { Version } from '../../module/version.ts'
import { parseModuleDocument, type ReleaseDocument } from '../format/documents.ts'
import { listedRelease, registryIn } from '../format/index-files.ts'
import { interfacePaths, parseInterfaceFiles } from '../format/interface-document.ts'
import { addressOfModuleDocument, REGISTRY_PATH, versionPath } from '../format/paths.ts'
import type { IndexSnapshot, IndexStore, PackagedInterfaces, RaceBackoff } from '../ports.ts'
import type { IndexedModule } from './file-table.ts'
import { selectChanges } from './publication-plan.ts'
import { rebuildFiles, selectStaleLists } from './rebuild.ts'
import { updateIndex } from './update-index.ts'

export interface RenderReport {
  readonly status: 'rendered' | 'unchanged'
  readonly modules: number
  readonly versions: number
  readonly index: { readonly commit: string | null; readonly changed: readonly string[] }
}

export interface RenderDependencies {
  readonly index: IndexStore
  readonly raceBackoff: RaceBackoff
  readonly packages: PackagedInterfaces
}

/**
 * Rebuilds every derived file from the sources of truth, and takes in modules that were copied as folders. Throws
 * INDEX_INVALID for a source of truth that is broken, missing, or in another module's folder, and what `updateIndex` throws.
 */
export async function render({ index, raceBackoff, packages }: RenderDependencies): Promise<RenderReport> {
  const { result, commit, changed } = await updateIndex(index, raceBackoff, async (snapshot) => {
    const paths = await snapshot.list()
    const registry = { ...registryIn(await snapshot.read([REGISTRY_PATH])), renderer: RENDERER }
    const modules = await readModules({ snapshot, packages }, paths)
    const rebuilt = rebuildFiles(registry, modules)
    const files = new Map<string, Uint8Array | null>()
    for (const [path, text] of rebuilt) files.set(path, new TextEncoder().encode(text))
    for (const path of selectStaleLists(paths, rebuilt)) files.set(path, null)
    const changes = selectChanges(files, await snapshot.read([...files.keys()]))
    const versions = modules.reduce((sum, { releases }) => sum + releases.length, 0)
    return {
      result: { modules: modules.length, versions },
      change: { message: 'Render the index', files: changes },
    }
  })
  const status = changed.length === 0 ? 'unchanged' : 'rendered'
  return { status, ...result, index: { commit, changed } }
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

/** Of two copied folders that some file systems cannot tell apart neither could ever be published to. */
function refuseClash(addresses: readonly ModuleAddress[]): void {
  const clash = [...groupBy(addresses, addressKey).values()].find((group) => group.length > 1)
  if (clash === undefined) return
  const [one, other] = clash.map((address) => quote(formatModuleAddress(address)))
  throw new RegistryError(
    'INDEX_INVALID',
    `${other} differs only by case from ${one}`,
    'take the folder of one of them out of v1/modules',
  )
}

async function readIndexedModule(reading: Reading, path: string, bytes: Uint8Array): Promise<IndexedModule> {
  const module = parseModuleDocument(path, bytes)
  const versions = module.versions.map(({ version }) => version)
  const files = await reading.snapshot.read(
    versions.flatMap((version) => [
      versionPath(module.address, version, 'release.json'),
      ...interfacePaths(module.address, version),
    ]),
  )
  const releases = versions.map((version) => listedRelease(files, module, version))
  const moduleInterfaces = new Map<Version, ModuleInterface>()
  for (const release of releases) {
    const moduleInterface =
      parseInterfaceFiles(release, (each) => files.get(each)) ?? (await packagedInterface(release, reading))
    if (moduleInterface !== undefined) moduleInterfaces.set(release.version, moduleInterface)
  }
  return { module, releases, moduleInterfaces }
}

/** For a version whose publish did not write its interface; undefined where its package is not in the index. */
async function packagedInterface(
  { address, version }: ReleaseDocument,
  { snapshot, packages }: Reading,
): Promise<ModuleInterface | undefined> {
  const path = versionPath(address, version, 'module.zip')
  const zip = (await snapshot.read([path])).get(path)
  return zip === undefined ? undefined : packages.inPackage(zip)
}
