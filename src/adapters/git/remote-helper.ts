import type { ChildProcessWithoutNullStreams } from 'node:child_process'
import type { GitRemote } from '../../module/git-remote.ts'
import { tokenSettings } from './credentials.ts'
import { REMOTE, type RemoteRepository } from './fetch.ts'
import { type Git, type GitResult, type GitSetting, missingGit } from './git.ts'
import { MAX_STDERR_CHARACTERS } from './limits.ts'
import { PacketReader } from './packet-reader.ts'

/** A request to a remote that failed. */
export class RemoteFailure extends Error {
  /** What git says of it. */
  readonly stderr: string
  /** Whether the server has refused this request alone: the next one may succeed. */
  readonly isAnswer: boolean

  constructor(stderr: string, { isAnswer = false } = {}) {
    super(stderr)
    this.stderr = stderr
    this.isAnswer = isAnswer
  }
}

/**
 * Git's own helper for HTTP, as one process for many requests: it has the TLS, proxies, headers and credentials of the user's
 * configuration, and keeps its connection. https://git-scm.com/docs/gitremote-helpers
 */
export class RemoteHelper {
  readonly output: PacketReader
  readonly #child: ChildProcessWithoutNullStreams
  readonly #ended: Promise<void>
  #stderr = ''

  /** @param gitDirectory the repository that is pushed from, or any */
  constructor(git: Git, address: RemoteRepository, gitDirectory: string) {
    // Without a URL the helper takes that of the remote, as the user's configuration rewrites it.
    const child = git.start(['remote-http', REMOTE], {
      gitDirectory,
      transport: 'network',
      config: [...settingsOf(address), ...(address.accepted?.settings() ?? [])],
      onReport: (text) => address.accepted?.report(text),
    })
    this.#child = child
    this.output = new PacketReader(child.stdout)
    child.stderr.on('data', (chunk: Buffer) => {
      this.#stderr = (this.#stderr + chunk.toString()).slice(-MAX_STDERR_CHARACTERS)
    })
    // A child that ends early closes its stdin; its stderr gives the reason, not the broken pipe.
    child.stdin.on('error', () => {})
    this.#ended = new Promise((resolve, reject) => {
      child.on('error', (cause) => reject(missingGit(cause)))
      child.on('close', () => resolve())
    })
    this.#ended.catch(() => {})
  }

  send(text: string): void {
    this.#child.stdin.write(text)
  }

  /** What git says of a failure after which it ends. Throws MISSING_PROGRAM. */
  async failure(): Promise<RemoteFailure> {
    this.#child.stdin.end()
    this.#child.stdout.destroy()
    await this.#ended
    return new RemoteFailure(this.#stderr.trim() === '' ? HUNG_UP : this.#stderr)
  }

  /** Ends the process; a request that runs is given up. */
  async close(): Promise<void> {
    this.#child.kill()
    this.#child.stdin.end()
    this.#child.stdout.destroy()
    await this.#ended.catch(() => {})
  }
}

/** As git says it where the helper ends without a word. */
const HUNG_UP = 'fatal: the remote end hung up unexpectedly'

/** Whether a remote is reached over HTTP, for reading and writing at one URL, with the user's configuration as it is. */
export async function isReachedByHttp(
  git: Git,
  address: RemoteRepository,
  gitDirectory: string,
): Promise<boolean> {
  if (!isHttp(address.remote)) return false
  const { stdout } = await git.run(['remote', '-v'], { config: settingsOf(address), gitDirectory })
  const urls = new Set([...stdout.matchAll(LISTED_URL)].map(([, url]) => url))
  const [url = ''] = urls
  return urls.size === 1 && /^https?:\/\//.test(url)
}

const LISTED_URL = new RegExp(`^${REMOTE}\t(\\S+) \\((?:fetch|push)\\)`, 'gm')

function isHttp({ scheme }: GitRemote): boolean {
  return scheme === 'https' || scheme === 'http'
}

function settingsOf({ remote, token }: RemoteRepository): readonly GitSetting[] {
  return [[`remote.${REMOTE}.url`, remote.url], ...tokenSettings(remote, token)]
}

/** What a request gives, in the form of a git that was run for it. Throws all but failures of the remote. */
export async function resultOf(request: () => Promise<unknown>): Promise<GitResult> {
  try {
    await request()
    return { code: 0, stdout: '', stderr: '' }
  } catch (error) {
    if (error instanceof RemoteFailure) return { code: 128, stdout: '', stderr: error.stderr }
    throw error
  }
}
