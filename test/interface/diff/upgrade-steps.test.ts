import { expect, it } from 'vitest'
import { compareInterfaces } from '../../../src/interface/diff/compare-interfaces.ts'
import { upgradeSteps } from '../../../src/interface/diff/upgrade-steps.ts'
import { type Files, interfaceOf } from '../../support/publish/interfaces.ts'

const CIDR = 'variable "cidr" {\n  type = string\n}\n'

async function steps(before: string | Files, after: string | Files): Promise<string[]> {
  const [old, current] = [await interfaceOf(before), await interfaceOf(after)]
  return upgradeSteps(old, current, compareInterfaces(old, current))
}

it.each<[what: string, before: string | Files, after: string | Files, steps: readonly string[]]>([
  [
    'a new name of like words',
    CIDR,
    CIDR.replace('cidr', 'cidr_block'),
    ['rename the input "cidr" to "cidr_block"'],
  ],
  [
    'a new name with the same description',
    'variable "a" {\n  type = string\n  description = "Range"\n}\n',
    'variable "b" {\n  type = string\n  description = "Range"\n}\n',
    ['rename the input "a" to "b"'],
  ],
  [
    'another type',
    CIDR,
    'variable "cidr_blocks" {\n  type = list(string)\n}\n',
    ['take the input "cidr" out', 'set the input "cidr_blocks", a value of the type list(string)'],
  ],
  [
    'two names that fit',
    CIDR,
    'variable "cidr_a" {\n  type = string\n  default = ""\n}\nvariable "cidr_b" {\n  type = string\n  default = ""\n}\n',
    ['take the input "cidr" out'],
  ],
  [
    'a default that is gone',
    'variable "a" {\n  default = "x"\n}\n',
    'variable "a" {}\n',
    ['set the input "a": its default was "\\"x\\""'],
  ],
  [
    'an output',
    `${CIDR}output "vpc_id" {\n  value = 1\n}\n`,
    `${CIDR}output "id" {\n  value = 1\n}\n`,
    ['rename the output "vpc_id" to "id"'],
  ],
  ['an output that is gone', `${CIDR}output "x" {\n  value = 1\n}\n`, CIDR, ['use the output "x" no more']],
  [
    'a submodule',
    { 'main.tf': '', 'modules/a/README.md': 'A', 'modules/a/main.tf': CIDR },
    { 'main.tf': '', 'modules/a/README.md': 'A', 'modules/a/main.tf': 'variable "x" {}\n' },
    ['take the input "cidr" of "modules/a" out', 'set the input "x" of "modules/a"'],
  ],
  ['an optional input', '', CIDR.replace('type', 'default = ""\n  type'), []],
])('says what callers do about %s', async (_, before, after, expected) =>
  expect(await steps(before, after)).toEqual(expected),
)
