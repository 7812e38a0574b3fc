import { type ErrorCode, quote, RegistryError, shortList } from '../base/error.ts'

/** One file that stands in the way: where it is, which rule it breaks, and how that is put right. */
export interface Problem {
  /** Relative to the root of the repository. */
  readonly path: string
  readonly rule: string
  readonly fix: string
}

/** One refusal of all problems, so that nobody has to publish twice to learn of the second one. */
export function refusalOf(code: ErrorCode, summary: string, problems: readonly Problem[]): RegistryError {
  const listed = shortList(problems.map(({ path, rule }) => `${quote(path)}: ${rule}`))
  const fixes = new Set(problems.map(({ fix }) => fix))
  return new RegistryError(code, [`${summary}:`, ...listed].join('\n  '), [...fixes].join('; '))
}
