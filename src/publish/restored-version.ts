import { quote, RegistryError } from '../base/error.ts'
import { hasOnlyGrown } from '../base/json.ts'
import type { ModuleDocument, PublishedVersion, ReleaseDocument } from '../index/format/documents.ts'
import { type IndexFiles, listedRelease } from '../index/format/index-files.ts'
import { interfaceFacts, interfacePaths, parseInterfaceFiles } from '../index/format/interface-document.ts'
import { locationKind } from '../index/format/location.ts'
import { versionPath } from '../index/format/paths.ts'
import { interfaceFiles } from '../index/plan/file-table.ts'
import type { FileContent } from '../index/plan/publication-plan.ts'
import type { IndexSnapshot } from '../index/ports.ts'
import type { ModuleInterface } from '../interface/module-interface.ts'
import { formatRelease } from '../module/release.ts'
import { digestOfBytes } from '../oci/descriptor.ts'
import type { Package } from '../package/package.ts'
import type { GuardedStores } from './exposure.ts'
import type { Selection } from './selection.ts'

/** Which files of published versions a run puts back: those that are missing, or also those that have changed. */
type RestoreMode = 'missing' | 'changed'

export interface RestoreContext {
  readonly mode: RestoreMode
  readonly snapshot: Pick<IndexSnapshot, 'read'>
  readonly stores: Pick<GuardedStores, 'visibility' | 'refuseExposure'>
  readonly pack: () => Promise<Package>
  readonly readInterface: () => Promise<ModuleInterface>
}

/** A published version of which the index has lost something, with what the tag gives again. */
export interface RestoredVersion {
  readonly release: ReleaseDocument
  /** By path; null for one that the version does not have. */
  readonly files: ReadonlyMap<string, FileContent | null>
  /** Present where `interface.json` is among the files. */
  readonly moduleInterface: ModuleInterface | undefined
  /** What is wrong, as a sentence of its own without a full stop. */
  readonly problem: string
}

interface Damage {
  readonly path: string
  /** Undefined for a file that is missing, else how it differs. */
  readonly difference?: string
  /** As the tag gives it. */
  readonly content: () => Promise<FileContent | null>
}

/**
 * Compares the files of an unchanged version with what its tag gives. Undefined where all are as they were published. Throws
 * INDEX_INVALID for a changed file that the run may not put back, and where `release.json` is missing; VERSION_EXISTS where the
 * package made again has other bytes; WOULD_EXPOSE; and what `pack` throws.
 */
export async function findRestoration(
  selection: Selection,
  { module, published }: { readonly module: ModuleDocument; readonly published: PublishedVersion },
  context: RestoreContext,
): Promise<RestoredVersion | undefined> {
  const isKept = published.packages.some(({ location }) => locationKind(location) === 'relative')
  if (!isKept && context.mode === 'missing') return undefined
  const { address, version } = selection.release
  const hasInterface = context.stores.visibility.published === 'public'
  const zip = versionPath(address, version, 'module.zip')
  const files = await context.snapshot.read([
    versionPath(address, version, 'release.json'),
    ...(hasInterface ? interfacePaths(address, version) : []),
    ...(isKept ? [zip] : []),
  ])
  const release = listedRelease(files, module, version)
  const moduleInterface = hasInterface ? await context.readInterface() : undefined
  const damages = [
    ...(isKept ? packageDamages(zip, files.get(zip), release.package, selection, context) : []),
    ...(moduleInterface ? interfaceDamages(release, moduleInterface, { files, mode: context.mode }) : []),
  ]
  if (damages.length === 0) return undefined
  if (context.mode === 'missing') refuseChanged(release, damages)
  const contents = new Map<string, FileContent | null>()
  for (const { path, content } of damages) contents.set(path, await content())
  const hasOther = contents.has(versionPath(address, version, 'interface.json'))
  return {
    release,
    files: contents,
    moduleInterface: hasOther ? moduleInterface : undefined,
    problem: `${formatRelease(release)}: ${damages.map(problemOf).join(', and ')}`,
  }
}

function packageDamages(
  path: string,
  bytes: Uint8Array | undefined,
  { digest }: ReleaseDocument['package'],
  selection: Selection,
  context: RestoreContext,
): Damage[] {
  const stored = bytes && digestOfBytes(bytes)
  if (stored === digest) return []
  const content = async () => {
    await context.stores.refuseExposure('index', selection)
    const { file, facts } = await context.pack()
    if (facts.digest === digest) return { file, size: facts.size }
    throw new RegistryError(
      'VERSION_EXISTS',
      `${formatRelease(selection.release)} is published with ${digest}, and its package made again from tag ${quote(selection.release.tag)}, commit ${selection.release.commit}, has ${facts.digest}`,
      `restore the file from the history of the index: git checkout GOOD_COMMIT -- ${path}`,
    )
  }
  if (stored === undefined) return [{ path, content }]
  return [{ path, content, difference: `has ${stored}, and release.json says ${digest}` }]
}

/** @param files those that the index has */
function interfaceDamages(
  release: ReleaseDocument,
  moduleInterface: ModuleInterface,
  { files, mode }: { readonly files: IndexFiles; readonly mode: RestoreMode },
): Damage[] {
  const wanted = new Map(interfaceFiles(release, moduleInterface))
  // Another version of the tool may have read other things from the same files: only a repair makes them alike.
  const isKept = mode === 'missing' && hasReadableInterface(release, files)
  return interfacePaths(release.address, release.version).flatMap((path): Damage[] => {
    const [text, stored] = [wanted.get(path), files.get(path)]
    if (text === undefined)
      return stored ? [{ path, content: async () => null, difference: 'is not in the tag' }] : []
    const bytes = new TextEncoder().encode(text)
    const content = async () => bytes
    if (stored === undefined) return [{ path, content }]
    const isSame =
      Buffer.compare(bytes, stored) === 0 ||
      (path.endsWith('.json') && (isKept || saysTheSame(bytes, stored)))
    return isSame ? [] : [{ path, content, difference: 'is not what the tag gives' }]
  })
}

/** A newer tool may have written more keys. */
function saysTheSame(wanted: Uint8Array, stored: Uint8Array): boolean {
  const theirs = interfaceFacts(stored)
  return theirs !== undefined && hasOnlyGrown(interfaceFacts(wanted), theirs, { keys: 'any' })
}

/** Whether the index has an interface of the version that can be read. */
function hasReadableInterface(release: ReleaseDocument, files: IndexFiles): boolean {
  try {
    return parseInterfaceFiles(release, (path) => files.get(path)) !== undefined
  } catch (error) {
    if (error instanceof RegistryError) return false
    throw error
  }
}

function problemOf({ path, difference }: Damage): string {
  return `${quote(path)} ${difference ?? 'is missing'}`
}

/** A file that somebody has changed is looked into before it is overwritten. */
function refuseChanged(release: ReleaseDocument, damages: readonly Damage[]): void {
  const changed = damages.filter(({ difference }) => difference !== undefined)
  if (changed.length === 0) return
  throw new RegistryError(
    'INDEX_INVALID',
    `${formatRelease(release)} is not as it was published: ${changed.map(problemOf).join(', and ')}`,
    'find out who changed the index; to put the files back from the tag, run this once with --repair (action input "repair")',
  )
}
