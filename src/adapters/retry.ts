import { setTimeout } from 'node:timers/promises'
import type { Retry } from '../ports.ts'

const FIRST_WAIT_MS = 50
const LONGEST_WAIT_MS = 10_000

/** Full jitter, doubling, until the time is up. https://aws.amazon.com/builders-library/timeouts-retries-and-backoff-with-jitter/ */
export function jitteredRetry(totalMs: number): Retry {
  const deadline = Date.now() + totalMs
  return {
    async again(attempt) {
      const longest = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** attempt)
      await setTimeout(Math.random() * longest)
      return Date.now() < deadline
    },
  }
}
