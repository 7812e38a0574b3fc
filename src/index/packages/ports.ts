import type { PackageLayer } from '../../oci/manifest.ts'
import type { Archive, Artifact, Commit } from './package-source.ts'
import type { ArchiveResult, ArtifactResult, BlobResult, CommitResult } from './remote-package.ts'

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
