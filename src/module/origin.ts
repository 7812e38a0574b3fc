import { RegistryError } from '../base/error.ts'
import { type GitRemote, identityFromRemote, parseGitRemote, type RepositoryIdentity } from './git-remote.ts'
import type { ModuleAddress } from './module-address.ts'
import { addressFromRepository } from './repository-name.ts'

/** The repository that a clone of a module repository comes from. */
export interface Origin {
  readonly identity: RepositoryIdentity | undefined
  /** Undefined if the URL is not a Git URL. */
  readonly remote: GitRemote | undefined
}

const NO_ORIGIN: Origin = { identity: undefined, remote: undefined }

/** Reads the URL of the remote `origin`. Without a URL, or with one that cannot be read, there is no identity. */
export function originOf(url: string | undefined): Origin {
  if (url === undefined) return NO_ORIGIN
  try {
    // A CI system may leave its credentials in the URL. They are not part of the identity.
    const remote = parseGitRemote(url.replace(/^(https?:\/\/)[^@/]*@/, '$1'))
    return { identity: identityFromRemote(remote), remote }
  } catch (error) {
    if (error instanceof RegistryError) return NO_ORIGIN
    throw error
  }
}

/** The module address that follows from the name of a repository. Throws INVALID_ADDRESS. */
export function addressOf(identity: RepositoryIdentity | undefined): ModuleAddress {
  const [name, owner] = identity?.repository.split('/').toReversed() ?? []
  if (name !== undefined && owner !== undefined) return addressFromRepository(owner, name)
  throw new RegistryError(
    'INVALID_ADDRESS',
    'the repository has no origin from which an address could be derived',
    'name it: --module namespace/name/system (action input "module")',
  )
}
