const MAX_BLOB_BYTES = 16 * 1024
const MAX_TOTAL_BYTES = 16 * 1024 * 1024

/** Small blobs that were read, since the next tag holds most of them again. Bounded; starts anew when it is full. */
export class SmallBlobs {
  readonly #blobs = new Map<string, Buffer>()
  #bytes = 0

  get(oid: string): Buffer | undefined {
    return this.#blobs.get(oid)
  }

  add(oid: string, bytes: Buffer): void {
    if (bytes.length > MAX_BLOB_BYTES) return
    if (this.#bytes > MAX_TOTAL_BYTES) {
      this.#blobs.clear()
      this.#bytes = 0
    }
    // A copy, since the bytes are part of a larger chunk that would stay in memory with them.
    this.#blobs.set(oid, Buffer.from(bytes))
    this.#bytes += bytes.length
  }
}
