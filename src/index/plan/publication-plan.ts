import type { ModuleInterface } from '../../interface/module-interface.ts'
import { formatModuleAddress, type ModuleAddress } from '../../module/module-address.ts'
import { formatRelease } from '../../module/release.ts'
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
import type { Trailer } from './trailers.ts'

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

/** What is new of the versions of one module. */
interface NewVersions {
  /** New versions, and published versions that get more packages; may be empty. */
  readonly releases: readonly ReleaseDocument[]
  /** Packages, `interface.json` and `README.md` of these versions, by path; null for one that a version must not have. */
  readonly files: ReadonlyMap<string, FileContent | null>
  /** Interfaces of new versions, as `files` has them; a version whose interface the index must not show is absent. */
  readonly moduleInterfaces: ReadonlyMap<Version, ModuleInterface>
}

/** What a publish adds to one module. */
export interface ModulePublication extends NewVersions {
  readonly address: ModuleAddress
  readonly owner: Owner | null
  /** Published versions that get back what the index has lost of them; `files` and `moduleInterfaces` have it. */
  readonly restored?: readonly ReleaseDocument[]
}

/** A module as it shall be. */
export interface ModuleUpdate extends NewVersions {
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

/** What the message of a commit says of publications. */
export function publicationMessage(
  publications: readonly Pick<ModulePublication, 'address' | 'releases' | 'restored'>[],
): Pick<IndexChange, 'message' | 'trailers'> {
  return { message: commitMessage(publications), trailers: sourcesOf(publications) }
}

/** The files that change where these modules become what they shall be. For `index` and errors see {@link planChange}. */
export function planUpdates(
  index: IndexFiles,
  registry: RegistryDocument,
  updates: readonly ModuleUpdate[],
): IndexChange['files'] {
  const drafts = new Drafts(index)
  const listed = updates.map((update) => draftModule(update, { drafts, index, registry }))
  drafts.add(updateLists(listed, (path) => drafts.read(path)))
  return selectChanges(drafts.files, index)
}

/** The files that a change writes, in their order, over those that the index has. */
class Drafts {
  readonly files = new Map<string, FileContent | null>()
  readonly #index: IndexFiles

  constructor(index: IndexFiles) {
    this.#index = index
  }

  read(path: string): Uint8Array | undefined {
    const content = this.files.has(path) ? this.files.get(path) : this.#index.get(path)
    return content instanceof Uint8Array ? content : undefined
  }

  add(files: readonly RenderedFile[]): void {
    for (const [path, text] of files)
      this.files.set(path, text === null ? null : new TextEncoder().encode(text))
  }
}

interface Drafting {
  readonly drafts: Drafts
  readonly index: IndexFiles
  readonly registry: RegistryDocument
}

/** Drafts the files of one module. */
function draftModule(
  { module, releases, moduleInterfaces, files }: ModuleUpdate,
  { drafts, index, registry }: Drafting,
): ListedModule {
  const read = (path: string) => drafts.read(path)
  const versionOf = (release: ReleaseDocument): IndexedVersion => ({
    release,
    moduleInterface: moduleInterfaces.get(release.version) ?? parseInterfaceFiles(release, read),
  })
  for (const [path, content] of files) drafts.files.set(path, content)
  const fresh = releases.map(versionOf)
  for (const version of fresh) drafts.add(versionFiles(registry, version))
  const number = latestOf(module)
  const latest =
    fresh.find(({ release }) => release.version === number) ??
    (number && versionOf(listedRelease(index, module, number)))
  const listed = { module, latest }
  drafts.add(moduleFiles(listed, requirementsAfter(module, fresh, read)))
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
  const added = new Set(fresh.map(({ release: { version } }) => version))
  const lost = module.versions.filter(({ version }) => !known.has(version) && !added.has(version))
  const versions = [
    ...lost.map(({ version }) => ({
      version,
      moduleInterface: parseInterfaceFiles({ address: module.address, version }, read),
    })),
    ...fresh.map(({ release: { version }, moduleInterface }) => ({ version, moduleInterface })),
  ]
  for (const { version, moduleInterface } of versions)
    known.set(version, moduleInterface === undefined ? null : requirementsOf(moduleInterface))
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
  const { version, tag, commit, committedAt, path, packageRoot } = release
  const { digest, size, files } = release.package
  const root = packageRoot === undefined ? {} : { packageRoot }
  return { version, tag, commit, committedAt, path, ...root, digest, size, files, packages }
}

/** Those of the files that are not in the index as they shall be. A file on disk counts as a change. */
export function selectChanges(files: IndexChange['files'], index: IndexFiles): IndexChange['files'] {
  const isChange = ([path, content]: readonly [string, FileContent | null]) => {
    const current = index.get(path)
    if (current === undefined || content === null) return (current ?? null) !== content
    return !(content instanceof Uint8Array) || Buffer.compare(current, content) !== 0
  }
  return new Map([...files].filter(isChange))
}

/** The repositories that the releases are from. */
function sourcesOf(publications: Parameters<typeof publicationMessage>[0]): Trailer[] {
  const releases = publications.flatMap(({ releases, restored = [] }) => [...releases, ...restored])
  const urls = releases.map(({ repository }) => repository.url)
  return [...new Set(urls)].map((url) => ['Source-Repository', url])
}

function commitMessage(publications: Parameters<typeof publicationMessage>[0]): string {
  const releases = publications.flatMap((publication) => publication.releases)
  const [first] = releases
  const restored = publications.flatMap((publication) => publication.restored ?? []).map(formatRelease)
  if (first === undefined) return repairMessage(restored, publications)
  const repairs = restored.length === 0 ? '' : `\n\nRepair ${restored.join(', ')}`
  if (releases.length > 1)
    return `Publish ${releases.length} versions\n\n${releases.map(formatRelease).join('\n')}${repairs}`
  return `Publish ${formatRelease(first)}\n\ntag ${first.tag}, commit ${first.commit}\n${first.package.digest}${repairs}`
}

/** Without restored versions, what is repaired are the files that show the modules. */
function repairMessage(
  restored: readonly string[],
  publications: Parameters<typeof publicationMessage>[0],
): string {
  if (restored.length > 1) return `Repair ${restored.length} versions\n\n${restored.join('\n')}`
  const [only = publications.map(({ address }) => formatModuleAddress(address)).join(', ')] = restored
  return `Repair ${only}`
}
