import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { GitRemote } from '../../module/git-remote.ts'
import { makeBareRepository, makeBorrowingRepository } from './bare-repository.ts'
import { readFailure } from './failures.ts'
import type { Git, GitSetting } from './git.ts'
import { GitObjects } from './objects.ts'

/** A package is copied as a stream, and no time is spent on making the copy small. */
const COPY_CONFIG: readonly GitSetting[] = [
  ['core.bigFileThreshold', '1m'],
  ['pack.window', '0'],
  ['pack.compression', '1'],
]

/** A branch in a repository on this machine. */
export interface LocalBranch {
  readonly remote: GitRemote
  readonly gitDirectory: string
  /** Returns the commit at the head of the branch now; null if there is no branch. */
  head(): Promise<string | null>
  /** The directory that the copy is made in. */
  readonly temporary: string
}

/** The objects of the heads that were copied. */
export interface BranchCopy {
  readonly objects: GitObjects
  /** Copies the head if it is new, and returns it; null if there is no branch. Throws PERMISSION and INDEX_UNREACHABLE. */
  head(): Promise<string | null>
  close(): Promise<void>
}

/**
 * Copies each new head of a branch on this machine into a repository of our own, without history: all that was copied stays
 * readable when the repository is gone. `git fetch` would start programs that the user's configuration names, and refuse a
 * repository of another user.
 */
export function openCopy(git: Git, branch: LocalBranch): BranchCopy {
  const { remote, gitDirectory, temporary } = branch
  const own = join(makeBareRepository(join(temporary, 'copy-'), ''), 'objects')
  mkdirSync(join(own, 'pack'))
  const objects = new GitObjects(git, own, temporary)
  const both = makeBorrowingRepository([own, join(gitDirectory, 'objects')], temporary)
  let known: string | undefined
  return {
    objects,
    close: () => objects.close(),
    async head() {
      const head = await branch.head()
      if (head === null) return null
      if ((await objects.read(head)) === undefined) {
        const commits = known === undefined ? [head] : [head, `^${known}`]
        const lines = [head, known ?? head].map((commit) => `--shallow ${commit}`)
        const copied = await git.run(['pack-objects', '--quiet', '--revs', join(own, 'pack', 'pack')], {
          gitDirectory: both,
          config: COPY_CONFIG,
          input: [...lines, ...commits, ''].join('\n'),
        })
        if (copied.code !== 0) throw readFailure('index', remote.url, copied.stderr)
      }
      known = head
      return head
    },
  }
}
