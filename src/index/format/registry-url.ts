import { RegistryError } from '../../base/error.ts'
import { isPlainPath, quoteUrl } from '../../base/url.ts'
import { isLoopback } from '../../module/git-remote.ts'

/**
 * Reads the public URL of a registry: https, or http on loopback, without user, query and fragment; a path is allowed. The
 * result is canonical and has no slash at the end: `${url}/v1/modules/` is a URL. Throws INVALID_INPUT.
 */
export function parseRegistryUrl(text: string): string {
  const problem = registryUrlProblem(text)
  if (problem === undefined) return new URL(text).href.replace(/\/$/, '')
  throw new RegistryError(
    'INVALID_INPUT',
    `registry URL ${quoteUrl(text)} is not valid: ${problem}`,
    'write it as https://modules.example.com',
  )
}

/** Hosts that answer discovery themselves, or none for anybody else. */
const HOSTS_OF_OTHERS = [
  'github.com',
  'www.github.com',
  'gitlab.com',
  'bitbucket.org',
  'codeberg.org',
  'registry.terraform.io',
  'app.terraform.io',
  'registry.opentofu.org',
]

/** {@link parseRegistryUrl} for a registry of one's own. Throws INVALID_INPUT for a host that belongs to somebody else, or has no dot, too. */
export function parseOwnUrl(text: string): string {
  const url = parseRegistryUrl(text)
  const { hostname } = new URL(url)
  if (!hostname.includes('.'))
    throw new RegistryError(
      'INVALID_INPUT',
      `registry URL ${quoteUrl(text)} is not valid: clients take no address whose host has no dot for that of a registry`,
      'use a name with a dot: https://modules.example.com; on this machine the IPv4 address, such as https://127.0.0.1:8443',
    )
  if (!HOSTS_OF_OTHERS.includes(hostname)) return url
  throw new RegistryError(
    'INVALID_INPUT',
    `registry URL ${quoteUrl(text)} is not valid: ${hostname} belongs to somebody else, and clients ask it for its own modules`,
    'use a host of your own, which serves the index: https://modules.example.com',
  )
}

function registryUrlProblem(text: string): string | undefined {
  // The URL parser drops or changes these without an error.
  if (/[\s\p{C}\\]/u.test(text)) return 'it contains a blank, a control character or a backslash'
  if (!URL.canParse(text)) return 'it is not an absolute URL'
  const url = new URL(text)
  const isHttps = url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname))
  if (!isHttps) return 'it must be https (http only on loopback)'
  if (url.username !== '' || url.password !== '') return 'a user or password may not be in it'
  if (/[?#]/.test(text)) return 'a query or fragment may not be in it'
  const path = url.pathname.replace(/\/$/, '')
  return path === '' || isPlainPath(path) ? undefined : 'its path has an empty part or an unusual character'
}
