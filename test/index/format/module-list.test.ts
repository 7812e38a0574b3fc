import { describe, expect, it } from 'vitest'
import {
  catalogItem,
  formatCatalog,
  formatNewestList,
  formatSystemList,
  listItem,
  listItemOf,
  type ModuleList,
  type ModuleListItem,
  parseModuleList,
  withModules,
} from '../../../src/index/format/module-list.ts'
import { parseModuleAddress } from '../../../src/module/module-address.ts'
import { refusalOf } from '../../refusal.ts'
import { interfaceOf } from '../../support/publish/interfaces.ts'
import { aModule, aRelease, bytesOf } from '../../support/publish/samples.ts'

function itemOf(address: string, committedAt = '2025-01-01T00:00:00Z'): ModuleListItem {
  const release = aRelease({ address, committedAt })
  return listItem(aModule([release]), { release, moduleInterface: undefined })
}

function idsIn(list: string): string[] {
  return JSON.parse(list).modules.map(({ id }: { id: string }) => id)
}

describe('a list item', () => {
  it('has the keys of the registry API', () => {
    const release = aRelease({ version: '1.2.3' })
    const older = aRelease({ version: '1.2.2', committedAt: '2026-01-01T00:00:00Z' })
    expect(listItem(aModule([release, older]), { release, moduleInterface: undefined })).toEqual({
      id: 'acme/vpc/aws/1.2.3',
      owner: 'acme',
      namespace: 'acme',
      name: 'vpc',
      provider: 'aws',
      version: '1.2.3',
      description: '',
      source: 'https://git.acme.test/acme/vpc',
      published_at: '2025-01-02T03:04:05Z',
      updated_at: '2026-01-01T00:00:00Z',
      verified: false,
      downloads: 0,
    })
  })

  it.each([
    ['', ''],
    ['https://git.acme.test', ''],
    ['https://git.acme.test/group/sub/vpc', 'group'],
  ])('of the repository %j has the owner %j', (url, owner) => {
    const release = { ...aRelease(), repository: { url } }
    expect(listItem(aModule([release]), { release, moduleInterface: undefined })['owner']).toBe(owner)
  })
})

describe('an item of the catalog', () => {
  const release = aRelease()
  const called = (source: string, name: string) => `module "${name}" {\n  source = "${source}"\n}\n`

  it('is found by its inputs, outputs, types of resources and called modules, each once', async () => {
    const moduleInterface = await interfaceOf({
      'main.tf': [
        'variable "b" {}\nvariable "a" {}\noutput "o" {\n  value = 1\n}',
        'resource "z_z" "a" {}\nresource "z_z" "b" {}\ndata "d_d" "a" {}',
        called('modules.acme.dev/acme/vpc/aws//x', 'b'),
        called('./modules/m', 'c'),
      ].join('\n'),
      'modules/m/main.tf': `resource "a_a" "a" {}\n${called('a.dev/acme/vpc/aws', 'a')}${called('modules.acme.dev/acme/vpc/aws', 'b')}`,
    })
    const item = catalogItem(aModule([release]), { release, moduleInterface })
    const plain = listItem(aModule([release]), { release, moduleInterface: undefined })
    expect(item).toEqual({
      ...plain,
      inputs: ['b', 'a'],
      outputs: ['o'],
      resources: ['a_a', 'z_z'],
      dependencies: ['a.dev/acme/vpc/aws', 'modules.acme.dev/acme/vpc/aws'],
    })
    expect(listItemOf(item)).toEqual(plain)
  })

  it('says nothing of what it has not, and nothing of a version without interface', async () => {
    const item = catalogItem(aModule([release]), {
      release,
      moduleInterface: await interfaceOf('locals {}\n'),
    })
    expect(item).toMatchObject({ inputs: [], outputs: [] })
    expect(Object.keys(item)).not.toEqual(expect.arrayContaining(['resources']))
    expect(Object.keys(item)).not.toEqual(expect.arrayContaining(['dependencies']))
    const without = { release, moduleInterface: undefined }
    expect(catalogItem(aModule([release]), without)).toEqual(listItem(aModule([release]), without))
  })

  it('has the first 500 names, and the first 200 called modules', async () => {
    const numbers = Array.from({ length: 501 }, (_, at) => at + 1000)
    const text = numbers.map(
      (at) => `variable "v${at}" {}\nresource "t_${at}" "a" {}\n${called(`a.dev/acme/m${at}/aws`, `m${at}`)}`,
    )
    const item = catalogItem(aModule([release]), {
      release,
      moduleInterface: await interfaceOf(text.join('')),
    })
    expect(item['inputs']).toEqual(numbers.slice(0, 500).map((at) => `v${at}`))
    expect(item['resources']).toEqual(numbers.slice(0, 500).map((at) => `t_${at}`))
    expect(item['dependencies']).toEqual(numbers.slice(0, 200).map((at) => `a.dev/acme/m${at}/aws`))
  })
})

describe('a list', () => {
  const items = [
    itemOf('b/b/aws', '2025-01-02T00:00:00Z'),
    itemOf('a/b/aws', '2025-01-01T00:00:00Z'),
    itemOf('b/a/aws', '2025-01-02T00:00:00Z'),
  ]

  it('of the newest has the newest commit first, then goes by address', () => {
    expect(idsIn(formatNewestList({ modules: items }))).toEqual([
      'b/a/aws/1.0.0',
      'b/b/aws/1.0.0',
      'a/b/aws/1.0.0',
    ])
  })

  const manyItems = (length: number) => Array.from({ length }, (_, index) => itemOf(`a/m${index + 100}/aws`))

  it('of the newest stops at 100, and says so', () => {
    const list = JSON.parse(formatNewestList({ modules: manyItems(101) }))
    expect(list.meta).toEqual({ limit: 100, current_offset: 0, next_offset: 100 })
    expect(list.modules).toHaveLength(100)
    expect(list.modules.at(-1).id).toBe('a/m199/aws/1.0.0')
  })

  it('of the newest that holds all does not say that there are more', () => {
    const { meta } = JSON.parse(formatNewestList({ modules: manyItems(100) }))
    expect(meta).toEqual({ limit: 100, current_offset: 0 })
  })

  it('of the newest that left out modules still says so when it is read and a module of it is published again', () => {
    const [first = itemOf('a/b/aws')] = manyItems(1)
    const read = parseModuleList('x', bytesOf(formatNewestList({ modules: manyItems(101) })))
    const { meta } = JSON.parse(
      formatNewestList(withModules(read, [{ address: parseModuleAddress('a/m100/aws'), item: first }])),
    )
    expect(meta.next_offset).toBe(100)
  })

  it.each([
    [({ modules }: ModuleList) => formatCatalog(modules), undefined],
    [formatSystemList, { limit: 100, current_offset: 0 }],
  ])('by address holds every one: %o', (format, meta) => {
    const text = format({ modules: items })
    expect(idsIn(text)).toEqual(['a/b/aws/1.0.0', 'b/a/aws/1.0.0', 'b/b/aws/1.0.0'])
    expect(JSON.parse(text).meta).toEqual(meta)
  })

  it('reads back what it wrote, and what others add to an item', () => {
    const added = items.map((item) => ({ ...item, stars: 1 }))
    const read = parseModuleList('x', bytesOf(formatCatalog(added)))
    expect(read).toEqual({ modules: [added[1], added[2], added[0]], hasMore: false })
  })

  it.each(['', '[]', '{"modules":{}}', '{"modules":[{"id":1}]}', '{"modules":[null]}'])(
    'that is %j is refused by its path',
    (text) => {
      expect(refusalOf(() => parseModuleList('catalog/00.json', bytesOf(text)))).toBe(
        'INDEX_INVALID: "catalog/00.json" in the index is not a module list | run `module-registry render --index …` to rebuild it',
      )
    },
  )
})
