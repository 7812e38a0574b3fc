import { z } from 'zod'
import { quote, RegistryError } from '../../base/error.ts'
import { type Challenge, parseChallenges } from '../../oci/challenge.ts'
import type { Credentials, FoundCredentials } from './credentials.ts'
import { type HttpResponse, type HttpTransport, Unreachable } from './http.ts'
import { requireHttps, sendFollowingRedirects } from './redirects.ts'

const tokenAnswer = z
  .looseObject({ token: z.string().optional(), access_token: z.string().optional() })
  .transform((answer) => answer.token ?? answer.access_token)
  // It becomes part of a header.
  .pipe(z.string().regex(/^[\x21-\x7e]+$/))

const CLIENT_ID = 'module-registry'

/**
 * The way into one registry: anonymous until it asks, then what it asks for. Basic, and Bearer with a token server.
 * https://distribution.github.io/distribution/spec/auth/token/
 */
export class Authorization {
  readonly #origin: URL
  readonly #find: () => Promise<FoundCredentials>
  readonly #transport: HttpTransport
  #found: Promise<FoundCredentials> | undefined
  #challenge: Challenge | undefined
  readonly #tokens = new Map<string, string>()

  /** @param find called when the registry asks for the first time */
  constructor(origin: URL, find: () => Promise<FoundCredentials>, transport: HttpTransport) {
    this.#origin = origin
    this.#find = find
    this.#transport = transport
  }

  /** What is known of the credentials, for the text of a refusal. */
  credentials(): Promise<FoundCredentials> {
    this.#found ??= this.#find()
    return this.#found
  }

  /** Value of the Authorization header for these scopes; undefined while the registry has not asked. */
  async header(scopes: readonly string[]): Promise<string | undefined> {
    if (this.#challenge === undefined) return undefined
    const { credentials } = await this.credentials()
    if (this.#challenge.scheme === 'basic')
      return credentials?.kind === 'password' ? basic(credentials) : undefined
    if (credentials?.kind === 'bearer') return `Bearer ${credentials.token}`
    const key = scopes.join(' ')
    const token = this.#tokens.get(key) ?? (await this.#fetchToken(this.#challenge, { scopes, credentials }))
    this.#tokens.set(key, token)
    return `Bearer ${token}`
  }

  /** Learns from a 401 what the registry asks for. A token that was refused is forgotten. */
  readChallenge(header: string | null): void {
    const challenges = parseChallenges(header ?? '')
    this.#tokens.clear()
    this.#challenge = challenges.find(({ scheme }) => scheme === 'bearer') ?? challenges.find(isBasic)
  }

  async #fetchToken(challenge: Challenge, wish: TokenRequest): Promise<string> {
    const realm = challenge.parameters.get('realm') ?? ''
    if (!URL.canParse(realm)) throw badTokenServer(quote(realm), 'is no URL')
    const url = new URL(realm)
    requireHttps(url, this.#origin)
    const service = challenge.parameters.get('service')
    const answer =
      wish.credentials?.kind === 'identity'
        ? await this.#tradeToken(url, wish.credentials.token, { ...wish, service })
        : await this.#askToken(url, { ...wish, service })
    return this.#tokenOf(answer)
  }

  #askToken(url: URL, { scopes, credentials, service }: TokenRequest & { service: string | undefined }) {
    if (service !== undefined) url.searchParams.set('service', service)
    for (const scope of scopes) url.searchParams.append('scope', scope)
    const authorization = credentials?.kind === 'password' ? basic(credentials) : undefined
    return sendFollowingRedirects({ method: 'GET', url, headers: {}, authorization }, this.#transport)
  }

  #tradeToken(url: URL, token: string, { scopes, service }: TokenRequest & { service: string | undefined }) {
    const form = new URLSearchParams({
      grant_type: 'refresh_token',
      refresh_token: token,
      client_id: CLIENT_ID,
    })
    if (service !== undefined) form.set('service', service)
    form.set('scope', scopes.join(' '))
    const bytes = new TextEncoder().encode(form.toString())
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
    const body = {
      size: bytes.length,
      open: async function* () {
        yield bytes
      },
    }
    return sendFollowingRedirects(
      { method: 'POST', url, headers, body, authorization: undefined },
      this.#transport,
    )
  }

  async #tokenOf({ status, bytes, url }: HttpResponse): Promise<string> {
    if (status >= 500 || status === 429) throw new Unreachable(url, `it answers ${status}`)
    if (status >= 400) throw await this.#refused(url, status)
    try {
      return tokenAnswer.parse(JSON.parse(new TextDecoder().decode(bytes)))
    } catch {
      throw badTokenServer(quote(url.origin), `answers ${status} without a token`)
    }
  }

  async #refused(url: URL, status: number): Promise<RegistryError> {
    return new RegistryError(
      'PERMISSION',
      `the token server ${quote(url.origin)} answers ${status}; ${describeCredentials(await this.credentials())}`,
      loginHint(this.#origin.host),
    )
  }
}

interface TokenRequest {
  readonly scopes: readonly string[]
  readonly credentials: Credentials | undefined
}

function isBasic({ scheme }: Challenge): boolean {
  return scheme === 'basic'
}

function basic({ username, password }: Extract<Credentials, { kind: 'password' }>): string {
  return `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`
}

/** `no credentials were found (looked at: …)`, or which were used. */
export function describeCredentials({ credentials, source }: FoundCredentials): string {
  return credentials === undefined
    ? `no credentials were found, looked at: ${source}`
    : `the credentials come from ${source}`
}

export function loginHint(host: string): string {
  return host === 'ghcr.io'
    ? 'give the job "permissions: { packages: write }" (a package of another repository: "Manage Actions access" in its settings), or log in: docker login ghcr.io'
    : `log in with an account that may push: docker login ${host}, or set MODULE_REGISTRY_OCI_USERNAME and MODULE_REGISTRY_OCI_PASSWORD`
}

function badTokenServer(name: string, problem: string): RegistryError {
  return new RegistryError(
    'STORE_REFUSED',
    `the token server ${name} that the registry names ${problem}`,
    'ask those who run the registry',
  )
}
