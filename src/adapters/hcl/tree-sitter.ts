import { setFlagsFromString } from 'node:v8'
import { Language, type Node, Parser } from 'web-tree-sitter'
import type { FileProblem } from '../../interface/read/parsed-file.ts'
import { MAX_PARSE_MS } from './limits.ts'
import { readEngine, readGrammar } from './wasm.ts'

export type SyntaxNode = Node

/**
 * How long WebAssembly runs before V8 optimizes it, about in bytes of code: thirty times its own choice. To optimize the lexer takes
 * 20 MB and as much time as a hundred files take without it.
 */
const WASM_TIERING_BUDGET = 60_000_000

/** The tree-sitter parser with the grammar of HCL: it makes a syntax tree of every text, also of one with errors. */
export class TreeSitter {
  static #engine: Promise<void> | undefined
  readonly #parser: Parser

  private constructor(parser: Parser) {
    this.#parser = parser
  }

  /** Loads engine and grammar, which takes about 20 ms: only commands that read configuration should ask for it. */
  static async start(): Promise<TreeSitter> {
    // The engine asks for its own directory, which a bundle does not have, although it gets its bytes from here.
    Object.assign(globalThis, { __dirname: Reflect.get(globalThis, '__dirname') ?? '.' })
    setFlagsFromString(`--wasm-tiering-budget=${WASM_TIERING_BUDGET}`)
    // Two of them at the same time would get in each other's way: files of the first would read as empty.
    TreeSitter.#engine ??= Parser.init({ wasmBinary: readEngine() })
    await TreeSitter.#engine
    const parser = new Parser()
    parser.setLanguage(await Language.load(readGrammar()))
    return new TreeSitter(parser)
  }

  /** Calls `use` with the root of the syntax tree, whose nodes must not be kept; a problem for a text that takes too long. */
  parse<T>(text: string, use: (root: SyntaxNode) => T): T | FileProblem {
    const end = performance.now() + MAX_PARSE_MS
    let reached = 0
    const tree = this.#parser.parse(withoutExponents(text), null, {
      progressCallback: ({ currentOffset }) => {
        reached = currentOffset
        return performance.now() > end
      },
    })
    if (tree === null) {
      this.#parser.reset()
      return tooBroken(text, reached)
    }
    try {
      return use(tree.rootNode)
    } finally {
      tree.delete()
    }
  }
}

/** The grammar does not know numbers like `1e3`: digits of the same length stand in for them. */
function withoutExponents(text: string): string {
  return text.replaceAll(/(?<![\w.]|\w-)\d+[eE][-+]?\d+/g, (number) => '0'.repeat(number.length))
}

function tooBroken(text: string, bytes: number): FileProblem {
  // Offsets are bytes of UTF-16.
  const lines = text.slice(0, bytes / 2).split('\n')
  return {
    line: lines.length,
    column: (lines.at(-1)?.length ?? 0) + 1,
    message: `the file is too broken to be read: it takes more than ${MAX_PARSE_MS / 1000} seconds`,
  }
}
