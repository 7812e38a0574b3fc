import { quote, RegistryError } from '../base/error.ts'
import { addressKey, formatModuleAddress, type ModuleAddress } from '../module/module-address.ts'
import type { Release } from '../module/release.ts'
import type { RepositoryRelease } from './publication.ts'

/**
 * The addresses that the repositories of one run publish under: each belongs to the first that has it. The index does not yet say whose the
 * new ones are.
 */
export class ClaimedAddresses {
  readonly #claims = new Map<string, object>()
  /** The namespaces, and the names with their namespaces, as this run spells them first, by their lower-case form. */
  readonly #spellings = new Map<string, string>()

  constructor(repositories: readonly Pick<RepositoryRelease, 'repository' | 'selections'>[]) {
    for (const { repository, selections } of repositories)
      for (const { release } of selections) {
        const { namespace, name } = release.address
        setFirst(this.#claims, addressKey(release.address), repository)
        setFirst(this.#spellings, namespace.toLowerCase(), namespace)
        setFirst(this.#spellings, `${namespace}/${name}`.toLowerCase(), name)
      }
  }

  /**
   * Throws INVALID_ADDRESS for an address whose namespace or name differs only by case from one of the index or of this run,
   * NOT_OWNER for one that another repository of this run has claimed.
   * @param published the address as the index spells it
   */
  check(
    { address, tag }: Release,
    { published, by }: { readonly published: ModuleAddress; readonly by: object },
  ): void {
    refuseSpelling(address, published)
    refuseSpelling(address, this.#spelledAlike(address))
    const claim = this.#claims.get(addressKey(address))
    if (claim === undefined || claim === by) return
    throw new RegistryError(
      'NOT_OWNER',
      `tag ${quote(tag)} is a version of ${quote(formatModuleAddress(address))}, which another source of this run publishes`,
      'give one of the two another address: address: namespace/name/system',
    )
  }

  /** The address as the releases before it in this run spell it. */
  #spelledAlike(address: ModuleAddress): ModuleAddress {
    const { namespace, name } = address
    return {
      ...address,
      namespace: this.#spellings.get(namespace.toLowerCase()) ?? namespace,
      name: this.#spellings.get(`${namespace}/${name}`.toLowerCase()) ?? name,
    }
  }
}

function setFirst<K, V>(map: Map<K, V>, key: K, value: V): void {
  if (!map.has(key)) map.set(key, value)
}

/** @param other as the index, or this run, has it */
function refuseSpelling(address: ModuleAddress, other: ModuleAddress): void {
  const [text, published] = [formatModuleAddress(address), formatModuleAddress(other)]
  if (text === published) return
  const isNamespace = address.namespace !== other.namespace
  const part = isNamespace ? other.namespace : `${other.namespace}/${other.name}`
  throw new RegistryError(
    'INVALID_ADDRESS',
    `the ${isNamespace ? 'namespace' : 'name'} of ${quote(text)} differs only by case from ${quote(part)}, which is published already`,
    `use the published spelling: --module ${published}`,
  )
}
