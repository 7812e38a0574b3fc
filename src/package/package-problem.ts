import { type ErrorCode, quote, RegistryError, shortList } from '../base/error.ts'

/** A file that cannot be packaged: the rule that it breaks, and how to fix it. */
export interface PackageProblem {
  /** Relative to the root of the repository. */
  readonly path: string
  readonly rule: string
  readonly fix: string
}

/** One error with all the problems (at most 20 are listed), so that one run shows all that there is to fix. */
export function packageRefusal(
  code: ErrorCode,
  summary: string,
  problems: readonly PackageProblem[],
): RegistryError {
  const listed = shortList(problems.map(({ path, rule }) => `${quote(path)}: ${rule}`))
  const fixes = new Set(problems.map(({ fix }) => fix))
  return new RegistryError(code, [`${summary}:`, ...listed].join('\n  '), [...fixes].join('; '))
}
