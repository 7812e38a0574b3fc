import { RegistryError } from '../../base/error.ts'
import { formatOciRepository, type OciRepository } from '../../oci/oci-repository.ts'
import type { HttpTransport } from '../http/transport.ts'
import { OciClient } from './client.ts'

/**
 * Logs that clients need a login to install this package, where that is so: a first push to ghcr.io is always private.
 * An unreachable registry counts as private.
 */
export async function warnIfPrivate(
  repository: OciRepository,
  digest: string,
  transport: HttpTransport,
): Promise<void> {
  const isPublic = await anonymousClient(repository, transport)
    .readManifest(digest)
    .then((manifest) => manifest !== undefined, falseIfRefused)
  if (isPublic) return
  const name = formatOciRepository(repository)
  if (repository.host !== 'ghcr.io')
    return transport.log.info(`access    ${name} is private: clients need a login for ${repository.host}`)
  transport.log.warn(privateOnGitHub(repository))
}

/** Whether the registry answers requests without credentials for this repository, whether or not it exists yet. */
export function isOpenToAll(repository: OciRepository, transport: HttpTransport): Promise<boolean> {
  return anonymousClient(repository, transport)
    .tags()
    .then(() => true, falseIfRefused)
}

function anonymousClient(repository: OciRepository, transport: HttpTransport): OciClient {
  const findCredentials = async () => ({ credentials: undefined, source: 'none, on purpose' })
  return new OciClient({ repository, access: 'pull', findCredentials, transport })
}

function falseIfRefused(error: unknown): false {
  if (error instanceof RegistryError) return false
  throw error
}

/**
 * The warning for a private package on ghcr.io.
 * https://docs.github.com/packages/learn-github-packages/configuring-a-packages-access-control-and-visibility
 */
export function privateOnGitHub(repository: OciRepository): string {
  const [owner = '', ...rest] = repository.name.split('/')
  const path = `${owner}/packages/container/${encodeURIComponent(rest.join('/'))}/settings`
  return `${formatOciRepository(repository)} is private, as every first push to ghcr.io is. Make it public once with "Change visibility": https://github.com/orgs/${path} (for a user: https://github.com/users/${path}); or let clients log in: docker login ghcr.io`
}
