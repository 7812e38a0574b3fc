import { readFile } from 'node:fs/promises'
import type { IndexFiles } from '../../../src/index/format/index-files.ts'
import type { FileContent, IndexChange } from '../../../src/index/plan/publication-plan.ts'
import type { IndexSnapshot, IndexStore } from '../../../src/index/ports.ts'
import { commitOf, textsOf } from '../publish/samples.ts'

/** An index in memory that behaves as a branch does, or has no commits as a directory; test/contract holds it to what the real ones do. */
export class MemoryIndex implements IndexStore {
  readonly isCreatedByPublish = true
  /** Every change that was written, in order. */
  readonly commits: IndexChange[] = []
  /** Every path that was asked for, in order. */
  readonly reads: string[] = []
  readonly #isDirectory: boolean
  #files: IndexFiles | undefined

  /** @param files undefined where there is no index yet */
  constructor(files?: IndexFiles, isDirectory = false) {
    this.#files = files
    this.#isDirectory = isDirectory
  }

  get files(): IndexFiles {
    return this.#files ?? new Map()
  }

  texts(): Record<string, string> {
    return textsOf(this.files)
  }

  /** The JSON of a file; null where there is none. */
  json(path: string) {
    return JSON.parse(this.texts()[path] ?? 'null')
  }

  async open(): Promise<IndexSnapshot> {
    return new MemorySnapshot(this.#files, this.#isDirectory ? null : this.#head(), this.reads)
  }

  async commit(change: IndexChange, on: IndexSnapshot): Promise<'moved' | { commit: string | null }> {
    const contents = await Promise.all(
      [...change.files].map(async ([path, each]) => [path, await bytesIn(each)] as const),
    )
    if (!this.#isDirectory && on.commit !== this.#head()) return 'moved'
    this.write(new Map(contents))
    this.commits.push(change)
    return { commit: this.#isDirectory ? null : this.#head() }
  }

  /** What another writer does: the head moves, and it is no commit of ours. */
  write(contents: ReadonlyMap<string, Uint8Array | null>): void {
    const files = new Map(this.#files)
    for (const [path, bytes] of contents) {
      if (bytes === null) files.delete(path)
      else files.set(path, bytes)
    }
    this.#files = files
    this.#writes += 1
  }

  #writes = 0

  #head(): string | null {
    return this.#files === undefined ? null : commitOf(String(this.#writes))
  }
}

class MemorySnapshot implements IndexSnapshot {
  readonly exists: boolean
  readonly commit: string | null
  readonly #files: IndexFiles
  readonly #reads: string[]

  constructor(files: IndexFiles | undefined, commit: string | null, reads: string[]) {
    this.#files = files ?? new Map()
    this.exists = files !== undefined
    this.commit = commit
    this.#reads = reads
  }

  async read(paths: readonly string[]): Promise<IndexFiles> {
    this.#reads.push(...paths)
    return new Map(
      paths.flatMap((path) => {
        const bytes = this.#files.get(path)
        return bytes === undefined ? [] : [[path, bytes] as const]
      }),
    )
  }

  async listDirectory(path: string): Promise<string[]> {
    const below = [...this.#files.keys()].flatMap((each) =>
      each.startsWith(`${path}/`) ? [each.slice(path.length + 1).split('/')[0] ?? ''] : [],
    )
    return [...new Set(below)]
  }

  async list(): Promise<string[]> {
    return [...this.#files.keys()].sort()
  }
}

async function bytesIn(content: FileContent | null): Promise<Uint8Array | null> {
  return content === null || content instanceof Uint8Array ? content : readFile(content.file)
}
