import { RegistryError } from '../../base/error.ts'
import type { ArtifactHosts } from '../../index/packages/ports.ts'
import { type OciRepository, parseOciRepository } from '../../oci/oci-repository.ts'
import { MAX_DOWNLOAD_BYTES } from '../http/limits.ts'
import { downloadPackage } from '../http/package-download.ts'
import type { HttpTransport } from '../http/transport.ts'
import { OciClient } from './client.ts'
import type { CredentialSources } from './credential-sources.ts'
import { findOpenTofuCredentials } from './opentofu-credentials.ts'
import { pingProblem } from './registry-ping.ts'

export interface ArtifactHostSettings {
  readonly transport: HttpTransport
  readonly environment: CredentialSources['environment']
  /** Its owner removes it. */
  readonly temporary: string
}

/** OCI registries, as OpenTofu meets them: with its first request, and with the credentials that it finds. */
export function networkArtifacts(settings: ArtifactHostSettings): ArtifactHosts {
  const { transport, environment, temporary } = settings
  const clientOf = (repository: OciRepository) =>
    new OciClient({ repository, access: 'pull', findCredentials: finderOf(repository), transport })
  const finderOf = (repository: OciRepository) => () => findOpenTofuCredentials(repository, environment)
  return {
    manifest: ({ repository, reference }) =>
      orUnreachable(async () => {
        const named = parseOciRepository(repository)
        const problem = await pingProblem(named, finderOf(named), transport)
        if (problem !== undefined) return { kind: 'unreachable', message: problem }
        const found = await clientOf(named).readManifest(reference)
        return found === undefined ? { kind: 'absent' } : { kind: 'found', manifest: found }
      }),
    zip: ({ repository }, { digest }) =>
      orUnreachable(async () => {
        const client = clientOf(parseOciRepository(repository))
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
