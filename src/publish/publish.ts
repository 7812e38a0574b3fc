import type { ErrorCode } from '../base/error.ts'
import type { Log } from '../base/log.ts'
import type { Contribution } from './decide-run.ts'
import type { DefaultKinds } from './exposure.ts'
import type { GuardedStores } from './guarded-stores.ts'
import type { Attestor, ModuleRepository } from './ports.ts'
import type { BatchLimits } from './publication-batches.ts'
import { type PublishOptions, type PublishTarget, publishReleases } from './publish-releases.ts'
import { type PublishReport, reportOf } from './publish-report.ts'
import type { RestoreMode } from './restored-version.ts'
import { type SelectionDependencies, selectReleases, type TagRequest } from './select-releases.ts'

export interface PublishRequest extends TagRequest {
  /** Public URL of an index that this publish creates, or that has none yet; any other index must have it. */
  readonly url: string | undefined
  readonly keepGoing: boolean
  readonly dryRun: boolean
  /** What one commit of the index may hold; default: BATCH_LIMITS. */
  readonly limits?: BatchLimits | undefined
}

const NO_TAGS =
  'no tags found that are versions: push one (git tag v1.0.0, then git push origin v1.0.0); in a clone without tags, fetch them first (git fetch --tags)'

/** All that a publish works with. Nothing has a default: whoever publishes says who may see what. */
export interface PublishContext extends PublishTarget {
  readonly repository: ModuleRepository & Pick<SelectionDependencies, 'defaultAddress'>
  /** Undefined: `index`, also for what is stored elsewhere already. */
  readonly defaultKinds: DefaultKinds | undefined
  readonly stores: GuardedStores
  /** Undefined: packages are not attested. */
  readonly attestor: Attestor | undefined
}

/**
 * Tags → releases → packages → one index commit. A reconcile: what the index holds already is left alone, a lost race is
 * planned again on the new head, and a run that was killed anywhere is finished by the next. A refusal of any tag refuses
 * the run, unless it shall keep going. Throws INDEX_*, PERMISSION and INDEX_BUSY; nothing was written then.
 */
export async function publish(request: PublishRequest, context: PublishContext): Promise<PublishReport> {
  const { contribution, options } = await selectRun(request, context)
  const outcome = await publishReleases([contribution], options, context)
  const report = reportOf(outcome, request.dryRun ? 'planned' : 'published')
  adviseRefused(request, report, context.log)
  return report
}

/** What a run publishes, and how. Throws what {@link selectReleases} throws. */
export async function selectRun(
  request: PublishRequest,
  { repository, defaultKinds, stores, attestor, log }: PublishContext,
): Promise<{ readonly contribution: Contribution; readonly options: PublishOptions }> {
  const selected = await selectReleases(request, { ...repository, defaultKinds, log })
  const { selections, refused, ignored } = selected
  if (request.tags === 'all' && selections.length + refused.length + ignored.size === 0) log.warn(NO_TAGS)
  const { url, keepGoing, dryRun, limits } = request
  const options: PublishOptions = {
    url,
    dryRun,
    limits,
    refusalCosts: keepGoing ? 'tag' : 'run',
    restore: restoreMode(request),
    skipsRemoved: request.tags === 'all',
  }
  return { contribution: { ...selected, repository, stores, attestor }, options }
}

/** Refusals for what a tagged commit holds; others go away with another setting, token or owner. */
const OF_THE_TAG: ReadonlySet<string> = new Set<ErrorCode>([
  'INVALID_TAG',
  'INVALID_HCL',
  'NOT_A_MODULE',
  'UNSAFE_PACKAGE',
  'SECRET_IN_PACKAGE',
  'LIMIT_EXCEEDED',
  'INCOMPATIBLE',
])

/** Of many tags some are old mistakes, which nobody can mend. */
export function adviseRefused(
  { tags: wanted }: Pick<PublishRequest, 'tags'>,
  { results, error }: PublishReport,
  log: Log,
): void {
  const refusals = results.flatMap((result) => (result.status === 'refused' ? [result.error.code] : []))
  if (refusals.length === 0 || wanted !== 'all') return
  const result = error === undefined ? '' : ', so nothing is published; keep-going publishes the others'
  const advice = `. To leave old tags out for good, add to .module-registry.yml:
ignore-tags: [{ tag: "v0.*", reason: "for Terraform 0.11" }]`
  const isOfTags = refusals.some((code) => OF_THE_TAG.has(code))
  log.info(`tags      ${refusals.length} refused${result}${isOfTags ? advice : ''}`)
}

/** A run over all tags reads what it must; whoever names a tag, or asks for a repair, has its files looked at. */
function restoreMode({ tags, repair }: PublishRequest): RestoreMode | undefined {
  if (repair) return 'changed'
  return tags === 'all' ? undefined : 'missing'
}
