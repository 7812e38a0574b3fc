import type { GitHubHome } from '../../adapters/github/home-repository.ts'
import type { IdentitySettings } from '../../adapters/sigstore/run-identity.ts'
import type { Log } from '../../base/log.ts'
import { tolerantAttestor } from '../../publish/attestation.ts'
import type { Attestor } from '../../publish/ports.ts'
import { ownSigstore } from '../../publish/sigstore.ts'
import type { Inputs } from '../inputs.ts'

export interface AttestationSettings {
  readonly home: () => Promise<GitHubHome>
  readonly environment: NodeJS.ProcessEnv
  readonly idToken: IdentitySettings['idToken']
  readonly retrySeconds: number
  readonly log: Log
}

/** The attestor of a run, undefined where the run attests nothing; its code is loaded only where it is needed. Throws INVALID_INPUT. */
export async function openAttestor(
  { attest, 'dry-run': isDry }: Pick<Inputs, 'attest' | 'dry-run'>,
  settings: AttestationSettings,
): Promise<Attestor | undefined> {
  if (attest === 'off' || isDry) return undefined
  const { home, environment, idToken, retrySeconds, log } = settings
  const sigstore = ownSigstore(environment)
  const { GitHubAttestor } = await import('../../adapters/github/attestor.ts')
  const identity = {
    idToken,
    // Each of the services is asked twice at most.
    timeoutMs: (retrySeconds * 1000) / 6,
  }
  const attestor = new GitHubAttestor({ home: await home(), sigstore, identity })
  return attest === 'try' ? tolerantAttestor(attestor, log) : attestor
}
