import type { Workflow } from './workflow-file.ts'

const MAX_WAITING = 100

/**
 * What GitHub does with the runs of one concurrency group: one goes on, and one waits, which a newer one replaces. With
 * `queue: max` up to 100 wait in their order, and more are cancelled.
 * https://docs.github.com/actions/how-tos/write-workflows/choose-when-workflows-run/control-workflow-concurrency
 */
export class ConcurrencyGroup {
  readonly #mostWaiting: number
  readonly #replaces: boolean
  readonly #waiting: (() => Promise<void>)[] = []
  /** The runs, one after the other. */
  #running: Promise<void> | undefined
  /** Runs that went on. */
  started = 0
  /** Runs that never did. */
  cancelled = 0

  constructor({ queue, 'cancel-in-progress': cancels }: NonNullable<Workflow['concurrency']>) {
    if (cancels) throw new Error('nothing here can cancel a run that goes on')
    this.#mostWaiting = queue === 'max' ? MAX_WAITING : 1
    this.#replaces = queue === undefined
  }

  request(run: () => Promise<void>): void {
    this.#waiting.push(run)
    if (this.#running === undefined) {
      this.#running = this.#runAll()
      return
    }
    if (this.#waiting.length <= this.#mostWaiting) return
    this.cancelled += 1
    if (this.#replaces) this.#waiting.shift()
    else this.#waiting.pop()
  }

  /** Waits until nothing goes on or waits. */
  async idle(): Promise<void> {
    await this.#running
  }

  async #runAll(): Promise<void> {
    for (let run = this.#waiting.shift(); run !== undefined; run = this.#waiting.shift()) {
      this.started += 1
      await run()
    }
    this.#running = undefined
  }
}
