import type { ParsedFile } from '../../interface/read/parsed-file.ts'

/** Bytes of a configuration file; a larger one is not read. */
export const MAX_CONFIGURATION_BYTES = 4 * 1024 * 1024
const MAX_MODULE_BYTES = 32 * 1024 * 1024
const MAX_BROKEN_FILES = 20
const MAX_MODULE_MILLISECONDS = 20_000

/** What reading the configuration of one module may cost: docs/interface.md lists the limits. */
export class ConfigurationLimits {
  #bytes = 0
  #broken = 0
  readonly #end = performance.now() + MAX_MODULE_MILLISECONDS

  /** Why a file of this size is not read; undefined within all limits. */
  refuse(size: number): string | undefined {
    if (size > MAX_CONFIGURATION_BYTES)
      return `the file has ${size} bytes; files over ${MAX_CONFIGURATION_BYTES} bytes are not read`
    this.#bytes += size
    if (this.#bytes > MAX_MODULE_BYTES)
      return `not read: the configuration of the module has more than ${MAX_MODULE_BYTES} bytes`
    if (performance.now() > this.#end)
      return `not read: the module takes more than ${MAX_MODULE_MILLISECONDS / 1000} seconds`
    return this.#broken > MAX_BROKEN_FILES
      ? `not read: more than ${MAX_BROKEN_FILES} files of the module do not parse`
      : undefined
  }

  /** Counts a file that does not parse. */
  count({ problems }: ParsedFile): void {
    if (problems.length > 0) this.#broken += 1
  }
}
