import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { DirectoryIndex } from '../adapters/filesystem/directory-index.ts'
import { tokenSettings } from '../adapters/git/credentials.ts'
import { Git, requireGit } from '../adapters/git/git.ts'
import type { IndexReading } from '../adapters/git/index-branch.ts'
import { GitIndex } from '../adapters/git/index-store.ts'
import type { GitHubRepository } from '../adapters/github/repository.ts'
import { raceBackoff } from '../adapters/http/backoff.ts'
import { type IndexTarget, parseIndexTarget } from '../index/index-target.ts'
import type { IndexStore, RaceBackoff } from '../index/ports.ts'
import type { GitRemote } from '../module/git-remote.ts'
import type { Runtime } from './runtime.ts'

/** How long a publish runs lost races again before it says INDEX_BUSY. */
const RETRY_MS = 10 * 60_000

/** Text of `--index` → target; a bare repository is told from a plain directory by its files. */
export function indexTarget(text: string): IndexTarget {
  return parseIndexTarget(text, (path) => existsSync(join(path, 'HEAD')) && existsSync(join(path, 'objects')))
}

export interface OpenIndex {
  readonly index: IndexStore
  readonly raceBackoff: RaceBackoff
  close(): Promise<void>
}

export interface IndexSettings {
  readonly target: IndexTarget
  readonly token: string | undefined
  readonly reading: IndexReading
}

/** The index that a command works on. Throws MISSING_PROGRAM for a Git index without git. */
export async function openIndex(
  runtime: Runtime,
  { target, token, reading }: IndexSettings,
): Promise<OpenIndex> {
  const backoff = raceBackoff(RETRY_MS)
  if (target.kind === 'directory')
    return { index: new DirectoryIndex(target.path), raceBackoff: backoff, close: async () => {} }
  const git = new Git(runtime.environment, runtime.log)
  await requireGit(git)
  const remote = absoluteRemote(target.remote)
  const settings = tokenSettings(remote, token)
  const address = { remote, branch: target.branch, settings, temporary: runtime.temporary }
  const index = new GitIndex(git, address, reading)
  return { index, raceBackoff: backoff, close: () => index.close() }
}

/** An index that GitHub itself commits to, in a branch of this repository. */
export async function openApiIndex(repository: GitHubRepository, branch: string): Promise<OpenIndex> {
  const { ApiIndex } = await import('../adapters/github/api-index.ts')
  return {
    index: new ApiIndex({ repository, branch }),
    raceBackoff: raceBackoff(RETRY_MS),
    close: async () => {},
  }
}

/** Git runs in directories of its own, where a relative path would name another directory. */
function absoluteRemote(remote: GitRemote): GitRemote {
  const isPath = remote.scheme === 'file' && !remote.url.startsWith('file://')
  return isPath ? { ...remote, path: resolve(remote.path), url: resolve(remote.path) } : remote
}
