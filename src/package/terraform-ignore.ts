import { quote, RegistryError } from '../base/error.ts'

interface Rule {
  readonly expression: RegExp
  readonly ignores: boolean
}

/**
 * Reads a `.terraformignore`. The result tells whether a path, relative to the directory of the file, is left out. The last
 * rule that matches the path or one of its directories decides; unlike in .gitignore, a pattern with a slash inside matches
 * at any depth unless it begins with one. Throws UNSAFE_PACKAGE for a pattern that is not valid. https://developer.hashicorp.com/terraform/cli/cloud/settings#excluding-files-from-upload-with-terraformignore
 */
export function parseTerraformIgnore(text: string): (path: string) => boolean {
  const rules = text.split(/\r?\n/).flatMap(parseRule).reverse()
  return (path) => {
    const names = [path, ...directoriesOf(path)]
    return rules.find(({ expression }) => names.some((name) => expression.test(name)))?.ignores ?? false
  }
}

function parseRule(line: string): Rule[] {
  const text = line.trim()
  const ignores = !text.startsWith('!')
  const pattern = ignores ? text : text.slice(1)
  if (pattern === '' || text.startsWith('#')) return []
  const anchored = pattern.startsWith('/') ? pattern.slice(1) : `**/${pattern}`
  try {
    return [{ expression: new RegExp(`^${expressionOf(anchored)}/?$`, 'su'), ignores }]
  } catch (cause) {
    const message = `.terraformignore has a pattern that is not valid: ${quote(text)}`
    throw new RegistryError('UNSAFE_PACKAGE', message, 'correct the pattern: its range is in reverse order', {
      cause,
    })
  }
}

// A pattern that ends in a slash is for directories, and the names of directories end in one.
function expressionOf(pattern: string): string {
  const directoryOnly = pattern.endsWith('/')
  const tokens = pattern.match(/(?:\*\*\/)+|\*\*|\*|\?|\[[^\]]+\]|\\.|./gsu) ?? []
  const body = tokens.map(tokenExpression).join('')
  return directoryOnly ? `${body}.*` : body
}

function tokenExpression(token: string): string {
  if (token.startsWith('**/')) return '(?:.*/)?'
  if (token === '**') return '.*'
  if (token === '*') return '[^/]*'
  if (token === '?') return '[^/]'
  if (token.startsWith('[') && token.length > 1) return classExpression(token)
  return escaped(token.length > 1 && token.startsWith('\\') ? token.slice(1) : token)
}

function classExpression(token: string): string {
  const isNegated = /^\[[!^]/.test(token)
  const members = token.slice(isNegated ? 2 : 1, -1)
  return `(?!/)[${isNegated ? '^' : ''}${members.replaceAll(/[\\[\]^]/g, '\\$&')}]`
}

function escaped(text: string): string {
  return text.replaceAll(/[$()*+.?[\\\]^{|}/]/g, '\\$&')
}

function directoriesOf(path: string): string[] {
  const components = path.split('/')
  return components.slice(1).map((_, index) => `${components.slice(0, index + 1).join('/')}/`)
}
