import type { ModuleInterface } from '../../interface/module-interface.ts'
import { formatModuleAddress, type ModuleAddress } from '../../module/module-address.ts'
import { formatRelease } from '../../module/release.ts'
import type { Version } from '../../module/version.ts'
import {
  formatModuleDocument,
  formatReleaseDocument,
  INDEX_FORMAT,
  type ModuleDocument,
  type Owner,
  type RegistryDocument,
  type ReleaseDocument,
} from '../format/documents.ts'
import { type IndexFiles, listedRelease, moduleIn } from '../format/index-files.ts'
import { parseInterfaceFiles } from '../format/interface-document.ts'
import { renderModuleDetails, renderVersionDetails } from '../format/module-details.ts'
import {
  catalogItem,
  formatAddressList,
  formatNewestList,
  latestOf,
  listItem,
  parseModuleList,
  withModule,
} from '../format/module-list.ts'
import {
  catalogPath,
  MODULE_LIST_PATH,
  modulePath,
  nameListPath,
  namespaceListPath,
  versionPath,
} from '../format/paths.ts'
import { renderDownload, renderVersions, sourcePageLocation } from '../format/protocol.ts'
import { renderSourcePage } from '../pages/terraform-get-page.ts'

/** Bytes for a path of the index, or a file on local disk that holds them. */
export type FileContent = Uint8Array | { readonly file: string; readonly size: number }

/** Applied twice is applied once. A directory writes in the order of `files`. */
export interface IndexChange {
  readonly message: string
  /** null takes the file out. */
  readonly files: ReadonlyMap<string, FileContent | null>
}

/** A module as it shall stand in the index. */
export interface ModulePublication {
  readonly address: ModuleAddress
  readonly owner: Owner | null
  /** New versions, and published ones that lie in more places now; may be empty. */
  readonly releases: readonly ReleaseDocument[]
  /** Files that travel with the versions, by their path in the index. */
  readonly files: ReadonlyMap<string, FileContent>
  /** What new versions offer, as it stands in `files`; one whose index shall not show it is absent. */
  readonly moduleInterfaces: ReadonlyMap<Version, ModuleInterface>
}

/**
 * (what is there, publications) → the files to write; an empty map where the index says all of it already. Versions come
 * before `module.json`, which claims them, and that before the lists that show them: whoever reads between two writes finds
 * nothing listed that is not there.
 */
export function planChange(
  index: IndexFiles,
  registry: RegistryDocument,
  publications: readonly ModulePublication[],
): IndexChange {
  const drafts = new Map<string, FileContent>()
  for (const publication of publications) {
    const module = moduleAfter(moduleIn(index, publication.address), publication)
    for (const [path, content] of publication.files) drafts.set(path, content)
    const read = (path: string) => bytesOf(drafts.get(path)) ?? index.get(path)
    const interfaceOf = (release: ReleaseDocument) =>
      publication.moduleInterfaces.get(release.version) ?? parseInterfaceFiles(release, read)
    for (const release of publication.releases)
      draft(drafts, versionFiles(release, registry, interfaceOf(release)))
    draft(drafts, [[modulePath(module.address, 'module.json'), formatModuleDocument(module)]])
    const latest = latestRelease(index, module, publication.releases)
    const moduleInterface = latest === undefined ? undefined : interfaceOf(latest)
    draft(drafts, moduleFiles(module, latest, moduleInterface))
    draft(drafts, listFiles({ module, latest, moduleInterface }, read))
  }
  const files = new Map([...drafts].filter(([path, content]) => !isSame(index.get(path), content)))
  return { message: commitMessage(publications), files }
}

function moduleAfter(current: ModuleDocument | undefined, publication: ModulePublication): ModuleDocument {
  const known = current?.versions ?? []
  const knownVersions = new Set(known.map(({ version }) => version))
  const added = publication.releases
    .filter(({ version }) => !knownVersions.has(version))
    .map(({ version, committedAt }) => ({ version, committedAt }))
  return {
    format: INDEX_FORMAT,
    address: publication.address,
    owner: publication.owner,
    versions: [...known, ...added],
    yanks: current?.yanks ?? [],
    deprecations: current?.deprecations ?? [],
  }
}

/** The files of one version's directory that are rendered; its zip, if any, travels beside them. */
export function versionFiles(
  release: ReleaseDocument,
  registry: RegistryDocument,
  moduleInterface: ModuleInterface | undefined,
): [string, string][] {
  const path = (file: 'download' | 'source' | 'index.json' | 'release.json') =>
    versionPath(release.address, release.version, file)
  return [
    [path('release.json'), formatReleaseDocument(release)],
    [path('index.json'), renderVersionDetails(release, moduleInterface)],
    [path('source'), renderSourcePage(release, sourcePageLocation(release, registry.url))],
    [path('download'), renderDownload(release)],
  ]
}

/** A module's own derived files: what clients and readers ask for under its address. */
export function moduleFiles(
  module: ModuleDocument,
  latest: ReleaseDocument | undefined,
  moduleInterface: ModuleInterface | undefined,
): [string, string][] {
  const { address } = module
  const versions: [string, string] = [modulePath(address, 'versions'), renderVersions(module)]
  if (latest === undefined) return [versions]
  return [versions, [modulePath(address, 'index.json'), renderModuleDetails(module, latest, moduleInterface)]]
}

interface ShownModule {
  readonly module: ModuleDocument
  readonly latest: ReleaseDocument | undefined
  readonly moduleInterface: ModuleInterface | undefined
}

/** The lists that show a module, with the module in its place. */
function listFiles(
  { module, latest, moduleInterface }: ShownModule,
  read: (path: string) => Uint8Array | undefined,
): [string, string][] {
  const { address } = module
  const item = latest === undefined ? undefined : listItem(module, latest)
  const entry = latest === undefined ? undefined : catalogItem(module, latest, moduleInterface)
  const listAt = (path: string, shown = item) => withModule(parseModuleList(path, read(path)), address, shown)
  const newest = [namespaceListPath(address), MODULE_LIST_PATH]
  return [
    [nameListPath(address), formatAddressList(listAt(nameListPath(address)))],
    [catalogPath(address), formatAddressList(listAt(catalogPath(address), entry))],
    ...newest.map((path): [string, string] => [path, formatNewestList(listAt(path))]),
  ]
}

function latestRelease(
  index: IndexFiles,
  module: ModuleDocument,
  releases: readonly ReleaseDocument[],
): ReleaseDocument | undefined {
  const latest = latestOf(module)
  if (latest === undefined) return undefined
  return releases.find(({ version }) => version === latest) ?? listedRelease(index, module, latest)
}

/** A file that two publications share is written after what both of them claim in it. */
function draft(drafts: Map<string, FileContent>, files: readonly (readonly [string, string])[]): void {
  for (const [path, text] of files) {
    drafts.delete(path)
    drafts.set(path, new TextEncoder().encode(text))
  }
}

function bytesOf(content: FileContent | undefined): Uint8Array | undefined {
  return content instanceof Uint8Array ? content : undefined
}

function isSame(current: Uint8Array | undefined, content: FileContent): boolean {
  if (current === undefined || !(content instanceof Uint8Array) || current.length !== content.length)
    return false
  return current.every((byte, index) => byte === content[index])
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
