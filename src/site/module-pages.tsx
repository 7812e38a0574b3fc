import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type { ModuleDocument } from '../index/format/documents.ts'
import { parseReplacement } from '../index/format/marks.ts'
import { versionState } from '../index/format/version-state.ts'
import { selectBase } from '../interface/diff/required-bump.ts'
import type { DirectoryInterface, ModuleInterface } from '../interface/module-interface.ts'
import { formatModuleAddress, type ModuleAddress } from '../module/module-address.ts'
import { compareVersions, type Version } from '../module/version.ts'
import { moduleBadge } from './badge.ts'
import { INTERFACE_FILE } from './changes.ts'
import { moduleFeed } from './feeds.ts'
import { inputSchema } from './input-schema.ts'
import { type ReadFile, readModule, readVersionContent, type VersionContent } from './module-content.ts'
import type { ModuleGraph } from './module-graph.ts'
import { pageOf, viewOf } from './pages/layout.tsx'
import { VersionsPage } from './pages/marks.tsx'
import { ModuleLayout, type VersionsView } from './pages/module-view.tsx'
import { emptyModulePage } from './pages/registry-pages.tsx'
import { DirectoryPage, VersionPage } from './pages/version-page.tsx'
import type { PagesOption } from './profile.ts'
import type { Site, SiteFiles } from './site.ts'
import {
  badgePath,
  changesPage,
  directoryPage,
  feedPath,
  hasDirectoryPage,
  modulePage,
  pagedVersions,
  schemaPath,
  versionPage,
  versionsPage,
} from './site-paths.ts'
import type { VersionDigests } from './site-state.ts'

export interface PagesRequest {
  readonly site: Site
  readonly graph: ModuleGraph
  readonly pages: PagesOption
  readonly read: ReadFile
}

export interface EarlierPages {
  readonly digests: VersionDigests
  readonly isChanged: (version: Version) => boolean
}

/** Files that are made from the same: a module as a whole, or one version of it. */
interface FilesOfModule {
  readonly files: SiteFiles
  readonly version?: PagedVersion
}

export interface PagedVersion {
  readonly version: Version
  readonly digests: VersionDigests[string]
  /** Its pages are as they were, and left out. */
  readonly isKept: boolean
}

/**
 * The pages of a module, and its other files; none where the index has no such module. One version after the other is held in memory.
 * @param earlier pages that would be the same are left out
 */
export async function* moduleFiles(
  request: PagesRequest,
  address: ModuleAddress,
  earlier?: EarlierPages,
): AsyncGenerator<FilesOfModule> {
  const { paged, files } = await openModule(request, address)
  yield { files }
  if (paged === undefined) return
  const readOne = versionReader(request.read, address)
  const contentOf = async (version: Version) =>
    (earlier?.isChanged(version) === false ? earlier.digests[version]?.[0] : undefined) ??
    (await readOne(version)).digest
  for (const version of paged.versions.list) {
    const digests = await versionDigests(paged, version, contentOf)
    const isKept = version !== paged.versions.shown && earlier?.digests[version]?.[1] === digests[1]
    const of = { version, digests, isKept }
    yield { files: isKept ? new Map() : await versionFiles(paged, version, readOne), version: of }
  }
}

/** Those of the files of a module among which is the one at this path, if there is one. */
export async function moduleFilesAround(
  request: PagesRequest,
  address: ModuleAddress,
  path: string,
): Promise<SiteFiles> {
  const { paged, files } = await openModule(request, address)
  const version = paged && (path === modulePage(address) ? paged.versions.shown : versionIn(path, paged))
  if (paged === undefined || version === undefined || files.has(path)) return files
  return versionFiles(paged, version, versionReader(request.read, address))
}

/** The module, unless its `module.json` is damaged, and the files that are of no version. */
async function openModule(
  { site, graph, pages, read }: PagesRequest,
  address: ModuleAddress,
): Promise<{ readonly paged?: PagedModule; readonly files: SiteFiles }> {
  const parsed = await readModule(read, address)
  const files = new Map<string, () => string>()
  const root = modulePage(address)
  if (parsed === undefined) return { files }
  if ('problem' in parsed)
    return { files: files.set(root, () => emptyModulePage(site, address, parsed.problem)) }
  const module = parsed.value
  const versions = pagedVersions(module, pages)
  const paged = { site, graph, module, versions }
  if (versions.shown === undefined)
    files.set(root, () => emptyModulePage(site, address, 'This module has no published version.'))
  files.set(versionsPage(address), () => pageOf(<VersionsPage view={viewAt(versionsPage(address), paged)} />))
  if (versions.areCompared)
    files.set(changesPage(address), () => pageOf(<ChangesPage view={viewAt(changesPage(address), paged)} />))
  files.set(feedPath(root), () => moduleFeed(site, module))
  files.set(badgePath(address), () => moduleBadge(site, module))
  return { paged, files }
}

/** What the page of a version is made from. The page that is shown is made in any case: it says more of the module. */
async function versionDigests(
  { module, graph, versions }: PagedModule,
  version: Version,
  contentOf: (version: Version) => Promise<string>,
): Promise<VersionDigests[string]> {
  const content = await contentOf(version)
  const previous = previousVersion(module, version)
  const state = versionState(module, version)
  const { address, version: replacement } =
    state.replacement === undefined ? {} : parseReplacement(state.replacement)
  const { latest } = versions
  const parts = [
    content,
    previous,
    previous === undefined ? '' : await contentOf(previous),
    state,
    address !== undefined && graph.has(address),
    replacement !== undefined && versions.has(replacement),
    version === versions.shown,
    latest !== undefined && compareVersions(version, latest) < 0,
    versions.hasDirectories(version),
  ]
  const page = createHash('sha1').update(JSON.stringify(parts)).digest('base64url').slice(0, 12)
  return [content, page]
}

/** Reads versions, and keeps the last ones: from the highest down, each is the one before of the next. */
function versionReader(read: ReadFile, address: ModuleAddress) {
  const kept = new Map<Version, VersionContent>()
  return async (version: Version): Promise<VersionContent> => {
    const known = kept.get(version)
    if (known !== undefined) return known
    const like = [...kept.values()].at(-1)
    const content = await readVersionContent(read, { address, version }, like)
    const [oldest] = kept.keys()
    if (kept.size > 2 && oldest !== undefined) kept.delete(oldest)
    kept.set(version, content)
    return content
  }
}

/** A module with what its pages are made from. */
type PagedModule = Omit<VersionsView, 'path' | 'link'>

function viewAt(path: string, paged: PagedModule): VersionsView {
  return { ...viewOf(paged.site, path), ...paged }
}

function previousVersion(module: ModuleDocument, version: Version): Version | undefined {
  return selectBase(
    module.versions.map((published) => published.version),
    version,
  )
}

/** The files of a version. With the version that is shown that is the page of the module, too. */
async function versionFiles(
  paged: PagedModule,
  version: Version,
  readOne: ReturnType<typeof versionReader>,
): Promise<SiteFiles> {
  const { versions, module } = paged
  const { address } = module
  const content = await readOne(version)
  const { moduleInterface } = content
  const files = new Map<string, () => string | Uint8Array | Promise<string>>()
  const addPage = (path: string) =>
    files.set(path, async () => {
      const before = previousVersion(module, version)
      const previous = before && (await readOne(before))
      return pageOf(<VersionPage view={{ ...viewAt(path, paged), content, previous }} />)
    })
  const own = versionPage(address, version)
  if (version === versions.shown) addPage(modulePage(address))
  addPage(own)
  if (moduleInterface === undefined) return files
  const title = `${formatModuleAddress(address)} ${version}`
  const addSchema = (page: string, name: string, { inputs }: DirectoryInterface) =>
    files.set(schemaPath(page), () => `${JSON.stringify(inputSchema(name, inputs))}\n`)
  addSchema(own, title, moduleInterface.root)
  for (const known of versions.hasDirectories(version) ? directoriesOf(moduleInterface) : []) {
    const { directory, kind } = known
    const path = directoryPage(address, version, directory.path)
    const view = { ...viewAt(path, paged), content, previous: undefined }
    files.set(path, () => pageOf(<DirectoryPage view={view} {...known} />))
    if (kind === 'submodule') addSchema(path, `${title} ${directory.path}`, directory)
  }
  if (versions.areCompared) files.set(`${own}${INTERFACE_FILE}`, () => comparedBytes(moduleInterface))
  return files
}

/** The interface without the texts that make no change. */
function comparedBytes({ root, submodules, examples }: ModuleInterface): Uint8Array {
  const withoutText = <T,>(element: T) => ({ ...element, description: '' })
  const compared = (directory: DirectoryInterface): DirectoryInterface => ({
    ...directory,
    readme: directory.readme && '…',
    inputs: directory.inputs.map(withoutText),
    outputs: directory.outputs.map(withoutText),
  })
  const [inSubmodules, inExamples] = [submodules.map(compared), examples.map(compared)]
  const whole = { root: compared(root), submodules: inSubmodules, examples: inExamples, diagnostics: [] }
  return gzipSync(JSON.stringify(whole satisfies ModuleInterface))
}

interface KnownDirectory {
  readonly directory: DirectoryInterface
  readonly kind: 'submodule' | 'example'
}

function directoriesOf({ submodules, examples }: ModuleInterface): KnownDirectory[] {
  return [
    ...submodules.map((directory) => ({ directory, kind: 'submodule' as const })),
    ...examples.map((directory) => ({ directory, kind: 'example' as const })),
  ].filter(({ directory }) => hasDirectoryPage(directory.path))
}

/** The version whose files are around a path. */
function versionIn(path: string, { module }: PagedModule): Version | undefined {
  const [name = ''] = path.slice(modulePage(module.address).length).split('/')
  return module.versions.find(({ version }) => version === name)?.version
}

/** What changed between any two versions. The script makes a form of the list; without it each leads to what changed in it. */
function ChangesPage({ view }: { readonly view: VersionsView }) {
  const { module, versions, link, site } = view
  const address = formatModuleAddress(module.address)
  return (
    <ModuleLayout
      view={view}
      title={`Changes of ${address}`}
      description={`What changed between two versions of ${address}`}
      crumbs={[{ text: 'changes', to: changesPage(module.address) }]}
      heading="Changes"
      script={site.compareScript}
    >
      <ul id="versions">
        {versions.list.map((version) => (
          <li>
            <a href={`${link(versionPage(module.address, version))}#changes`}>{version}</a>
          </li>
        ))}
      </ul>
    </ModuleLayout>
  )
}
