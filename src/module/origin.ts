import { quote, RegistryError } from '../base/error.ts'
import { type GitRemote, identityFromRemote, parseGitRemote, type RepositoryIdentity } from './git-remote.ts'
import { addressProblem, type ModuleAddress } from './module-address.ts'

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

/** The name of a repository on a GitHub server: `acme/registry`. */
export const OWNER_AND_NAME = /^[A-Za-z0-9][\w-]*\/[\w.-]+$/

/**
 * The address that follows from a repository name `terraform-<SYSTEM>-<NAME>` or `tofu-<SYSTEM>-<NAME>`; `owner` is the
 * namespace. Throws INVALID_ADDRESS for every other name: another prefix (`opentofu-`, `Terraform-`), the name of a provider,
 * parts that are not valid in an address.
 * @param howToSet what the hint says of an address that is set by hand
 */
export function addressFromRepository(
  owner: string,
  repository: string,
  howToSet = (example: string) =>
    `--module ${example} (action input "module"). For several modules, module-registry configure writes the config file`,
): ModuleAddress {
  const address = { namespace: owner, ...partsOfName(repository) }
  const problem = repositoryProblem(repository, address) ?? addressProblem(address)
  if (problem === undefined) return address
  const name = shortName(repository)
  const isName = addressProblem({ ...address, name, system: 'aws' }) === undefined
  const example = isName ? `${owner}/${name}/SYSTEM` : 'ns/name/SYSTEM'
  throw new RegistryError(
    'INVALID_ADDRESS',
    `repository ${quote(`${owner}/${repository}`)} gives no module address: ${problem}`,
    `set the module address; SYSTEM is the provider that it is for, such as aws: ${howToSet(example)}`,
  )
}

/** `blueprint` of `terraform-module-blueprint`: a name without what says only that it is of modules. */
export function shortName(repository: string): string {
  return repository.replace(/^(?:terraform|tofu|opentofu|tf)-(?:modules?-)?/i, '')
}

/** Empty for a name of another form. `terraform-modules-aws-vpc` is vpc of aws, too: no system is called `modules`. */
export function partsOfName(repository: string): Pick<ModuleAddress, 'name' | 'system'> {
  const short = repository.replace(/^(terraform|tofu)-modules?-/, '$1-')
  const [, system = '', name = ''] = /^(?:terraform|tofu)-([^-]*)-(.*)$/s.exec(short) ?? []
  return { name, system }
}

function repositoryProblem(repository: string, { name, system }: ModuleAddress): string | undefined {
  if (/[\s/\p{C}]/u.test(repository)) return 'its name contains a slash, a blank or a control character'
  if (name === '' && system === '') return 'its name is not terraform-<SYSTEM>-<NAME> or tofu-<SYSTEM>-<NAME>'
  if (system === 'provider') return 'terraform-provider-<NAME> is the name of a provider, not of a module'
  return undefined
}
