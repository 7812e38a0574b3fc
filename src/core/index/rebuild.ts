import { groupBy } from '../group.ts'
import { moduleFiles, versionFiles } from './change.ts'
import type { ModuleDocument, RegistryDocument, ReleaseDocument } from './documents.ts'
import { catalogPath, MODULE_LIST_PATH, nameListPath, namespaceListPath } from './layout.ts'
import {
  formatAddressList,
  formatNewestList,
  latestOf,
  listItem,
  type ModuleListItem,
} from './module-list.ts'

/** A module by its sources of truth. */
export interface ModuleTruth {
  readonly module: ModuleDocument
  readonly releases: readonly ReleaseDocument[]
}

/** Every derived file of an index but its pages, as publishes in any order would have left them. */
export function rebuildFiles(
  registry: RegistryDocument,
  truths: readonly ModuleTruth[],
): Map<string, string> {
  const shown: { module: ModuleDocument; item: ModuleListItem }[] = []
  const files = new Map<string, string>()
  for (const { module, releases } of truths) {
    const latest = releases.find(({ version }) => version === latestOf(module))
    if (latest !== undefined) shown.push({ module, item: listItem(module, latest) })
    const rendered = [
      ...releases.flatMap((release) => versionFiles(release, registry)),
      ...moduleFiles(module, latest),
    ]
    for (const [path, text] of rendered) files.set(path, text)
  }
  const lists = (path: (module: ModuleDocument) => string, format: (items: ModuleListItem[]) => string) => {
    const groups = groupBy(shown, ({ module }) => path(module))
    for (const [listPath, group] of groups) files.set(listPath, format(group.map(({ item }) => item)))
  }
  files.set(MODULE_LIST_PATH, formatNewestList([]))
  lists(({ address }) => nameListPath(address), formatAddressList)
  lists(({ address }) => catalogPath(address), formatAddressList)
  lists(({ address }) => namespaceListPath(address), formatNewestList)
  lists(() => MODULE_LIST_PATH, formatNewestList)
  return files
}

const LIST_PATH = /^(catalog\/[0-9a-f]+|v1\/modules\/([^/]+\/){0,3}index)\.json$/

/** Lists, and modules' own details, that no listed version belongs to any more. */
export function selectStaleLists(paths: readonly string[], files: ReadonlyMap<string, string>): string[] {
  return paths.filter((path) => LIST_PATH.test(path) && !files.has(path))
}
