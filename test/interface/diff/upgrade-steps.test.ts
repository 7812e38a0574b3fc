import { expect, it } from 'vitest'
import { compareInterfaces } from '../../../src/interface/diff/compare-interfaces.ts'
import { upgradeSteps } from '../../../src/interface/diff/upgrade-steps.ts'
import { type Files, variable as input, inSubmodule, interfaceOf } from '../../support/publish/interfaces.ts'

const output = (name: string) => `output "${name}" {\n  value = 1\n}\n`
const text = (name: string) => input(name, 'type = string')
const CIDR = text('cidr')
const VPC = 'resource "aws_vpc" "this" {}\n'
const aws = (version: string) =>
  `terraform {\n  required_providers {\n    aws = { source = "hashicorp/aws", version = "${version}" }\n  }\n}\n`
const matching = (pattern: RegExp): readonly string[] => [expect.stringMatching(pattern)]
const optional = (name: string) => input(name, 'type = string', 'default = ""')
const described = (name: string) => input(name, 'type = string', 'description = "Range"')

async function steps(before: string | Files, after: string | Files): Promise<string[]> {
  const [old, current] = [await interfaceOf(before), await interfaceOf(after)]
  return upgradeSteps(old, current, compareInterfaces(old, current))
}

it.each<[what: string, before: string | Files, after: string | Files, steps: readonly string[]]>([
  ['a new name of like words', CIDR, text('cidr_block'), ['rename the input "cidr" to "cidr_block"']],
  ['a new name with the same description', described('a'), described('b'), ['rename the input "a" to "b"']],
  [
    'another type',
    CIDR,
    input('cidr_blocks', 'type = list(string)'),
    ['take the input "cidr" out', 'set the input "cidr_blocks", a value of the type list(string)'],
  ],
  ['two names that fit', CIDR, optional('cidr_a') + optional('cidr_b'), ['take the input "cidr" out']],
  [
    'a new name for two',
    text('public_cidr') + text('private_cidr'),
    optional('cidr'),
    ['take the input "private_cidr" out', 'take the input "public_cidr" out'],
  ],
  ['a default', input('a', 'default = "x"'), input('a'), ['set the input "a": its default was "\\"x\\""']],
  ['an output', CIDR + output('vpc_id'), CIDR + output('id'), ['rename the output "vpc_id" to "id"']],
  ['an output that is gone', CIDR + output('x'), CIDR, ['use the output "x" no more']],
  [
    'a submodule',
    inSubmodule(CIDR),
    inSubmodule(input('x')),
    ['take the input "cidr" of "modules/a" out', 'set the input "x" of "modules/a"'],
  ],
  ['an optional input', '', optional('cidr'), []],
  ['null', input('a'), input('a', 'nullable = false'), ['give the input "a" a value instead of null']],
  [
    'a narrower type',
    input('a', 'type = any'),
    input('a', 'type = object({ x = string })'),
    matching(/^look at the value of the input "a": /),
  ],
  ['a resource', VPC, '', matching(/^read the plan before you apply it: aws_vpc\.this was removed/)],
  [
    'a resource of a submodule that is gone',
    inSubmodule(VPC),
    inSubmodule(''),
    matching(/^read the plan before you apply it, for what is of "modules\/a": aws_vpc\.this /),
  ],
  ['a submodule that is gone', inSubmodule(''), '', ['call the submodule "modules/a" no more']],
  ['a provider of a new major version', aws('~> 4.0'), aws('~> 5.0'), matching(/^look at "provider\.aws": /)],
])('says what callers do about %s', async (_, before, after, expected) =>
  expect(await steps(before, after)).toEqual(expected),
)

it('says what to set where the project calls it minor that the old name is gone', async () => {
  const [before, after] = [await interfaceOf(CIDR), await interfaceOf(text('cidr_block'))]
  const changes = compareInterfaces(before, after, { 'input-removed': 'minor' })
  expect(upgradeSteps(before, after, changes)).toEqual([
    'set the input "cidr_block", a value of the type string',
  ])
})
