import { join } from 'node:path'
import type { OciRepository } from '../../oci/oci-repository.ts'
import type { FoundCredentials } from './authorization.ts'
import { type CredentialSources, readDockerCredentials } from './credential-sources.ts'

/**
 * The credentials with which OpenTofu reads a repository: of Docker's and Podman's configuration in the home directory, by the
 * longest path, then by the host. It does not read the variable DOCKER_CONFIG. Throws what {@link readDockerCredentials} throws.
 * https://opentofu.org/docs/cli/oci_registries/credentials/
 */
export async function findOpenTofuCredentials(
  { host, name }: OciRepository,
  environment: CredentialSources['environment'],
): Promise<FoundCredentials> {
  const home = environment['HOME'] ?? ''
  const files = home === '' ? [] : ['.docker/config.json', '.config/containers/auth.json']
  const paths = files.map((file) => join(home, file))
  const parts = name.split('/')
  const below = parts.map((_, at) => [host, ...parts.slice(0, parts.length - at)].join('/'))
  for (const key of [...below, host]) {
    for (const file of paths) {
      const found = await readDockerCredentials({ key, file, environment })
      if (found.credentials !== undefined) return found
    }
  }
  return { credentials: undefined, source: paths.join(', ') || 'no home directory' }
}
