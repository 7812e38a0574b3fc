import { type Fetch, httpIndex } from '../adapters/http/http-index.ts'
import { RegistryError } from '../base/error.ts'
import { parseRegistryUrl } from '../index/format/registry-url.ts'
import { createApp } from '../server/app.ts'
import { parseTokens } from '../server/auth/tokens.ts'
import type { Compressor, DownloadCounts } from '../server/ports.ts'

export interface RegistrySettings {
  /** Where the files of the index lie: any web host, or an object store behind `fetch`. */
  readonly indexUrl: string
  /** For an index that needs credentials; without it the platform's own. */
  readonly fetch?: Fetch
  /** How long, in seconds, one moment of the index is taken for the present; without it 60. */
  readonly poll?: number
  /** A `name token` pair a line; without it the registry is public. */
  readonly tokens?: string
  /** Secret for package URLs, at least 16 characters; needed with `tokens`. */
  readonly signingKey?: string
  readonly downloads?: DownloadCounts
  /** Platforms that compress by themselves need none. */
  readonly compressor?: Compressor
}

export interface Registry {
  fetch(request: Request): Promise<Response>
}

const POLL_SECONDS = 60
const MIN_KEY_LENGTH = 16

/**
 * The registry HTTP API as a function Request → Response, for Workers, Lambda and wherever there is `fetch`: it keeps nothing
 * on disk and starts no program. Throws INVALID_INPUT for settings that do not go together.
 */
export function createRegistry(settings: RegistrySettings): Registry {
  const now = () => Math.floor(Date.now() / 1000)
  const { downloads, compressor, poll: seconds = POLL_SECONDS } = settings
  const fetch = settings.fetch ?? ((url) => globalThis.fetch(url))
  const access = accessOf(settings)
  const app = createApp({
    index: httpIndex({ url: parseRegistryUrl(settings.indexUrl), fetch, seconds, now }),
    now,
    ...(access === undefined ? {} : { access }),
    ...(downloads === undefined ? {} : { downloads }),
    ...(compressor === undefined ? {} : { compressor }),
  })
  return { fetch: async (request) => app.fetch(request) }
}

function accessOf({ tokens, signingKey = '' }: RegistrySettings) {
  if (tokens === undefined) return undefined
  if (signingKey.length < MIN_KEY_LENGTH) {
    throw new RegistryError(
      'INVALID_INPUT',
      `signingKey has ${signingKey.length} character(s), fewer than ${MIN_KEY_LENGTH}`,
      'give every server of the registry the same secret: openssl rand -hex 32',
    )
  }
  const known = parseTokens(tokens)
  return { tokens: () => known, signingKey: new TextEncoder().encode(signingKey) }
}
