// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are templates of HCL
import { describe, expect, it } from 'vitest'
import { InterfaceReader } from '../../../src/adapters/hcl/interface-reader.ts'
import { interfaceOf, rootOf } from '../../support/publish/interfaces.ts'

describe('reading inputs', () => {
  it('reads all that a variable says, and where', async () => {
    const { inputs } = await rootOf(`
# What it is called
variable "name" {
  type        = object({ a = optional(list(string), ["x"]), b = number }) # shape
  description = <<-EOT
    First line
      second line
  EOT
  default     = { b = 1.50, "a" = [] } # b first
  sensitive   = true
  nullable    = false
  ephemeral   = true
  deprecated  = "use \\"other\\""

  validation {
    condition     = var.name.b > 0 && length(var.name.a) < 3
    error_message = "Too small."
  }
}
`)
    expect(inputs).toEqual([
      {
        name: 'name',
        type: 'object({ a = optional(list(string), ["x"]), b = number })',
        parsedType: {
          kind: 'object',
          attributes: {
            a: { type: { kind: 'list', element: { kind: 'string' } }, optional: true, default: ['x'] },
            b: { type: { kind: 'number' }, optional: false },
          },
        },
        description: 'First line\n  second line\n',
        default: '{ b = 1.50, "a" = [] }',
        value: { b: 1.5, a: [] },
        required: false,
        sensitive: true,
        nullable: false,
        ephemeral: true,
        deprecated: 'use "other"',
        validations: [
          {
            condition: 'var . name . b > 0 && length ( var . name . a ) < 3',
            message: 'Too small.',
            file: 'main.tf',
            line: 15,
          },
        ],
        file: 'main.tf',
        line: 3,
      },
    ])
  })

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
    expect(inputs.map(({ name, type, line }) => [name, type, line])).toEqual([
      ['a', 'string', 1],
      ['b', '', 5],
    ])
  })
})

describe('reading resources, module calls and moves', () => {
  it('reads every kind of block', async () => {
    const root = await rootOf(`
resource "aws_vpc" "a" {
  tags = { "x" = "\${var.y}" }
  dynamic "z" {
    for_each = [1]
    content {}
  }
}
data aws_region current {}
ephemeral "aws_secret" "s" {}
module "m" {
  source  = "acme/subnets/aws"
  version = "~> 1.0"
}
output "o" {
  value       = provider::aws::arn_parse(aws_vpc.a.arn).id
  description = "An id"
  sensitive   = true
}
moved {
  from = aws_vpc.b[0]
  to   = aws_vpc.a["k"]
}
removed {
  from = aws_vpc.c
  lifecycle { destroy = false }
}
import {
  to = aws_vpc.a
  id = "vpc-1"
}
terraform {
  required_version = ">= 1.3"
  backend "s3" {}
}
check "c" {
  assert {
    condition     = true
    error_message = "no"
  }
}
`)
    expect(root).toMatchObject({
      resources: [
        { mode: 'managed', type: 'aws_vpc', name: 'a', line: 2 },
        { mode: 'data', type: 'aws_region', name: 'current', line: 9 },
        { mode: 'ephemeral', type: 'aws_secret', name: 's' },
      ],
      calls: [{ name: 'm', source: 'acme/subnets/aws', version: '~> 1.0', line: 11 }],
      outputs: [{ name: 'o', description: 'An id', sensitive: true }],
      moves: [{ from: 'aws_vpc.b[0]', to: 'aws_vpc.a["k"]' }],
      removals: [{ from: 'aws_vpc.c' }],
      imports: [{ to: 'aws_vpc.a', id: 'vpc-1' }],
      requiredVersions: ['>= 1.3'],
    })
  })

  it('finds providers that are declared, configured, implied and chosen', async () => {
    const { providers } = await rootOf(`
terraform {
  required_providers {
    aws = {
      source                = "hashicorp/aws"
      version               = ">= 5.0"
      configuration_aliases = [aws.b, aws.c]
    }
    null = "~> 3.0"
  }
}
provider "aws" {
  version = "< 6.0"
}
resource "random_id" "r" {}
resource "google_x" "g" {
  provider = google-beta.eu
}
data "http" "h" {}
resource "terraform_data" "t" {}
`)
    expect(
      providers.map(({ name, source, constraints, aliases }) => [name, source, constraints, aliases]),
    ).toEqual([
      ['aws', 'hashicorp/aws', ['>= 5.0', '< 6.0'], ['aws.b', 'aws.c']],
      ['google-beta', '', [], []],
      ['http', '', [], []],
      ['null', '', ['~> 3.0'], []],
      ['random', '', [], []],
    ])
  })

  it('reads JSON as it reads HCL', async () => {
    const json = await rootOf({
      'main.tf.json': `{
  "//": "a comment",
  "variable": { "x": { "type": "any", "default": ["a", {"b": null}], "description": "d \\u00e9" },
                "y": [{ "validation": { "condition": "\${var.y > 1}", "error_message": "no" } }] },
  "output": [ { "o": { "value": "\${var.x}", "sensitive": true } } ],
  "resource": { "aws_vpc": { "a": {}, "b": [{ "provider": "aws.eu" }] } },
  "module": { "m": { "source": "./modules/m" } },
  "moved": [{ "from": "aws_vpc.z", "to": "aws_vpc.a" }],
  "terraform": { "required_version": ">= 1.0",
    "required_providers": { "aws": { "source": "hashicorp/aws", "configuration_aliases": ["aws.eu"] } } },
  "locals": { "a": 1 }
}`,
    })
    const hcl = await rootOf({
      'main.tf.json': '',
      'main.tf': `
variable "x" {
  type        = any
  default     = ["a", { b = null }]
  description = "d é"
}
variable "y" {
  validation {
    condition     = var.y > 1
    error_message = "no"
  }
}
output "o" {
  value     = var.x
  sensitive = true
}
resource "aws_vpc" "a" {}
resource "aws_vpc" "b" {
  provider = aws.eu
}
module "m" {
  source = "./modules/m"
}
moved {
  from = aws_vpc.z
  to   = aws_vpc.a
}
terraform {
  required_version = ">= 1.0"
  required_providers {
    aws = {
      source                = "hashicorp/aws"
      configuration_aliases = [aws.eu]
    }
  }
}
`,
    }).catch((error: unknown) => error)
    expect(String(hcl)).toContain('the file ends too early')
    expect(json.inputs).toMatchObject([
      { name: 'x', type: 'any', value: ['a', { b: null }], description: 'd é', line: 3 },
      { name: 'y', required: true, validations: [{ condition: 'var.y > 1', message: 'no' }], line: 4 },
    ])
    expect(json).toMatchObject({
      outputs: [{ name: 'o', sensitive: true, line: 5 }],
      resources: [{ name: 'a' }, { name: 'b' }],
      calls: [{ name: 'm', source: './modules/m' }],
      moves: [{ from: 'aws_vpc.z', to: 'aws_vpc.a' }],
      requiredVersions: ['>= 1.0'],
      providers: [{ name: 'aws', source: 'hashicorp/aws', aliases: ['aws.eu'] }],
    })
  })
})

describe('the files of a module', () => {
  it('prefers .tofu to .tf, for JSON too, and merges overrides', async () => {
    const root = await rootOf({
      'a.tf': 'variable "terraform" {}',
      'a.tofu': 'variable "tofu" {}',
      'b.tf.json': '{"variable":{"old":{}}}',
      'b.tofu.json': '{"variable":{"new":{}}}',
      'c.tf':
        'variable "c" {\n  type = string\n  description = "kept"\n}\nterraform {\n required_providers {\n a = { source = "x/a", version = "1.0.0" }\n b = "1.0.0"\n}\n}',
      'c_override.tf':
        'variable "c" {\n  default = "d"\n}\nterraform {\n required_providers {\n a = { source = "y/a" }\n}\n}',
      'override.tf': 'variable "c" {\n  type = any\n}',
      '.hidden.tf': 'variable "hidden" {}',
    })
    expect(
      root.inputs.map(({ name, type, default: text, description }) => [name, type, text, description]),
    ).toEqual([
      ['tofu', '', '', ''],
      ['new', '', '', ''],
      ['c', 'any', '"d"', 'kept'],
    ])
    expect(root.providers.map(({ name, source, constraints }) => [name, source, constraints])).toEqual([
      ['a', 'y/a', []],
      ['b', '', ['1.0.0']],
    ])
  })

  it('finds submodules, examples and a README for each', async () => {
    const module = await interfaceOf({
      'main.tf': '',
      'README.md': '# Root',
      'readme.txt': 'not this',
      'modules/a/main.tf': '',
      'modules/a/README.md': '# A',
      'modules/group/b/main.tf': '',
      'modules/a/modules/c/main.tf': '',
      'modules/a/examples/x/main.tf': '',
      'modules/a/tests/t/main.tf': '',
      'modules/empty/README.md': '# nothing',
      'examples/one/main.tf': '',
      'examples/one/readme.MD': '# One',
      'examples/one/modules/inner/main.tf': '',
      'examples/aws/two/main.tf': '',
      'other/main.tf': '',
    })
    expect([module.root.path, module.root.readme, module.root.empty]).toEqual(['', '# Root', false])
    expect(module.submodules.map(({ path, readme }) => [path, readme])).toEqual([
      ['modules/a', '# A'],
      ['modules/a/modules/c', ''],
      ['modules/group/b', ''],
    ])
    expect(module.examples.map(({ path, readme }) => [path, readme])).toEqual([
      ['examples/aws/two', ''],
      ['examples/one', '# One'],
    ])
  })

  it('calls a folder without configuration empty', async () => {
    const { root, diagnostics } = await interfaceOf({ 'README.md': 'text', 'main.py': 'x' })
    expect([root.empty, root.inputs, diagnostics]).toEqual([true, [], []])
  })
})

describe('a file that does not parse', () => {
  it.each<[text: string, at: [number, number]]>([
    ['variable "a" {\n  default = \n}\n', [2, 13]],
    ['variable "a" {\n', [2, 1]],
    ['variable "a" {}\n\n  ???\n', [3, 3]],
    ['a = 1 b = 2\n', [1, 7]],
    ['variable "a" "b" {}\n', [1, 1]],
    ['variable {}\n', [1, 1]],
  ])('is named with line and column: %j', async (text, [line, column]) => {
    const { diagnostics, root } = await interfaceOf({ 'bad.tf': text, 'good.tf': 'variable "good" {}' })
    expect(diagnostics[0]).toMatchObject({ file: 'bad.tf', line, column })
    expect(root.inputs.map(({ name }) => name)).toContain('good')
  })

  it.each<[text: string, at: [number, number]]>([
    ['{\n  "variable": {,}\n}', [2, 16]],
    ['{', [1, 2]],
    ['[1]', [1, 1]],
    ['{"variable": {"x": 1}}', [1, 1]],
    ['{"a": "tab\t"}', [1, 7]],
    ['{} {}', [1, 4]],
  ])('is named in JSON too: %j', async (text, [line, column]) => {
    const { diagnostics } = await interfaceOf({ 'bad.tf.json': text })
    expect(diagnostics).toMatchObject([{ file: 'bad.tf.json', line, column }])
  })

  it('shows what could be read of it', async () => {
    const { root } = await interfaceOf(
      'variable "a" {}\nvariable "b" {\n  default = [1,,2]\n}\nvariable "c" {}\n',
    )
    expect(root.inputs.map(({ name }) => name)).toEqual(['a', 'b', 'c'])
  })
})

describe('hostile files', () => {
  const limit = 20_000

  it.each<[what: string, text: string, name: string, message: RegExp]>([
    ['20 MB', `# ${'x'.repeat(20e6)}`, 'main.tf', /over 4194304 bytes are not read/],
    ['assignments without values', 'a = '.repeat(50_000), 'main.tf', /a new line is missing before this/],
    ['open brackets', `a = ${'['.repeat(100_000)}`, 'main.tf', /nested deeper than 100 levels/],
    ['wrong brackets', `a = ${'['.repeat(100_000)}${'}'.repeat(100_000)}`, 'main.tf', /nested deeper than/],
    ['3 million tokens', `a = [${'1,'.repeat(1.5e6)}]\n`, 'main.tf', /more than 2000000 tokens/],
    ['faults on every line', '?\n'.repeat(1e6), 'main.tf', /an argument or a block is expected here/],
    ['JSON nested without end', '['.repeat(1_000_000), 'main.tf.json', /nested deeper than 100 levels/],
    ['bytes that are no text', '\uD800', 'main.tf', /./],
  ])(
    'are bounded, and say by which limit: %s',
    async (_, text, name, message) => {
      const { diagnostics } = await interfaceOf({ [name]: text })
      expect(diagnostics[0]?.message).toMatch(message)
    },
    limit,
  )

  it('are read but for what is too deep', async () => {
    const depth = 20_000
    const text = `variable "x" {\n  default = ${'['.repeat(depth)}${']'.repeat(depth)}\n}\nvariable "y" {}\n`
    const { root, diagnostics } = await interfaceOf(text)
    expect(root.inputs.map(({ name }) => name)).toEqual(['x', 'y'])
    expect(diagnostics).toMatchObject([{ line: 2, message: 'this is nested deeper than 100 levels' }])
  })

  it(
    'are read where they only declare 10,000 inputs',
    async () => {
      const text = Array.from(
        { length: 10_000 },
        (_, at) => `variable "v${at}" {\n  type = string\n  default = "a"\n}\n`,
      )
      expect((await rootOf(text.join('\n'))).inputs).toHaveLength(10_000)
    },
    limit,
  )
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
