import { retry } from '@octokit/plugin-retry'
import { throttling } from '@octokit/plugin-throttling'
import { Octokit } from '@octokit/rest'
import { z } from 'zod'
import { messageOf, quote, RegistryError } from '../../base/error.ts'
import { readJson } from '../../base/json.ts'
import type { Log } from '../../base/log.ts'
import { listOf } from '../../base/schema.ts'
import type { SecretMask } from '../../base/secret-mask.ts'
import type { Forge } from '../../module/forge.ts'
import { MAX_PACKAGE_BYTES } from '../../package/limits.ts'
import { retry as retryWork, waitWithin } from '../http/backoff.ts'
import type { HttpTransport } from '../http/transport.ts'

/** Rounds of a change that GitHub does not show yet, or that another run disturbs, within the time for retries. Then it fails. */
const MAX_ROUNDS = 6

/** The slowest upload that does not time out, in bytes per second. */
const SLOWEST_UPLOAD = 100_000

/** Repetitions of a request that failed on the way or with 5xx, within the time for retries. Then it fails. */
const MAX_REPETITIONS = 3

/**
 * Bytes of an answer in JSON with files of an index, or with 100 texts that people may write: of releases, pull requests and comments.
 * A larger one is a failed request.
 */
const MAX_TEXTS_BYTES = 64 * 1024 * 1024

/** Bytes of an answer in JSON. A larger one is not read to its end, and is a failed request. */
const MAX_RESPONSE_BYTES = 4 * 1024 * 1024

/** A server that speaks GitHub's API, or that of Gitea, which descends from it; and the token that the run uses there. */
export interface GitHubServer {
  readonly forge: Forge
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

/** `GitHub`, `Gitea at git.acme.dev`. */
export function serverName({ url, forge }: GitHubServer): string {
  const { host } = new URL(url)
  return host === 'github.com' ? forge.title : `${forge.title} at ${host}`
}

/** The clients of one server. All requests to its API go through them. */
export interface GitHub {
  readonly server: GitHubServer
  readonly log: Log
  readonly octokit: Octokit
  /** Sends no token, for requests with an Authorization header of their own. */
  readonly plain: Octokit
  /** Sends GraphQL queries, which change nothing, without the pause of a second that GitHub asks for between writes. */
  readonly queries: Octokit
  readonly deadline: Deadline
  readonly origins: Set<string>
}

/**
 * When a run gives up on GitHub: it moves on while requests succeed, and stands still while they fail, so that a run that GitHub lets
 * down ends, and says so.
 */
class Deadline {
  readonly seconds: number
  #leftMs: number
  #failingSince: number | undefined

  /** @param seconds that a run may lose to failing requests, all together */
  constructor(seconds: number) {
    this.seconds = seconds
    this.#leftMs = seconds * 1000
  }

  get leftMs(): number {
    const now = Date.now()
    return Math.max(0, this.#leftMs - (now - (this.#failingSince ?? now)))
  }

  /** Milliseconds that one attempt may take. Where none are left, a request still gets a short time: GitHub may be well again. */
  get attemptMs(): number {
    const allMs = this.seconds * 1000
    return Math.max(Math.min(this.leftMs, allMs / 3), allMs / 60)
  }

  /** Tries work again after each of up to five longer and longer waits, until its outcome is not transient. */
  retry<T>(isTransient: (outcome: T | Error) => boolean, work: () => Promise<T>): Promise<T> {
    const firstMs = (this.seconds * 1000) / 60
    const wait = async (attempt: number) => {
      const since = Date.now()
      const isInTime = await waitWithin(this.leftMs, firstMs * attempt)
      if (isInTime) this.failed(since)
      return isInTime
    }
    return retryWork({ tries: MAX_ROUNDS, wait }, isTransient, work)
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

/** Stands for the queue that the throttling plugin sends writes and all of GraphQL through, one a second. */
const NO_PAUSE = { key: () => ({ schedule: (_options: unknown, work: () => Promise<void>) => work() }) }

/**
 * Opens the clients of a GitHub server. They repeat a request after every temporary failure; a write that must not be sent
 * twice says {@link ONCE}. They wait for rate limits as long as GitHub asks, until the deadline.
 */
export function createGitHub(
  server: GitHubServer,
  { log, secrets }: Pick<HttpTransport, 'log' | 'secrets'>,
): GitHub {
  const deadline = new Deadline(server.retrySeconds)
  const origins = new Set([server.apiUrl, server.url].map((url) => new URL(url).origin))
  // All waits together (1 + 4 + 9 times the first) take half of the time; the rest is for the attempts.
  const firstMs = server.retrySeconds * 1000 * (1 / 28)
  const debug = (line: string) => log.debug(line)
  const Client = Octokit.plugin(
    hideSecrets(secrets),
    checkAnswers(server),
    refuseRedirects(server),
    withinDeadline(deadline, firstMs),
    retry,
    throttling,
  )
  const options = {
    baseUrl: server.apiUrl,
    userAgent: 'module-registry',
    log: { debug, info: debug, warn: debug, error: debug },
    request: { fetch: confinedFetch(origins, deadline) },
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
  return { server, log, octokit, plain: new Client(options), queries, deadline, origins }

  function isWaited(seconds: number, limit: string): boolean {
    if (seconds * 1000 > deadline.leftMs) return false
    log.warn(`${serverName(server)} asks to wait ${seconds} seconds (${limit})`)
    return true
  }
}

/** For writes that must not be sent twice. */
export const ONCE = { request: { retries: 0 } }

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
function refuseRedirects(server: GitHubServer) {
  return (octokit: Pick<Octokit, 'hook'>) => {
    octokit.hook.after('request', ({ status, headers }, { method, url }) => {
      if (!isRedirect(status)) return
      throw new RegistryError(
        'REPOSITORY_UNREACHABLE',
        `${serverName(server)} answers ${method} ${quote(url)} with ${status} to ${quote(headers.location ?? '')}: it is not followed`,
        'if the repository has another name now, use that one; else let the proxy or server in between pass the request through',
      )
    })
    return {}
  }
}

/**
 * An Octokit plugin inside the retry plugin: it stops retries whose wait is longer than what is left to the deadline. The retry
 * plugin waits n² times the first wait before repetition n.
 */
function withinDeadline(deadline: Deadline, firstMs: number) {
  return (octokit: Pick<Octokit, 'hook'>) => {
    octokit.hook.error('request', (error, options) => {
      const repetition = Number(options.request['retryCount'] ?? 0) + 1
      if (firstMs * repetition ** 2 >= deadline.leftMs) options.request['retries'] = 0
      throw error
    })
    return {}
  }
}

/** Asks for the page of these parameters. */
type AskPage<T> = (
  query: Readonly<Record<string, number>>,
) => Promise<{ readonly data: T[]; readonly headers: { readonly link?: string | undefined } }>

/**
 * A page of a list, as large as the server gives, and whether it is the last one. GitHub says so with a link; a server that gives none may
 * also give fewer than were asked for.
 * https://docs.github.com/rest/using-the-rest-api/using-pagination-in-the-rest-api#using-link-headers
 */
export async function pageOf<T>({ forge }: GitHubServer, page: number, ask: AskPage<T>) {
  const { size, parameter } = forge.page
  const { data, headers } = await ask({ [parameter]: size, page })
  const { link } = headers
  return { data, isLast: link === undefined ? data.length < size : !/rel="?next/.test(link) }
}

/** The pages of a list, one after the other, as long as somebody asks for more. */
export async function* pagesOf<T>(
  server: GitHubServer,
  maxPages: number,
  ask: AskPage<T>,
): AsyncGenerator<T[]> {
  for (let page = 1; page <= maxPages; page += 1) {
    const { data, isLast } = await pageOf(server, page, ask)
    yield data
    if (isLast) return
  }
}

/**
 * A fetch for Octokit that sends requests to these origins only, even where a redirect names another. It rejects where a server
 * does not answer in time, and where a response is too large or JSON that is incomplete: with plain errors, which Octokit treats as a
 * failed connection.
 */
function confinedFetch(origins: ReadonlySet<string>, deadline: Deadline): typeof globalThis.fetch {
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input)
    if (!origins.has(url.origin))
      throw new Error(`${quote(url.origin)} is not a host of this server: nothing was sent`)
    const started = Date.now()
    try {
      const response = await answerWithin(url, init, deadline)
      const target = redirectTarget(url, init, response)
      if (target !== undefined && origins.has(target.origin))
        return await answerWithin(target, init, deadline)
      if (response.status < 500 && response.status !== 429) deadline.succeeded()
      else deadline.failed(started)
      return response
    } catch (error) {
      deadline.failed(started)
      throw error
    }
  }
}

async function answerWithin(url: URL, init: RequestInit | undefined, deadline: Deadline): Promise<Response> {
  const size = init?.body instanceof Uint8Array ? init.body.length : 0
  const timeoutMs = deadline.attemptMs + (size / SLOWEST_UPLOAD) * 1000
  const signal = AbortSignal.timeout(Math.ceil(timeoutMs))
  try {
    return await wholeResponse(url, await fetch(url, { ...init, redirect: 'manual', signal }))
  } catch (error) {
    if (!signal.aborted) throw error
    // A plain error: octokit never repeats one that is called AbortError.
    throw new Error(`no answer within ${Math.ceil(timeoutMs / 1000)} seconds`)
  }
}

/** Rejects incomplete JSON, which Octokit would return as text. */
async function wholeResponse(url: URL, response: Response): Promise<Response> {
  const { status, headers } = response
  const isJson = /\bjson\b/.test(headers.get('content-type') ?? '')
  const bytes = await bytesOf(response, isJson ? maxJson(url) : MAX_PACKAGE_BYTES)
  if (isJson && bytes.length > 0) {
    try {
      readJson(new TextDecoder().decode(bytes))
    } catch (error) {
      throw new Error(`the response cannot be read: ${messageOf(error)}`)
    }
  }
  return new Response(bytes.length === 0 ? null : bytes, { status, headers })
}

/** Octokit itself reads a response of any size. */
async function bytesOf({ body }: Response, maxBytes: number): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.length
    if (size > maxBytes) throw new Error(`the response has more than ${maxBytes} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function maxJson({ pathname }: URL): number {
  return /\/(?:graphql|git|releases|pulls|comments)\b/.test(pathname) ? MAX_TEXTS_BYTES : MAX_RESPONSE_BYTES
}

/**
 * A repository that was renamed answers with a redirect. Only 307 and 308 ask to send a write again as it was.
 * https://docs.github.com/rest/using-the-rest-api/best-practices-for-using-the-rest-api#follow-redirects
 */
function redirectTarget(
  url: URL,
  init: RequestInit | undefined,
  { status, headers }: Response,
): URL | undefined {
  const location = headers.get('location')
  const isFollowed = init?.method === 'GET' ? isRedirect(status) : status === 307 || status === 308
  return location !== null && isFollowed && URL.canParse(location, url.href)
    ? new URL(location, url)
    : undefined
}

/** Whether a status sends the client elsewhere; 304 does not. */
function isRedirect(status: number): boolean {
  return [301, 302, 303, 307, 308].includes(status)
}

/** What the answers must have, as far as it is used: a login page, a proxy or another server may answer 200 too. */

const id = z.number().int()
const repository = z.looseObject({
  id,
  owner: z.looseObject({ id }),
  full_name: z.string(),
  // Without it nobody knows who may read the repository.
  private: z.boolean(),
})
// Gitea says neither a state nor a digest, and lists an asset when all of it has arrived.
const asset = z.looseObject({ id, name: z.string(), state: z.string().optional() })
const release = z.looseObject({
  id,
  tag_name: z.string(),
  draft: z.boolean(),
  upload_url: z.string(),
  assets: listOf(asset),
})
const pull = z.looseObject({
  number: id,
  html_url: z.string(),
  state: z.string(),
  title: z.string(),
  head: z.looseObject({ sha: z.string(), ref: z.string() }),
})
const comment = z.looseObject({ id, body: z.string().optional() })
const object = z.looseObject({ sha: z.string() })

/** By the end of the path of a request, as Octokit spells it. A list is asked for with GET. */
const ANSWERS: readonly (readonly [path: RegExp, one: z.ZodType, list?: z.ZodType])[] = [
  [/\/(?:orgs|users)\/\{\w+\}\/repos$/, listOf(repository)],
  [/\/repos\/\{owner\}\/\{repo\}$/, repository],
  [/\/releases$/, release, listOf(release)],
  [/\/releases\/(?:latest|tags\/\{tag\}|\{release_id\})$/, release],
  [/\/releases\/generate-notes$/, z.looseObject({ body: z.string() })],
  [/\/pulls(?:\/\{pull_number\})?$/, pull, listOf(pull)],
  [/\/comments$/, comment, listOf(comment)],
  [/\/releases\/\{release_id\}\/assets/, asset],
  [/\/version$/, z.looseObject({ version: z.string() })],
  [/\/attestations\/\{subject_digest\}$/, z.looseObject({ attestations: listOf(z.looseObject({})) })],
  [/\/git\/ref\/\{ref\}$|\/git\/refs$/, z.looseObject({ object })],
  [/\/git\/trees\/\{tree_sha\}$/, z.looseObject({ tree: listOf(z.looseObject({})) })],
  [/\/git\/blobs\/\{file_sha\}$/, z.looseObject({ content: z.string() })],
  [/\/git\/(?:trees|blobs|commits)(?:\/\{commit_sha\})?$/, object],
  [/\/graphql$/, z.looseObject({ data: z.looseObject({}).nullish() })],
]

/** An Octokit plugin that refuses an answer of 2xx that is not one of the API. Throws REPOSITORY_UNREACHABLE. */
function checkAnswers({ forge }: GitHubServer) {
  return (octokit: Pick<Octokit, 'hook'>) => {
    octokit.hook.after('request', ({ data, status }, { method, url }) => {
      if (status === 204 || status >= 300) return
      const [, one, list] = ANSWERS.find(([path]) => path.test(url)) ?? []
      const expected = method === 'GET' && list !== undefined && !/\}$/.test(url) ? list : one
      const parsed = expected?.safeParse(data)
      if (parsed === undefined || parsed.success) return
      const [issue] = parsed.error.issues
      const place = issue === undefined || issue.path.length === 0 ? '' : `${quote(issue.path.join('.'))}: `
      throw new RegistryError(
        'REPOSITORY_UNREACHABLE',
        `the answer to ${method} ${quote(url)} is not one of ${forge.title}'s API: ${place}${issue?.message ?? ''}`,
        'look at what answers there, such as a login page or a proxy: GITHUB_API_URL must be the URL of the API',
      )
    })
    return {}
  }
}
