import { formatModuleAddress, type ModuleAddress } from '../module/module-address.ts'

const PREFIX = 'module-registry/'

/** The branch whose pull request publishes a module: a valid name for every address. */
export function pullRequestBranch(address: ModuleAddress): string {
  return `${PREFIX}${formatModuleAddress(address)}`
}
