import type { ParsedFile } from '../../interface/read/parsed-file.ts'

export const MAX_FILE_BYTES = 4 * 1024 * 1024
const MAX_MODULE_BYTES = 32 * 1024 * 1024
const MAX_BROKEN_FILES = 20
const MAX_MODULE_MILLISECONDS = 20_000

/** Bounds what the configuration of one module costs. */
export class LimitedFiles {
  #bytes = 0
  #broken = 0
  readonly #end = performance.now() + MAX_MODULE_MILLISECONDS

  /** A file that is not read because of a limit, which it names; undefined for one within all limits. */
  refuse(size: number): ParsedFile | undefined {
    if (size > MAX_FILE_BYTES)
      return unread(`the file has ${size} bytes; files over ${MAX_FILE_BYTES} bytes are not read`)
    this.#bytes += size
    if (this.#bytes > MAX_MODULE_BYTES)
      return unread(`not read: the configuration of the module has more than ${MAX_MODULE_BYTES} bytes`)
    if (performance.now() > this.#end)
      return unread(`not read: the module takes more than ${MAX_MODULE_MILLISECONDS / 1000} seconds`)
    return this.#broken > MAX_BROKEN_FILES
      ? unread(`not read: more than ${MAX_BROKEN_FILES} files of the module do not parse`)
      : undefined
  }

  count({ problems }: ParsedFile): void {
    if (problems.length > 0) this.#broken += 1
  }
}

function unread(message: string): ParsedFile {
  return { blocks: [], problems: [{ line: 1, column: 1, message }] }
}
