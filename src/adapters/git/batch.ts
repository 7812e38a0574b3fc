export type ObjectType = 'commit' | 'tree' | 'blob' | 'tag'

export interface BatchObject {
  readonly oid: string
  readonly type: ObjectType
  readonly size: number
  /** Undefined when the object is larger than the parser was told to keep. */
  readonly bytes: Buffer | undefined
}

const NEWLINE = 10
const HEADER = /^([0-9a-f]{40}|[0-9a-f]{64}) (commit|tree|blob|tag) (\d+)$/

/**
 * Splits the output of `git cat-file --batch` into objects and calls `answer` for each, with undefined for a missing one.
 * The bytes of an object that came in one chunk are not copied. https://git-scm.com/docs/git-cat-file#_batch_output
 */
export class BatchParser {
  readonly #maxBytes: (type: ObjectType) => number
  readonly #answer: (object: BatchObject | undefined) => void
  readonly #skip: (bytes: Buffer) => void
  #header = ''
  /** An object whose bytes come in several chunks, and how many of them have come. */
  #body: BatchObject | undefined
  #filled = 0

  /** @param skip gets the bytes of objects that are not kept, piece by piece */
  constructor(
    maxBytes: (type: ObjectType) => number,
    answer: (object: BatchObject | undefined) => void,
    skip: (bytes: Buffer) => void = () => {},
  ) {
    this.#maxBytes = maxBytes
    this.#answer = answer
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
      this.#answer(undefined)
      return newline + 1
    }
    return this.#startBody(chunk, newline + 1, { oid, type: type as ObjectType, size: Number(size) })
  }

  #startBody(chunk: Buffer, at: number, head: Pick<BatchObject, 'oid' | 'type' | 'size'>): number {
    const end = at + head.size
    const isKept = head.size <= this.#maxBytes(head.type)
    if (isKept && end < chunk.length) {
      this.#answer({ ...head, bytes: chunk.subarray(at, end) })
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
    this.#answer(body)
    return end + 1
  }
}
