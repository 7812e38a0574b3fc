import type { CallPosition } from './module-use.ts'

/** What `audit` finds. `docs/audit.md` has the same table. */
export const FINDING_KINDS = {
  changed: {
    level: 'error',
    meaning: 'the installed files, the package or the digest in the lock file are not the same any more',
    fix: 'find out who changed them before you install again',
  },
  removed: {
    level: 'error',
    meaning: 'the version is gone for good; `init` fails',
    fix: 'use the replacement, or another version',
  },
  yanked: {
    level: 'error',
    meaning: 'the version was withdrawn; a fresh `init` says only that no version matches',
    fix: 'use the replacement, or another version',
  },
  missing: {
    level: 'error',
    meaning: 'the registry lists no such version or module, and does not say why',
    fix: 'use a listed version, or ask the owner of the registry',
  },
  unlocked: {
    level: 'error',
    meaning: 'the lock file does not have the module (with `--lock-readonly`)',
    fix: 'run audit without --lock-readonly, and commit the lock file',
  },
  unknown: {
    level: 'warning',
    meaning: 'the state cannot be told: the registry does not answer, or a file does not parse',
    fix: 'see the message',
  },
  deprecated: {
    level: 'warning',
    meaning: 'the version installs, and its owner advises against it',
    fix: 'move to the replacement, or to a newer version',
  },
  outdated: {
    level: 'note',
    meaning: 'there is a newer release',
    fix: 'raise the version',
  },
} as const

export type FindingCode = keyof typeof FINDING_KINDS

export const FINDING_CODES = Object.keys(FINDING_KINDS) as readonly FindingCode[]

/** What fails an audit where `--fail-on` does not say otherwise. */
export const DEFAULT_FAILURES: readonly FindingCode[] = [
  'changed',
  'removed',
  'yanked',
  'missing',
  'unlocked',
  'unknown',
]

export interface Finding extends CallPosition {
  readonly code: FindingCode
  /** `modules.acme.dev/acme/vpc/aws`; null for a file. */
  readonly module: string | null
  /** As `modules.json` names the call: `network.vpc` is called by `network`; null for a file. */
  readonly key: string | null
  readonly version: string | null
  readonly message: string
  readonly fix: string
}
