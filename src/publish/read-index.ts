import { quote, RegistryError } from '../base/error.ts'
import { groupBy } from '../base/group.ts'
import type { RegistryDocument } from '../index/format/documents.ts'
import { type IndexFiles, moduleIn, registryIn } from '../index/format/index-files.ts'
import { interfacePaths } from '../index/format/interface-document.ts'
import { latestOf } from '../index/format/module-list.ts'
import { REGISTRY_PATH, versionPath } from '../index/format/paths.ts'
import { pathsToRead } from '../index/plan/file-table.ts'
import { filesWithUrl, newIndexFiles, newRegistry, pathsWithUrl } from '../index/plan/init.ts'
import type { IndexSnapshot, IndexStore } from '../index/ports.ts'
import { formatModuleAddress } from '../module/module-address.ts'
import { baseVersion } from './compatibility.ts'
import type { Selection } from './selection.ts'

/** What a publish knows of the index. */
export interface IndexState {
  readonly files: IndexFiles
  readonly registry: RegistryDocument
  /** The files of an index that this publish creates; empty for one that exists. */
  readonly created: ReadonlyMap<string, Uint8Array>
  /** The files that give the index its public URL; empty where it has one, or gets none. */
  readonly withUrl: ReadonlyMap<string, Uint8Array>
}

export interface IndexRequest {
  readonly selections: readonly Selection[]
  readonly url: string | undefined
  /** Of an index that this run creates; its host names it without one. */
  readonly name?: string | undefined
}

/** Reads what the selected releases touch, and nothing that grows with the registry. */
export async function readIndex(
  store: IndexStore,
  snapshot: IndexSnapshot,
  request: IndexRequest,
): Promise<IndexState> {
  const groups = [
    ...groupBy(request.selections, ({ release }) => formatModuleAddress(release.address)).values(),
  ]
  const first = await snapshot.read([REGISTRY_PATH, ...groups.flatMap(pathsOf)])
  const more = groups.flatMap((group) => neighbourPaths(group, first)).filter((path) => !first.has(path))
  const files = more.length === 0 ? first : new Map([...first, ...(await snapshot.read([...new Set(more)]))])
  if (!snapshot.exists && store.isCreatedByPublish) return createdState(files, request)
  const before = registryIn(files)
  const { registry, files: withUrl } = await setUrl(before, request.url, snapshot)
  return { files, registry, created: new Map(), withUrl }
}

function pathsOf(group: readonly Selection[]): string[] {
  const [first] = group
  if (first === undefined) return []
  return pathsToRead(
    first.release.address,
    group.map(({ release }) => release.version),
  )
}

/**
 * The latest published version, which stays the latest where none of those that were asked for is published, and the versions
 * that the new ones are compared with.
 */
function neighbourPaths(group: readonly Selection[], files: IndexFiles): string[] {
  const [first] = group
  const module = first === undefined ? undefined : moduleIn(files, first.release.address)
  const latest = module === undefined ? undefined : latestOf(module)
  if (module === undefined || latest === undefined) return []
  const { address } = module
  const bases = group.flatMap(({ release }) => baseVersion(release, [], files) ?? [])
  return [
    versionPath(address, latest, 'release.json'),
    ...[latest, ...bases].flatMap((version) => interfacePaths(address, version)),
  ]
}

function createdState(files: IndexFiles, { url, name }: IndexRequest): IndexState {
  const registry = newRegistry({ url: url ?? null, name })
  return { files, registry, created: newIndexFiles(registry), withUrl: new Map() }
}

/** An index has one public URL for ever: it is set by the first publish that names one. Throws INVALID_INPUT for another. */
async function setUrl(
  registry: RegistryDocument,
  url: string | undefined,
  snapshot: IndexSnapshot,
): Promise<ReturnType<typeof filesWithUrl>> {
  if (url === undefined || url === registry.url) return { registry, files: new Map() }
  if (registry.url === null) return filesWithUrl(registry, url, await snapshot.read(pathsWithUrl(registry)))
  throw new RegistryError(
    'INVALID_INPUT',
    `the index has the public URL ${quote(registry.url)}, and this run says ${quote(url)}`,
    `leave --url out, or write --url ${registry.url}`,
  )
}
