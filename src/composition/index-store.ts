import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { DirectoryIndex } from '../adapters/filesystem/directory-index.ts'
import { Git, requireGit } from '../adapters/git/git.ts'
import type { IndexReading } from '../adapters/git/index-branch.ts'
import { GitIndex } from '../adapters/git/index-store.ts'
import type { GitHubRepository } from '../adapters/github/repository.ts'
import { raceBackoff } from '../adapters/http/backoff.ts'
import { type IndexTarget, parseIndexTarget } from '../index/index-target.ts'
import type { IndexStore, RaceBackoff } from '../index/ports.ts'
import { INDEX_RACE_MS } from './limits.ts'
import { withRunTrailers } from './run-trailers.ts'
import type { Runtime } from './runtime.ts'

/**
 * Text of `--index` → target; a bare repository is told from a plain directory by its files. The path of a repository is
 * absolute: Git runs in directories of its own, where a relative path would name another directory.
 */
export function indexTarget(text: string): IndexTarget {
  const target = parseIndexTarget(
    text,
    (path) => existsSync(join(path, 'HEAD')) && existsSync(join(path, 'objects')),
  )
  if (target.kind === 'directory') return target
  const { remote } = target
  const isPath = remote.scheme === 'file' && !remote.url.startsWith('file://')
  const path = resolve(remote.path)
  return isPath ? { ...target, remote: { ...remote, path, url: path } } : target
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
  /** Whether the command will probably write it. */
  readonly writes?: boolean
  /** Whether a publish creates an index in a directory too; `init` alone does so without it. */
  readonly createsDirectory?: boolean
}

/** The index that a command works on. Throws MISSING_PROGRAM for a Git index without git. */
export async function openIndex(
  runtime: Runtime,
  { target, token, reading, writes = false, createsDirectory }: IndexSettings,
): Promise<OpenIndex> {
  const backoff = raceBackoff(INDEX_RACE_MS)
  if (target.kind === 'directory') {
    const onLimit = (reason: string) =>
      runtime.log.warn(`while the index is gone, not all of it could be served: ${reason}`)
    const copy = reading === 'copy' ? { temporary: runtime.temporary, onLimit } : undefined
    const index = new DirectoryIndex(target.path, { isCreatedByPublish: createsDirectory, copy })
    return { index: runtime.writes?.index(index) ?? index, raceBackoff: backoff, close: () => index.close() }
  }
  const git = new Git(runtime.environment, runtime.log)
  await requireGit(git)
  const { remote, branch } = target
  const index = new GitIndex(git, { remote, branch, token, reading, writes, temporary: runtime.temporary })
  const recorded = withRunTrailers(index, runtime)
  return {
    index: runtime.writes?.index(recorded) ?? recorded,
    raceBackoff: backoff,
    close: () => index.close(),
  }
}

/** An index that GitHub itself commits to, in a branch of this repository. */
export async function openApiIndex(
  runtime: Pick<Runtime, 'environment' | 'secrets'>,
  repository: GitHubRepository,
  branch: string,
): Promise<OpenIndex> {
  const { ApiIndex } = await import('../adapters/github/api-index.ts')
  return {
    index: withRunTrailers(new ApiIndex({ repository, branch }), runtime),
    raceBackoff: raceBackoff(INDEX_RACE_MS),
    close: async () => {},
  }
}
