import { RegistryError } from '../base/error.ts'
import { quoteUrl, withoutLastSlashes } from '../base/url.ts'
import { isLoopback } from '../module/git-remote.ts'
import type { Visibility } from './exposure.ts'

/** The services that make a signature out of the identity of a run. */
export interface Sigstore {
  readonly fulcioUrl: string
  /** A public log of all signatures. */
  readonly rekorUrl?: string | undefined
  /** A clock that signs. */
  readonly timestampUrl?: string | undefined
}

/**
 * GitHub's own choice: public repositories sign in public, private ones with a service of GitHub that publishes nothing.
 * Undefined for GitHub Enterprise Server, which has none. https://docs.github.com/actions/concepts/security/artifact-attestations
 */
export function sigstoreOf(serverUrl: string, visibility: Visibility): Sigstore | undefined {
  const { hostname } = new URL(serverUrl)
  if (hostname === 'github.com' && visibility === 'public')
    return { fulcioUrl: 'https://fulcio.sigstore.dev', rekorUrl: 'https://rekor.sigstore.dev' }
  const domain = hostname === 'github.com' ? 'githubapp.com' : hostname
  if (domain !== 'githubapp.com' && !domain.endsWith('.ghe.com')) return undefined
  return { fulcioUrl: `https://fulcio.${domain}`, timestampUrl: `https://timestamp.${domain}` }
}

/**
 * A Sigstore of one's own, by MODULE_REGISTRY_FULCIO_URL and with it one of MODULE_REGISTRY_REKOR_URL and
 * MODULE_REGISTRY_TIMESTAMP_URL; undefined without the first. Throws INVALID_INPUT.
 */
export function ownSigstore(environment: Readonly<Record<string, string | undefined>>): Sigstore | undefined {
  const [fulcioUrl, rekorUrl, timestampUrl] = ['FULCIO', 'REKOR', 'TIMESTAMP'].map((service) =>
    serviceUrl(environment, `MODULE_REGISTRY_${service}_URL`),
  )
  return fulcioUrl === undefined ? undefined : { fulcioUrl, rekorUrl, timestampUrl }
}

function serviceUrl(
  environment: Readonly<Record<string, string | undefined>>,
  name: string,
): string | undefined {
  const text = environment[name] ?? ''
  if (text === '') return undefined
  const url = URL.canParse(text) ? new URL(text) : undefined
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname))
  if (url !== undefined && isSafe) return withoutLastSlashes(url.href)
  throw new RegistryError(
    'INVALID_INPUT',
    `environment variable ${name} is ${quoteUrl(text)}, not an https URL`,
    'write it as https://fulcio.example.com, or leave it out',
  )
}
