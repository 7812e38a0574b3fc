import { quote, RegistryError } from '../base/error.ts'
import { addressKey, formatModuleAddress, type ModuleAddress } from '../module/module-address.ts'
import { addressOfSource, type Source } from './source.ts'

/** Whose addresses are before anything is fetched: each source has the one that its words or its name give. */
export class AddressRights {
  readonly #owners = new Map<string, Source>()

  constructor(sources: readonly Source[]) {
    for (const source of sources) {
      const address = ownAddress(source)
      if (address !== undefined && !this.#owners.has(addressKey(address)))
        this.#owners.set(addressKey(address), source)
    }
  }

  /** Throws NOT_OWNER where the address is another source's, or in a namespace where this source has nothing to say. */
  check(source: Source, address: ModuleAddress): void {
    const owner = this.#owners.get(addressKey(address))
    if (owner === source) return
    const text = formatModuleAddress(address)
    if (owner !== undefined) {
      throw new RegistryError(
        'NOT_OWNER',
        `${quote(text)} is the address of the source ${quote(owner.name)}; this is ${quote(source.name)}`,
        'give one of the two another address in registry.yml: address: namespace/name/system',
      )
    }
    const own = source.words.address ?? source.keptAddress
    const namespaces = source.words.namespaces ?? [own?.namespace ?? source.owner]
    if (namespaces.some((each) => each.toLowerCase() === address.namespace.toLowerCase())) return
    throw new RegistryError(
      'NOT_OWNER',
      `the source ${quote(source.name)} claims ${quote(text)}, outside of its namespace ${namespaces.map(quote).join(', ')}`,
      `if it shall have it, say so in registry.yml: namespaces: [${address.namespace}]`,
    )
  }
}

function ownAddress(source: Source): ModuleAddress | undefined {
  try {
    return addressOfSource(source)
  } catch (error) {
    if (error instanceof RegistryError) return undefined
    throw error
  }
}
