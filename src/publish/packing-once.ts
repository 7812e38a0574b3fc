import type { ModuleInterface } from '../interface/module-interface.ts'
import type { Package } from '../package/package.ts'
import type { InterfaceSource, Packer } from './ports.ts'

/** The same for what modules offer. */
export function readingOnce(interfaces: InterfaceSource): InterfaceSource {
  const moduleInterfaces = new Map<string, Promise<ModuleInterface>>()
  return {
    prepare: () => interfaces.prepare(),
    atCommit(request) {
      const key = JSON.stringify(request)
      const known = moduleInterfaces.get(key) ?? interfaces.atCommit(request)
      moduleInterfaces.set(key, known)
      return known
    },
  }
}

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
