import { setTimeout } from 'node:timers/promises'
import type { Retry } from '../../index/ports.ts'

const LONGEST_PAUSE_MS = 10_000

/** Looks again after one second, two, three, up to ten; the last time when the seconds are over. */
export function patience(seconds: number): Retry {
  const deadline = Date.now() + seconds * 1000
  return {
    async again(attempt) {
      const left = deadline - Date.now()
      if (left <= 0) return false
      await setTimeout(Math.min(left, attempt * 1000, LONGEST_PAUSE_MS))
      return true
    },
  }
}

/** Seconds since a moment, now without one. A clock that is behind that of the server gives none. */
export function secondsSince(moment: number | undefined): () => number {
  const start = moment ?? Date.now()
  return () => Math.max(0, Math.round((Date.now() - start) / 1000))
}
