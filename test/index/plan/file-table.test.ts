import { expect, it } from 'vitest'
import { catalogChain } from '../../../src/index/format/paths.ts'
import { pathsToRead } from '../../../src/index/plan/file-table.ts'
import { parseModuleAddress } from '../../../src/module/module-address.ts'
import { parseVersion } from '../../../src/module/version.ts'

it('reads a number of files that does not grow with the index', () => {
  const address = parseModuleAddress('acme/vpc/aws')
  expect(pathsToRead(address, [parseVersion('2.0.0-rc.1')])).toEqual([
    'v1/modules/acme/vpc/aws/module.json',
    'v1/modules/acme/vpc/aws/versions',
    'v1/modules/acme/vpc/aws/versions.json',
    'v1/modules/acme/vpc/aws/index.json',
    'v1/modules/acme/vpc/aws/2.0.0-rc.1/interface.json',
    'v1/modules/acme/vpc/aws/2.0.0-rc.1/README.md',
    'v1/modules/acme/vpc/aws/2.0.0-rc.1/release.json',
    'v1/modules/acme/vpc/aws/2.0.0-rc.1/index.json',
    'v1/modules/acme/vpc/aws/2.0.0-rc.1/source',
    'v1/modules/acme/vpc/aws/2.0.0-rc.1/download',
    'v1/modules/acme/vpc/index.json',
    'v1/modules/acme/index.json',
    'v1/modules/index.json',
    ...catalogChain(address),
  ])
})
