import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Sign } from '../../index/format/protocol.ts'
import type { HttpRequest, HttpResponse } from '../http-message.ts'
import { failure } from '../http-response.ts'
import { type ConsumerToken, consumerOf } from './tokens.ts'

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
