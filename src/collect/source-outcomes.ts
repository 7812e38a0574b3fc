import type { RepositoryRelease } from '../publish/publication.ts'
import type { FetchedSource } from './fetch-source.ts'

/** What became of a source in a run. */
export interface SourceOutcome extends FetchedSource, Pick<RepositoryRelease, 'results'> {}

/** The outcome of every source. @param published what a publish made of those that were fetched */
export function sourceOutcomes(
  fetched: readonly FetchedSource[],
  published: readonly RepositoryRelease[],
): SourceOutcome[] {
  const found = new Map(published.map((release) => [release.repository, release]))
  return fetched.map((source) => {
    const { results = [], error } = (source.release && found.get(source.release.repository)) ?? {}
    return { ...source, ...(error === undefined ? {} : { error }), results }
  })
}
