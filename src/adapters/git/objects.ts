import type { ChildProcessWithoutNullStreams } from 'node:child_process'
import { createHash } from 'node:crypto'
import { appendFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BoundedMap } from '../../base/bounded-map.ts'
import { quote, RegistryError } from '../../base/error.ts'
import { fileTooLarge, MAX_PACKAGE_FILE_BYTES, tooMany } from '../../package/limits.ts'
import { type Git, type GitCall, type GitResult, makeBorrowingRepository } from './git.ts'

/** Bytes of all objects that are kept in memory. Those that were not used for longest are read again. */
const MAX_CACHED_BYTES = 8 * 1024 * 1024

/** Bytes of an object that is kept in memory. A larger one is read again. */
const MAX_SMALL_BYTES = 1024 * 1024

/**
 * Bytes of one directory in Git: as many files as a module may have, with names of a hundred bytes. A larger
 * one is LIMIT_EXCEEDED.
 */
const MAX_TREE_BYTES = 32 * 1024 * 1024

/** Bytes that wait for a reader. Above it git waits too. */
const MAX_WAITING_BYTES = 4 * 1024 * 1024

/** Objects that are requested ahead of their reader. The rest waits. */
const MAX_AHEAD = 64

export interface GitObject extends Pick<BatchObject, 'oid' | 'type'> {
  readonly bytes: Buffer
}

/** An object that must exist; `path` is its name in refusals. */
export interface WantedObject {
  readonly oid: string
  readonly path: string
}

/** An object that git was asked for and has not printed yet. */
interface PendingRead {
  readonly oid: string
  /** Its name in refusals. */
  readonly path: string
  /** Whether it is read ahead: its reader does not wait for it yet. */
  readonly ahead: boolean
  /** Gets the bytes piece by piece, instead of the reader. */
  readonly into?: ((bytes: Uint8Array) => void) | undefined
  resolve(object: GitObject | undefined): void
  reject(error: Error): void
}

const NONE_KEPT = -1
const NO_BYTES = Buffer.alloc(0)

/**
 * Reads the objects of a repository with one `git cat-file --batch`, in a repository of our own that borrows its objects
 * directory: no configuration, replace ref, hook, attribute file or promisor of it has any effect.
 */
export class GitObjects {
  readonly gitDirectory: string
  readonly git: Git
  readonly #signal: AbortSignal | undefined
  #child: ChildProcessWithoutNullStreams
  #closed: Promise<void>
  #isClosing = false
  readonly #pending: PendingRead[] = []
  /** Small blobs, since the next tag holds most of them again. */
  readonly #small = new BoundedMap<Buffer>(MAX_CACHED_BYTES)
  #outgoing = ''
  #failure: RegistryError | undefined
  #waitingBytes = 0
  #waitingReaders = 0

  /**
   * @param temporary a directory that exists as long as this object; its owner removes it
   * @param signal kills git; all reads then throw the reason, which is a RegistryError
   */
  constructor(git: Git, objectsDirectory: string, temporary: string, signal?: AbortSignal) {
    this.gitDirectory = makeBorrowingRepository([objectsDirectory], temporary)
    this.git = git
    this.#signal = signal
    ;[this.#child, this.#closed] = this.#start()
  }

  /** Starts git, which ends at an object that is damaged. The one that was read then is refused, and a new git reads the others. */
  #start(): [ChildProcessWithoutNullStreams, Promise<void>] {
    const signal = this.#signal
    const { child, ended, stderr } = this.git.start(['cat-file', '--batch'], {
      gitDirectory: this.gitDirectory,
    })
    const abort = () => {
      this.#fail(signal?.reason)
      child.kill('SIGKILL')
    }
    signal?.addEventListener('abort', abort, { once: true })
    const parser = new BatchParser(
      (type) => (this.#pending[0]?.into === undefined ? maxBytes(type) : NONE_KEPT),
      (object) => this.#respond(object),
      (bytes) => this.#pending[0]?.into?.(bytes),
    )
    child.stdout.on('data', (chunk: Buffer) => parser.push(chunk))
    const closed = ended.then(
      () => {
        signal?.removeEventListener('abort', abort)
        const damaged = this.#failure === undefined ? this.#pending.shift() : undefined
        if (damaged === undefined) return this.#fail(unreadable(stderr()))
        damaged.reject(unreadable(stderr(), damaged.path))
        this.#restart()
        return this.#closed
      },
      (missing) => this.#fail(missing),
    )
    return [child, closed]
  }

  #restart(): void {
    ;[this.#child, this.#closed] = this.#start()
    const rest = this.#pending.map(({ oid }) => `${oid}\n`).join('')
    if (rest !== '') this.#child.stdin.write(rest)
    this.#outgoing = ''
    if (this.#isClosing) this.#child.stdin.end()
    this.#flow()
  }

  /**
   * Reads one object by a name that git understands: `<oid>`, `<oid>^{commit}`, `<oid>:<path>`; undefined when there is none.
   * Many reads may run at once. Throws LIMIT_EXCEEDED over 100 MiB, NOT_FOUND for a damaged repository, INVALID_INPUT for a
   * name of several lines, MISSING_PROGRAM.
   */
  async read(name: string): Promise<GitObject | undefined> {
    if (/[\n\0]/.test(name)) {
      throw new RegistryError('INVALID_INPUT', `${quote(name)} names no Git object`, 'name it on one line')
    }
    return this.#await(this.#find({ oid: name, path: name }, false))
  }

  /** Gives the bytes of an object of any size piece by piece, and keeps none of them; false where there is no such object. */
  async stream(oid: string, into: (bytes: Uint8Array) => void): Promise<boolean> {
    return (await this.#await(this.#request({ oid, path: oid, ahead: false, into }))) !== undefined
  }

  /**
   * Reads the objects of a list in its order and ahead of the reader, with no more than a few MiB waiting. Throws NOT_FOUND
   * when one is missing or of another type (a shallow or partial clone), LIMIT_EXCEEDED when one is over 100 MiB.
   */
  async *readEach<T extends WantedObject>(
    type: ObjectType,
    wanted: readonly T[],
  ): AsyncGenerator<[T, GitObject]> {
    const ahead: { readonly each: T; readonly object: Promise<GitObject | undefined> }[] = []
    let requested = 0
    try {
      for (;;) {
        if (ahead.length <= MAX_AHEAD / 2) {
          const next = wanted.slice(requested, requested + MAX_AHEAD - ahead.length)
          requested += next.length
          ahead.push(...next.map((each) => ({ each, object: this.#find(each, true) })))
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

  /** Runs another git command, which sees these objects and nothing else. */
  run(args: readonly string[], call: Omit<GitCall, 'gitDirectory'> = {}): Promise<GitResult> {
    return this.git.run(args, { ...call, gitDirectory: this.gitDirectory, signal: this.#signal })
  }

  /**
   * The texts that another git command prints, each with a NUL at its end; those that come together in one list. Throws NOT_FOUND where
   * git fails.
   */
  async *texts(args: readonly string[]): AsyncGenerator<string[]> {
    const { child, ended, stderr } = this.git.start(args, { gitDirectory: this.gitDirectory })
    child.stdin.end()
    try {
      yield* textsIn(child.stdout)
      if ((await ended) !== 0) throw unreadable(stderr())
    } finally {
      child.kill()
    }
  }

  /** Says that history ends at a commit: a repository that holds nothing before it may be pushed from then. */
  markShallow(commit: string): Promise<void> {
    return appendFile(join(this.gitDirectory, 'shallow'), `${commit}\n`)
  }

  /** Waits until git has finished what it was asked, and has ended. */
  async close(): Promise<void> {
    this.#isClosing = true
    this.#child.stdin.end()
    this.#waitingReaders += 1
    this.#flow()
    await this.#closed
  }

  #find({ oid, path }: WantedObject, ahead: boolean): Promise<GitObject | undefined> {
    const known = this.#small.get(oid)
    if (known !== undefined && this.#failure === undefined) {
      if (ahead) this.#waitingBytes += known.length
      return Promise.resolve({ oid, type: 'blob', bytes: known })
    }
    const object = this.#request({ oid, path, ahead })
    // One that is read ahead is awaited when its turn comes; until then a rejection must not count as unhandled.
    object.catch(() => {})
    return object
  }

  #request(read: Omit<PendingRead, 'resolve' | 'reject'>): Promise<GitObject | undefined> {
    return new Promise((resolve, reject) => {
      if (this.#failure !== undefined) {
        reject(this.#failure)
        return
      }
      this.#pending.push({ ...read, resolve, reject })
      // Many readers ask at once: what they ask for in one turn is one write.
      if (this.#outgoing === '') setImmediate(() => this.#send())
      this.#outgoing += `${read.oid}\n`
    })
  }

  #send(): void {
    if (this.#outgoing === '') return
    this.#child.stdin.write(this.#outgoing)
    this.#outgoing = ''
  }

  #respond(object: BatchObject | undefined): void {
    const read = this.#pending.shift()
    if (read === undefined) return
    if (object === undefined) {
      read.resolve(undefined)
    } else if (read.into !== undefined) {
      read.resolve({ ...object, bytes: NO_BYTES })
    } else if (object.bytes === undefined) {
      read.reject(object.type === 'tree' ? tooMany('treeEntries') : fileTooLarge(read.path, object.size))
    } else if (!isIntact(object, object.bytes)) {
      read.reject(unreadable(`the bytes of ${object.oid} have another hash`, read.path))
    } else {
      if (read.ahead) this.#waitingBytes += object.size
      if (read.ahead && object.type === 'blob') this.#keep(object.oid, object.bytes)
      read.resolve({ oid: object.oid, type: object.type, bytes: object.bytes })
      this.#flow()
    }
  }

  #keep(oid: string, bytes: Buffer): void {
    // A copy: the bytes are part of a larger chunk that would stay in memory with them.
    if (bytes.length <= MAX_SMALL_BYTES) this.#small.set(oid, Buffer.from(bytes), bytes.length)
  }

  async #await<T>(response: Promise<T>): Promise<T> {
    this.#waitingReaders += 1
    this.#flow()
    try {
      return await response
    } finally {
      this.#waitingReaders -= 1
    }
  }

  #release(object: GitObject | undefined): void {
    this.#waitingBytes -= object?.bytes.length ?? 0
  }

  /** Pauses git while enough has been read ahead, unless a reader waits for git. */
  #flow(): void {
    if (this.#waitingBytes > MAX_WAITING_BYTES && this.#waitingReaders === 0) this.#child.stdout.pause()
    else this.#child.stdout.resume()
  }

  #fail(failure: RegistryError): void {
    this.#failure ??= failure
    for (const read of this.#pending.splice(0)) read.reject(this.#failure)
  }
}

function maxBytes(type: ObjectType): number {
  return type === 'tree' ? MAX_TREE_BYTES : MAX_PACKAGE_FILE_BYTES
}

/** Git looks at the hashes of what it fetches, and not at those of what is there. Objects of SHA-256 are refused elsewhere. */
function isIntact({ oid, type }: BatchObject, bytes: Buffer): boolean {
  return (
    oid.length !== 40 ||
    oid === createHash('sha1').update(`${type} ${bytes.length}\0`).update(bytes).digest('hex')
  )
}

/** Each is made from its own bytes: a part of a longer text would keep all of that in memory. */
async function* textsIn(output: AsyncIterable<Buffer>): AsyncGenerator<string[]> {
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

/** Git ended without a response, or gave other bytes than it was asked for. @param path what was read */
function unreadable(reason: string, path?: string): RegistryError {
  return new RegistryError(
    'NOT_FOUND',
    `git stopped while it read ${path === undefined ? 'objects' : quote(path)}: ${quote(reason.trim())}`,
    'search for damage with "git fsck" in the repository, and clone it anew if there is any',
  )
}

/** NOT_FOUND for an object that a commit names and the repository lacks. */
export function notFound(oid: string, path: string): RegistryError {
  return new RegistryError(
    'NOT_FOUND',
    `the object ${oid} of ${quote(path)} is not in the repository, which may be a shallow or partial clone`,
    'read from a full clone: git clone without --depth and --filter (fetch-depth: 0 for actions/checkout)',
  )
}

type ObjectType = 'commit' | 'tree' | 'blob' | 'tag'

interface BatchObject {
  readonly oid: string
  readonly type: ObjectType
  readonly size: number
  /** Undefined when the object is larger than the parser was told to keep. */
  readonly bytes: Buffer | undefined
}

const NEWLINE = 10
const HEADER = /^([0-9a-f]{40}|[0-9a-f]{64}) (commit|tree|blob|tag) (\d+)$/

/**
 * Splits the output of `git cat-file --batch` into objects and calls `respond` for each, with undefined for a missing one.
 * The bytes of an object that came in one chunk are not copied. https://git-scm.com/docs/git-cat-file#_batch_output
 */
class BatchParser {
  readonly #maxBytes: (type: ObjectType) => number
  readonly #respond: (object: BatchObject | undefined) => void
  readonly #skip: (bytes: Buffer) => void
  #header = ''
  /** An object whose bytes come in several chunks, and how many of them have come. */
  #body: BatchObject | undefined
  #filled = 0

  /** @param skip gets the bytes of objects that are not kept, piece by piece */
  constructor(
    maxBytes: (type: ObjectType) => number,
    respond: (object: BatchObject | undefined) => void,
    skip: (bytes: Buffer) => void = () => {},
  ) {
    this.#maxBytes = maxBytes
    this.#respond = respond
    this.#skip = skip
  }

  push(chunk: Buffer): void {
    let at = 0
    while (at < chunk.length) {
      at = this.#body === undefined ? this.#readHeader(chunk, at) : this.#readBody(chunk, at, this.#body)
    }
  }

  #readHeader(chunk: Buffer, at: number): number {
    const newline = chunk.indexOf(NEWLINE, at)
    this.#header += chunk.toString('latin1', at, newline < 0 ? chunk.length : newline)
    if (newline < 0) return chunk.length
    const [, oid, type, size] = HEADER.exec(this.#header) ?? []
    this.#header = ''
    if (oid === undefined) {
      this.#respond(undefined)
      return newline + 1
    }
    return this.#startBody(chunk, newline + 1, { oid, type: type as ObjectType, size: Number(size) })
  }

  #startBody(chunk: Buffer, at: number, head: Pick<BatchObject, 'oid' | 'type' | 'size'>): number {
    const end = at + head.size
    const isKept = head.size <= this.#maxBytes(head.type)
    if (isKept && end < chunk.length) {
      this.#respond({ ...head, bytes: chunk.subarray(at, end) })
      return end + 1
    }
    const bytes = isKept ? Buffer.allocUnsafe(head.size) : undefined
    this.#body = { ...head, bytes }
    this.#filled = 0
    return at
  }

  #readBody(chunk: Buffer, at: number, body: BatchObject): number {
    const end = Math.min(chunk.length, at + body.size - this.#filled)
    if (body.bytes === undefined) this.#skip(chunk.subarray(at, end))
    else body.bytes.set(chunk.subarray(at, end), this.#filled)
    this.#filled += end - at
    if (end === chunk.length) return end
    // The newline after the body comes next.
    this.#body = undefined
    this.#respond(body)
    return end + 1
  }
}
