import { RegistryError } from '../base/error.ts'
import {
  type GitRemote,
  httpsUrlFromRemote,
  identityFromRemote,
  parseGitRemote,
  type RepositoryIdentity,
} from './git-remote.ts'
import type { ModuleAddress } from './module-address.ts'
import { addressFromRepository } from './repository-name.ts'

/** Where the module repository says that it comes from, or where the caller knows that it does. */
export interface Origin {
  readonly identity: RepositoryIdentity | undefined
  /** Undefined where it is no Git URL that we know. */
  readonly remote: GitRemote | undefined
  /** Without user and `.git` handling: what `git` packages are cloned from; undefined without a host. */
  readonly httpsUrl: string | undefined
}

const NO_ORIGIN: Origin = { identity: undefined, remote: undefined, httpsUrl: undefined }

/** An origin that is no Git URL that we know is no identity. */
export function originOf(url: string | undefined): Origin {
  if (url === undefined) return NO_ORIGIN
  try {
    // What CI leaves in the URL to log in with is no part of the identity.
    const remote = parseGitRemote(url.replace(/^(https?:\/\/)[^@/]*@/, '$1'))
    return { identity: identityFromRemote(remote), remote, httpsUrl: httpsUrlFromRemote(remote) }
  } catch (error) {
    if (error instanceof RegistryError) return NO_ORIGIN
    throw error
  }
}

/** The address that a repository's name gives. Throws INVALID_ADDRESS. */
export function addressOf(identity: RepositoryIdentity | undefined): ModuleAddress {
  const [name, owner] = identity?.repository.split('/').toReversed() ?? []
  if (name !== undefined && owner !== undefined) return addressFromRepository(owner, name)
  throw new RegistryError(
    'INVALID_ADDRESS',
    'the repository has no origin from which an address could be derived',
    'name it: --module namespace/name/system (action input "module")',
  )
}
