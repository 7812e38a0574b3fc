import { groupBy } from '../../base/group.ts'
import type { ModuleInterface } from '../../interface/module-interface.ts'
import type { Version } from '../../module/version.ts'
import type { ModuleDocument, RegistryDocument, ReleaseDocument } from '../format/documents.ts'
import { formatInterfaceFiles } from '../format/interface-document.ts'
import {
  catalogItem,
  formatAddressList,
  formatNewestList,
  latestOf,
  listItem,
  type ModuleListItem,
} from '../format/module-list.ts'
import { catalogPath, MODULE_LIST_PATH, nameListPath, namespaceListPath } from '../format/paths.ts'
import { moduleFiles, versionFiles } from './publication-plan.ts'

/** A module by its sources of truth. */
export interface ModuleTruth {
  readonly module: ModuleDocument
  readonly releases: readonly ReleaseDocument[]
  /** What versions offer; a version whose publish did not write it may be absent. */
  readonly moduleInterfaces: ReadonlyMap<Version, ModuleInterface>
}

interface ShownModule {
  readonly module: ModuleDocument
  readonly item: ModuleListItem
  readonly entry: ModuleListItem
}

/** Every derived file of an index but its pages, as publishes in any order would have left them. */
export function rebuildFiles(
  registry: RegistryDocument,
  truths: readonly ModuleTruth[],
): Map<string, string> {
  const shown: ShownModule[] = []
  const files = new Map<string, string>()
  for (const { module, releases, moduleInterfaces } of truths) {
    const interfaceOf = ({ version }: ReleaseDocument) => moduleInterfaces.get(version)
    const latest = releases.find(({ version }) => version === latestOf(module))
    if (latest !== undefined) {
      const entry = catalogItem(module, latest, interfaceOf(latest))
      shown.push({ module, item: listItem(module, latest), entry })
    }
    const rendered = [
      ...releases.flatMap((release) => interfaceFiles(release, interfaceOf(release))),
      ...releases.flatMap((release) => versionFiles(release, registry, interfaceOf(release))),
      ...moduleFiles(module, latest, latest === undefined ? undefined : interfaceOf(latest)),
    ]
    for (const [path, text] of rendered) files.set(path, text)
  }
  const lists = (
    path: (module: ModuleDocument) => string,
    format: (items: ModuleListItem[]) => string,
    itemOf: (each: ShownModule) => ModuleListItem = ({ item }) => item,
  ) => {
    const groups = groupBy(shown, ({ module }) => path(module))
    for (const [listPath, group] of groups) files.set(listPath, format(group.map(itemOf)))
  }
  files.set(MODULE_LIST_PATH, formatNewestList([]))
  lists(({ address }) => nameListPath(address), formatAddressList)
  lists(
    ({ address }) => catalogPath(address),
    formatAddressList,
    ({ entry }) => entry,
  )
  lists(({ address }) => namespaceListPath(address), formatNewestList)
  lists(() => MODULE_LIST_PATH, formatNewestList)
  return files
}

function interfaceFiles(
  release: ReleaseDocument,
  moduleInterface: ModuleInterface | undefined,
): [string, string][] {
  return moduleInterface === undefined ? [] : formatInterfaceFiles(release, moduleInterface)
}

const LIST_PATH = /^(catalog\/[0-9a-f]+|v1\/modules\/([^/]+\/){0,3}index)\.json$/

/** Lists, and modules' own details, that no listed version belongs to any more. */
export function selectStaleLists(paths: readonly string[], files: ReadonlyMap<string, string>): string[] {
  return paths.filter((path) => LIST_PATH.test(path) && !files.has(path))
}
