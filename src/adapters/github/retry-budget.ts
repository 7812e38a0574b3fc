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

  succeeded(): void {
    this.#leftMs = this.leftMs
    this.#failingSince = undefined
  }

  /** @param since when the attempt began that failed: what it took is lost too */
  failed(since: number): void {
    this.#failingSince ??= since
  }
}
