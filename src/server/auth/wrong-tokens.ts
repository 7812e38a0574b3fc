/** Wrong tokens that one client may send in a minute. */
const MAX_ATTEMPTS = 20
const WINDOW_SECONDS = 60
/** Clients that are remembered; with more of them, all are forgotten. */
const MAX_CLIENTS = 10_000

interface Window {
  readonly since: number
  readonly attempts: number
}

/** Counts wrong tokens by client address, so that nobody can guess one. Valid tokens are not counted. */
export class WrongTokens {
  readonly #windows = new Map<string, Window>()

  /** Counts one more. Gives the seconds to wait if the client has sent too many, otherwise undefined. */
  add(client: string, now: number): number | undefined {
    const known = this.#windows.get(client)
    const isOver = known === undefined || now - known.since >= WINDOW_SECONDS
    const window = isOver ? { since: now, attempts: 1 } : { ...known, attempts: known.attempts + 1 }
    if (this.#windows.size >= MAX_CLIENTS) this.#windows.clear()
    this.#windows.set(client, window)
    return window.attempts > MAX_ATTEMPTS ? Math.ceil(window.since + WINDOW_SECONDS - now) : undefined
  }
}
