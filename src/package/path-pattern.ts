import { quote, RegistryError } from '../base/error.ts'
import { getOrInsert } from '../base/get-or-insert.ts'

/** Steps of the comparison of all paths of a package with patterns of `.terraformignore` or `allow`: about a second. More are LIMIT_EXCEEDED. */
const MAX_PATTERN_STEPS = 10_000_000

/** Bytes of a `.terraformignore`. A larger one is LIMIT_EXCEEDED. */
const MAX_IGNORE_BYTES = 64 * 1024

type Step =
  | { readonly kind: 'character'; readonly text: string }
  | { readonly kind: 'class'; readonly expression: RegExp }
  /** `?`, `*`, `**` and, as a part of a path, `**` with its slash: nothing, or some directories. */
  | { readonly kind: 'one' | 'name' | 'any' | 'directories' }

/** What the matches of a run of patterns have cost. It is counted, and not measured, so that one commit gives one package on all machines. */
class MatchCost {
  #steps = 0

  add(steps: number): void {
    this.#steps += steps
  }

  get isTooHigh(): boolean {
    return this.#steps > MAX_PATTERN_STEPS
  }
}

/**
 * A pattern with wildcards for a whole path. A match takes at most the length of the path times that of the pattern: all places in the
 * pattern that a character may stand for go on together, where a regular expression would try one after the other, and `*a*a*a*b` for ever.
 */
class PathPattern {
  readonly #steps: readonly Step[]
  readonly #literal: string
  /** The only path that matches; undefined for a pattern with wildcards. */
  readonly exact: string | undefined

  /** Throws a SyntaxError for a range in reverse order. */
  constructor(pattern: string) {
    this.#steps = stepsOf(pattern)
    const texts = this.#steps.map((step) => (step.kind === 'character' ? step.text : undefined))
    this.exact = texts.includes(undefined) ? undefined : texts.join('')
    this.#literal = longestOf(texts)
  }

  matches(path: string, cost: MatchCost): boolean {
    cost.add(1)
    if (!path.includes(this.#literal)) return false
    let places = new Places(this.#steps)
    places.enter(0)
    for (const character of path) {
      const next = new Places(this.#steps)
      for (const at of places.all) this.#advance(at, character, next)
      cost.add(places.all.size)
      if (next.all.size === 0) return false
      places = next
    }
    return places.all.has(this.#steps.length)
  }

  #advance(at: number, character: string, next: Places): void {
    const step = this.#steps[at]
    if (step === undefined) return
    if (step.kind === 'character') {
      if (step.text === character) next.enter(at + 1)
    } else if (step.kind === 'class') {
      if (step.expression.test(character)) next.enter(at + 1)
    } else if (step.kind === 'one') {
      if (character !== '/') next.enter(at + 1)
    } else if (step.kind === 'directories') {
      next.all.add(at)
      if (character === '/') next.enter(at + 1)
    } else if (step.kind === 'any' || character !== '/') next.enter(at)
  }
}

/** Places in a pattern; its end is one. */
class Places {
  readonly all = new Set<number>()
  readonly #steps: readonly Step[]
  readonly #entered = new Set<number>()

  constructor(steps: readonly Step[]) {
    this.#steps = steps
  }

  /** Also what follows a step that may stand for nothing. */
  enter(start: number): void {
    for (let at = start; !this.#entered.has(at); at += 1) {
      this.#entered.add(at)
      this.all.add(at)
      if (!['name', 'any', 'directories'].includes(this.#steps[at]?.kind ?? '')) return
    }
  }
}

/** `''` for a path of one part. */
function directoryOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')))
}

function stepsOf(pattern: string): Step[] {
  const steps: Step[] = []
  for (let at = 0; at < pattern.length; ) {
    const token = tokenAt(pattern, at)
    at += token.length
    const step = stepOf(token)
    const last = steps.at(-1)
    // Several stars in a row are one.
    if (step.kind === 'any' && last?.kind === 'name') steps.pop()
    if (step.kind === 'name' && (last?.kind === 'any' || last?.kind === 'name')) continue
    if (step.kind === last?.kind && (step.kind === 'any' || step.kind === 'directories')) continue
    steps.push(step)
  }
  return steps
}

function tokenAt(pattern: string, at: number): string {
  if (pattern.startsWith('**/', at)) return '**/'
  if (pattern.startsWith('**', at)) return '**'
  if (pattern[at] === '[' && pattern[at + 1] !== ']') {
    const end = pattern.indexOf(']', at + 2)
    if (end !== -1) return pattern.slice(at, end + 1)
  }
  const character = (from: number) => String.fromCodePoint(pattern.codePointAt(from) ?? 0)
  return pattern[at] === '\\' && at + 1 < pattern.length ? `\\${character(at + 1)}` : character(at)
}

function stepOf(token: string): Step {
  if (token === '**/') return { kind: 'directories' }
  if (token === '**') return { kind: 'any' }
  if (token === '*') return { kind: 'name' }
  if (token === '?') return { kind: 'one' }
  if (token.startsWith('[') && token.length > 1) return { kind: 'class', expression: classExpression(token) }
  return { kind: 'character', text: token.length > 1 && token.startsWith('\\') ? token.slice(1) : token }
}

/** It stands for one character, so it takes no time. */
function classExpression(token: string): RegExp {
  const isNegated = /^\[[!^]/.test(token)
  const members = token.slice(isNegated ? 2 : 1, -1)
  return new RegExp(`^(?!/)[${isNegated ? '^' : ''}${members.replaceAll(/[\\[\]^]/g, '\\$&')}]$`, 'su')
}

function longestOf(texts: readonly (string | undefined)[]): string {
  const literals = texts
    .map((text) => text ?? '\0')
    .join('')
    .split('\0')
  return literals.reduce((longest, text) => (text.length > longest.length ? text : longest), '')
}

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
  if (text.length > MAX_IGNORE_BYTES)
    throw new RegistryError(
      'LIMIT_EXCEEDED',
      `.terraformignore has ${text.length} bytes, the limit is ${MAX_IGNORE_BYTES}`,
      'write fewer patterns: a directory leaves out all that is below it',
    )
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

/** The `allow` of a configuration file: paths that hold no secrets, whatever they look like, in patterns as .gitignore has them. */

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

interface AllowRule {
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
function matcher(rules: readonly AllowRule[], cost = new MatchCost()): (path: string) => boolean | undefined {
  const known = new Map([['', false]])
  const isAllowed = (path: string, isDirectory: boolean): boolean => {
    const directory = directoryOf(path)
    const above = getOrInsert(known, directory, () => isAllowed(directory, true))
    const fits = (rule: AllowRule) =>
      (isDirectory || !rule.isForDirectories) && !cost.isTooHigh && rule.pattern.matches(path, cost)
    return above || (rules.findLast(fits)?.allows ?? false)
  }
  return (path) => {
    const found = isAllowed(path, false)
    return cost.isTooHigh ? undefined : found
  }
}

/** A pattern with a slash before its end is for a path from the root, and two stars are special between slashes alone. */
function ruleOf(text: string): AllowRule {
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

/** @param path from the root of the repository; that of a directory ends with a slash */
export function patternOf(path: string): string {
  const escaped = path
    .replaceAll(/[\\*?[\]]/g, '\\$&')
    .replace(/^[#!]/, '\\$&')
    .replace(/ $/, '\\ ')
  return path.slice(0, -1).includes('/') ? escaped : `/${escaped}`
}

function withoutDot(pattern: string): string {
  return pattern.replace(/^\.\//, '/')
}

/** @param where `.terraformignore`, or the key of a file */
function patternsTooCostly(where: string): RegistryError {
  return new RegistryError(
    'LIMIT_EXCEEDED',
    `the patterns of ${where} take too long to be compared with all paths of the module`,
    'write fewer of them, with fewer wildcards',
  )
}
