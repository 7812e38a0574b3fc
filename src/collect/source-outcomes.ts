import type { Contribution } from '../publish/decide-batch.ts'
import type { RepositoryOutcome } from '../publish/publish-report.ts'
import type { FetchedSource } from './fetch-source.ts'

/** What became of a source in a run. */
export interface SourceOutcome extends FetchedSource, Omit<RepositoryOutcome, 'contribution'> {}

/** The outcome of every source. @param published what a publish made of the contributions of sources */
export function sourceOutcomes(
  fetched: readonly FetchedSource[],
  published: readonly RepositoryOutcome[],
): SourceOutcome[] {
  const found = new Map<Contribution | undefined, RepositoryOutcome>(
    published.map((outcome) => [outcome.contribution, outcome]),
  )
  return fetched.map((source) => {
    const { results = [], refusals = [], error } = found.get(source.contribution) ?? {}
    return { ...source, ...(error === undefined ? {} : { error }), results, refusals }
  })
}
