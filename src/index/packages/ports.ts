import type { PackageLayer } from '../../oci/manifest.ts'
import type { Archive, Artifact, Commit } from './package-source.ts'
import type {
  ArchiveResult,
  ArtifactResult,
  BlobResult,
  CommitResult,
  Unreachable,
} from './remote-package.ts'

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

export interface FoundDocument {
  /** Of its manifest; `''` where that has none. */
  readonly artifactType: string
  /** `sha256:<hex>` of its bytes, as the manifest says. */
  readonly digest: string
  /** Of a Sigstore bundle alone; undefined where the registry has lost them. */
  readonly bytes: Uint8Array | undefined
}

export type AttachedResult =
  | Unreachable
  | { readonly kind: 'found'; readonly documents: readonly FoundDocument[] }

export interface AttachedDocuments {
  /** @param artifact whose reference is a digest */
  read(artifact: Pick<Artifact, 'repository' | 'reference'>): Promise<AttachedResult>
}
