import { setTimeout } from 'node:timers/promises'
import type { RaceBackoff } from '../../index/ports.ts'

const SHORTEST_TRY_MS = 50
const LONGEST_TRY_MS = 2_000
const LONGEST_WAIT_MS = 30_000

/**
 * Full jitter over a span that doubles, beginning with what the lost try took: the more writers there are and the slower the
 * index is, the wider they spread. https://aws.amazon.com/builders-library/timeouts-retries-and-backoff-with-jitter/
 */
export function jitteredBackoff(totalMs: number): RaceBackoff {
  const deadline = Date.now() + totalMs
  let tryStarted = Date.now()
  return {
    async wait(attempt) {
      const took = Math.min(LONGEST_TRY_MS, Math.max(SHORTEST_TRY_MS, Date.now() - tryStarted))
      await setTimeout(Math.random() * Math.min(LONGEST_WAIT_MS, took * 2 ** attempt))
      tryStarted = Date.now()
      return tryStarted < deadline
    },
  }
}
