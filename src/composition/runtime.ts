import type { Environment } from '../adapters/git/git.ts'
import type { Log } from '../base/log.ts'
import type { SecretMask } from '../base/secret-mask.ts'
import type { WriteProgress } from './write-progress.ts'

/** What a command of any entry runs in. */
export interface Runtime {
  readonly environment: Environment
  readonly log: Log
  /** Hides what is added to it in all that the run shows. */
  readonly secrets: SecretMask
  /** Directory for everything that the run writes to disk. Its owner removes it. */
  readonly temporary: string
  /** What the run has written; absent where nobody asks. */
  readonly writes?: WriteProgress
}
