import { splitAddress } from '../../module/module-address.ts'
import { parseCatalogFile } from '../format/catalog.ts'
import { itemAddress, type ModuleListItem, parseModuleList } from '../format/module-list.ts'
import { catalogChain, nameListPath } from '../format/paths.ts'

/** The item that the catalog has of a module, or else the list of its name; undefined where neither shows it, or can be read. */
export async function listedItem(
  address: string,
  read: (paths: readonly string[]) => Promise<ReadonlyMap<string, Uint8Array>>,
): Promise<ModuleListItem | undefined> {
  const parts = splitAddress(address)
  const chain = catalogChain(parts)
  const files = await read([...chain, nameListPath(parts)])
  const lists = [...chain, nameListPath(parts)].flatMap((path) => itemsIn(path, files.get(path)))
  return lists.find((item) => itemAddress(item) === address)
}

function itemsIn(path: string, bytes: Uint8Array | undefined): readonly ModuleListItem[] {
  try {
    if (!path.startsWith('catalog/')) return parseModuleList(path, bytes).modules
    const file = parseCatalogFile(path, bytes)
    return 'modules' in file ? file.modules : []
  } catch {
    return []
  }
}
