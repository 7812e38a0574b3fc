import { MAX_README_BYTES } from '../../interface/limits.ts'
import { isReadme, selectReadme } from '../../interface/read/module-files.ts'
import { rootPrefix } from '../../package/package.ts'

/** https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT 4.3.7 */
const LOCAL_SIGNATURE = 0x04034b50
const LOCAL_BYTES = 30

interface Part {
  readonly what: 'header' | 'name' | 'content'
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
  readonly #readmes: { path: string; bytes: Uint8Array | undefined }[] = []
  #part: Part | undefined = header()
  #path = ''
  #size = 0
  readonly #prefix: string

  /** @param subdirectory directory of the module in the package; `''` is its root */
  constructor(subdirectory = '') {
    this.#prefix = rootPrefix(subdirectory)
  }

  push(bytes: Uint8Array): void {
    for (let at = 0; this.#part !== undefined && at < bytes.length; ) {
      const end = Math.min(bytes.length, at + this.#part.left)
      this.#part.kept?.push(new Uint8Array(bytes.subarray(at, end)))
      this.#part.left -= end - at
      at = end
      while (this.#part?.left === 0) this.#part = this.#next(this.#part)
    }
  }

  /** The text as `README.md` of the index has it; `''` where the module has none, or too long a one. */
  get text(): string {
    const readme = selectReadme(this.#readmes)
    return readme?.bytes === undefined ? '' : new TextDecoder().decode(readme.bytes)
  }

  #next({ what, kept = [] }: Part): Part | undefined {
    const bytes = Buffer.concat(kept)
    switch (what) {
      case 'header': {
        if (bytes.readUInt32LE(0) !== LOCAL_SIGNATURE) return undefined
        this.#size = bytes.readUInt32LE(18)
        return { what: 'name', left: bytes.readUInt16LE(26), kept: [] }
      }
      case 'name': {
        this.#path = bytes.toString()
        const isKept = this.#isReadme() && this.#size <= MAX_README_BYTES
        return { what: 'content', left: this.#size, kept: isKept ? [] : undefined }
      }
      case 'content': {
        const isKept = this.#size <= MAX_README_BYTES
        if (this.#isReadme()) this.#readmes.push({ path: this.#name(), bytes: isKept ? bytes : undefined })
        return header()
      }
    }
  }

  #isReadme(): boolean {
    return this.#path.startsWith(this.#prefix) && !this.#name().includes('/') && isReadme(this.#path)
  }

  #name(): string {
    return this.#path.slice(this.#prefix.length)
  }
}

function header(): Part {
  return { what: 'header', left: LOCAL_BYTES, kept: [] }
}
