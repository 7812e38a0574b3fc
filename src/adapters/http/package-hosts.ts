import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import type { ArchiveResult, FetchedArchive } from '../../doctor/archive.ts'
import { MAX_REDIRECTS } from '../../doctor/client.ts'
import type { Archive, Commit } from '../../doctor/package-source.ts'
import type { PackageHosts } from '../../doctor/ports.ts'
import type { CommitResult } from '../../doctor/remote-package.ts'
import { shownUrl } from '../../doctor/web-answer.ts'
import type { Git } from '../git/git.ts'
import { type HttpResponse, type HttpTransport, send } from '../oci/http.ts'
import { KeptFile, MAX_PACKAGE_BYTES } from './kept-file.ts'
import { failureOf, follow } from './web.ts'

export interface PackageHostSettings {
  readonly transport: HttpTransport
  readonly git: Git
  /** Its owner removes it. */
  readonly temporary: string
}

/** Web and Git hosts, asked as go-getter asks them. What was looked at once is remembered: both clients end here. */
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
    const file = await KeptFile.in(this.#settings.temporary)
    const into = (chunk: Uint8Array) => file.write(chunk)
    try {
      const head = await this.#ask('HEAD', url)
      const answer = await this.#ask('GET', url, into)
      if (answer === undefined)
        return { kind: 'unreachable', message: `${shownUrl(url)} redirects too often` }
      return { kind: 'fetched', status: answer.status, head: headOf(head), ...(await file.facts()) }
    } catch (error) {
      return { kind: 'unreachable', message: failureOf(error, url).message }
    } finally {
      await file.close()
    }
  }

  #ask(
    method: 'HEAD' | 'GET',
    url: string,
    into?: (chunk: Uint8Array) => Promise<void>,
  ): Promise<HttpResponse | undefined> {
    const sink = into === undefined ? {} : { into }
    const request = { method, headers: {}, authorization: undefined, maxBytes: MAX_PACKAGE_BYTES, ...sink }
    return follow({ url, maxRedirects: MAX_REDIRECTS }, (at) =>
      send({ ...request, url: at }, this.#settings.transport),
    )
  }

  /** Every branch and tag, as clients clone them, without the bytes of files where the server can leave them out. */
  async #clone(url: string, ref: string): Promise<CommitResult> {
    const { git, temporary } = this.#settings
    const gitDirectory = join(await mkdtemp(join(temporary, 'clone-')), 'x.git')
    const cloned = await git.run([
      'clone',
      '--quiet',
      '--bare',
      '--filter=blob:none',
      '--',
      url,
      gitDirectory,
    ])
    if (cloned.code !== 0) return { kind: 'unreachable', message: lastLine(cloned.stderr) }
    const name = ref === '' ? 'HEAD' : ref
    const found = await git.run(
      ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`],
      { gitDirectory },
    )
    if (found.code !== 0) return { kind: 'no-ref' }
    const commit = found.stdout.toString().trim()
    const listed = await git.run(['ls-tree', '-r', '-z', '--name-only', commit], { gitDirectory })
    return {
      kind: 'found',
      commit,
      paths: listed.stdout
        .toString()
        .split('\0')
        .filter((path) => path !== ''),
    }
  }
}

function headOf(answer: HttpResponse | undefined): FetchedArchive['head'] {
  if (answer === undefined) return undefined
  const length = answer.headers.get('content-length')
  const ranges = answer.headers.get('accept-ranges') === 'bytes'
  return { status: answer.status, ranges, length: length === null ? undefined : Number(length) }
}

/** What git says at the end, without the user of a URL. */
function lastLine(text: string): string {
  return (text.trim().split('\n').at(-1) ?? '').replaceAll(/\/\/[^/@\s]*@/g, '//…@')
}
