import { quote, RegistryError } from '../base/error.ts'
import { listedVersions, type ModuleDocument } from '../index/format/documents.ts'
import { type IndexFiles, moduleIn } from '../index/format/index-files.ts'
import { advisesItself, parseReplacement } from '../index/format/marks.ts'
import { latestOf } from '../index/format/module-list.ts'
import { modulePath } from '../index/format/paths.ts'
import { planUpdates } from '../index/plan/publication-plan.ts'
import { readModuleFiles, updateIndex } from '../index/plan/update-index.ts'
import type { IndexSnapshot, IndexStore, RaceBackoff } from '../index/ports.ts'
import { formatModuleAddress, type ModuleAddress } from '../module/module-address.ts'
import type { Version } from '../module/version.ts'
import { readKnownModule } from './known-module.ts'
import { type MarkDecision, type MarkedModule, markedModule } from './marked-module.ts'
import { formatMovingName } from './moving-name.ts'
import { type Actor, refuseForeignDecision } from './permission.ts'
import type { MovingName, PackagePlaces } from './ports.ts'

export interface MarkRequest {
  readonly address: ModuleAddress
  readonly decision: MarkDecision
  /** Whether the decision may be about the latest version. */
  readonly allowLatest: boolean
  readonly dryRun: boolean
}

/** What `--json` prints. */
export interface MarkReport {
  readonly status: 'updated' | 'unchanged' | 'planned'
  readonly address: string
  /** The published versions that the decision is about, highest first. */
  readonly versions: readonly Version[]
  /** The version that clients get without a constraint; null for none. */
  readonly latest: { readonly before: Version | null; readonly after: Version | null }
  /** The versions that clients can choose after it, highest first. */
  readonly listed: readonly Version[]
  /** Names outside of the index that follow the latest version, as far as they had to move. */
  readonly names: readonly MovingName[]
  readonly index: { readonly commit: string | null; readonly changed: readonly string[] }
}

export interface MarkDependencies {
  readonly index: IndexStore
  readonly raceBackoff: RaceBackoff
  readonly places: Pick<PackagePlaces, 'follow'>
  readonly actor: Actor
}

/**
 * Writes a decision about published versions into an index, in one commit; made twice, it is made once. Throws NOT_FOUND for a
 * module, a version or a replacement that the index does not have, INVALID_INPUT for a replacement that is marked itself and for the
 * latest version without `allowLatest`,
 * NOT_OWNER for a run that may not decide, INDEX_INVALID, and what `updateIndex` throws.
 */
export async function markModule(
  { address, decision, allowLatest, dryRun }: MarkRequest,
  { index, raceBackoff, places, actor }: MarkDependencies,
): Promise<MarkReport> {
  const { result, commit, changed } = await updateIndex(index, raceBackoff, async (snapshot) => {
    const { registry, module } = await readKnownModule(snapshot, address)
    refuseForeignDecision({ registry, module }, actor)
    await refuseReplacement(address, decision, snapshot)
    const marked = markedModule(module, decision)
    if (!allowLatest) refuseLatest(decision, marked, module)
    const files = await readModuleFiles(snapshot, marked.module)
    const update = { module: marked.module, releases: [], files: new Map(), moduleInterfaces: new Map() }
    const change = { message: messageOf(decision, marked), files: planUpdates(files, registry, [update]) }
    const planned = [...change.files.keys()]
    return { result: { module, marked, planned }, change: dryRun ? undefined : change }
  })
  const { module, marked, planned } = result
  const isListing = decision.action === 'yank' || decision.action === 'restore'
  const names = isListing ? await places.follow(marked.module, marked.versions, dryRun) : []
  return {
    status: planned.length === 0 ? 'unchanged' : dryRun ? 'planned' : 'updated',
    address: formatModuleAddress(address),
    versions: marked.versions,
    latest: { before: latestOf(module) ?? null, after: latestOf(marked.module) ?? null },
    listed: listedVersions(marked.module),
    names,
    index: { commit, changed: dryRun ? planned : changed },
  }
}

/** Advice that leads nowhere is worse than none. */
async function refuseReplacement(
  marked: ModuleAddress,
  decision: MarkDecision,
  snapshot: IndexSnapshot,
): Promise<void> {
  const text = 'mark' in decision ? decision.mark.replacement : undefined
  if (text === undefined) return
  if (advisesItself(marked, { versions: decision.versions?.text, replacement: text }))
    throw new RegistryError(
      'INVALID_INPUT',
      `the replacement ${quote(text)} is what the mark is about`,
      'name another module, or a version that the mark is not about: --replacement acme/vpc/aws@2.0.0',
    )
  const { address, version } = parseReplacement(text)
  const files: IndexFiles = await snapshot.read([modulePath(address, 'module.json')])
  const module = moduleIn(files, address)
  if (module !== undefined && (version === undefined || listedVersions(module).includes(version))) return
  throw new RegistryError(
    'NOT_FOUND',
    `the replacement ${quote(text)} is not in the index`,
    'name a module of this registry, or a listed version of one: --replacement acme/vpc/aws@2.0.0',
  )
}

/** Consumers without a constraint get another version at once. */
function refuseLatest(
  { action, versions: range }: MarkDecision,
  { versions }: MarkedModule,
  module: ModuleDocument,
): void {
  const latest = latestOf(module)
  const isMarking = action === 'yank' || action === 'deprecate'
  if (!isMarking || range === undefined || !versions.some((version) => version === latest)) return
  throw new RegistryError(
    'INVALID_INPUT',
    `${formatModuleAddress(module.address)} ${latest} is the latest version`,
    `publish its successor first, or add --allow-latest`,
  )
}

const VERBS = { yank: 'Yank', restore: 'Restore', deprecate: 'Deprecate', undeprecate: 'Undeprecate' }

function messageOf(decision: MarkDecision, { module }: MarkedModule): string {
  const range = decision.versions === undefined ? '' : ` ${decision.versions.text}`
  const reason = 'mark' in decision ? `\n\n${decision.mark.reason}` : ''
  return `${VERBS[decision.action]} ${formatModuleAddress(module.address)}${range}${reason}`
}

/** The report as text for people. */
export function formatMarkReport({ status, address, versions, latest, listed, names }: MarkReport): string {
  const moved = latest.before === latest.after ? '' : `, before it was ${latest.before ?? 'none'}`
  return [
    `${status.padEnd(9)} ${address} ${versions.slice(0, 20).join(', ')}`,
    `latest    ${latest.after ?? 'none'}${moved}`,
    `listed    ${listed.length === 0 ? 'no version' : listed.slice(0, 20).join(', ')}`,
    ...names.map(formatMovingName),
  ].join('\n')
}
