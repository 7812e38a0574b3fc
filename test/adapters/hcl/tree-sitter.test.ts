import { expect, it } from 'vitest'
import { parseHcl } from '../../../src/adapters/hcl/hcl-parser.ts'
import { TreeSitter } from '../../../src/adapters/hcl/tree-sitter.ts'

it('parses when several parsers start at the same time', async () => {
  const parsers = await Promise.all(Array.from({ length: 8 }, () => TreeSitter.start()))
  const text = 'module "vpc" {\n  source = "./vpc"\n}\n'
  for (const parser of parsers) expect(parseHcl(parser, text).blocks).toHaveLength(1)
})
