import { z } from 'zod'
import { quote, RegistryError } from '../../base/error.ts'
import { parseJson } from '../../base/schema.ts'
import { type OciRepository, registryOrigin } from '../../oci/oci-repository.ts'
import {
  bodyOfBytes,
  type HttpRequest,
  type HttpResponse,
  type HttpTransport,
  send,
  Unreachable,
} from '../http/transport.ts'
import { MAX_HEADER_LENGTH } from './limits.ts'
import { requireHttps, sendFollowingRedirects } from './redirects.ts'

/** What a client shows to an OCI registry or to its token server. */
export type Credentials =
  | { readonly kind: 'password'; readonly username: string; readonly password: string }
  /** Docker's identity token: exchanged at the token server. https://distribution.github.io/distribution/spec/auth/oauth/ */
  | { readonly kind: 'identity'; readonly token: string }
  /** Sent to the registry unchanged. */
  | { readonly kind: 'bearer'; readonly token: string }

export interface FoundCredentials {
  /** Undefined where no source has any: requests are then anonymous. */
  readonly credentials: Credentials | undefined
  /** The source that had them, or every source that was tried, for the text of an error. */
  readonly source: string
}

/** What a client may do in one repository of an OCI registry, and how it gets there. */
export interface OciAccess {
  readonly repository: OciRepository
  /** What a token must allow. */
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
    this.#found ??= this.#findCredentials()
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

  async #findCredentials(): Promise<FoundCredentials> {
    const found = await this.#access.findCredentials()
    const { secrets } = this.#access.transport
    if (found.credentials?.kind === 'password')
      secrets.add(found.credentials.password, found.credentials.username)
    else if (found.credentials !== undefined) secrets.add(found.credentials.token)
    return found
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
    const sendIt = request.method === 'POST' ? send : sendFollowingRedirects
    return this.#readToken(await sendIt(request, transport))
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
    return { method: 'GET', url, authorization }
  }
  const grant = { grant_type: 'refresh_token', refresh_token: credentials.token, client_id: CLIENT_ID }
  const form = new URLSearchParams([...Object.entries(grant), ...wanted])
  const body = bodyOfBytes(new TextEncoder().encode(String(form)))
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
  return { method: 'POST', url: realm, headers, body, authorization: undefined }
}

function basic({ username, password }: Extract<Credentials, { kind: 'password' }>): string {
  return `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`
}

/** `no credentials were found; tried: …` or `the credentials come from …`, for the text of an error. */
export function describeCredentials({ credentials, source }: FoundCredentials): string {
  return credentials === undefined
    ? `no credentials were found; tried: ${source}`
    : `the credentials come from ${source}`
}

/** What to do where an OCI registry refuses the credentials. */
export function loginHint(host: string): string {
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
