import { counted } from './count.ts'

/** Time between two lines of progress in a log that is no terminal. What happens between is not printed. */
const PROGRESS_LINE_MS = 5_000

/** Time that a step takes before progress says how long the rest of it will. Before it nothing is estimated. */
const MIN_ESTIMATE_MS = 2_000

/** How progress is shown: on a terminal one line that is written over, elsewhere a line every few seconds. */
interface ProgressDisplay {
  readonly isTerminal: boolean
  /** Milliseconds, of any clock. */
  readonly now: () => number
  readonly write: (text: string) => unknown
}

const CLEAR_LINE = '\r\u001b[K'

/** Shows how far a step is: `122/239 tags, 9 s left`. */
export class Progress {
  readonly #display: ProgressDisplay
  /** When each step was first shown, and what of it was done then. */
  readonly #begun = new Map<string, { readonly at: number; readonly done: number }>()
  #shownAt: number
  #isOpen = false

  constructor(display: ProgressDisplay) {
    this.#display = display
    this.#shownAt = display.now()
  }

  /** Shows that `done` of `total` parts are done, or `done` of an unknown number. A step of one part has no progress. */
  show(step: string, done: number, total: number | undefined): void {
    if (total !== undefined && total < 2) return
    const { isTerminal, now, write } = this.#display
    const text =
      total === undefined
        ? counted(done, step.replace(/s$/, ''))
        : `${done}/${total} ${step}${this.#left(step, done, total)}`
    if (isTerminal) {
      write(`${CLEAR_LINE}${text}`)
      this.#isOpen = true
      if (done === total) this.clear()
    } else if (now() - this.#shownAt >= PROGRESS_LINE_MS) {
      write(`${text}\n`)
      this.#shownAt = now()
    }
  }

  /** An estimate, from the parts that were done since the step was first shown. */
  #left(step: string, done: number, total: number): string {
    const now = this.#display.now()
    const begun = this.#begun.get(step) ?? { at: now, done }
    this.#begun.set(step, begun)
    const elapsed = now - begun.at
    const parts = done - begun.done
    if (parts <= 0 || elapsed < MIN_ESTIMATE_MS || done === total) return ''
    const seconds = Math.ceil(((elapsed / parts) * (total - done)) / 1_000)
    return seconds < 100 ? `, ${seconds} s left` : `, ${Math.ceil(seconds / 60)} min left`
  }

  clear(): void {
    if (this.#isOpen) this.#display.write(CLEAR_LINE)
    this.#isOpen = false
  }
}
