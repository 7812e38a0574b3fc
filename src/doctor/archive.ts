import { quote } from '../base/error.ts'
import { after, broken, type Check, note, passed, type Step, wrong } from './check.ts'
import type { Client } from './client.ts'
import type { Algorithm, Archive, ArchiveFormat } from './package-source.ts'
import { printableUrl } from './web-answer.ts'

/** The result of fetching an archive. */
export type ArchiveResult = FetchedArchive | { readonly kind: 'unreachable'; readonly message: string }

export interface FetchedArchive {
  readonly kind: 'fetched'
  readonly status: number
  readonly size: number
  readonly digests: Readonly<Record<Algorithm, string>>
  /** By its first bytes. */
  readonly format: ArchiveFormat | 'unknown'
  readonly entries: ArchiveEntries
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
  if (result.status !== 200) return badStatus(source, result.status)
  const head = misleadingHead(source, result)
  if (head !== undefined && client.name === 'terraform') return broken('PACKAGE_HEAD', head, HEAD_FIX)
  const step = badChecksum(source, result) ?? badFormat(source, result) ?? judgeContents(source, result)
  return head === undefined ? step : after([note('PACKAGE_HEAD', head, HEAD_FIX)], step)
}

function badStatus({ url }: Archive, status: number): Step<never> {
  const fix =
    status === 401 || status === 403
      ? 'clients send the registry token to no package: use a netrc file, signed URLs, Git or an OCI registry'
      : 'publish the package before its version is listed'
  return broken('PACKAGE_STATUS', `${printableUrl(url)} answers ${status} instead of 200`, fix)
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
  if (typeof fetched.entries === 'string') return passed('PACKAGE', said, installed)
  const step = judgeEntries(fetched.entries, subdirectory)
  return step.value === undefined
    ? { ...step, value: undefined }
    : after(step.checks, passed('PACKAGE', said, installed))
}

/** Whether the client can unpack these entries, and finds a module in them. */
export function judgeEntries(entries: readonly ArchiveEntry[], subdirectory: string): Step<true> {
  const escaping = entries.find(({ path }) => path.split(/[\\/]/).includes('..'))
  if (escaping !== undefined)
    return broken(
      'PACKAGE_PATHS',
      `clients refuse the path ${quote(escaping.path)} in the package`,
      'publish the package again',
    )
  const links = entries.filter(({ isLink }) => isLink)
  const step = judgePaths(
    entries.map(({ path }) => path),
    subdirectory,
  )
  return links.length === 0 ? step : after([linkCheck(links)], step)
}

function linkCheck([link]: readonly ArchiveEntry[]): Check {
  const message = `the link ${quote(link?.path ?? '')} in the package becomes a file that holds the name of its target`
  return note('PACKAGE_LINKS', message, 'replace links by files, as publish does')
}

/** @param paths of files, from the root of the package */
export function judgePaths(paths: readonly string[], subdirectory: string): Step<true> {
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
  if (below.some((path) => /^[^/]+\.(?:tf|tofu)(?:\.json)?$/.test(path))) return { checks: [], value: true }
  const tops = [...new Set(below.map((path) => path.split('/')[0] ?? ''))]
  const message = 'the directory that clients install has no .tf or .tofu file, and they do not say so'
  const isWrapped = tops.length === 1 && below.every((path) => path.includes('/'))
  const fix = isWrapped
    ? `add //${tops[0]} to the location, or pack the module without that directory`
    : 'pack the directory of the module'
  return { checks: [wrong('PACKAGE_NO_MODULE', message, fix)], value: true }
}
