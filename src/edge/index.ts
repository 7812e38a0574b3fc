import { type Fetch, httpIndex } from '../adapters/http/http-index.ts'
import { counted } from '../base/count.ts'
import { quote, RegistryError } from '../base/error.ts'
import { parseRegistryUrl } from '../index/format/registry-url.ts'
import { type App, createApp } from '../server/app.ts'
import { type Credentials, parseTokens } from '../server/auth/authenticator.ts'
import { pickHeaders } from '../server/http-message.ts'
import { rangeOf } from '../server/http-response.ts'
import type { Compressor } from '../server/ports.ts'

/** Characters of the shortest `signingKey`. A shorter one is INVALID_INPUT. */
const MIN_KEY_LENGTH = 16

/** The largest `poll`, in seconds. A larger one is INVALID_INPUT. */
const MAX_POLL_SECONDS = 86_400

/** Time between two reads of the index, if `poll` does not set it. */
const POLL_SECONDS = 60

export interface RegistrySettings {
  /** URL of the files of the index: on a web host, or in an object store behind `fetch`. */
  readonly indexUrl: string
  /** Reads a file of the index, if that needs credentials. Default: the platform's `fetch`. */
  readonly fetch?: Fetch
  /** Seconds until the index is read anew, a whole number. Default: 60. */
  readonly poll?: number
  /** One `name token` pair on each line. Absent: the registry is public. Undefined is INVALID_INPUT. */
  readonly tokens?: string
  /** Secret that signs package URLs, at least 16 characters. Required with `tokens`, and refused without them. */
  readonly signingKey?: string
  /** Absent: answers are not compressed. Most platforms compress themselves. */
  readonly compressor?: Compressor
}

export interface Registry {
  fetch(request: Request): Promise<Response>
}

/**
 * The registry HTTP API as a function Request → Response, for Workers, Lambda and other runtimes with `fetch`. It writes
 * nothing to disk and starts no program. Throws INVALID_INPUT for wrong settings.
 */
export function createRegistry(settings: RegistrySettings): Registry {
  const now = () => Math.floor(Date.now() / 1000)
  const { compressor, poll: pollSeconds = POLL_SECONDS } = settings
  if (!Number.isInteger(pollSeconds) || pollSeconds < 1 || pollSeconds > MAX_POLL_SECONDS) {
    throw new RegistryError(
      'INVALID_INPUT',
      `poll is ${quote(String(pollSeconds))}, which is not a whole number between 1 and ${MAX_POLL_SECONDS}`,
      `leave it out, which means ${POLL_SECONDS}`,
    )
  }
  const fetch = settings.fetch ?? ((url) => globalThis.fetch(url))
  // A variable that the platform does not know is undefined.
  const index = httpIndex({ url: parseRegistryUrl(String(settings.indexUrl)), fetch, pollSeconds, now })
  const credentials = credentialsOf(settings)
  return { fetch: fetchHandler(createApp({ index, now, credentials, compressor })) }
}

function credentialsOf(settings: RegistrySettings): Credentials | undefined {
  const { tokens, signingKey = '' } = settings
  if (tokens === undefined) {
    if (!('tokens' in settings) && !('signingKey' in settings)) return undefined
    throw new RegistryError(
      'INVALID_INPUT',
      'tokens is undefined, as a secret is that the platform does not know: everybody could read the registry',
      'bind the secret; for a public registry leave out "tokens" and "signingKey"',
    )
  }
  if (signingKey.length < MIN_KEY_LENGTH) {
    throw new RegistryError(
      'INVALID_INPUT',
      `signingKey has ${counted(signingKey.length, 'character')}, fewer than ${MIN_KEY_LENGTH}`,
      'give every server of the registry the same secret: openssl rand -hex 32',
    )
  }
  const known = parseTokens(tokens)
  return { tokens: () => known, signingKey: new TextEncoder().encode(signingKey) }
}

/** The app as a function of the Fetch standard, for Workers, Lambda and wherever there is `fetch`. */
export function fetchHandler(app: App): (request: Request) => Promise<Response> {
  return async ({ method, url, headers }) => {
    const { pathname, search } = new URL(url)
    const target = `${pathname}${search}`
    const request = { method, target, headers: pickHeaders((name) => headers.get(name)), client: '' }
    const range = {
      range: headers.get('range') ?? undefined,
      'if-range': headers.get('if-range') ?? undefined,
    }
    const response = rangeOf(await app.respond(request), method === 'GET' ? range : {})
    const isEmpty = method === 'HEAD' || response.status === 204 || response.status === 304
    return new Response(isEmpty ? null : new Uint8Array(response.body), response)
  }
}
