import type { PackagedInterfaces, ReadDecisions } from '../ports.ts'

/** How an index is rendered. */
export interface RenderingSettings {
  readonly packages: PackagedInterfaces
  /** Whether only the paths of changes are wanted. */
  readonly check: boolean
  readonly url: string | undefined
  readonly decisions: ReadDecisions | undefined
  readonly today: string
  readonly maxHeldBytes: number
  /** Commits what is held. */
  readonly commitPart: () => Promise<void>
}
