import { quote, RegistryError } from '../base/error.ts'
import type { GitRemote, RepositoryIdentity } from '../module/git-remote.ts'
import { addressKey, formatModuleAddress, type ModuleAddress } from '../module/module-address.ts'
import { addressFromRepository } from '../module/origin.ts'
import { addressesOf, type SourceOptions } from './registry-config.ts'

export interface Source {
  /** Its name in reports: `acme/terraform-aws-vpc` on the GitHub server of the run, else host and path. */
  readonly name: string
  /** The key of its state; it survives a rename where the server gives the repository an id. */
  readonly key: string
  readonly remote: GitRemote
  /** The last two parts of its path. */
  readonly owner: string
  readonly repository: string
  readonly identity: RepositoryIdentity | undefined
  readonly options: SourceOptions
  /** As the server describes it; undefined where it was not asked. */
  readonly isPrivate?: boolean
  /** The address that its name gave when it was published first. */
  readonly keptAddress?: ModuleAddress
}

/** The address of the one module of a source that lists no modules. Throws INVALID_ADDRESS where its name gives none. */
export function addressOfSource({ options, keptAddress, owner, repository }: Source): ModuleAddress {
  const howToSet = (example: string) =>
    `address: ${example} beside the repository in registry.yml. For several modules, list them there: "modules"`
  return options.address ?? keptAddress ?? addressFromRepository(owner, repository, howToSet)
}

/** The addresses of a source: those that its options list, else that of its one module; none where its name gives none. */
export function addressesOfSource(source: Source): ModuleAddress[] {
  const listed = addressesOf(source.options)
  if (listed.length > 0) return listed
  try {
    return [addressOfSource(source)]
  } catch (error) {
    if (error instanceof RegistryError) return []
    throw error
  }
}

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
