import { quote, RegistryError } from '../../base/error.ts'
import type { ModuleAddress } from '../../module/module-address.ts'
import { MODULES_DIRECTORY } from '../format/paths.ts'

/** A namespace, or a name of one namespace, that differs only by case from one before: `publish` refuses both. */
export interface AddressClash {
  /** Folder of the later one. */
  readonly path: string
  /** What is wrong, without a full stop. */
  readonly problem: string
}

/** The namespaces of addresses and the names in them, as they were spelled first. */
export class AddressSpellings {
  readonly #known = new Map<string, string>()

  /** Adds an address; gives the clash with one before, undefined where there is none. */
  add({ namespace, name }: ModuleAddress): AddressClash | undefined {
    for (const text of [namespace, `${namespace}/${name}`]) {
      const known = this.#known.get(text.toLowerCase())
      this.#known.set(text.toLowerCase(), text)
      if (known === undefined || known === text) continue
      const problem = `${quote(text)} differs only by case from ${quote(known)}`
      return { path: `${MODULES_DIRECTORY}/${text}`, problem }
    }
    return undefined
  }
}

/** An INDEX_INVALID. */
export function addressesClash({ problem }: AddressClash): RegistryError {
  return new RegistryError(
    'INDEX_INVALID',
    problem,
    `take the folder of one of them out of ${MODULES_DIRECTORY}`,
  )
}
