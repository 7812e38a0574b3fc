import { inBatches } from '../base/in-batches.ts'
import type { RepositoryOutcome } from './decide-run.ts'
import { MAX_BATCH_BYTES, MAX_BATCH_VERSIONS } from './limits.ts'
import type { Selection } from './selection.ts'
import type { AcceptedDecision } from './store-packages.ts'

/** What one commit of the index may hold of new versions; a run with more makes several. */
export interface BatchLimits {
  /** Of their zips. */
  readonly bytes: number
  readonly versions: number
}

/** GitHub refuses pushes of 2 GB and warns of large ones; the temporary disk use is as much. */
export const BATCH_LIMITS: BatchLimits = { bytes: MAX_BATCH_BYTES, versions: MAX_BATCH_VERSIONS }

/** The accepted releases in the batches in which they are published; those that are published already weigh nothing. */
export function selectionBatches(
  decisions: readonly AcceptedDecision[],
  { bytes, versions }: BatchLimits,
): Selection[][] {
  const sizeOf = (decision: AcceptedDecision) => (decision.status === 'publish' ? decision.pkg.facts.size : 0)
  const countOf = ({ status }: AcceptedDecision) => (status === 'publish' ? 1 : 0)
  return inBatches(decisions, bytes, sizeOf)
    .flatMap((batch) => inBatches(batch, versions, countOf))
    .map((batch) => batch.map(({ selection }) => selection))
}

/** What became of the contributions in all batches together. */
export function mergedOutcomes(
  decided: readonly RepositoryOutcome[],
  batches: readonly (readonly RepositoryOutcome[])[],
): RepositoryOutcome[] {
  return decided.map((first, at) => {
    const parts = batches.flatMap((batch) => batch[at] ?? [])
    const error = parts.find((part) => part.error !== undefined)?.error
    return {
      ...first,
      stored: parts.flatMap(({ stored }) => stored),
      refusals: [...first.refusals, ...parts.flatMap(({ refusals }) => refusals)],
      ...(error === undefined ? {} : { error }),
    }
  })
}
