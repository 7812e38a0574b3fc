/** What a client does with a location; doctor follows all getters but s3, gcs and hg. https://github.com/hashicorp/go-getter */
export type PackageSource = Archive | Page | Commit | Artifact | { readonly kind: 'unfollowed' }

export interface Archive {
  readonly kind: 'archive'
  readonly url: string
  /** What the client unpacks it as; undefined if it decides by the bytes. */
  readonly format: ArchiveFormat | undefined
  readonly expected: Expected | undefined
  readonly subdirectory: string
  /** That of the registry, where the client sends it along. */
  readonly token?: string | undefined
  /** Whether it is an object of a bucket that only those read who have AWS credentials. */
  readonly isSigned?: boolean
}

/** An http(s) URL whose answer names the location of the package, in a header or a meta tag. */
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

export type ArchiveFormat = 'zip' | 'tar.gz' | 'tar.bz2' | 'tar.xz'

/** Hex digits of each checksum that clients know. */
const LENGTHS = { md5: 32, sha1: 40, sha256: 64, sha512: 128 } as const

export type Algorithm = keyof typeof LENGTHS

export const ALGORITHMS = Object.keys(LENGTHS) as readonly Algorithm[]

interface Expected {
  readonly algorithm: Algorithm
  /** Lower case. */
  readonly hex: string
}

/**
 * Reads `sha256:<hex>`, or the digits alone, whose number tells the algorithm; undefined without a checksum, and for
 * `file:<url>`, which doctor does not follow. https://github.com/hashicorp/go-getter#checksumming
 */
export function readChecksum(text: string | undefined): Expected | 'invalid' | undefined {
  if (text === undefined || text.startsWith('file:')) return undefined
  const [, named, hex = ''] = /^(?:(md5|sha1|sha256|sha512):)?([0-9A-Fa-f]+)$/.exec(text) ?? []
  const algorithm = ALGORITHMS.find((name) => LENGTHS[name] === hex.length)
  if (algorithm === undefined || (named !== undefined && named !== algorithm)) return 'invalid'
  return { algorithm, hex: hex.toLowerCase() }
}
