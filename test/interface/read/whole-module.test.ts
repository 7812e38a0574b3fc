import { describe, expect, it } from 'vitest'
import { MAX_README_BYTES } from '../../../src/interface/limits.ts'
import type { DirectoryInterface } from '../../../src/interface/module-interface.ts'
import { interfaceOf, rootOf } from '../../support/publish/interfaces.ts'

/** Each member with something in it, as a line of JSON. */
function linesOf(root: DirectoryInterface): string[] {
  return Object.entries(root)
    .map(([name, value]) => [name, JSON.stringify(value)])
    .filter(([, json = '']) => !['""', 'false', '[]', '{}'].includes(json))
    .map(([name, json]) => `${name}: ${json}`)
}

describe('the interface of a directory', () => {
  it('has its requirements and where the first is, and nothing of blocks without them', async () => {
    const required = (version: string) => `terraform {\n\n  required_version = "${version}"\n}\n`
    const files = {
      'a.tf': 'terraform {\n  backend "local" {}\n}\n',
      'b.tf': required('>= 1.3') + required('< 2.0'),
    }
    expect(linesOf(await rootOf(files))).toEqual([
      'requiredVersions: [">= 1.3","< 2.0"]',
      'requiredVersionsAt: {"file":"b.tf","line":3}',
    ])
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
      [
        "resources: [{"mode":"managed","type":"aws_vpc","name":"a","file":"main.tf","line":2},{"mode":"managed","type":"aws_vpc","name":"b","file":"main.tf","line":5},{"mode":"managed","type":"aws_vpc","name":"one","file":"main.tf","line":8},{"mode":"data","type":"aws_ami","name":"a","file":"main.tf","line":9},{"mode":"ephemeral","type":"aws_secret","name":"a","file":"main.tf","line":12}]",
        "calls: [{"name":"m","source":"acme/vpc/aws","version":"1.0.0","file":"main.tf","line":14}]",
        "repetitions: {"aws_vpc.a":"count","aws_vpc.b":"for_each","module.m":"for_each"}",
        "providers: [{"name":"aws","source":"","constraints":[],"aliases":[],"file":"main.tf","line":2}]",
      ]
    `)
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
      [
        "moves: [{"from":"aws_vpc.c","to":"aws_vpc.a[\\"x\\"]","file":"main.tf","line":2}]",
        "removals: [{"from":"aws_vpc.d","file":"main.tf","line":6}]",
        "imports: [{"to":"aws_vpc.b[\\"x\\"]","id":"vpc-1","file":"main.tf","line":9}]",
      ]
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
    expect(linesOf(root)).toMatchInlineSnapshot(`
      [
        "inputs: [{"name":"v","type":"string","parsedType":{"kind":"string"},"description":"Some","default":"\\"a\\"","value":"a","required":false,"sensitive":false,"nullable":false,"ephemeral":false,"deprecated":"","validations":[{"condition":"var . v != \\" b \\"","message":"It is b.","file":"main.tf","line":7}],"file":"main.tf","line":2},{"name":"computed","type":"list(any)","parsedType":{"kind":"list","element":{"kind":"any"}},"description":"","default":"","required":true,"sensitive":false,"nullable":true,"ephemeral":false,"deprecated":"","validations":[],"file":"main.tf","line":12}]",
      ]
    `)
  })

  it('has its outputs with the types that their values tell', async () => {
    const root = await rootOf(
      'output "a" {\n  value     = [1]\n  sensitive = true\n}\noutput "b" {\n  value = var.unknown\n}\n',
    )
    expect(linesOf(root)).toMatchInlineSnapshot(`
      [
        "outputs: [{"name":"a","description":"","sensitive":true,"ephemeral":false,"deprecated":"","file":"main.tf","line":1,"type":{"kind":"list","element":{"kind":"any"}}},{"name":"b","description":"","sensitive":false,"ephemeral":false,"deprecated":"","file":"main.tf","line":5}]",
      ]
    `)
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
