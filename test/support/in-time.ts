import { withinTime } from '../../src/adapters/node/within-time.ts'

const MOST_MS = 60_000

/** What the work gives. Fails where it takes a minute: for work that takes milliseconds if its time is linear, and hours if not. */
export function inTime<T>(work: () => T): T {
  return withinTime(MOST_MS, work, () => new Error(`it takes more than ${MOST_MS} ms`))
}
