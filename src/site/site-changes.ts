import { createHash } from 'node:crypto'
import { addressKey, formatModuleAddress } from '../module/module-address.ts'
import type { ModuleGraph } from './module-graph.ts'
import type { SiteState } from './site-state.ts'

/** Which pages a change of the index changes. */

/** The modules, as `namespace/name/system`, that these paths of an index belong to. */
export function changedModules(paths: Iterable<string>): Set<string> {
  const found = Array.from(paths, (path) => /^v1\/modules\/([^/]+\/[^/]+\/[^/]+)\/./.exec(path)?.[1])
  return new Set(found.filter((address) => address !== undefined))
}

/** Of each module that others call, a digest of what its pages say of them. */
export function dependentsDigests(graph: ModuleGraph): Map<string, string> {
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
export function movedDependents({ dependents }: SiteState, now: ReadonlyMap<string, string>): string[] {
  const addresses = new Set([...Object.keys(dependents), ...now.keys()])
  return [...addresses].filter((address) => dependents[address] !== now.get(address))
}
