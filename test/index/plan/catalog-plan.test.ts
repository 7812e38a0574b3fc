import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatCatalog, type ModuleListItem } from '../../../src/index/format/module-list.ts'
import { catalogChain, catalogHash } from '../../../src/index/format/paths.ts'
import {
  type CatalogChange,
  catalogNeighbours,
  renderCatalog,
  updateCatalog,
} from '../../../src/index/plan/catalog-plan.ts'
import { type ModuleAddress, parseModuleAddress } from '../../../src/module/module-address.ts'
import { refusalOf } from '../../refusal.ts'
import { applied, bytesOf, contentsOf, textsOf } from '../../support/publish/samples.ts'

const MAX_CATALOG_BYTES = 64 * 1024

/** Modules that all begin in the same file of the catalog. */
const ADDRESSES = Array.from({ length: 6_000 }, (_, at) => parseModuleAddress(`acme/m${at}/aws`)).filter(
  (address) => catalogHash(address).startsWith('5'),
)
const NONE = parseModuleAddress('a/b/c')
const SHARD = ADDRESSES.filter((address) => catalogHash(address).startsWith('5a'))

function itemOf({ namespace, name, system }: ModuleAddress, bytes: number): ModuleListItem {
  const description = `${'x'.repeat(bytes % 2)}${'é'.repeat(bytes / 2)}`
  return { id: `${namespace}/${name}`, namespace, name, provider: system, updated_at: '', description }
}

/** Applies the changes as one publish does, which has read only what it is told to read. */
function updated(index: ReadonlyMap<string, Uint8Array>, changes: readonly CatalogChange[]) {
  const addresses = changes.map(({ address }) => address)
  const read = new Set<string>()
  const filesAt = (paths: readonly string[]) => {
    for (const path of paths) read.add(path)
    return new Map([...index].filter(([path]) => read.has(path)))
  }
  const chain = filesAt(addresses.flatMap(catalogChain))
  const files = filesAt(catalogNeighbours(addresses, chain))
  const change = Object.fromEntries(updateCatalog(changes, (path) => files.get(path)))
  const after = applied(index, { files: contentsOf(change) })
  return { after, readBytes: [...files.values()].reduce((sum, { length }) => sum + length, 0) }
}

function rendered(items: readonly ModuleListItem[]): Record<string, string> {
  const files = renderCatalog(items).flatMap(([path, text]) => (text === null ? [] : [[path, text] as const]))
  return textsOf(new Map(files))
}

it.each([
  [0, 1],
  [1, 3],
])('has %i bytes more than fit into a file in %i files, one above those of two modules', (more, files) => {
  const [one = NONE] = SHARD
  const other = SHARD.find((each) => catalogChain(each)[1] !== catalogChain(one)[1]) ?? NONE
  const empty = Buffer.byteLength(formatCatalog([itemOf(one, 0), itemOf(other, 0)]))
  const items = [itemOf(one, 20_001), itemOf(other, MAX_CATALOG_BYTES - empty - 20_001 + more)]
  expect(Buffer.byteLength(formatCatalog(items))).toBe(MAX_CATALOG_BYTES + more)
  expect(Object.keys(rendered(items))).toHaveLength(files)
})

it('is the same whatever the order in which modules come, grow, shrink and go, and the same as rendered', () => {
  const size = fc.constantFrom(0, 0, 200, 9_000, 30_000, 70_000)
  const change = fc.tuple(fc.integer({ min: 0, max: SHARD.length - 1 }), size)
  const run = fc.array(change, { minLength: 1, maxLength: 3 })
  fc.assert(
    fc.property(fc.array(run, { minLength: 5, maxLength: 40 }), (runs) => {
      let index: ReadonlyMap<string, Uint8Array> = new Map()
      const items = new Map<ModuleAddress, ModuleListItem>()
      for (const changes of runs) {
        const bySize = new Map(changes.map(([at, bytes]) => [SHARD[at] ?? NONE, bytes]))
        const wanted = [...bySize].map(([address, bytes]) => {
          const item = bytes === 0 ? undefined : itemOf(address, bytes)
          if (item === undefined) items.delete(address)
          else items.set(address, item)
          return { address, item }
        })
        index = updated(index, wanted).after
        expect(textsOf(index)).toEqual(rendered([...items.values()]))
      }
    }),
    { numRuns: 40 },
  )
})

it('costs a publish the files of its own module, however many others there are', () => {
  const all = new Map(Object.entries(rendered(ADDRESSES.map((address) => itemOf(address, 9_000)))))
  const index = new Map([...all].map(([path, text]) => [path, bytesOf(text)]))
  const [address = NONE] = SHARD
  const { after, readBytes } = updated(index, [{ address, item: itemOf(address, 9_500) }])
  const changed = [...after].filter(([path, bytes]) => index.get(path) !== bytes).map(([path]) => path)
  expect(catalogChain(address)).toEqual(expect.arrayContaining(changed))
  expect(Math.max(...[...after.values()].map(({ length }) => length))).toBeLessThanOrEqual(MAX_CATALOG_BYTES)
  expect(readBytes).toBeLessThan(2 * MAX_CATALOG_BYTES)
})

it('is refused where a file that a change needs is missing', () => {
  const [one = NONE] = SHARD
  const other = SHARD.find((each) => catalogChain(each)[1] !== catalogChain(one)[1]) ?? NONE
  const index = new Map(Object.entries(rendered([itemOf(one, 40_000), itemOf(other, 40_000)])))
  const [, lost = ''] = catalogChain(one)
  index.delete(lost)
  const files = (path: string) => ((text) => text && bytesOf(text))(index.get(path)) || undefined
  expect(refusalOf(() => updateCatalog([{ address: other, item: undefined }], files))).toBe(
    `INDEX_INVALID: "${lost}" is missing, although the file above it names it | run \`module-registry render --index …\` to rebuild it`,
  )
})
