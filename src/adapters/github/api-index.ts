import { readFile } from 'node:fs/promises'
import { quote, RegistryError } from '../../base/error.ts'
import type { IndexFiles } from '../../index/format/index-files.ts'
import type { FileContent, IndexChange } from '../../index/plan/publication-plan.ts'
import type { IndexSnapshot, IndexStore } from '../../index/ports.ts'
import { type ApiBranch, BranchApi, type Commit } from './branch-api.ts'
import { githubFailure, mayPass, statusOf } from './failures.ts'
import { nameOf, proveWritable } from './repository.ts'

/** Bytes of all files of one change: they travel in one request, as base64. */
const LARGEST_CHANGE = 30 * 1024 * 1024

/** An index in a branch that GitHub itself commits to: its commits are signed and verified. */
export class ApiIndex implements IndexStore {
  readonly isCreatedByPublish = true
  readonly #api: BranchApi
  readonly #address: ApiBranch

  constructor(address: ApiBranch) {
    this.#address = address
    this.#api = new BranchApi(address)
  }

  checkAccess(): Promise<void> {
    return proveWritable(this.#address.repository)
  }

  async open(): Promise<IndexSnapshot> {
    const commit = await this.#api.head().catch((error) => this.#fail(error, 'read the index'))
    return {
      exists: commit !== null,
      commit,
      read: (paths) => this.#read(commit, paths),
      list: async () => (commit === null ? [] : this.#api.list(commit)),
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
      // The answer may have been lost after the swap.
      const landed = await this.#api.landed(parent, commit).catch(() => undefined)
      if (landed !== undefined) return { commit: landed }
      if (this.#address.repository.github.budget.leftMs > 0) return 'moved'
      return this.#fail(error, 'write the index')
    }
  }

  async #read(commit: string | null, paths: readonly string[]): Promise<IndexFiles> {
    if (commit === null) return new Map()
    return this.#api.read(commit, [...new Set(paths)]).catch((error) => this.#fail(error, 'read the index'))
  }

  async #commitOf({ message, files }: IndexChange, parent: string | null): Promise<Commit> {
    const size = [...files.values()].reduce((sum, content) => sum + sizeOf(content), 0)
    if (size > LARGEST_CHANGE) {
      throw new RegistryError(
        'LIMIT_EXCEEDED',
        `the change of the index has ${size.toLocaleString('en')} bytes, more than ${LARGEST_CHANGE.toLocaleString('en')} that are sent to GitHub's API at once`,
        'set index-commit-by: push, keep packages elsewhere (package: release or git), or publish fewer tags at once',
      )
    }
    const additions: Commit['additions'][number][] = []
    const deletions: string[] = []
    for (const [path, content] of files) {
      if (content === null) deletions.push(path)
      else additions.push({ path, contents: await base64Of(content) })
    }
    // GitHub refuses to take out what is not there.
    const there = deletions.length === 0 ? new Map() : await this.#read(parent, deletions)
    return { message, additions, deletions: deletions.filter((path) => there.has(path)) }
  }

  #fail(error: unknown, doing: string): never {
    const { repository, branch } = this.#address
    if (statusOf(error) === 409 && /empty/.test(String(error))) {
      throw new RegistryError(
        'INDEX_UNREACHABLE',
        `the repository ${quote(nameOf(repository))} is empty, and GitHub's API makes no branch in an empty repository`,
        'push any first commit to it, or set index-commit-by: push',
      )
    }
    throw githubFailure(error, repository.github, {
      doing: `${doing} (branch ${quote(branch)})`,
      repository: nameOf(repository),
      needs: 'contents: write',
      code: 'INDEX_UNREACHABLE',
    })
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
