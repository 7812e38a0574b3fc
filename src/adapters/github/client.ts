import { retry } from '@octokit/plugin-retry'
import { throttling } from '@octokit/plugin-throttling'
import { Octokit } from '@octokit/rest'
import { quote, RegistryError } from '../../base/error.ts'
import type { Log } from '../../base/log.ts'
import type { SecretMask } from '../../base/secret-mask.ts'
import { checkAnswers } from './answers.ts'
import { confinedFetch, isRedirect } from './confined-fetch.ts'
import { MAX_REPETITIONS } from './limits.ts'
import { RetryBudget } from './retry-budget.ts'

/** A GitHub server, and the token that the run uses there. */
export interface GitHubServer {
  /** `https://github.com`. */
  readonly url: string
  /** `https://api.github.com`, `https://github.example.com/api/v3`. */
  readonly apiUrl: string
  /** Undefined for requests without a token. */
  readonly token: string | undefined
  /** What the token is called where a user sets it: `input "github-token"`. */
  readonly tokenName: string
  /** Seconds that the run may lose to failing requests. */
  readonly retrySeconds: number
}

/** The clients of one GitHub server. All requests to GitHub's API go through them. */
export interface GitHub {
  readonly server: GitHubServer
  readonly log: Log
  readonly octokit: Octokit
  /** Sends no token, for requests with an Authorization header of their own. */
  readonly plain: Octokit
  /** Sends GraphQL queries, which change nothing, without the pause of a second that GitHub asks for between writes. */
  readonly queries: Octokit
  readonly budget: RetryBudget
  /** All that requests are sent to. */
  readonly origins: Set<string>
}

/** What a client tells people, and what it hides from them. */
export interface GitHubLogging {
  readonly log: Log
  readonly secrets: SecretMask
}

/** Stands for the queue that the throttling plugin sends writes and all of GraphQL through, one a second. */
const NO_PAUSE = { key: () => ({ schedule: (_options: unknown, work: () => Promise<void>) => work() }) }

/**
 * Opens the clients of a GitHub server. They repeat a request after every temporary failure; a write that must not be sent
 * twice says `request: { retries: 0 }`. They wait for rate limits as long as GitHub asks, while the budget lasts.
 */
export function createGitHub(server: GitHubServer, { log, secrets }: GitHubLogging): GitHub {
  const budget = new RetryBudget(server.retrySeconds)
  const origins = new Set([server.apiUrl, server.url].map((url) => new URL(url).origin))
  // All waits together (1 + 4 + 9 times the first) take half of the budget; the rest is for the attempts.
  const firstMs = server.retrySeconds * 1000 * (1 / 28)
  const debug = (line: string) => log.debug(line)
  const Client = Octokit.plugin(
    hideSecrets(secrets),
    checkAnswers,
    refuseRedirects,
    withinBudget(budget, firstMs),
    retry,
    throttling,
  )
  const options = {
    baseUrl: server.apiUrl,
    userAgent: 'module-registry',
    log: { debug, info: debug, warn: debug, error: debug },
    request: { fetch: confinedFetch(origins, budget) },
    retry: {
      retries: MAX_REPETITIONS,
      retryAfterBaseValue: firstMs,
      doNotRetry: [400, 401, 403, 404, 409, 410, 422, 429, 451],
    },
    throttle: {
      id: server.tokenName,
      onRateLimit: (seconds: number) => isWaited(seconds, 'the rate limit'),
      onSecondaryRateLimit: (seconds: number) => isWaited(seconds, 'a secondary rate limit'),
    },
  }
  const octokit = new Client({ ...options, auth: server.token })
  const unhurried = { ...options.throttle, id: `${server.tokenName} queries`, write: NO_PAUSE as never }
  const queries = new Client({ ...options, throttle: unhurried, auth: server.token })
  return { server, log, octokit, plain: new Client(options), queries, budget, origins }

  function isWaited(seconds: number, limit: string): boolean {
    if (seconds * 1000 > budget.leftMs) return false
    log.warn(`GitHub asks to wait ${seconds} seconds (${limit})`)
    return true
  }
}

/** Texts of requests that people read on GitHub: of comments, pull requests, releases and commits. */
const TEXTS: ReadonlySet<string> = new Set(['title', 'body', 'message', 'headline'])

/** An Octokit plugin that masks what GitHub shows to people. Nobody who writes a text there can go around it. */
function hideSecrets(secrets: SecretMask) {
  const masked = (fields: object): Record<string, unknown> =>
    Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, maskedField(name, value)]))
  const maskedField = (name: string, value: unknown): unknown => {
    if (typeof value === 'string') return TEXTS.has(name) ? secrets.apply(value) : value
    return /^(?:variables|input|message)$/.test(name) && typeof value === 'object' && value !== null
      ? masked(value)
      : value
  }
  return (octokit: Pick<Octokit, 'hook'>) => {
    octokit.hook.before('request', (options) => {
      Object.assign(options, masked(options))
    })
    return {}
  }
}

/**
 * An Octokit plugin that refuses redirects that {@link confinedFetch} has not followed: Octokit takes them for success. Throws
 * REPOSITORY_UNREACHABLE.
 */
function refuseRedirects(octokit: Pick<Octokit, 'hook'>): Record<string, never> {
  octokit.hook.after('request', ({ status, headers }, { method, url }) => {
    if (!isRedirect(status)) return
    throw new RegistryError(
      'REPOSITORY_UNREACHABLE',
      `GitHub answers ${method} ${quote(url)} with ${status} to ${quote(headers.location ?? '')}: it is not followed`,
      'if the repository has another name now, use that one; else let the proxy or server in between pass the request through',
    )
  })
  return {}
}

/**
 * An Octokit plugin inside the retry plugin: it stops retries whose wait is longer than what is left of the budget. The retry
 * plugin waits n² times the first wait before repetition n.
 */
function withinBudget(budget: RetryBudget, firstMs: number) {
  return (octokit: Pick<Octokit, 'hook'>) => {
    octokit.hook.error('request', (error, options) => {
      const repetition = Number(options.request['retryCount'] ?? 0) + 1
      if (firstMs * repetition ** 2 >= budget.leftMs) options.request['retries'] = 0
      throw error
    })
    return {}
  }
}

/**
 * Whether another page of a list follows. GitHub says so with a link; a server that gives none may also give fewer than were asked for.
 * https://docs.github.com/rest/using-the-rest-api/using-pagination-in-the-rest-api#using-link-headers
 */
export function hasNextPage(
  { link }: { readonly link?: string | undefined },
  found: number,
  size: number,
): boolean {
  return link === undefined ? found >= size : /rel="?next/.test(link)
}
