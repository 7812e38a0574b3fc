import type { Package } from '../package/package.ts'
import type { Packer } from './ports.ts'

/**
 * The packages of one run. What a lost race asks for again is not packed again, and the zips on disk are bounded: above the bound those
 * that are there are deleted before the next one is made, and whoever stores such a package has it made again.
 */
export class RunPackages {
  readonly #maxBytes: number
  #onDisk: { readonly pkg: Package; readonly packer: Packer }[] = []
  #bytes = 0
  #hasDiscarded = false

  /** @param maxBytes of the zips that are kept */
  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes
  }

  /** A packer whose packages are among those of the run. */
  packerOf(packer: Packer): Packer {
    const packed = new Map<string, Promise<Package>>()
    return {
      pack: (request) => {
        const key = JSON.stringify(request)
        const known = packed.get(key) ?? this.#keep(packer, () => packer.pack(request))
        packed.set(key, known)
        return known
      },
    }
  }

  /** Whether packages that were made have lost their zips. */
  get hasDiscarded(): boolean {
    return this.#hasDiscarded
  }

  /** Deletes the zips that are there. */
  async discard(): Promise<void> {
    this.#hasDiscarded = true
    const discarded = this.#onDisk
    this.#onDisk = []
    this.#bytes = 0
    for (const { pkg, packer } of discarded) await packer.discard?.(pkg)
  }

  async #keep(packer: Packer, make: () => Promise<Package>): Promise<Package> {
    if (this.#bytes > this.#maxBytes) await this.discard()
    const pkg = await make()
    this.#onDisk.push({ pkg, packer })
    this.#bytes += pkg.facts.size
    return pkg
  }
}
