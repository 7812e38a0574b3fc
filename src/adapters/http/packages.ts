import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type FileHandle, mkdtemp, open, readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { FilesComparison, InstalledPackages } from '../../audit/module-use.ts'
import { ifRefused, quote, RegistryError } from '../../base/error.ts'
import { getOrInsert } from '../../base/get-or-insert.ts'
import { printableUrl } from '../../base/url.ts'
import { MAX_REDIRECTS } from '../../doctor/limits.ts'
import { ALGORITHMS, type Archive } from '../../index/packages/package-source.ts'
import type { PackageHosts } from '../../index/packages/ports.ts'
import {
  type ArchiveResult,
  bytesProblem,
  type CommitResult,
  type Contents,
  type FetchedArchive,
} from '../../index/packages/remote-package.ts'
import { MAX_PACKAGE_BYTES } from '../../package/limits.ts'
import { digestsInZip, readZipEntries } from '../filesystem/zip-reader.ts'
import type { Git } from '../git/git.ts'
import { REPOSITORY_LIMITS, withinLimits } from '../git/source-limits.ts'
import { modulesDirectory } from '../hcl/root-modules.ts'
import { type ChunkSink, follow, type HttpResponse, type HttpTransport } from './transport.ts'
import { failureOf, nextUrl } from './web.ts'

/**
 * Keeps on disk what `fetch` writes, and reads its format and digests.
 * @param parent directory for the file, which its owner removes
 */
export async function downloadPackage<T>(
  parent: string,
  fetch: (into: ChunkSink) => Promise<T>,
): Promise<{ readonly fetched: T; readonly facts: Contents; readonly path: string }> {
  const path = join(await mkdtemp(join(parent, 'package-')), 'bytes')
  const file = await open(path, 'wx+')
  const hashes = ALGORITHMS.map((algorithm) => [algorithm, createHash(algorithm)] as const)
  let size = 0
  try {
    const fetched = await fetch(async (chunk) => {
      for (const [, hash] of hashes) hash.update(chunk)
      await file.appendFile(chunk)
      size += chunk.length
    })
    const begins = await formatOf(file)
    const directory = /zip|unknown/.test(begins) ? await readZipEntries(file) : 'unread'
    // Clients read a zip from its end, whatever it begins with.
    const format = typeof directory === 'string' ? begins : 'zip'
    const entries = format === 'zip' ? directory : 'unread'
    const digests = Object.fromEntries(hashes.map(([name, hash]) => [name, hash.digest('hex')]))
    return { fetched, facts: { size, digests: digests as Contents['digests'], format, entries }, path }
  } finally {
    await file.close()
  }
}

const MAGIC: readonly (readonly [string, Contents['format']])[] = [
  ['504b', 'zip'],
  ['1f8b', 'tar.gz'],
  ['425a68', 'tar.bz2'],
  ['fd377a585a', 'tar.xz'],
]

async function formatOf(file: FileHandle): Promise<Contents['format']> {
  const start = Buffer.alloc(6)
  await file.read(start, 0, start.length, 0)
  return MAGIC.find(([magic]) => start.toString('hex').startsWith(magic))?.[1] ?? 'unknown'
}

interface PackageHostSettings {
  readonly transport: HttpTransport
  readonly git: Git
  /** Its owner removes it. */
  readonly temporary: string
  /** What an archive, or the clone of a repository, may take; `megabytes` are those of a clone. */
  readonly limits?: typeof REPOSITORY_LIMITS
}

/** Web and Git hosts, with the requests of go-getter. Each package is fetched once for both clients. */
export function networkPackages(settings: PackageHostSettings): PackageHosts {
  const archives = new Map<string, Promise<ArchiveResult>>()
  const commits = new Map<string, Promise<CommitResult>>()
  return {
    archive: (archive) =>
      getOrInsert(archives, `${archive.url} ${archive.token ?? ''}`, () => fetchArchive(archive, settings)),
    commit: ({ url, ref }) => getOrInsert(commits, `${url} ${ref}`, () => clone(url, ref, settings)),
  }
}

/** An archive as it was fetched; `path` is the file that holds it. */
type DownloadedArchive = ArchiveResult & { readonly path?: string }

/** Fetches an archive with the requests of go-getter, and keeps it below `temporary`. */
async function fetchArchive(
  { url, token }: Pick<Archive, 'url' | 'token'>,
  {
    transport,
    temporary,
    limits = REPOSITORY_LIMITS,
  }: Pick<PackageHostSettings, 'transport' | 'temporary' | 'limits'>,
): Promise<DownloadedArchive> {
  const request = (method: 'HEAD' | 'GET', into?: ChunkSink) => {
    const authorization = token === undefined ? undefined : `Bearer ${token}`
    const request = { method, url: new URL(url), authorization, maxBytes: MAX_PACKAGE_BYTES, into }
    const timed = { ...transport, totalMs: limits.seconds * 1000 }
    return follow(request, timed, { maxRedirects: MAX_REDIRECTS, nextUrl })
  }
  try {
    const head = await request('HEAD')
    const { fetched, facts, path } = await downloadPackage(temporary, (into) => request('GET', into))
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
  { git, temporary, limits = REPOSITORY_LIMITS }: PackageHostSettings,
): Promise<CommitResult> {
  const directory = await mkdtemp(join(temporary, 'clone-'))
  const gitDirectory = join(directory, 'x.git')
  const args = ['clone', '--quiet', '--bare', '--filter=blob:none', '--', url, gitDirectory]
  const cloned = await withinLimits(url, limits, directory, (signal) =>
    git.run(args, { transport: 'network', signal }),
  ).catch(ifRefused((refusal) => refusal))
  if (cloned instanceof RegistryError) return { kind: 'unreachable', message: cloned.message }
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

/** The last line that git prints, which a server may have written, without the user of a URL. */
function lastLine(text: string): string {
  return quote((text.trim().split('\n').at(-1) ?? '').replaceAll(/\/\/[^/@\s]*@/g, '//…@'))
}

/** Zips that are fetched, each once, and compared with what clients have unpacked of them. */
export function installedPackages(
  settings: Pick<PackageHostSettings, 'transport' | 'temporary'>,
  dataDirectory: string,
): InstalledPackages {
  const archives = new Map<string, Promise<DownloadedArchive>>()
  return {
    async compare(archive, { directory, key }) {
      const fetched = await getOrInsert(archives, archive.url, () => fetchArchive(archive, settings))
      if (fetched.kind === 'unreachable') return { kind: 'unknown', reason: fetched.message }
      if (fetched.status !== 200 || fetched.path === undefined)
        return { kind: 'unknown', reason: `the package answers ${fetched.status}` }
      const problem = bytesProblem(archive, fetched)
      if (problem !== undefined) return { kind: 'changed', files: [problem.message] }
      const packaged = await digestsInZip(fetched.path)
      if (packaged === undefined)
        return { kind: 'unknown', reason: 'the zip has links, or is of a kind that is not read' }
      const installed = await digestsBelow(join(modulesDirectory(directory, dataDirectory), key))
      return installed === undefined
        ? { kind: 'unknown', reason: 'the files of the module are not there' }
        : compareFiles(packaged, installed)
    },
  }
}

function compareFiles(
  packaged: ReadonlyMap<string, string>,
  installed: ReadonlyMap<string, string>,
): FilesComparison {
  const paths = [...new Set([...packaged.keys(), ...installed.keys()])].sort()
  const files = paths.flatMap((path) => {
    if (!installed.has(path)) return [`${path} is missing`]
    if (!packaged.has(path)) return [`${path} is not of the package`]
    return installed.get(path) === packaged.get(path) ? [] : [`${path} has other bytes`]
  })
  return files.length === 0 ? { kind: 'same' } : { kind: 'changed', files }
}

/** Undefined where there is no such directory. */
async function digestsBelow(directory: string): Promise<Map<string, string> | undefined> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(() => undefined)
  if (entries === undefined) return undefined
  const digests = new Map<string, string>()
  for (const entry of entries.filter((each) => !each.isDirectory())) {
    const path = join(entry.parentPath, entry.name)
    const hash = createHash('sha256')
    if (entry.isFile()) for await (const chunk of createReadStream(path)) hash.update(chunk)
    digests.set(relative(directory, path).split(sep).join('/'), hash.digest('hex'))
  }
  return digests
}
