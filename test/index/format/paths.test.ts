import { expect, it } from 'vitest'
import { addressOfModuleDocument, catalogPath, pathsToRead } from '../../../src/index/format/paths.ts'
import { parseModuleAddress } from '../../../src/module/module-address.ts'
import { parseVersion } from '../../../src/module/version.ts'

const vpc = parseModuleAddress('acme/vpc/aws')

it('reads a number of files that does not grow with the index', () => {
  const shard = catalogPath(vpc)
  expect(pathsToRead(vpc, [parseVersion('2.0.0-rc.1')])).toEqual([
    'v1/modules/acme/vpc/aws/module.json',
    'v1/modules/acme/vpc/aws/versions',
    'v1/modules/acme/vpc/aws/index.json',
    'v1/modules/acme/vpc/aws/2.0.0-rc.1/release.json',
    'v1/modules/acme/vpc/aws/2.0.0-rc.1/interface.json',
    'v1/modules/acme/vpc/aws/2.0.0-rc.1/README.md',
    'v1/modules/acme/vpc/aws/2.0.0-rc.1/index.json',
    'v1/modules/acme/vpc/aws/2.0.0-rc.1/source',
    'v1/modules/acme/vpc/aws/2.0.0-rc.1/download',
    'v1/modules/acme/vpc/index.json',
    'v1/modules/acme/index.json',
    'v1/modules/index.json',
    shard,
  ])
})

it('keeps spellings that differ only by case in one shard', () => {
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
