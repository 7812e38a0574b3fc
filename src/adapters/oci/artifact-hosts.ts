import { RegistryError } from '../../base/error.ts'
import type { ArtifactHosts } from '../../index/packages/ports.ts'
import { parseOciRepository } from '../../oci/oci-repository.ts'
import { downloadPackage, MAX_DOWNLOAD_BYTES } from '../http/package-download.ts'
import type { HttpTransport } from '../http/transport.ts'
import { OciClient } from './client.ts'
import { type CredentialSources, findCredentials } from './credential-sources.ts'

export interface ArtifactHostSettings {
  readonly transport: HttpTransport
  readonly environment: CredentialSources['environment']
  /** Its owner removes it. */
  readonly temporary: string
}

/** OCI registries, with the credentials that Docker's configuration holds, as OpenTofu takes them. */
export function networkArtifacts(settings: ArtifactHostSettings): ArtifactHosts {
  const { transport, environment, temporary } = settings
  const sources = { configured: undefined, githubToken: undefined, environment }
  const clientOf = (text: string) => {
    const repository = parseOciRepository(text)
    return new OciClient({
      repository,
      access: 'pull',
      findCredentials: () => findCredentials(repository.host, sources),
      transport,
    })
  }
  return {
    manifest: ({ repository, reference }) =>
      orUnreachable(async () => {
        const found = await clientOf(repository).readManifest(reference)
        return found === undefined ? { kind: 'absent' } : { kind: 'found', manifest: found }
      }),
    zip: ({ repository }, { digest }) =>
      orUnreachable(async () => {
        const client = clientOf(repository)
        const { fetched, facts } = await downloadPackage(temporary, (into) =>
          client.readBlob(digest, { maxBytes: MAX_DOWNLOAD_BYTES, into }),
        )
        if (!fetched) return { kind: 'unreachable', message: `the registry has no blob ${digest}` }
        return { kind: 'fetched', ...facts }
      }),
  }
}

/** Throws what is a fault of this tool. */
async function orUnreachable<T>(
  ask: () => Promise<T>,
): Promise<T | { readonly kind: 'unreachable'; readonly message: string }> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof RegistryError) return { kind: 'unreachable', message: error.message }
    throw error
  }
}
