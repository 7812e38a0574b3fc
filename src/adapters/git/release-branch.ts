import { join } from 'node:path'
import type { IndexChange } from '../../index/plan/publication-plan.ts'
import type { TaggedCommit } from '../../publish/ports.ts'
import { readFailure } from './failures.ts'
import type { Git } from './git.ts'
import { leaseOf, push, writeCommit } from './index-store.ts'
import { GitObjects } from './objects.ts'
import { listRefs, parseRefs, type RemoteBranch } from './remote.ts'

interface BranchChange extends IndexChange {
  /** The branch that the change is proposed for, and its commit. */
  readonly base: string
  readonly on: TaggedCommit
}

/**
 * Makes a branch hold one commit, the change on top of the commit of its base, whatever it held before; the same change is the same commit.
 * Undefined, and nothing is written, where the base has moved on or another run was faster: then another run does it. Throws PERMISSION,
 * REPOSITORY_UNREACHABLE.
 */
export async function replaceBranch(
  git: Git,
  address: RemoteBranch,
  gitDirectory: string,
  { base, on, ...change }: BranchChange,
): Promise<string | undefined> {
  const names = [base, address.branch].map((name) => `refs/heads/${name}`)
  const listed = await listRefs(git, address, [], names, { gitDirectory })
  if (listed.code !== 0) throw readFailure('module repository', address.remote.url, listed.stderr)
  const [head, tip = null] = names.map((name) => parseRefs(listed).get(name))
  if (head !== on.commit) return undefined
  const objects = new GitObjects(git, join(gitDirectory, 'objects'), address.temporary)
  try {
    const commit = await writeCommit(objects, change, on.commit, on.committedAt)
    if (commit === tip) return commit
    const failure = await push(objects, address, commit, [leaseOf(address, tip)], 'module repository')
    if (failure === undefined) return commit
    if (failure.outcome === 'moved') return undefined
    throw failure.error
  } finally {
    await objects.close()
  }
}
