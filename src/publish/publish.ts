import { selectionLines } from './announce.ts'
import type { BatchLimits, Contribution } from './decide-batch.ts'
import type { DefaultKinds } from './exposure.ts'
import type { GuardedStores } from './guarded-stores.ts'
import type { Attestor, ModuleRepository } from './ports.ts'
import { type PublishOptions, type PublishTarget, publishReleases } from './publish-releases.ts'
import { type PublishReport, type RunOutcome, reportOf } from './publish-report.ts'
import { adviceOnRefused } from './report-text.ts'
import type { RestoreMode } from './restored-version.ts'
import { NO_VERSION, type SelectionDependencies, selectReleases, type TagRequest } from './select-releases.ts'

export interface PublishRequest extends TagRequest {
  /** Public URL of an index that this publish creates, or that has none yet; any other index must have it. */
  readonly url: string | undefined
  /** Whether the valid ones of named tags are published although others are refused. */
  readonly keepGoing: boolean
  /** Whether a refused tag refuses the run also where all tags are published. */
  readonly strict?: boolean | undefined
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
 * Tags → releases → packages → index commits. A reconcile: what the index holds already is left alone, a lost race is
 * planned again on the new head, and a run that was killed anywhere is finished by the next. Tags that are named are one decision, unless the
 * run shall keep going; all tags are decided on one by one, unless the run is strict. Throws INDEX_*, PERMISSION and INDEX_BUSY.
 */
export async function publish(request: PublishRequest, context: PublishContext): Promise<PublishReport> {
  const { contribution, options } = await selectRun(request, context)
  const outcome = await publishReleases([contribution], options, context)
  return completeReport(outcome, request, context)
}

/** The report, with advice for tags that nobody can mend. */
export function completeReport(
  outcome: RunOutcome,
  { tags }: PublishRequest,
  { log }: PublishContext,
): PublishReport {
  const report = reportOf(outcome, tags === 'all')
  for (const line of tags === 'all' ? adviceOnRefused(report.results) : []) log.info(line)
  return report
}

/** What a run publishes, and how. Throws what {@link selectReleases} throws. */
export async function selectRun(
  request: PublishRequest,
  { repository, defaultKinds, stores, attestor, log }: PublishContext,
): Promise<{ readonly contribution: Contribution; readonly options: PublishOptions }> {
  const selected = await selectReleases(request, { ...repository, defaultKinds, log })
  const { selections, refused, skipped } = selected
  const isBulk = request.tags === 'all'
  const isNothing = selections.length + refused.length === 0
  if (isBulk && isNothing && [...skipped.values()].every((reason) => reason === NO_VERSION)) log.warn(NO_TAGS)
  if (isBulk) for (const line of selectionLines(selections)) log.info(line)
  const { url, keepGoing, strict, dryRun, limits } = request
  const options: PublishOptions = {
    url,
    dryRun,
    fresh: dryRun ? 'planned' : 'published',
    announces: !isBulk,
    limits,
    refusalCosts: (isBulk ? !strict : keepGoing) ? 'tag' : 'run',
    restore: restoreMode(request),
    skipsRemoved: isBulk,
  }
  return { contribution: { ...selected, repository, stores, attestor }, options }
}

/** A run over all tags reads what it must; whoever names a tag, or asks for a repair, has its files looked at. */
function restoreMode({ tags, repair }: PublishRequest): RestoreMode | undefined {
  if (repair) return 'changed'
  return tags === 'all' ? undefined : 'missing'
}
