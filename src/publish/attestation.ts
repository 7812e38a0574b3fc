import { RegistryError } from '../base/error.ts'
import type { Log } from '../base/log.ts'
import type { AttachedDocument } from '../oci/referrers.ts'
import type { Decision } from './decide.ts'
import type { Attestor } from './ports.ts'

/**
 * Attests every new package, before anything else is written: a package that cannot be attested is not stored. Without an
 * attestor there are no documents. Throws PERMISSION, ATTESTATION_FAILED.
 */
export async function attestPackages(
  decisions: readonly Decision[],
  attestor: Attestor | undefined,
): Promise<Map<Decision, readonly AttachedDocument[]>> {
  const documents = new Map<Decision, readonly AttachedDocument[]>()
  for (const decision of decisions) {
    if (attestor === undefined || decision.status !== 'publish') continue
    documents.set(decision, await attestor.attest(decision.selection.release, decision.pkg))
  }
  return documents
}

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
