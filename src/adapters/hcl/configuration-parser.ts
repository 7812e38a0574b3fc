import type { ParsedFile } from '../../interface/read/parsed-file.ts'
import { parseHcl, parseHclExpression } from './hcl-parser.ts'
import { parseJsonSyntax } from './json-parser.ts'
import { HclParser } from './tree-sitter.ts'

/** Starts the parser of both syntaxes, told apart by the name of the file. */
export async function startFileSyntax(): Promise<(path: string, text: string) => ParsedFile> {
  const parser = await HclParser.start()
  return (path, text) =>
    path.endsWith('.json')
      ? parseJsonSyntax(text, (expression) => parseHclExpression(parser, expression))
      : parseHcl(parser, text)
}
