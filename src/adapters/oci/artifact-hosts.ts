import { RegistryError } from '../../base/error.ts'
import type { Artifact } from '../../doctor/package-source.ts'
import type { ArtifactHosts } from '../../doctor/ports.ts'
import type { ArtifactResult, BlobResult } from '../../doctor/remote-package.ts'
import { parseOciRepository } from '../../oci/oci-repository.ts'
import type { PackageLayer } from '../../oci/stored-manifest.ts'
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
export class NetworkArtifacts implements ArtifactHosts {
  readonly #settings: ArtifactHostSettings

  constructor(settings: ArtifactHostSettings) {
    this.#settings = settings
  }

  async manifest({ repository, reference }: Artifact): Promise<ArtifactResult> {
    try {
      const found = await this.#client(repository).readManifest(reference)
      return found === undefined ? { kind: 'absent' } : { kind: 'found', manifest: found }
    } catch (error) {
      return { kind: 'unreachable', message: messageOf(error) }
    }
  }

  async zip({ repository }: Artifact, { digest }: PackageLayer): Promise<BlobResult> {
    try {
      const client = this.#client(repository)
      const { fetched, facts } = await downloadPackage(this.#settings.temporary, (into) =>
        client.readBlob(digest, { maxBytes: MAX_DOWNLOAD_BYTES, into }),
      )
      if (!fetched) return { kind: 'unreachable', message: `the registry has no blob ${digest}` }
      return { kind: 'fetched', ...facts }
    } catch (error) {
      return { kind: 'unreachable', message: messageOf(error) }
    }
  }

  #client(text: string): OciClient {
    const { transport, environment } = this.#settings
    const repository = parseOciRepository(text)
    const sources = { configured: undefined, githubToken: undefined, environment }
    return new OciClient({
      repository,
      access: 'pull',
      findCredentials: () => findCredentials(repository.host, sources),
      transport,
    })
  }
}

/** Throws what is a fault of this tool. */
function messageOf(error: unknown): string {
  if (error instanceof RegistryError) return error.message
  throw error
}
