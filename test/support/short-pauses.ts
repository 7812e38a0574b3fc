/** Milliseconds of what is a pause: between the writes of Octokit, between tries. What is longer is a deadline. */
const PAUSE = { min: 300, max: 3000, part: 20 }

/**
 * In this process a pause takes a twentieth of its time from now on. For a test file whose work mostly
 * waits for itself, and has no deadline so short.
 */
export function shortenPauses(): void {
  const { setTimeout } = globalThis
  const shortened = (work: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) =>
    setTimeout(work, ms >= PAUSE.min && ms <= PAUSE.max ? ms / PAUSE.part : ms, ...args)
  globalThis.setTimeout = Object.assign(shortened, setTimeout)
}
