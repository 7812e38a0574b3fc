import ignore from 'ignore'

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

/** Whether one of the patterns matches a path from the root of the repository; `!` takes a path out again. */
export function allows(patterns: readonly string[]): (path: string) => boolean {
  const rules = ignore({ ignorecase: false }).add(patterns.map(withoutDot))
  return (path) => rules.ignores(path)
}

/** Those of the patterns that match none of the paths. @param root the directory that has the paths; what is outside is not looked at */
export function unmatched(patterns: readonly string[], paths: readonly string[], root: string): string[] {
  return patterns
    .filter((pattern) => !pattern.startsWith('!'))
    .filter((pattern) => root === '' || withoutDot(pattern).replace(/^\//, '').startsWith(root))
    .filter((pattern) => !paths.some(allows([pattern])))
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
