import type { PackageStore } from '../../publish/ports.ts'

/** A store whose code is loaded when it is first needed: a run that puts nothing there starts faster. */
export function latePackageStore(
  kind: PackageStore['kind'],
  load: () => Promise<PackageStore>,
): PackageStore {
  let loaded: Promise<PackageStore> | undefined
  const store = () => {
    loaded ??= load()
    return loaded
  }
  return {
    kind,
    locate: async (...given) => (await store()).locate(...given),
    checkAccess: async () => (await store()).checkAccess?.(),
    put: async (...given) => (await store()).put(...given),
    attach: async (...given) => (await store()).attach?.(...given),
  }
}
