import { type ErrorCode, quote, RegistryError } from '../base/error.ts'

/** A file that cannot be packaged: the rule that it breaks, and how to fix it. */
export interface PackageProblem {
  /** Relative to the root of the repository. */
  readonly path: string
  readonly rule: string
  readonly fix: string
}

const MAX_LISTED = 20

/** One error with all the problems (at most 20 are listed), so that one run shows all that there is to fix. */
export function packageRefusal(
  code: ErrorCode,
  summary: string,
  problems: readonly PackageProblem[],
): RegistryError {
  const listed = problems.slice(0, MAX_LISTED).map(({ path, rule }) => `${quote(path)}: ${rule}`)
  const more = problems.length > MAX_LISTED ? [`and ${problems.length - MAX_LISTED} more`] : []
  const fixes = new Set(problems.map(({ fix }) => fix))
  return new RegistryError(code, [`${summary}:`, ...listed, ...more].join('\n  '), [...fixes].join('; '))
}
