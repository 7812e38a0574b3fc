import type { ChildProcessWithoutNullStreams } from 'node:child_process'
import { RegistryError } from '../../base/error.ts'
import { MAX_DOCUMENT_BYTES } from '../../index/limits.ts'
import type { IndexContents, ListedFile } from '../../index/ports.ts'
import { BatchParser } from './batch.ts'
import { type Git, missingGit } from './git.ts'
import { MAX_LISTED_PATHS } from './limits.ts'
import type { GitObjects } from './objects.ts'

/** The files of an index in a commit. */
export class GitContents implements IndexContents {
  readonly commit: string
  readonly #objects: GitObjects
  readonly #streams: BlobStreams

  constructor(git: Git, objects: GitObjects, commit: string) {
    this.commit = commit
    this.#objects = objects
    this.#streams = new BlobStreams(git, objects.gitDirectory)
  }

  async *list(): AsyncGenerator<ListedFile[]> {
    const args = ['ls-tree', '-r', '-z', '--full-tree', this.commit]
    for await (const lines of partsAtNul(this.#objects.output(args))) yield lines.map(listedFile)
  }

  async *listBelow(paths: readonly string[]): AsyncGenerator<ListedFile[]> {
    const args = ['--literal-pathspecs', 'ls-tree', '-r', '-z', '--full-tree', this.commit, '--']
    for (let at = 0; at < paths.length; at += MAX_LISTED_PATHS) {
      const part = paths.slice(at, at + MAX_LISTED_PATHS)
      for await (const lines of partsAtNul(this.#objects.output([...args, ...part])))
        yield lines.map(listedFile)
    }
  }

  async read(files: readonly ListedFile[]): Promise<Map<string, Uint8Array>> {
    const found = await Promise.all(
      files.map(async (file) => [file.path, await this.#readOne(file)] as const),
    )
    return new Map(found.flatMap(([path, bytes]) => (bytes === undefined ? [] : [[path, bytes] as const])))
  }

  stream(file: ListedFile, into: (bytes: Uint8Array) => void): Promise<boolean> {
    return this.#streams.stream(this.#nameOf(file), into)
  }

  /** Ends the git that streams blobs; the objects belong to the caller. */
  close(): Promise<void> {
    return this.#streams.close()
  }

  #nameOf({ path, oid = `${this.commit}:${path}` }: ListedFile): string {
    return oid
  }

  async #readOne(file: ListedFile): Promise<Uint8Array | undefined> {
    if (file.isSpecial) return undefined
    try {
      const object = await this.#objects.read(this.#nameOf(file))
      return object?.type === 'blob' && object.bytes.length <= MAX_DOCUMENT_BYTES ? object.bytes : undefined
    } catch (error) {
      if (error instanceof RegistryError && error.code === 'LIMIT_EXCEEDED') return undefined
      throw error
    }
  }
}

/** https://git-scm.com/docs/git-ls-tree#_output_format */
function listedFile(line: string): ListedFile {
  const tab = line.indexOf('\t')
  const [mode = '', , oid = ''] = line.slice(0, tab).split(' ')
  return { path: line.slice(tab + 1), isSpecial: !mode.startsWith('100'), oid }
}

/** The texts of an output that ends each one with a NUL. */
export async function* splitAtNul(output: AsyncIterable<Buffer>): AsyncGenerator<string> {
  for await (const texts of partsAtNul(output)) yield* texts
}

/**
 * The same texts, those that come together in one list. Each is made from its own bytes: a part of a longer text would keep all of
 * it in memory.
 */
async function* partsAtNul(output: AsyncIterable<Buffer>): AsyncGenerator<string[]> {
  let rest = Buffer.alloc(0)
  for await (const chunk of output) {
    const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
    const texts: string[] = []
    let start = 0
    for (let end = bytes.indexOf(0); end >= 0; end = bytes.indexOf(0, start)) {
      texts.push(bytes.toString('utf8', start, end))
      start = end + 1
    }
    rest = Buffer.from(bytes.subarray(start))
    yield texts
  }
  if (rest.length > 0) yield [rest.toString()]
}

interface PendingStream {
  into(bytes: Uint8Array): void
  resolve(isFound: boolean): void
  reject(error: Error): void
}

/** Reads blobs of any size with one `git cat-file --batch`, and keeps nothing of them. */
class BlobStreams {
  readonly #start: () => ChildProcessWithoutNullStreams
  readonly #pending: PendingStream[] = []
  #child: ChildProcessWithoutNullStreams | undefined
  #closed: Promise<void> = Promise.resolve()

  constructor(git: Git, gitDirectory: string) {
    this.#start = () => git.start(['cat-file', '--batch'], { gitDirectory })
  }

  stream(oid: string, into: PendingStream['into']): Promise<boolean> {
    this.#child ??= this.#open()
    const { stdin } = this.#child
    return new Promise((resolve, reject) => {
      this.#pending.push({ into, resolve, reject })
      stdin.write(`${oid}\n`)
    })
  }

  async close(): Promise<void> {
    this.#child?.stdin.end()
    await this.#closed
  }

  #open(): ChildProcessWithoutNullStreams {
    const child = this.#start()
    const parser = new BatchParser(
      () => -1,
      (object) => this.#pending.shift()?.resolve(object !== undefined),
      (bytes) => this.#pending[0]?.into(bytes),
    )
    const fail = (error: Error) => {
      for (const pending of this.#pending.splice(0)) pending.reject(error)
    }
    child.stdout.on('data', (chunk: Buffer) => parser.push(chunk))
    child.stdin.on('error', () => {})
    this.#closed = new Promise((resolve) => {
      child.on('error', (cause) => resolve(fail(missingGit(cause))))
      child.on('close', () => resolve(fail(new Error('git cat-file ended before it had answered'))))
    })
    return child
  }
}
