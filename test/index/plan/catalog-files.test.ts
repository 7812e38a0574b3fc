import { describe, expect, it } from 'vitest'
import type { ModuleListItem } from '../../../src/index/format/module-list.ts'
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
const BUCKET = find((each) => digitOf(each, 2) !== IN_ONE_FILE)

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

describe('a change of the catalog', () => {
  const remove = (index: ReadonlyMap<string, Uint8Array>, ...addresses: readonly ModuleAddress[]) =>
    updateCatalog(
      addresses.map((address) => ({ address, item: undefined })),
      (path) => index.get(path),
    )

  it('is refused where a file that it needs is missing', () => {
    const index = indexOf(vpc, bucket)
    index.delete(pathOf(VPC, 3))
    expect(refusalOf(() => remove(index, BUCKET))).toBe(
      `INDEX_INVALID: "${pathOf(VPC, 3)}" is missing, although the file above it names it | run \`module-registry render --index …\` to rebuild it`,
    )
  })
})
