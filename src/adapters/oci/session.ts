import { z } from 'zod'
import { quote, RegistryError } from '../../base/error.ts'
import { listOf, parseJson } from '../../base/schema.ts'
import { holdsCredentials, NOT_SHOWN } from '../../base/secret-mask.ts'
import { isLoopback } from '../../module/git-remote.ts'
import { MAX_MANIFEST_BYTES } from '../../oci/limits.ts'
import { formatOciRepository, type OciRepository, registryOrigin } from '../../oci/oci-repository.ts'
import { type DelayPolicy, delayMs, retry } from '../http/backoff.ts'
import {
  bodyOfBytes,
  follow,
  type HttpRequest,
  type HttpResponse,
  type HttpTransport,
  isRead,
  RequestFailure,
  send,
  trustHint,
} from '../http/transport.ts'
import type { Credentials, FoundCredentials } from './credentials.ts'

/** OCI registries. */

/** Tries of a request that may be repeated. Then it fails. */
const MAX_REQUEST_TRIES = 4

/** Logins of a session after answers of 401. Then it fails with PERMISSION. */
const MAX_LOGINS = 2

/** Redirects of a request. More are refused. */
const MAX_REDIRECTS = 5

/** Characters of a WWW-Authenticate header that are read. The rest is ignored. */
const MAX_HEADER_LENGTH = 8192

interface OciRequest extends Omit<HttpRequest, 'url' | 'authorization' | 'maxBytes'> {
  /** The largest response body; that of a manifest without it. */
  readonly maxBytes?: number
  /** A path below the repository (`blobs/uploads/`), or a URL that the registry gave. */
  readonly url: string | URL
  /** True for a request that is not sent again after a failure that leaves open whether it was carried out. */
  readonly isSentOnce?: boolean
}

const WAITS: DelayPolicy = { firstMs: 1_000, growth: 'exponential', longestMs: 30_000, jitter: 1 }

/**
 * Sends requests to one repository of an OCI registry: logs in where the registry asks for it, sends again where that is
 * safe, and turns its refusals into errors.
 */
export class OciSession {
  readonly repository: OciRepository
  #root: Promise<URL> | undefined
  readonly #authorization: Authorization
  readonly #transport: HttpTransport

  constructor(access: OciAccess) {
    const { repository, transport } = access
    this.repository = repository
    this.#authorization = new Authorization(access)
    this.#transport = transport
  }

  /** The URL that the paths of requests are below; asked of the registry once. */
  root(): Promise<URL> {
    const { repository } = this
    this.#root ??= findOrigin(repository, this.#transport).then(
      (origin) => new URL(`${origin}/v2/${repository.name}/`),
    )
    return this.#root
  }

  /**
   * Resolves to the response, whatever its status. Exceptions: 401 throws PERMISSION when no login is left to try; 408, 429
   * and temporary 5xx throw STORE_UNREACHABLE after the last try. Also throws what following redirects throws.
   */
  send(request: OciRequest): Promise<HttpResponse> {
    return this.retry(request.isSentOnce ? 1 : MAX_REQUEST_TRIES, () => this.#sendOnce(request))
  }

  /** Tries work again, up to so many times, while it throws {@link Unreachable}. */
  retry<T>(tries: number, work: (attempt: number) => Promise<T>): Promise<T> {
    const isUnreachable = (outcome: unknown) => outcome instanceof Unreachable
    return retry({ tries, wait: this.wait }, isUnreachable, work)
  }

  /** Waits before the next try: as long as the registry asks for, else longer each time. */
  readonly wait = async (attempt: number, failure: unknown): Promise<void> => {
    const askedMs = failure instanceof Unreachable ? failure.retryAfterMs : 0
    await this.#transport.wait(Math.min(WAITS.longestMs, Math.max(askedMs, delayMs(WAITS, attempt))))
  }

  /** What an unexpected response means: PERMISSION or STORE_REFUSED. @param doing "pushing a blob" */
  async refusal(response: HttpResponse, doing: string): Promise<RegistryError> {
    const name = quote(formatOciRepository(this.repository))
    const reason = this.#reasonOf(response)
    const { origin } = response.url
    if (origin !== (await this.root()).origin)
      return new RegistryError(
        'STORE_REFUSED',
        `${doing}: the OCI registry of ${name} leads to ${quote(origin)}, which answers ${reason}`,
        'run it again; if that host refuses again, ask the operators of the OCI registry: other hosts get no credentials',
      )
    if (response.status === 401 || response.status === 403) {
      const credentials = describeCredentials(await this.#authorization.credentials())
      const message = `${doing}: the OCI registry denies access to ${name} (${reason}); ${credentials}`
      return new RegistryError('PERMISSION', message, loginHint(this.repository.host))
    }
    const hint =
      response.status === 404
        ? 'create the repository first where the OCI registry requires that (Amazon ECR), or correct --oci-repository'
        : 'ask the operators of the OCI registry, or name another with --oci-repository'
    return new RegistryError(
      'STORE_REFUSED',
      `${doing}: the OCI registry answers for ${name}: ${reason}`,
      hint,
    )
  }

  /** The URL in the Location header of a response. Throws STORE_REFUSED where there is none. */
  locationOf({ status, headers, url }: HttpResponse): URL {
    const location = headers.get('location')
    if (location !== null && URL.canParse(location, String(url))) return new URL(location, url)
    throw new RegistryError(
      'STORE_REFUSED',
      `the OCI registry ${this.repository.host} answers ${status} without a Location header`,
      'ask the operators of the OCI registry',
    )
  }

  /** The status and the first three errors of a response: `404 NAME_UNKNOWN "repository name not known"`. */
  #reasonOf({ status, bytes }: HttpResponse): string {
    const errors = parseJson(errorBody, bytes)?.errors ?? []
    const texts = errors.slice(0, 3).map(({ code, message = '' }) => {
      if (this.#transport.secrets.isIn(`${code} ${message}`) || holdsCredentials(message)) return NOT_SHOWN
      const name = /^[A-Z_]{1,40}$/.test(code) ? code : quote(code)
      return message === '' ? name : `${name} ${quote(message)}`
    })
    return [String(status), ...texts].join(' ')
  }

  async #sendOnce({ url: target, ...request }: OciRequest): Promise<HttpResponse> {
    const root = await this.root()
    const url = new URL(target, root)
    const isSameOrigin = url.origin === root.origin
    const maxBytes = request.maxBytes ?? MAX_MANIFEST_BYTES
    const authorize = async () => (isSameOrigin ? this.#authorization.header() : undefined)
    let authorization = await authorize()
    for (let logins = 0; ; logins += 1) {
      const response = await sendFollowingRedirects(
        { ...request, url, authorization, maxBytes },
        this.#transport,
      )
      if ([408, 429, 500, 502, 503, 504].includes(response.status))
        throw new Unreachable(url, this.#reasonOf(response), retryAfterMs(response))
      if (response.status !== 401) return response
      // Only the registry says how to log in to it: another host would name a token server of its own.
      if (response.url.origin !== root.origin)
        throw await this.refusal(response, `${request.method} ${url.pathname}`)
      const refused = authorization
      this.#authorization.readChallenge(response.headers.get('www-authenticate'))
      authorization = await authorize()
      const isNew = authorization !== undefined && authorization !== refused
      if (!isNew || logins >= MAX_LOGINS)
        throw await this.refusal(response, `${request.method} ${url.pathname}`)
    }
  }
}

/** https://www.rfc-editor.org/rfc/rfc9110#name-retry-after, in seconds; a date counts as 0. */
function retryAfterMs({ headers }: HttpResponse): number {
  const seconds = Number(headers.get('retry-after') ?? 0)
  return Number.isFinite(seconds) ? seconds * 1000 : 0
}

/** https://github.com/opencontainers/distribution-spec/blob/main/spec.md#error-codes */
const errorBody = z.looseObject({
  errors: listOf(z.looseObject({ code: z.string(), message: z.string().optional() })),
})

/** What a client may do in one repository of an OCI registry, and how it gets there. */
export interface OciAccess {
  readonly repository: OciRepository
  readonly access: 'pull' | 'pull,push' | 'pull,push,delete'
  /** Called once, when the registry first asks for a login. */
  readonly findCredentials: () => Promise<FoundCredentials>
  readonly transport: HttpTransport
}

/** One of the ways to log in that a registry accepts. https://www.rfc-editor.org/rfc/rfc9110#name-www-authenticate */
interface Challenge {
  /** Lower case: `bearer`, `basic`. */
  readonly scheme: string
  /** Values by lower-case names: `realm`, `service`. */
  readonly parameters: ReadonlyMap<string, string>
}

/** A name, and its value where `=` follows. A name without a value is a scheme, one with a value is a parameter. */
const SCHEME_OR_PARAMETER = /([\w!#$%&'*+.^`|~-]+)(?:[ \t]*=[ \t]*(?:"((?:[^"\\]|\\.)*)"|([^\s,"]*)))?/g

/** The challenges of a `WWW-Authenticate` header, in its order. Text that is not a challenge is skipped. */
export function parseChallenges(header: string): Challenge[] {
  const challenges: { scheme: string; parameters: Map<string, string> }[] = []
  for (const [, name = '', quoted, plain] of header
    .slice(0, MAX_HEADER_LENGTH)
    .matchAll(SCHEME_OR_PARAMETER)) {
    const value = quoted?.replaceAll(/\\(.)/g, '$1') ?? plain
    if (value === undefined) challenges.push({ scheme: name.toLowerCase(), parameters: new Map() })
    else challenges.at(-1)?.parameters.set(name.toLowerCase(), value)
  }
  return challenges
}

const tokenResponse = z
  .looseObject({ token: z.string().optional(), access_token: z.string().optional() })
  .transform((answer) => answer.token ?? answer.access_token)
  // The token becomes part of a header.
  .pipe(z.string().regex(/^[\x21-\x7e]+$/))

const CLIENT_ID = 'module-registry'

/**
 * The Authorization header for one OCI registry. Requests are anonymous until the registry asks for a login; then the header
 * is Basic, or Bearer with a token of the registry's token server. https://distribution.github.io/distribution/spec/auth/token/
 */
export class Authorization {
  readonly #access: OciAccess
  #found: Promise<FoundCredentials> | undefined
  #challenge: Challenge | undefined
  #token: string | undefined

  constructor(access: OciAccess) {
    this.#access = access
  }

  /** The credentials for this registry, and where they come from. Throws what {@link findCredentials} throws. */
  credentials(): Promise<FoundCredentials> {
    const { findCredentials, transport } = this.#access
    this.#found ??= findCredentials().then((found) => {
      const { credentials } = found
      if (credentials?.kind === 'password') transport.secrets.add(credentials.password, credentials.username)
      else if (credentials !== undefined) transport.secrets.add(credentials.token)
      return found
    })
    return this.#found
  }

  /**
   * Value of the Authorization header; undefined while the registry has not asked for a login. Throws PERMISSION where the
   * token server refuses, STORE_REFUSED where it answers without a token, STORE_UNREACHABLE.
   */
  async header(): Promise<string | undefined> {
    if (this.#challenge === undefined) return undefined
    const { credentials } = await this.credentials()
    if (this.#challenge.scheme === 'basic')
      return credentials?.kind === 'password' ? basic(credentials) : undefined
    if (credentials?.kind === 'bearer') return `Bearer ${credentials.token}`
    this.#token ??= await this.#fetchToken(this.#challenge, credentials)
    return `Bearer ${this.#token}`
  }

  /** Takes over what the `WWW-Authenticate` header of a 401 asks for, and forgets the token that was refused. */
  readChallenge(header: string | null): void {
    const challenges = parseChallenges(header ?? '')
    const withScheme = (name: string) => challenges.find(({ scheme }) => scheme === name)
    this.#token = undefined
    this.#challenge = withScheme('bearer') ?? withScheme('basic')
  }

  async #fetchToken({ parameters }: Challenge, credentials: Credentials | undefined): Promise<string> {
    const realm = parameters.get('realm') ?? ''
    if (!URL.canParse(realm)) throw badTokenServer(quote(realm), 'is not a URL')
    const url = new URL(realm)
    const { repository, access, transport } = this.#access
    requireHttps(url, new URL(registryOrigin(repository)))
    const scope = `repository:${repository.name}:${access}`
    const service = parameters.get('service')
    const wanted = new URLSearchParams(service === undefined ? { scope } : { service, scope })
    const request = tokenRequest(url, wanted, credentials)
    // The body of a POST is a refresh token, which no redirect may take elsewhere.
    const isPost = request.method === 'POST'
    const response = isPost
      ? await send(request, transport).catch(throwInWords)
      : await sendFollowingRedirects(request, transport)
    return this.#readToken(response)
  }

  async #readToken({ status, headers, bytes, url }: HttpResponse): Promise<string> {
    if (status >= 300 && status < 400) {
      const location = headers.get('location') ?? ''
      const target = URL.canParse(location, url.href) ? new URL(location, url).origin : location
      throw badTokenServer(quote(url.origin), `redirects to ${quote(target)}, which gets no refresh token`)
    }
    if (status >= 500 || status === 429) throw new Unreachable(url, `it answers ${status}`)
    if (status >= 400) {
      throw new RegistryError(
        'PERMISSION',
        `the token server ${quote(url.origin)} answers ${status}; ${describeCredentials(await this.credentials())}`,
        loginHint(this.#access.repository.host),
      )
    }
    const token = parseJson(tokenResponse, bytes)
    if (token === undefined) throw badTokenServer(quote(url.origin), `answers ${status} without a token`)
    this.#access.transport.secrets.add(token)
    return token
  }
}

function tokenRequest(
  realm: URL,
  wanted: URLSearchParams,
  credentials: Credentials | undefined,
): HttpRequest {
  if (credentials?.kind !== 'identity') {
    const url = new URL(realm)
    for (const [name, value] of wanted) url.searchParams.set(name, value)
    const authorization = credentials?.kind === 'password' ? basic(credentials) : undefined
    return { method: 'GET', url, authorization, maxBytes: MAX_MANIFEST_BYTES }
  }
  const grant = { grant_type: 'refresh_token', refresh_token: credentials.token, client_id: CLIENT_ID }
  const form = new URLSearchParams([...Object.entries(grant), ...wanted])
  const body = bodyOfBytes(new TextEncoder().encode(String(form)))
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
  return { method: 'POST', url: realm, headers, body, authorization: undefined, maxBytes: MAX_MANIFEST_BYTES }
}

function basic({ username, password }: Extract<Credentials, { kind: 'password' }>): string {
  return `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`
}

/** `no credentials were found; tried: …` or `the credentials come from …`, for the text of an error. */
function describeCredentials({ credentials, source }: FoundCredentials): string {
  return credentials === undefined
    ? `no credentials were found; tried: ${source}`
    : `the credentials come from ${source}`
}

function loginHint(host: string): string {
  return host === 'ghcr.io'
    ? 'give the job "permissions: { packages: write }" (a package of another repository: "Manage Actions access" in its settings), or log in: docker login ghcr.io'
    : `log in with an account that may push: docker login ${host}, or set MODULE_REGISTRY_OCI_USERNAME and MODULE_REGISTRY_OCI_PASSWORD`
}

function badTokenServer(name: string, problem: string): RegistryError {
  return new RegistryError(
    'STORE_REFUSED',
    `the token server ${name}, which the OCI registry names, ${problem}`,
    'ask the operators of the OCI registry',
  )
}

/**
 * Sends a request and follows its redirects, to https only. Throws STORE_UNREACHABLE where no response comes, STORE_REFUSED
 * for a redirect that is not followed, LIMIT_EXCEEDED for a response that is too large.
 */
async function sendFollowingRedirects(request: HttpRequest, transport: HttpTransport): Promise<HttpResponse> {
  requireHttps(request.url, request.url)
  const nextUrl = (response: HttpResponse) => redirectTarget(response, request)
  const rules = { maxRedirects: MAX_REDIRECTS, nextUrl }
  const response = await follow(request, transport, rules).catch(throwInWords)
  if (response !== undefined) return response
  throw redirectRefusal(request.url, `redirects more than ${MAX_REDIRECTS} times`)
}

/** STORE_UNREACHABLE: the request failed in a way that a second try may not. */
export class Unreachable extends RegistryError {
  /** Milliseconds that the registry asks to wait; 0 where it does not. */
  readonly retryAfterMs: number

  constructor(url: URL, reason: string, retryAfterMs = 0, cause?: unknown) {
    super(
      'STORE_UNREACHABLE',
      `the OCI registry ${url.host} cannot be reached: ${quote(reason)}`,
      'run it again: uploads that are complete are kept, and nothing is published before all of them are',
      { cause },
    )
    this.retryAfterMs = retryAfterMs
  }
}

export function throwInWords(error: unknown): never {
  if (!(error instanceof RequestFailure)) throw error
  const { kind, url, reason } = error
  if (kind === 'unreachable') throw new Unreachable(url, reason, 0, error)
  const certificate = `the certificate of the OCI registry ${url.host} is not trusted: ${quote(reason)}`
  if (kind === 'untrusted') throw new RegistryError('STORE_UNREACHABLE', certificate, trustHint(error))
  throw new RegistryError(
    'LIMIT_EXCEEDED',
    `the OCI registry ${url.host} answers ${quote(url.pathname)} with ${reason}`,
    'manifests have at most 4 MiB: delete this one, or name another repository with --oci-repository',
  )
}

/** Throws STORE_REFUSED for plain http, unless both the URL and the registry are on loopback. */
function requireHttps(url: URL, registry: URL): void {
  if (url.protocol === 'https:') return
  if (url.protocol === 'http:' && isLoopback(url.hostname) && isLoopback(registry.hostname)) return
  throw redirectRefusal(registry, `leads to ${quote(url.origin)}, which is not https`)
}

function redirectRefusal(registry: URL, problem: string): RegistryError {
  return new RegistryError(
    'STORE_REFUSED',
    `the OCI registry ${registry.host} ${problem}`,
    'ask the operators of the OCI registry; plain http is allowed for registries on this machine only',
  )
}

/** Only 307 and 308 keep method and body. https://www.rfc-editor.org/rfc/rfc9110#name-redirection-3xx */
function redirectTarget({ status, headers, url }: HttpResponse, request: HttpRequest): URL | undefined {
  if (!(isRead(request.method) ? [301, 302, 303, 307, 308] : [307, 308]).includes(status)) return undefined
  const location = headers.get('location') ?? ''
  if (!URL.canParse(location, String(url))) throw redirectRefusal(url, `redirects to ${quote(location)}`)
  const next = new URL(location, url)
  if (request.sameOriginOnly === true && next.origin !== request.url.origin) return undefined
  requireHttps(next, request.url)
  return next
}

/** How Node names the answer of a server that does not speak TLS. */
const NO_TLS = /^(?:EPROTO|ECONNRESET|ERR_SSL_\w+)$/
/**
 * URL of the OCI registry's API, without a trailing slash: https, and plain http only for a registry on loopback that refuses
 * https.
 */
export async function findOrigin(repository: OciRepository, transport: HttpTransport): Promise<string> {
  const origin = registryOrigin(repository)
  const { hostname } = new URL(origin)
  if (!isLoopback(hostname)) return origin
  const url = new URL(`${origin}/v2/`)
  const request = { method: 'GET', url, authorization: undefined, maxBytes: MAX_MANIFEST_BYTES } as const
  const isRefused = await send(request, transport).then(
    () => false,
    // A certificate that is not trusted is no reason to do without any.
    ({ cause }) => cause instanceof Error && 'code' in cause && NO_TLS.test(String(cause.code)),
  )
  return isRefused ? origin.replace(/^https:/, 'http:') : origin
}
