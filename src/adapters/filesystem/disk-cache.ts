import { rm } from 'node:fs/promises'
import type { LocatedFile } from '../../index/ports.ts'

/** Files on disk that never change: each is made when it is asked for first, and those that were asked for longest ago go. */
export class DiskCache {
  readonly #maxBytes: number
  readonly #make: (key: string) => Promise<LocatedFile | undefined>
  /** The file that was asked for last is the last. */
  readonly #located = new Map<string, Promise<LocatedFile | undefined>>()
  #bytes = 0

  /** @param make undefined where there is no such file */
  constructor(maxBytes: number, make: (key: string) => Promise<LocatedFile | undefined>) {
    this.#maxBytes = maxBytes
    this.#make = make
  }

  /** Throws what making it throws; then it is made anew. */
  async locate(key: string): Promise<LocatedFile | undefined> {
    const known = this.#located.get(key)
    this.#located.delete(key)
    const locating = known ?? this.#add(key)
    this.#located.set(key, locating)
    const located = await locating.catch((error: unknown) => {
      this.#located.delete(key)
      throw error
    })
    if (located === undefined) this.#located.delete(key)
    return located
  }

  async #add(key: string): Promise<LocatedFile | undefined> {
    const located = await this.#make(key)
    this.#bytes += located?.size ?? 0
    void this.#removeOldest(key)
    return located
  }

  /** A file that is being sent stays readable for who has opened it. */
  async #removeOldest(newest: string): Promise<void> {
    for (const [key, locating] of this.#located) {
      if (this.#bytes <= this.#maxBytes || key === newest) return
      this.#located.delete(key)
      const located = await locating.catch(() => undefined)
      if (located === undefined) continue
      this.#bytes -= located.size
      await rm(located.file, { force: true })
    }
  }
}
