import { type Contribution, type PublishPlace, publishReleases } from './publish-releases.ts'
import { type PublishReport, reportOf } from './publish-report.ts'
import { type SelectionDependencies, selectReleases, type TagRequest } from './select-releases.ts'

export interface PublishRequest extends TagRequest {
  /** Public URL for an index that this publish creates; of an index that exists it must be the URL. */
  readonly url: string | undefined
  readonly keepGoing: boolean
  readonly dryRun: boolean
}

export interface PublishDependencies
  extends SelectionDependencies,
    PublishPlace,
    Omit<Contribution, 'selections' | 'refused'> {}

/**
 * Tags → releases → packages → one index commit. A reconcile: what the index says already is left alone, a lost race is
 * planned again on the new head, and a run that was killed anywhere is finished by the next. A refusal of any tag refuses
 * the run, unless it shall keep going. Throws INDEX_*, PERMISSION and INDEX_BUSY; nothing was written then.
 */
export async function publish(
  request: PublishRequest,
  dependencies: PublishDependencies,
): Promise<PublishReport> {
  dependencies.interfaces.prepare()
  const selected = await selectReleases(request, dependencies)
  const contribution = { ...dependencies, ...selected }
  const terms = { ...request, refusalCosts: request.keepGoing ? ('tag' as const) : ('run' as const) }
  const outcome = await publishReleases([contribution], terms, dependencies)
  return reportOf(outcome, request.dryRun ? 'planned' : 'published')
}
