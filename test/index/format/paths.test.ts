import { expect, it } from 'vitest'
import {
  addressOfModuleDocument,
  catalogChain,
  catalogPath,
  isCatalogPath,
  isListPath,
} from '../../../src/index/format/paths.ts'
import { parseModuleAddress } from '../../../src/module/module-address.ts'

const vpc = parseModuleAddress('acme/vpc/aws')

it('keeps the catalog in narrow directories, and addresses that differ only by case in one file', () => {
  expect(catalogChain(parseModuleAddress('ACME/Vpc/aws'))).toEqual(catalogChain(vpc))
  expect(catalogPath('ab')).toBe('catalog/ab.json')
  expect(catalogPath('abcd')).toBe('catalog/ab/c/d.json')
  expect(catalogChain(vpc).map((path) => path.split('/').length)).toEqual([2, 3, 4, 5, 6])
})

it.each([
  ['v1/modules/acme/vpc/aws/module.json', 'acme/vpc/aws'],
  ['v1/modules/acme/vpc/aws/1.0.0/module.json', undefined],
  ['v1/modules/acme/vpc/module.json', undefined],
  ['old/v1/modules/acme/vpc/aws/module.json', undefined],
  ['v1/modules/acme/vpc/aws/module.json.bak', undefined],
])('reads %s as the module %s', (path, address) => expect(addressOfModuleDocument(path)).toBe(address))

it.each([
  ['catalog/ab.json', true, true],
  ['catalog/0f/a/b.json', true, true],
  ['catalog/a.json', false, false],
  ['catalog/abc.json', false, false],
  ['catalog/ab/cd.json', false, false],
  ['catalog/ag.json', false, false],
  ['x/catalog/ab.json', false, false],
  ['catalog/ab.json.bak', false, false],
  ['v1/modules/index.json', false, true],
  ['v1/modules/acme/index.json', false, true],
  ['v1/modules/acme/vpc/aws/index.json', false, true],
  ['v1/modules/acme/vpc/aws/1.0.0/index.json', false, false],
  ['x/v1/modules/index.json', false, false],
  ['v1/modules/index.json.bak', false, false],
])('%s is a file of the catalog: %s, one that goes with its modules: %s', (path, isCatalog, isList) =>
  expect([isCatalogPath(path), isListPath(path)]).toEqual([isCatalog, isList]),
)
