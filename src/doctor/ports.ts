import type { PackageLayer } from '../oci/manifest.ts'
import type { Archive, Artifact, Commit } from './package-source.ts'
import type { ArchiveResult, ArtifactResult, BlobResult, CommitResult } from './remote-package.ts'
import type { WebResult } from './web-answer.ts'

/** The waits between two polls of a site that is not deployed yet. */
export interface PollBackoff {
  /** Waits before poll number `attempt` (1 is the first repetition); false if the time is over. */
  wait(attempt: number): Promise<boolean>
}

/** The web as a client of a registry meets it. */
export interface Web {
  /** One GET that follows redirects; whatever happens is a result. */
  ask(request: WebRequest): Promise<WebResult>
}

export interface WebRequest {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  /** For the origin of `url` alone. */
  readonly token: string | undefined
  readonly maxRedirects: number
  readonly maxBytes: number
}

/** Packages on web and Git hosts: fetched, examined and not kept. */
export interface PackageHosts {
  archive(archive: Archive): Promise<ArchiveResult>
  commit(commit: Commit): Promise<CommitResult>
}

/** Packages in OCI registries: fetched, examined and not kept. */
export interface ArtifactHosts {
  manifest(artifact: Artifact): Promise<ArtifactResult>
  zip(artifact: Artifact, layer: PackageLayer): Promise<BlobResult>
}
