import type { ModuleDocument } from '../index/format/documents.ts'
import type { ModuleAddress } from '../module/module-address.ts'
import type { Version } from '../module/version.ts'
import { badgeFile } from './badge.ts'
import { moduleFeed } from './feeds.ts'
import {
  type ReadFile,
  readModuleContent,
  readVersionContent,
  type VersionContent,
} from './module-content.ts'
import type { ModuleGraph } from './module-graph.ts'
import { type PagesOption, pagedVersions } from './paged-versions.ts'
import type { Asset, Site } from './site.ts'
import {
  directoryPagesOf,
  emptyModulePage,
  type Page,
  type PagedModule,
  previousVersion,
  schemaFilesOf,
  versionPageOf,
  versionsPageOf,
} from './site-pages.tsx'

export interface PagesRequest {
  readonly site: Site
  readonly graph: ModuleGraph
  readonly pages: PagesOption
  readonly read: ReadFile
}

export function pagedModule({ site, graph, pages }: PagesRequest, module: ModuleDocument): PagedModule {
  return { site, graph, module, versions: pagedVersions(module, pages) }
}

const NO_VERSION = 'This module has no published version.'

/** Every page of a module, and its other files; none where the index has no such module. One version after the other is held in memory. */
export async function* modulePages(
  request: PagesRequest,
  address: ModuleAddress,
): AsyncGenerator<Page | Asset> {
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
  yield moduleFeed(site, paged.module)
  yield badgeFile(site, paged.module)
  if (shown === undefined) yield emptyModulePage(site, address, NO_VERSION)
  const versions = new VersionReader(read, address)
  for (const version of list) {
    const current = await versions.read(version)
    const previous = await previousOf(paged, version, versions)
    if (version === shown) yield versionPageOf(paged, current, { previous, isModulePage: true })
    yield versionPageOf(paged, current, { previous, isModulePage: false })
    yield* directoryPagesOf(paged, current)
    yield* schemaFilesOf(paged, current)
  }
}

/** What a version is compared with; undefined for the first one. */
export async function previousOf(paged: PagedModule, version: Version, versions: VersionReader) {
  const previous = previousVersion(paged.module, version)
  if (previous === undefined) return undefined
  return { version: previous, moduleInterface: (await versions.read(previous)).moduleInterface }
}

/** Reads versions, and keeps the last ones: from the highest down, each is the one before of the next. */
export class VersionReader {
  readonly #read: ReadFile
  readonly #address: ModuleAddress
  readonly #kept = new Map<Version, VersionContent>()

  constructor(read: ReadFile, address: ModuleAddress) {
    this.#read = read
    this.#address = address
  }

  async read(version: Version): Promise<VersionContent> {
    const known = this.#kept.get(version)
    if (known !== undefined) return known
    const like = [...this.#kept.values()].at(-1)
    const content = await readVersionContent(this.#read, { address: this.#address, version }, like)
    const [oldest] = this.#kept.keys()
    if (this.#kept.size > 2 && oldest !== undefined) this.#kept.delete(oldest)
    this.#kept.set(version, content)
    return content
  }
}
