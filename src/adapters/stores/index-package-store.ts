import { indexLocation } from '../../index/format/location.ts'
import { versionPath } from '../../index/format/paths.ts'
import { packageSubdirectory } from '../../module/release.ts'
import type { PackageStore } from '../../publish/ports.ts'

/** The zip stands beside `download` and travels in the index commit itself: visible and fetchable at the same time. */
export const indexPackageStore: PackageStore = {
  // Asked for packages that must stay private, and those have a public index: a private one shows everything.
  publicLocation: async () => 'in a public index',
  resolve: async ({ release }, { file, facts }) => ({
    location: indexLocation(facts.digest, packageSubdirectory(release)),
    files: new Map([
      [versionPath(release.address, release.version, 'module.zip'), { file, size: facts.size }],
    ]),
  }),
  store: async () => {},
}
