import type { Package } from '../core/package.ts'
import type { Packer } from '../ports.ts'

/** A packer for one run: a race that is lost costs no second packing. */
export function packingOnce(packer: Packer): Packer {
  const packages = new Map<string, Promise<Package>>()
  return {
    pack(request) {
      const key = JSON.stringify(request)
      const known = packages.get(key) ?? packer.pack(request)
      packages.set(key, known)
      return known
    },
  }
}
