import { quote } from '../../base/error.ts'
import {
  identityFromRemote,
  isSameRepository,
  parseGitRemote,
  type RepositoryIdentity,
} from '../../module/git-remote.ts'
import type { ModuleAddress } from '../../module/module-address.ts'
import type { ModuleDocument, Owner, RegistryDocument, ReleaseDocument } from '../format/documents.ts'
import { modulePath } from '../format/paths.ts'
import { allowsOwner } from '../format/policy.ts'
import { MAX_NAMED_VERSIONS } from '../limits.ts'
import type { Fault } from './check-context.ts'

/** Whether all versions of a module come from repositories that own it, or have owned it. */
export class OwnerCheck {
  readonly #address: ModuleAddress
  readonly #module: ModuleDocument | undefined
  readonly #registry: RegistryDocument
  /** Versions of each repository that is no owner. */
  readonly #foreign = new Map<string, string[]>()

  constructor(address: ModuleAddress, module: ModuleDocument | undefined, registry: RegistryDocument) {
    this.#address = address
    this.#module = module
    this.#registry = registry
  }

  add({ repository, version }: ReleaseDocument): void {
    const identity = identityOf(repository)
    if (identity === undefined || this.#module === undefined) return
    const { owner, transfers } = this.#module
    const owners = [owner, ...transfers.flatMap(({ from, to }) => [from, to])].flatMap(namesOf)
    if (owners.some((each) => isSameRepository(each, identity))) return
    this.#foreign.set(repository.url, [...(this.#foreign.get(repository.url) ?? []), version])
  }

  faults(): Fault[] {
    const path = modulePath(this.#address, 'module.json')
    const owner = this.#module?.owner
    const name = owner ? quote(`${owner.host}/${owner.repository}`) : 'nobody'
    const isAllowed = this.#module === undefined || allowsOwner(this.#registry, this.#address, owner)
    const message = `registry.json does not let ${name} use the namespace ${quote(this.#address.namespace)}`
    const namespace: Fault[] = isAllowed ? [] : [{ code: 'NAMESPACE_FOREIGN', message, path }]
    const versions = [...this.#foreign].map(([url, versions]): Fault => {
      const named = versions.slice(0, MAX_NAMED_VERSIONS).join(', ')
      const more =
        versions.length > MAX_NAMED_VERSIONS ? ` and ${versions.length - MAX_NAMED_VERSIONS} more` : ''
      const message = `module.json says that ${name} owns the module, and ${quote(url)} published ${named}${more}`
      return { code: 'OWNER_MISMATCH', message, path }
    })
    return [...namespace, ...versions]
  }
}

/** An owner under each name that it had. */
export function namesOf(owner: Owner | null): RepositoryIdentity[] {
  if (owner === null) return []
  return [owner, ...(owner.formerNames ?? []).map((repository) => ({ ...owner, repository }))]
}

/** The repository of a release, as it says. Undefined for a repository that had no origin, and for a URL that no repository has. */
export function identityOf({
  url,
  id,
  ownerId,
}: ReleaseDocument['repository']): RepositoryIdentity | undefined {
  try {
    const identity = url === '' ? undefined : identityFromRemote(parseGitRemote(url))
    return identity && { ...identity, repositoryId: id, ownerId }
  } catch {
    return undefined
  }
}
