import { describe, expect, it } from 'vitest'
import { formatInterface, parseInterfaceFiles } from '../../../src/index/format/interface-document.ts'
import { compareInterfaces } from '../../../src/interface/diff/compare-interfaces.ts'
import { parseModuleAddress } from '../../../src/module/module-address.ts'
import { parseVersion } from '../../../src/module/version.ts'
import { interfaceOf } from '../../support/publish/interfaces.ts'

const RELEASE = { address: parseModuleAddress('acme/vpc/aws'), version: parseVersion('1.0.0') }
const COUNTED =
  'resource "aws_vpc" "a" {\n  count = 1\n}\noutput "o" {\n  value = [1]\n}\nterraform {\n  required_version = ">= 1.3"\n}\n'
const KEYED =
  'resource "aws_vpc" "a" {\n  for_each = toset(["x"])\n}\noutput "o" {\n  value = "a"\n}\nterraform {\n  required_version = ">= 1.3"\n}\n'

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

  it('of an older version says nothing of them, and no change is reported', async () => {
    const before = read(older(formatInterface(await interfaceOf(COUNTED))))
    expect(before.root).not.toHaveProperty('repetitions')
    expect(compareInterfaces(before, await interfaceOf(KEYED))).toEqual([])
  })

  it('of an older version is written as it was read', async () => {
    const text = older(formatInterface(await interfaceOf(COUNTED)))
    expect(JSON.parse(formatInterface(read(text)))).toEqual(JSON.parse(text))
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
