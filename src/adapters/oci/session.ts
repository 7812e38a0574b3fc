import { z } from 'zod'
import { quote, RegistryError } from '../../base/error.ts'
import { listOf, parseJson } from '../../base/schema.ts'
import { holdsCredentials, NOT_SHOWN } from '../../base/secret-mask.ts'
import { formatOciRepository, type OciRepository } from '../../oci/oci-repository.ts'
import { type DelayPolicy, delayMs } from '../http/backoff.ts'
import { type HttpRequest, type HttpResponse, type HttpTransport, Unreachable } from '../http/transport.ts'
import { Authorization, describeCredentials, loginHint, type OciAccess } from './authorization.ts'
import { MAX_LOGINS, MAX_REQUEST_TRIES } from './limits.ts'
import { sendFollowingRedirects } from './redirects.ts'
import { findOrigin } from './registry-scheme.ts'

export interface OciRequest extends Omit<HttpRequest, 'url' | 'authorization'> {
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
  async send(request: OciRequest): Promise<HttpResponse> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.#sendOnce(request)
      } catch (error) {
        if (request.isSentOnce || !(error instanceof Unreachable) || attempt >= MAX_REQUEST_TRIES) throw error
        await this.pause(attempt, error)
      }
    }
  }

  /** Waits before the next try: as long as the registry asks for, else longer each time. */
  async pause(attempt: number, { retryAfterMs }: Unreachable): Promise<void> {
    await this.#transport.wait(Math.min(WAITS.longestMs, Math.max(retryAfterMs, delayMs(WAITS, attempt))))
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
    const authorize = async () => (isSameOrigin ? this.#authorization.header() : undefined)
    let authorization = await authorize()
    for (let logins = 0; ; logins += 1) {
      const response = await sendFollowingRedirects({ ...request, url, authorization }, this.#transport)
      if (isTemporary(response.status))
        throw new Unreachable(url, this.#reasonOf(response), { retryAfterMs: retryAfterMs(response) })
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

function isTemporary(status: number): boolean {
  return [408, 429, 500, 502, 503, 504].includes(status)
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
