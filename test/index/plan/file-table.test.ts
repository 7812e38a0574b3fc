import { expect, it } from 'vitest'
import { listItem } from '../../../src/index/format/module-list.ts'
import { catalogChain } from '../../../src/index/format/paths.ts'
import { LIST_LIMIT } from '../../../src/index/limits.ts'
import { interfaceFiles, LISTS, pathsToRead } from '../../../src/index/plan/file-table.ts'
import { addToList } from '../../../src/index/walk/list-plan.ts'
import { parseModuleAddress } from '../../../src/module/module-address.ts'
import { parseVersion } from '../../../src/module/version.ts'
import { interfaceOf } from '../../support/publish/interfaces.ts'
import { aModule, aRelease } from '../../support/publish/samples.ts'

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

it('has a README beside the interface where the module has one', async () => {
  const release = aRelease()
  const filesOf = async (files: Readonly<Record<string, string>>) =>
    interfaceFiles(release, await interfaceOf({ 'main.tf': 'locals {}\n', ...files }))
  const at = 'v1/modules/acme/vpc/aws/1.0.0'
  const paths = (await filesOf({ 'README.md': '# VPC\n' })).map(([path]) => path)
  expect(paths).toEqual([`${at}/interface.json`, `${at}/README.md`])
  expect((await filesOf({ 'README.md': '# VPC\n' })).at(-1)).toEqual([`${at}/README.md`, '# VPC\n'])
  expect((await filesOf({})).map(([path]) => path)).toEqual([`${at}/interface.json`])
})

it('keeps no more than the newest modules of a list that shows no others', () => {
  const [byName, byNamespace] = LISTS
  const itemAt = (at: number) => {
    const committedAt = new Date(Date.UTC(2025, 0, 1, 0, at)).toISOString().replace('.000', '')
    const release = aRelease({ address: `acme/m${at}/aws`, committedAt })
    return listItem(aModule([release]), { release, moduleInterface: undefined })
  }
  const full = { modules: Array.from({ length: 4 * LIST_LIMIT }, (_, at) => itemAt(at)) }
  for (const list of [byName, byNamespace]) {
    if (list === undefined) throw new Error('no list')
    const item = itemAt(4 * LIST_LIMIT)
    const less = { modules: full.modules.slice(1) }
    expect(addToList(list, less, item)).toEqual({ modules: [...less.modules, item], hasMore: false })
    const added = addToList(list, full, item)
    if (list === byName) expect(added).toEqual({ modules: [...full.modules, item], hasMore: false })
    else expect([added.modules[0], added.modules.length, added.hasMore]).toEqual([item, LIST_LIMIT, true])
  }
})
