import type { Contribution, RepositoryOutcome } from '../publish/decide-run.ts'
import type { FetchedSource } from './fetch-source.ts'

/** What became of a source in a run. */
export interface SourceOutcome extends FetchedSource, Omit<RepositoryOutcome, 'contribution'> {
  /** New tags that wait for the next run, because another tag of the source was refused. */
  readonly heldBack: ReadonlySet<string>
}

/** The outcome of every source. @param published what a publish made of the contributions of sources */
export function sourceOutcomes(
  fetched: readonly FetchedSource[],
  published: readonly RepositoryOutcome[],
  keepGoing: boolean,
): SourceOutcome[] {
  const found = new Map<Contribution | undefined, RepositoryOutcome>(
    published.map((outcome) => [outcome.contribution, outcome]),
  )
  return fetched.map((source) => {
    const { stored = [], refusals = [], error } = found.get(source.contribution) ?? {}
    const refused = new Set(refusals.map(({ tag }) => tag))
    const others = source.fresh.flatMap(({ tag }) => (refused.has(tag) ? [] : [tag]))
    const isHeldBack = !keepGoing && refused.size > 0
    const whole = error === undefined ? {} : { error }
    return { ...source, ...whole, stored, refusals, heldBack: new Set(isHeldBack ? others : []) }
  })
}
