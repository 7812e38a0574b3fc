import { describe, expect, it } from 'vitest'
import { MAX_README_BYTES } from '../../../src/interface/limits.ts'
import type { DirectoryInterface } from '../../../src/interface/module-interface.ts'
import { isLocal } from '../../../src/interface/read/module-files.ts'
import { formatType } from '../../../src/interface/type-expression.ts'
import { interfaceOf, rootOf } from '../../support/publish/interfaces.ts'

/** Each member with something in it, as a line of JSON. */
function linesOf(root: DirectoryInterface): string {
  return Object.entries(root)
    .map(([name, value]) => [name, JSON.stringify(value)])
    .filter(([, json = '']) => !['""', 'false', '[]', '{}'].includes(json))
    .map(([name, json]) => `${name}: ${json}`)
    .join('\n')
}

describe('the interface of a directory', () => {
  it('has its requirements and where the first is, and nothing of blocks without them', async () => {
    const required = (version: string) => `terraform {\n\n  required_version = "${version}"\n}\n`
    const local = 'terraform {\n  backend "local" {}\n}\n'
    expect(linesOf(await rootOf({ 'a.tf': local, 'b.tf': required('>= 1.3') + required('< 2.0') }))).toBe(
      'requiredVersions: [">= 1.3","< 2.0"]\nrequiredVersionsAt: {"file":"b.tf","line":3}',
    )
    expect(await rootOf('terraform {}\n')).not.toHaveProperty('requiredVersionsAt')
  })

  it('has its resources, and those with any number of instances', async () => {
    const root = await rootOf(`
resource "aws_vpc" "a" {
  count = 1
}
resource "aws_vpc" "b" {
  for_each = toset(["x"])
}
resource "aws_vpc" "one" {}
data "aws_ami" "a" {
  count = 1
}
ephemeral "aws_secret" "a" {}
check "c" {}
module "m" {
  source   = "acme/vpc/aws"
  version  = "1.0.0"
  for_each = toset(["x"])
}
`)
    expect(linesOf(root)).toMatchInlineSnapshot(`
      "resources: [{"mode":"managed","type":"aws_vpc","name":"a","file":"main.tf","line":2},{"mode":"managed","type":"aws_vpc","name":"b","file":"main.tf","line":5},{"mode":"managed","type":"aws_vpc","name":"one","file":"main.tf","line":8},{"mode":"data","type":"aws_ami","name":"a","file":"main.tf","line":9},{"mode":"ephemeral","type":"aws_secret","name":"a","file":"main.tf","line":12}]
      calls: [{"name":"m","source":"acme/vpc/aws","version":"1.0.0","file":"main.tf","line":14}]
      repetitions: {"aws_vpc.a":"count","aws_vpc.b":"for_each","module.m":"for_each"}
      providers: [{"name":"aws","source":"","constraints":[],"aliases":[],"file":"main.tf","line":2}]"
    `)
  })

  it('has the expressions of module sources and versions that clients evaluate, which are no local paths', async () => {
    const name = `\${var.a}`
    const { root } = await interfaceOf({
      'a.tf': `module "hcl" {\n  source  = "../${name}"\n  version = (\n    local.v)\n}\n`,
      'b.tf.json': JSON.stringify({ module: { json: { source: `./${name}` } } }),
    })
    expect(root.calls).toMatchObject([
      { name: 'hcl', source: `"../${name}"`, version: '( local.v)' },
      { name: 'json', source: `"./${name}"`, version: '' },
    ])
    expect(root.calls.filter(({ source }) => isLocal(source))).toEqual([])
  })

  it('has what moves, goes and is imported', async () => {
    const root = await rootOf(`
moved {
  from = aws_vpc.c
  to   = aws_vpc.a["x"]
}
removed {
  from = aws_vpc.d
}
import {
  to = aws_vpc.b[ "x" ]
  id = "vpc-1"
}
`)
    expect(linesOf(root)).toMatchInlineSnapshot(`
      "moves: [{"from":"aws_vpc.c","to":"aws_vpc.a[\\"x\\"]","file":"main.tf","line":2}]
      removals: [{"from":"aws_vpc.d","file":"main.tf","line":6}]
      imports: [{"to":"aws_vpc.b[\\"x\\"]","id":"vpc-1","file":"main.tf","line":9}]"
    `)
  })

  it('has its inputs with their validations and nothing else that stands in them', async () => {
    const root = await rootOf(`
variable "v" {
  description = "Some"
  type        = string
  default     = "a"
  nullable    = false
  validation {
    condition     = var.v != "b"
    error_message = "It is b."
  }
}
variable "computed" {
  type = list(any)
}
`)
    expect(linesOf(root)).toMatchInlineSnapshot(
      `"inputs: [{"name":"v","type":"string","parsedType":{"kind":"string"},"description":"Some","default":"\\"a\\"","value":"a","required":false,"sensitive":false,"nullable":false,"ephemeral":false,"const":false,"deprecated":"","validations":[{"condition":"var . v != \\" b \\"","message":"It is b.","file":"main.tf","line":7}],"file":"main.tf","line":2},{"name":"computed","type":"list(any)","parsedType":{"kind":"list","element":{"kind":"any"}},"description":"","default":"","required":true,"sensitive":false,"nullable":true,"ephemeral":false,"const":false,"deprecated":"","validations":[],"file":"main.tf","line":12}]"`,
    )
  })

  it('has its outputs with the types that their values tell', async () => {
    const root = await rootOf(
      'output "a" {\n  value     = [1]\n  sensitive = true\n}\noutput "b" {\n  value = var.unknown\n}\n',
    )
    expect(linesOf(root)).toMatchInlineSnapshot(
      `"outputs: [{"name":"a","description":"","sensitive":true,"ephemeral":false,"deprecated":"","file":"main.tf","line":1,"type":{"kind":"list","element":{"kind":"any"}}},{"name":"b","description":"","sensitive":false,"ephemeral":false,"deprecated":"","file":"main.tf","line":5}]"`,
    )
  })
})

it.each([
  ['[ 1, "a\\n", true, null ]', '[1,"a\\n",true,null]'],
  ['{ a = 1, "b" = [ 2 ] }', '{a=1,"b"=[2]}'],
  ['can( regex( "a" , var . v ) )', 'can(regex("a",var.v))'],
  ['var.v [ 0 ]', 'var.v[0]'],
  ['var.v > 1 # why', 'var . v > 1'],
])('a condition %s is written as %s, without optional blanks and comments', async (condition, expected) => {
  const root = await rootOf(`variable "v" {\n  validation {\n    condition = ${condition}\n  }\n}\n`)
  expect(root.inputs[0]?.validations[0]?.condition).toBe(expected)
})

it('the README of a directory is left out with a warning where it is too long', async () => {
  const withReadme = (size: number) => interfaceOf({ 'main.tf': '', 'README.md': 'x'.repeat(size) })
  expect(await withReadme(MAX_README_BYTES)).toMatchObject({ diagnostics: [] })
  const { root, diagnostics } = await withReadme(MAX_README_BYTES + 1)
  expect(root.readme).toBe('')
  const message = `the README has more than ${MAX_README_BYTES} bytes and is left out`
  expect(diagnostics).toEqual([{ severity: 'warning', file: 'README.md', line: 1, column: 1, message }])
})

const required = (body: string) => `terraform {\n  required_providers {\n${body}\n  }\n}\n`

/** The providers of a module, each as `name source constraints aliases`. */
async function providersOf(text: string): Promise<string[]> {
  const { root } = await interfaceOf(text)
  return root.providers.map(({ name, source, constraints, aliases }) =>
    [name, source || '-', constraints.join('&') || '-', aliases.join('&') || '-'].join(' '),
  )
}

describe('the providers of a module', () => {
  it.each<[text: string, ...providers: string[]]>([
    [
      required('aws = { source = "acme/aws", version = ">= 5.0", configuration_aliases = [ aws.a, aws.b ] }'),
      'aws acme/aws >= 5.0 aws.a&aws.b',
    ],
    // Before Terraform 0.13.
    [required('aws = ">= 2.0"'), 'aws - >= 2.0 -'],
    [required('aws = { configuration_aliases = ["aws.a", 1] }'), 'aws - - aws.a'],
    [required('aws = { configuration_aliases = aws.a }'), 'aws - - -'],
    [required('b = {}\n a = {}'), 'a - - -', 'b - - -'],
    ['terraform {\n  backend "s3" {\n    aws = "x"\n  }\n}\n'],
    ['locals {\n  required_providers {\n    aws = "x"\n  }\n}\n'],
    ['provider "aws" {\n  version = "~> 3.0"\n}\n', 'aws - ~> 3.0 -'],
    ['provider "aws" {}\n', 'aws - - -'],
    ['provider {}\n'],
    ['resource "aws_vpc" "a" {}\n', 'aws - - -'],
    ['data "google_x_y" "a" {}\n', 'google - - -'],
    ['ephemeral "vault_secret" "a" {}\n', 'vault - - -'],
    ['action "aws_lambda_invoke" "a" {}\n', 'aws - - -'],
    ['resource "random" "a" {}\n', 'random - - -'],
    ['resource "aws_vpc" "a" {\n  provider = google.eu\n}\n', 'google - - -'],
    ['resource "aws_vpc" "a" {\n  provider = "google.eu"\n}\n', 'google - - -'],
    ['resource "aws_vpc" "a" {\n  provider = ""\n}\n', 'aws - - -'],
    ['resource "terraform_data" "a" {}\n'],
    ['resource "terraform_data" "a" {\n  provider = terraform.x\n}\n', 'terraform - - -'],
    ['resource "_a" "a" {}\n'],
    ['resource {}\n'],
    ['resources "aws_vpc" "a" {}\nmydata "aws_vpc" "a" {}\nmodule "aws_x" {}\n'],
  ])('of %j are %s', async (text, ...providers) => expect(await providersOf(text)).toEqual(providers))

  it('have all that their declarations say, where there are several', async () => {
    const aliased = 'source = "o/aws", configuration_aliases = [aws.a]'
    const more = ['source = "acme/aws", version = "< 6.0"', aliased]
    const blocks = ['version = ">= 5.0"', ...more].map((body) => required(`aws = { ${body} }`))
    const text = `${blocks.join('')}provider "aws" {\n  version = ">= 5.0"\n}\n`
    expect(await providersOf(text)).toEqual(['aws acme/aws >= 5.0&< 6.0 aws.a'])
    const [found] = (await interfaceOf(text)).root.providers
    expect(found).toMatchObject({ file: 'main.tf', line: 3 })
  })
})

/** The root of a module, and what an override file changes in it. */
const overridden = (base: string, override: string) => rootOf({ 'main.tf': base, 'override.tf': override })

const VALIDATED = (condition: string) =>
  `  validation {\n    condition = ${condition}\n    error_message = "no"\n  }\n`

it('replaces arguments, keeps the others, and the block stays where it was', async () => {
  const base = 'variable "a" {\n  type        = string\n  description = "A"\n}\n'
  const { inputs } = await overridden(base, 'variable "a" {\n  type = number\n  default = 1\n}\n')
  const place = { file: 'main.tf', line: 1 }
  expect(inputs).toMatchObject([{ name: 'a', type: 'number', description: 'A', default: '1', ...place }])
})

it('adds what has no block to merge with', async () => {
  const more = 'variable "b" {}\noutput "a" {\n  value = 1\n}\n'
  const { inputs, outputs } = await overridden('variable "a" {}\n', more)
  const places = [...inputs, ...outputs].map(({ name, file }) => `${name} in ${file}`)
  expect(places).toEqual(['a in main.tf', 'b in override.tf', 'a in override.tf'])
})

it('replaces nested blocks of a type, and keeps those that it does not name', async () => {
  const base = `variable "a" {\n${VALIDATED('var.a')}}\n`
  const conditions = async (override: string) =>
    (await overridden(base, override)).inputs[0]?.validations.map(({ condition }) => condition)
  expect(await conditions('variable "a" {\n  description = "A"\n}\n')).toEqual(['var.a'])
  const replaced = `variable "a" {\n${VALIDATED('var.b')}${VALIDATED('var.c')}}\n`
  expect(await conditions(replaced)).toEqual(['var.b', 'var.c'])
})

it('merges required providers by name', async () => {
  const { providers } = await overridden(
    required('aws = { source = "acme/aws" }\n google = { source = "acme/google" }'),
    required('google = { source = "other/google" }\n vault = {}'),
  )
  const found = providers.map(({ name, source }) => `${name} ${source}`)
  expect(found).toEqual(['aws acme/aws', 'google other/google', 'vault '])
})

it('changes required_version, without providers in either file', async () => {
  const terraform = (version: string) => `terraform {\n  required_version = "${version}"\n}\n`
  const { requiredVersions } = await overridden(terraform('>= 1.0'), terraform('>= 1.5'))
  expect(requiredVersions).toEqual(['>= 1.5'])
})

it('changes the terraform block that has what it names', async () => {
  const aws = (version: string) => `  required_providers {\n    aws = { version = "${version}" }\n  }\n`
  const terraform = (body: string) => `terraform {\n${body}}\n`
  const base = terraform('  required_version = ">= 1.0"\n') + terraform(aws('~> 4.0'))
  const { providers, requiredVersions } = await overridden(base, terraform(aws('~> 5.0')))
  expect(providers).toMatchObject([{ name: 'aws', constraints: ['~> 5.0'] }])
  expect(requiredVersions).toEqual(['>= 1.0'])
})

it('tells providers of one name apart by their aliases, and resources by all labels', async () => {
  const eu = (version: string) => `provider "aws" {\n  alias = "eu"\n  version = "${version}"\n}\n`
  const base = `provider "aws" {\n  version = "1"\n}\n${eu('2')}resource "aws_vpc" "a" {}\n`
  const override = `${eu('3')}resource "aws_vpc" "a" {\n  count = 1\n}\nresource "aws_vpc" "b" {}\n`
  const { providers, resources, repetitions } = await overridden(base, override)
  expect(providers).toMatchObject([{ constraints: ['1', '3'] }])
  expect(resources.map(({ name }) => name)).toEqual(['a', 'b'])
  expect(repetitions).toEqual({ 'aws_vpc.a': 'count' })
})

it('adds blocks without labels', async () => {
  const moved = (name: string) => `moved {\n  from = aws_vpc.${name}\n  to   = aws_vpc.z\n}\n`
  const { moves } = await overridden(moved('a'), moved('b'))
  expect(moves.map(({ from }) => from)).toEqual(['aws_vpc.a', 'aws_vpc.b'])
})

/** The type of an output's value, next to one input with a type; `any` where it is not known. */
async function typeOf(value: string, input = 'any'): Promise<string> {
  const text = `variable "v" {\n  type = ${input}\n}\noutput "o" {\n  value = ${value}\n}\n`
  const type = (await interfaceOf(text)).root.outputs[0]?.type
  return type === undefined ? 'any' : formatType(type)
}

/** An object type of so many attributes. */
const wide = (count: number) =>
  `object({ ${Array.from({ length: count }, (_, at) => `a${at} = string`).join(', ')} })`

describe('the type of an output', () => {
  it.each([
    [`"\${local.a}"`, 'any'],
    ['{ a = 1, "b" = [true] }', 'object({ a = number, b = list(any) })'],
    [`{ a = 1, "\${local.a}" = 1 }`, 'map(any)'],
    ['{ a = 1, (local.a) = 1 }', 'map(any)'],
    ['can(local.a)', 'bool'],
    ['keys(local.a)', 'list(any)'],
    ['core::length(local.a)', 'number'],
    ['provider::core::length(local.a)', 'any'],
    ['lookup(local.a, "b")', 'any'],
    ['nonsensitive(1)', 'number'],
  ])('of the value %s is %s', async (value, type) => expect(await typeOf(value)).toBe(type))

  it.each([
    ['var.w', 'string', 'any'],
    ['local.v', 'string', 'any'],
    ['var.v.a', 'map(number)', 'number'],
    ['var.v.b', 'object({ a = number })', 'any'],
    ['var.v.constructor', 'object({ a = number })', 'any'],
    ['var.v.a', 'list(number)', 'any'],
    ['var.v.a.b', 'object({ a = object({ b = bool }) })', 'bool'],
    ['var.v', 'object({ a = optional(tuple([string]), ["x"]) })', 'object({ a = list(any) })'],
    ['var.v', 'map(unheard(string))', 'map(any)'],
    ['var.v', 'set(tuple([string]))', 'set(list(any))'],
  ])('of the value %s with an input of type %s is %s', async (value, input, type) =>
    expect(await typeOf(value, input)).toBe(type),
  )

  it.each([
    ['object', (size: number) => wide(size + 1), 'map(any)'],
    ['list', (size: number) => `list(${wide(size)})`, 'list(any)'],
    ['set', (size: number) => `set(${wide(size)})`, 'set(any)'],
    ['map', (size: number) => `map(${wide(size)})`, 'map(any)'],
    ['nested', (size: number) => `object({ a = ${wide(size - 40)}, b = ${wide(39)} })`, 'map(any)'],
  ])('is an outline where the %s has more than 100 parts', async (_, type, outline) => {
    expect(await typeOf('var.v', type(98))).toContain('a30 = string')
    expect(await typeOf('var.v', type(99))).toBe(outline)
  })
})
