export interface Commit {
  readonly id: string
  readonly parents: readonly string[]
  readonly author: string
  readonly subject: string
  /** Values of its trailers `Release: …`, as written. */
  readonly trailers: readonly string[]
  /** That it came with, or is the merge of; absent where nobody asked for it. */
  readonly pullRequest?: MergedPullRequest
  /** What it changed against its first parent, from the root of the repository. */
  readonly paths: readonly string[]
}

export interface MergedPullRequest {
  readonly number: number
  readonly labels: readonly string[]
}

export interface MergedPullRequests {
  /** Those that commits came with, by commit. Throws PERMISSION, REPOSITORY_UNREACHABLE. */
  of(commits: readonly string[]): Promise<ReadonlyMap<string, MergedPullRequest>>
}

export interface CommitHistory {
  /**
   * The commits of a range, the newest first, each with the paths that it changed in these directories, of all where there are none.
   * Throws LIMIT_EXCEEDED.
   */
  between(
    range: { readonly base: string | undefined; readonly head: string },
    directories: readonly string[],
  ): Promise<readonly Commit[]>
  isAncestor(commit: string, descendant: string): Promise<boolean>
  /** The commit that a name stands for; undefined where it names none. */
  find(name: string): Promise<string | undefined>
}

export interface NewTag {
  readonly tag: string
  readonly message: string
}

/** Makes annotated tags of one commit: all of them, or none. Equal tags of one commit are the same object, whoever makes them. */
export interface TagWriter {
  /** In this clone alone. Throws VERSION_EXISTS. */
  create(tags: readonly NewTag[]): Promise<void>
  /** In the remote, then in this clone. Throws VERSION_EXISTS after a lost race, PERMISSION, REPOSITORY_UNREACHABLE. */
  push(tags: readonly NewTag[]): Promise<void>
}
