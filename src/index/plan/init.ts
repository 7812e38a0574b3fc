import { quote, RegistryError } from '../../base/error.ts'
import { RENDERER } from '../../base/tool-version.ts'
import { INDEX_FORMAT, parseRegistryDocument, type RegistryDocument } from '../format/documents.ts'
import { HOSTINGS, type Hosting, hostingFiles } from '../format/hosting.ts'
import { MODULE_LIST_PATH, REGISTRY_PATH } from '../format/paths.ts'
import type { IndexSnapshot, IndexStore, RaceBackoff } from '../ports.ts'
import { registryFiles } from './file-table.ts'
import { updateIndex } from './update-index.ts'

interface NewRegistry {
  /** Public URL; null where it is not known yet. */
  readonly url: string | null
  /** Without one, the host of the URL is the name. */
  readonly name: string | undefined
  /** Undefined keeps the host of an index that exists. */
  readonly hosting?: Hosting | undefined
  /** Undefined keeps what an index that exists says. */
  readonly useRegistryCredentials?: boolean | undefined
}

/** Public URL of an index that is created without one, to try it: `serve` answers there without flags. */
const TRIAL_URL = 'http://127.0.0.1:8080'

/** What a run asks of a registry; undefined keeps what there is. */
export interface RegistrySettings extends Omit<NewRegistry, 'url'> {
  readonly url: string | undefined
}

/** Without URL a new index is for trying. */
interface InitRequest extends RegistrySettings {
  /** What the branch holds besides the index, by path; a file that is there already stays. */
  readonly extraFiles?: ReadonlyMap<string, string> | undefined
}

/**
 * Creates an index, or gives one without public URL its URL, once. Run again with the same request it repairs what is
 * missing. Throws INVALID_INPUT for another URL or name, INDEX_INVALID for a directory or branch that holds something else,
 * and what `updateIndex` throws.
 */
export async function init(
  request: InitRequest,
  { index, raceBackoff }: { readonly index: IndexStore; readonly raceBackoff: RaceBackoff },
) {
  const { registry: created, files: own } = newIndex({ ...request, url: request.url ?? TRIAL_URL })
  // With those of other hosts: the index may name another host than this run.
  const ofHosts = HOSTINGS.flatMap((hosting) => hostingFiles(hosting, created.url)).map(([path]) => path)
  const extraFiles = [...(request.extraFiles ?? [])].map(([path, text]) => [path, Buffer.from(text)] as const)
  const paths = [...own.keys(), ...ofHosts, ...extraFiles.map(([path]) => path)]
  const { result, commit, changed } = await updateIndex(index, raceBackoff, async (snapshot) => {
    const current = await snapshot.read(paths)
    const before = currentRegistry(current.get(REGISTRY_PATH), snapshot.exists)
    const registry = before === undefined ? created : withRequest(before, request)
    const missing = missingFiles(newIndexFiles(registry), current, { before, registry })
    const files = new Map([...missing, ...extraFiles.filter(([path]) => !current.has(path))])
    const message =
      registry.url === null ? 'Set up the registry index' : `Set up the registry index for ${registry.url}`
    const status = before === undefined ? ('created' as const) : ('updated' as const)
    return { result: { status, url: registry.url }, change: { message, files } }
  })
  const status = changed.length === 0 ? 'unchanged' : result.status
  return { status, url: result.url, index: { commit, changed } }
}

function currentRegistry(bytes: Uint8Array | undefined, exists: boolean): RegistryDocument | undefined {
  if (bytes !== undefined) return parseRegistryDocument(REGISTRY_PATH, bytes)
  if (!exists) return undefined
  throw new RegistryError(
    'INDEX_INVALID',
    `the directory or branch for the index has files, but no ${REGISTRY_PATH}`,
    'choose an empty directory, or a branch that does not exist yet (--index REMOTE#branch)',
  )
}

function withRequest(registry: RegistryDocument, request: InitRequest): RegistryDocument {
  if (registry.url !== null && request.url !== undefined && registry.url !== request.url) {
    throw new RegistryError(
      'INVALID_INPUT',
      `the index has the public URL ${quote(registry.url)} already, and this run has ${quote(request.url)}`,
      `published versions use the first URL; write it (--url ${registry.url}), or move the whole index: module-registry init --index … --url ${request.url} --move`,
    )
  }
  if (registry.url !== null && request.name !== undefined && registry.name !== request.name) {
    throw new RegistryError(
      'INVALID_INPUT',
      `the index has the name ${quote(registry.name)} already, and this run has ${quote(request.name)}`,
      `leave --name out, or write the name into ${REGISTRY_PATH} of the index and run: module-registry render`,
    )
  }
  return withSettings(registry, request)
}

function withSettings(registry: RegistryDocument, request: RegistrySettings): RegistryDocument {
  const { url = registry.url, name = registry.name, hosting = registry.hosting } = request
  const { useRegistryCredentials = registry.useRegistryCredentials } = request
  return { ...registry, url, name, ...settings({ hosting, useRegistryCredentials }) }
}

/** The registry at another public URL. Its name follows the host, unless somebody has chosen one. */
export function movedRegistry(
  registry: RegistryDocument,
  request: RegistrySettings & { readonly url: string },
): RegistryDocument {
  const name = registry.name === defaultName(registry.url) ? defaultName(request.url) : registry.name
  return withSettings(registry, { ...request, name: request.name ?? name })
}

function defaultName(url: string | null): string {
  return url === null ? 'Module registry' : new URL(url).host
}

/** The files to write: in an index that exists, those that are missing, and those that a new URL or a new host changes. */
function missingFiles(
  files: ReadonlyMap<string, Uint8Array>,
  current: ReadonlyMap<string, Uint8Array>,
  { before, registry }: { before: RegistryDocument | undefined; registry: RegistryDocument },
): Map<string, Uint8Array> {
  const isUrlNew = before?.url !== registry.url
  const isChanged =
    before?.hosting !== registry.hosting || before?.useRegistryCredentials !== registry.useRegistryCredentials
  const isWritten = (path: string) =>
    !current.has(path) || (isUrlNew && path !== MODULE_LIST_PATH) || (isChanged && path === REGISTRY_PATH)
  return new Map([...files].filter(([path]) => isWritten(path)))
}

/** The registry of an index without public URL with this one, and the files that change. */
export async function withUrl(before: RegistryDocument, url: string, snapshot: IndexSnapshot) {
  const registry = { ...before, url }
  const files = newIndexFiles(registry)
  const current = await snapshot.read([...files.keys()])
  return { registry, files: missingFiles(files, current, { before, registry }) }
}

/** The registry of an index that a run creates, and its files. */
export function newIndex({ url, name = defaultName(url), ...request }: NewRegistry) {
  const registry: RegistryDocument = {
    format: INDEX_FORMAT,
    name,
    url,
    renderer: RENDERER,
    ...settings(request),
  }
  return { registry, files: newIndexFiles(registry) }
}

function settings({
  hosting,
  useRegistryCredentials,
}: Pick<NewRegistry, 'hosting' | 'useRegistryCredentials'>): Pick<
  RegistryDocument,
  'hosting' | 'useRegistryCredentials'
> {
  return {
    ...(hosting === undefined ? {} : { hosting }),
    ...(useRegistryCredentials === undefined ? {} : { useRegistryCredentials }),
  }
}

export function newIndexFiles(registry: RegistryDocument): Map<string, Uint8Array> {
  return new Map(registryFiles(registry).map(([path, text]) => [path, new TextEncoder().encode(text)]))
}
