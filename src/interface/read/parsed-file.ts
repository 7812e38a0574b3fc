import type { Expression } from './expression.ts'

/** What the parsers of both syntaxes, HCL and JSON, read of a configuration file. It holds no path: equal files share it. */
export interface ParsedFile {
  readonly blocks: readonly Block[]
  readonly problems: readonly FileProblem[]
}

/** A block with the attributes and nested blocks that {@link BLOCK_SCHEMAS} names. */
export interface Block {
  readonly type: string
  readonly labels: readonly string[]
  readonly attributes: ReadonlyMap<string, Expression>
  readonly blocks: readonly Block[]
  readonly line: number
}

/** A block together with the path of its file. */
export interface FileBlock extends Block {
  readonly file: string
}

/** A position where a file does not parse; lines and columns count from 1. */
export interface FileProblem {
  readonly line: number
  readonly column: number
  readonly message: string
}

export interface BlockSchema {
  /** Number of labels; JSON writes each as an object around the next. */
  readonly labels: number
  readonly attributes: readonly string[] | 'all'
  /** The attributes whose JSON string holds an expression. */
  readonly expressions?: readonly string[]
  readonly blocks?: Readonly<Record<string, BlockSchema>>
}

const labelled = (labels: number, attributes: readonly string[], more: Partial<BlockSchema> = {}) => ({
  labels,
  attributes,
  ...more,
})

/** The blocks and attributes that a module interface is made of; the parsers skip all others. */
export const BLOCK_SCHEMAS: Readonly<Record<string, BlockSchema>> = {
  variable: labelled(
    1,
    ['type', 'description', 'default', 'sensitive', 'nullable', 'ephemeral', 'const', 'deprecated'],
    { expressions: ['type'], blocks: { validation: labelled(0, ['condition', 'error_message']) } },
  ),
  output: labelled(1, ['value', 'type', 'description', 'sensitive', 'ephemeral', 'deprecated'], {
    expressions: ['type'],
  }),
  resource: labelled(2, ['provider', 'count', 'for_each'], { expressions: ['provider'] }),
  data: labelled(2, ['provider'], { expressions: ['provider'] }),
  ephemeral: labelled(2, ['provider'], { expressions: ['provider'] }),
  action: labelled(2, ['provider'], { expressions: ['provider'] }),
  module: labelled(1, ['source', 'version', 'count', 'for_each']),
  provider: labelled(1, ['version', 'alias']),
  terraform: labelled(0, ['required_version'], {
    blocks: { required_providers: { labels: 0, attributes: 'all' } },
  }),
  moved: labelled(0, ['from', 'to'], { expressions: ['from', 'to'] }),
  removed: labelled(0, ['from'], { expressions: ['from'] }),
  import: labelled(0, ['to', 'id'], { expressions: ['to'] }),
}

export const FILE_SCHEMA: BlockSchema = { labels: 0, attributes: [], blocks: BLOCK_SCHEMAS }

/** The schema of the blocks of this type inside `outer`; undefined for blocks that are skipped. */
export function innerSchema(outer: BlockSchema, type: string): BlockSchema | undefined {
  return outer.blocks !== undefined && Object.hasOwn(outer.blocks, type) ? outer.blocks[type] : undefined
}
