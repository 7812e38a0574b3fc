import { setTimeout } from 'node:timers/promises'

/** How often work is tried, and what is between two tries. */
interface RetryPolicy<T> {
  readonly tries: number
  /** Waits after try number `attempt`, whose outcome was transient; false where no time is left for another. */
  wait(attempt: number, outcome: T | Error): Promise<unknown>
}

/** Tries work until its outcome, a result or what it throws, is not transient. The last outcome is that of the whole. */
export async function retry<T>(
  { tries, wait }: RetryPolicy<NoInfer<T>>,
  isTransient: (outcome: T | Error) => boolean,
  work: (attempt: number) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    const tried = work(attempt)
    const outcome = await tried.catch((error: Error) => error)
    if (attempt >= tries || !isTransient(outcome) || (await wait(attempt, outcome)) === false) return tried
  }
}

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

/** The wait between two polls of a site: a second more each time, and at most ten. The last poll is sent when the seconds are over. */
export function pollBackoff(seconds: number) {
  const deadline = Date.now() + seconds * 1000
  return { wait: (attempt: number) => waitWithin(deadline - Date.now(), 1_000 * Math.min(10, attempt)) }
}

/** Seconds since `startMs`, or since this call. Never negative: the clock of the server may be ahead of this one. */
export function secondsSince(startMs: number | undefined): () => number {
  const start = startMs ?? Date.now()
  return () => Math.max(0, Math.round((Date.now() - start) / 1000))
}
