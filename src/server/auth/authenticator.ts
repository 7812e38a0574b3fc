import type { Sign } from '../../index/format/protocol.ts'
import { failure } from '../http-message.ts'
import { isSignedPath, SIGNATURE_SECONDS, signPath } from './signed-path.ts'
import { type ConsumerToken, consumerOf } from './tokens.ts'
import { WrongTokens } from './wrong-tokens.ts'

/** Who may read a private registry. */
export interface Access {
  /** As they are now. */
  tokens(): readonly ConsumerToken[]
  /** For locations in the index, which clients fetch without their token. */
  readonly signingKey: Uint8Array
}

/** What every client asks before it knows of tokens, and what watches the server. */
const OPEN_PATH = /^\/(\.well-known\/terraform\.json|healthz|readyz)$/
const PACKAGE_PATH = /\/module\.zip$/
const CHALLENGES = 'Bearer realm="module-registry", Basic realm="module-registry", charset="UTF-8"'

export type Verdict =
  | { readonly isOpen: boolean; readonly consumer?: string }
  /** What is answered instead. */
  | { readonly refusal: Response }

/** Lets requests in by the token of a consumer, and packages by a signed location as well. */
export class Gate {
  readonly #access: Access
  readonly #wrong = new WrongTokens()

  constructor(access: Access) {
    this.#access = access
  }

  admit(request: Request, { now, client }: { readonly now: number; readonly client: string }): Verdict {
    const url = new URL(request.url)
    if (OPEN_PATH.test(url.pathname)) return { isOpen: true }
    const header = request.headers.get('Authorization') ?? undefined
    const consumer = consumerOf(header, this.#access.tokens())
    if (consumer !== undefined) return { isOpen: false, consumer }
    const isPackage = PACKAGE_PATH.test(url.pathname)
    if (isPackage && isSignedPath(this.#access.signingKey, url.pathname, url.searchParams, now))
      return { isOpen: false }
    const wait = header === undefined ? undefined : this.#wrong.add(client, now)
    if (wait !== undefined)
      return { refusal: failure(429, 'too many wrong tokens', { 'Retry-After': String(wait) }) }
    const isStale = isPackage && url.searchParams.has('signature')
    const message = isStale ? 'the signature is wrong, or too old' : 'a token of this registry is needed'
    return { refusal: failure(401, message, { 'WWW-Authenticate': CHALLENGES }) }
  }

  /** @param directory absolute path of the version */
  signerOf(directory: string, now: number): Sign {
    const right = signPath(this.#access.signingKey, `${directory}/module.zip`, now + SIGNATURE_SECONDS)
    return (location) => (location.startsWith('./') ? `${location}&${right}` : location)
  }
}
