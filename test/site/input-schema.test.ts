import Ajv2020 from 'ajv/dist/2020.js'
import { expect, it } from 'vitest'
import { inputSchema } from '../../src/site/input-schema.ts'
import { interfaceOf, variable } from '../support/publish/interfaces.ts'

const RULE = 'object({ from = number, to = optional(number, 8) })'
const MAIN = [
  variable('name', 'description = "The name"', 'type = string', 'nullable = false'),
  variable('size', 'type = number', 'default = 3'),
  variable('enabled', 'type = bool', 'default = true'),
  variable('zones', 'type = set(string)', 'default = []'),
  variable('tags', 'type = map(string)', 'default = {}'),
  variable('pair', 'type = tuple([string, number])', 'default = null'),
  variable('none', 'type = tuple([])', 'default = []'),
  variable('rule', `type = ${RULE}`, 'default = null', 'sensitive = true'),
  variable('anything', 'default = null'),
]

const { root } = await interfaceOf(MAIN.join(''))
const schema = inputSchema('acme/vpc/aws 1.0.0', root.inputs)
const ajv = new Ajv2020.default({ strict: false, allErrors: true })
const validate = ajv.compile(schema)

it.each([
  [{ name: 'a' }],
  [{ name: 1, size: '5', enabled: 'true' }],
  [{ name: 'a', size: null, zones: ['a', 1], tags: { a: 'b', c: null } }],
  [{ name: 'a', pair: ['a', 1], none: [], rule: { from: 1, other: true } }],
  [{ name: 'a', anything: { a: [1] } }],
])('takes %j', (values) => expect([validate(values), validate.errors]).toEqual([true, null]))

it.each([
  [{}, /required property 'name'/],
  [{ name: null }, /\/name must be/],
  [{ name: {} }, /\/name must be/],
  [{ name: 'a', size: 'many' }, /\/size must match/],
  [{ name: 'a', enabled: 'yes' }, /\/enabled must be/],
  [{ name: 'a', zones: 'a' }, /\/zones must be array/],
  [{ name: 'a', tags: { a: [] } }, /\/tags\/a must be/],
  [{ name: 'a', pair: ['a'] }, /\/pair must NOT have fewer than 2/],
  [{ name: 'a', none: [1] }, /\/none must NOT have more than 0/],
  [{ name: 'a', rule: {} }, /\/rule must have required property 'from'/],
  [{ name: 'a', nmae: 'b' }, /must NOT have additional properties/],
])('refuses %j', (values, message) => {
  expect(validate(values)).toBe(false)
  expect(ajv.errorsText(validate.errors)).toMatch(message)
})

it('says what the module says of an input', () => {
  expect(schema.properties['name']).toMatchObject({ description: 'The name', 'x-terraform-type': 'string' })
  expect(schema.properties['size']).toMatchObject({ default: 3, 'x-terraform-default': '3' })
  expect(schema.properties['rule']).toMatchObject({
    writeOnly: true,
    'x-terraform-type': 'object({ from = number, to = optional(number) })',
    properties: { to: { default: 8 } },
  })
  expect(schema).toMatchObject({ title: 'acme/vpc/aws 1.0.0', required: ['name'] })
})
