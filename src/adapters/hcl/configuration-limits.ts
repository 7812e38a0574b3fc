import type { ParsedFile } from '../../interface/read/parsed-file.ts'
import { MAX_BROKEN_FILES, MAX_CONFIGURATION_BYTES, MAX_MODULE_BYTES, MAX_MODULE_MS } from './limits.ts'

/** What reading the configuration of one module may cost: docs/interface.md lists the limits. */
export class ConfigurationLimits {
  #bytes = 0
  #broken = 0
  readonly #end = performance.now() + MAX_MODULE_MS

  /** Why a file of this size is not read; undefined within all limits. */
  refuse(size: number): string | undefined {
    if (size > MAX_CONFIGURATION_BYTES)
      return `the file has ${size} bytes; files over ${MAX_CONFIGURATION_BYTES} bytes are not read`
    this.#bytes += size
    if (this.#bytes > MAX_MODULE_BYTES)
      return `not read: the configuration of the module has more than ${MAX_MODULE_BYTES} bytes`
    if (performance.now() > this.#end)
      return `not read: the module takes more than ${MAX_MODULE_MS / 1000} seconds`
    return this.#broken > MAX_BROKEN_FILES
      ? `not read: more than ${MAX_BROKEN_FILES} files of the module do not parse`
      : undefined
  }

  /** Counts a file that does not parse. */
  count({ problems }: ParsedFile): void {
    if (problems.length > 0) this.#broken += 1
  }
}
