// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are templates of HCL
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseConfiguration } from '../../../src/adapters/hcl/configuration-parser.ts'
import { BLOCK_SCHEMAS, type Block, type BlockSchema } from '../../../src/interface/read/parsed-file.ts'
import { CHANGE_CASES } from '../../interface/diff/change-cases.ts'
import { runProgram } from '../../support/cli/program.ts'
import { toolPath } from '../../support/clients/tools.ts'
import { mutated } from '../../support/fuzz/fuzz.ts'
import { temporaryDirectory } from '../../support/temporary.ts'

/** HashiCorp's parser is the judge of what a file says. */
const ORACLE = toolPath('hcl-oracle')

interface Told {
  readonly type: string
  readonly labels: readonly string[]
  readonly line: number
  readonly attributes: Readonly<Record<string, string>>
  readonly blocks: readonly Told[]
}

const directory = await temporaryDirectory()
const SCHEMA = join(directory, 'schema.json')
writeFileSync(SCHEMA, JSON.stringify(BLOCK_SCHEMAS))

async function judge(files: readonly string[]): Promise<Record<string, { blocks: Told[]; valid: boolean }>> {
  return JSON.parse((await runProgram(ORACLE ?? '', [SCHEMA, ...files])).stdout)
}

/** What both say of a block, as far as it is part of an interface. */
function told(block: Told, schemas: Readonly<Record<string, BlockSchema>> = BLOCK_SCHEMAS): Told[] {
  const schema = schemas[block.type]
  if (schema === undefined) return []
  const { type, labels, line } = block
  const wanted = Object.entries(block.attributes).filter(
    ([name]) => schema.attributes === 'all' || schema.attributes.includes(name),
  )
  const attributes = Object.fromEntries(wanted.map((each) => plainText(each, schema)).sort())
  const blocks = block.blocks.flatMap((inner) => told(inner, schema.blocks ?? {}))
  return [{ type, labels, line, attributes, blocks }]
}

function ours(block: Block, schemas: Readonly<Record<string, BlockSchema>> = BLOCK_SCHEMAS): Told {
  const { type, labels, line, attributes, blocks } = block
  const schema = schemas[type]
  const texts = [...attributes].map(([name, { text }]) => plainText([name, text], schema))
  const inner = blocks.map((each) => ours(each, schema?.blocks ?? {}))
  return { type, labels, line, attributes: Object.fromEntries(texts.sort()), blocks: inner }
}

/** The end of a heredoc is its newline for one parser, its mark for the other; expressions in JSON have quotes around them. */
function plainText([name, text]: readonly [string, string], schema: BlockSchema | undefined) {
  let plain = text.trimEnd()
  while (schema?.expressions?.includes(name) && plain.startsWith('"')) plain = JSON.parse(plain)
  return [name, plain]
}

function filesOf(extension: string): string[] {
  return ['examples', 'test/fixtures/hcl'].flatMap((directory) =>
    readdirSync(directory, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith(extension))
      .map((path) => readFileSync(join(directory, path), 'utf8')),
  )
}

function fixtures(): string[] {
  const written = CHANGE_CASES.flatMap(([, before, after]) => [before, after]).flatMap((module) =>
    typeof module === 'string'
      ? [module]
      : Object.entries(module).flatMap(([path, text]) => (path.endsWith('.tf') ? [text] : [])),
  )
  const found = filesOf('.tf')
  return [...new Set([...found, ...found.map((text) => text.replaceAll('\n', '\r\n')), ...written])]
}

/** The same in JSON, as a generator would write it: every block in a list of its type, labels as keys. */
function asJson(blocks: readonly Told[], schemas: Readonly<Record<string, BlockSchema>> = BLOCK_SCHEMAS) {
  const body: Record<string, unknown[]> = {}
  for (const { type, labels, attributes, blocks: inner } of blocks) {
    const schema = schemas[type]
    if (schema === undefined) continue
    const values = Object.entries(attributes).map(([name, text]) => [
      name,
      schema.expressions?.includes(name) ? text : `\${${text}}`,
    ])
    const content: object = { ...Object.fromEntries(values), ...asJson(inner, schema.blocks ?? {}) }
    body[type] ??= []
    body[type].push(labels.toReversed().reduce((value, label) => ({ [label]: value }), content))
  }
  return body
}

/** Texts that one of the parsers could take for valid and the other not. */
const DOUBTFUL = [
  ...['a = 1e3\n', 'a = 1E+3\n', 'a = -1e-3\n', 'a = 1.5e10\n', 'a = x.0.y\n', 'a = x[0].y[*].z\n'],
  ...['a = "${x}"\n', 'a = "%{ for x in y ~}${x}%{ endfor }"\n', 'a = <<-E\n  x\n  E\n'],
  ...['a = <<E\nx\n${y}\n%{if z}\n${y}z\n%{endif}\nE\n', 'a = <<E\nx\n\ry\nE\n'],
  ...['stripé = 1\naé = bé.cé\n', 'a = "$${x}"\n', 'a = {\n  b = 1,\n  c = 2\n}\n'],
  ...['a = [\n  1,\n  2,\n]\n', 'a = f(\n  x,\n  y...\n)\n', 'a {}\n', 'a "b" c {}\n', 'a = b ? c : d\n'],
  ...['a { b = 1 }\n', '# only\n', '', '\n\n', 'a = 1', 'a = !b && -c\n', 'é = 1\n', 'a-b = 1\n'],
  ...['a = {for k, v in m : k => v if v}\n', 'a = 1 b = 2\n', 'a { b = 1 c = 2 }\n', 'a = \n', 'a {\n'],
  ...['a = [1,,2]\n', 'a = "x\n', 'a = <<E\nx\n', '= 1\n', '???\n', 'a = (1\n', 'a = {\n', '}\n'],
  ...['a = {b = 1 c = 2}\n', 'a "b {}\n', 'a = 08x\n', 'a\n= 1\n', 'a = 1\n+ 2\n', 'a = x ? \n1 : 2\n'],
  ...['a = (x ?\n1\n: 2)\n', 'a "b"\n{}\n', 'a { b = 1\n}\n', 'a { b {} }\n', 'a {} b {}\n'],
  ...['a = <<E\nx\nE', 'a = "\\q"\n', 'a = "\\ud800"\n', 'a = "%{ if x }"\n'],
  ...['a = "%{ else }%{ endif }"\n', 'a = x.0.1\n', 'a = 1.2.3\n', 'a = [for x in y : x => x]\n'],
  ...['a = {for x in y : x}\n', 'a = { for = 1 }\n'],
  'terraform { required_providers { aws = { source = "hashicorp/aws" } } }\n',
  ...['terraform {\n  required_providers {\n    aws {}\n  }\n}\n', 'locals {\n  a = 1\n  a = 2\n}\n'],
  ...['/* a', 'a = 1 /* b\n*/ # c\n'],
]

const DOUBTFUL_JSON = [
  ...['', '{}', '[]', '[{}]', 'null', '{ "variable": {} }', '{ "variable": null }', '{ "variable": [] }'],
  ...['{ "variable": [{ "a": {} }, { "b": [{}] }] }', '{ "variable": "a" }', '{ "variable": { "a": 1 } }'],
  ...['{ "variable": { "a": null } }', '{ "terraform": { "required_version": ">= 1" } }', '{ "a": 1, }'],
  ...['{ "a": [1,] }', '{ "a": 01 }', '{ "a": +1 }', '{ "a": .5 }', '{ "a": 1. }', '{ "a": "\\x" }'],
  ...['{ "a": "\n" }', "{ 'a': 1 }", '{ a: 1 }', '{ "a": true, "b": false, "c": nul }', '{ "a": 1 } x'],
  ...['{ "a": 1 // no\n}', '{ "a" 1 }', '{ "a": 1 "b": 2 }', '{ "a": {'],
  '{ "variable": { "a": { "type": "string", "type": "number" } } }',
  '{ "variable": { "a": {}, "a": {} } }',
  '{ "terraform": { "required_providers": { "a": {}, "a": {} } } }',
  '{ "terraform": { "required_version": ">= 1", "required_version": ">= 2" } }',
]

/** Pieces that a mutation puts somewhere into a file. */
const PIECES = [
  ...['\n', '<<E\n', '// c\n', '\r', '\\', '\u{1F600}', 'é', ' '],
  ...', = : . " { } [ ] ( ) # /* */ $ % ! - ${ %{ $${ ~} ... => :: ; \' & | 0 1. 1e'.split(' '),
  ...'for_if_in_x_ ? _ b = 2 _.0_.*_[*]_\\u00_%{ if x }_%{ endif }_/* c */'.split('_'),
]

/** Without the letters that are younger than the Unicode of HashiCorp's parser. */
function mutations(texts: readonly string[], numRuns: number): string[] {
  const known = mutated(texts, PIECES).filter((text) => !/[^\0-\uffff\u{1f600}]/u.test(text))
  return fc.sample(known, { numRuns, seed: 13 })
}

describe.skipIf(ORACLE === undefined)('next to the parser of HashiCorp (needs hcl-oracle)', () => {
  function write(texts: readonly string[], prefix: string, extension = 'tf'): string[] {
    return texts.map((text, at) => {
      const path = join(directory, `${prefix}${at}.${extension}`)
      writeFileSync(path, text)
      return path
    })
  }

  /** Every fixture in JSON. */
  async function translated(): Promise<string[]> {
    const read = await judge(write(fixtures(), 'source'))
    return Object.values(read).map(({ blocks }) => JSON.stringify(asJson(blocks), null, 2))
  }

  async function expectEqual(texts: readonly string[], paths: readonly string[]): Promise<void> {
    const verdicts = await judge(paths)
    for (const [at, path] of paths.entries()) {
      const text = texts[at] ?? ''
      const parsed = parseConfiguration(path, text)
      expect(verdicts[path]?.valid, text).toBe(true)
      expect(parsed.problems, text).toEqual([])
      expect(
        parsed.blocks.map((block) => ours(block)),
        text,
      ).toEqual(verdicts[path]?.blocks.flatMap((block) => told(block)))
    }
  }

  it('reads the same blocks, labels, lines and texts of every fixture', async () => {
    const texts = fixtures()
    expect(texts.length).toBeGreaterThan(150)
    await expectEqual(texts, write(texts, 'fixture'))
  })

  it('reads the same of every fixture in JSON', async () => {
    const fromNative = await translated()
    const flat = fromNative.map((text) => text.replaceAll('\n', ''))
    const texts = [...filesOf('.tf.json'), ...fromNative, ...flat]
    expect(texts.length).toBeGreaterThan(300)
    await expectEqual(texts, write(texts, 'fixture', 'tf.json'))
  })

  /** The number of texts that are valid, for both. */
  async function expectSameVerdicts(texts: readonly string[], prefix: string, extension = 'tf') {
    const paths = write(texts, prefix, extension)
    const verdicts = await judge(paths)
    const differing = paths.flatMap((path, at) => {
      const text = texts[at] ?? ''
      const [problem] = parseConfiguration(path, text).problems
      return (problem === undefined) === verdicts[path]?.valid ? [] : [{ text, problem }]
    })
    expect(differing).toEqual([])
    return paths.filter((path) => verdicts[path]?.valid).length
  }

  it('finds the same texts valid', async () => {
    await expectSameVerdicts(DOUBTFUL, 'doubtful')
    await expectSameVerdicts(DOUBTFUL_JSON, 'doubtful', 'tf.json')
  })

  it('finds the same of 3,000 mutated files valid', async () => {
    const valid = await expectSameVerdicts(mutations(fixtures(), 3000), 'mutated')
    expect(valid).toBeGreaterThan(300)
    expect(3000 - valid).toBeGreaterThan(1000)
  })

  it('finds the same of 1,500 mutated files in JSON valid', async () => {
    const texts = mutations(await translated(), 1500)
    expect(await expectSameVerdicts(texts, 'mutated', 'tf.json')).toBeGreaterThan(100)
  })
})
