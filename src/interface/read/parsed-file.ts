/** What the readers of both syntaxes, HCL and JSON, make of a file; plain data, so that it can be kept for the next tag. */

interface ExpressionSource {
  /** As it stands in the file. */
  readonly text: string
  readonly line: number
}

export type Expression = ExpressionSource &
  (
    | { readonly kind: 'literal'; readonly value: string | number | boolean | null }
    | { readonly kind: 'tuple'; readonly members: readonly Expression[] }
    | {
        readonly kind: 'object'
        readonly members: readonly { readonly key: Expression; readonly value: Expression }[]
      }
    | { readonly kind: 'call'; readonly name: string; readonly arguments: readonly Expression[] }
    /** `aws_vpc.this[0]` is `['aws_vpc', 'this']`. */
    | { readonly kind: 'reference'; readonly steps: readonly string[] }
    /** Anything else: its tokens without comments, joined by blanks. */
    | { readonly kind: 'other'; readonly tokens: string }
  )

export interface Block {
  readonly type: string
  readonly labels: readonly string[]
  /** Those of {@link BLOCK_SCHEMAS} alone. */
  readonly attributes: ReadonlyMap<string, Expression>
  readonly blocks: readonly Block[]
  readonly line: number
}

/** Something in a file that is not as the language wants it; lines and columns count from 1. */
export interface FileProblem {
  readonly line: number
  readonly column: number
  readonly message: string
}

export interface ParsedFile {
  readonly blocks: readonly Block[]
  readonly problems: readonly FileProblem[]
}

export interface BlockSchema {
  /** Number of labels; JSON writes each as an object around the next. */
  readonly labels: number
  /** The attributes that are read. */
  readonly attributes: readonly string[] | 'all'
  /** JSON strings that hold an expression of these attributes. */
  readonly expressions?: readonly string[]
  readonly blocks?: Readonly<Record<string, BlockSchema>>
}

const labelled = (labels: number, attributes: readonly string[], more: Partial<BlockSchema> = {}) => ({
  labels,
  attributes,
  ...more,
})

/** The blocks that an interface is made of, and what of them; all others are passed over. */
export const BLOCK_SCHEMAS: Readonly<Record<string, BlockSchema>> = {
  variable: labelled(
    1,
    ['type', 'description', 'default', 'sensitive', 'nullable', 'ephemeral', 'deprecated'],
    { expressions: ['type'], blocks: { validation: labelled(0, ['condition', 'error_message']) } },
  ),
  output: labelled(1, ['description', 'sensitive', 'ephemeral', 'deprecated']),
  resource: labelled(2, ['provider'], { expressions: ['provider'] }),
  data: labelled(2, ['provider'], { expressions: ['provider'] }),
  ephemeral: labelled(2, ['provider'], { expressions: ['provider'] }),
  module: labelled(1, ['source', 'version']),
  provider: labelled(1, ['version', 'alias']),
  terraform: labelled(0, ['required_version'], {
    blocks: { required_providers: { labels: 0, attributes: 'all' } },
  }),
  moved: labelled(0, ['from', 'to'], { expressions: ['from', 'to'] }),
  removed: labelled(0, ['from'], { expressions: ['from'] }),
  import: labelled(0, ['to', 'id'], { expressions: ['to'] }),
}

/** The same text for expressions that differ only by comments, blanks and line breaks. */
export function canonicalText(expression: Expression): string {
  switch (expression.kind) {
    case 'literal':
      return typeof expression.value === 'string' ? JSON.stringify(expression.value) : expression.text
    case 'tuple':
      return `[${expression.members.map(canonicalText).join(',')}]`
    case 'object':
      return `{${expression.members.map(({ key, value }) => `${canonicalText(key)}=${canonicalText(value)}`).join(',')}}`
    case 'call':
      return `${expression.name}(${expression.arguments.map(canonicalText).join(',')})`
    case 'reference':
      return expression.text.replaceAll(/\s/g, '')
    case 'other':
      return expression.tokens
  }
}
