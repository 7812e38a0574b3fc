import { groupBy } from '../base/group.ts'
import { listedVersions } from '../index/format/documents.ts'
import { type IndexFiles, moduleIn } from '../index/format/index-files.ts'
import { parseInterfaceFiles } from '../index/format/interface-document.ts'
import { compareInterfaces } from '../interface/diff/compare-interfaces.ts'
import { checkBump, incompatible, isBreaking, selectBase } from '../interface/diff/required-bump.ts'
import type { ModuleInterface } from '../interface/module-interface.ts'
import { formatModuleAddress, type ModuleAddress } from '../module/module-address.ts'
import type { Release } from '../module/release.ts'
import { compareVersions, isPrerelease, sortVersions, type Version } from '../module/version.ts'
import type { Decided } from './decide.ts'
import type { InterfaceSource } from './ports.ts'
import type { Publication } from './publication.ts'
import { refusedResult } from './publish-report.ts'

/** The versions that a new one may be compared with, besides those of the same batch. */
interface Bases {
  readonly index: IndexFiles
  /** What this run has accepted of a module in earlier batches, from the lowest version to the highest. */
  readonly acceptedBefore: (address: string) => readonly Release[]
  readonly interfaces: Pick<InterfaceSource, 'atCommit'>
}

/**
 * Compares each new version with the highest lower one, of the index or of this run. Where `compatibility` is `enforce` it refuses
 * those that are too small for changes that break callers; one that only adds something harms nobody, and its tag is there. In the
 * order of versions, so that a refused one is nobody's base.
 */
export async function checkCompatibility(decisions: readonly Decided[], bases: Bases): Promise<Decided[]> {
  const checked = new Map<Decided, Decided>()
  const fresh = decisions.filter(isFresh)
  const modules = groupBy(fresh, ({ selection }) => formatModuleAddress(selection.release.address))
  for (const group of modules.values()) {
    const accepted = new AcceptedVersions(group[0].selection.release.address, bases)
    const ascending = group.toSorted(({ selection: a }, { selection: b }) =>
      compareVersions(a.release.version, b.release.version),
    )
    for (const decision of ascending) {
      const verdict = await checkOne(decision, accepted)
      checked.set(decision, verdict)
      if (verdict.status === 'new') accepted.add(decision)
    }
  }
  return decisions.map((decision) => checked.get(decision) ?? decision)
}

type FreshDecision = Publication<'new'> & { readonly moduleInterface: ModuleInterface }

function isFresh(decision: Decided): decision is FreshDecision {
  return decision.status === 'new' && decision.moduleInterface !== undefined
}

async function checkOne(decision: FreshDecision, accepted: AcceptedVersions): Promise<Decided> {
  const { release, compatibility: mode, severities } = decision.selection
  if (mode === 'off') return decision
  const base = accepted.baseOf(release.version)
  const before = base && (await accepted.interfaceOf(base))
  // Older publishes wrote no interface; `render` adds it.
  if (base === undefined || before === undefined) return decision
  const changes = compareInterfaces(before, decision.moduleInterface, severities)
  const compatibility = checkBump(base, release.version, changes)
  if (mode === 'warn' || !isBreaking(compatibility)) return { ...decision, compatibility }
  const advice = 'tag this commit with it, or publish with --compatibility warn'
  return refusedResult(release.tag, incompatible(release.version, compatibility, advice), release)
}

/** The versions of one module that are in the index or accepted by this run, with their interfaces. */
class AcceptedVersions {
  readonly #bases: Bases
  readonly #address: ModuleAddress
  /** Highest first. */
  readonly #listed: readonly Version[]
  readonly #before: ReadonlyMap<Version, Release>
  readonly #own = new Map<Version, ModuleInterface>()
  /** The highest of this run: a version comes after all that are lower. */
  readonly #highest: Version[] = []

  constructor(address: ModuleAddress, bases: Bases) {
    this.#bases = bases
    this.#address = address
    const module = moduleIn(bases.index, this.#address)
    this.#listed = module === undefined ? [] : listedVersions(module)
    const before = bases.acceptedBefore(formatModuleAddress(this.#address))
    this.#before = new Map(before.map((release) => [release.version, release]))
    for (const { version } of before) this.#raise(version)
  }

  add({ selection, moduleInterface }: FreshDecision): void {
    this.#own.set(selection.release.version, moduleInterface)
    this.#raise(selection.release.version)
  }

  #raise(version: Version): void {
    const others = this.#highest.filter((each) => isPrerelease(each) !== isPrerelease(version))
    this.#highest.splice(0, Infinity, version, ...(isPrerelease(version) ? others : []))
  }

  baseOf(version: Version): Version | undefined {
    const listed = selectBase(this.#listed, version)
    const known = listed === undefined ? this.#highest : [...this.#highest, listed]
    return selectBase(sortVersions(known), version)
  }

  async interfaceOf(version: Version): Promise<ModuleInterface | undefined> {
    const before = this.#before.get(version)
    const address = this.#address
    return (
      this.#own.get(version) ??
      (before && (await this.#bases.interfaces.atCommit(before))) ??
      parseInterfaceFiles({ address, version }, (path) => this.#bases.index.get(path))
    )
  }
}
