import { quote, RegistryError } from '../base/error.ts'
import { SEVERITIES, type Severity } from '../interface/diff/change.ts'
import { parseVersion, type Version } from '../module/version.ts'
import { findMatches, type ModuleSpec } from '../publish/selection.ts'

/** The version of the next release, as somebody wrote it. */
export interface Declaration {
  /** A version, a tag, or the part of the number that grows: `1.3.0`, `vpc-v1.3.0`, `minor`. */
  readonly text: string
  /** The name of the option that it comes from: `--version`. */
  readonly called: string
}

/** A parsed declaration, and the modules that it is about. */
export interface PlannedVersion {
  readonly next: Version | Severity
  readonly specs: readonly ModuleSpec[]
}

/**
 * Parses a declaration: a severity is about all modules, a tag or a version about those of its prefix. Throws INVALID_INPUT for
 * a version of none of several modules, INVALID_TAG for one that is not valid.
 */
export function readDeclaration({ text, called }: Declaration, specs: readonly ModuleSpec[]): PlannedVersion {
  if (isSeverity(text)) return { next: text, specs }
  const matches = findMatches(text, specs)
  const [first] = matches
  if (first !== undefined) return { next: first.version, specs: matches.map(({ spec }) => spec) }
  if (specs.length === 1) return { next: parseVersion(text.replace(/^v/, '')), specs }
  throw new RegistryError(
    'INVALID_INPUT',
    `${called} ${quote(text)} is a version of none of the ${specs.length} modules of the repository`,
    `use the tag of the release: ${specs.map(({ tagPrefix }) => `${tagPrefix}v1.2.3`).join(' or ')}`,
  )
}

export function isSeverity(text: string): text is Severity {
  return SEVERITIES.some((severity) => severity === text)
}
