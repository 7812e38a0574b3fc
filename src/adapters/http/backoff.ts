import { setTimeout } from 'node:timers/promises'
import type { PollBackoff } from '../../doctor/ports.ts'
import type { RaceBackoff } from '../../index/ports.ts'
import { LONGEST_TRY_MS, SHORTEST_TRY_MS } from './limits.ts'

/** How long the waits between tries are. */
export interface DelayPolicy {
  /** The wait before the first repetition, in milliseconds. */
  readonly firstMs: number
  /** The wait before repetition n is n² or 2ⁿ⁻¹ times the first. */
  readonly growth: 'quadratic' | 'exponential'
  /** No wait is longer, in milliseconds. */
  readonly longestMs: number
  /** The random share of each wait: 0 for none, 1 for any wait from zero to the whole ("full jitter"). */
  readonly jitter: number
}

/** The wait before repetition number `attempt` (1 is the first), in milliseconds. */
export function delayMs({ firstMs, growth, longestMs, jitter }: DelayPolicy, attempt: number): number {
  const factor = growth === 'quadratic' ? attempt ** 2 : 2 ** (attempt - 1)
  return Math.min(longestMs, firstMs * factor) * (1 - jitter * Math.random())
}

/** Waits, but never beyond the time that is left; false, without a wait, if no time is left. */
export async function waitWithin(leftMs: number, ms: number): Promise<boolean> {
  if (leftMs <= 0) return false
  await setTimeout(Math.min(leftMs, ms))
  return true
}

/** What a wait needs of the world; a simulation passes its own. */
export interface RaceTime {
  /** Milliseconds since some start. */
  now(): number
  sleep(ms: number): Promise<unknown>
  /** From 0 to 1. */
  random(): number
}

const REAL_TIME: RaceTime = { now: Date.now, sleep: (ms) => setTimeout(ms), random: Math.random }

/**
 * The windows that waits are drawn from, after one loss and more, as multiples of what a try takes. The first losses say that
 * there may be more and more writers: the window grows. Who goes on losing gets a shorter one again, so that writers who
 * came later do not overtake him for ever. The last one stays wide enough for some such writers.
 */
const WINDOWS = [2, 6, 18, 40, 20, 10]
const LAST_WINDOW = 8

/** The longest wait after this many losses in a row, from 1, where a try takes `tookMs`. */
export function raceWindowMs(losses: number, tookMs: number): number {
  const took = Math.min(LONGEST_TRY_MS, Math.max(SHORTEST_TRY_MS, tookMs))
  return took * (WINDOWS[losses - 1] ?? LAST_WINDOW)
}

/**
 * The wait after a lost race for the index, until `totalMs` are over: any time up to `raceWindowMs`, from what the lost try
 * took. The more writers there are and the slower the index is, the wider they spread.
 * https://aws.amazon.com/builders-library/timeouts-retries-and-backoff-with-jitter/
 */
export function raceBackoff(totalMs: number, time: RaceTime = REAL_TIME): RaceBackoff {
  const deadline = time.now() + totalMs
  let tryStarted = time.now()
  return {
    async wait(attempt) {
      const leftMs = deadline - time.now()
      if (leftMs <= 0) return false
      const delay = raceWindowMs(attempt, time.now() - tryStarted) * time.random()
      await time.sleep(Math.min(leftMs, delay))
      tryStarted = time.now()
      return true
    },
  }
}

/** The wait between two polls of a site: a second more each time, and at most ten. The last poll is sent when the seconds are over. */
export function pollBackoff(seconds: number): PollBackoff {
  const deadline = Date.now() + seconds * 1000
  return { wait: (attempt) => waitWithin(deadline - Date.now(), 1_000 * Math.min(10, attempt)) }
}

/** Seconds since `startMs`, or since this call. Never negative: the clock of the server may be ahead of this one. */
export function secondsSince(startMs: number | undefined): () => number {
  const start = startMs ?? Date.now()
  return () => Math.max(0, Math.round((Date.now() - start) / 1000))
}
