import { quote, RegistryError } from '../../base/error.ts'
import { formatOciRepository, type OciRepository, registryOrigin } from '../../oci/oci-repository.ts'
import { Authorization, describeCredentials, loginHint } from './authorization.ts'
import type { FoundCredentials } from './credentials.ts'
import { type HttpRequest, type HttpResponse, type HttpTransport, Unreachable } from './http.ts'
import { sendFollowingRedirects } from './redirects.ts'
import { registryErrors } from './registry-errors.ts'

export interface OciRequest extends Pick<HttpRequest, 'method' | 'body' | 'staysHome' | 'maxBytes' | 'into'> {
  /** A path below the repository (`blobs/uploads/`), or a URL that the registry gave. */
  readonly url: string | URL
  readonly headers?: Readonly<Record<string, string>>
  /** A further repository that the call reads. */
  readonly mountFrom?: string | undefined
  /** Whether the same call may be sent again after a failure of which the effect is not known. */
  readonly isRepeatable: boolean
}

export interface OciSessionSettings {
  readonly repository: OciRepository
  /** Scopes that a token server is asked for. */
  readonly access: 'pull' | 'pull,push'
  readonly findCredentials: () => Promise<FoundCredentials>
  readonly transport: HttpTransport
}

const MAX_TRIES = 4
const MAX_LOGINS = 2
const FIRST_WAIT_MS = 500
const LONGEST_WAIT_MS = 30_000

/** Requests to one repository: logged in where the registry asks for it, sent again where that is safe. */
export class OciSession {
  readonly repository: OciRepository
  readonly #root: URL
  readonly #access: OciSessionSettings['access']
  readonly #authorization: Authorization
  readonly #transport: HttpTransport

  constructor({ repository, access, findCredentials, transport }: OciSessionSettings) {
    this.repository = repository
    this.#root = new URL(`${registryOrigin(repository)}/v2/${repository.name}/`)
    this.#access = access
    this.#authorization = new Authorization(this.#root, findCredentials, transport)
    this.#transport = transport
  }

  /**
   * The registry's answer, whatever its status, but for 401, 429 and those of 5xx that may pass: these throw PERMISSION and
   * STORE_UNREACHABLE at the end of all tries.
   */
  async send(call: OciRequest): Promise<HttpResponse> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.#once(call)
      } catch (error) {
        if (!call.isRepeatable || !(error instanceof Unreachable) || attempt >= MAX_TRIES) throw error
        await this.pause(attempt, error)
      }
    }
  }

  /** Waits before the next try: as long as the registry asked for, else longer each time. */
  async pause(attempt: number, { retryAfterMs }: Unreachable): Promise<void> {
    const jitter = Math.random() * FIRST_WAIT_MS * 2 ** attempt
    await this.#transport.wait(Math.min(LONGEST_WAIT_MS, Math.max(retryAfterMs, jitter)))
  }

  /** The refusal that an answer means. @param doing "pushing a blob" */
  async refusal(answer: HttpResponse, doing: string): Promise<RegistryError> {
    const name = quote(formatOciRepository(this.repository))
    const said = registryErrors(answer)
    if (answer.status === 401 || answer.status === 403) {
      const credentials = describeCredentials(await this.#authorization.credentials())
      const message = `${doing}: the registry refuses it for ${name} (${said}); ${credentials}`
      return new RegistryError('PERMISSION', message, loginHint(this.repository.host))
    }
    const hint =
      answer.status === 404
        ? 'create the repository first where the registry asks for that (Amazon ECR), or correct --oci-repository'
        : 'ask those who run the registry, or name another with --oci-repository'
    return new RegistryError('STORE_REFUSED', `${doing}: the registry answers for ${name}: ${said}`, hint)
  }

  /** A URL that the registry gave in a header. Throws STORE_REFUSED where it is none. */
  locationOf(answer: HttpResponse): URL {
    const location = answer.headers.get('location')
    if (location !== null && URL.canParse(location, String(answer.url))) return new URL(location, answer.url)
    throw new RegistryError(
      'STORE_REFUSED',
      `the registry ${this.repository.host} answers ${answer.status} without a location to go on at`,
      'ask those who run the registry',
    )
  }

  async #once(call: OciRequest): Promise<HttpResponse> {
    const url = new URL(call.url, this.#root)
    const { method, body, maxBytes, into, staysHome = false, headers = {} } = call
    const isHome = url.origin === this.#root.origin
    const authorize = async () => (isHome ? this.#authorization.header(this.#scopes(call)) : undefined)
    let authorization = await authorize()
    for (let logins = 0; ; logins += 1) {
      const request = { method, url, headers, authorization, body, maxBytes, into, staysHome }
      const answer = await sendFollowingRedirects(request, this.#transport)
      if (isPassing(answer.status))
        throw new Unreachable(url, registryErrors(answer), { retryAfterMs: retryAfterMs(answer) })
      if (answer.status !== 401) return answer
      const refused = authorization
      this.#authorization.readChallenge(answer.headers.get('www-authenticate'))
      authorization = await authorize()
      const isNew = authorization !== undefined && authorization !== refused
      if (!isNew || logins >= MAX_LOGINS) throw await this.refusal(answer, `${method} ${url.pathname}`)
    }
  }

  #scopes({ mountFrom }: OciRequest): string[] {
    const own = `repository:${this.repository.name}:${this.#access}`
    return mountFrom === undefined ? [own] : [own, `repository:${mountFrom}:pull`]
  }
}

function isPassing(status: number): boolean {
  return [408, 429, 500, 502, 503, 504].includes(status)
}

/** https://www.rfc-editor.org/rfc/rfc9110#name-retry-after, in seconds; dates are passed over. */
function retryAfterMs({ headers }: HttpResponse): number {
  const seconds = Number(headers.get('retry-after') ?? 0)
  return Number.isFinite(seconds) ? seconds * 1000 : 0
}
