import { addressKey, type ModuleAddress } from '../module/module-address.ts'
import { parseRegistrySource } from '../module/module-source.ts'
import type { SiteModule } from './site.ts'

/** Which modules a registry has, and which of them call which. */
export interface ModuleGraph {
  readonly modules: readonly SiteModule[]
  has(address: ModuleAddress): boolean
  /** The modules whose latest version calls this one, by address. */
  dependentsOf(address: ModuleAddress): readonly SiteModule[]
}

const NOTHING: readonly SiteModule[] = []

/** @param host of the registry, as sources name it */
export function moduleGraph(modules: readonly SiteModule[], host: string): ModuleGraph {
  const known = new Set(modules.map(addressKey))
  const dependents = new Map<string, SiteModule[]>()
  for (const module of modules) {
    for (const source of module.dependencies) {
      const called = parseRegistrySource(source)
      if (called?.host !== host.toLowerCase()) continue
      const key = addressKey(called.address)
      dependents.set(key, [...(dependents.get(key) ?? []), module])
    }
  }
  for (const [key, callers] of dependents)
    dependents.set(
      key,
      callers.toSorted((a, b) => (addressKey(a) < addressKey(b) ? -1 : 1)),
    )
  return {
    modules,
    has: (address) => known.has(addressKey(address)),
    dependentsOf: (address) => dependents.get(addressKey(address)) ?? NOTHING,
  }
}
