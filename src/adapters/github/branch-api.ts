import { isUtf8 } from 'node:buffer'
import { GraphqlResponseError } from '@octokit/graphql'
import { quote, RegistryError } from '../../base/error.ts'
import { statusOf } from './failures.ts'
import { MAX_ALIASES } from './limits.ts'
import type { GitHubRepository } from './repository.ts'

export interface GitHubBranch {
  readonly repository: GitHubRepository
  readonly branch: string
}

/** A commit as GitHub's API takes it: `contents` is base64. */
export interface BranchCommit {
  readonly message: string
  readonly additions: readonly { readonly path: string; readonly contents: string }[]
  readonly deletions: readonly string[]
}

interface Blob {
  readonly oid?: string
  readonly byteSize?: number
  readonly isBinary?: boolean
  readonly isTruncated?: boolean
  readonly text?: string | null
}

interface Tree {
  readonly entries?: readonly { readonly name: string }[]
}

type FilesAnswer = { readonly repository: Readonly<Record<string, (Blob & Tree) | null>> }

/** What is at some paths. */
export interface PathContents {
  readonly files: Map<string, Uint8Array>
  /** The names in each directory. */
  readonly directories: Map<string, readonly string[]>
}

/** Requests for larger trees time out: https://github.com/googleapis/code-suggester/issues/397 */
const MAX_BATCH = { files: 50, base64: 1_000_000 }

function* batches(additions: BranchCommit['additions']): Generator<BranchCommit['additions'][number][]> {
  let batch: BranchCommit['additions'][number][] = []
  let size = 0
  for (const addition of additions) {
    const length = addition.contents.length
    if (batch.length > 0 && (batch.length === MAX_BATCH.files || size + length > MAX_BATCH.base64)) {
      yield batch
      batch = []
      size = 0
    }
    batch.push(addition)
    size += length
  }
  if (batch.length > 0) yield batch
}

function namesIn(tree: Tree | null): string[] {
  return tree?.entries?.map(({ name }) => name) ?? []
}

/** https://docs.github.com/graphql/reference/mutations#createcommitonbranch */
const COMMIT = `mutation Commit($input: CreateCommitOnBranchInput!) {
  createCommitOnBranch(input: $input) { commit { oid } }
}`

type CommitAnswer = { readonly createCommitOnBranch: { readonly commit: { readonly oid: string } } }

/** One branch: GraphQL reads and commits, and the Git Data API does what GraphQL cannot. Throws Octokit's errors. */
export class BranchApi {
  readonly #repository: GitHubRepository
  readonly #path: GitHubRepository['path']
  readonly #branch: string

  constructor({ repository, branch }: GitHubBranch) {
    this.#repository = repository
    this.#path = repository.path
    this.#branch = branch
  }

  /** The commit of the branch; null where there is no branch. */
  async head(): Promise<string | null> {
    try {
      const ref = `heads/${this.#branch}`
      return (await this.#octokit.rest.git.getRef({ ...this.#path, ref })).data.object.sha
    } catch (error) {
      // 409: the repository is empty.
      if (statusOf(error) === 404 || statusOf(error) === 409) return null
      throw error
    }
  }

  /** The files and directories at these paths in a commit; other paths are left out. */
  async read(commit: string, paths: readonly string[]): Promise<PathContents> {
    const [files, directories] = [new Map<string, Uint8Array>(), new Map<string, readonly string[]>()]
    const { owner, repo: name } = this.#path
    for (let start = 0; start < paths.length; start += MAX_ALIASES) {
      const some = paths.slice(start, start + MAX_ALIASES)
      const fields = some.map((path, index) => {
        const expression = JSON.stringify(`${commit}:${path}`)
        return `f${index}: object(expression: ${expression}) { ... on Blob { oid byteSize isBinary isTruncated text } ... on Tree { entries { name } } }`
      })
      const query = `query Files($owner: String!, $name: String!) { repository(owner: $owner, name: $name) { ${fields.join('\n')} } }`
      const { repository } = await this.#octokit.graphql<FilesAnswer>(query, { owner, name })
      for (const [index, path] of some.entries()) {
        const found = repository[`f${index}`]
        if (found?.entries !== undefined) directories.set(path, namesIn(found))
        const bytes = await this.#bytesOf(found)
        if (bytes !== undefined) files.set(path, bytes)
      }
    }
    return { files, directories }
  }

  /** The names in a directory of a commit; none where there is no such directory. */
  async listDirectory(commit: string, path: string): Promise<string[]> {
    const { owner, repo } = this.#path
    const expression = JSON.stringify(`${commit}:${path}`)
    const query = `query Names($owner: String!, $name: String!) { repository(owner: $owner, name: $name) { directory: object(expression: ${expression}) { ... on Tree { entries { name } } } } }`
    const answer = await this.#octokit.graphql<{ repository: { directory: Tree | null } }>(query, {
      owner,
      name: repo,
    })
    return namesIn(answer.repository.directory)
  }

  /** The paths of all files in a commit. Throws LIMIT_EXCEEDED where GitHub's API does not list them all. */
  async list(commit: string): Promise<string[]> {
    const tree = { ...this.#path, tree_sha: commit, recursive: 'true' }
    const { data } = await this.#octokit.rest.git.getTree(tree)
    if (data.truncated) {
      throw new RegistryError(
        'LIMIT_EXCEEDED',
        `the index ${quote(this.#repository.name)} has more files than GitHub's API lists`,
        'set index-commit-by: push',
      )
    }
    return data.tree.flatMap(({ type, path }) => (type === 'blob' ? [path] : []))
  }

  /** Commits on `parent`; undefined where the branch is no longer at `parent`. Throws PERMISSION where a rule forbids it. */
  async commitOn(
    parent: string,
    { message, additions, deletions }: BranchCommit,
  ): Promise<string | undefined> {
    const [headline = '', ...rest] = message.split('\n')
    const body = rest.join('\n').trim()
    const input = {
      branch: { repositoryNameWithOwner: this.#repository.name, branchName: this.#branch },
      expectedHeadOid: parent,
      message: { headline, ...(body === '' ? {} : { body }) },
      fileChanges: { additions, deletions: deletions.map((path) => ({ path })) },
    }
    try {
      const once = { input, request: { retries: 0 } }
      const answer = await this.#octokit.graphql<CommitAnswer>(COMMIT, once)
      return answer.createCommitOnBranch.commit.oid
    } catch (error) {
      if (error instanceof GraphqlResponseError) return this.#refused(error)
      throw error
    }
  }

  /** Creates the branch with one commit without parents; undefined where the branch exists by now. */
  async createBranch({ message, additions }: BranchCommit): Promise<string | undefined> {
    const { git } = this.#octokit.rest
    let tree: string | undefined
    for (const entries of batches(additions)) {
      const base = tree === undefined ? {} : { base_tree: tree }
      const written = await git.createTree({ ...this.#path, ...base, tree: await this.#entriesOf(entries) })
      tree = written.data.sha
    }
    const root = { ...this.#path, message, tree: tree ?? '', parents: [] }
    const { sha } = (await git.createCommit(root)).data
    try {
      const ref = `refs/heads/${this.#branch}`
      await git.createRef({ ...this.#path, ref, sha, request: { retries: 0 } })
      return sha
    } catch (error) {
      if (statusOf(error) === 422 && /already exists/i.test(String(error))) return undefined
      throw error
    }
  }

  /** The head of the branch, where it is this commit on `parent`. */
  async landed(parent: string | null, { message }: BranchCommit): Promise<string | undefined> {
    const head = await this.head()
    if (head === null || head === parent) return undefined
    const { data } = await this.#octokit.rest.git.getCommit({ ...this.#path, commit_sha: head })
    const isOnParent = (data.parents[0]?.sha ?? null) === parent
    return isOnParent && data.message.trim() === message.trim() ? head : undefined
  }

  /** Handles the errors that GraphQL sends with status 200. */
  #refused(error: GraphqlResponseError<unknown>): undefined {
    const [first] = error.errors ?? []
    if (first?.type === 'STALE_DATA' || /Expected branch to point to/.test(first?.message ?? ''))
      return undefined
    throw new RegistryError(
      'PERMISSION',
      `GitHub declined the commit to branch ${quote(this.#branch)} of ${quote(this.#repository.name)}: ${quote(first?.message ?? error.message)}`,
      `let the token of ${this.#repository.github.server.tokenName} write this branch: "contents: write", and the bypass list of the rules that protect it`,
    )
  }

  /** The entries of a tree: text is part of the entry, other bytes become blobs first. */
  async #entriesOf(additions: BranchCommit['additions']) {
    const entries = []
    for (const { path, contents } of additions) {
      const file = { path, mode: '100644' as const, type: 'blob' as const }
      const bytes = Buffer.from(contents, 'base64')
      if (isUtf8(bytes)) entries.push({ ...file, content: bytes.toString() })
      else {
        const blob = { ...this.#path, content: contents, encoding: 'base64' }
        const { data } = await this.#octokit.rest.git.createBlob(blob)
        entries.push({ ...file, sha: data.sha })
      }
    }
    return entries
  }

  async #bytesOf(blob: Blob | null | undefined): Promise<Uint8Array | undefined> {
    if (blob?.oid === undefined) return undefined
    const bytes = Buffer.from(blob.text ?? '')
    if (!blob.isBinary && !blob.isTruncated && bytes.length === blob.byteSize) return bytes
    const { data } = await this.#octokit.rest.git.getBlob({ ...this.#path, file_sha: blob.oid })
    return Buffer.from(data.content, 'base64')
  }

  get #octokit() {
    return this.#repository.github.octokit
  }
}
