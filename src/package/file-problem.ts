import { type ErrorCode, quote, RegistryError } from '../base/error.ts'

/** One file that stands in the way: where it is, which rule it breaks, and how that is put right. */
export interface Problem {
  /** Relative to the root of the repository. */
  readonly path: string
  readonly rule: string
  readonly fix: string
}

const MAX_LISTED = 20

/** One refusal of all problems, so that nobody has to publish twice to learn of the second one. */
export function refusalOf(code: ErrorCode, summary: string, problems: readonly Problem[]): RegistryError {
  const listed = problems.slice(0, MAX_LISTED).map(({ path, rule }) => `${quote(path)}: ${rule}`)
  const more = problems.length > MAX_LISTED ? [`and ${problems.length - MAX_LISTED} more`] : []
  const fixes = new Set(problems.map(({ fix }) => fix))
  return new RegistryError(code, [`${summary}:`, ...listed, ...more].join('\n  '), [...fixes].join('; '))
}
