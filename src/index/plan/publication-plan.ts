import type { ModuleInterface } from '../../interface/module-interface.ts'
import { formatModuleAddress, type ModuleAddress } from '../../module/module-address.ts'
import { formatRelease, packageExtent } from '../../module/release.ts'
import type { Version } from '../../module/version.ts'
import {
  INDEX_FORMAT,
  type ModuleDocument,
  type Owner,
  type PublishedVersion,
  type RegistryDocument,
  type ReleaseDocument,
} from '../format/documents.ts'
import { type IndexFiles, listedRelease, moduleIn } from '../format/index-files.ts'
import { parseInterfaceFiles } from '../format/interface-document.ts'
import { type IndexedVersion, latestOf } from '../format/module-list.ts'
import { modulePath } from '../format/paths.ts'
import { type ModuleRequirements, parseRequirements, requirementsOf } from '../format/versions-document.ts'
import { updateLists } from './catalog-plan.ts'
import { type ListedModule, moduleFiles, type RenderedFile, versionFiles } from './file-table.ts'

/** `Key: value` at the end of a commit message, as `git interpret-trailers --parse` reads it. */
export type Trailer = readonly [key: string, value: string]

/** The bytes of a file of the index, or a file on local disk that has them. `size` is in bytes. */
export type FileContent = Uint8Array | { readonly file: string; readonly size: number }

/** A commit on an index. Applying it twice has the effect of applying it once. A directory is written in the order of `files`. */
export interface IndexChange {
  readonly message: string
  /** What the message ends with, besides what the run adds. */
  readonly trailers?: readonly Trailer[]
  /** By path; null deletes the file. */
  readonly files: ReadonlyMap<string, FileContent | null>
}

interface NewVersions {
  /** New versions, and published versions that get more packages; may be empty. */
  readonly releases: readonly ReleaseDocument[]
  /** Packages, `interface.json` and `README.md` of these versions, by path; null for one that a version must not have. */
  readonly files: ReadonlyMap<string, FileContent | null>
  /** Interfaces of new versions, as `files` has them; a version whose interface the index must not show is absent. */
  readonly moduleInterfaces: ReadonlyMap<Version, ModuleInterface>
}

export interface ModulePublication extends NewVersions {
  readonly address: ModuleAddress
  readonly owner: Owner | null
  /** Published versions that get back what the index has lost of them; `files` and `moduleInterfaces` have it. */
  readonly restored?: readonly ReleaseDocument[]
}

interface ModuleUpdate extends NewVersions {
  readonly module: ModuleDocument
}

/**
 * The change that a publish makes to an index; without files where the index says all of it already. The files of versions
 * come before `module.json`, which names them, and `module.json` before the lists: a reader between two writes finds
 * nothing listed that is missing. Throws INDEX_INVALID for a document of the index that cannot be read.
 * @param index at least the files of `pathsToRead`, and those of the latest version
 */
export function planChange(
  index: IndexFiles,
  registry: RegistryDocument,
  publications: readonly ModulePublication[],
): IndexChange {
  const updates = publications.map((publication) => {
    const releases = [...publication.releases, ...(publication.restored ?? [])]
    const all = { ...publication, releases }
    return { ...all, module: moduleAfter(moduleIn(index, publication.address), all) }
  })
  return { ...publicationMessage(publications), files: planUpdates(index, registry, updates) }
}

/** What a commit says of publications: its message, and the repositories that the releases are from. */
export function publicationMessage(
  publications: readonly Pick<ModulePublication, 'address' | 'releases' | 'restored'>[],
): Pick<IndexChange, 'message' | 'trailers'> {
  const releases = publications.flatMap((publication) => publication.releases)
  const restored = publications.flatMap((publication) => publication.restored ?? [])
  const urls = publications
    .flatMap((publication) => [...publication.releases, ...(publication.restored ?? [])])
    .map(({ repository }) => repository.url)
  const trailers = [...new Set(urls)].map((url): Trailer => ['Source-Repository', url])
  const repairs = restored.map(formatRelease)
  // Without restored versions, what is repaired are the files that show the modules.
  const repaired = [repairs[0] ?? publications.map(({ address }) => formatModuleAddress(address)).join(', ')]
  const [first] = releases
  if (first === undefined)
    return { message: listed('Repair', repairs.length > 1 ? repairs : repaired), trailers }
  const facts = `\n\ntag ${first.tag}, commit ${first.commit}\n${first.package.digest}`
  const published = listed('Publish', releases.map(formatRelease))
  const besides = repairs.length === 0 ? '' : `\n\nRepair ${repairs.join(', ')}`
  return { message: `${published}${releases.length > 1 ? '' : facts}${besides}`, trailers }
}

function listed(verb: string, [only, ...more]: readonly (string | undefined)[]): string {
  if (more.length === 0) return `${verb} ${only}`
  return `${verb} ${more.length + 1} versions\n\n${[only, ...more].join('\n')}`
}

/** The files that change where these modules become what they shall be. For `index` and errors see {@link planChange}. */
export function planUpdates(
  index: IndexFiles,
  registry: RegistryDocument,
  updates: readonly ModuleUpdate[],
): IndexChange['files'] {
  const pending = new PendingFiles(index)
  const listed = updates.map((update) => planModule(update, pending, registry))
  pending.add(updateLists(listed, (path) => pending.read(path)))
  return selectChanges(pending.files, index)
}

/** The files that a change writes, in their order, over those that the index has. */
class PendingFiles {
  readonly files = new Map<string, FileContent | null>()
  readonly index: IndexFiles

  constructor(index: IndexFiles) {
    this.index = index
  }

  read(path: string): Uint8Array | undefined {
    const content = this.files.has(path) ? this.files.get(path) : this.index.get(path)
    return content instanceof Uint8Array ? content : undefined
  }

  add(files: readonly RenderedFile[]): void {
    for (const [path, text] of files)
      this.files.set(path, text === null ? null : new TextEncoder().encode(text))
  }
}

function planModule(
  { module, releases, moduleInterfaces, files }: ModuleUpdate,
  pending: PendingFiles,
  registry: RegistryDocument,
): ListedModule {
  const read = (path: string) => pending.read(path)
  const versionOf = (release: ReleaseDocument): IndexedVersion => ({
    release,
    moduleInterface: moduleInterfaces.get(release.version) ?? parseInterfaceFiles(release, read),
  })
  for (const [path, content] of files) pending.files.set(path, content)
  const fresh = releases.map(versionOf)
  for (const version of fresh) pending.add(versionFiles(registry, version))
  const number = latestOf(module)
  const latest =
    fresh.find(({ release }) => release.version === number) ??
    (number && versionOf(listedRelease(pending.index, module, number)))
  const listed = { module, latest }
  pending.add(moduleFiles(listed, requirementsAfter(module, fresh, read)))
  return listed
}

/** What the index knows of the other versions stays; what it has lost is read from their interfaces. */
function requirementsAfter(
  module: ModuleDocument,
  fresh: readonly IndexedVersion[],
  read: (path: string) => Uint8Array | undefined,
): ModuleRequirements {
  const path = modulePath(module.address, 'versions.json')
  const known = new Map(parseRequirements(path, read(path)))
  for (const { release, moduleInterface } of fresh)
    known.set(release.version, requirementsOf(moduleInterface))
  for (const { version } of module.versions)
    if (!known.has(version))
      known.set(version, requirementsOf(parseInterfaceFiles({ address: module.address, version }, read)))
  return known
}

function moduleAfter(current: ModuleDocument | undefined, publication: ModulePublication): ModuleDocument {
  const { address, owner, releases } = publication
  const { versions = [] } = current ?? {}
  const known = new Map(versions.map((each) => [each.version, each]))
  for (const release of releases)
    known.set(release.version, publishedVersion(release, known.get(release.version)))
  const before = current ?? { format: INDEX_FORMAT, yanks: [], deprecations: [], removed: [], transfers: [] }
  return { ...before, address, owner, versions: [...known.values()] }
}

/** A version as `module.json` lists it: as before, with the packages that were added. */
export function publishedVersion(release: ReleaseDocument, before?: PublishedVersion): PublishedVersion {
  const packages = release.packages.map(({ kind, location }) => ({ kind, location }))
  if (before !== undefined) {
    const known = new Set(before.packages.map(({ location }) => location))
    const added = packages.filter(({ location }) => !known.has(location))
    return { ...before, packages: [...before.packages, ...added] }
  }
  const { version, tag, commit, committedAt, path } = release
  const { digest, size, files } = release.package
  const extent = packageExtent(release)
  return { version, tag, commit, committedAt, path, ...extent, digest, size, files, packages }
}

/** Those of the files that are not in the index as they shall be. A file on disk counts as a change. */
function selectChanges(files: IndexChange['files'], index: IndexFiles): IndexChange['files'] {
  const isChange = ([path, content]: readonly [string, FileContent | null]) => {
    const current = index.get(path)
    if (current === undefined || content === null) return (current ?? null) !== content
    return !(content instanceof Uint8Array) || Buffer.compare(current, content) !== 0
  }
  return new Map([...files].filter(isChange))
}
