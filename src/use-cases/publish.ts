import type { RegistryError } from '../core/error.ts'
import type { RepositoryIdentity } from '../core/git-remote.ts'
import { planChange } from '../core/index/change.ts'
import type { PackageKind } from '../core/index/documents.ts'
import type { IndexStore, InterfaceSource, PackageStore, Packer, Retry } from '../ports.ts'
import { announce, announceClients } from './announce.ts'
import { checkAccess } from './check-access.ts'
import { judgeCompatibility } from './compatibility.ts'
import { type Decision, decide } from './decide.ts'
import { indexBusy } from './index-busy.ts'
import { packingOnce, readingOnce } from './packing-once.ts'
import { type AcceptedDecision, placeReleases, publicationsOf } from './place-releases.ts'
import { type PublishReport, refusedReport, reportOf } from './publish-report.ts'
import { readIndex } from './read-index.ts'
import { type SelectionOutside, selectReleases, type TagRequest } from './select-releases.ts'

export interface PublishRequest extends TagRequest {
  /** Public URL for an index that this publish creates; of an index that exists it must be the URL. */
  readonly url: string | undefined
  readonly keepGoing: boolean
  readonly dryRun: boolean
}

export interface PublishOutside extends SelectionOutside {
  /** Identity of the module repository; undefined where it has no origin on a host. */
  readonly publisher: RepositoryIdentity | undefined
  /** https URL of the module repository; `''` where it has none. */
  readonly repositoryUrl: string
  readonly packer: Packer
  readonly interfaces: InterfaceSource
  readonly stores: ReadonlyMap<PackageKind, PackageStore>
  /** Whether README and interface may be seen in the index; true without it. */
  readonly isOfferShown?: boolean
  readonly index: IndexStore
  readonly retry: Retry
}

/**
 * Tags → releases → packages → one index commit. A reconcile: what the index says already is left alone, a lost race is
 * planned again on the new head, and a run that was killed anywhere is finished by the next. A refusal of any tag refuses
 * the run, unless it shall keep going. Throws INDEX_*, PERMISSION and INDEX_BUSY; nothing was written then.
 */
export async function publish(request: PublishRequest, outside: PublishOutside): Promise<PublishReport> {
  const { selections, refused } = await selectReleases(request, outside)
  const packer = packingOnce(outside.packer)
  const interfaces = readingOnce(outside.interfaces)
  for (let attempt = 1; ; attempt += 1) {
    const snapshot = await outside.index.open()
    const state = await readIndex(outside.index, snapshot, { selections, url: request.url })
    const decided = judgeCompatibility(
      await decide(selections, { ...outside, ...state, packer, interfaces }),
      state.files,
    )
    const refusals = [...refused, ...decided.filter(isRefused)]
    const known = { refusals, commit: snapshot.commit, registryUrl: state.registry.url }
    if (refusals.length > 0 && !request.keepGoing) return refusedReport(known)

    const accepted = decided
      .filter(isAccepted)
      .map((decision) => shown(decision, outside.isOfferShown ?? true))
    if (attempt === 1) {
      announce(accepted, state.registry.url, outside.log)
      if (!request.dryRun) await checkAccess(accepted, outside)
    }
    const placing = { ...outside, registryUrl: state.registry.url, isPut: !request.dryRun }
    const placed = await placeReleases(accepted, placing)
    if (attempt === 1) announceClients(placed, state.registry.url, outside.log)
    const change = planChange(state.files, state.registry, publicationsOf(placed))
    const files = new Map([...(placed.length > 0 ? state.created : []), ...change.files])
    const unwritten = { ...known, placed, changed: [...files.keys()] }
    if (files.size === 0 || request.dryRun)
      return reportOf(request.dryRun ? 'planned' : 'published', unwritten)

    const outcome = await outside.index.commit({ ...change, files }, snapshot)
    if (outcome !== 'moved') return reportOf('published', { ...unwritten, commit: outcome.commit })
    if (!(await outside.retry.again(attempt))) throw indexBusy(attempt)
  }
}

/** What a version offers stays out of an index that shall not show it. */
function shown(decision: AcceptedDecision, isOfferShown: boolean): AcceptedDecision {
  if (isOfferShown || decision.status === 'unchanged') return decision
  return { ...decision, offer: undefined }
}

function isRefused(
  decision: Decision,
): decision is Extract<Decision, { status: 'refused'; error: RegistryError }> {
  return decision.status === 'refused'
}

function isAccepted(decision: Decision): decision is AcceptedDecision {
  return decision.status !== 'refused'
}
