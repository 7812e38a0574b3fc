import { patternsTooCostly } from '../package/limit-errors.ts'
import { directoryOf, MatchCost, PathPattern } from '../package/path-pattern.ts'

/** The `allow` of a configuration file: paths that hold no secrets, whatever they look like, in patterns as .gitignore has them. */

/** Why a text is no pattern; undefined for one that is. */
export function patternProblem(text: string): string | undefined {
  const pattern = text.replace(/^!/, '')
  if (pattern.trim() === '') return 'names no path'
  if (pattern.startsWith('#'))
    return 'is a comment, as in .gitignore: write \\# for a name that begins with #'
  if (/^\.{0,2}\/$|(^|\/)\.\.(\/|$)/.test(pattern)) return 'leaves the repository'
  if (/(?<!\\)(\\\\)*\\$/.test(pattern)) return 'ends in a backslash, which stands before a character'
  const classes = pattern.replaceAll(/\\./g, '')
  if (/\[[^\]]*$/.test(classes)) return 'has a [ without ]: write \\[ for the character'
  for (const [, from = '', to = ''] of classes.matchAll(/(?<=\[[^\]]*)([^[\]])-([^\]])/g))
    if (from > to) return `has a range in reverse order: ${from}-${to}`
  return undefined
}

interface Rule {
  readonly pattern: PathPattern
  readonly isForDirectories: boolean
  readonly allows: boolean
}

/**
 * Whether one of the patterns matches a path from the root of the repository, or a directory above it; `!` takes a path out again.
 * Throws LIMIT_EXCEEDED. https://git-scm.com/docs/gitignore#_pattern_format
 */
export function allows(patterns: readonly string[]): (path: string) => boolean {
  const isAllowed = matcher(patterns.map(ruleOf))
  return (path) => {
    const found = isAllowed(path)
    if (found === undefined) throw patternsTooCostly('allow')
    return found
  }
}

/** Those of the patterns that match none of the paths; none where to find them takes too long. @param root the directory that has the paths; what is outside is not looked at */
export function unmatched(patterns: readonly string[], paths: readonly string[], root: string): string[] {
  const known = new Set(paths)
  const cost = new MatchCost()
  return patterns
    .filter((pattern) => !pattern.startsWith('!'))
    .filter((pattern) => root === '' || withoutDot(pattern).replace(/^\//, '').startsWith(root))
    .filter((pattern) => {
      const rule = ruleOf(pattern)
      if (rule.pattern.exact !== undefined && known.has(rule.pattern.exact)) return false
      const isAllowed = matcher([rule], cost)
      return paths.every((path) => isAllowed(path) === false)
    })
}

/** Undefined once it has taken too long. */
function matcher(rules: readonly Rule[], cost = new MatchCost()): (path: string) => boolean | undefined {
  const known = new Map([['', false]])
  const isAllowed = (path: string, isDirectory: boolean): boolean => {
    const directory = directoryOf(path)
    const above = known.get(directory) ?? isAllowed(directory, true)
    known.set(directory, above)
    const fits = (rule: Rule) =>
      (isDirectory || !rule.isForDirectories) && !cost.isTooHigh && rule.pattern.matches(path, cost)
    return above || (rules.findLast(fits)?.allows ?? false)
  }
  return (path) => {
    const found = isAllowed(path, false)
    return cost.isTooHigh ? undefined : found
  }
}

/** A pattern with a slash before its end is for a path from the root, and two stars are special between slashes alone. */
function ruleOf(text: string): Rule {
  const allowed = !text.startsWith('!')
  const pattern = withoutDot(allowed ? text : text.slice(1)).replace(/(?<!\\) +$/, '')
  const isForDirectories = pattern.endsWith('/')
  const path = isForDirectories ? pattern.slice(0, -1) : pattern
  const parts = path
    .split('/')
    .map((part) =>
      part === '**' ? part : part.replaceAll(/\\.|\*+/gs, (found) => (found.startsWith('*') ? '*' : found)),
    )
  const anchored = parts.length > 1 ? parts.join('/').replace(/^\//, '') : `**/${parts.join('')}`
  return { pattern: new PathPattern(anchored), isForDirectories, allows: allowed }
}

/** A path as a pattern that matches it alone. */
export function patternOf(path: string): string {
  const escaped = path
    .replaceAll(/[\\*?[\]]/g, '\\$&')
    .replace(/^[#!]/, '\\$&')
    .replace(/ $/, '\\ ')
  return path.includes('/') ? escaped : `/${escaped}`
}

function withoutDot(pattern: string): string {
  return pattern.replace(/^\.\//, '/')
}
