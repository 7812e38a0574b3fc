import { MAX_CONFIGURATION_BYTES, MAX_MODULE_BYTES } from './limits.ts'

/** What reading the configuration of one module may cost: docs/interface.md lists the limits. */
export class ConfigurationLimits {
  #bytes = 0

  /** Why a file of this size is not read; undefined within all limits. */
  refuse(size: number): string | undefined {
    if (size > MAX_CONFIGURATION_BYTES)
      return `the file has ${size} bytes; files over ${MAX_CONFIGURATION_BYTES} bytes are not read`
    this.#bytes += size
    return this.isExceeded
      ? `not read: the configuration of the module has more than ${MAX_MODULE_BYTES} bytes`
      : undefined
  }

  /** Whether the files of the module have more bytes than are read. */
  get isExceeded(): boolean {
    return this.#bytes > MAX_MODULE_BYTES
  }
}
