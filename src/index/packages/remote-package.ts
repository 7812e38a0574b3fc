import { quote } from '../../base/error.ts'
import { printableUrl } from '../../base/url.ts'
import {
  MODULE_ARTIFACT_TYPE,
  type PackageLayer,
  packageLayer,
  type StoredManifest,
  ZIP_TYPE,
} from '../../oci/manifest.ts'
import type { Algorithm, Archive, ArchiveFormat, Artifact, Commit } from './package-source.ts'

/** What a fetched package is, and what is wrong with it: for `doctor`, and for `verify --packages`. */

export interface Contents {
  readonly size: number
  readonly digests: Readonly<Record<Algorithm, string>>
  /** By its first bytes. */
  readonly format: ArchiveFormat | 'unknown'
  readonly entries: ArchiveEntries
}

export interface Unreachable {
  readonly kind: 'unreachable'
  readonly message: string
}

export type ArchiveResult = FetchedArchive | Unreachable

export interface FetchedArchive extends Contents {
  readonly kind: 'fetched'
  readonly status: number
  /** The answer to the HEAD that clients send first; undefined if there was none. */
  readonly head:
    | { readonly status: number; readonly ranges: boolean; readonly length: number | undefined }
    | undefined
}

/** What a zip holds; `unread` for other formats, and for a zip of a kind that is not read. */
type ArchiveEntries = readonly ArchiveEntry[] | 'damaged' | 'unread'

export interface ArchiveEntry {
  readonly path: string
  readonly isLink: boolean
}

export type CommitResult = Unreachable | { readonly kind: 'no-ref' } | FoundCommit

interface FoundCommit {
  readonly kind: 'found'
  readonly commit: string
  readonly paths: readonly string[]
}

export type ArtifactResult =
  | Unreachable
  | { readonly kind: 'absent' }
  | { readonly kind: 'found'; readonly manifest: StoredManifest }

export type BlobResult = Unreachable | ({ readonly kind: 'fetched' } & Contents)

/** Codes of what is wrong with a package, wherever it is. */
type PackageProblemCode =
  | 'PACKAGE_UNREACHABLE'
  | 'PACKAGE_STATUS'
  | 'PACKAGE_CHECKSUM'
  | 'PACKAGE_FORMAT'
  | 'GIT_UNREACHABLE'
  | 'GIT_REF'
  | 'OCI_UNREACHABLE'
  | 'OCI_NOT_FOUND'
  | 'OCI_MANIFEST'
  | 'OCI_BLOB'

export interface PackageProblem {
  readonly code: PackageProblemCode
  readonly message: string
  readonly fix: string
}

interface Failed {
  readonly problem: PackageProblem
}

function failed(code: PackageProblemCode, message: string, fix: string): Failed {
  return { problem: { code, message, fix } }
}

export function fetchedArchive(source: Archive, result: ArchiveResult): FetchedArchive | Failed {
  if (result.kind === 'unreachable')
    return failed(
      'PACKAGE_UNREACHABLE',
      result.message,
      'make the package fetchable for those who may read the registry',
    )
  const { status } = result
  if (status === 200) return result
  const fix = [401, 403].includes(status)
    ? 'clients send the registry token to no package: use a netrc file, signed URLs, Git or an OCI registry'
    : 'publish the package before its version is listed'
  return failed('PACKAGE_STATUS', `${printableUrl(source.url)} answers ${status} instead of 200`, fix)
}

/** Why the bytes of an archive are not those that its location pins, or not what it says that they are. */
export function bytesProblem(
  { url, expected, format: wanted }: Archive,
  { size, digests, format, entries }: FetchedArchive,
): PackageProblem | undefined {
  const name = `${printableUrl(url)} (${size} bytes)`
  if (expected !== undefined && digests[expected.algorithm] !== expected.hex) {
    const { algorithm, hex } = expected
    return {
      code: 'PACKAGE_CHECKSUM',
      message: `${name} has ${algorithm}:${digests[algorithm]}, and the location says ${algorithm}:${hex}`,
      fix: 'restore the bytes that were published; a host must not compress, cut or rewrite them',
    }
  }
  const isExpected = format !== 'unknown' && format === (wanted ?? format)
  if (isExpected && entries !== 'damaged') return undefined
  const kind = wanted === undefined ? 'an archive' : `a ${wanted}`
  const message = `${name} is ${isExpected ? `a ${format} that is cut or damaged` : `not ${kind}`}`
  return { code: 'PACKAGE_FORMAT', message, fix: 'publish the package again' }
}

export function foundCommit({ url, ref }: Commit, result: CommitResult): FoundCommit | Failed {
  switch (result.kind) {
    case 'found':
      return result
    case 'unreachable':
      return failed(
        'GIT_UNREACHABLE',
        `${printableUrl(url)} cannot be cloned: ${quote(result.message)}`,
        'correct the URL, or give those who install access to the repository',
      )
    case 'no-ref':
      return failed(
        'GIT_REF',
        `${printableUrl(url)} has no ${quote(ref)}`,
        'push the commit again: it must stay reachable from a branch or a tag',
      )
  }
}

/** The one layer of a manifest that OpenTofu unpacks, or why there is none. */
export function manifestLayer(
  { repository, reference }: Artifact,
  result: ArtifactResult,
): PackageLayer | Failed {
  const name = quote(`${repository} ${reference}`)
  if (result.kind === 'unreachable')
    return failed(
      'OCI_UNREACHABLE',
      result.message,
      'make the registry answer /v2/ with 200 or a login, over https, and the package public; or log in: docker login',
    )
  if (result.kind === 'absent')
    return failed('OCI_NOT_FOUND', `the registry has no manifest ${name}`, 'publish the version again')
  const layer = packageLayer(result.manifest)
  if (typeof layer !== 'string') return layer
  return failed(
    'OCI_MANIFEST',
    `OpenTofu refuses the manifest ${name}: ${layer}`,
    `push it with --artifact-type ${MODULE_ARTIFACT_TYPE} and one layer module.zip:${ZIP_TYPE}, or let publish do it`,
  )
}

/** The files of the layer, or why its bytes are not those that the manifest names. */
export function fetchedLayer(layer: PackageLayer, blob: BlobResult): readonly ArchiveEntry[] | Failed {
  const fix = 'publish the version again'
  if (blob.kind === 'unreachable') return failed('OCI_BLOB', blob.message, fix)
  const digest = `sha256:${blob.digests.sha256}`
  if (digest !== layer.digest || blob.size !== layer.size) {
    const message = `the layer has ${digest} (${blob.size} bytes), and the manifest says ${layer.digest} (${layer.size} bytes)`
    return failed('OCI_BLOB', message, fix)
  }
  if (typeof blob.entries !== 'string') return blob.entries
  return failed('PACKAGE_FORMAT', `the layer ${layer.digest} is not a zip`, fix)
}
