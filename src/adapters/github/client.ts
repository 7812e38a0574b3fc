import { retry } from '@octokit/plugin-retry'
import { throttling } from '@octokit/plugin-throttling'
import { Octokit } from '@octokit/rest'
import type { Log } from '../../base/log.ts'
import { type DelayPolicy, delayMs } from '../http/backoff.ts'
import { type ConfinedFetch, confinedFetch } from './confined-fetch.ts'
import { RetryBudget } from './retry-budget.ts'

export interface GitHubAccess {
  /** `https://api.github.com`, `https://github.example.com/api/v3`. */
  readonly apiUrl: string
  /** `https://github.com`. */
  readonly serverUrl: string
  readonly token: string
  /** What the token is called where a user sets it: `input "github-token"`. */
  readonly tokenName: string
  /** Seconds that the run may lose to failing requests. */
  readonly retrySeconds: number
  readonly log: Log
}

/** GitHub as one token sees it: the only place where requests to its API are made. */
export interface GitHub {
  readonly access: GitHubAccess
  readonly octokit: Octokit
  /** The same without the token, for requests that bring their own header. */
  readonly plain: Octokit
  readonly budget: RetryBudget
  /** For what is no API: the same hosts, the same time limits. */
  readonly web: ConfinedFetch
}

/** The waits of @octokit/plugin-retry, which cannot be told others than these. */
const WAITS = { growth: 'quadratic', longestMs: Number.POSITIVE_INFINITY, jitter: 0 } as const
const REPETITIONS = 3

/**
 * Reads are repeated on every failure that may pass; writes by those who know what a second one does: they must say
 * `request: { retries: 0 }`. Limits are waited for as GitHub asks, while the budget lasts.
 */
export function createGitHub(access: GitHubAccess): GitHub {
  const budget = new RetryBudget(access.retrySeconds)
  const web = confinedFetch([access.apiUrl, access.serverUrl], budget)
  // All waits together (1 + 4 + 9 times the first) take half of the budget; the rest is for the attempts.
  const firstMs = access.retrySeconds * 1000 * (1 / 28)
  const isWorthWaiting = (seconds: number) => seconds * 1000 <= budget.leftMs
  const debug = (line: string) => access.log.debug(line)
  const Client = Octokit.plugin(withinBudget(budget, { ...WAITS, firstMs }), retry, throttling)
  const options = {
    baseUrl: access.apiUrl,
    userAgent: 'module-registry',
    log: { debug, info: debug, warn: debug, error: debug },
    request: { fetch: web.fetch },
    retry: {
      retries: REPETITIONS,
      retryAfterBaseValue: firstMs,
      doNotRetry: [400, 401, 403, 404, 409, 410, 422, 429, 451],
    },
    throttle: {
      id: access.tokenName,
      onRateLimit: (seconds: number) => waited(seconds, 'the rate limit'),
      onSecondaryRateLimit: (seconds: number) => waited(seconds, 'a secondary rate limit'),
    },
  }
  const octokit = new Client({ ...options, auth: access.token })
  return { access, octokit, plain: new Client(options), budget, web }

  function waited(seconds: number, limit: string): boolean {
    if (!isWorthWaiting(seconds)) return false
    access.log.warn(`GitHub asks to wait ${seconds} seconds (${limit})`)
    return true
  }
}

/** Innermost of the plugins: tells the retry plugin not to begin a wait that the budget does not cover. */
function withinBudget(budget: RetryBudget, waits: DelayPolicy) {
  return (octokit: Pick<Octokit, 'hook'>) => {
    octokit.hook.error('request', (error, options) => {
      const repetition = Number(options.request['retryCount'] ?? 0)
      if (delayMs(waits, repetition + 1) >= budget.leftMs) options.request['retries'] = 0
      throw error
    })
    return {}
  }
}
