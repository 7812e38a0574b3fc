import { isUtf8 } from 'node:buffer'
import { readFile } from 'node:fs/promises'
import { GraphqlResponseError } from '@octokit/graphql'
import { quote, RegistryError } from '../../base/error.ts'
import { slices } from '../../base/slices.ts'
import type { FileContent, IndexChange } from '../../index/plan/publication-plan.ts'
import type { IndexSnapshot, IndexStore } from '../../index/ports.ts'
import { ONCE, serverName } from './client.ts'
import { githubFailure, mayPass, statusOf } from './failures.ts'
import { type GitHubRepository, proveWritable } from './repository.ts'

/** Files in one query. More are asked for in several queries. */
const MAX_ALIASES = 100

/**
 * Bytes of all files in one change of the index, which are sent in one request. A larger change is
 * LIMIT_EXCEEDED with index-commit-by: api.
 */
const MAX_CHANGE_BYTES = 30 * 1024 * 1024

/**
 * An index in a branch on GitHub, read and written by GitHub's API: GraphQL reads and commits, and the Git Data API does what GraphQL
 * cannot. GitHub signs the commits, and shows them as verified.
 */
export class ApiIndex implements IndexStore {
  readonly isCreatedByPublish = true
  readonly #repository: GitHubRepository
  readonly #branch: string
  #hasLost = false

  constructor({ repository, branch }: { readonly repository: GitHubRepository; readonly branch: string }) {
    this.#repository = repository
    this.#branch = branch
  }

  checkAccess(): Promise<void> {
    return proveWritable(this.#repository)
  }

  async open(): Promise<IndexSnapshot> {
    const reading = <T>(result: Promise<T>) => result.catch((error) => this.#fail(error, 'read the index'))
    const commit = await reading(this.#head())
    /** Each is asked for once, and together with those that will be read next. */
    const known = new Map<string, Found | undefined>()
    let expected: readonly string[] = []
    const learn = async (paths: readonly string[]) => {
      const unknown = [...new Set(paths)].filter((path) => !known.has(path))
      const found = commit === null ? new Map<string, Found>() : await reading(this.#read(commit, unknown))
      for (const path of unknown) known.set(path, found.get(path))
    }
    return {
      exists: commit !== null,
      commit,
      prefetch({ paths }) {
        expected = paths.filter((path) => !path.endsWith('/.'))
      },
      async read(paths) {
        await learn([...paths, ...expected])
        expected = []
        const files = paths.map((path) => [path, known.get(path)] as const)
        return new Map(files.flatMap(([path, found]) => (found instanceof Uint8Array ? [[path, found]] : [])))
      },
      list: async () => (commit === null ? [] : this.#list(commit)),
      async listDirectory(path) {
        await learn([path])
        const found = known.get(path) ?? []
        return found instanceof Uint8Array ? [] : [...found]
      },
    }
  }

  async commit(change: IndexChange, on: IndexSnapshot): Promise<'moved' | { commit: string }> {
    const parent = on.commit
    const commit = await this.#commitOf(change, parent)
    try {
      // GitHub allows 80 writing requests in a minute, also those that lose: among many writers a reading one sees most losses.
      // https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api#about-secondary-rate-limits
      if (this.#hasLost && (await this.#head()) !== parent) return 'moved'
      const id = parent === null ? await this.#createBranch(commit) : await this.#commitOn(parent, commit)
      this.#hasLost = id === undefined
      return id === undefined ? 'moved' : { commit: id }
    } catch (error) {
      if (!mayPass(error)) return this.#fail(error, 'write the index')
      // Perhaps the commit succeeded and only the response was lost.
      const landed = await this.#landed(parent, commit).catch(() => undefined)
      if (landed !== undefined) return { commit: landed }
      if (this.#repository.github.deadline.leftMs > 0) return 'moved'
      return this.#fail(error, 'write the index')
    }
  }

  async #commitOf({ message, files }: IndexChange, parent: string | null): Promise<BranchCommit> {
    const sizes = [...files.values()].map((content) => (content === null ? 0 : sizeOf(content)))
    const size = sizes.reduce((sum, each) => sum + each, 0)
    if (size > MAX_CHANGE_BYTES)
      throw new RegistryError(
        'LIMIT_EXCEEDED',
        `the change of the index has ${size.toLocaleString('en')} bytes, more than the ${MAX_CHANGE_BYTES.toLocaleString('en')} that GitHub's API takes at once`,
        'set index-commit-by: push, keep packages elsewhere (package: release or git), or publish fewer tags at once',
      )
    const additions: Addition[] = []
    const deletions: string[] = []
    for (const [path, content] of files) {
      if (content === null) deletions.push(path)
      else {
        const bytes = content instanceof Uint8Array ? Buffer.from(content) : await readFile(content.file)
        additions.push({ path, contents: bytes.toString('base64') })
      }
    }
    if (parent === null) return { message, additions, deletions: [] }
    // GitHub refuses to delete a file that does not exist.
    const existing = await this.#read(parent, deletions).catch((error) => this.#fail(error, 'read the index'))
    return { message, additions, deletions: deletions.filter((path) => existing.has(path)) }
  }

  #fail(error: unknown, doing: string): never {
    if (statusOf(error) === 409 && /empty/.test(String(error)))
      throw new RegistryError(
        'INDEX_UNREACHABLE',
        `the repository ${quote(this.#repository.name)} is empty, and GitHub's API cannot create a branch in an empty repository`,
        'push any first commit to it, or set index-commit-by: push',
      )
    throw githubFailure(error, this.#repository, {
      doing: `${doing} (branch ${quote(this.#branch)})`,
      needs: 'contents: write',
      code: 'INDEX_UNREACHABLE',
    })
  }

  /** The commit of the branch; null where there is no branch. */
  async #head(): Promise<string | null> {
    try {
      const ref = `heads/${this.#branch}`
      return (await this.#octokit.rest.git.getRef({ ...this.#repository.path, ref })).data.object.sha
    } catch (error) {
      // 409: the repository is empty.
      if (statusOf(error) === 404 || statusOf(error) === 409) return null
      throw error
    }
  }

  /** The bytes of the files, and the names in the directories, at these paths in a commit; other paths are left out. */
  async #read(commit: string, paths: readonly string[]): Promise<Map<string, Found>> {
    const read = new Map<string, Found>()
    const { owner, repo: name } = this.#repository.path
    for (const some of slices(paths, MAX_ALIASES)) {
      const fields = some.map((path, index) => {
        const expression = JSON.stringify(`${commit}:${path}`)
        return `f${index}: object(expression: ${expression}) { ... on Blob { oid byteSize isBinary isTruncated text } ... on Tree { entries { name } } }`
      })
      const query = `query Files($owner: String!, $name: String!) { repository(owner: $owner, name: $name) { ${fields.join('\n')} } }`
      const { repository } = await this.#octokit.graphql<{
        readonly repository: Readonly<Record<string, GitObject | null>>
      }>(query, { owner, name })
      for (const [index, path] of some.entries()) {
        const found = repository[`f${index}`]
        if (found?.entries !== undefined)
          read.set(
            path,
            found.entries.map((entry) => entry.name),
          )
        else if (found?.oid !== undefined) read.set(path, await this.#bytesOf(found, found.oid))
      }
    }
    return read
  }

  /** The paths of all files in a commit. Throws LIMIT_EXCEEDED where GitHub's API does not list them all. */
  async #list(commit: string): Promise<string[]> {
    const tree = { ...this.#repository.path, tree_sha: commit, recursive: 'true' }
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
  async #commitOn(
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
      const answer = await this.#octokit.graphql<{
        readonly createCommitOnBranch: { readonly commit: { readonly oid: string } }
      }>(COMMIT, { input, ...ONCE })
      return answer.createCommitOnBranch.commit.oid
    } catch (error) {
      if (error instanceof GraphqlResponseError) return this.#refused(error)
      throw error
    }
  }

  /** Creates the branch with one commit without parents; undefined where the branch exists by now. */
  async #createBranch({ message, additions }: BranchCommit): Promise<string | undefined> {
    const { git } = this.#octokit.rest
    let tree: string | undefined
    for (const entries of batches(additions)) {
      const base = tree === undefined ? {} : { base_tree: tree }
      const written = await git.createTree({
        ...this.#repository.path,
        ...base,
        tree: await this.#entriesOf(entries),
      })
      tree = written.data.sha
    }
    const root = { ...this.#repository.path, message, tree: tree ?? '', parents: [] }
    const { sha } = (await git.createCommit(root)).data
    try {
      const ref = `refs/heads/${this.#branch}`
      await git.createRef({ ...this.#repository.path, ref, sha, ...ONCE })
      return sha
    } catch (error) {
      if (statusOf(error) === 422 && /already exists/i.test(String(error))) return undefined
      throw error
    }
  }

  /** The head of the branch, where it is this commit on `parent`. */
  async #landed(parent: string | null, { message }: BranchCommit): Promise<string | undefined> {
    const head = await this.#head()
    if (head === null || head === parent) return undefined
    const { data } = await this.#octokit.rest.git.getCommit({ ...this.#repository.path, commit_sha: head })
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
      `${serverName(this.#repository.github.server)} declined the commit to branch ${quote(this.#branch)} of ${quote(this.#repository.name)}: ${quote(first?.message ?? error.message)}`,
      `let the token of ${this.#repository.github.server.tokenName} write this branch: "contents: write", and the bypass list of the rules that protect it`,
    )
  }

  /** The entries of a tree: text is part of the entry, other bytes become blobs first. */
  async #entriesOf(additions: readonly Addition[]) {
    const entries = []
    for (const { path, contents } of additions) {
      const file = { path, mode: '100644' as const, type: 'blob' as const }
      const bytes = Buffer.from(contents, 'base64')
      if (isUtf8(bytes)) entries.push({ ...file, content: bytes.toString() })
      else {
        const blob = { ...this.#repository.path, content: contents, encoding: 'base64' }
        const { data } = await this.#octokit.rest.git.createBlob(blob)
        entries.push({ ...file, sha: data.sha })
      }
    }
    return entries
  }

  async #bytesOf({ text, byteSize, isBinary, isTruncated }: GitObject, oid: string): Promise<Uint8Array> {
    const bytes = Buffer.from(text ?? '')
    if (!isBinary && !isTruncated && bytes.length === byteSize) return bytes
    const { data } = await this.#octokit.rest.git.getBlob({ ...this.#repository.path, file_sha: oid })
    return Buffer.from(data.content, 'base64')
  }

  get #octokit() {
    return this.#repository.github.octokit
  }
}

function sizeOf(content: FileContent): number {
  return content instanceof Uint8Array ? content.length : content.size
}

/** The bytes of a file, or the names in a directory. */
type Found = Uint8Array | readonly string[]

/** `contents` is base64. */
interface Addition {
  readonly path: string
  readonly contents: string
}

interface BranchCommit {
  readonly message: string
  readonly additions: readonly Addition[]
  readonly deletions: readonly string[]
}

interface GitObject {
  readonly oid?: string
  readonly byteSize?: number
  readonly isBinary?: boolean
  readonly isTruncated?: boolean
  readonly text?: string | null
  readonly entries?: readonly { readonly name: string }[]
}

/** Requests for larger trees time out: https://github.com/googleapis/code-suggester/issues/397 */
const MAX_BATCH = { files: 50, base64: 1_000_000 }

function* batches(additions: readonly Addition[]): Generator<Addition[]> {
  let batch: Addition[] = []
  let size = 0
  for (const addition of additions) {
    const { length } = addition.contents
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

/** https://docs.github.com/graphql/reference/mutations#createcommitonbranch */
const COMMIT = `mutation Commit($input: CreateCommitOnBranchInput!) {
  createCommitOnBranch(input: $input) { commit { oid } }
}`
