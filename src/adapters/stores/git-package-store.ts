import { RegistryError } from '../../base/error.ts'
import { gitLocation } from '../../index/format/location.ts'
import type { PackageStore } from '../../publish/ports.ts'

/**
 * Writes nothing: the location is the commit itself (or the tag, by choice) in the repository that is there already, and
 * clients clone it with their own credentials.
 * @param originUrl https URL of the origin; undefined where it has none, then every selection must name its own
 */
export function gitPackageStore(originUrl: string | undefined): PackageStore {
  return {
    publicLocation: async () => undefined,
    async resolve({ release, storeOptions }) {
      const options = storeOptions.git
      const location = gitLocation({
        sourceUrl: options['source-url'] ?? originUrl ?? refuseNoOrigin(),
        ref: options['git-ref'] === 'tag' ? release.tag : release.commit,
        subdirectory: release.path,
      })
      return { location, files: new Map() }
    },
    store: async () => {},
  }
}

function refuseNoOrigin(): never {
  throw new RegistryError(
    'INVALID_INPUT',
    'the repository has no origin on a host that clients could clone from',
    'name the URL: --source-url https://git.example.com/acme/vpc.git (action input "source-url")',
  )
}
