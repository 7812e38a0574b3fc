import { setSecret } from '@actions/core'
import { SecretMask } from '../base/secret-mask.ts'

/**
 * Hides the secrets of a run in all that the run writes. The runner hides them too, in the log, but not in the files of outputs
 * and job summary.
 */
export class TokenMask extends SecretMask {
  /** Also tells the runner. @param username the one that GitHub asks for, unless it is another */
  override add(secret: string, username = 'x-access-token'): void {
    super.add(secret, username)
    setSecret(secret)
    setSecret(Buffer.from(`${username}:${secret}`).toString('base64'))
  }
}
