import { MODULES_DIRECTORY } from '../index/format/paths.ts'
import type { IndexSnapshot } from '../index/ports.ts'
import type { ModuleAddress } from '../module/module-address.ts'

/**
 * Finds how an index spells the parts of an address that it has already. Some file systems take spellings that differ by case
 * for one directory, and people take them for one name. Reads the names in two directories, each once.
 */
export class PublishedSpellings {
  readonly #snapshot: IndexSnapshot
  readonly #names = new Map<string, Promise<string[]>>()

  constructor(snapshot: IndexSnapshot) {
    this.#snapshot = snapshot
  }

  /** The address with the namespace and the name as the index has them. */
  async of(address: ModuleAddress): Promise<ModuleAddress> {
    const namespace = await this.#spellingIn(MODULES_DIRECTORY, address.namespace)
    const name = await this.#spellingIn(`${MODULES_DIRECTORY}/${namespace}`, address.name)
    return { ...address, namespace, name }
  }

  async #spellingIn(directory: string, own: string): Promise<string> {
    const known = this.#names.get(directory) ?? this.#snapshot.listDirectory(directory)
    this.#names.set(directory, known)
    const alike = (await known).filter((name) => name.toLowerCase() === own.toLowerCase())
    return alike.includes(own) ? own : (alike[0] ?? own)
  }
}
