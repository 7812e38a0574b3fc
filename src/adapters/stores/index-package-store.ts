import { formatLocation, indexLocation } from '../../index/format/location.ts'
import { versionPath } from '../../index/format/paths.ts'
import type { PackageStore } from '../../publish/ports.ts'

/** The zip lies beside `download` and travels in the index commit itself: visible and fetchable at the same moment. */
export const indexPackageStore: PackageStore = {
  kind: 'index',
  locate: async ({ release }, { file, facts }) => ({
    place: { kind: 'index', location: formatLocation(indexLocation(facts.digest)), digest: facts.digest },
    files: new Map([
      [versionPath(release.address, release.version, 'module.zip'), { file, size: facts.size }],
    ]),
  }),
  put: async () => {},
}
