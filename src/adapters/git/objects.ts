import type { ChildProcessWithoutNullStreams } from 'node:child_process'
import { quote, RegistryError } from '../../base/error.ts'
import { fileTooLarge, MAX_PACKAGE_FILE_BYTES } from '../../package/limits.ts'
import { type BatchObject, BatchParser, type ObjectType } from './batch.ts'
import { makeBorrowingRepository } from './borrowing-repository.ts'
import { notFound, unreadable } from './object-refusals.ts'
import { SmallBlobs } from './prefetched-blobs.ts'
import { type Git, missingGit } from './process.ts'

export interface GitObject {
  /** 40 hex digits. */
  readonly oid: string
  readonly type: ObjectType
  readonly bytes: Buffer
}

/** An object that must be there; `path` is what a refusal calls it. */
export interface WantedObject {
  readonly oid: string
  readonly path: string
}

interface Question {
  /** What a refusal calls it. */
  readonly path: string
  /** Whether nobody waits for it yet. */
  readonly ahead: boolean
  resolve(object: GitObject | undefined): void
  reject(error: Error): void
}

/** Questions that git is asked ahead of the reader of {@link GitObjects.readEach}. */
const MAX_AHEAD = 64
/** Bytes that may wait for that reader; then git waits too. */
const MAX_WAITING_BYTES = 4 * 1024 * 1024
const MAX_STDERR_CHARACTERS = 4096

/**
 * The objects of repositories, read by one `git cat-file --batch` in a tiny repository of our own that borrows their
 * object directories: no configuration, replace ref, hook, attribute file or promisor of theirs has a say.
 */
export class GitObjects {
  /** The tiny repository: a GIT_DIR for other git commands that need these objects and nothing else. */
  readonly gitDirectory: string
  readonly #child: ChildProcessWithoutNullStreams
  readonly #closed: Promise<void>
  readonly #questions: Question[] = []
  readonly #small = new SmallBlobs()
  #outgoing = ''
  #stderr = ''
  #failure: RegistryError | undefined
  #waitingBytes = 0
  #waitingReaders = 0

  private constructor(child: ChildProcessWithoutNullStreams, gitDirectory: string) {
    this.gitDirectory = gitDirectory
    this.#child = child
    const parser = new BatchParser(MAX_PACKAGE_FILE_BYTES, (object) => this.#answer(object))
    child.stdout.on('data', (chunk: Buffer) => parser.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => {
      this.#stderr = (this.#stderr + chunk.toString()).slice(-MAX_STDERR_CHARACTERS)
    })
    // A child that ends early closes its stdin; 'close' tells the story, not the broken pipe.
    child.stdin.on('error', () => {})
    this.#closed = new Promise((resolve) => {
      child.on('error', (cause) => resolve(this.#fail(missingGit(cause))))
      child.on('close', () => resolve(this.#fail(unreadable(this.#stderr))))
    })
  }

  /** `temporary` is a directory that lives at least as long as this object and is removed by its owner. */
  static async open(git: Git, objectsDirectories: readonly string[], temporary: string): Promise<GitObjects> {
    const gitDirectory = await makeBorrowingRepository(objectsDirectories, temporary)
    return new GitObjects(git.start(['cat-file', '--batch'], { gitDirectory }), gitDirectory)
  }

  /**
   * One object by a name that git understands: `<oid>`, `<oid>^{commit}`, `<oid>:<path>`; undefined when there is none.
   * Many reads may be under way. Throws LIMIT_EXCEEDED over 100 MiB, NOT_FOUND when the repository is damaged.
   */
  async read(name: string): Promise<GitObject | undefined> {
    if (/[\n\0]/.test(name)) {
      throw new RegistryError('INVALID_INPUT', `${quote(name)} names no Git object`, 'name it on one line')
    }
    return this.#await(this.#ask({ oid: name, path: name }, false))
  }

  /**
   * The objects of a list in its order, asked for ahead, with no more than a few MiB waiting for the reader.
   * Throws NOT_FOUND when one is missing or of another type (a shallow or partial clone), LIMIT_EXCEEDED when one is over 100 MiB.
   */
  async *readEach<T extends WantedObject>(
    type: ObjectType,
    wanted: readonly T[],
  ): AsyncGenerator<[T, GitObject]> {
    const ahead: { readonly each: T; readonly object: Promise<GitObject | undefined> }[] = []
    let asked = 0
    try {
      for (;;) {
        if (ahead.length <= MAX_AHEAD / 2) {
          const next = wanted.slice(asked, asked + MAX_AHEAD - ahead.length)
          asked += next.length
          ahead.push(...next.map((each) => ({ each, object: this.#askAhead(each) })))
        }
        const head = ahead.shift()
        if (head === undefined) return
        const object = await this.#await(head.object)
        this.#release(object)
        if (object?.type !== type) throw notFound(head.each.oid, head.each.path)
        yield [head.each, object]
      }
    } finally {
      for (const { object } of ahead) object.then((abandoned) => this.#release(abandoned)).catch(() => {})
    }
  }

  /** Lets the child finish what it was asked and waits for its end. */
  async close(): Promise<void> {
    this.#child.stdin.end()
    this.#waitingReaders += 1
    this.#flow()
    await this.#closed
  }

  #askAhead(wanted: WantedObject): Promise<GitObject | undefined> {
    const object = this.#ask(wanted, true)
    // It is awaited when its turn comes; until then a rejection must not look like one that nobody handles.
    object.catch(() => {})
    return object
  }

  #ask({ oid, path }: WantedObject, ahead: boolean): Promise<GitObject | undefined> {
    const known = this.#small.get(oid)
    if (known !== undefined) {
      if (ahead) this.#waitingBytes += known.length
      return Promise.resolve({ oid, type: 'blob', bytes: known })
    }
    return new Promise((resolve, reject) => {
      if (this.#failure !== undefined) {
        reject(this.#failure)
        return
      }
      this.#questions.push({ path, ahead, resolve, reject })
      if (this.#outgoing === '') queueMicrotask(() => this.#send())
      this.#outgoing += `${oid}\n`
    })
  }

  #send(): void {
    this.#child.stdin.write(this.#outgoing)
    this.#outgoing = ''
  }

  #answer(object: BatchObject | undefined): void {
    const question = this.#questions.shift()
    if (question === undefined) return
    if (object === undefined) {
      question.resolve(undefined)
    } else if (object.bytes === undefined) {
      question.reject(fileTooLarge(question.path, object.size))
    } else {
      if (question.ahead) this.#waitingBytes += object.size
      if (question.ahead && object.type === 'blob') this.#small.add(object.oid, object.bytes)
      question.resolve({ oid: object.oid, type: object.type, bytes: object.bytes })
      this.#flow()
    }
  }

  async #await<T>(answer: Promise<T>): Promise<T> {
    this.#waitingReaders += 1
    this.#flow()
    try {
      return await answer
    } finally {
      this.#waitingReaders -= 1
    }
  }

  #release(object: GitObject | undefined): void {
    this.#waitingBytes -= object?.bytes.length ?? 0
  }

  /** Git waits while enough has been read ahead, unless somebody waits for git. */
  #flow(): void {
    if (this.#waitingBytes > MAX_WAITING_BYTES && this.#waitingReaders === 0) this.#child.stdout.pause()
    else this.#child.stdout.resume()
  }

  #fail(failure: RegistryError): void {
    this.#failure ??= failure
    for (const question of this.#questions.splice(0)) question.reject(this.#failure)
  }
}
