import type { Expression, ResultKind } from '../../interface/read/expression.ts'
import { MAX_EXPRESSION_DEPTH } from './limits.ts'
import type { SyntaxNode } from './tree-sitter.ts'

/** Reads the expressions of one HCL text from its syntax tree. https://github.com/hashicorp/hcl/blob/main/hclsyntax/spec.md#expressions */
export class HclExpressions {
  readonly #text: string

  constructor(text: string) {
    this.#text = text
  }

  sourceOf(node: SyntaxNode): string {
    return this.#text.slice(node.startIndex, node.endIndex)
  }

  read(node: SyntaxNode, depth = 0): Expression {
    const source = { text: this.sourceOf(node), line: node.startPosition.row + 1 }
    const children = childrenOf(node)
    const [first] = children
    if (first !== undefined && depth < MAX_EXPRESSION_DEPTH && !node.hasError) {
      const known = children.length === 1 ? this.#single(first, source, depth) : undefined
      const steps = known === undefined ? this.#referenceSteps(children) : undefined
      if (known !== undefined) return known
      if (steps !== undefined) return { kind: 'reference', steps, ...source }
    }
    const result = resultOf(children)
    return { kind: 'other', tokens: this.#tokens(node), ...(result && { result }), ...source }
  }

  #single(node: SyntaxNode, source: Source, depth: number): Expression | undefined {
    // The parentheses around it are part of the text.
    if (node.type === 'expression') return { ...this.read(node, depth + 1), ...source }
    if (node.type === 'function_call') return this.#call(node, source, depth)
    const [inner] = childrenOf(node)
    if (inner === undefined) return undefined
    if (node.type === 'collection_value') return this.#collection(inner, source, depth)
    const value = this.#constant(inner)
    return value === undefined ? undefined : { kind: 'literal', value, ...source }
  }

  /** The value of a literal, a negative number or a text; undefined for anything else, a text with interpolation too. */
  #constant(node: SyntaxNode): string | number | boolean | null | undefined {
    const text = this.sourceOf(node)
    const parts = childrenOf(node).map(({ type }) => type)
    const isConstant = !parts.some((type) => /^template_(interpolation|directive)$/.test(type))
    switch (node.type) {
      case 'numeric_lit':
        return Number(text)
      case 'bool_lit':
        return text === 'true'
      case 'null_lit':
        return null
      case 'string_lit':
      case 'quoted_template':
        return isConstant ? quotedText(text) : undefined
      case 'heredoc_template':
        return isConstant ? heredocText(text) : undefined
      case 'unary_operation':
        return parts[0] === 'literal_value' && !Number.isNaN(Number(text)) ? Number(text) : undefined
      default:
        return undefined
    }
  }

  #collection(node: SyntaxNode, source: Source, depth: number): Expression | undefined {
    const children = childrenOf(node)
    if (node.type === 'tuple') {
      const members = children.filter(({ type }) => type === 'expression')
      return { kind: 'tuple', members: members.map((each) => this.read(each, depth + 1)), ...source }
    }
    if (node.type !== 'object') return undefined
    const members = children
      .filter(({ type }) => type === 'object_elem')
      .flatMap((member) => {
        const [key, value] = childrenOf(member)
        if (key === undefined || value === undefined) return []
        return { key: this.read(key, depth + 1), value: this.read(value, depth + 1) }
      })
    return { kind: 'object', members, ...source }
  }

  #call(node: SyntaxNode, source: Source, depth: number): Expression | undefined {
    const [name, list] = childrenOf(node)
    if (name === undefined || list?.children.some((child) => child?.type === 'ellipsis')) return undefined
    const passed = list === undefined ? [] : childrenOf(list)
    return {
      kind: 'call',
      name: this.sourceOf(name),
      arguments: passed.map((each) => this.read(each, depth + 1)),
      ...source,
    }
  }

  /** `a.b[0].c` is `['a', 'b', 'c']`; undefined for anything else, a splat too. */
  #referenceSteps(children: readonly SyntaxNode[]): string[] | undefined {
    const [first, ...rest] = children
    if (first?.type !== 'variable_expr') return undefined
    if (!rest.every(({ type }) => type === 'get_attr' || type === 'index')) return undefined
    const names = rest.filter(({ type }) => type === 'get_attr')
    return [this.sourceOf(first), ...names.map((name) => this.sourceOf(name).replace(/^\.\s*/, ''))]
  }

  /** The tokens without comments and optional commas, joined by blanks. */
  #tokens(root: SyntaxNode): string {
    const tokens: string[] = []
    const waiting: SyntaxNode[] = [root]
    for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
      if (node.type === 'comment') continue
      const children = node.children.filter((child) => child !== null)
      const isObject = node.type === 'object'
      for (const child of children.toReversed()) if (!isObject || child.type !== ',') waiting.push(child)
      if (children.length > 0) continue
      const token = this.sourceOf(node)
      if (/^[\])]$/.test(token) && tokens.at(-1) === ',') tokens.pop()
      tokens.push(token)
    }
    return tokens.join(' ')
  }
}

type Source = Pick<Expression, 'text' | 'line'>

const RESULTS: Readonly<Record<string, ResultKind>> = {
  for_tuple_expr: 'list',
  for_object_expr: 'map',
  heredoc_template: 'string',
  full_splat: 'list',
}

/** The result of an expression with these parts, where it depends on no operand. */
function resultOf(parts: readonly SyntaxNode[]): ResultKind | undefined {
  const last = parts.at(-1)
  const [inner, ...others] = last === undefined ? [] : childrenOf(last)
  if (last === undefined || inner === undefined || others.length > 0) return undefined
  if (parts.length > 1) return last.type === 'splat' ? RESULTS[inner.type] : undefined
  if (last.type === 'operation') return operatorResult(inner)
  if (inner.type !== 'quoted_template') return RESULTS[inner.type]
  // A text that is one interpolation has the type of what it holds.
  const content = childrenOf(inner).filter(({ type }) => !/^quoted_template_(start|end)$/.test(type))
  return content.length === 1 && content[0]?.type === 'template_interpolation' ? undefined : 'string'
}

/** https://github.com/hashicorp/hcl/blob/main/hclsyntax/spec.md#operations */
function operatorResult(operation: SyntaxNode): ResultKind | undefined {
  const operator = operation.children.find((child) => child !== null && !child.isNamed)?.type ?? ''
  return /^[-+*/%]$/.test(operator)
    ? 'number'
    : /^([=!]=|[<>]=?|&&|\|\||!)$/.test(operator)
      ? 'bool'
      : undefined
}

/** The named children of a node, without comments. */
export function childrenOf(node: SyntaxNode): SyntaxNode[] {
  return node.namedChildren.filter((child) => child !== null && child.type !== 'comment') as SyntaxNode[]
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', '"': '"', '\\': '\\' }

/** The value of a quoted string without interpolation. https://github.com/hashicorp/hcl/blob/main/hclsyntax/spec.md#quoted-templates */
export function quotedText(text: string): string {
  const escapes = /\\(?:u([0-9A-Fa-f]{4})|U([0-9A-Fa-f]{8})|(.))|([$%])\4\{/gs
  return text.slice(1, -1).replaceAll(escapes, (whole, short, long, letter, mark) => {
    if (mark !== undefined) return `${mark}{`
    const code = Number.parseInt(short ?? long ?? '', 16)
    if (code <= 0x10ffff) return String.fromCodePoint(code)
    return ESCAPES[letter ?? ''] ?? whole
  })
}

/** The value of a heredoc without interpolation; `<<-` removes the smallest indentation from all lines. */
function heredocText(text: string): string {
  const lines = text.split('\n').slice(1, -1)
  const body = text.startsWith('<<-') ? withoutIndentation(lines) : lines
  return body.map((line) => `${line.replaceAll(/([$%])\1\{/g, '$1{')}\n`).join('')
}

function withoutIndentation(lines: readonly string[]): string[] {
  const widths = lines
    .filter((line) => line.trim() !== '')
    .map((line) => line.length - line.trimStart().length)
  const least = widths.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY)
  return lines.map((line) => line.slice(Math.min(least, line.length)))
}
