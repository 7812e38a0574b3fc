import { createHash } from 'node:crypto'

/** Of a digest: two texts share one by chance once in 10²⁴ pairs. */
const BYTES = 10

/** Many paths, each with a tag, in about 60 bytes each: a bucket has millions. */
export class PathSet {
  readonly #digests = new Set<string>()

  add(path: string, tag = ''): void {
    this.#digests.add(digestOf(path, tag))
  }

  has(path: string, tag = ''): boolean {
    return this.#digests.has(digestOf(path, tag))
  }
}

function digestOf(path: string, tag: string): string {
  return createHash('sha1').update(`${path}\0${tag}`).digest().toString('latin1', 0, BYTES)
}
