import { createHash } from 'node:crypto'
import { quote, RegistryError } from '../base/error.ts'
import type { Log } from '../base/log.ts'
import { RENDERER } from '../base/tool-version.ts'
import { addressOfModuleDocument, REGISTRY_PATH } from '../index/format/paths.ts'
import { contentsOf } from '../index/plan/snapshot-contents.ts'
import type { IndexContents, IndexSnapshot, ListedFile } from '../index/ports.ts'
import { formatModuleAddress, type ModuleAddress, splitAddress } from '../module/module-address.ts'
import { READ_AT_ONCE } from './limits.ts'
import type { Highlighter } from './look/highlighter.ts'
import { type ModuleGraph, moduleGraph } from './module-graph.ts'
import { modulePages } from './module-pages.ts'
import type { SiteOutput } from './ports.ts'
import { createSite, type Site } from './site.ts'
import { changedModules, dependentsDigests, movedDependents } from './site-changes.ts'
import { readCatalog, siteModules } from './site-modules.ts'
import { homePage, namespacePageOf, notFoundPage, type Page, type PagesOption } from './site-pages.tsx'
import { fileOfPage, modulePage, namespacePage } from './site-paths.ts'
import type { SiteState } from './site-state.ts'

export interface SiteReport {
  readonly status: 'built' | 'unchanged'
  /** Of the index. */
  readonly commit: string | null
  /** Whether everything was written, and not only what changed. */
  readonly isWhole: boolean
  /** Modules of the registry, and those whose pages were written. */
  readonly modules: number
  readonly builtModules: number
  /** Pages that were written, and all files with them. */
  readonly pages: number
  readonly written: number
  readonly removed: number
}

export interface SiteRequest {
  /** The index as it is now, and as it was when the site was built last, where that is known. */
  readonly snapshot: IndexSnapshot
  readonly pages: PagesOption
  readonly output: SiteOutput
  readonly highlight: Highlighter
  readonly log: Log
}

/**
 * Writes the protocol files of an index and the pages of its modules. After an earlier run it writes what changed since; a new
 * version of this tool, other options or another `registry.json` change every page. Throws INDEX_INVALID, INDEX_UNREACHABLE.
 */
export async function buildSite(request: SiteRequest): Promise<SiteReport> {
  const { snapshot, output, highlight, pages } = request
  const registry = (await snapshot.read([REGISTRY_PATH])).get(REGISTRY_PATH)
  if (registry === undefined) throw noIndex()
  const site = createSite(registry, highlight)
  const basis = digestOf([RENDERER, pages, site.stylesheet.path, site.script.path, digestOf([registry])])
  const changed = await changesSince(request, basis)
  const state = output.state
  if (changed?.size === 0) return unchanged(snapshot)
  const build = new SiteBuild(request, site)
  output.begin()
  const dependents =
    changed === undefined || state === undefined ? await build.whole() : await build.part(changed, state)
  output.finish({ format: 1, basis, commit: snapshot.commit, dependents: Object.fromEntries(dependents) })
  return build.report(changed === undefined)
}

/** The paths that changed since the last run; undefined where all may have. */
async function changesSince(
  { snapshot, output: { state } }: SiteRequest,
  basis: string,
): Promise<ReadonlySet<string> | undefined> {
  if (state === undefined || state.commit === null || state.basis !== basis) return undefined
  return state.commit === snapshot.commit
    ? new Set()
    : snapshot.changedSince?.({ ...snapshot, commit: state.commit })
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
    const addresses: string[] = []
    for await (const files of this.#contents.list()) {
      const regular = files.filter(({ isSpecial }) => !isSpecial)
      addresses.push(...files.flatMap(({ path }) => addressOfModuleDocument(path) ?? []))
      for (let at = 0; at < regular.length; at += READ_AT_ONCE)
        await this.#copyAll(regular.slice(at, at + READ_AT_ONCE))
    }
    const graph = await this.#graph()
    for (const [done, address] of addresses.entries()) {
      this.#request.log.progress?.('pages', done, addresses.length)
      await this.#module(address, graph)
    }
    this.#lists(graph, new Set(graph.modules.map(({ namespace }) => namespace)))
    this.#counts.removed += this.#request.output.removeOthers('', this.#written)
    return dependentsDigests(graph)
  }

  /** Writes what changed. @param paths of the index */
  async part(paths: ReadonlySet<string>, state: SiteState): Promise<ReadonlyMap<string, string>> {
    const { output, snapshot } = this.#request
    for (const path of paths) {
      const file = { path, isSpecial: false, oid: `${snapshot.commit}:${path}` }
      if (!(await this.#copy(file))) output.remove(path)
    }
    const graph = await this.#graph()
    const dependents = dependentsDigests(graph)
    const modules = changedModules(paths)
    // Who calls a module has a link to it, as long as it is there.
    const moved = await this.#moved([...modules].map(splitAddress), graph)
    const callers = moved.flatMap((address) => graph.dependentsOf(address).map(formatModuleAddress))
    for (const address of new Set([...modules, ...movedDependents(state, dependents), ...callers]))
      await this.#module(address, graph)
    this.#lists(graph, new Set([...modules].map((address) => splitAddress(address).namespace)))
    return dependents
  }

  /** The modules that have come or gone since the last run. */
  async #moved(addresses: readonly ModuleAddress[], graph: ModuleGraph): Promise<ModuleAddress[]> {
    const { output } = this.#request
    const had = await Promise.all(addresses.map((address) => output.has(fileOfPage(modulePage(address)))))
    return addresses.filter((address, at) => had[at] !== graph.has(address))
  }

  /** Packages are copied piece by piece, as they may be large. */
  async #copyAll(files: readonly ListedFile[]): Promise<void> {
    const found = await this.#contents.read(files.filter(({ path }) => !path.endsWith('.zip')))
    for (const file of files) {
      const bytes = found.get(file.path)
      if (bytes === undefined) await this.#copy(file)
      else if (!OWN_PAGES.has(file.path)) this.#writeBytes(file.path, bytes)
    }
  }

  async #copy(file: ListedFile): Promise<boolean> {
    const { path } = file
    if (OWN_PAGES.has(path)) return true
    const isThere = await this.#request.output.stream(path, (into) => this.#contents.stream(file, into))
    if (isThere) this.#written.add(path)
    return isThere
  }

  async #graph(): Promise<ModuleGraph> {
    const entries = await readCatalog((paths) => this.#request.snapshot.read(paths))
    this.#counts.modules = entries.length
    return moduleGraph(siteModules(entries), this.#site.host)
  }

  async #module(text: string, graph: ModuleGraph): Promise<void> {
    const { pages, output } = this.#request
    const address = splitAddress(text)
    const written = new Set<string>()
    const request = { site: this.#site, graph, pages, read: (path: string) => this.#read(path) }
    for await (const page of modulePages(request, address)) written.add(this.#page(page))
    if (written.size > 0) this.#counts.builtModules += 1
    this.#counts.removed += output.removeOthers(modulePage(address), written)
  }

  #lists(graph: ModuleGraph, namespaces: ReadonlySet<string>): void {
    const site = this.#site
    this.#page(homePage(site, graph))
    this.#page(notFoundPage(site))
    const known = new Set(graph.modules.map(({ namespace }) => namespace))
    for (const namespace of namespaces) {
      if (known.has(namespace)) this.#page(namespacePageOf(site, graph, namespace))
      else this.#request.output.remove(fileOfPage(namespacePage(namespace)))
    }
    for (const { path, content } of [site.stylesheet, site.script, site.icon]) this.#write(path, content)
  }

  #page({ path, html }: Page): string {
    const file = fileOfPage(path)
    this.#write(file, html)
    this.#counts.pages += 1
    return file
  }

  #write(path: string, text: string): void {
    this.#writeBytes(path, new TextEncoder().encode(text))
  }

  #writeBytes(path: string, bytes: Uint8Array): void {
    this.#request.output.write(path, bytes)
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

function noIndex(): RegistryError {
  return new RegistryError(
    'INDEX_INVALID',
    `this is not a registry index: it has no ${quote(REGISTRY_PATH)}`,
    'create one with `module-registry init --index … --url https://modules.example.com`, or name another directory or branch',
  )
}
