import { type ErrorCode, quote, RegistryError } from './error.ts'

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
  const listed = shortList(problems.map(({ path, rule }) => `${quote(path)}: ${rule}`))
  const fixes = new Set(problems.map(({ fix }) => fix))
  return new RegistryError(code, [`${summary}:`, ...listed].join('\n  '), [...fixes].join('; '))
}

/** The first 20 lines of a list, and how many more there are. */
export function shortList(lines: readonly string[]): string[] {
  const more = lines.length - MAX_LISTED
  return [...lines.slice(0, MAX_LISTED), ...(more > 0 ? [`and ${more} more`] : [])]
}
