import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import type { ArchiveResult, FetchedArchive } from '../../doctor/archive.ts'
import { MAX_REDIRECTS } from '../../doctor/client.ts'
import type { Archive, Commit } from '../../doctor/package-source.ts'
import type { PackageHosts } from '../../doctor/ports.ts'
import type { CommitResult } from '../../doctor/remote-package.ts'
import { printableUrl } from '../../doctor/web-answer.ts'
import type { Git } from '../git/git.ts'
import { type ChunkSink, downloadPackage, MAX_DOWNLOAD_BYTES } from './package-download.ts'
import { type HttpResponse, type HttpTransport, send } from './transport.ts'
import { failureOf, follow } from './web.ts'

export interface PackageHostSettings {
  readonly transport: HttpTransport
  readonly git: Git
  /** Its owner removes it. */
  readonly temporary: string
}

/** Web and Git hosts, with the requests of go-getter. Each package is fetched once for both clients. */
export class NetworkPackages implements PackageHosts {
  readonly #settings: PackageHostSettings
  readonly #archives = new Map<string, Promise<ArchiveResult>>()
  readonly #commits = new Map<string, Promise<CommitResult>>()

  constructor(settings: PackageHostSettings) {
    this.#settings = settings
  }

  archive({ url }: Archive): Promise<ArchiveResult> {
    const known = this.#archives.get(url) ?? this.#fetch(url)
    this.#archives.set(url, known)
    return known
  }

  commit({ url, ref }: Commit): Promise<CommitResult> {
    const key = `${url} ${ref}`
    const known = this.#commits.get(key) ?? this.#clone(url, ref)
    this.#commits.set(key, known)
    return known
  }

  async #fetch(url: string): Promise<ArchiveResult> {
    try {
      const head = await this.#ask('HEAD', url)
      const download = await downloadPackage(this.#settings.temporary, (into) => this.#ask('GET', url, into))
      const { fetched, facts } = download
      if (fetched === undefined)
        return { kind: 'unreachable', message: `${printableUrl(url)} redirects too often` }
      return { kind: 'fetched', status: fetched.status, head: headOf(head), ...facts }
    } catch (error) {
      return { kind: 'unreachable', message: failureOf(error, url).message }
    }
  }

  #ask(method: 'HEAD' | 'GET', url: string, into?: ChunkSink): Promise<HttpResponse | undefined> {
    const request = { method, headers: {}, authorization: undefined, maxBytes: MAX_DOWNLOAD_BYTES, into }
    return follow({ url, maxRedirects: MAX_REDIRECTS }, (at) =>
      send({ ...request, url: at }, this.#settings.transport),
    )
  }

  /** Every branch and tag, as clients clone them, without the bytes of files where the server can leave them out. */
  async #clone(url: string, ref: string): Promise<CommitResult> {
    const { git, temporary } = this.#settings
    const gitDirectory = join(await mkdtemp(join(temporary, 'clone-')), 'x.git')
    const options = ['--quiet', '--bare', '--filter=blob:none']
    const cloned = await git.run(['clone', ...options, '--', url, gitDirectory])
    if (cloned.code !== 0) return { kind: 'unreachable', message: lastLine(cloned.stderr) }
    const name = ref === '' ? 'HEAD' : ref
    const found = await git.run(
      ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`],
      { gitDirectory },
    )
    if (found.code !== 0) return { kind: 'no-ref' }
    const commit = found.stdout.trim()
    const listed = await git.run(['ls-tree', '-r', '-z', '--name-only', commit], { gitDirectory })
    const paths = listed.stdout.split('\0')
    return { kind: 'found', commit, paths: paths.filter((path) => path !== '') }
  }
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
