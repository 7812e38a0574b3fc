import { PROGRESS_LINE_MS } from './limits.ts'

/** How progress is shown: on a terminal one line that is written over, elsewhere a line every few seconds. */
export interface ProgressDisplay {
  readonly isTerminal: boolean
  /** Milliseconds, of any clock. */
  readonly now: () => number
  /** Text as it is, with its line ends. */
  readonly write: (text: string) => unknown
}

const CLEAR_LINE = '\r\u001b[K'

/** Shows how far a step is: `packages 17/300`. */
export class Progress {
  readonly #display: ProgressDisplay
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
    const text = total === undefined ? `${step} ${done}` : `${step} ${done}/${total}`
    if (isTerminal) {
      write(`${CLEAR_LINE}${text}`)
      this.#isOpen = true
      if (done === total) this.clear()
    } else if (now() - this.#shownAt >= PROGRESS_LINE_MS) {
      write(`${text}\n`)
      this.#shownAt = now()
    }
  }

  /** Takes the line away, so that another text can be written. */
  clear(): void {
    if (this.#isOpen) this.#display.write(CLEAR_LINE)
    this.#isOpen = false
  }
}
