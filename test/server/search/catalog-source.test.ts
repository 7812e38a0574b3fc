import { expect, it } from 'vitest'
import { renderCatalog } from '../../../src/index/plan/catalog-plan.ts'
import { CatalogSource } from '../../../src/server/search/catalog-source.ts'
import { bytesOf } from '../../support/publish/samples.ts'

function catalogFiles(count: number, description: string) {
  const items = Array.from({ length: count }, (_, at) => ({
    id: `acme/m${at}/aws/1.0.0`,
    owner: 'acme',
    namespace: 'acme',
    name: `m${at}`,
    provider: 'aws',
    version: '1.0.0',
    description,
    source: '',
    published_at: '2025-01-01T00:00:00Z',
    updated_at: '2025-01-01T00:00:00Z',
  }))
  return { items, files: new Map(renderCatalog(items).map(([path, text]) => [path, bytesOf(text ?? '')])) }
}

it('reads the catalog through the files that it was split into', async () => {
  const { items, files } = catalogFiles(4_000, 'x'.repeat(7_000))
  expect([...files.keys()].some((path) => path.split('/').length > 2)).toBe(true)
  const { modules } = await new CatalogSource().read({ read: async (path) => files.get(path) })
  expect(new Set(modules.map(({ id }) => id))).toEqual(new Set(items.map(({ id }) => id)))
})

it('pauses before each file, so that a large catalog stops no other request', async () => {
  const { files } = catalogFiles(300, '')
  let pauses = 0
  const pause = async () => {
    pauses += 1
  }
  await new CatalogSource(pause).read({ read: async (path) => files.get(path) })
  expect(pauses).toBeGreaterThanOrEqual(files.size)
})
