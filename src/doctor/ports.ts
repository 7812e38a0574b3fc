import type { ArchiveResult } from './archive.ts'
import type { HostAnswer } from './host-answer.ts'
import type { Archive, Artifact, Commit } from './package-source.ts'
import type { ArtifactResult, BlobResult, CommitResult, ZipLayer } from './remote-package.ts'
import type { WebResult } from './web-answer.ts'

/** A public host, asked as clients ask it. */
export interface PublicHost {
  /** One GET that follows redirects; whatever the host does is an answer. */
  ask(url: string): Promise<HostAnswer>
}

/** The waits between two looks at a site that is not deployed yet. */
export interface PollBackoff {
  /** Waits before look number `attempt` (1 is the first repetition); false if the time is over. */
  wait(attempt: number): Promise<boolean>
}

/** The web as a client of a registry meets it: whatever happens is a result. */
export interface Web {
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

/** Packages where locations say that they lie, looked at and not kept. */
export interface PackageHosts {
  archive(archive: Archive): Promise<ArchiveResult>
  commit(commit: Commit): Promise<CommitResult>
}

/** The same for OCI registries. */
export interface ArtifactHosts {
  manifest(artifact: Artifact): Promise<ArtifactResult>
  zip(artifact: Artifact, layer: ZipLayer): Promise<BlobResult>
}
