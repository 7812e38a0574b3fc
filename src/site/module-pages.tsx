import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type { ModuleDocument } from '../index/format/documents.ts'
import { parseReplacement } from '../index/format/marks.ts'
import { versionState } from '../index/format/version-state.ts'
import { selectBase } from '../interface/diff/required-bump.ts'
import type { DirectoryInterface, ModuleInterface } from '../interface/module-interface.ts'
import { formatModuleAddress, type ModuleAddress } from '../module/module-address.ts'
import { compareVersions, readVersion, type Version } from '../module/version.ts'
import { badgeFile } from './badge.ts'
import { INTERFACE_FILE } from './changes.ts'
import { moduleFeed } from './feeds.ts'
import { inputSchema } from './input-schema.ts'
import {
  type ReadFile,
  readModuleContent,
  readVersionContent,
  type VersionContent,
} from './module-content.ts'
import type { ModuleGraph } from './module-graph.ts'
import { type Page, pageOf, viewOf } from './pages/layout.tsx'
import { VersionsPage } from './pages/marks.tsx'
import { ModuleLayout, type ModuleView, type VersionsView } from './pages/module-view.tsx'
import { emptyModulePage } from './pages/registry-pages.tsx'
import { DirectoryPage, VersionPage } from './pages/version-page.tsx'
import type { PagesOption } from './profile.ts'
import type { Asset, Site } from './site.ts'
import {
  badgeOf,
  changesPage,
  directoryPage,
  feedOf,
  hasDirectoryPage,
  modulePage,
  pagedVersions,
  schemaOf,
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

function pagedModule({ site, graph, pages }: PagesRequest, module: ModuleDocument): PagedModule {
  return { site, graph, module, versions: pagedVersions(module, pages) }
}

export interface EarlierPages {
  readonly digests: VersionDigests
  readonly isChanged: (version: Version) => boolean
}

/** The pages of a version are made before this, or are as they were. */
export interface VersionEnd {
  readonly version: Version
  readonly digests: readonly [content: string, page: string]
  readonly isKept: boolean
}

/**
 * Every page of a module, and its other files; none where the index has no such module. One version after the other is held in memory.
 * @param earlier pages that would be the same are left out
 */
export async function* modulePages(
  request: PagesRequest,
  address: ModuleAddress,
  earlier?: EarlierPages,
): AsyncGenerator<Page | ModuleFile | VersionEnd> {
  const { site, read } = request
  const content = await readModuleContent(read, address)
  if (content === undefined) return
  if ('problem' in content) {
    yield emptyModulePage(site, address, content.problem)
    return
  }
  const paged = pagedModule(request, content.module)
  const { shown, list } = paged.versions
  yield versionsPageOf(paged)
  if (paged.versions.areCompared) yield changesPageOf(paged)
  yield moduleFeed(site, paged.module)
  yield badgeFile(site, paged.module)
  if (shown === undefined) yield emptyModulePage(site, address, 'This module has no published version.')
  const readOne = versionReader(read, address)
  const contentOf = async (version: Version) =>
    (earlier?.isChanged(version) === false ? earlier.digests[version]?.[0] : undefined) ??
    (await readOne(version)).digest
  for (const version of list) {
    const digests = await versionDigests(paged, version, contentOf)
    const isKept = version !== shown && earlier?.digests[version]?.[1] === digests[1]
    if (isKept) {
      yield { version, digests, isKept }
      continue
    }
    const current = await readOne(version)
    const previous = await previousOf(paged, version, readOne)
    if (version === shown) yield versionPageOf(paged, current, { previous, isModulePage: true })
    yield versionPageOf(paged, current, { previous, isModulePage: false })
    yield* directoryPagesOf(paged, current)
    yield* dataFilesOf(paged, current)
    yield { version, digests, isKept }
  }
}

/** What the page of a version is made from. The page that is shown is made in any case: it says more of the module. */
async function versionDigests(
  { module, graph, versions }: PagedModule,
  version: Version,
  contentOf: (version: Version) => Promise<string>,
): Promise<readonly [content: string, page: string]> {
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

/** What a version is compared with; undefined for the first one. */
async function previousOf(paged: PagedModule, version: Version, readOne: ReturnType<typeof versionReader>) {
  const previous = previousVersion(paged.module, version)
  if (previous === undefined) return undefined
  return { version: previous, moduleInterface: (await readOne(previous)).moduleInterface }
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

function versionsPageOf(paged: PagedModule): Page {
  const view = viewAt(versionsPage(paged.module.address), paged)
  return pageOf(view, <VersionsPage view={view} />)
}

function changesPageOf(paged: PagedModule): Page {
  const view = viewAt(changesPage(paged.module.address), paged)
  return pageOf(view, <ChangesPage view={view} />)
}

function previousVersion(module: ModuleDocument, version: Version): Version | undefined {
  return selectBase(
    module.versions.map((published) => published.version),
    version,
  )
}

type Previous = ModuleView['previous']

/** The page of a version. With `isModulePage` it is that of the module. */
function versionPageOf(
  paged: PagedModule,
  content: VersionContent,
  { previous, isModulePage }: { readonly previous: Previous; readonly isModulePage: boolean },
): Page {
  const { address } = paged.module
  const path = isModulePage ? modulePage(address) : versionPage(address, content.version)
  const view = { ...viewAt(path, paged), content, previous }
  return pageOf(view, <VersionPage view={view} />)
}

/** The pages of submodules and examples, where the version has them. */
function* directoryPagesOf(paged: PagedModule, content: VersionContent): Generator<Page> {
  if (!paged.versions.hasDirectories(content.version)) return
  for (const known of directoriesOf(content)) yield directoryPageOf(paged, content, known)
}

/** A file beside a page: text, or compressed. */
export type ModuleFile = Asset<string | Uint8Array>

/** The schemas of the inputs of a version, and of those of its submodules that have pages; and what is compared of it. */
function dataFilesOf({ module: { address }, versions }: PagedModule, content: VersionContent): ModuleFile[] {
  const { version, moduleInterface } = content
  if (moduleInterface === undefined) return []
  const title = `${formatModuleAddress(address)} ${version}`
  const submodules = versions.hasDirectories(version)
    ? directoriesOf(content).filter(({ kind }) => kind === 'submodule')
    : []
  const schemas = [
    [versionPage(address, version), title, moduleInterface.root] as const,
    ...submodules.map(({ directory }) => {
      const page = directoryPage(address, version, directory.path)
      return [page, `${title} ${directory.path}`, directory] as const
    }),
  ].map(([page, name, { inputs }]) => {
    return { path: schemaOf(page), content: `${JSON.stringify(inputSchema(name, inputs))}\n` }
  })
  if (!versions.areCompared) return schemas
  const path = `${versionPage(address, version)}${INTERFACE_FILE}`
  return [...schemas, { path, content: comparedBytes(moduleInterface) }]
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

/** The page of a submodule or an example. */
function directoryPageOf(paged: PagedModule, content: VersionContent, known: KnownDirectory): Page {
  const path = directoryPage(paged.module.address, content.version, known.directory.path)
  const view = { ...viewAt(path, paged), content, previous: undefined }
  return pageOf(view, <DirectoryPage view={view} {...known} />)
}

interface KnownDirectory {
  readonly directory: DirectoryInterface
  readonly kind: 'submodule' | 'example'
}

function directoriesOf({ moduleInterface }: VersionContent): KnownDirectory[] {
  const { submodules = [], examples = [] } = moduleInterface ?? {}
  return [
    ...submodules.map((directory) => ({ directory, kind: 'submodule' as const })),
    ...examples.map((directory) => ({ directory, kind: 'example' as const })),
  ].filter(({ directory }) => hasDirectoryPage(directory.path))
}

/** The page or the file of a module at a path; undefined where there is none. The same bytes as in the whole site. */
export async function moduleFileAt(
  request: PagesRequest,
  address: ModuleAddress,
  path: string,
): Promise<Page | ModuleFile | undefined> {
  const { site, read } = request
  const root = modulePage(address)
  const content = await readModuleContent(read, address)
  if (content === undefined) return undefined
  if ('problem' in content) return path === root ? emptyModulePage(site, address, content.problem) : undefined
  const paged = pagedModule(request, content.module)
  if (path === versionsPage(address)) return versionsPageOf(paged)
  if (path === changesPage(address) && paged.versions.areCompared) return changesPageOf(paged)
  if (path === feedOf(root)) return moduleFeed(site, paged.module)
  if (path === badgeOf(address)) return badgeFile(site, paged.module)
  const [name = '', ...below] = path.slice(root.length).split('/')
  const version = path === root ? paged.versions.shown : publishedVersion(paged, name)
  if (version === undefined) return undefined
  const readOne = versionReader(read, address)
  const current = await readOne(version)
  if (!path.endsWith('/')) return dataFilesOf(paged, current).find((each) => each.path === path)
  const directory = below.slice(0, -1).join('/')
  if (directory !== '') {
    const known = directoriesOf(current).find((each) => each.directory.path === directory)
    return known && directoryPageOf(paged, current, known)
  }
  const previous = await previousOf(paged, version, readOne)
  return versionPageOf(paged, current, { previous, isModulePage: path === root })
}

function publishedVersion({ module }: PagedModule, text: string): Version | undefined {
  const reading = readVersion(text)
  const isListed = reading.ok && module.versions.some((published) => published.version === reading.version)
  return isListed ? reading.version : undefined
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
