import { groupBy } from '../base/group.ts'
import { addressKey, type ModuleAddress } from '../module/module-address.ts'
import { parseRegistrySource } from '../module/module-source.ts'
import type { CatalogModule } from '../search/catalog.ts'

/** A module as lists have it; `updated_at` is the date of the newest commit of its versions. */
export type SiteModule = ModuleAddress & CatalogModule

/** Which modules a registry has, and which of them call which. */
export interface ModuleGraph {
  /** The newest first, then by address. */
  readonly modules: readonly SiteModule[]
  /** In alphabetical order, whatever their case. */
  readonly namespaces: ReadonlyMap<string, readonly SiteModule[]>
  has(address: ModuleAddress): boolean
  /** The modules whose latest version calls this one, by address. */
  dependentsOf(address: ModuleAddress): readonly SiteModule[]
}

const NOTHING: readonly SiteModule[] = []

/** @param host of the registry, as sources name it */
export function moduleGraph(entries: readonly CatalogModule[], host: string): ModuleGraph {
  const modules = entries
    .map((entry) => ({ ...entry, system: entry.provider }))
    .sort((a, b) => compare(b.updated_at, a.updated_at) || compare(addressKey(a), addressKey(b)))
  const known = new Set(modules.map(addressKey))
  const dependents = new Map<string, SiteModule[]>()
  for (const module of modules) {
    for (const source of module.dependencies ?? []) {
      const called = parseRegistrySource(source)
      if (called?.host !== host.toLowerCase()) continue
      const key = addressKey(called.address)
      dependents.set(key, [...(dependents.get(key) ?? []), module])
    }
  }
  for (const [key, callers] of dependents)
    dependents.set(
      key,
      callers.toSorted((a, b) => compare(addressKey(a), addressKey(b))),
    )
  const namespaces = [...groupBy(modules, ({ namespace }) => namespace)]
  return {
    modules,
    namespaces: new Map(namespaces.sort(([a], [b]) => compare(a.toLowerCase(), b.toLowerCase()))),
    has: (address) => known.has(addressKey(address)),
    dependentsOf: (address) => dependents.get(addressKey(address)) ?? NOTHING,
  }
}

function compare(a: string, b: string): number {
  return Number(a > b) - Number(a < b)
}
