import type { Environment } from '../adapters/git/git.ts'
import type { Log } from '../base/log.ts'

/** What a command of any entry runs in. */
export interface Runtime {
  readonly environment: Environment
  readonly log: Log
  /** Directory for everything that the run writes to disk. Its owner removes it. */
  readonly temporary: string
}
