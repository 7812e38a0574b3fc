import type { FoundCredentials } from './authorization.ts'
import { readDockerCredentials } from './docker-config.ts'

/** Where credentials may come from. Each secret goes to one host only. */
export interface CredentialSources {
  /** `MODULE_REGISTRY_OCI_USERNAME` and `…_PASSWORD`, or the inputs of the action; for this host only. */
  readonly configured:
    | { readonly username: string; readonly password: string; readonly host: string }
    | undefined
  /** For ghcr.io only. */
  readonly githubToken: string | undefined
  /** Where Docker's configuration is, and what its credential helpers need. */
  readonly environment: Readonly<Record<string, string | undefined>>
}

const GITHUB_REGISTRY = 'ghcr.io'

/**
 * The credentials for a host from the first source that has any: the explicit ones, Docker's configuration, GITHUB_TOKEN.
 * Throws INVALID_INPUT for a broken Docker configuration, MISSING_PROGRAM where its credential helper cannot be started.
 */
export async function findCredentials(host: string, sources: CredentialSources): Promise<FoundCredentials> {
  const { configured, githubToken } = sources
  const named =
    'MODULE_REGISTRY_OCI_USERNAME and MODULE_REGISTRY_OCI_PASSWORD (inputs "oci-username" and "oci-password")'
  if (configured?.host === host) {
    const { username, password } = configured
    return { credentials: { kind: 'password', username, password }, source: named }
  }
  const docker = await readDockerCredentials(host, sources.environment)
  if (docker.credentials !== undefined) return docker
  const tried = [`${named}, for the host of --oci-repository`, docker.source]
  if (host !== GITHUB_REGISTRY) return { credentials: undefined, source: tried.join(', ') }
  if (githubToken === undefined)
    return { credentials: undefined, source: [...tried, 'GITHUB_TOKEN'].join(', ') }
  // ghcr.io accepts any user name with a token.
  const credentials = { kind: 'password', username: 'x-access-token', password: githubToken } as const
  return { credentials, source: 'GITHUB_TOKEN' }
}
