/** What an entry takes in memory beside its key and value. */
const ENTRY_BYTES = 200

/** A map of at most `maxBytes`, keys included. Without space for a new entry, it deletes those that
 * were not used for longest. */
export class BoundedMap<T> {
  readonly #maxBytes: number
  readonly #entries = new Map<string, { readonly value: T; readonly bytes: number }>()
  #bytes = 0

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes
  }

  get bytes(): number {
    return this.#bytes
  }

  get(key: string): T | undefined {
    const entry = this.#entries.get(key)
    if (entry === undefined) return undefined
    // The order of a map is that of insertion: the first entry is the one to delete. With much space left, it does not matter.
    if (this.#bytes > this.#maxBytes / 2) {
      this.#entries.delete(key)
      this.#entries.set(key, entry)
    }
    return entry.value
  }

  /** Does not keep a value that is too large for the whole map. */
  set(key: string, value: T, valueBytes: number): void {
    this.delete(key)
    const bytes = valueBytes + key.length * 2 + ENTRY_BYTES
    if (bytes > this.#maxBytes) return
    this.#entries.set(key, { value, bytes })
    this.#bytes += bytes
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#maxBytes) return
      this.delete(oldest)
    }
  }

  delete(key: string): void {
    this.#bytes -= this.#entries.get(key)?.bytes ?? 0
    this.#entries.delete(key)
  }

  clear(): void {
    this.#entries.clear()
    this.#bytes = 0
  }

  deleteWhere(isWrong: (value: T, key: string) => boolean): void {
    for (const [key, { value }] of this.#entries) if (isWrong(value, key)) this.delete(key)
  }
}
