import { quote, RegistryError } from '../../base/error.ts'
import { parseRegistryDocument, type RegistryDocument } from '../format/documents.ts'
import { MODULE_LIST_PATH, REGISTRY_PATH } from '../format/paths.ts'
import { HOSTINGS, type Hosting, hostingFiles } from '../hosting/hosting.ts'
import type { IndexStore, RaceBackoff } from '../ports.ts'
import { newIndexFiles, newRegistry } from './empty-index.ts'
import { updateIndex } from './update-index.ts'

export interface InitRequest {
  readonly url: string
  readonly name: string | undefined
  /** Undefined keeps the one that the index has. */
  readonly hosting?: Hosting | undefined
}

export interface InitReport {
  readonly status: 'created' | 'updated' | 'unchanged'
  readonly url: string
  readonly index: { readonly commit: string | null; readonly changed: readonly string[] }
}

export interface InitDependencies {
  readonly index: IndexStore
  readonly raceBackoff: RaceBackoff
}

/**
 * Creates an index, or gives one without public URL its URL, once. Run again with the same request it repairs what is
 * missing. Throws INVALID_INPUT for another URL or name, INDEX_INVALID for a directory or branch that holds something else,
 * and what `updateIndex` throws.
 */
export async function init(
  request: InitRequest,
  { index, raceBackoff }: InitDependencies,
): Promise<InitReport> {
  const { result, commit, changed } = await updateIndex(index, raceBackoff, async (snapshot) => {
    const current = await snapshot.read(pathsOf(request))
    const before = currentRegistry(current.get(REGISTRY_PATH), snapshot.exists)
    const registry = before === undefined ? newRegistry(request) : withUrl(before, request)
    const files = missingFiles(newIndexFiles(registry), current, { before, registry })
    return {
      result: before === undefined ? ('created' as const) : ('updated' as const),
      change: { message: `Set up the registry index for ${request.url}`, files },
    }
  })
  const status = changed.length === 0 ? 'unchanged' : result
  return { status, url: request.url, index: { commit, changed } }
}

/** Whatever `init` may write: the index may be for another host than this run names. */
function pathsOf(request: InitRequest): string[] {
  const ofHosts = HOSTINGS.flatMap((hosting) => hostingFiles(hosting, request.url)).map(([path]) => path)
  return [...newIndexFiles(newRegistry(request)).keys(), ...ofHosts]
}

function currentRegistry(bytes: Uint8Array | undefined, exists: boolean): RegistryDocument | undefined {
  if (bytes !== undefined) return parseRegistryDocument(REGISTRY_PATH, bytes)
  if (!exists) return undefined
  throw new RegistryError(
    'INDEX_INVALID',
    `the index holds files, but no ${REGISTRY_PATH}`,
    'choose an empty directory, or a branch that does not exist yet (--index REMOTE#branch)',
  )
}

function withUrl(registry: RegistryDocument, request: InitRequest): RegistryDocument {
  if (registry.url !== null && registry.url !== request.url) {
    throw new RegistryError(
      'INVALID_INPUT',
      `the index has the public URL ${quote(registry.url)} already, and this run says ${quote(request.url)}`,
      'published versions point at the first URL; create a second index for the second URL',
    )
  }
  if (registry.url !== null && request.name !== undefined && registry.name !== request.name) {
    throw new RegistryError(
      'INVALID_INPUT',
      `the index has the name ${quote(registry.name)} already, and this run says ${quote(request.name)}`,
      `leave --name out, or write the name into ${REGISTRY_PATH} of the index and run: module-registry render`,
    )
  }
  const { url, name = registry.name, hosting = registry.hosting } = request
  return { ...registry, url, name, ...(hosting === undefined ? {} : { hosting }) }
}

/** Of an index that exists, files that publishes keep up are left as they are, and pages where nothing they say changed. */
function missingFiles(
  files: ReadonlyMap<string, Uint8Array>,
  current: ReadonlyMap<string, Uint8Array>,
  { before, registry }: { before: RegistryDocument | undefined; registry: RegistryDocument },
): Map<string, Uint8Array> {
  const isUrlNew = before?.url !== registry.url
  const isHostNew = before?.hosting !== registry.hosting
  const isWritten = (path: string) =>
    !current.has(path) || (isUrlNew && path !== MODULE_LIST_PATH) || (isHostNew && path === REGISTRY_PATH)
  return new Map([...files].filter(([path]) => isWritten(path)))
}
