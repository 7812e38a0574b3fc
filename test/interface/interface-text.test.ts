import { describe, expect, it } from 'vitest'
import { formatInterface } from '../../src/cli/interface.ts'
import { brokenFiles, invalidHcl } from '../../src/interface/diagnostics.ts'
import { formatChanges } from '../../src/interface/diff/change.ts'
import { compareInterfaces } from '../../src/interface/diff/compare-interfaces.ts'
import { checkBump, incompatible } from '../../src/interface/diff/required-bump.ts'
import { parseVersion } from '../../src/module/version.ts'
import { interfaceOf } from '../support/publish/interfaces.ts'

const MODULE = {
  'README.md': '# VPC\n',
  'main.tf': [
    ...['terraform {', '  required_version = ">= 1.5, < 2.0"', '  required_providers {'],
    '    aws = { source = "hashicorp/aws", version = "~> 5.0" }',
    ...['    own = { source = "registry.acme.test/acme/own" }', '  }', '}', 'variable "cidr" {'],
    ...['  type        = string', '  description = "CIDR block"', '}'],
    ...['variable "tags" {', '  default    = {}', '  deprecated = "Use labels."', '}'],
    ...['output "id" { value = aws_vpc.this.id }', 'output "key" {'],
    ...['  value     = 1', '  sensitive = true', '}', 'resource "aws_vpc" "this" {}'],
    ...['data "null_data_source" "there" {}', 'module "subnets" {', '  source  = "acme/subnets/aws"'],
    ...['  version = "~> 1.0"', '}'],
  ].join('\n'),
  'modules/one/main.tf': 'locals {}\n',
  'examples/simple/main.tf': 'module "vpc" { source = "../.." }\n',
}

it('an interface is printed as text, directory by directory', async () =>
  expect(formatInterface(await interfaceOf(MODULE))).toBe(
    [
      ...[
        'root',
        '  input     cidr  string, required',
        '  input     tags  any, deprecated: Use labels.',
        '  output    id',
      ],
      ...['  output    key  sensitive', '  resource  aws_vpc.this'],
      ...['  data      null_data_source.there', '  module    subnets  acme/subnets/aws ~> 1.0'],
      ...['  provider  aws  hashicorp/aws ~> 5.0', '  provider  null  (implied)'],
      ...['  provider  own  registry.acme.test/acme/own', '  requires  terraform  >= 1.5, < 2.0', ''],
      ...['modules/one', '', 'examples/simple', '  module    vpc  ../..'],
    ].join('\n'),
  ))

it('an empty interface is printed as empty', async () =>
  expect(formatInterface(await interfaceOf({ 'README.md': 'nothing' }))).toBe('root: no configuration'))

describe('changes', () => {
  it('are listed with the most severe first', async () => {
    const before = await interfaceOf('variable "a" { default = 1 }\n')
    const after = await interfaceOf('variable "b" { default = 1 }\noutput "c" { value = 1 }\n')
    const subjects = formatChanges(compareInterfaces(before, after)).map((line) => line.split(/ +/)[1])
    expect(subjects).toEqual(['var.a', 'var.b', 'output.c'])
  })

  it('fill a refusal with twenty lines and a count of the others', async () => {
    const inputs = Array.from({ length: 23 }, (_, index) => `variable "v${index}" { default = 1 }`)
    const changes = compareInterfaces(await interfaceOf(inputs.join('\n')), await interfaceOf('locals {}\n'))
    const compatibility = checkBump(parseVersion('1.0.0'), parseVersion('1.0.1'), changes)
    const { message, hint } = incompatible(compatibility, '--version 2.0.0')
    expect(message.split('\n')).toHaveLength(22)
    expect(message).toMatch(/^1\.0\.1 is a patch version after 1\.0\.0, but the interface has major changes:/)
    expect(message).toMatch(/\n {2}and 3 more$/)
    expect(hint).toBe('use 2.0.0 or higher: --version 2.0.0')
  })
})

it('files that do not parse are refused with twenty lines and a count of the others, submodules where those count', async () => {
  const broken = Object.fromEntries(
    Array.from({ length: 22 }, (_, index) => [`f${10 + index}.tf`, 'variable "a" {\n']),
  )
  const module = await interfaceOf({ ...broken, 'modules/m/main.tf': 'output {{\n' })
  const files = (counted: 'root' | 'with submodules') =>
    new Set(brokenFiles(module, counted).map(({ file }) => file))
  expect(files('root').size).toBe(22)
  expect(files('with submodules')).toContain('modules/m/main.tf')
  const { message } = invalidHcl(brokenFiles(module, 'root'), 'HEAD', 'deep')
  expect(message).toMatch(/^the configuration of HEAD is not valid:\n {2}deep\/f10\.tf:/)
  expect(message).toMatch(/\n {2}and \d+ more$/)
})
