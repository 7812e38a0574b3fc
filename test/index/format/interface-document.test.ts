import { describe, expect, it } from 'vitest'
import {
  formatInterface,
  interfacePaths,
  parseInterfaceFiles,
} from '../../../src/index/format/interface-document.ts'
import { compareInterfaces } from '../../../src/interface/diff/compare-interfaces.ts'
import { parseModuleAddress } from '../../../src/module/module-address.ts'
import { parseVersion } from '../../../src/module/version.ts'
import { interfaceOf } from '../../support/publish/interfaces.ts'

const RELEASE = { address: parseModuleAddress('acme/vpc/aws'), version: parseVersion('1.0.0') }
const module = (repetition: string, value: string) =>
  `resource "aws_vpc" "a" {\n  ${repetition}\n}\noutput "o" {\n  value = ${value}\n}\nterraform {\n  required_version = ">= 1.3"\n}\n`
const COUNTED = module('count = 1', '[1]')
const KEYED = module('for_each = toset(["x"])', '"a"')

/** Reads a text as `interface.json`; a version without README. */
function read(text: string) {
  const found = parseInterfaceFiles(RELEASE, (path) =>
    path.endsWith('.json') ? Buffer.from(text) : undefined,
  )
  if (found === undefined) throw new Error('not read')
  return found
}

/** `interface.json` as older versions of the tool wrote it. */
function older(text: string): string {
  const isNew = (key: string, value: unknown) =>
    key === 'repetitions' || key === 'requiredVersionsAt' || (key === 'type' && typeof value === 'object')
  return JSON.stringify(JSON.parse(text), (key, value) => (isNew(key, value) ? undefined : value))
}

describe('interface.json', () => {
  it('keeps the keys of instances, the types of outputs and the place of required_version', async () => {
    const [before, after] = [await interfaceOf(COUNTED), await interfaceOf(KEYED)]
    expect(read(formatInterface(before)).root).toEqual(before.root)
    const changes = compareInterfaces(read(formatInterface(before)), after)
    expect(changes.map(({ kind }) => kind)).toEqual(['output-type-changed', 'resource-keys-changed'])
  })

  it('of an older version says nothing of them, no change is reported, and it is written as it was read', async () => {
    const text = older(formatInterface(await interfaceOf(COUNTED)))
    const before = read(text)
    expect(before.root).not.toHaveProperty('repetitions')
    expect(compareInterfaces(before, await interfaceOf(KEYED))).toEqual([])
    expect(JSON.parse(formatInterface(before))).toEqual(JSON.parse(text))
  })

  it.each([
    'variable "a" {\n  default = { "__proto__" = "one\\ntwo" }\n}\n',
    'variable "a" {\n  type = object({ __proto__ = optional(string, "one\\ntwo") })\n}\n',
    'variable "a" {\n  type = object({ b = optional(map(string), { __proto__ = "one\\ntwo" }) })\n}\n',
    'output "a" {\n  value = { __proto__ = "one" }\n}\n',
  ])('can be read where a valid module has a key that documents cannot keep: %s', async (module) => {
    const before = await interfaceOf(module)
    expect(read(formatInterface(before)).root).toEqual(before.root)
  })

  it('does not grow with outputs that repeat one large input', async () => {
    const attributes = Array.from({ length: 500 }, (_, at) => `a${at} = string`).join(', ')
    const outputs = Array.from({ length: 300 }, (_, at) => `output "o${at}" {\n  value = var.v\n}\n`)
    const module = await interfaceOf(
      `variable "v" {\n  type = object({ ${attributes} })\n}\n${outputs.join('')}`,
    )
    expect(module.root.outputs[0]?.type).toEqual({ kind: 'map', element: { kind: 'any' } })
    expect(formatInterface(module).length).toBeLessThan(200_000)
  })
})

it('is read with the README beside it, and not at all where there is no interface', async () => {
  const text = formatInterface(await interfaceOf(COUNTED))
  const version = 'v1/modules/acme/vpc/aws/1.0.0'
  const files = new Map([
    [`${version}/interface.json`, Buffer.from(text)],
    [`${version}/README.md`, Buffer.from('# VPC')],
  ])
  expect(interfacePaths(RELEASE.address, RELEASE.version)).toEqual([...files.keys()])
  expect(parseInterfaceFiles(RELEASE, (path) => files.get(path))?.root.readme).toBe('# VPC')
  expect(parseInterfaceFiles(RELEASE, () => undefined)).toBeUndefined()
})

describe('interface.json leaves out what reading gives back', () => {
  const SPREAD = {
    'a.tf':
      'variable "a" {}\nvariable "b" {\n  nullable = false\n  validation {\n    condition = true\n    error_message = "No."\n  }\n}\n',
    'b.tf':
      'variable "c" {\n  type    = list(map(string))\n  default = []\n}\noutput "o" {\n  value = "x"\n}\n',
    'modules/m/a.tf': 'variable "a" {\n  default = "x"\n}\n',
    'modules/m/README.md': '# M\n',
    'README.md': '# Root\n',
  }

  it('is one line with no fact twice', async () => {
    const whole = await interfaceOf(SPREAD)
    const text = formatInterface(whole)
    const validations = [{ condition: 'true', line: 4, message: 'No.' }]
    const inputs = [
      { file: 'a.tf', line: 1, name: 'a', required: true },
      { line: 2, name: 'b', nullable: false, required: true, validations },
      { default: '[]', file: 'b.tf', line: 1, name: 'c', type: 'list(map(string))' },
    ]
    const outputs = [{ file: 'b.tf', line: 5, name: 'o', type: { kind: 'string' } }]
    const below = [{ default: '"x"', file: 'modules/m/a.tf', line: 1, name: 'a' }]
    const submodules = [{ inputs: below, path: 'modules/m', readme: '# M\n', repetitions: {} }]
    const root = { inputs, outputs, repetitions: {} }
    expect(text).toBe(`${JSON.stringify({ examples: [], format: 1, root, submodules })}\n`)
    const again = read(text)
    expect(again.submodules).toEqual(whole.submodules)
    expect(again.root).toEqual({ ...whole.root, readme: '' })
  })

  it('equal directories of two versions have one text', async () => {
    const [one, other] = [await interfaceOf(SPREAD), await interfaceOf({ ...SPREAD, 'a.tf': '' })]
    const shared = { ...other, submodules: one.submodules }
    expect(formatInterface(shared)).toBe(formatInterface(other))
    expect(formatInterface({ ...other, root: one.root })).toBe(formatInterface(one))
  })

  it.each([
    ['string', 'null'],
    ['map(list(number))', '{}'],
    ['list', '[]'],
    ['list( string )', '[ ]'],
    ['set(any)', '["a"]'],
    ['object({ a = optional(string, "x") })', '{ a = 1 }'],
    [`${'list('.repeat(9)}any${')'.repeat(9)}`, '-1.5'],
    ['tuple([string])', '1.0'],
    ['list(string', '0x1'],
    ['number', '1e3'],
    ['bool', 'true'],
    ['string', '"a b"'],
    ['string', '"a\\tb"'],
    ['string', '"$${a}"'],
    ['string', '"%%{a}"'],
    ['string', `"${'$'}{1}"`],
    ['string', '"é"'],
    ['unheard(string)', 'null'],
    ['object({ a = string, b = optional(map(number), { x = 1 }) })', '{ a = "x", "b" : null }'],
    [
      'object({\n    # why\n    a = string // b\n    b = /* c */ any\n  })',
      '{\n    a = [1, "x",]\n    b = {}\n  }',
    ],
    [`${'list('.repeat(40)}any${')'.repeat(40)}`, `${'['.repeat(40)}${']'.repeat(40)}`],
    ['string', `"${'x'.repeat(70_000)}"`],
    ['any', 'a.b'],
    ['any', '{ (a) = 1 }'],
    ['any', '[for a in b : a]'],
    ['any', '[1 2]'],
    ['any', '(1)'],
    ['any', '"a" /* b'],
  ])('of type %s and default %s', async (type, value) => {
    const whole = await interfaceOf(`variable "v" {\n  type = ${type}\n  default = ${value}\n}\n`)
    const again = read(formatInterface(whole))
    expect(again.root.inputs).toEqual(whole.root.inputs)
    expect(formatInterface(again)).toBe(formatInterface(whole))
  })

  it('and takes what says all of it, as an editor or another tool writes it', async () => {
    const whole = await interfaceOf(SPREAD)
    const { diagnostics: _, root, ...rest } = whole
    const again = read(JSON.stringify({ ...rest, format: 1, root: { ...root, readme: '' } }, null, 2))
    expect(again.root.inputs).toEqual(root.inputs)
    expect(formatInterface(again)).toBe(formatInterface(whole))
  })
})
