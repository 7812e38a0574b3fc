import { groupBy } from '../base/group.ts'
import { listedVersions } from '../index/format/documents.ts'
import { type IndexFiles, moduleIn } from '../index/format/index-files.ts'
import { parseInterfaceFiles } from '../index/format/interface-document.ts'
import { compareInterfaces } from '../interface/diff/compare-interfaces.ts'
import { checkBump, incompatible, selectBase } from '../interface/diff/required-bump.ts'
import type { ModuleInterface } from '../interface/module-interface.ts'
import { formatModuleAddress, type ModuleAddress } from '../module/module-address.ts'
import { compareVersions, type Version } from '../module/version.ts'
import type { Decision, PublishDecision } from './decide.ts'

/**
 * Compares each new version with the highest lower one, of the index or of this run. Where `compatibility` is `enforce` it refuses
 * those that are too small for changes that break callers; one that only adds something harms nobody, and its tag is there. In the
 * order of versions, so that a refused one is nobody's base.
 */
export function judgeCompatibility(decisions: readonly Decision[], index: IndexFiles): Decision[] {
  const judged = new Map<Decision, Decision>()
  const fresh = decisions.filter(isFresh)
  for (const group of groupBy(fresh, addressOf).values()) {
    const accepted = new Map<Version, ModuleInterface>()
    const ascending = group.toSorted((a, b) => compareVersions(versionOf(a), versionOf(b)))
    for (const decision of ascending) {
      const verdict = judgeOne(decision, accepted, index)
      judged.set(decision, verdict)
      if (verdict.status === 'publish') accepted.set(versionOf(decision), decision.moduleInterface)
    }
  }
  return decisions.map((decision) => judged.get(decision) ?? decision)
}

type FreshDecision = PublishDecision & { readonly moduleInterface: ModuleInterface }

function isFresh(decision: Decision): decision is FreshDecision {
  return decision.status === 'publish' && decision.moduleInterface !== undefined
}

function judgeOne(
  decision: FreshDecision,
  accepted: ReadonlyMap<Version, ModuleInterface>,
  index: IndexFiles,
): Decision {
  const { release, compatibility: mode, severities } = decision.selection
  if (mode === 'off') return decision
  const base = baseVersion(release, [...accepted.keys()], index)
  const before =
    base === undefined ? undefined : (accepted.get(base) ?? interfaceIn(index, release.address, base))
  // Older publishes wrote no interface; `render` adds it.
  if (base === undefined || before === undefined) return decision
  const changes = compareInterfaces(before, decision.moduleInterface, severities)
  const compatibility = checkBump(base, release.version, changes)
  if (mode === 'warn' || !compatibility.isBreaking) return { ...decision, compatibility }
  const advice = 'tag this commit with it, or publish with --compatibility warn'
  return { status: 'refused', tag: release.tag, error: incompatible(compatibility, advice) }
}

/** The version that a new one has to be compared with; undefined for the first. */
function baseVersion(
  { address, version }: { readonly address: ModuleAddress; readonly version: Version },
  others: readonly Version[],
  index: IndexFiles,
): Version | undefined {
  const module = moduleIn(index, address)
  return selectBase([...(module === undefined ? [] : listedVersions(module)), ...others], version)
}

function interfaceIn(
  index: IndexFiles,
  address: ModuleAddress,
  version: Version,
): ModuleInterface | undefined {
  return parseInterfaceFiles({ address, version }, (path) => index.get(path))
}

function addressOf({ selection }: FreshDecision): string {
  return formatModuleAddress(selection.release.address)
}

function versionOf({ selection }: FreshDecision): Version {
  return selection.release.version
}
