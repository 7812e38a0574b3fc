import { DirectoryContents } from '../adapters/filesystem/directory-index.ts'
import { Git, requireGit } from '../adapters/git/git.ts'
import { GitIndex } from '../adapters/git/index-store.ts'
import { quote, RegistryError } from '../base/error.ts'
import type { IndexTarget } from '../index/index-target.ts'
import { contentsOf } from '../index/plan/snapshot-contents.ts'
import type { IndexContents } from '../index/ports.ts'
import type { IndexHistory } from '../index/verify/ports.ts'
import type { Runtime } from './runtime.ts'

/** An index that `verify` reads. */
export interface VerifiedIndex {
  readonly contents: IndexContents
  /** Undefined where it was not asked for. */
  readonly history: IndexHistory | undefined
  close(): Promise<void>
}

export interface VerifiedIndexSettings {
  readonly target: IndexTarget
  readonly token: string | undefined
  readonly withHistory: boolean
}

/**
 * Opens an index to be verified. Throws INVALID_INPUT for the history of a directory, INDEX_INVALID for a branch that does not
 * exist, MISSING_PROGRAM, INDEX_UNREACHABLE, PERMISSION.
 */
export async function openVerifiedIndex(
  { environment, log, temporary }: Runtime,
  { target, token, withHistory }: VerifiedIndexSettings,
): Promise<VerifiedIndex> {
  if (target.kind === 'directory') {
    if (withHistory) throw noHistory(target.path)
    return { contents: new DirectoryContents(target.path), history: undefined, close: async () => {} }
  }
  const git = new Git(environment, log)
  await requireGit(git)
  const { remote, branch } = target
  const reading = withHistory ? 'history' : 'all'
  const index = new GitIndex(git, { remote, branch, token, reading, temporary })
  const snapshot = await index.open()
  if (snapshot.commit === null) {
    await index.close()
    throw noBranch(branch)
  }
  return {
    contents: contentsOf(snapshot),
    history: withHistory ? index.history(snapshot.commit) : undefined,
    close: () => index.close(),
  }
}

function noHistory(path: string): RegistryError {
  return new RegistryError(
    'INVALID_INPUT',
    `${quote(path)} is a directory, which has no history to verify`,
    'name the Git repository of the index: --index https://github.com/OWNER/REPOSITORY.git',
  )
}

function noBranch(branch: string): RegistryError {
  return new RegistryError(
    'INDEX_INVALID',
    `the repository has no branch ${quote(branch)}, so there is no index to verify`,
    'name the branch of the index: --index REMOTE#BRANCH',
  )
}
