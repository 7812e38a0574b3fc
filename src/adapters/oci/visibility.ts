import { RegistryError } from '../../core/error.ts'
import { formatOciRepository, type OciRepository } from '../../core/oci/repository.ts'
import { OciClient } from './client.ts'
import type { Transport } from './http.ts'

/** Says it where nobody can install without logging in: a first push to GitHub's registry is private. Never fails. */
export async function warnIfPrivate(
  repository: OciRepository,
  digest: string,
  transport: Transport,
): Promise<void> {
  const findCredentials = async () => ({ credentials: undefined, said: 'nothing, on purpose' })
  const anybody = new OciClient({ repository, access: 'pull', findCredentials, transport })
  const isPublic = await anybody.readManifest(digest).then(
    (manifest) => manifest !== undefined,
    (error: unknown) => {
      if (error instanceof RegistryError) return false
      throw error
    },
  )
  if (isPublic) return
  const name = formatOciRepository(repository)
  if (repository.host !== 'ghcr.io')
    return transport.log.info(`access    ${name} is private: clients need a login for ${repository.host}`)
  transport.log.warn(
    `${name} is private, as every first push to ghcr.io is. Make it public once: ${settingsUrl(repository)}, "Change visibility"; or let clients log in: docker login ghcr.io`,
  )
}

/** https://docs.github.com/packages/learn-github-packages/configuring-a-packages-access-control-and-visibility */
function settingsUrl({ name }: OciRepository): string {
  const [owner = '', ...rest] = name.split('/')
  return `https://github.com/orgs/${owner}/packages/container/${encodeURIComponent(rest.join('/'))}/settings (a user's: https://github.com/users/${owner}/…)`
}
