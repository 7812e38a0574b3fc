import type { FoundCredentials } from './authorization.ts'
import { readDockerCredentials } from './docker-config.ts'

/** Where credentials may come from; secrets are for the one host that they are named for. */
export interface CredentialSources {
  /** `MODULE_REGISTRY_OCI_USERNAME` and `…_PASSWORD`, or the inputs of the action, for the host that the caller named. */
  readonly given: { readonly username: string; readonly password: string; readonly host: string } | undefined
  /** For ghcr.io alone. */
  readonly githubToken: string | undefined
  /** For Docker's configuration and its credential helpers. */
  readonly environment: Readonly<Record<string, string | undefined>>
}

const GITHUB_REGISTRY = 'ghcr.io'

/** The first source that knows the host. Throws INVALID_INPUT for a broken Docker configuration. */
export async function findCredentials(host: string, sources: CredentialSources): Promise<FoundCredentials> {
  const { given, githubToken } = sources
  const named =
    'MODULE_REGISTRY_OCI_USERNAME and MODULE_REGISTRY_OCI_PASSWORD (inputs "oci-username" and "oci-password")'
  if (given?.host === host) {
    const { username, password } = given
    return { credentials: { kind: 'password', username, password }, source: named }
  }
  const docker = await readDockerCredentials(host, sources.environment)
  if (docker.credentials !== undefined) return docker
  const looked = [`${named}, for the host of --oci-repository`, docker.source]
  if (host !== GITHUB_REGISTRY) return { credentials: undefined, source: looked.join(', ') }
  if (githubToken === undefined)
    return { credentials: undefined, source: [...looked, 'GITHUB_TOKEN'].join(', ') }
  // Any user name will do beside a token.
  const credentials = { kind: 'password', username: 'x-access-token', password: githubToken } as const
  return { credentials, source: 'GITHUB_TOKEN' }
}
