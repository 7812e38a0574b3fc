import { quote } from '../../base/error.ts'
import type { FileProblem } from '../../interface/read/parsed-file.ts'
import { checkExpression } from './hcl-expression-syntax.ts'
import { TokenReader, TooDeep } from './hcl-token-reader.ts'
import { SyntaxFault, scanTokens } from './hcl-tokens.ts'

/**
 * The first place where a text is no HCL, by the rules of HashiCorp's parser, which knows where a line has to end; undefined for
 * a valid text,
 * and for one that is nested too deeply: tree-sitter alone judges that.
 * https://github.com/hashicorp/hcl/blob/main/hclsyntax/parser.go
 */
export function findSyntaxProblem(text: string): FileProblem | undefined {
  try {
    checkBody(new TokenReader(text, scanTokens(text)), 'end of file')
    return undefined
  } catch (error) {
    if (error instanceof TooDeep) return undefined
    if (!(error instanceof SyntaxFault)) throw error
    const before = text.slice(0, error.offset).split('\n')
    return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1, message: error.message }
  }
}

function checkBody(reader: TokenReader, end: string): void {
  const names = new Set<string>()
  while (!reader.take(end)) {
    if (reader.take('newline')) continue
    if (!reader.is('name')) reader.refuse('an argument or a block is expected here')
    const name = reader.read()
    if (reader.is('=')) {
      if (names.has(reader.textOf(name))) reader.refuse(`${quote(reader.textOf(name))} is set twice`, name)
      names.add(reader.textOf(name))
      reader.read()
      checkExpression(reader)
    } else checkBlock(reader)
    if (!reader.is('end of file')) reader.expect('newline', 'a new line is missing before this')
  }
}

const ON_ONE_LINE = 'a block on one line has a single argument: write each on a line of its own'

function checkBlock(reader: TokenReader): void {
  while (!reader.take('{')) {
    if (reader.take('quote')) {
      while (reader.take('text'));
      reader.expect('end of quote', 'a label is a plain string')
    } else if (!reader.take('name')) reader.refuse('a label or "{" is expected here')
  }
  reader.nested(
    () => {
      if (reader.is('newline', '}', 'end of file')) return checkBody(reader, '}')
      if (!reader.take('name')) reader.refuse('an argument is expected here')
      reader.expect('=', ON_ONE_LINE)
      checkExpression(reader)
      reader.expect('}', ON_ONE_LINE)
    },
    { hasNewlines: true },
  )
}
