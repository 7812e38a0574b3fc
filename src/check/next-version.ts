import { quote, RegistryError } from '../base/error.ts'
import type { Severity } from '../interface/diff/change.ts'
import { readTag } from '../module/tag.ts'
import { parseVersion, type Version } from '../module/version.ts'
import type { ModuleSpec } from '../publish/selection.ts'

/** What somebody says of the next release. */
export interface Declaration {
  /** A version, a tag, or the part of the number that grows: `1.3.0`, `vpc-v1.3.0`, `minor`. */
  readonly text: string
  /** What it is called where it was said: `--version`. */
  readonly called: string
}

/** The same, understood, and the modules that it is about. */
export interface Declared {
  readonly next: Version | Severity
  readonly specs: readonly ModuleSpec[]
}

/** A version or a word is for one module or all, a tag for the module of its prefix. Throws INVALID_INPUT, INVALID_TAG. */
export function readDeclaration({ text, called }: Declaration, specs: readonly ModuleSpec[]): Declared {
  if (isSeverity(text)) return { next: text, specs }
  const readings = specs.map((spec) => ({ spec, reading: readTag(text, spec.tagPrefix) }))
  const matches = readings.flatMap(({ spec, reading }) =>
    reading.verdict === 'version' ? [{ spec, version: reading.version }] : [],
  )
  const longest = Math.max(...matches.map(({ spec }) => spec.tagPrefix.length))
  const nearest = matches.filter(({ spec }) => spec.tagPrefix.length === longest)
  const [first] = nearest
  if (first !== undefined) return { next: first.version, specs: nearest.map(({ spec }) => spec) }
  if (specs.length === 1) return { next: parseVersion(text.replace(/^v/, '')), specs }
  throw new RegistryError(
    'INVALID_INPUT',
    `${called} ${quote(text)} is a version of none of the ${specs.length} modules of the repository`,
    `say the tag that it shall have: ${specs.map(({ tagPrefix }) => `${tagPrefix}v1.2.3`).join(' or ')}`,
  )
}

export function isSeverity(text: string): text is Severity {
  return text === 'major' || text === 'minor' || text === 'patch'
}
