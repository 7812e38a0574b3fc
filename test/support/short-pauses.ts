import { syncBuiltinESMExports } from 'node:module'
import type { TimerOptions } from 'node:timers'
import promises from 'node:timers/promises'

/** Milliseconds of what is a pause: between tries. What is longer is a deadline. */
const PAUSE = { min: 300, max: 4999, part: 20 }

/**
 * In this process a pause takes a twentieth of its time from now on, and none is made between the writes of Octokit, which would count
 * the time that is left out for the next ones. For a test file whose work mostly waits for itself, and has no deadline so short.
 */
export function shortenPauses(): void {
  const { setTimeout } = globalThis
  const { setTimeout: waited } = promises
  promises.setTimeout = Object.assign(
    (ms = 0, ...rest: [unknown?, TimerOptions?]) => waited(shorten(ms), ...rest) as never,
    waited,
  )
  syncBuiltinESMExports()
  const shortened = (work: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) =>
    setTimeout(work, shorten(ms), ...args)
  globalThis.setTimeout = Object.assign(shortened, setTimeout)
}

function shorten(ms: number): number {
  if (ms < PAUSE.min) return ms
  if (new Error('where').stack?.includes('Bottleneck.')) return 0
  return ms > PAUSE.max ? ms : ms / PAUSE.part
}
