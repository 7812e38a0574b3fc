import type { ParsedFile } from '../../interface/read/parsed-file.ts'
import { parseHcl, parseHclExpression } from './hcl-parser.ts'
import { parseJson } from './json-parser.ts'

/** Parses a configuration file. Its name says whether it is HCL or, with `.json` at its end, JSON. */
export function parseConfiguration(path: string, text: string): ParsedFile {
  return path.endsWith('.json') ? parseJson(text, parseHclExpression) : parseHcl(text)
}
