import { type ErrorCode, quote, RegistryError, shortList } from '../base/error.ts'

/** A path that a package cannot hold, or that not every client gets from it: the rule that it breaks, and how to fix it. */
export interface PackageProblem {
  readonly path: string
  readonly rule: string
  readonly fix: string
  /** Whether the module needs it, by its name and place. */
  readonly isNeeded: boolean
  /** Whether clients that clone the repository have the file all the same. */
  readonly isInClone?: boolean
}

/** One error with all the problems (at most 20 are listed), so that one run shows all that there is to fix. */
export function packageRefusal(
  code: ErrorCode,
  summary: string,
  problems: readonly Pick<PackageProblem, 'path' | 'rule' | 'fix'>[],
): RegistryError {
  const listed = shortList(problems.map(({ path, rule }) => `${quote(path)}: ${rule}`))
  const fixes = new Set(problems.map(({ fix }) => fix))
  return new RegistryError(code, [`${summary}:`, ...listed].join('\n  '), [...fixes].join('; '))
}
