// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are templates of HCL
import { describe, expect, it } from 'vitest'
import { InterfaceReader } from '../../../src/adapters/hcl/interface-reader.ts'
import { interfaceOf, rootOf } from '../../support/publish/interfaces.ts'

describe('reading inputs', () => {
  it.each<[source: string, value: unknown]>([
    ['"a"', 'a'],
    ['""', ''],
    ['"tab\\t quote\\" slash\\\\ \\u00e9 \\U0001F600"', 'tab\t quote" slash\\ é 😀'],
    ['"$${not} %%{this}"', '${not} %{this}'],
    ['<<EOT\na\n  b\nEOT\n', 'a\n  b\n'],
    ['<<-EOT\n    a\n      b\n    EOT\n', 'a\n  b\n'],
    ['<<EOT\nEOT\n', ''],
    ['-1.5', -1.5],
    ['1e3', 1000],
    ['[1e3, 2E+4, -1e-2]', [1000, 20000, -0.01]],
    ['true', true],
    ['null', null],
    ['[1, "b", [], {},]', [1, 'b', [], {}]],
    ['{ a = 1, "b c" : 2\n (3) = 4 }', { a: 1, 'b c': 2, '3': 4 }],
    ['"${var.a}"', undefined],
    ['"a${1}b"', undefined],
    ['max(1, 2)', undefined],
    ['{ (var.a) = 1 }', undefined],
    ['[for x in y : x]', undefined],
  ])('reads the default %s', async (source, value) => {
    const { inputs } = (await interfaceOf(`variable "x" {\n  default = ${source}\n}\n`)).root
    expect(inputs[0]?.value).toEqual(value)
    expect(inputs[0]?.default).toBe(source.trimEnd())
    expect(inputs[0]?.required).toBe(false)
  })

  it('reads a text with CRLF and BOM', async () => {
    const { inputs } = await rootOf('\uFEFFvariable "a" {\r\n  type = string\r\n}\r\n\r\nvariable "b" {}\r\n')
    expect(inputs.map(({ name, type, line }) => `${name}:${type}:${line}`)).toEqual(['a:string:1', 'b::5'])
  })
})

describe('a file that does not parse', () => {
  it.each<[text: string, line: number, column: number, name?: string]>([
    ['variable "a" {\n  default = \n}\n', 2, 13],
    ['variable "a" {\n', 2, 1],
    ['variable "a" {}\n\n  ???\n', 3, 3],
    ['a = 1 b = 2\n', 1, 7],
    ['variable "a" "b" {}\n', 1, 1],
    ['variable {}\n', 1, 1],
    ['{\n  "variable": {,}\n}', 2, 16, 'bad.tf.json'],
    ['{', 1, 2, 'bad.tf.json'],
    ['[1]', 1, 1, 'bad.tf.json'],
    ['{"variable": {"x": 1}}', 1, 1, 'bad.tf.json'],
    ['{"a": "tab\t"}', 1, 7, 'bad.tf.json'],
    ['{} {}', 1, 4, 'bad.tf.json'],
  ])('is named with line and column: %j', async (text, line, column, file = 'bad.tf') => {
    const { diagnostics, root } = await interfaceOf({ [file]: text, 'good.tf': 'variable "good" {}' })
    expect(diagnostics[0]).toMatchObject({ file, line, column })
    expect(root.inputs.map(({ name }) => name)).toContain('good')
  })

  it('shows what could be read of it', async () => {
    const text = 'variable "a" {}\nvariable "b" {\n  default = [1,,2]\n}\nvariable "c" {}\n'
    const { root } = await interfaceOf(text)
    expect(root.inputs.map(({ name }) => name)).toEqual(['a', 'b', 'c'])
  })
})

describe('hostile files', () => {
  const manyInputs = (count: number) =>
    `{"variable":{${Array.from({ length: count }, (_, at) => `"v${at}":{},"w${at}":1`).join(',')}}}`
  it.each<[what: string, text: string, name: string, message: RegExp]>([
    ['20 MB', `# ${'x'.repeat(20e6)}`, 'main.tf', /over 4194304 bytes are not read/],
    ['assignments without values', 'a = '.repeat(50_000), 'main.tf', /a new line is missing before this/],
    ['open brackets', `a = ${'['.repeat(100_000)}`, 'main.tf', /nested deeper than 100 levels/],
    ['wrong brackets', `a = ${'['.repeat(100_000)}${'}'.repeat(100_000)}`, 'main.tf', /nested deeper than/],
    ['3 million tokens', `a = [${'1,'.repeat(1.5e6)}]\n`, 'main.tf', /more than 2000000 tokens/],
    ['comments without an end', '/* '.repeat(150_000), 'main.tf', /an argument or a block is expected here/],
    [
      'comments on one line',
      `${'/**/'.repeat(900_000)}?`,
      'main.tf',
      /an argument or a block is expected here/,
    ],
    ['templates on one line', `a = <<A\n${'${a}'.repeat(480_000)}?`, 'main.tf', /the file ends too early/],
    ['blanks that are none', `a = <<A\n${'\r'.repeat(300_000)}\nA\n`, 'main.tf', /not part of the language/],
    ['faults on every line', '?\n'.repeat(1e6), 'main.tf', /an argument or a block is expected here/],
    ['JSON nested without end', '['.repeat(1_000_000), 'main.tf.json', /nested deeper than 100 levels/],
    ['JSON of 150,000 blocks', manyInputs(150_000), 'main.tf.json', /holds no JSON object/],
    ['bytes that are no text', '\uD800', 'main.tf', /./],
  ])('are bounded, and say by which limit: %s', { timeout: 20_000 }, async (_, text, name, message) => {
    const { diagnostics } = await interfaceOf({ [name]: text })
    expect(diagnostics[0]?.message).toMatch(message)
  })

  it('are read but for what is too deep', async () => {
    const depth = 20_000
    const text = `variable "x" {\n  default = ${'['.repeat(depth)}${']'.repeat(depth)}\n}\nvariable "y" {}\n`
    const { root, diagnostics } = await interfaceOf(text)
    expect(root.inputs.map(({ name }) => name)).toEqual(['x', 'y'])
    expect(diagnostics).toMatchObject([{ line: 2, message: 'this is nested deeper than 100 levels' }])
  })

  it('are read where they only declare 10,000 inputs', { timeout: 20_000 }, async () => {
    const input = (at: number) => `variable "v${at}" {\n  type = string\n  default = "a"\n}\n`
    const text = Array.from({ length: 10_000 }, (_, at) => input(at))
    expect((await rootOf(text.join('\n'))).inputs).toHaveLength(10_000)
  })
})

describe('reading many versions', () => {
  async function* load<File extends { readonly text: string }>(wanted: readonly File[]) {
    for (const file of wanted) {
      loaded.push(file.text)
      yield [file, { bytes: new TextEncoder().encode(file.text) }] as const
    }
  }
  const loaded: string[] = []
  const listed = (files: Readonly<Record<string, string>>) =>
    Object.entries(files).map(([path, text]) => ({ path, oid: text, text }))

  it('shares equal directories, and loads and parses what has changed', async () => {
    const reader = new InterfaceReader()
    const [a, b] = ['variable "a" {}', 'variable "b" {}']
    const read = (files: Readonly<Record<string, string>>) => reader.readListed(listed(files), load)
    const first = await read({ 'main.tf': a, 'README.md': 'one', 'modules/x/main.tf': b })
    expect(loaded.splice(0)).toEqual([a, 'one', b])
    const second = await read({ 'main.tf': a, 'README.md': 'two', 'modules/x/main.tf': b })
    expect(loaded.splice(0)).toEqual(['two'])
    expect(second.submodules[0]).toBe(first.submodules[0])
    expect([first, second].map(({ root }) => root.readme)).toEqual(['one', 'two'])
    expect(second.root.inputs).toEqual(first.root.inputs)
  })

  it('tells modules apart that hold equal files under other names', async () => {
    const reader = new InterfaceReader()
    const read = (path: string) => reader.readListed(listed({ [path]: 'variable "a" {}' }), load)
    const [one, other, json] = [await read('main.tf'), await read('inputs.tf'), await read('main.tf.json')]
    expect([one, other].map(({ root }) => root.inputs[0]?.file)).toEqual(['main.tf', 'inputs.tf'])
    expect(json.diagnostics).toHaveLength(1)
  })

  it('says the same of the files beyond the limit of a module, whatever was read before', async () => {
    const reader = new InterfaceReader()
    const text = (at: number) => `# ${at} ${'x'.repeat(3e6)}`
    const files = listed(Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`f${at}.tf`, text(at)])))
    const whole = await reader.readListed(files, load)
    await reader.readListed(files.slice(-3), load)
    expect(whole.diagnostics.map(({ file }) => file)).toEqual(['f11.tf'])
    expect((await reader.readListed(files, load)).diagnostics).toEqual(whole.diagnostics)
  })
})
