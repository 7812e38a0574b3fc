import type { ModuleInterface } from '../../interface/module-interface.ts'
import type { RepositoryIdentity } from '../../module/git-remote.ts'
import type { License } from '../../module/license.ts'
import type { PackageExtent, Release } from '../../module/release.ts'
import type { PackageFacts } from '../../package/package.ts'
import type { Unreachable } from '../packages/remote-package.ts'

export interface HistoryCommit {
  readonly commit: string
  /** First parent; null for the first commit. */
  readonly parent: string | null
  readonly changes: readonly HistoryChange[]
}

export interface BranchCommit extends HistoryCommit {
  /** The other parents of a merge: a push may make what was at the head any of them. */
  readonly merged: readonly string[]
}

export interface HistoryChange {
  readonly path: string
  /** Blob before the commit; null where there was no regular file: a link or a commit of another repository has nothing to read. */
  readonly before: string | null
  /** Blob after the commit; null where no regular file is left. */
  readonly after: string | null
}

export interface IndexHistory {
  readonly head: string
  /**
   * The commit of the first-parent line of the head that an id names, by seven hex digits at least, or a name of the repository, such as a
   * branch; undefined where there is none.
   */
  resolve(revision: string): Promise<string | undefined>
  /** Whether the head is an ancestor of a commit, as far as the commit can still be read. */
  isAhead(commit: string): Promise<boolean>
  /**
   * The commits of the first-parent line, oldest first.
   * @param since a commit on that line, which is left out; undefined begins with the first
   */
  commits(since: string | undefined): AsyncIterable<BranchCommit>
  /** All that differs between a commit and another one, the head by default, as one commit. */
  difference(since: string, commit?: string): Promise<HistoryCommit>
  folders(path: string): Promise<string[]>
  /** A blob by its id, or by `<commit>:<path>`; undefined where there is none. */
  read(name: string): Promise<Uint8Array | undefined>
}

/** The repositories that versions are published from, as they are now. */
export interface TaggedRepositories {
  /** Reads the tags of a repository, and fetches the commits of these releases as far as it has them. */
  open(url: string, releases: readonly TaggedRelease[]): Promise<TaggedRepository | Unreachable>
}

export interface TaggedRelease {
  readonly tag: string
  /** 40 hex. */
  readonly commit: string
}

export interface TaggedRepository {
  readonly kind: 'opened'
  /** The commit that a tag names now; undefined where there is no such tag. */
  commitOf(tag: string): string | undefined
  /** What publishing the commit gives. */
  rebuild(module: Pick<Release, 'tag' | 'commit' | 'path'> & PackageExtent): Promise<Rebuilt>
  close(): Promise<void>
}

/** `absent`: the repository does not give the commit; `refused`: its tree gives no package today. */
export type Rebuilt =
  | {
      readonly kind: 'rebuilt'
      readonly facts: PackageFacts
      readonly committedAt: string
      readonly license: License | undefined
      readonly moduleInterface: ModuleInterface
      /** What the module needs, and `packagePaths` of the release leave out. */
      readonly lacks: readonly string[]
    }
  | { readonly kind: 'absent' }
  | { readonly kind: 'refused'; readonly message: string }

export interface Attestations {
  /** The statements for a digest; undefined where the host of the repository knows none of them. */
  statements(repositoryUrl: string, digest: string): Promise<readonly unknown[] | Unreachable | undefined>
}

/** Who repositories are, as their hosts say. */
export interface Identities {
  /** `none`: the host gives repositories no ids. `unknown`: it did not say. */
  of(
    repository: Pick<RepositoryIdentity, 'host' | 'repository'>,
  ): Promise<
    | { readonly kind: 'known'; readonly identity: RepositoryIdentity }
    | { readonly kind: 'none' }
    | { readonly kind: 'unknown'; readonly message: string }
  >
}
