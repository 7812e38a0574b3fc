import { seededRandom } from './random.ts'

/**
 * A clock that jumps to the next sleeper as soon as nothing else can go on: minutes of waiting take milliseconds, and the
 * same seed gives the same order of events. Whatever sleeps on it must not wait for anything outside of the process.
 */
export class VirtualTime {
  readonly random: () => number
  readonly #sleepers: { readonly until: number; readonly wake: () => void }[] = []
  #now = 0

  constructor(seed: number) {
    this.random = seededRandom(seed)
    // The first numbers of neighbouring seeds are alike.
    for (let skipped = 0; skipped < 8; skipped += 1) this.random()
  }

  now(): number {
    return this.#now
  }

  sleep(ms: number): Promise<void> {
    return new Promise((wake) => this.#sleepers.push({ until: this.#now + ms, wake }))
  }

  /** Runs these to their end. */
  async run<T>(work: readonly Promise<T>[]): Promise<T[]> {
    let isRunning = true
    const all = Promise.all(work).finally(() => {
      isRunning = false
    })
    // A failure is thrown by the last line.
    all.catch(() => {})
    for (;;) {
      await new Promise(setImmediate)
      if (!isRunning) return all
      this.#wakeNext()
    }
  }

  #wakeNext(): void {
    const [first, ...rest] = this.#sleepers
    if (first === undefined) return
    const next = rest.reduce((soonest, each) => (each.until < soonest.until ? each : soonest), first)
    this.#sleepers.splice(this.#sleepers.indexOf(next), 1)
    this.#now = Math.max(this.#now, next.until)
    next.wake()
  }
}
