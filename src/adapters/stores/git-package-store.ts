import { RegistryError } from '../../base/error.ts'
import { formatLocation, gitLocation } from '../../index/format/location.ts'
import type { PackageStore } from '../../publish/ports.ts'

/**
 * Places nothing: the location is the commit itself (or the tag, by choice) in the repository that is there already.
 * @param originUrl https URL of the origin; undefined where it has none, then every selection must bring its own
 */
export function gitPackageStore(originUrl: string | undefined): PackageStore {
  return {
    kind: 'git',
    async locate({ release, sourceUrl, gitRef }, { facts }) {
      const ref = gitRef === 'tag' ? release.tag : release.commit
      const location = gitLocation({
        sourceUrl: sourceUrl ?? originUrl ?? refuse(),
        ref,
        ...(release.path === '' ? {} : { subdirectory: release.path }),
      })
      return {
        place: { kind: 'git', location: formatLocation(location), digest: facts.digest },
        files: new Map(),
      }
    },
    put: async () => {},
  }
}

function refuse(): never {
  throw new RegistryError(
    'INVALID_INPUT',
    'the repository has no origin on a host that clients could clone from',
    'name the URL: --source-url https://git.example.com/acme/vpc.git (action input "source-url")',
  )
}
