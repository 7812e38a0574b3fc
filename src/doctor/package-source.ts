import type { Expected } from './checksum.ts'

/** What a client does with a location. https://github.com/hashicorp/go-getter */
export type PackageSource = Archive | Page | Commit | Artifact | Unfollowed

export interface Archive {
  readonly kind: 'archive'
  readonly url: string
  /** What the client unpacks it as; undefined where it looks at the bytes. */
  readonly format: ArchiveFormat | undefined
  readonly expected: Expected | undefined
  readonly subdirectory: string
}

/** An http(s) URL of which the answer says by a header or a meta tag where the package is. */
export interface Page {
  readonly kind: 'page'
  readonly url: string
  readonly subdirectory: string
}

export interface Commit {
  readonly kind: 'git'
  readonly url: string
  /** Empty: the default branch. */
  readonly ref: string
  readonly subdirectory: string
}

export interface Artifact {
  readonly kind: 'oci'
  /** `host[:port]/path`. */
  readonly repository: string
  /** A tag or a digest. */
  readonly reference: string
  readonly subdirectory: string
}

/** A getter that doctor has no hands for: s3, gcs, hg. */
interface Unfollowed {
  readonly kind: 'unfollowed'
  readonly getter: string
}

export type ArchiveFormat = 'zip' | 'tar.gz' | 'tar.bz2' | 'tar.xz'
