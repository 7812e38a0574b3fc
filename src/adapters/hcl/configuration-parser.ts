import type { ParsedFile } from '../../interface/read/parsed-file.ts'
import { parseHcl, parseHclExpression } from './hcl-parser.ts'
import { parseJson } from './json-parser.ts'
import { TreeSitter } from './tree-sitter.ts'

/** Loads the parser of configuration files. Their name says whether they are HCL or, with `.json` at its end, JSON. */
export async function startConfigurationParser(): Promise<(path: string, text: string) => ParsedFile> {
  const treeSitter = await TreeSitter.start()
  return (path, text) =>
    path.endsWith('.json')
      ? parseJson(text, (expression) => parseHclExpression(treeSitter, expression))
      : parseHcl(treeSitter, text)
}
