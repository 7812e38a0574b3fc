import { RegistryError } from '../../base/error.ts'
import { formatOciRepository, type OciRepository } from '../../oci/oci-repository.ts'
import { OciClient } from './client.ts'
import type { HttpTransport } from './http.ts'

/** Says it where nobody can install without logging in: a first push to GitHub's registry is private. Never fails. */
export async function warnIfPrivate(
  repository: OciRepository,
  digest: string,
  transport: HttpTransport,
): Promise<void> {
  const isPublic = await anybody(repository, transport)
    .readManifest(digest)
    .then((manifest) => manifest !== undefined, noIfRefused)
  if (isPublic) return
  const name = formatOciRepository(repository)
  if (repository.host !== 'ghcr.io')
    return transport.log.info(`access    ${name} is private: clients need a login for ${repository.host}`)
  transport.log.warn(privateOnGitHub(repository))
}

/** Whether the registry answers somebody without credentials of this repository, be it there already or not. */
export function isOpenToAll(repository: OciRepository, transport: HttpTransport): Promise<boolean> {
  return anybody(repository, transport)
    .tags()
    .then(() => true, noIfRefused)
}

function anybody(repository: OciRepository, transport: HttpTransport): OciClient {
  const findCredentials = async () => ({ credentials: undefined, source: 'none, on purpose' })
  return new OciClient({ repository, access: 'pull', findCredentials, transport })
}

function noIfRefused(error: unknown): false {
  if (error instanceof RegistryError) return false
  throw error
}

/** https://docs.github.com/packages/learn-github-packages/configuring-a-packages-access-control-and-visibility */
export function privateOnGitHub(repository: OciRepository): string {
  const [owner = '', ...rest] = repository.name.split('/')
  const path = `${owner}/packages/container/${encodeURIComponent(rest.join('/'))}/settings`
  return `${formatOciRepository(repository)} is private, as every first push to ghcr.io is. Make it public once: https://github.com/orgs/${path} (a user's: https://github.com/users/${path}), "Change visibility"; or let clients log in: docker login ghcr.io`
}
