import type { ModuleDocument } from '../index/format/documents.ts'
import { latestOf } from '../index/format/module-list.ts'
import { isPrerelease, sortVersions, type Version } from '../module/version.ts'
import type { PagesOption } from './profile.ts'

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
