import { describe, expect, it } from 'vitest'
import { formatCatalogNode, parseCatalogFile } from '../../../src/index/format/catalog.ts'
import { formatCatalog, type ModuleListItem } from '../../../src/index/format/module-list.ts'
import { refusalOf } from '../../refusal.ts'
import { bytesOf } from '../../support/publish/samples.ts'

const item = (name: string): ModuleListItem => ({
  id: `acme/${name}/aws/1.0.0`,
  namespace: 'acme',
  name,
  provider: 'aws',
  updated_at: '',
  inputs: ['é', 'b'],
})

describe('a file of the catalog', () => {
  it('has modules, or how many there are below', () => {
    expect(parseCatalogFile('x', undefined)).toEqual({ modules: [] })
    expect(parseCatalogFile('x', bytesOf(formatCatalog([item('b')])))).toEqual({ modules: [item('b')] })
    expect(formatCatalogNode({ a: 2, 0: 1 })).toBe('{"children":{"0":1,"a":2}}\n')
    expect(parseCatalogFile('x', bytesOf(formatCatalogNode({ a: 2 })))).toEqual({ children: { a: 2 } })
  })

  it.each([
    '',
    '{}',
    '{"modules":[{}]}',
    '{"children":{"g":1}}',
    '{"children":{"aa":1}}',
    '{"children":{"a":0}}',
    '{"children":{"a":1.5}}',
  ])('is refused as %j', (text) => {
    expect(refusalOf(() => parseCatalogFile('catalog/ab.json', bytesOf(text)))).toBe(
      'INDEX_INVALID: "catalog/ab.json" in the index is not a module list | run `module-registry render --index …` to rebuild it',
    )
  })
})
