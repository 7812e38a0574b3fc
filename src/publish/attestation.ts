import { RegistryError } from '../base/error.ts'
import type { Log } from '../base/log.ts'
import type { Attestor } from './ports.ts'

/** An attestor whose refusals are warnings: packages are then published without provenance. */
export function tolerantAttestor(attestor: Attestor, log: Log): Attestor {
  let isRefused = false
  const tolerate = async <T>(work: Promise<T>, otherwise: T): Promise<T> => {
    try {
      return await work
    } catch (error) {
      if (!(error instanceof RegistryError)) throw error
      isRefused = true
      log.warn(`published without provenance: ${error.message}\n${error.hint}`)
      return otherwise
    }
  }
  return {
    checkAccess: () => tolerate(attestor.checkAccess(), undefined),
    // What was refused once is refused for every package of a run.
    attest: async (release, pkg) => (isRefused ? [] : tolerate(attestor.attest(release, pkg), [])),
  }
}
