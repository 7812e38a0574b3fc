import { quote, RegistryError } from '../../base/error.ts'
import { groupBy } from '../../base/group.ts'
import { RENDERER } from '../../base/tool-version.ts'
import type { ModuleInterface } from '../../interface/module-interface.ts'
import { addressKey, formatModuleAddress, type ModuleAddress } from '../../module/module-address.ts'
import type { Version } from '../../module/version.ts'
import { type IndexFiles, listedRelease, registryIn } from '../format/contents.ts'
import { parseModuleDocument, type ReleaseDocument } from '../format/documents.ts'
import { interfacePaths, parseInterfaceFiles } from '../format/interface-document.ts'
import { addressOfModuleDocument, REGISTRY_PATH, versionPath } from '../format/paths.ts'
import type { IndexSnapshot, IndexStore, PackagedInterfaces, RaceBackoff } from '../ports.ts'
import { newIndexFiles } from './init.ts'
import type { FileContent } from './publication-plan.ts'
import { type ModuleTruth, rebuildFiles, selectStaleLists } from './rebuild.ts'
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
    const truths = await readTruths({ snapshot, packages }, paths)
    const derived = rebuildFiles(registry, truths)
    const rendered = new Map([...newIndexFiles(registry), ...encoded(derived)])
    const files: Map<string, FileContent | null> = differing(
      rendered,
      await snapshot.read([...rendered.keys()]),
    )
    for (const path of selectStaleLists(paths, derived)) files.set(path, null)
    const versions = truths.reduce((sum, { releases }) => sum + releases.length, 0)
    return {
      result: { modules: truths.length, versions },
      change: { message: 'Render the index', files },
    }
  })
  const status = changed.length === 0 ? 'unchanged' : 'rendered'
  return { status, ...result, index: { commit, changed } }
}

interface Reading {
  readonly snapshot: IndexSnapshot
  readonly packages: PackagedInterfaces
}

async function readTruths(reading: Reading, paths: readonly string[]): Promise<ModuleTruth[]> {
  const modulePaths = paths.filter((path) => addressOfModuleDocument(path) !== undefined)
  const modules = await reading.snapshot.read(modulePaths)
  const truths: ModuleTruth[] = []
  for (const [path, bytes] of modules) truths.push(await readTruth(reading, path, bytes))
  refuseClash(truths.map(({ module }) => module.address))
  return truths
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

async function readTruth(reading: Reading, path: string, bytes: Uint8Array): Promise<ModuleTruth> {
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

/** For a version whose publish did not write what it offers; undefined where its package is not in the index. */
async function packagedInterface(
  { address, version }: ReleaseDocument,
  { snapshot, packages }: Reading,
): Promise<ModuleInterface | undefined> {
  const path = versionPath(address, version, 'module.zip')
  const zip = (await snapshot.read([path])).get(path)
  return zip === undefined ? undefined : packages.inPackage(zip)
}

function encoded(files: ReadonlyMap<string, string>): [string, Uint8Array][] {
  return [...files].map(([path, text]) => [path, new TextEncoder().encode(text)])
}

function differing(files: ReadonlyMap<string, Uint8Array>, current: IndexFiles): Map<string, Uint8Array> {
  return new Map([...files].filter(([path, bytes]) => !isEqual(bytes, current.get(path))))
}

function isEqual(a: Uint8Array, b: Uint8Array | undefined): boolean {
  return b !== undefined && a.length === b.length && a.every((byte, index) => byte === b[index])
}
