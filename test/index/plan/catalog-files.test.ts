import { describe, expect, it } from 'vitest'
import { catalogBytes, formatCatalogNode } from '../../../src/index/format/catalog.ts'
import { formatCatalog, type ModuleListItem } from '../../../src/index/format/module-list.ts'
import { catalogHash, catalogPath } from '../../../src/index/format/paths.ts'
import { renderCatalog, updateCatalog } from '../../../src/index/plan/catalog-plan.ts'
import { type ModuleAddress, parseModuleAddress } from '../../../src/module/module-address.ts'
import { refusalOf } from '../../refusal.ts'
import { bytesOf } from '../../support/publish/samples.ts'

/** Of a file of the catalog, which holds 64 KiB, one module fills more than half. */
const LARGE = 40_000

const ADDRESSES = Array.from({ length: 4_000 }, (_, at) => parseModuleAddress(`acme/m${at}/aws`)).filter(
  (address) => catalogHash(address).startsWith('5a'),
)
const [VPC = parseModuleAddress('a/b/c')] = ADDRESSES
const IN_ONE_FILE = digitOf(VPC, 2)
/** Shares its third digit with the first module, and not the fourth. */
const SUBNETS = find((each) => digitOf(each, 2) === IN_ONE_FILE && digitOf(each, 3) !== digitOf(VPC, 3))
const BUCKET = find((each) => digitOf(each, 2) !== IN_ONE_FILE)
const QUEUE = find((each) => ![IN_ONE_FILE, digitOf(BUCKET, 2)].includes(digitOf(each, 2)))

function find(isWanted: (address: ModuleAddress) => boolean): ModuleAddress {
  const found = ADDRESSES.find(isWanted)
  if (found === undefined) throw new Error('more addresses are needed')
  return found
}

function digitOf(address: ModuleAddress, at: number): string {
  return catalogHash(address).charAt(at)
}

function pathOf(address: ModuleAddress, digits: number): string {
  return catalogPath(catalogHash(address).slice(0, digits))
}

function itemOf({ namespace, name, system }: ModuleAddress, size: number): ModuleListItem {
  const id = `${namespace}/${name}`
  return { id, namespace, name, provider: system, updated_at: '', description: 'x'.repeat(size) }
}

function indexOf(...items: readonly ModuleListItem[]): Map<string, Uint8Array> {
  return new Map(renderCatalog(items).flatMap(([path, text]) => (text ? [[path, bytesOf(text)]] : [])))
}

const vpc = itemOf(VPC, LARGE)
const bucket = itemOf(BUCKET, LARGE)
const queue = itemOf(QUEUE, LARGE)

describe('the files of the catalog', () => {
  it('are one for modules that fit', () => {
    const items = [itemOf(VPC, 10), itemOf(BUCKET, 10)]
    expect(renderCatalog(items)).toEqual([['catalog/5a.json', formatCatalog(items)]])
  })

  it('are split by the next digit, and the one above says how many bytes there are', () => {
    expect(renderCatalog([vpc, bucket])).toEqual([
      [pathOf(VPC, 3), formatCatalog([vpc])],
      [pathOf(BUCKET, 3), formatCatalog([bucket])],
      [
        'catalog/5a.json',
        formatCatalogNode({
          [digitOf(VPC, 2)]: catalogBytes(vpc),
          [digitOf(BUCKET, 2)]: catalogBytes(bucket),
        }),
      ],
    ])
  })

  it('are split no further than to the sixth digit for a module that fits nowhere', () => {
    const huge = itemOf(VPC, 70_000)
    const [leaf, ...above] = renderCatalog([huge])
    expect(leaf).toEqual([pathOf(VPC, 6), formatCatalog([huge])])
    expect(above).toEqual(
      [5, 4, 3, 2].map((digits) => [
        pathOf(VPC, digits),
        formatCatalogNode({ [digitOf(VPC, digits)]: catalogBytes(huge) }),
      ]),
    )
  })
})

describe('a change of the catalog', () => {
  const update = (index: ReadonlyMap<string, Uint8Array>, ...items: readonly ModuleListItem[]) =>
    updateCatalog(
      items.map((item) => ({
        address: parseModuleAddress(`${item.namespace}/${item.name}/${item.provider}`),
        item,
      })),
      (path) => index.get(path),
    )
  const remove = (index: ReadonlyMap<string, Uint8Array>, ...addresses: readonly ModuleAddress[]) =>
    updateCatalog(
      addresses.map((address) => ({ address, item: undefined })),
      (path) => index.get(path),
    )

  it('writes the file of the module and those above it, and no other', () => {
    const larger = itemOf(VPC, LARGE + 1)
    const changed = update(indexOf(vpc, bucket, queue), larger)
    const fresh = renderCatalog([larger, bucket, queue])
    const own = [pathOf(VPC, 3), 'catalog/5a.json']
    expect(changed).toEqual(fresh.filter(([path]) => own.includes(path)))
  })

  it('makes one file of those that fit, before it deletes them', () => {
    const changed = remove(indexOf(vpc, bucket), BUCKET)
    expect(changed[0]).toEqual(['catalog/5a.json', formatCatalog([vpc])])
    expect(new Map(changed.slice(1))).toEqual(
      new Map([
        [pathOf(VPC, 3), null],
        [pathOf(BUCKET, 3), null],
      ]),
    )
  })

  it('finds the modules of files that are split more than they need to be', () => {
    const index = indexOf(vpc, bucket)
    const small = itemOf(SUBNETS, 10)
    index.set(pathOf(SUBNETS, 3), bytesOf(formatCatalogNode({ [digitOf(SUBNETS, 3)]: catalogBytes(small) })))
    index.set(pathOf(SUBNETS, 4), bytesOf(formatCatalog([small])))
    const node = { [IN_ONE_FILE]: catalogBytes(small), [digitOf(BUCKET, 2)]: catalogBytes(bucket) }
    index.set('catalog/5a.json', bytesOf(formatCatalogNode(node)))
    const smaller = itemOf(BUCKET, 10)
    expect(update(index, smaller)[0]).toEqual(['catalog/5a.json', formatCatalog([small, smaller])])
  })

  it('is refused where a file that it needs is missing', () => {
    const index = indexOf(vpc, bucket)
    index.delete(pathOf(VPC, 3))
    expect(refusalOf(() => remove(index, BUCKET))).toBe(
      `INDEX_INVALID: "${pathOf(VPC, 3)}" is missing, although the file above it names it | run \`module-registry render --index …\` to rebuild it`,
    )
  })
})
