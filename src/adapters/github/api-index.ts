import { readFile } from 'node:fs/promises'
import { quote, RegistryError } from '../../base/error.ts'
import type { IndexFiles } from '../../index/format/index-files.ts'
import type { FileContent, IndexChange } from '../../index/plan/publication-plan.ts'
import type { IndexSnapshot, IndexStore } from '../../index/ports.ts'
import { BranchApi, type BranchCommit, type GitHubBranch } from './branch-api.ts'
import { githubFailure, mayPass, statusOf } from './failures.ts'
import { MAX_CHANGE_BYTES } from './limits.ts'
import { proveWritable } from './repository.ts'

/** An index in a branch on GitHub, read and written by GitHub's API. GitHub signs the commits, and shows them as verified. */
export class ApiIndex implements IndexStore {
  readonly isCreatedByPublish = true
  readonly #api: BranchApi
  readonly #target: GitHubBranch

  constructor(target: GitHubBranch) {
    this.#target = target
    this.#api = new BranchApi(target)
  }

  checkAccess(): Promise<void> {
    return proveWritable(this.#target.repository)
  }

  async open(): Promise<IndexSnapshot> {
    const commit = await this.#api.head().catch((error) => this.#fail(error, 'read the index'))
    const files = new CommitFiles(this.#api, commit)
    const read = <T>(reading: Promise<T>) => reading.catch((error) => this.#fail(error, 'read the index'))
    return {
      exists: commit !== null,
      commit,
      expect: ({ paths }) => files.expect(paths),
      read: (paths) => read(files.read(paths)),
      list: async () => (commit === null ? [] : this.#api.list(commit)),
      listDirectory: (path) => read(files.listDirectory(path)),
    }
  }

  async commit(change: IndexChange, on: IndexSnapshot): Promise<'moved' | { commit: string }> {
    const parent = on.commit
    const commit = await this.#commitOf(change, parent)
    try {
      const id =
        parent === null ? await this.#api.createBranch(commit) : await this.#api.commitOn(parent, commit)
      return id === undefined ? 'moved' : { commit: id }
    } catch (error) {
      if (!mayPass(error)) return this.#fail(error, 'write the index')
      // Perhaps the commit succeeded and only the response was lost.
      const landed = await this.#api.landed(parent, commit).catch(() => undefined)
      if (landed !== undefined) return { commit: landed }
      if (this.#target.repository.github.budget.leftMs > 0) return 'moved'
      return this.#fail(error, 'write the index')
    }
  }

  async #commitOf({ message, files }: IndexChange, parent: string | null): Promise<BranchCommit> {
    const size = [...files.values()].reduce((sum, content) => sum + sizeOf(content), 0)
    if (size > MAX_CHANGE_BYTES) {
      throw new RegistryError(
        'LIMIT_EXCEEDED',
        `the change of the index has ${size.toLocaleString('en')} bytes, more than the ${MAX_CHANGE_BYTES.toLocaleString('en')} that GitHub's API takes at once`,
        'set index-commit-by: push, keep packages elsewhere (package: release or git), or publish fewer tags at once',
      )
    }
    const additions: BranchCommit['additions'][number][] = []
    const deletions: string[] = []
    for (const [path, content] of files) {
      if (content === null) deletions.push(path)
      else additions.push({ path, contents: await base64Of(content) })
    }
    // GitHub refuses to delete a file that does not exist.
    const existing = await new CommitFiles(this.#api, parent)
      .read(deletions)
      .catch((error) => this.#fail(error, 'read the index'))
    return { message, additions, deletions: deletions.filter((path) => existing.has(path)) }
  }

  #fail(error: unknown, doing: string): never {
    const { repository, branch } = this.#target
    if (statusOf(error) === 409 && /empty/.test(String(error))) {
      throw new RegistryError(
        'INDEX_UNREACHABLE',
        `the repository ${quote(repository.name)} is empty, and GitHub's API cannot create a branch in an empty repository`,
        'push any first commit to it, or set index-commit-by: push',
      )
    }
    throw githubFailure(error, repository, {
      doing: `${doing} (branch ${quote(branch)})`,
      needs: 'contents: write',
      code: 'INDEX_UNREACHABLE',
    })
  }
}

/** The files of a commit, each asked for once, and together with those that will be read next. */
class CommitFiles {
  readonly #api: BranchApi
  readonly #commit: string | null
  readonly #files = new Map<string, Uint8Array>()
  readonly #directories = new Map<string, readonly string[]>()
  readonly #known = new Set<string>()
  #expected: readonly string[] = []

  /** @param commit null for a branch that does not exist */
  constructor(api: BranchApi, commit: string | null) {
    this.#api = api
    this.#commit = commit
  }

  expect(paths: readonly string[]): void {
    this.#expected = paths.filter((path) => !path.endsWith('/.'))
  }

  async read(paths: readonly string[]): Promise<IndexFiles> {
    const unknown = [...new Set([...paths, ...this.#expected])].filter((path) => !this.#known.has(path))
    this.#expected = []
    if (this.#commit !== null && unknown.length > 0) {
      const { files, directories } = await this.#api.read(this.#commit, unknown)
      for (const [path, bytes] of files) this.#files.set(path, bytes)
      for (const [path, names] of directories) this.#directories.set(path, names)
      for (const path of unknown) this.#known.add(path)
    }
    return new Map(
      paths.flatMap((path) => {
        const bytes = this.#files.get(path)
        return bytes === undefined ? [] : [[path, bytes] as const]
      }),
    )
  }

  async listDirectory(path: string): Promise<string[]> {
    if (this.#commit === null) return []
    if (this.#known.has(path)) return [...(this.#directories.get(path) ?? [])]
    return this.#api.listDirectory(this.#commit, path)
  }
}

function sizeOf(content: FileContent | null): number {
  if (content === null) return 0
  return content instanceof Uint8Array ? content.length : content.size
}

async function base64Of(content: FileContent): Promise<string> {
  const bytes = content instanceof Uint8Array ? Buffer.from(content) : await readFile(content.file)
  return bytes.toString('base64')
}
