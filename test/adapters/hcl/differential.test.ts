// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are templates of HCL
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { startFileSyntax } from '../../../src/adapters/hcl/file-syntax.ts'
import { BLOCK_SCHEMAS, type Block } from '../../../src/core/interface/syntax.ts'
import { CHANGE_CASES } from '../../core/interface/change-cases.ts'
import { hasProgram, runProgram } from '../../support/program.ts'
import { temporaryDirectory } from '../../support/temporary.ts'

/** HashiCorp's parser, built from Debian's sources: the judge of what a file says. */
const GO_PATH = '/usr/share/gocode'
const isInstalled = hasProgram('go') && existsSync(`${GO_PATH}/src/github.com/hashicorp/hcl/v2`)

interface Told {
  readonly type: string
  readonly labels: readonly string[]
  readonly line: number
  readonly attributes: Readonly<Record<string, string>>
  readonly blocks: readonly Told[]
}
type Judge = (files: readonly string[]) => Promise<Record<string, { blocks: Told[]; valid: boolean }>>

async function buildJudge(): Promise<Judge> {
  const directory = await temporaryDirectory()
  const program = join(directory, 'oracle')
  const env = {
    ...process.env,
    GO111MODULE: 'off',
    GOPATH: GO_PATH,
    GOCACHE: join(directory, 'cache'),
    GOFLAGS: '',
  }
  const built = await runProgram('go', ['build', '-o', program, 'test/adapters/hcl/oracle/main.go'], { env })
  if (built.code !== 0) throw new Error(built.stderr)
  return async (files) => JSON.parse((await runProgram(program, files)).stdout)
}

/** What both say of a block, as far as it is part of an interface. */
function told(block: Told, schemas = BLOCK_SCHEMAS): Told[] {
  const schema = schemas[block.type]
  if (schema === undefined) return []
  const { type, labels, line } = block
  const wanted = Object.entries(block.attributes).filter(
    ([name]) => schema.attributes === 'all' || schema.attributes.includes(name),
  )
  // The end of a heredoc is its newline for one parser, its mark for the other.
  const attributes = Object.fromEntries(wanted.map(([name, text]) => [name, text.trimEnd()]).sort())
  const blocks = block.blocks.flatMap((inner) => told(inner, schema.blocks ?? {}))
  return [{ type, labels, line, attributes, blocks }]
}

function ours({ type, labels, line, attributes, blocks }: Block): Told {
  const texts = [...attributes].map(([name, { text }]) => [name, text.trimEnd()])
  return { type, labels, line, attributes: Object.fromEntries(texts.sort()), blocks: blocks.map(ours) }
}

function fixtures(): string[] {
  const written = CHANGE_CASES.flatMap(([, before, after]) => [before, after]).flatMap((module) =>
    typeof module === 'string'
      ? [module]
      : Object.entries(module).flatMap(([path, text]) => (path.endsWith('.tf') ? [text] : [])),
  )
  const found = ['examples', 'test/fixtures/hcl'].flatMap((directory) =>
    readdirSync(directory, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.tf'))
      .map((path) => readFileSync(join(directory, path), 'utf8')),
  )
  return [...new Set([...found, ...found.map((text) => text.replaceAll('\n', '\r\n')), ...written])]
}

/** Texts that one of the parsers could take for valid and the other not. */
const DOUBTFUL = [
  'a = 1e3\n',
  'a = 1E+3\n',
  'a = -1e-3\n',
  'a = 1.5e10\n',
  'a = x.0.y\n',
  'a = x[0].y[*].z\n',
  'a = "${x}"\n',
  'a = "%{ for x in y ~}${x}%{ endfor }"\n',
  'a = <<-E\n  x\n  E\n',
  'a = "$${x}"\n',
  'a = {\n  b = 1,\n  c = 2\n}\n',
  'a = [\n  1,\n  2,\n]\n',
  'a = f(\n  x,\n  y...\n)\n',
  'a {}\n',
  'a "b" c {}\n',
  'a = b ? c : d\n',
  'a { b = 1 }\n',
  '# only\n',
  '',
  '\n\n',
  'a = 1',
  'a = !b && -c\n',
  'é = 1\n',
  'a-b = 1\n',
  'a = {for k, v in m : k => v if v}\n',
  'a = 1 b = 2\n',
  'a { b = 1 c = 2 }\n',
  'a = \n',
  'a {\n',
  'a = [1,,2]\n',
  'a = "x\n',
  'a = <<E\nx\n',
  '= 1\n',
  '???\n',
  'a = (1\n',
  'a = {\n',
  '}\n',
  'a = {b = 1 c = 2}\n',
  'a "b {}\n',
  'a = 08x\n',
]

describe.skipIf(!isInstalled)('next to the parser of HashiCorp (needs go and its HCL library)', () => {
  let judge: Judge
  let directory: string
  beforeAll(async () => {
    judge = await buildJudge()
    directory = await temporaryDirectory()
  })

  function write(texts: readonly string[], prefix: string): string[] {
    return texts.map((text, at) => {
      const path = join(directory, `${prefix}${at}.tf`)
      writeFileSync(path, text)
      return path
    })
  }

  it('reads the same blocks, labels, lines and texts of every fixture', async () => {
    const texts = fixtures()
    const paths = write(texts, 'fixture')
    const [verdicts, parse] = [await judge(paths), await startFileSyntax()]
    expect(texts.length).toBeGreaterThan(150)
    for (const [at, path] of paths.entries()) {
      const text = texts[at] ?? ''
      const parsed = parse(path, text)
      expect(verdicts[path]?.valid, text).toBe(true)
      expect(parsed.problems, text).toEqual([])
      expect(parsed.blocks.map(ours), text).toEqual(verdicts[path]?.blocks.flatMap((block) => told(block)))
    }
  })

  it('finds the same texts valid', async () => {
    const paths = write(DOUBTFUL, 'doubtful')
    const [verdicts, parse] = [await judge(paths), await startFileSyntax()]
    const differing = paths.flatMap((path, at) => {
      const isValid = parse(path, DOUBTFUL[at] ?? '').problems.length === 0
      return isValid === verdicts[path]?.valid ? [] : [{ text: DOUBTFUL[at], isValid }]
    })
    // The grammar knows no line breaks; what stands on one line is looked at only in the blocks that are read.
    expect(differing).toEqual([
      { text: 'a { b = 1 c = 2 }\n', isValid: true },
      { text: 'a = {b = 1 c = 2}\n', isValid: true },
    ])
  })
})
