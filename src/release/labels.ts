import { quote, RegistryError, shortList } from '../base/error.ts'
import { SEVERITIES, type Severity } from '../interface/diff/change.ts'

/** What a label or a trailer asks of the next release; `none`: the change waits for a later one. */
export type AskedBump = Severity | 'none'

/** The most first. */
export const ASKED_BUMPS: readonly AskedBump[] = [...SEVERITIES, 'none']

/** Undefined for a text that asks for nothing that there is. */
export function readBump(text: string): AskedBump | undefined {
  return ASKED_BUMPS.find((bump) => bump === text.trim().toLowerCase())
}

export interface ReleaseLabel {
  readonly name: string
  readonly bump: AskedBump
}

const PREFIX = 'release:'
const LABELS = ASKED_BUMPS.map((bump) => `${PREFIX}${bump}`)

/**
 * The labels `release:major`, `release:minor`, `release:patch` and `release:none`, in any case and with blanks after the colon. The first
 * asks for the most, and counts. Throws INVALID_INPUT for another label that begins so, and for one of the vocabulary before this one.
 */
export function readLabels(labels: readonly string[]): ReleaseLabel[] {
  const old = labels.find((name) => /^next-version:/i.test(name))
  if (old !== undefined)
    throw new RegistryError(
      'INVALID_INPUT',
      `the label ${quote(old)} counts no more`,
      `remove it: the interface gives the number; where more is wanted, use ${LABELS.slice(0, -1).join(', ')}`,
    )
  const own = labels.filter((name) => name.toLowerCase().startsWith(PREFIX))
  const unknown = own.filter((name) => readBump(name.slice(PREFIX.length)) === undefined)
  if (unknown.length > 0)
    throw new RegistryError(
      'INVALID_INPUT',
      `the pull request has labels that ask for no release that there is: ${shortList(unknown.map(quote)).join(', ')}`,
      `use one of ${LABELS.join(', ')}; a label for something else needs a name that does not begin with "${PREFIX}"`,
    )
  return ASKED_BUMPS.flatMap((bump) =>
    own.filter((name) => readBump(name.slice(PREFIX.length)) === bump).map((name) => ({ name, bump })),
  )
}
