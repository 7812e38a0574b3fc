import { quote, RegistryError } from '../base/error.ts'
import { quoteUrl, withoutLastSlashes } from '../base/url.ts'
import { isLoopback } from '../module/git-remote.ts'

/** Characters of host and name of an OCI repository together, as in many clients. A longer one is refused. */
const MAX_REPOSITORY_LENGTH = 255

/** A repository of an OCI registry. Each module has one of its own. */
export interface OciRepository {
  /** `host` or `host:port`, lower case; an IPv6 address is in brackets. */
  readonly host: string
  /** `acme/vpc`: what the distribution spec calls its name. */
  readonly name: string
}

const HOST = /^(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:]+\])(?::[0-9]{1,5})?$/
/** https://github.com/opencontainers/distribution-spec/blob/main/spec.md#pulling-manifests */
const NAME = /^[a-z0-9]+(?:(?:\.|_|__|-+)[a-z0-9]+)*(?:\/[a-z0-9]+(?:(?:\.|_|__|-+)[a-z0-9]+)*)*$/

/** Whether text is a valid name of a repository by the distribution specification. */
export function isOciName(name: string): boolean {
  return name.length <= MAX_REPOSITORY_LENGTH && NAME.test(name)
}

/** Reads `HOST/PATH`, such as `ghcr.io/acme/vpc`, without scheme, tag and digest. Throws INVALID_INPUT. */
export function parseOciRepository(text: string): OciRepository {
  const problem = repositoryProblem(text)
  if (problem === undefined) return split(text)
  throw new RegistryError(
    'INVALID_INPUT',
    `${quoteUrl(text)} is not a repository of an OCI registry: ${problem}`,
    `write it as ${exampleOf(text)}`,
  )
}

function split(text: string): OciRepository {
  const slash = text.indexOf('/')
  return { host: text.slice(0, Math.max(slash, 0)), name: text.slice(slash + 1) }
}

function repositoryProblem(text: string): string | undefined {
  const { host, name } = split(text)
  if (/^http:\/\//i.test(text)) return 'OCI registries are reached over https (plain http only on loopback)'
  if (text.includes('://')) return 'it must not have a scheme'
  if (text.includes('@')) return 'it must not have a user or a digest'
  if (/[A-Z]/.test(text)) return 'it must be in lower case'
  if (!HOST.test(host) || !isHostName(host) || !URL.canParse(`oci://${host}/`))
    return 'it must begin with the host of the OCI registry'
  if (text.length > MAX_REPOSITORY_LENGTH) return `it has more than ${MAX_REPOSITORY_LENGTH} characters`
  if (name.includes(':')) return 'it must not have a tag'
  return isOciName(name) ? undefined : `${quote(name)} is not the name of a repository`
}

/** Without this check `acme/vpc` would be the repository "vpc" on a host "acme". */
function isHostName(host: string): boolean {
  return /[.:]/.test(host) || isLoopback(host)
}

/** The text with its mistakes corrected where that gives a repository; else an example. */
function exampleOf(text: string): string {
  const plain = text
    .toLowerCase()
    .replace(/^[a-z]+:\/\//, '')
    .replace(/[@?#].*/, '')
    .replace(/(\/[^/]*):[^/]*$/, '$1')
  const corrected = withoutLastSlashes(plain)
  return repositoryProblem(corrected) === undefined ? corrected : 'ghcr.io/acme/vpc'
}

/** Formats a repository as `HOST/PATH`: the inverse of {@link parseOciRepository}. */
export function formatOciRepository({ host, name }: OciRepository): string {
  return `${host}/${name}`
}

/** URL of the OCI registry's API, without a trailing slash, as OpenTofu knows it: https, on loopback too. */
export function registryOrigin({ host }: OciRepository): string {
  // Docker Hub serves its API on another host.
  return `https://${host === 'docker.io' ? 'registry-1.docker.io' : host}`
}
