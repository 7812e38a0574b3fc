import { quote, RegistryError } from '../base/error.ts'
import { addressProblem, type ModuleAddress } from './module-address.ts'

/**
 * The address that a repository's name says: `terraform-<SYSTEM>-<NAME>` or `tofu-<SYSTEM>-<NAME>` of `owner`. Nothing is
 * guessed: another prefix (`opentofu-`, `tf-`), another letter case of the prefix (`Terraform-`), the name of a provider
 * and parts that break the rules of an address are refused with INVALID_ADDRESS.
 */
export function addressFromRepository(owner: string, repository: string): ModuleAddress {
  const [, system = '', name = ''] = /^(?:terraform|tofu)-([^-]*)-(.*)$/s.exec(repository) ?? []
  const address = { namespace: owner, name, system }
  const problem = repositoryProblem(repository, address) ?? addressProblem(address)
  if (problem === undefined) return address
  throw new RegistryError(
    'INVALID_ADDRESS',
    `repository ${quote(`${owner}/${repository}`)} gives no module address: ${problem}`,
    'set the module address: --module ns/name/system (action input "module")',
  )
}

function repositoryProblem(repository: string, { name, system }: ModuleAddress): string | undefined {
  if (/[\s/\p{C}]/u.test(repository)) return 'a slash, blank or control character is in its name'
  if (name === '' && system === '') return 'its name is not terraform-<SYSTEM>-<NAME> or tofu-<SYSTEM>-<NAME>'
  if (system === 'provider') return 'terraform-provider-<NAME> is the name of a provider, not of a module'
  return undefined
}
