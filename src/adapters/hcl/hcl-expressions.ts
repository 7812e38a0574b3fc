import type { Expression } from '../../interface/read/parsed-file.ts'
import { heredocText, quotedText } from './strings.ts'
import type { SyntaxNode } from './tree-sitter.ts'

/** Expressions within expressions that are taken apart; deeper ones stay text. */
const MAX_DEPTH = 64

/** Nodes of one text → expressions. https://github.com/hashicorp/hcl/blob/main/hclsyntax/spec.md#expressions */
export class Expressions {
  readonly #text: string

  constructor(text: string) {
    this.#text = text
  }

  textOf(node: SyntaxNode): string {
    return this.#text.slice(node.startIndex, node.endIndex)
  }

  from(node: SyntaxNode, depth = 0): Expression {
    const source = { text: this.textOf(node), line: node.startPosition.row + 1 }
    const children = contentOf(node)
    const [first] = children
    if (first !== undefined && depth < MAX_DEPTH && !node.hasError) {
      const known = children.length === 1 ? this.#single(first, source, depth) : undefined
      const steps = known === undefined ? this.#steps(children) : undefined
      if (known !== undefined) return known
      if (steps !== undefined) return { kind: 'reference', steps, ...source }
    }
    return { kind: 'other', tokens: this.#tokens(node), ...source }
  }

  #single(node: SyntaxNode, source: Source, depth: number): Expression | undefined {
    const [inner] = contentOf(node)
    switch (node.type) {
      case 'expression':
        // In parentheses, which are part of the text.
        return { ...this.from(node, depth + 1), ...source }
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
    const text = this.textOf(node)
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
    if (contentOf(node).some(({ type }) => /^template_(interpolation|directive)$/.test(type)))
      return undefined
    const text = this.textOf(node)
    const value = node.type === 'heredoc_template' ? heredocText(text) : quotedText(text)
    return { kind: 'literal', value, ...source }
  }

  #negative(node: SyntaxNode, source: Source): Expression | undefined {
    const value = Number(this.textOf(node))
    return contentOf(node)[0]?.type === 'literal_value' && !Number.isNaN(value)
      ? { kind: 'literal', value, ...source }
      : undefined
  }

  #collection(node: SyntaxNode, source: Source, depth: number): Expression | undefined {
    const children = contentOf(node)
    if (node.type === 'tuple') {
      const members = children.filter(({ type }) => type === 'expression')
      return { kind: 'tuple', members: members.map((each) => this.from(each, depth + 1)), ...source }
    }
    if (node.type !== 'object') return undefined
    const members = children
      .filter(({ type }) => type === 'object_elem')
      .flatMap((member) => {
        const [key, value] = contentOf(member)
        if (key === undefined || value === undefined) return []
        return { key: this.from(key, depth + 1), value: this.from(value, depth + 1) }
      })
    return { kind: 'object', members, ...source }
  }

  #call(node: SyntaxNode, source: Source, depth: number): Expression | undefined {
    const [name, list] = contentOf(node)
    if (name === undefined || list?.children.some((child) => child?.type === 'ellipsis')) return undefined
    const given = list === undefined ? [] : contentOf(list)
    return {
      kind: 'call',
      name: this.textOf(name),
      arguments: given.map((each) => this.from(each, depth + 1)),
      ...source,
    }
  }

  /** `a.b[0].c`; undefined for anything else, a splat too. */
  #steps(children: readonly SyntaxNode[]): string[] | undefined {
    const [first, ...rest] = children
    if (first?.type !== 'variable_expr') return undefined
    if (!rest.every(({ type }) => type === 'get_attr' || type === 'index')) return undefined
    const names = rest.filter(({ type }) => type === 'get_attr')
    return [this.textOf(first), ...names.map((name) => this.textOf(name).replace(/^\.\s*/, ''))]
  }

  /** Without comments, and without the commas that are a matter of taste. */
  #tokens(root: SyntaxNode): string {
    const tokens: string[] = []
    const waiting: SyntaxNode[] = [root]
    for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
      if (node.type === 'comment') continue
      const children = node.children.filter((child) => child !== null)
      const isTaste = node.type === 'object'
      for (const child of children.toReversed()) if (!isTaste || child.type !== ',') waiting.push(child)
      if (children.length > 0) continue
      const token = this.textOf(node)
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

/** Named children without comments. */
export function contentOf(node: SyntaxNode): SyntaxNode[] {
  return node.namedChildren.filter((child) => child !== null && child.type !== 'comment') as SyntaxNode[]
}
