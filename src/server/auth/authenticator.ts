import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { counted } from '../../base/count.ts'
import { quote, RegistryError } from '../../base/error.ts'
import type { Sign } from '../../index/format/protocol.ts'
import type { HttpRequest, HttpResponse } from '../http-message.ts'
import { failure } from '../http-response.ts'

/** Time in which all signed paths are the same, so that answers can be cached. */
const TURN_SECONDS = 10

/** Time that a signed path is valid: long enough for a slow client to come to its packages. Later it is answered with 401. */
const SIGNATURE_SECONDS = 600

export interface Credentials {
  /** The tokens that are valid now. */
  tokens(): readonly ConsumerToken[]
  /** Signs the locations of packages in the index, which clients fetch without their token. */
  readonly signingKey: Uint8Array
}

/** Clients ask for discovery before they know of tokens; monitoring has none. */
const OPEN_PATH = /^\/(\.well-known\/terraform\.json|healthz|readyz)$/
const PACKAGE_PATH = /\/module\.zip$/
const CHALLENGES = 'Bearer realm="module-registry", Basic realm="module-registry", charset="UTF-8"'

type Authentication =
  /** Allowed. `isPrivate` answers must not be cached by others. */
  | { readonly isPrivate: boolean; readonly consumer?: string }
  /** Not allowed: the 401 to answer with. */
  | { readonly refusal: HttpResponse }

/** Allows the requests that have a valid token, and requests for packages that have a signed path. */
export class Authenticator {
  readonly #credentials: Credentials

  constructor(credentials: Credentials) {
    this.#credentials = credentials
  }

  authenticate(request: HttpRequest, { pathname, searchParams }: URL, now: number): Authentication {
    if (OPEN_PATH.test(pathname)) return { isPrivate: false }
    const header = request.headers.authorization
    const consumer = consumerOf(header, this.#credentials.tokens())
    if (consumer !== undefined) return { isPrivate: true, consumer }
    const isPackage = PACKAGE_PATH.test(pathname)
    if (isPackage && isSignedPath(this.#credentials.signingKey, pathname, searchParams, now))
      return { isPrivate: true }
    const isStale = isPackage && searchParams.has('signature')
    const message = isStale ? 'the signature is wrong, or too old' : 'a token of this registry is needed'
    return { refusal: failure(401, message, { 'www-authenticate': CHALLENGES }) }
  }

  /** Who may have an answer that was made for another request: the consumer whose token this one has. Undefined: `authenticate` decides. */
  admit({ target, headers }: HttpRequest): { readonly consumer: string | undefined } | undefined {
    if (OPEN_PATH.test(target)) return { consumer: undefined }
    const consumer = consumerOf(headers.authorization, this.#credentials.tokens())
    return consumer === undefined ? undefined : { consumer }
  }

  /** Adds the right to fetch `path`, the absolute path of a package in the index, to the location of that package. */
  signer(path: string, now: number): Sign {
    const expires = String(this.endOfTurn(now) - TURN_SECONDS + SIGNATURE_SECONDS)
    const signature = signatureOf(this.#credentials.signingKey, path, expires)
    return (location) =>
      location.startsWith('./') ? `${location}&expires=${expires}&signature=${signature}` : location
  }

  /** Until when an answer with a signature can be given again: all signatures of these ten seconds expire at the same time. */
  endOfTurn(now: number): number {
    return now - (now % TURN_SECONDS) + TURN_SECONDS
  }
}

/** True if the query has one valid signature for this path that has not expired. Compares in constant time. */
function isSignedPath(key: Uint8Array, path: string, query: URLSearchParams, now: number): boolean {
  const [expires, more] = query.getAll('expires')
  const [signature, again] = query.getAll('signature')
  if (expires === undefined || signature === undefined || more !== undefined || again !== undefined)
    return false
  if (!/^\d{1,15}$/.test(expires) || !/^[0-9a-f]{64}$/.test(signature)) return false
  const isRight = timingSafeEqual(
    Buffer.from(signature, 'hex'),
    Buffer.from(signatureOf(key, path, expires), 'hex'),
  )
  return isRight && Number(expires) >= now
}

function signatureOf(key: Uint8Array, path: string, expires: string): string {
  return createHmac('sha256', key).update(`${path}\n${expires}`).digest('hex')
}

/**
 * Characters of the shortest token in --token-file: 20 letters and digits at random are 119 bits. A shorter one is INVALID_INPUT.
 */
const MIN_TOKEN_LENGTH = 20

export interface ConsumerToken {
  /** Who the consumer is; the access log shows it. */
  readonly name: string
  /** SHA-256 of the token: it has the same length for all, and is useless to whoever reads the memory. */
  readonly digest: Uint8Array
}

const PAIR = 'write one pair on each line: name token'
const LONGER = 'make the token with `openssl rand -hex 32`'

/**
 * Parses a token file: one `name token` pair on each line; blank lines and lines that begin with `#` are skipped. A token may
 * stand as `sha256:` and its digest in hex. A name may have several tokens. Throws INVALID_INPUT with the line's number, and
 * without any token in the message.
 */
export function parseTokens(text: string): ConsumerToken[] {
  const lines = text.split(/\r?\n/).map((line, at) => ({ fields: line.trim().split(/\s+/), at: at + 1 }))
  const pairs = lines.filter(({ fields: [first = ''] }) => first !== '' && !first.startsWith('#'))
  if (pairs.length === 0) throw invalid('the token file has no token')
  const byDigest = new Map<string, number>()
  return pairs.map(({ fields, at }) => {
    const where = `line ${at} of the token file`
    const token = parsePair(fields, where)
    const known = byDigest.get(token.digest.join())
    if (known !== undefined) throw invalid(`${where} has the token of line ${known} again`)
    byDigest.set(token.digest.join(), at)
    return token
  })
}

function parsePair(fields: readonly string[], where: string): ConsumerToken {
  const [name = '', token = ''] = fields
  if (fields.length !== 2) throw invalid(`${where} has ${counted(fields.length, 'word')} instead of 2`)
  if (!/^[\w.@-]+$/.test(name))
    throw invalid(
      `${where} has the name ${quote(name)}, which is not made of letters, digits and . _ @ - alone`,
    )
  if (/[^\x21-\x7e]/.test(token))
    throw invalid(`${where} has a token with a character that is not allowed in a header`)
  if (token.startsWith('sha256:')) return { name, digest: parseDigest(token, where) }
  if (token.length < MIN_TOKEN_LENGTH)
    throw invalid(
      `${where} has a token of ${counted(token.length, 'character')}, fewer than ${MIN_TOKEN_LENGTH}`,
      LONGER,
    )
  return { name, digest: digestOf(token) }
}

function parseDigest(token: string, where: string): Uint8Array {
  const [, hex] = /^sha256:([0-9a-f]{64})$/i.exec(token) ?? []
  if (hex !== undefined) return Buffer.from(hex, 'hex')
  const hint = `${LONGER}, and its digest with \`printf %s "$TOKEN" | sha256sum\``
  throw invalid(`${where} has a digest that is not sha256: and 64 hex digits`, hint)
}

function invalid(problem: string, hint = PAIR): RegistryError {
  return new RegistryError('INVALID_INPUT', problem, hint)
}

/**
 * The consumer whose token this `Authorization` header has: as a bearer token, or as the password of Basic authentication,
 * which is how `.netrc` sends it. Undefined if the token is not valid. Takes the same time for wrong and right tokens.
 */
export function consumerOf(header: string | undefined, tokens: readonly ConsumerToken[]): string | undefined {
  const sent = digestOf(tokenIn(header ?? ''))
  const found = tokens.filter(({ digest }) => timingSafeEqual(digest, sent))
  return found[0]?.name
}

function tokenIn(header: string): string {
  const [, scheme = '', credentials = ''] = /^(\w+) +(\S+) *$/.exec(header) ?? []
  if (scheme.toLowerCase() === 'bearer') return credentials
  if (scheme.toLowerCase() !== 'basic') return ''
  const text = Buffer.from(credentials, 'base64').toString()
  return text.slice(text.indexOf(':') + 1)
}

function digestOf(token: string): Uint8Array {
  return createHash('sha256').update(token).digest()
}
