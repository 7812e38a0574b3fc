import type { Expression } from '../../interface/read/expression.ts'
import type { SyntaxNode } from './tree-sitter.ts'

/** Depth up to which nested expressions are read; a deeper one stays text. */
const MAX_DEPTH = 64

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
    if (first !== undefined && depth < MAX_DEPTH && !node.hasError) {
      const known = children.length === 1 ? this.#single(first, source, depth) : undefined
      const steps = known === undefined ? this.#referenceSteps(children) : undefined
      if (known !== undefined) return known
      if (steps !== undefined) return { kind: 'reference', steps, ...source }
    }
    return { kind: 'other', tokens: this.#tokens(node), ...source }
  }

  #single(node: SyntaxNode, source: Source, depth: number): Expression | undefined {
    const [inner] = childrenOf(node)
    switch (node.type) {
      case 'expression':
        // The parentheses around it are part of the text.
        return { ...this.read(node, depth + 1), ...source }
      case 'literal_value':
        return inner === undefined ? undefined : this.#literal(inner, source)
      case 'template_expr':
        return inner === undefined ? undefined : this.#template(inner, source)
      case 'operation':
        return inner?.type === 'unary_operation' ? this.#negative(inner, source) : undefined
      case 'collection_value':
        return inner === undefined ? undefined : this.#collection(inner, source, depth)
      case 'function_call':
        return this.#call(node, source, depth)
      default:
        return undefined
    }
  }

  #literal(node: SyntaxNode, source: Source): Expression | undefined {
    const text = this.sourceOf(node)
    switch (node.type) {
      case 'numeric_lit':
        return { kind: 'literal', value: Number(text), ...source }
      case 'bool_lit':
        return { kind: 'literal', value: text === 'true', ...source }
      case 'null_lit':
        return { kind: 'literal', value: null, ...source }
      case 'string_lit':
        return { kind: 'literal', value: quotedText(text), ...source }
      default:
        return undefined
    }
  }

  #template(node: SyntaxNode, source: Source): Expression | undefined {
    if (childrenOf(node).some(({ type }) => /^template_(interpolation|directive)$/.test(type)))
      return undefined
    const text = this.sourceOf(node)
    const value = node.type === 'heredoc_template' ? heredocText(text) : quotedText(text)
    return { kind: 'literal', value, ...source }
  }

  #negative(node: SyntaxNode, source: Source): Expression | undefined {
    const value = Number(this.sourceOf(node))
    return childrenOf(node)[0]?.type === 'literal_value' && !Number.isNaN(value)
      ? { kind: 'literal', value, ...source }
      : undefined
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

interface Source {
  readonly text: string
  readonly line: number
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
