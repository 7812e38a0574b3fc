import { quote, RegistryError } from '../base/error.ts'
import { addressKey, formatModuleAddress, type ModuleAddress } from '../module/module-address.ts'
import { addressesOfSource, type Source } from './source.ts'

/** The owners of addresses before anything is fetched: each source owns the addresses that its options or its name give. */
export class AddressOwners {
  readonly #owners = new Map<string, Source>()

  constructor(sources: readonly Source[]) {
    for (const source of sources)
      for (const address of addressesOfSource(source))
        if (!this.#owners.has(addressKey(address))) this.#owners.set(addressKey(address), source)
  }

  /** Why the source may not publish the address: it is that of another source, or in a namespace that the source may not use. */
  refusal(source: Source, address: ModuleAddress): RegistryError | undefined {
    const owner = this.#owners.get(addressKey(address))
    if (owner === source) return undefined
    const text = formatModuleAddress(address)
    if (owner !== undefined) {
      return new RegistryError(
        'NOT_OWNER',
        `${quote(text)} is the address of the source ${quote(owner.name)}; this is ${quote(source.name)}`,
        'give one of the two another address in registry.yml: address: namespace/name/system',
      )
    }
    const own = source.options.address ?? source.keptAddress
    const namespaces = source.options.namespaces ?? [own?.namespace ?? source.owner]
    if (namespaces.some((each) => each.toLowerCase() === address.namespace.toLowerCase())) return undefined
    return new RegistryError(
      'NOT_OWNER',
      `the source ${quote(source.name)} claims ${quote(text)}, which is not in its namespace ${namespaces.map(quote).join(', ')}`,
      `to allow it, add to the source in registry.yml: namespaces: [${address.namespace}]`,
    )
  }
}
