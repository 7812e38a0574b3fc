import { RegistryError } from '../base/error.ts'
import type { ModuleDocument, RegistryDocument } from '../index/format/documents.ts'
import { moduleIn, registryIn } from '../index/format/index-files.ts'
import { modulePath, REGISTRY_PATH } from '../index/format/paths.ts'
import type { IndexSnapshot } from '../index/ports.ts'
import { formatModuleAddress, type ModuleAddress } from '../module/module-address.ts'

export interface KnownModule {
  readonly registry: RegistryDocument
  readonly module: ModuleDocument
}

/** A module that a decision is about, and the registry that it is in. Throws NOT_FOUND for one that the index does not have, INDEX_INVALID. */
export async function readKnownModule(snapshot: IndexSnapshot, address: ModuleAddress): Promise<KnownModule> {
  const files = await snapshot.read([REGISTRY_PATH, modulePath(address, 'module.json')])
  const registry = registryIn(files)
  const module = moduleIn(files, address)
  if (module !== undefined) return { registry, module }
  throw new RegistryError(
    'NOT_FOUND',
    `the index has no module ${formatModuleAddress(address)}`,
    'name one of its modules: module-registry status --index … lists them',
  )
}
