import { quote, RegistryError } from '../base/error.ts'
import { ignoreFileTooLarge, patternsTooCostly } from './limit-errors.ts'
import { MAX_IGNORE_BYTES } from './limits.ts'
import { directoryOf, MatchCost, PathPattern } from './path-pattern.ts'

interface Rule {
  readonly pattern: PathPattern
  readonly ignores: boolean
}

/**
 * Reads a `.terraformignore`. The result tells whether a path, relative to the directory of the file, is left out. The last
 * rule that matches the path or one of its directories decides; unlike in .gitignore, a pattern with a slash inside matches
 * at any depth unless it begins with one. Throws UNSAFE_PACKAGE for a pattern that is not valid, and LIMIT_EXCEEDED.
 * https://developer.hashicorp.com/terraform/cli/cloud/settings#excluding-files-from-upload-with-terraformignore
 */
export function parseTerraformIgnore(text: string): (path: string) => boolean {
  if (text.length > MAX_IGNORE_BYTES) throw ignoreFileTooLarge(text.length)
  const rules = text.split(/\r?\n/).flatMap(parseRule)
  const cost = new MatchCost()
  const matches = (rule: Rule, names: readonly string[]) =>
    names.some((name) => rule.pattern.matches(name, cost))
  // The last rule for each directory or a directory above it, as a directory has many files.
  const known = new Map([['', -1]])
  const ruleOf = (directory: string): number => {
    const last =
      known.get(directory) ??
      Math.max(
        ruleOf(directoryOf(directory)),
        rules.findLastIndex((rule) => matches(rule, [directory, `${directory}/`])),
      )
    known.set(directory, last)
    return last
  }
  return (path) => {
    const above = ruleOf(directoryOf(path))
    const own = rules.findLastIndex((rule, at) => at <= above || matches(rule, [path]))
    if (cost.isTooHigh) throw patternsTooCostly('.terraformignore')
    return rules[own]?.ignores ?? false
  }
}

function parseRule(line: string): Rule[] {
  const text = line.trim()
  const ignores = !text.startsWith('!')
  const pattern = ignores ? text : text.slice(1)
  if (pattern === '' || text.startsWith('#')) return []
  const anchored = pattern.startsWith('/') ? pattern.slice(1) : `**/${pattern}`
  try {
    // A pattern that ends in a slash is for directories, and the names of directories end in one.
    return [{ pattern: new PathPattern(anchored.endsWith('/') ? `${anchored}**` : anchored), ignores }]
  } catch (cause) {
    const message = `.terraformignore has a pattern that is not valid: ${quote(text)}`
    throw new RegistryError('UNSAFE_PACKAGE', message, 'correct the pattern: its range is in reverse order', {
      cause,
    })
  }
}
