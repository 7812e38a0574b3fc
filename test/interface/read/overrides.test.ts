import { expect, it } from 'vitest'
import { rootOf } from '../../support/publish/interfaces.ts'

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
  expect(await overridden('variable "a" {}\n', more)).toMatchObject({
    inputs: [
      { name: 'a', file: 'main.tf' },
      { name: 'b', file: 'override.tf' },
    ],
    outputs: [{ name: 'a', file: 'override.tf' }],
  })
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
  const required = (body: string) => `terraform {\n  required_providers {\n${body}\n  }\n}\n`
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
