import type { ModuleDocument } from '../index/format/documents.ts'
import { latestOf } from '../index/format/module-list.ts'
import { formatModuleAddress, type ModuleAddress } from '../module/module-address.ts'
import { isPrerelease, sortVersions, type Version } from '../module/version.ts'
import { INTERFACE_FILE } from './changes.ts'
import type { PagesOption } from './profile.ts'

/**
 * The paths of the pages below the root of the site. That of a page ends with `/`, or is empty for the front page; links between
 * pages are relative, so a site works below any path of a host.
 */

export const PAGES_DIRECTORY = 'modules'
export const NOT_FOUND_PATH = '404.html'

export function namespacePage(namespace: string): string {
  return `${PAGES_DIRECTORY}/${namespace}/`
}

/** The latest version of a module. */
export function modulePage(address: ModuleAddress): string {
  return `${PAGES_DIRECTORY}/${formatModuleAddress(address)}/`
}

/** All versions of a module. */
export function versionsPage(address: ModuleAddress): string {
  return `${modulePage(address)}versions/`
}

export function versionPage(address: ModuleAddress, version: Version): string {
  return `${modulePage(address)}${version}/`
}

/** A submodule or an example. @param path as the interface has it: `modules/subnets` */
export function directoryPage(address: ModuleAddress, version: Version, path: string): string {
  return `${versionPage(address, version)}${path}/`
}

/** The JSON Schema of the inputs of a version, or of a submodule of it. @param page as above */
export function schemaPath(page: string): string {
  return `${page}inputs.schema.json`
}

/** What changed between any two versions of a module. */
export function changesPage(address: ModuleAddress): string {
  return `${modulePage(address)}changes/`
}

/** The feed of the registry, a namespace or a module. @param page as above */
export function feedPath(page: string): string {
  return `${page}feed.atom`
}

export function badgePath(address: ModuleAddress): string {
  return `${modulePage(address)}badge.svg`
}

/** The files that the site has beside a page. A directory of the module with such a name has no page. */
const OWN_NAMES = new Set(['index.html', 'inputs.schema.json', INTERFACE_FILE])

/** Whether a directory of a module can have a page: every part of its path is plain, so the page is a file below its version. */
export function hasDirectoryPage(path: string): boolean {
  return path.split('/').every((name) => /^[A-Za-z0-9_][\w.-]*$/.test(name) && !OWN_NAMES.has(name))
}

/** The link from one page to another, or to a file of the site; as short as it can be. */
export function relativeLink(from: string, to: string): string {
  const [here, there] = [from.split('/').slice(0, -1), to.split('/')]
  let shared = 0
  while (shared < here.length && shared < there.length - 1 && here[shared] === there[shared]) shared += 1
  return `${'../'.repeat(here.length - shared)}${there.slice(shared).join('/')}` || './'
}

/** Which versions of a module have pages. */

export interface PagedVersions {
  readonly latest: Version | undefined
  /** The version that the page of the module shows: the latest; without one, the highest that is published. */
  readonly shown: Version | undefined
  /** The versions that have a page, highest first. */
  readonly list: readonly Version[]
  has(version: Version): boolean
  /** Whether submodules and examples of the version have pages, too. */
  hasDirectories(version: Version): boolean
  readonly areCompared: boolean
}

export function pagedVersions(module: ModuleDocument, pages: PagesOption): PagedVersions {
  const versions = sortVersions(module.versions.map(({ version }) => version))
  const latest = latestOf(module)
  const shown = latest ?? versions[0]
  const list = pages === 'latest' ? versions.filter((version) => version === shown) : versions
  const [own, whole] = [new Set(list), new Set(pages === 'all' ? list : newestOfMajors(list))]
  if (shown !== undefined) whole.add(shown)
  return {
    latest,
    shown,
    list,
    has: (version) => own.has(version),
    hasDirectories: (version) => whole.has(version),
    areCompared: list.length > 1,
  }
}

/** A pre-release stands for a major version that has nothing else. @param versions highest first */
function newestOfMajors(versions: readonly Version[]): Version[] {
  const newest = new Map<string, Version>()
  for (const version of versions) {
    const [major = ''] = version.split('.')
    const known = newest.get(major)
    if (known === undefined || (isPrerelease(known) && !isPrerelease(version))) newest.set(major, version)
  }
  return [...newest.values()]
}
