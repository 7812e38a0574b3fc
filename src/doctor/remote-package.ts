import { counted } from '../base/count.ts'
import { quote } from '../base/error.ts'
import { printableUrl } from '../base/url.ts'
import type { Archive, Artifact, Commit } from '../index/packages/package-source.ts'
import {
  type ArchiveEntry,
  type ArchiveResult,
  type ArtifactResult,
  type BlobResult,
  bytesProblem,
  type CommitResult,
  type FetchedArchive,
  fetchedArchive,
  fetchedLayer,
  foundCommit,
  manifestLayer,
  type PackageProblem,
} from '../index/packages/remote-package.ts'
import type { PackageLayer } from '../oci/manifest.ts'
import { MAX_COMPONENT_BYTES } from '../package/limits.ts'
import { after, broken, note, passed, type Step, wrong } from './check.ts'
import type { Client } from './client.ts'

/** What a client installs: a digest of bytes, or a commit. Both clients must install the same. */
export interface Installed {
  readonly kind: 'bytes' | 'commit' | 'unknown'
  /** With the directory of the module in it; empty if it is not known. */
  readonly identity: string
}

function bytesAt(digest: string, subdirectory: string): Installed {
  return { kind: 'bytes', identity: `${digest}${inDirectory(subdirectory)}` }
}

const inDirectory = (subdirectory: string) => (subdirectory === '' ? '' : ` //${subdirectory}`)

function stopped({ code, message, fix }: PackageProblem): Step<never> {
  return broken(code, message, fix)
}

/** What a client installs from an archive. */
export function checkArchive(client: Client, source: Archive, result: ArchiveResult): Step<Installed> {
  const fetched = fetchedArchive(source, result)
  if ('problem' in fetched) return stopped(fetched.problem)
  const head = misleadingHead(source, fetched)
  if (head !== undefined && client.name === 'terraform') return broken('PACKAGE_HEAD', head, HEAD_FIX)
  const problem = bytesProblem(source, fetched)
  const step = problem === undefined ? checkContents(source, fetched) : stopped(problem)
  return head === undefined ? step : after([note('PACKAGE_HEAD', head, HEAD_FIX)], step)
}

const HEAD_FIX = 'answer HEAD with the length of the package, or with 405'

/** https://github.com/hashicorp/go-getter before 1.8.6: it treats the empty file as complete, and sends no GET. */
function misleadingHead({ url }: Archive, { head, size }: FetchedArchive): string | undefined {
  if (head?.status !== 200 || !head.ranges || head.length !== 0 || size === 0) return undefined
  return `HEAD ${printableUrl(url)} answers Accept-Ranges: bytes and Content-Length: 0, and Terraform before 1.15 and OpenTofu before 1.11.14 take the package to be empty`
}

function checkContents({ url, subdirectory }: Archive, fetched: FetchedArchive): Step<Installed> {
  const installed = bytesAt(`sha256:${fetched.digests.sha256}`, subdirectory)
  const said = `${printableUrl(url)}, ${counted(fetched.size, 'byte')}, sha256:${fetched.digests.sha256}`
  const step = passed('PACKAGE', said, installed)
  if (typeof fetched.entries === 'string') return step
  return checkEntries(fetched.entries, subdirectory, step)
}

/** The step, if the client can unpack these entries and finds a directory in them. */
function checkEntries(
  entries: readonly ArchiveEntry[],
  subdirectory: string,
  step: Step<Installed>,
): Step<Installed> {
  const refused = entries.find(({ path }) => !isUnpackable(path))
  if (refused !== undefined)
    return broken(
      'PACKAGE_PATHS',
      `clients cannot unpack the path ${quote(refused.path)} in the package`,
      'publish the package again',
    )
  const judged = checkPaths(
    entries.map(({ path }) => path),
    subdirectory,
    step,
  )
  const links = entries.filter(({ isLink }) => isLink).map(({ path }) => path)
  const start = subdirectory === '' ? '' : `${subdirectory}/`
  const link = links.find((path) => path.startsWith(start) && isRead(path.slice(start.length))) ?? links[0]
  if (link === undefined) return judged
  const message = `the link ${quote(link)} in the package becomes a file that holds the name of its target`
  const fix = 'replace links by files, as publish does'
  if (link.startsWith(start) && isRead(link.slice(start.length)))
    return broken('PACKAGE_LINKS', `${message}, which clients cannot read as configuration`, fix)
  return after([note('PACKAGE_LINKS', message, fix)], judged)
}

/** No way out of the directory, and no name that a file system cannot hold. */
function isUnpackable(path: string): boolean {
  return (
    !path.split(/[\\/]/).includes('..') &&
    path.split('/').every((name) => Buffer.byteLength(name) <= MAX_COMPONENT_BYTES)
  )
}

/** Whether clients read the file of a module as configuration. */
function isRead(path: string): boolean {
  return /^[^/]+\.(?:tf|tofu)(?:\.json)?$/.test(path)
}

/** The step, if the package has the directory. @param paths of files, from the root of the package */
function checkPaths(paths: readonly string[], subdirectory: string, step: Step<Installed>): Step<Installed> {
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
  if (below.some(isRead)) return step
  const tops = [...new Set(below.map((path) => path.split('/')[0] ?? ''))]
  const message = 'the directory that clients install has no .tf or .tofu file, and they do not say so'
  const isWrapped = tops.length === 1 && below.every((path) => path.includes('/'))
  const fix = isWrapped
    ? `add //${tops[0]} to the location, or pack the module without that directory`
    : 'pack the directory of the module'
  return after([wrong('PACKAGE_NO_MODULE', message, fix)], step)
}

/** What a client installs from a Git repository. */
export function checkCommit(source: Commit, result: CommitResult): Step<Installed> {
  const found = foundCommit(source, result)
  if ('problem' in found) return stopped(found.problem)
  const { url, subdirectory } = source
  const installed = {
    kind: 'commit',
    identity: `${url} ${found.commit}${inDirectory(subdirectory)}`,
  } as const
  const step = passed('PACKAGE', `${printableUrl(url)} at ${found.commit}`, installed)
  return checkPaths(found.paths, subdirectory, step)
}

/** The one layer of a manifest that OpenTofu unpacks. */
export function checkManifest(source: Artifact, result: ArtifactResult): Step<PackageLayer> {
  const layer = manifestLayer(source, result)
  return 'problem' in layer ? stopped(layer.problem) : { checks: [], value: layer }
}

/** What OpenTofu installs from the bytes of the layer. */
export function checkBlob(
  { subdirectory }: Artifact,
  layer: PackageLayer,
  blob: BlobResult,
): Step<Installed> {
  const entries = fetchedLayer(layer, blob)
  if ('problem' in entries) return stopped(entries.problem)
  const installed = bytesAt(layer.digest, subdirectory)
  const step = passed('PACKAGE', `${layer.digest}, ${layer.size} bytes, in the OCI registry`, installed)
  return checkEntries(entries, subdirectory, step)
}
