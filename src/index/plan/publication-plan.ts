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
import { type IndexedVersion, latestOf, parseModuleList, withModule } from '../format/module-list.ts'
import { LISTS, moduleFiles, type RenderedFile, renderList, versionFiles } from './file-table.ts'

/** The bytes of a file of the index, or a file on local disk that has them. `size` is in bytes. */
export type FileContent = Uint8Array | { readonly file: string; readonly size: number }

/** A commit on an index. Applying it twice has the effect of applying it once. A directory is written in the order of `files`. */
export interface IndexChange {
  readonly message: string
  /** By path; null deletes the file. */
  readonly files: ReadonlyMap<string, FileContent | null>
}

/** What a publish adds to one module. */
export interface ModulePublication {
  readonly address: ModuleAddress
  readonly owner: Owner | null
  /** New versions, and published versions that get more packages; may be empty. */
  readonly releases: readonly ReleaseDocument[]
  /** Packages, `interface.json` and `README.md` of these versions, by path. */
  readonly files: ReadonlyMap<string, FileContent>
  /** Interfaces of new versions, as `files` has them; a version whose interface the index must not show is absent. */
  readonly moduleInterfaces: ReadonlyMap<Version, ModuleInterface>
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
  const drafts = new Map<string, FileContent | null>()
  const read = (path: string) => {
    const content = drafts.has(path) ? drafts.get(path) : index.get(path)
    return content instanceof Uint8Array ? content : undefined
  }
  const draft = (files: readonly RenderedFile[]) => {
    for (const [path, text] of files) {
      // Publications share lists: the last one to change a list decides when it is written.
      drafts.delete(path)
      drafts.set(path, text === null ? null : new TextEncoder().encode(text))
    }
  }
  for (const publication of publications) {
    const { releases, moduleInterfaces } = publication
    const module = moduleAfter(moduleIn(index, publication.address), publication)
    const versionOf = (release: ReleaseDocument): IndexedVersion => ({
      release,
      moduleInterface: moduleInterfaces.get(release.version) ?? parseInterfaceFiles(release, read),
    })
    for (const [path, content] of publication.files) drafts.set(path, content)
    for (const release of releases) draft(versionFiles(registry, versionOf(release)))
    const number = latestOf(module)
    const release =
      releases.find(({ version }) => version === number) ?? (number && listedRelease(index, module, number))
    const latest = release && versionOf(release)
    draft(moduleFiles(module, latest))
    for (const list of LISTS) {
      const path = list.path(module.address)
      const item = latest && list.item(module, latest)
      const items = withModule(parseModuleList(path, read(path)), module.address, item)
      draft([[path, renderList(list, path, items)]])
    }
  }
  return { message: commitMessage(publications), files: selectChanges(drafts, index) }
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
    const kinds = new Set(before.packages.map(({ kind }) => kind))
    return { ...before, packages: [...before.packages, ...packages.filter(({ kind }) => !kinds.has(kind))] }
  }
  const { version, tag, commit, committedAt, path } = release
  return { version, tag, commit, committedAt, path, digest: release.package.digest, packages }
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

function commitMessage(publications: readonly ModulePublication[]): string {
  const releases = publications.flatMap((publication) => publication.releases)
  const [first] = releases
  if (first === undefined)
    return `Repair ${publications.map(({ address }) => formatModuleAddress(address)).join(', ')}`
  if (releases.length > 1)
    return `Publish ${releases.length} versions\n\n${releases.map(formatRelease).join('\n')}`
  return `Publish ${formatRelease(first)}\n\ntag ${first.tag}, commit ${first.commit}\n${first.package.digest}`
}
