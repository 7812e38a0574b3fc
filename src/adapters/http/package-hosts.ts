import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { printableUrl } from '../../base/url.ts'
import { MAX_REDIRECTS } from '../../doctor/limits.ts'
import type { Archive } from '../../index/packages/package-source.ts'
import type { PackageHosts } from '../../index/packages/ports.ts'
import type { ArchiveResult, CommitResult, FetchedArchive } from '../../index/packages/remote-package.ts'
import type { Git } from '../git/git.ts'
import { MAX_DOWNLOAD_BYTES } from './limits.ts'
import { downloadPackage } from './package-download.ts'
import { type ChunkSink, follow, type HttpResponse, type HttpTransport } from './transport.ts'
import { failureOf, nextUrl } from './web.ts'

export interface PackageHostSettings {
  readonly transport: HttpTransport
  readonly git: Git
  /** Its owner removes it. */
  readonly temporary: string
}

/** Web and Git hosts, with the requests of go-getter. Each package is fetched once for both clients. */
export function networkPackages(settings: PackageHostSettings): PackageHosts {
  const archives = new Map<string, Promise<ArchiveResult>>()
  const commits = new Map<string, Promise<CommitResult>>()
  return {
    archive: (archive) =>
      once(archives, `${archive.url} ${archive.token ?? ''}`, () => fetchArchive(archive, settings)),
    commit: ({ url, ref }) => once(commits, `${url} ${ref}`, () => clone(url, ref, settings)),
  }
}

function once<T>(known: Map<string, T>, key: string, ask: () => T): T {
  const result = known.get(key) ?? ask()
  known.set(key, result)
  return result
}

/** An archive as it was fetched; `path` is the file that holds it. */
export type DownloadedArchive = ArchiveResult & { readonly path?: string }

/** Fetches an archive with the requests of go-getter, and keeps it below `temporary`. */
export async function fetchArchive(
  { url, token }: Pick<Archive, 'url' | 'token'>,
  { transport, temporary }: Pick<PackageHostSettings, 'transport' | 'temporary'>,
): Promise<DownloadedArchive> {
  const ask = (method: 'HEAD' | 'GET', into?: ChunkSink) => {
    const limits = { maxBytes: MAX_DOWNLOAD_BYTES, into }
    const authorization = token === undefined ? undefined : `Bearer ${token}`
    const request = { method, url: new URL(url), authorization, ...limits }
    return follow(request, transport, { maxRedirects: MAX_REDIRECTS, nextUrl })
  }
  try {
    const head = await ask('HEAD')
    const { fetched, facts, path } = await downloadPackage(temporary, (into) => ask('GET', into))
    if (fetched === undefined)
      return { kind: 'unreachable', message: `${printableUrl(url)} redirects too often` }
    return { kind: 'fetched', status: fetched.status, head: headOf(head), ...facts, path }
  } catch (error) {
    return { kind: 'unreachable', message: failureOf(error, url).message }
  }
}

/** Every branch and tag, as clients clone them, without the bytes of files where the server can leave them out. */
async function clone(
  url: string,
  ref: string,
  { git, temporary }: PackageHostSettings,
): Promise<CommitResult> {
  const gitDirectory = join(await mkdtemp(join(temporary, 'clone-')), 'x.git')
  const options = ['--quiet', '--bare', '--filter=blob:none']
  const cloned = await git.run(['clone', ...options, '--', url, gitDirectory], { transport: 'network' })
  if (cloned.code !== 0) return { kind: 'unreachable', message: lastLine(cloned.stderr) }
  const name = ref === '' ? 'HEAD' : ref
  const found = await git.run(['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`], {
    gitDirectory,
  })
  if (found.code !== 0) return { kind: 'no-ref' }
  const commit = found.stdout.trim()
  const listed = await git.run(['ls-tree', '-r', '-z', '--name-only', commit], { gitDirectory })
  const paths = listed.stdout.split('\0')
  return { kind: 'found', commit, paths: paths.filter((path) => path !== '') }
}

function headOf(answer: HttpResponse | undefined): FetchedArchive['head'] {
  if (answer === undefined) return undefined
  const length = answer.headers.get('content-length')
  const ranges = answer.headers.get('accept-ranges') === 'bytes'
  return { status: answer.status, ranges, length: length === null ? undefined : Number(length) }
}

/** The last line that git prints, without the user of a URL. */
function lastLine(text: string): string {
  return (text.trim().split('\n').at(-1) ?? '').replaceAll(/\/\/[^/@\s]*@/g, '//…@')
}
