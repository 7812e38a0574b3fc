import { quote } from '../base/error.ts'
import {
  MODULE_ARTIFACT_TYPE,
  type PackageLayer,
  packageLayer,
  type StoredManifest,
  ZIP_TYPE,
} from '../oci/manifest.ts'
import { after, broken, note, passed, type Step, wrong } from './check.ts'
import type { Client } from './client.ts'
import type { Algorithm, Archive, ArchiveFormat, Artifact, Commit } from './package-source.ts'
import { printableUrl } from './web-answer.ts'

/** What the bytes of a package are. */
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

/** The result of fetching an archive. */
export type ArchiveResult = FetchedArchive | Unreachable

export interface FetchedArchive extends Contents {
  readonly kind: 'fetched'
  readonly status: number
  /** The answer to the HEAD that clients send first; undefined if there was none. */
  readonly head:
    | { readonly status: number; readonly ranges: boolean; readonly length: number | undefined }
    | undefined
}

/** What a zip holds; `unread` for other formats, and for a zip of a kind that doctor does not read. */
export type ArchiveEntries = readonly ArchiveEntry[] | 'damaged' | 'unread'

export interface ArchiveEntry {
  /** Of a file. */
  readonly path: string
  readonly isLink: boolean
}

/** What a client installs: a digest of bytes, or a commit. Both clients must install the same. */
export interface Installed {
  readonly kind: 'bytes' | 'commit' | 'unknown'
  /** Empty if it is not known. */
  readonly identity: string
}

/** What a client installs from an archive. */
export function judgeArchive(client: Client, source: Archive, result: ArchiveResult): Step<Installed> {
  if (result.kind === 'unreachable')
    return broken(
      'PACKAGE_UNREACHABLE',
      result.message,
      'make the package fetchable for those who may read the registry',
    )
  const { status } = result
  if (status !== 200) {
    const fix = [401, 403].includes(status)
      ? 'clients send the registry token to no package: use a netrc file, signed URLs, Git or an OCI registry'
      : 'publish the package before its version is listed'
    return broken('PACKAGE_STATUS', `${printableUrl(source.url)} answers ${status} instead of 200`, fix)
  }
  const head = misleadingHead(source, result)
  if (head !== undefined && client.name === 'terraform') return broken('PACKAGE_HEAD', head, HEAD_FIX)
  const step = badChecksum(source, result) ?? badFormat(source, result) ?? judgeContents(source, result)
  return head === undefined ? step : after([note('PACKAGE_HEAD', head, HEAD_FIX)], step)
}

const HEAD_FIX = 'answer HEAD with the length of the package, or with 405'

/** https://github.com/hashicorp/go-getter before 1.8.6: it treats the empty file as complete, and sends no GET. */
function misleadingHead({ url }: Archive, { head, size }: FetchedArchive): string | undefined {
  if (head?.status !== 200 || !head.ranges || head.length !== 0 || size === 0) return undefined
  return `HEAD ${printableUrl(url)} answers Accept-Ranges: bytes and Content-Length: 0, and Terraform before 1.15 and OpenTofu before 1.11.14 take the package to be empty`
}

function badChecksum({ url, expected }: Archive, { digests, size }: FetchedArchive): Step<never> | undefined {
  if (expected === undefined || digests[expected.algorithm] === expected.hex) return undefined
  return broken(
    'PACKAGE_CHECKSUM',
    `${printableUrl(url)} (${size} bytes) has ${expected.algorithm}:${digests[expected.algorithm]}, and the location says ${expected.algorithm}:${expected.hex}`,
    'restore the bytes that were published; a host must not compress, cut or rewrite them',
  )
}

function badFormat(source: Archive, { size, format, entries }: FetchedArchive): Step<never> | undefined {
  const expected = source.format ?? format
  if (format === expected && entries !== 'damaged' && format !== 'unknown') return undefined
  const what =
    format === expected
      ? `a ${format} that is cut or damaged`
      : `not ${source.format === undefined ? 'an archive' : `a ${source.format}`}`
  return broken(
    'PACKAGE_FORMAT',
    `${printableUrl(source.url)} (${size} bytes) is ${what}`,
    'publish the package again',
  )
}

function judgeContents({ url, subdirectory }: Archive, fetched: FetchedArchive): Step<Installed> {
  const installed = { kind: 'bytes', identity: `sha256:${fetched.digests.sha256}` } as const
  const said = `${printableUrl(url)}, ${fetched.size} bytes, sha256:${fetched.digests.sha256}`
  const step = passed('PACKAGE', said, installed)
  if (typeof fetched.entries === 'string') return step
  return judgeEntries(fetched.entries, subdirectory, step)
}

/** The step, if the client can unpack these entries and finds a directory in them. */
function judgeEntries(
  entries: readonly ArchiveEntry[],
  subdirectory: string,
  step: Step<Installed>,
): Step<Installed> {
  const escaping = entries.find(({ path }) => path.split(/[\\/]/).includes('..'))
  if (escaping !== undefined)
    return broken(
      'PACKAGE_PATHS',
      `clients refuse the path ${quote(escaping.path)} in the package`,
      'publish the package again',
    )
  const judged = judgePaths(
    entries.map(({ path }) => path),
    subdirectory,
    step,
  )
  const link = entries.find(({ isLink }) => isLink)
  if (link === undefined) return judged
  const message = `the link ${quote(link.path)} in the package becomes a file that holds the name of its target`
  return after([note('PACKAGE_LINKS', message, 'replace links by files, as publish does')], judged)
}

/** The step, if the package has the directory. @param paths of files, from the root of the package */
function judgePaths(paths: readonly string[], subdirectory: string, step: Step<Installed>): Step<Installed> {
  const start = subdirectory === '' ? '' : `${subdirectory}/`
  const below = paths.filter((path) => path.startsWith(start)).map((path) => path.slice(start.length))
  if (below.length === 0)
    return broken(
      'PACKAGE_SUBDIRECTORY',
      subdirectory === '' ? 'the package is empty' : `the package has no directory ${quote(subdirectory)}`,
      subdirectory.includes('*')
        ? 'write the name of the directory: no client expands * here'
        : 'name a directory that the package has, or publish it again',
    )
  if (below.some((path) => /^[^/]+\.(?:tf|tofu)(?:\.json)?$/.test(path))) return step
  const tops = [...new Set(below.map((path) => path.split('/')[0] ?? ''))]
  const message = 'the directory that clients install has no .tf or .tofu file, and they do not say so'
  const isWrapped = tops.length === 1 && below.every((path) => path.includes('/'))
  const fix = isWrapped
    ? `add //${tops[0]} to the location, or pack the module without that directory`
    : 'pack the directory of the module'
  return after([wrong('PACKAGE_NO_MODULE', message, fix)], step)
}

/** The result of cloning a Git repository. */
export type CommitResult =
  | Unreachable
  | { readonly kind: 'no-ref' }
  | { readonly kind: 'found'; readonly commit: string; readonly paths: readonly string[] }

/** What a client installs from a Git repository. */
export function judgeCommit({ url, ref, subdirectory }: Commit, result: CommitResult): Step<Installed> {
  if (result.kind === 'unreachable')
    return broken(
      'GIT_UNREACHABLE',
      `${printableUrl(url)} cannot be cloned: ${quote(result.message)}`,
      'correct the URL, or give those who install access to the repository',
    )
  if (result.kind === 'no-ref')
    return broken(
      'GIT_REF',
      `${printableUrl(url)} has no ${quote(ref)}`,
      'push the commit again: it must stay reachable from a branch or a tag',
    )
  const installed = { kind: 'commit', identity: `${url} ${result.commit}` } as const
  const step = passed('PACKAGE', `${printableUrl(url)} at ${result.commit}`, installed)
  return judgePaths(result.paths, subdirectory, step)
}

/** The result of reading a manifest. */
export type ArtifactResult =
  | Unreachable
  | { readonly kind: 'absent' }
  | { readonly kind: 'found'; readonly manifest: StoredManifest }

/** The one layer of a manifest that OpenTofu unpacks. */
export function judgeManifest(
  { repository, reference }: Artifact,
  result: ArtifactResult,
): Step<PackageLayer> {
  const name = quote(`${repository} ${reference}`)
  if (result.kind === 'unreachable')
    return broken(
      'OCI_UNREACHABLE',
      result.message,
      'make the registry answer /v2/ with 200 or a login, over https, and the package public; or log in: docker login',
    )
  if (result.kind === 'absent')
    return broken('OCI_NOT_FOUND', `the registry has no manifest ${name}`, 'publish the version again')
  const layer = packageLayer(result.manifest)
  if (typeof layer !== 'string') return { checks: [], value: layer }
  return broken(
    'OCI_MANIFEST',
    `OpenTofu refuses the manifest ${name}: ${layer}`,
    `push it with --artifact-type ${MODULE_ARTIFACT_TYPE} and one layer module.zip:${ZIP_TYPE}, or let publish do it`,
  )
}

/** The result of fetching a blob. */
export type BlobResult = Unreachable | ({ readonly kind: 'fetched' } & Contents)

/** What OpenTofu installs from the bytes of the layer. */
export function judgeBlob(
  { subdirectory }: Artifact,
  layer: PackageLayer,
  blob: BlobResult,
): Step<Installed> {
  const fix = 'publish the version again'
  if (blob.kind === 'unreachable') return broken('OCI_BLOB', blob.message, fix)
  const digest = `sha256:${blob.digests.sha256}`
  if (digest !== layer.digest || blob.size !== layer.size)
    return broken(
      'OCI_BLOB',
      `the layer has ${digest} (${blob.size} bytes), and the manifest says ${layer.digest} (${layer.size} bytes)`,
      fix,
    )
  if (typeof blob.entries === 'string')
    return broken('PACKAGE_FORMAT', `the layer ${layer.digest} is not a zip`, fix)
  const installed = { kind: 'bytes', identity: layer.digest } as const
  const step = passed('PACKAGE', `${layer.digest}, ${layer.size} bytes, in the OCI registry`, installed)
  return judgeEntries(blob.entries, subdirectory, step)
}
