import { messageOf, RegistryError } from '../base/error.ts'
import { parseConstraint } from '../interface/version-constraint.ts'
import { readVersion, type Version } from '../module/version.ts'

/** The versions that a mark is about: one, or those of a version constraint. */
export interface VersionRange {
  /** As `module.json` has it. */
  readonly text: string
  /** Whether it is one version. */
  readonly isVersion: boolean
  allows(version: Version): boolean
}

/** Reads a version, or a constraint as in a `module` block. Throws INVALID_INPUT. */
export function parseVersionRange(text: string): VersionRange {
  const reading = readVersion(text)
  if (reading.ok) return { text, isVersion: true, allows: (version) => version === reading.version }
  try {
    return { ...parseConstraint(evenlySpaced(text)), isVersion: false }
  } catch (cause) {
    const hint = 'name one version (1.2.3), or a constraint in quotes ("< 2.0.0", "~> 1.4")'
    throw new RegistryError('INVALID_INPUT', messageOf(cause), hint, { cause })
  }
}

/** `<2.0.0,>= 1` as `< 2.0.0, >= 1`: the same range has one spelling. */
function evenlySpaced(text: string): string {
  const conditions = text.split(',').map((condition) => condition.trim())
  return conditions.map((condition) => condition.replace(/^([=!<>~]+)\s*/, '$1 ')).join(', ')
}
