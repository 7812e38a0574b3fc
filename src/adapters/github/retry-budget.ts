import { waitWithin } from '../http/backoff.ts'
import { MAX_ROUNDS } from './limits.ts'

/** The time that a run may lose to failing requests, all together: a run that GitHub lets down ends, and says so. */
export class RetryBudget {
  readonly seconds: number
  #leftMs: number
  #failingSince: number | undefined

  constructor(seconds: number) {
    this.seconds = seconds
    this.#leftMs = seconds * 1000
  }

  /** Milliseconds that may still be lost. */
  get leftMs(): number {
    const now = Date.now()
    return Math.max(0, this.#leftMs - (now - (this.#failingSince ?? now)))
  }

  /** Milliseconds that one attempt may take. Where none are left, a request still gets a short time: GitHub may be well again. */
  get attemptMs(): number {
    const allMs = this.seconds * 1000
    return Math.max(Math.min(this.leftMs, allMs / 3), allMs / 60)
  }

  /** Yields a first round at once, and one after each of up to five longer and longer waits, while the budget lasts. */
  async *rounds(): AsyncGenerator<number> {
    const firstMs = (this.seconds * 1000) / 60
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      const since = Date.now()
      if (round > 0 && !(await waitWithin(this.leftMs, firstMs * round))) return
      if (round > 0) this.failed(since)
      yield round
    }
  }

  succeeded(): void {
    this.#leftMs = this.leftMs
    this.#failingSince = undefined
  }

  /** @param since when the attempt began that failed: what it took is lost too */
  failed(since: number): void {
    this.#failingSince ??= since
  }
}
