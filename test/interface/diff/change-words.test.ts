import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { CHANGE_KINDS, changelogLine, formatChanges } from '../../../src/interface/diff/change.ts'
import { compareInterfaces } from '../../../src/interface/diff/compare-interfaces.ts'
import { type Files, interfaceOf } from '../../support/publish/interfaces.ts'

const input = (body: string) => `variable "x" {\n${body}\n}\n`
const output = (body: string, value = '1') => `output "o" {\n  value = ${value}\n${body}\n}\n`
const valid = (condition: string) =>
  input(`validation {\n  condition = ${condition}\n  error_message = "no"\n}`)
const aws = (body: string) => `terraform {\n  required_providers {\n    aws = { ${body} }\n  }\n}\n`
const requires = (version: string) => `terraform {\n  required_version = "${version}"\n}\n`
const vpc = (body = '') => `resource "aws_vpc" "a" {\n${body}\n}\n`
const UNDECIDED = 'whether it refuses values that were taken cannot be decided here: compare them'
const KEYS = 'without a moved block:'

it.each<[before: string | Files, after: string | Files, ...lines: string[]]>([
  [input(''), '', 'major     var.x  the input was removed'],
  ['', input(''), 'major     var.x  an input without default was added'],
  ['', input('default = 1'), 'minor     var.x  an optional input was added'],
  [
    input('default = 1'),
    input(''),
    'major     var.x  the default was removed: callers have to set the input',
  ],
  [input(''), input('default = 1'), 'minor     var.x  the input got a default: callers may leave it out'],
  [input('default = 1'), input('default = 2'), 'minor     var.x  the default was "1" and is "2"'],
  [
    input('default = local.a'),
    input('default = local.b'),
    'minor     var.x  the default was "local.a" and is "local.b"',
  ],
  [input(''), input('nullable = false'), 'major     var.x  null is no longer passed on: nullable was true'],
  [
    input('default = 1'),
    input('default = 1\nnullable = false'),
    'minor     var.x  null is the default from now on: nullable was true',
  ],
  [input('type = any'), input('type = string'), 'patch     var.x  the type is declared: string'],
  [input('nullable = false'), input(''), 'minor     var.x  the input may be null: nullable was false'],
  [input('ephemeral = true'), input(''), 'major     var.x  the input no longer takes ephemeral values'],
  [input(''), input('ephemeral = true'), 'minor     var.x  the input takes ephemeral values'],
  [input(''), input('sensitive = true'), 'patch     var.x  the input is now sensitive'],
  [input('sensitive = true'), input(''), 'patch     var.x  the input is no longer sensitive'],
  [input(''), input('deprecated = "y"'), 'minor     var.x  the input was deprecated: "y"'],
  [input(''), valid('var.x > 1'), `minor     var.x  a validation is new, ${UNDECIDED}: "no" (main.tf:2)`],
  [
    input(''),
    input('validation {\n  condition = var.x > 1\n  error_message = local.text\n}'),
    `minor     var.x  a validation is new, ${UNDECIDED}: main.tf:2`,
  ],
  [valid('var.x > 1'), input(''), 'patch     var.x  a validation was removed'],
  [
    input('type = number'),
    input('type = object({ a = string })'),
    'major     var.x  the type takes less: was number and is object({ a = string })',
  ],
  [
    input('type = object({ a = tuple([number]), b = list(number), c = string, d = optional(string) })'),
    input(
      'type = object({ a = tuple([string]), b = list(string), c = optional(string), d = optional(string, "") })',
    ),
    'minor     var.x  the type takes more: .a[0] was number and is string; .b[*] was number and is string; attribute .c became optional; attribute .d got a default',
  ],
  [
    input('type = object({ a = optional(string), b = string })'),
    input('type = object({ a = string, c = optional(string), d = string })'),
    'major     var.x  the type takes less: attribute .a became required; attribute .b was removed; required attribute .d was added',
  ],
  [
    input('type = object({})'),
    input('type = object({ c = optional(string) })'),
    'minor     var.x  the type takes more: optional attribute .c was added',
  ],
  [output(''), '', 'major     output.o  the output was removed'],
  ['', output(''), 'minor     output.o  an output was added'],
  [output(''), output('sensitive = true'), 'major     output.o  the output was made sensitive'],
  [output('sensitive = true'), output(''), 'patch     output.o  the output is no longer sensitive'],
  [output(''), output('ephemeral = true'), 'major     output.o  the output was made ephemeral'],
  [output(''), output('deprecated = "y"'), 'minor     output.o  the output was deprecated: "y"'],
  [output(''), output('', '"a"'), 'major     output.o  the type changed: was number and is string'],
  [
    output('', '{ a = 1, b = 2, d = toset([1]) }'),
    output('', '{ a = "x", c = 1, d = toset([1]) }'),
    'major     output.o  the type changed: .a was number and is string; attribute .b was removed',
    'minor     output.o  the value has more: attribute .c was added',
  ],
  [
    vpc(),
    '',
    'major     aws_vpc.a  was removed without a moved or removed block',
    'patch     provider.aws  the provider is no longer needed',
  ],
  ['', vpc(), 'minor     aws_vpc.a  was added', 'minor     provider.aws  a provider was added'],
  [
    vpc(),
    `${vpc().replace('"a"', '"b"')}moved {\n  from = aws_vpc.a\n  to = aws_vpc.b\n}\n`,
    'patch     aws_vpc.a  was moved to aws_vpc.b',
  ],
  [
    `${vpc()}${vpc().replace('"a"', '"b"')}`,
    `${vpc()}removed {\n  from = aws_vpc.b\n}\n`,
    'patch     aws_vpc.b  was given up by a removed block',
  ],
  [`${vpc()}data "aws_ami" "x" {}\n`, vpc(), 'patch     data.aws_ami.x  was removed'],
  [
    vpc('count = 1'),
    vpc(),
    `major     aws_vpc.a  had count and has neither count nor for_each, ${KEYS} all instances but the first are destroyed`,
  ],
  [
    vpc('count = 1'),
    vpc('for_each = {}'),
    `major     aws_vpc.a  had count and has for_each, ${KEYS} its instances are destroyed`,
  ],
  [vpc(), vpc('count = 1')],
  [
    aws('source = "hashicorp/aws"'),
    aws('source = "acme/aws"'),
    'major     provider.aws  the source was "hashicorp/aws" and is "acme/aws"',
  ],
  [
    aws('configuration_aliases = [aws.a]'),
    aws('configuration_aliases = [aws.b, aws.c]'),
    'major     provider.aws  callers have to pass aws.b, aws.c',
    'major     provider.aws  callers that pass aws.a no longer can',
  ],
  ['', aws('configuration_aliases = [aws.a]'), 'major     provider.aws  callers have to pass aws.a'],
  [
    aws('configuration_aliases = [aws.a]'),
    '',
    'major     provider.aws  callers that pass aws.a no longer can',
  ],
  [
    aws('version = ">= 1.0"'),
    aws('version = ">= 2.0"'),
    'major     provider.aws  the constraint no longer allows 1.0.0',
  ],
  [
    aws('version = ">= 2.0"'),
    aws('version = ">= 1.0"'),
    'minor     provider.aws  the constraint now allows 1.0.0',
  ],
  [
    requires('>= 1.0'),
    requires('>= 1.5'),
    'minor     terraform.required_version  required_version no longer allows 1.0.0',
  ],
  [
    { 'main.tf': '', 'modules/a/main.tf': input('') },
    { 'main.tf': '' },
    'major     modules/a  the submodule was removed',
  ],
  [
    { 'main.tf': '' },
    { 'main.tf': '', 'modules/a/main.tf': input('') },
    'minor     modules/a  a submodule was added',
  ],
  [
    { 'main.tf': '', 'modules/a/main.tf': input('') },
    { 'main.tf': '', 'modules/a/main.tf': output('') },
    'major     modules/a: var.x  the input was removed',
    'minor     modules/a: output.o  an output was added',
  ],
])('a change of %j to %j says %j', async (before, after, ...lines) => {
  const changes = compareInterfaces(await interfaceOf(before), await interfaceOf(after))
  expect(formatChanges(changes)).toEqual(lines)
})

it.each([
  [input(''), output(''), 'Breaking: `var.x` (the input was removed).'],
  [
    '',
    `${output('')}${input('default = 1')}`,
    'New: `var.x` (an optional input was added), `output.o` (an output was added).',
  ],
  [input(''), input('sensitive = true'), 'Changed: `var.x` (the input is now sensitive).'],
])('a changelog says of %j and %j: %s', async (before, after, line) =>
  expect(changelogLine(compareInterfaces(await interfaceOf(before), await interfaceOf(after)))).toBe(line),
)

it('gives kinds the severities of somebody else', async () => {
  const changes = compareInterfaces(await interfaceOf(input('default = 1')), await interfaceOf(output('')), {
    'input-removed': 'patch',
  })
  expect(changes.map(({ kind, severity }) => [kind, severity])).toEqual([
    ['input-removed', 'patch'],
    ['output-added', 'minor'],
  ])
})

it('has every kind with its severity in docs/reference/interface.md', () => {
  const [, ...parts] = readFileSync('docs/reference/interface.md', 'utf8').split(
    /^### (?=Major|Minor|Patch)/m,
  )
  const documented = parts.flatMap((part) => {
    const severity = part.slice(0, part.indexOf('\n')).toLowerCase()
    return [...part.replace(/\n#[\s\S]*/, '').matchAll(/^- `([\w-]+)`: /gm)].map(([, kind]) => [
      kind,
      severity,
    ])
  })
  expect(Object.fromEntries(documented)).toEqual(CHANGE_KINDS)
})
