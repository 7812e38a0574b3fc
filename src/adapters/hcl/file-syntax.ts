import type { ParsedFile } from '../../interface/read/syntax.ts'
import { parseHcl, parseHclExpression } from './hcl-syntax.ts'
import { parseJsonSyntax } from './json-syntax.ts'
import { HclParser } from './parser.ts'

/** Starts the parser of both syntaxes, told apart by the name of the file. */
export async function startFileSyntax(): Promise<(path: string, text: string) => ParsedFile> {
  const parser = await HclParser.start()
  return (path, text) =>
    path.endsWith('.json')
      ? parseJsonSyntax(text, (expression) => parseHclExpression(parser, expression))
      : parseHcl(parser, text)
}
