import type { RegistryError } from '../base/error.ts'
import type { Contribution, RepositoryOutcome } from '../publish/publish-releases.ts'
import type { FetchedSource } from './fetch-source.ts'
import type { Source } from './source.ts'

/** What became of a source in a run. */
export interface SourceOutcome extends Omit<RepositoryOutcome, 'contribution'> {
  /** Why the source as a whole was refused. */
  readonly error?: RegistryError
  /** New tags that wait for the next run, because another tag of the source was refused. */
  readonly heldBack: ReadonlySet<string>
}

/** The outcomes of a run; a source with nothing new has none. */
export type SourceOutcomes = ReadonlyMap<Source, SourceOutcome>

export const NOTHING_NEW: SourceOutcome = { stored: [], refusals: [], heldBack: new Set() }

/** Puts together what a publish made of the contributions of sources, and the sources that were refused before it. */
export function outcomesBySource(
  fetched: readonly FetchedSource[],
  published: readonly RepositoryOutcome[],
  keepGoing: boolean,
): SourceOutcomes {
  const parts = new Map<Contribution | undefined, RepositoryOutcome>(
    published.map((part) => [part.contribution, part]),
  )
  const outcomes = new Map<Source, SourceOutcome>()
  for (const { source, error, contribution, fresh } of fetched) {
    const part = parts.get(contribution)
    if (error !== undefined) outcomes.set(source, { ...NOTHING_NEW, error })
    else if (part !== undefined) {
      const refused = new Set(part.refusals.map(({ tag }) => tag))
      const isHeldBack = !keepGoing && refused.size > 0
      const others = fresh.flatMap(({ tag }) => (refused.has(tag) ? [] : [tag]))
      outcomes.set(source, { ...part, heldBack: new Set(isHeldBack ? others : []) })
    }
  }
  return outcomes
}
