import { createHash } from 'node:crypto'
import type { Log } from '../base/log.ts'
import { slices } from '../base/slices.ts'
import { RENDERER } from '../base/tool-version.ts'
import { notAnIndex } from '../index/format/index-files.ts'
import { addressOfModuleDocument, REGISTRY_PATH } from '../index/format/paths.ts'
import { contentsOf } from '../index/plan/snapshot-contents.ts'
import type { IndexContents, IndexSnapshot, ListedFile } from '../index/ports.ts'
import {
  addressKey,
  formatModuleAddress,
  type ModuleAddress,
  splitAddress,
} from '../module/module-address.ts'
import { parseVersion, type Version } from '../module/version.ts'
import { readCatalog } from '../search/catalog.ts'
import type { SearchModule } from '../search/module-search.ts'
import type { Highlighter } from './look/highlighter.ts'
import { contentFiles, hasFile } from './module-content.ts'
import { type ModuleGraph, moduleGraph } from './module-graph.ts'
import { type EarlierPages, moduleFiles, type PagedVersion } from './module-pages.tsx'
import { namespaceFiles, registryFiles } from './pages/registry-pages.tsx'
import type { SiteOutput } from './ports.ts'
import { hasPages, isInProfile, type PagesOption, type Profile } from './profile.ts'
import { SEARCH_PAGE, searchFiles } from './search-files.ts'
import { assetsOf, createSite, type Site, type SiteFiles } from './site.ts'
import { modulePage, NOT_FOUND_PATH, PAGES_DIRECTORY, versionPage } from './site-paths.ts'
import { SITE_STATE_PATH, type SiteReport, type SiteState, type VersionDigests } from './site-state.ts'

/** The website. */

/** Files of the index that are read at the same time. The rest waits. */
const READ_AT_ONCE = 200

interface SiteRequest {
  /** The index as it is now, and as it was when the site was built last, where that is known. */
  readonly snapshot: IndexSnapshot
  readonly pages: PagesOption
  readonly profile: Profile
  readonly output: SiteOutput
  readonly highlight: Highlighter
  readonly log: Log
}

/**
 * Writes the protocol files of an index and the pages of its modules. After an earlier run it writes what changed since; a new
 * version of this tool, other options or another `registry.json` change every page. Throws INDEX_INVALID, INDEX_UNREACHABLE.
 */
export async function buildSite(request: SiteRequest): Promise<SiteReport> {
  const { snapshot, output, highlight, pages, profile } = request
  const registry = (await snapshot.read([REGISTRY_PATH])).get(REGISTRY_PATH)
  if (registry === undefined) throw notAnIndex()
  const site = createSite(registry, highlight, { isStatic: true })
  const basis = digestOf([
    RENDERER,
    profile,
    hasPages(profile) ? pages : '',
    ...assetsOf(site).map(({ path }) => path),
    digestOf([registry]),
  ])
  const changed = await changesSince(request, basis)
  const state = output.state
  if (changed?.size === 0 && state?.commit === snapshot.commit) return unchanged(snapshot)
  const build = new SiteBuild(request, site)
  output.begin()
  const dependents =
    changed === undefined || state === undefined ? await build.whole() : await build.part(changed, state)
  const { versions } = build
  output.finish({
    format: 1,
    basis,
    commit: snapshot.commit,
    dependents: Object.fromEntries(dependents),
    versions,
  })
  return build.report(changed === undefined)
}

/** The paths that changed since the last run; undefined where every page may have. */
async function changesSince(
  { snapshot, output, profile }: SiteRequest,
  basis: string,
): Promise<ReadonlySet<string> | undefined> {
  const { state } = output
  if (state === undefined || state.basis !== basis) return undefined
  const { commit } = state
  if (commit !== null && commit === snapshot.commit) return new Set()
  const known = commit === null ? undefined : await snapshot.changedSince?.({ ...snapshot, commit })
  return known ?? differingPaths(contentsOf(snapshot), { output, state, profile })
}

function unchanged({ commit }: IndexSnapshot): SiteReport {
  const none = { modules: 0, builtModules: 0, pages: 0, written: 0, removed: 0 }
  return { status: 'unchanged', commit, isWhole: false, ...none }
}

/** These are pages of the site. */
const OWN_PAGES = new Set(['index.html', '404.html'])

/** One run: what it writes, and how much. */
class SiteBuild {
  readonly #request: SiteRequest
  readonly #site: Site
  readonly #contents: IndexContents
  readonly #written = new Set<string>()
  /** For the state of the site. */
  readonly versions: Record<string, VersionDigests> = {}
  readonly #counts = { modules: 0, builtModules: 0, pages: 0, removed: 0 }

  constructor(request: SiteRequest, site: Site) {
    this.#request = request
    this.#site = site
    this.#contents = contentsOf(request.snapshot)
  }

  report(isWhole: boolean): SiteReport {
    const { commit } = this.#request.snapshot
    return { status: 'built', commit, isWhole, ...this.#counts, written: this.#written.size }
  }

  /** Writes all files, and removes what is no part of the site any more. */
  async whole(): Promise<ReadonlyMap<string, string>> {
    const { graph, search } = await this.#catalog()
    if (hasPages(this.#request.profile)) await this.#shared(graph, search)
    for await (const files of this.#contents.list())
      for (const batch of slices(files, READ_AT_ONCE)) await this.#copyWithPages(batch, graph)
    this.#counts.removed += this.#request.output.removeOthers('', this.#written)
    return dependentsDigests(graph)
  }

  /** What is of no module. Another look is another basis, with which all is made anew. */
  async #shared(graph: ModuleGraph, search: readonly SearchModule[]): Promise<void> {
    await this.#lists(graph, graph.namespaces.keys())
    for (const { path, content } of assetsOf(this.#site)) this.#write(path, content)
    await this.#search(search)
  }

  /** Writes what changed. @param paths of the index */
  async part(paths: ReadonlySet<string>, state: SiteState): Promise<ReadonlyMap<string, string>> {
    const { output, snapshot } = this.#request
    for (const path of paths) {
      const file = { path, isSpecial: false, oid: `${snapshot.commit}:${path}` }
      if (isInProfile(this.#request.profile, path) && !(await this.#copy(file))) output.remove(path)
    }
    if (!hasPages(this.#request.profile)) return new Map()
    const { graph, search } = await this.#catalog()
    const dependents = dependentsDigests(graph)
    const modules = changedModules(paths)
    // Who calls a module has a link to it, as long as it is there.
    const moved = await this.#moved([...modules].map(splitAddress), graph)
    const callers = new Set(moved.flatMap((address) => graph.dependentsOf(address).map(formatModuleAddress)))
    Object.assign(this.versions, state.versions)
    for (const address of new Set([...modules, ...movedDependents(state, dependents), ...callers])) {
      const digests = callers.has(address) ? undefined : state.versions[address]
      const isChanged = (version: Version) => contentFiles(address, version).some((path) => paths.has(path))
      await this.#module(address, graph, digests && { digests, isChanged })
    }
    await this.#lists(graph, new Set([...modules].map((address) => splitAddress(address).namespace)))
    await this.#search(search)
    return dependents
  }

  /** Writes the files of the search whose text is another one, and removes those that are no more. */
  async #search(modules: readonly SearchModule[]): Promise<void> {
    const { output } = this.#request
    const files = searchFiles(modules)
    for (const [path, text] of files) {
      const known = output.state && (await output.read(path))
      if (known !== undefined && new TextDecoder().decode(known) === text) this.#written.add(path)
      else this.#write(path, text)
    }
    this.#counts.removed += output.removeOthers(
      SEARCH_PAGE,
      new Set([...files.keys(), fileOfPage(SEARCH_PAGE)]),
    )
  }

  /** The modules that have come or gone since the last run. */
  async #moved(addresses: readonly ModuleAddress[], graph: ModuleGraph): Promise<ModuleAddress[]> {
    const { output } = this.#request
    const had = await Promise.all(addresses.map((address) => output.has(fileOfPage(modulePage(address)))))
    return addresses.filter((address, at) => had[at] !== graph.has(address))
  }

  /** Copies files, and makes the pages of the modules whose `module.json` is one of them: most of what those read is then at hand. */
  async #copyWithPages(files: readonly ListedFile[], graph: ModuleGraph): Promise<void> {
    const read = await this.#copyAll(
      files.filter(({ isSpecial, path }) => !isSpecial && isInProfile(this.#request.profile, path)),
    )
    if (!hasPages(this.#request.profile)) return
    for (const address of files.flatMap(({ path }) => addressOfModuleDocument(path) ?? [])) {
      this.#request.log.progress?.('pages', this.#counts.builtModules, this.#counts.modules)
      await this.#pagesOf(address, graph, { known: read })
    }
  }

  /** Packages are copied piece by piece, as they may be large; the other files are given back. */
  async #copyAll(files: readonly ListedFile[]): Promise<ReadonlyMap<string, Uint8Array>> {
    const found = await this.#contents.read(files.filter(({ path }) => !path.endsWith('.zip')))
    for (const file of files) {
      const bytes = found.get(file.path)
      if (bytes === undefined) await this.#copy(file)
      else if (!this.#isOwnPage(file.path)) this.#write(file.path, bytes)
    }
    return found
  }

  async #copy(file: ListedFile): Promise<boolean> {
    const { path } = file
    if (this.#isOwnPage(path)) return true
    const isThere = await this.#request.output.stream(path, (into) => this.#contents.stream(file, into))
    if (isThere) this.#written.add(path)
    return isThere
  }

  #isOwnPage(path: string): boolean {
    return OWN_PAGES.has(path) && hasPages(this.#request.profile)
  }

  async #catalog(): Promise<{
    readonly graph: ModuleGraph
    readonly search: readonly SearchModule[]
  }> {
    const { modules, searched } = await readCatalog((paths) => this.#request.snapshot.read(paths))
    this.#counts.modules = modules.length
    return { graph: moduleGraph(modules, this.#site.host), search: searched }
  }

  /** Writes the pages of a module again, and removes those that it has no more. */
  async #module(address: string, graph: ModuleGraph, earlier: EarlierPages | undefined): Promise<void> {
    const { output } = this.#request
    delete this.versions[address]
    const { written, versions } = await this.#pagesOf(address, graph, { earlier })
    const place = splitAddress(address)
    if (earlier === undefined || versions.length === 0) {
      this.#counts.removed += output.removeOthers(modulePage(place), written)
      return
    }
    const kept = new Set(versions.flatMap(({ version, isKept }) => (isKept ? version : [])))
    for (const version of new Set([...Object.keys(earlier.digests), ...versions.map((each) => each.version)]))
      if (!kept.has(parseVersion(version)))
        this.#counts.removed += output.removeOthers(versionPage(place, parseVersion(version)), written)
  }

  /** @param known files of the index that were read already */
  async #pagesOf(
    address: string,
    graph: ModuleGraph,
    {
      known,
      earlier,
    }: { readonly known?: ReadonlyMap<string, Uint8Array>; readonly earlier?: EarlierPages | undefined },
  ): Promise<{ readonly written: ReadonlySet<string>; readonly versions: readonly PagedVersion[] }> {
    const read = async (path: string) => known?.get(path) ?? this.#read(path)
    const request = { site: this.#site, graph, pages: this.#request.pages, read }
    const written = new Set<string>()
    const versions: PagedVersion[] = []
    for await (const { files, version } of moduleFiles(request, splitAddress(address), earlier)) {
      for (const file of await this.#files(files)) written.add(file)
      if (version !== undefined) versions.push(version)
    }
    if (written.size > 0) this.#counts.builtModules += 1
    if (versions.length > 0)
      this.versions[address] = Object.fromEntries(versions.map(({ version, digests }) => [version, digests]))
    return { written, versions }
  }

  async #lists(graph: ModuleGraph, namespaces: Iterable<string>): Promise<void> {
    await this.#files(registryFiles(this.#site, graph))
    for (const namespace of namespaces) {
      const modules = graph.namespaces.get(namespace)
      const files = namespaceFiles(this.#site, namespace, modules)
      if (modules !== undefined) await this.#files(files)
      else for (const path of files.keys()) this.#request.output.remove(fileOfPage(path))
    }
  }

  /** Writes the files, and gives their names. */
  async #files(files: SiteFiles): Promise<string[]> {
    const written: string[] = []
    for (const [path, make] of files) {
      const file = fileOfPage(path)
      this.#write(file, await make())
      if (file.endsWith('.html')) this.#counts.pages += 1
      written.push(file)
    }
    return written
  }

  #write(path: string, content: string | Uint8Array): void {
    this.#request.output.write(path, content)
    this.#written.add(path)
  }

  async #read(path: string): Promise<Uint8Array | undefined> {
    return (await this.#request.snapshot.read([path])).get(path)
  }
}

function digestOf(parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\0')
  return hash.digest('hex').slice(0, 32)
}

/** Which pages a change of the index changes. */

/** The modules, as `namespace/name/system`, that these paths of an index belong to. */
function changedModules(paths: Iterable<string>): Set<string> {
  const found = Array.from(paths, (path) => /^v1\/modules\/([^/]+\/[^/]+\/[^/]+)\/./.exec(path)?.[1])
  return new Set(found.filter((address) => address !== undefined))
}

/** Of each module that others call, a digest of what its pages say of them. */
function dependentsDigests(graph: ModuleGraph): Map<string, string> {
  const digests = new Map<string, string>()
  for (const module of graph.modules) {
    const dependents = graph.dependentsOf(module)
    if (dependents.length === 0) continue
    const shown = dependents.map((each) => [addressKey(each), each.description])
    const digest = createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 16)
    digests.set(formatModuleAddress(module), digest)
  }
  return digests
}

/** The modules whose list of dependents is another than at the last run. */
function movedDependents({ dependents }: SiteState, now: ReadonlyMap<string, string>): string[] {
  const addresses = new Set([...Object.keys(dependents), ...now.keys()])
  return [...addresses].filter((address) => dependents[address] !== now.get(address))
}

/** Which files of an index a site already has as they are. */

/** Files that are made for the site, and are no copies of those of the index. */
const MADE = new RegExp(`^(${PAGES_DIRECTORY}|assets|search)/|^(index\\.html|${NOT_FOUND_PATH}|feed\\.atom)$`)

/**
 * The paths whose files differ between an index and its copy in a site, those that came and went too. For an index whose earlier
 * commit is not known here: to read all files takes longer than to ask Git, but far less than to make all pages. Undefined where the site cannot be read.
 */
async function differingPaths(
  contents: IndexContents,
  {
    output,
    state,
    profile,
  }: { readonly output: SiteOutput; readonly state: SiteState; readonly profile: Profile },
): Promise<Set<string> | undefined> {
  if (output.list === undefined) return undefined
  const isMade = (path: string) => hasPages(profile) && MADE.test(path)
  const differing = new Set<string>()
  const known = new Set<string>()
  for await (const listed of contents.list()) {
    const files = listed.filter(
      ({ isSpecial, path }) =>
        !isSpecial && !isMade(path) && (isInProfile(profile, path) || madeInto(state, path) !== undefined),
    )
    for (const { path } of files) known.add(path)
    for (const batch of slices(files, READ_AT_ONCE)) {
      const small = await contents.read(batch.filter(({ path }) => !path.endsWith('.zip')))
      for (const file of batch) {
        const bytes = small.get(file.path) ?? (await streamed(contents, file))
        const made = madeInto(state, file.path)
        if (made !== undefined && !hasFile(made.digest, made.name, bytes)) differing.add(file.path)
        if (!isInProfile(profile, file.path)) continue
        const copy = await output.read(file.path)
        if (copy === undefined || Buffer.compare(copy, bytes) !== 0) differing.add(file.path)
      }
    }
  }
  for (const path of output.list('')) {
    if (!known.has(path) && !isMade(path) && path !== SITE_STATE_PATH) differing.add(path)
  }
  const paths = Object.entries(state.versions).flatMap(([address, known]) =>
    Object.keys(known).flatMap((version) => contentFiles(address, version)),
  )
  for (const path of paths) {
    const made = madeInto(state, path)
    if (!known.has(path) && made !== undefined && !hasFile(made.digest, made.name, undefined))
      differing.add(path)
  }
  return differing
}

const VERSION_FILE = /^v1\/modules\/([^/]+\/[^/]+\/[^/]+)\/([^/]+)\/([^/]+)$/

/** What the page of a version was made from, for a file of it. */
function madeInto({ versions }: SiteState, path: string): { digest: string; name: string } | undefined {
  const [, address = '', version = '', name = ''] = VERSION_FILE.exec(path) ?? []
  const digest = versions[address]?.[version]?.[0]
  return digest === undefined ? undefined : { digest, name }
}

async function streamed(contents: IndexContents, file: ListedFile): Promise<Uint8Array> {
  const pieces: Uint8Array[] = []
  await contents.stream(file, (bytes) => void pieces.push(new Uint8Array(bytes)))
  return Buffer.concat(pieces)
}

/** The file of a page: `modules/acme/` → `modules/acme/index.html`. */
function fileOfPage(page: string): string {
  return page === '' || page.endsWith('/') ? `${page}index.html` : page
}
