import type { WebResult } from './web-answer.ts'

/** The waits between two polls of a site that is not deployed yet. */
export interface PollBackoff {
  /** Waits before poll number `attempt` (1 is the first repetition); false if the time is over. */
  wait(attempt: number): Promise<boolean>
}

/** The web as a client of a registry meets it. */
export interface Web {
  /** One GET that follows redirects; whatever happens is a result. */
  ask(request: WebRequest): Promise<WebResult>
}

export interface WebRequest {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  /** For the origin of `url` alone. */
  readonly token: string | undefined
  readonly maxRedirects: number
  readonly maxBytes: number
}
