import { isUtf8 } from 'node:buffer'
import { GraphqlResponseError } from '@octokit/graphql'
import { quote, RegistryError } from '../../base/error.ts'
import { statusOf } from './failures.ts'
import { type GitHubRepository, nameOf } from './repository.ts'

export interface ApiBranch {
  readonly repository: GitHubRepository
  readonly branch: string
}

/** One commit as GitHub's API takes it. */
export interface Commit {
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

/** Larger requests for trees end in time-outs: https://github.com/googleapis/code-suggester/issues/397 */
const LARGEST_LOT = { files: 50, base64: 1_000_000 }

function* lots(additions: Commit['additions']): Generator<Commit['additions'][number][]> {
  let lot: Commit['additions'][number][] = []
  let size = 0
  for (const addition of additions) {
    const length = addition.contents.length
    if (lot.length > 0 && (lot.length === LARGEST_LOT.files || size + length > LARGEST_LOT.base64)) {
      yield lot
      lot = []
      size = 0
    }
    lot.push(addition)
    size += length
  }
  if (lot.length > 0) yield lot
}

/** Files of one question. */
const MOST_ALIASES = 100

/** https://docs.github.com/graphql/reference/mutations#createcommitonbranch */
const COMMIT = `mutation Commit($input: CreateCommitOnBranchInput!) {
  createCommitOnBranch(input: $input) { commit { oid } }
}`

/** One branch, by GraphQL; by the Git Data API only what GraphQL cannot do. */
export class BranchApi {
  readonly #address: ApiBranch

  constructor(address: ApiBranch) {
    this.#address = address
  }

  /** Null where there is no branch. */
  async head(): Promise<string | null> {
    try {
      const ref = `heads/${this.#address.branch}`
      return (await this.#octokit.rest.git.getRef({ ...this.#names, ref })).data.object.sha
    } catch (error) {
      // 409: the repository is empty.
      if (statusOf(error) === 404 || statusOf(error) === 409) return null
      throw error
    }
  }

  async read(commit: string, paths: readonly string[]): Promise<Map<string, Uint8Array>> {
    const files = new Map<string, Uint8Array>()
    for (let start = 0; start < paths.length; start += MOST_ALIASES) {
      const some = paths.slice(start, start + MOST_ALIASES)
      const fields = some.map((path, index) => {
        const expression = JSON.stringify(`${commit}:${path}`)
        return `f${index}: object(expression: ${expression}) { ... on Blob { oid byteSize isBinary isTruncated text } }`
      })
      const query = `query Files($owner: String!, $name: String!) { repository(owner: $owner, name: $name) { ${fields.join('\n')} } }`
      const answer = await this.#octokit.graphql<{ repository: Record<string, Blob | null> }>(
        query,
        this.#graphqlNames,
      )
      for (const [index, path] of some.entries()) {
        const bytes = await this.#bytesOf(answer.repository[`f${index}`])
        if (bytes !== undefined) files.set(path, bytes)
      }
    }
    return files
  }

  async list(commit: string): Promise<string[]> {
    const { data } = await this.#octokit.rest.git.getTree({
      ...this.#names,
      tree_sha: commit,
      recursive: 'true',
    })
    if (data.truncated) {
      throw new RegistryError(
        'LIMIT_EXCEEDED',
        `the index ${quote(nameOf(this.#address.repository))} has more files than GitHub's API lists`,
        'read it by Git: set index-commit-by: push',
      )
    }
    return data.tree.flatMap(({ type, path }) => (type === 'blob' ? [path] : []))
  }

  /** Undefined where the branch is not at `parent` any more. */
  async commitOn(parent: string, { message, additions, deletions }: Commit): Promise<string | undefined> {
    const [headline = '', ...rest] = message.split('\n')
    const body = rest.join('\n').trim()
    const input = {
      branch: { repositoryNameWithOwner: nameOf(this.#address.repository), branchName: this.#address.branch },
      expectedHeadOid: parent,
      message: { headline, ...(body === '' ? {} : { body }) },
      fileChanges: { additions, deletions: deletions.map((path) => ({ path })) },
    }
    try {
      const answer = await this.#octokit.graphql<{ createCommitOnBranch: { commit: { oid: string } } }>(
        COMMIT,
        {
          input,
          request: { retries: 0 },
        },
      )
      return answer.createCommitOnBranch.commit.oid
    } catch (error) {
      if (error instanceof GraphqlResponseError) return this.#refused(error)
      throw error
    }
  }

  /** A branch of one commit without parents; undefined where somebody else has made it. */
  async createBranch({ message, additions }: Commit): Promise<string | undefined> {
    const { git } = this.#octokit.rest
    let tree: string | undefined
    for (const entries of lots(additions)) {
      const base = tree === undefined ? {} : { base_tree: tree }
      const written = await git.createTree({ ...this.#names, ...base, tree: await this.#entriesOf(entries) })
      tree = written.data.sha
    }
    const { data: commit } = await git.createCommit({
      ...this.#names,
      message,
      tree: tree ?? '',
      parents: [],
    })
    try {
      const ref = `refs/heads/${this.#address.branch}`
      await git.createRef({ ...this.#names, ref, sha: commit.sha, request: { retries: 0 } })
      return commit.sha
    } catch (error) {
      if (statusOf(error) === 422 && /already exists/i.test(String(error))) return undefined
      throw error
    }
  }

  /** The head, where it is what this commit would have made of `parent`. */
  async landed(parent: string | null, { message }: Commit): Promise<string | undefined> {
    const head = await this.head()
    if (head === null || head === parent) return undefined
    const { data } = await this.#octokit.rest.git.getCommit({ ...this.#names, commit_sha: head })
    const isOnParent = (data.parents[0]?.sha ?? null) === parent
    return isOnParent && data.message.trim() === message.trim() ? head : undefined
  }

  /** What GraphQL says with status 200. */
  #refused(error: GraphqlResponseError<unknown>): undefined {
    const [first] = error.errors ?? []
    if (first?.type === 'STALE_DATA' || /Expected branch to point to/.test(first?.message ?? ''))
      return undefined
    const { repository, branch } = this.#address
    throw new RegistryError(
      'PERMISSION',
      `GitHub declined the commit to branch ${quote(branch)} of ${quote(nameOf(repository))}: ${quote(first?.message ?? error.message)}`,
      `let the token of ${repository.github.access.tokenName} write this branch: "contents: write", and the bypass list of the rules that protect it`,
    )
  }

  /** Text travels in the tree itself; other bytes are made blobs first. */
  async #entriesOf(additions: Commit['additions']) {
    const entries = []
    for (const { path, contents } of additions) {
      const file = { path, mode: '100644' as const, type: 'blob' as const }
      const bytes = Buffer.from(contents, 'base64')
      if (isUtf8(bytes)) entries.push({ ...file, content: bytes.toString() })
      else {
        const { data } = await this.#octokit.rest.git.createBlob({
          ...this.#names,
          content: contents,
          encoding: 'base64',
        })
        entries.push({ ...file, sha: data.sha })
      }
    }
    return entries
  }

  async #bytesOf(blob: Blob | null | undefined): Promise<Uint8Array | undefined> {
    if (blob?.oid === undefined) return undefined
    const bytes = Buffer.from(blob.text ?? '')
    if (!blob.isBinary && !blob.isTruncated && bytes.length === blob.byteSize) return bytes
    const { data } = await this.#octokit.rest.git.getBlob({ ...this.#names, file_sha: blob.oid })
    return Buffer.from(data.content, 'base64')
  }

  get #octokit() {
    return this.#address.repository.github.octokit
  }

  get #names() {
    const { owner, repo } = this.#address.repository
    return { owner, repo }
  }

  get #graphqlNames() {
    const { owner, repo } = this.#address.repository
    return { owner, name: repo }
  }
}
