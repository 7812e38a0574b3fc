import { describe, expect, it } from 'vitest'
import { renderCatalog } from '../../src/index/plan/catalog-plan.ts'
import { catalogAddress, parseCatalog } from '../../src/search/catalog.ts'
import { CatalogSource } from '../../src/server/catalog.ts'
import { refusalOf } from '../refusal.ts'
import { bytesOf } from '../support/publish/samples.ts'

function catalogOf(count: number, description: string, updated = '2025-01-01T00:00:00Z') {
  const dates = { published_at: updated, updated_at: updated }
  const same = { owner: 'acme', namespace: 'acme', provider: 'aws', version: '1.0.0', source: '' }
  const items = Array.from({ length: count }, (_, at) => {
    return { ...same, ...dates, id: `acme/m${at}/aws/1.0.0`, name: `m${at}`, description }
  })
  const files = new Map(renderCatalog(items).map(([path, text]) => [path, bytesOf(text ?? '')]))
  return { files, read: async (path: string) => files.get(path) }
}

describe('the catalog of a server', () => {
  it('is read through the files that it was split into, and again when they are merged', async () => {
    const source = new CatalogSource()
    const split = catalogOf(4_000, 'x'.repeat(7_000))
    expect([...split.files.keys()].some((path) => path.split('/').length > 2)).toBe(true)
    for (const reader of [split, catalogOf(4_000, 'merged'), split, catalogOf(3_000, 'fewer')]) {
      const { modules, search } = await source.read(reader)
      expect(new Set(search(['acme']))).toEqual(new Set(modules))
      expect(modules.length).toBe(reader === split || search(['merged']).length > 0 ? 4_000 : 3_000)
    }
  })

  it('lists the newest commit first, then by address', async () => {
    const old = catalogOf(2, '', '2024-01-01T00:00:00Z').files
    const files = new Map([...catalogOf(4, '').files, ...old])
    const { modules } = await new CatalogSource().read({ read: async (path) => files.get(path) })
    expect(modules.map(catalogAddress)).toEqual(['acme/m2/aws', 'acme/m3/aws', 'acme/m0/aws', 'acme/m1/aws'])
  })

  it('pauses before each file, so that a large catalog stops no other request', async () => {
    const { files, read } = catalogOf(300, '')
    const pauses: string[] = []
    await new CatalogSource(async () => void pauses.push('')).read({ read })
    expect(pauses.length).toBeGreaterThanOrEqual(files.size)
  })

  it.each(['', '{', '[]', '{}', '{"modules":[{"id":1}]}', '{"children":{"aa":1}}', '{"children":{"a":0.5}}'])(
    'refuses a file that is %j, with what mends it',
    (text) =>
      expect(refusalOf(() => parseCatalog('catalog/00.json', bytesOf(text)))).toMatch(
        /^INDEX_INVALID: "catalog\/00\.json" .* render/,
      ),
  )
})
