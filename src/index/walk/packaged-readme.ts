import { MAX_README_BYTES } from '../../interface/limits.ts'
import { isReadme, selectReadme } from '../../interface/read/module-files.ts'
import { rootPrefix } from '../../package/package.ts'

/** https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT 4.3.7 */
const LOCAL_SIGNATURE = 0x04034b50
const LOCAL_BYTES = 30

interface Part {
  /** Bytes of the part that have not come yet. */
  left: number
  /** The bytes that have come; undefined where they are not kept. */
  readonly kept: Uint8Array[] | undefined
}

/**
 * Finds the README of a module in the bytes of its package, as they come: a zip of this tool has stored files one after the other.
 * Of any other zip it finds nothing.
 */
export class PackagedReadme {
  readonly #readmes: { readonly path: string; readonly bytes: Uint8Array | undefined }[] = []
  readonly #parts: Generator<Part, undefined, Buffer>
  #part: Part | undefined

  /** @param subdirectory directory of the module in the package; `''` is its root */
  constructor(subdirectory = '') {
    this.#parts = this.#read(rootPrefix(subdirectory))
    this.#part = this.#parts.next().value
  }

  push(bytes: Uint8Array): void {
    for (let at = 0; this.#part !== undefined && at < bytes.length; ) {
      const end = Math.min(bytes.length, at + this.#part.left)
      this.#part.kept?.push(new Uint8Array(bytes.subarray(at, end)))
      this.#part.left -= end - at
      at = end
      while (this.#part?.left === 0) this.#part = this.#parts.next(Buffer.concat(this.#part.kept ?? [])).value
    }
  }

  /** The text as `README.md` of the index has it; `''` where the module has none, or too long a one. */
  get text(): string {
    const readme = selectReadme(this.#readmes)
    return readme?.bytes === undefined ? '' : new TextDecoder().decode(readme.bytes)
  }

  /** Asks for one part after the other. */
  *#read(prefix: string): Generator<Part, undefined, Buffer> {
    for (;;) {
      const header = yield { left: LOCAL_BYTES, kept: [] }
      if (header.readUInt32LE(0) !== LOCAL_SIGNATURE) return undefined
      const path = (yield { left: header.readUInt16LE(26), kept: [] }).toString()
      const name = path.slice(prefix.length)
      const isOwn = path.startsWith(prefix) && !name.includes('/') && isReadme(path)
      const size = header.readUInt32LE(18)
      const isKept = isOwn && size <= MAX_README_BYTES
      const bytes = yield { left: size, kept: isKept ? [] : undefined }
      if (isOwn) this.#readmes.push({ path: name, bytes: isKept ? bytes : undefined })
    }
  }
}
