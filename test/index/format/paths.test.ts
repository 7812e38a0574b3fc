import { expect, it } from 'vitest'
import { addressOfModuleDocument, catalogPath } from '../../../src/index/format/paths.ts'
import { parseModuleAddress } from '../../../src/module/module-address.ts'

const vpc = parseModuleAddress('acme/vpc/aws')

it('keeps addresses that differ only by case in one file of the catalog', () => {
  expect(catalogPath(parseModuleAddress('ACME/Vpc/aws'))).toBe(catalogPath(vpc))
  expect(catalogPath(vpc)).toMatch(/^catalog\/[0-9a-f]{2}\.json$/)
})

it.each([
  ['v1/modules/acme/vpc/aws/module.json', 'acme/vpc/aws'],
  ['v1/modules/acme/vpc/aws/1.0.0/module.json', undefined],
  ['v1/modules/acme/vpc/module.json', undefined],
  ['old/v1/modules/acme/vpc/aws/module.json', undefined],
  ['v1/modules/acme/vpc/aws/module.json.bak', undefined],
])('reads %s as the module %s', (path, address) => {
  expect(addressOfModuleDocument(path)).toBe(address)
})
