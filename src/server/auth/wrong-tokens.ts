/** Wrong tokens that one client may send in a minute. */
const MAX_ATTEMPTS = 20
const WINDOW_SECONDS = 60
/** Clients that are remembered; with more of them at once it begins anew. */
const MAX_CLIENTS = 10_000

interface Window {
  readonly since: number
  readonly attempts: number
}

/** Counts wrong tokens by client, so that none can be guessed. Right ones are never counted, whoever shares the address. */
export class WrongTokens {
  readonly #windows = new Map<string, Window>()

  /** Counts one more; the seconds to wait where they are too many. */
  add(client: string, now: number): number | undefined {
    const known = this.#windows.get(client)
    const isOver = known === undefined || now - known.since >= WINDOW_SECONDS
    const window = isOver ? { since: now, attempts: 1 } : { ...known, attempts: known.attempts + 1 }
    if (this.#windows.size >= MAX_CLIENTS) this.#windows.clear()
    this.#windows.set(client, window)
    return window.attempts > MAX_ATTEMPTS ? Math.ceil(window.since + WINDOW_SECONDS - now) : undefined
  }
}
