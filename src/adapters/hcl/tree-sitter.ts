import { Language, type Node, Parser } from 'web-tree-sitter'
import type { FileProblem } from '../../interface/read/parsed-file.ts'
import { readEngine, readGrammar } from './wasm.ts'

export type SyntaxNode = Node

/** Some broken texts take time that grows with the square of their length; whole ones of the largest size take about 2 s. */
const MAX_MILLISECONDS = 5000

/** HCL text → its tree; HCL that is broken gives one too. */
export class HclParser {
  readonly #parser: Parser

  private constructor(parser: Parser) {
    this.#parser = parser
  }

  /** Takes about 20 ms, so that only what reads configuration should ask for it. */
  static async start(): Promise<HclParser> {
    // The engine looks for its own directory, which a bundle does not have, although it is given its bytes.
    Object.assign(globalThis, { __dirname: Reflect.get(globalThis, '__dirname') ?? '.' })
    await Parser.init({ wasmBinary: readEngine() })
    const parser = new Parser()
    parser.setLanguage(await Language.load(readGrammar()))
    return new HclParser(parser)
  }

  /** Calls `use` with the root of the tree, whose nodes must not outlive it; undefined for a text that is too broken. */
  parse<T>(text: string, use: (root: SyntaxNode) => T): T | FileProblem {
    const end = performance.now() + MAX_MILLISECONDS
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

/** The grammar does not know `1e3`; digits of the same length give the same tree. */
function withoutExponents(text: string): string {
  return text.replaceAll(/(?<![\w.]|\w-)\d+[eE][-+]?\d+/g, (number) => '0'.repeat(number.length))
}

function tooBroken(text: string, bytes: number): FileProblem {
  // Offsets are bytes of UTF-16.
  const lines = text.slice(0, bytes / 2).split('\n')
  return {
    line: lines.length,
    column: (lines.at(-1)?.length ?? 0) + 1,
    message: `the file is too broken to be read: it takes more than ${MAX_MILLISECONDS / 1000} seconds`,
  }
}
