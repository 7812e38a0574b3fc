import { didYouMean } from '../base/did-you-mean.ts'
import { RegistryError } from '../base/error.ts'
import { formatModuleAddress, type ModuleAddress } from '../module/module-address.ts'
import { itemAddress, parseModuleList } from './format/module-list.ts'
import { MODULE_LIST_PATH, nameListPath, namespaceListPath } from './format/paths.ts'
import type { IndexSnapshot } from './ports.ts'

/** NOT_FOUND for a module that the index does not have, with the one that somebody probably meant. */
export async function unknownModule(snapshot: IndexSnapshot, address: ModuleAddress): Promise<RegistryError> {
  const paths = [nameListPath(address), namespaceListPath(address), MODULE_LIST_PATH]
  const files = await snapshot.read(paths)
  const known = paths.flatMap((path) => parseModuleList(path, files.get(path)).modules.map(itemAddress))
  const ofName = known.find((each) => each.startsWith(`${address.namespace}/${address.name}/`))
  const name = formatModuleAddress(address)
  const meant = didYouMean(name, known) || (ofName === undefined ? '' : `; did you mean ${ofName}?`)
  return new RegistryError(
    'NOT_FOUND',
    `the index has no module ${name}${meant}`,
    'name one of its modules: module-registry status --index … lists them',
  )
}
