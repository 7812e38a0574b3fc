import { beforeAll, describe, expect, it } from 'vitest'
import { interfaceShape } from '../../../src/core/interface/api-shape.ts'
import { compareInterfaces } from '../../../src/core/interface/changes.ts'
import { changelogLine, formatChanges } from '../../../src/core/interface/changes-text.ts'
import { formatInterface } from '../../../src/core/interface/interface-text.ts'
import type { ModuleInterface } from '../../../src/core/interface/module-interface.ts'
import { formatType } from '../../../src/core/interface/type-expression.ts'
import { interfaceOf } from '../../support/interfaces.ts'

const MAIN = `terraform {
  required_version = ">= 1.5"
  required_providers {
    aws = {
      source  = "hashicorp/aws"
      version = "~> 5.0"
    }
  }
}
variable "name" {
  type = string
}
variable "tags" {
  type = object({
    team = string
    cost = optional(number, 3)
  })
  default = { team = "web" }
}
variable "anything" {
  default = 1
}
output "id" {
  value = aws_vpc.this.id
}
output "key" {
  value     = "k"
  sensitive = true
}
resource "aws_vpc" "this" {}
data "google_project" "here" {}
module "subnets" {
  source  = "acme/subnets/aws"
  version = "1.2.3"
}
`

describe('a module, for people', () => {
  let module: ModuleInterface
  beforeAll(async () => {
    module = await interfaceOf({
      'main.tf': MAIN,
      'examples/empty/README.md': '# empty\n',
      'modules/x/main.tf': '',
    })
  })

  it('is a paragraph for each directory, a line for each thing', () => {
    const text = formatInterface(module)
    expect(text.split('\n')[0]).toBe('root')
    for (const line of [
      '  input     name  string, required',
      '  input     tags  object({ team = string cost = optional(number, 3) })',
      '  input     anything  any',
      '  output    id',
      '  output    key  sensitive',
      '  resource  aws_vpc.this',
      '  data      google_project.here',
      '  module    subnets  acme/subnets/aws 1.2.3',
      '  requires  terraform  >= 1.5',
    ]) {
      expect(text.split('\n')).toContain(line)
    }
    expect(text).toMatch(/ {2}provider {2}aws {2}hashicorp\/aws ~> 5\.0/)
    expect(text).toMatch(/ {2}provider {2}google {2}\(implied\)/)
  })

  it('is the documented shape for programs: managed resources alone, implied providers with empty text', () => {
    const { root, submodules } = interfaceShape(module)
    expect(root.resources).toEqual([{ name: 'this', type: 'aws_vpc' }])
    expect(root.dependencies).toEqual([{ name: 'subnets', source: 'acme/subnets/aws', version: '1.2.3' }])
    expect(root.provider_dependencies).toEqual([
      { name: 'aws', namespace: 'hashicorp', source: 'hashicorp/aws', version: '~> 5.0' },
      { name: 'google', namespace: 'hashicorp', source: '', version: '' },
    ])
    expect(root.inputs.find(({ name }) => name === 'anything')).toMatchObject({
      type: '',
      default: '1',
      required: false,
    })
    expect(submodules.map(({ path }) => path)).toEqual(['modules/x'])
  })

  it('has changes that are told the gravest first, and in one line for a changelog', async () => {
    const after = await interfaceOf({
      'main.tf': MAIN.replace('variable "name"', 'variable "title"'),
      'modules/x/main.tf': '',
    })
    const changes = compareInterfaces(module, after)
    expect(formatChanges(changes)[0]).toMatch(/^major +/)
    expect(changelogLine(changes)).toMatch(/^Breaking: .*`.*name.*`/)
    const added = await interfaceOf({
      'main.tf': `${MAIN}output "new" {\n  value = 1\n}\n`,
      'modules/x/main.tf': '',
    })
    expect(changelogLine(compareInterfaces(module, added))).toMatch(/^New: /)
    expect(changelogLine([])).toBe('No change of the interface.')
  })
})

describe('a type', () => {
  it.each([
    'any',
    'string',
    'list(number)',
    'map(any)',
    'tuple([string, bool])',
    'object({a = string, b = optional(list(number))})',
  ])('%s is written as it is read', async (text) => {
    const { root } = await interfaceOf({ 'main.tf': `variable "x" {\n  type = ${text}\n}\n` })
    const [input] = root.inputs
    const spaceless = (type: string) => type.replaceAll(/\s/g, '')
    expect(input && spaceless(formatType(input.parsedType))).toBe(spaceless(text))
  })

  it.each([
    'list',
    'tuple(string)',
    'object(string)',
    'list(string, number)',
    'wrong(string)',
    'strin',
    '"string"',
  ])('%s is read too, whatever it means', async (text) => {
    const { root } = await interfaceOf({ 'main.tf': `variable "x" {\n  type = ${text}\n}\n` })
    expect(root.inputs.map(({ parsedType }) => formatType(parsedType))[0]).not.toBe('')
  })
})
