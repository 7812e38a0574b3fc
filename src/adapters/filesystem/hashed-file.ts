import { createHash } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'

/** Bytes that are gathered before they are written; one such lot is written while the next is gathered. */
const LOT_BYTES = 1024 * 1024

/** A new file that is hashed as it is written. */
export class HashedFile {
  readonly #handle: FileHandle
  readonly #hash = createHash('sha256')
  #lot: Uint8Array[] = []
  #lotBytes = 0
  #writing: Promise<void> = Promise.resolve()
  /** Bytes so far. */
  size = 0

  private constructor(handle: FileHandle) {
    this.#handle = handle
  }

  static async create(file: string): Promise<HashedFile> {
    return new HashedFile(await open(file, 'wx'))
  }

  /** The bytes must not change afterwards. */
  async write(bytes: Uint8Array): Promise<void> {
    this.#hash.update(bytes)
    this.size += bytes.length
    this.#lot.push(bytes)
    this.#lotBytes += bytes.length
    if (this.#lotBytes >= LOT_BYTES) await this.#flush()
  }

  /** Writes what is left; `sha256:<64 hex>` of the whole. */
  async finish(): Promise<string> {
    await this.#flush()
    await this.#writing
    return `sha256:${this.#hash.digest('hex')}`
  }

  async close(): Promise<void> {
    await this.#writing.catch(() => {})
    await this.#handle.close()
  }

  async #flush(): Promise<void> {
    await this.#writing
    this.#writing = writeAll(this.#handle, this.#lot, this.#lotBytes)
    // It is awaited with the next lot; until then a rejection must not look like one that nobody handles.
    this.#writing.catch(() => {})
    this.#lot = []
    this.#lotBytes = 0
  }
}

async function writeAll(handle: FileHandle, lot: readonly Uint8Array[], bytes: number): Promise<void> {
  if (bytes === 0) return
  const { bytesWritten } = await handle.writev(lot)
  // A short write comes before an error such as "no space left"; the rest gets to it, or gets written.
  if (bytesWritten < bytes) await handle.writeFile(Buffer.concat(lot).subarray(bytesWritten))
}
