import { withoutOuterSlashes } from '../base/url.ts'
import { addressProblem, formatModuleAddress, type ModuleAddress } from '../module/module-address.ts'
import { registryHost } from '../module/module-source.ts'

/** The source of a module in a registry. */
export interface RegistrySource {
  /** As clients compare hosts. */
  readonly host: string
  readonly address: ModuleAddress
  /** Below the package; empty for its root. */
  readonly subdirectory: string
}

/** The registry that an address without a host means. */
export const DEFAULT_HOSTS = {
  terraform: 'registry.terraform.io',
  opentofu: 'registry.opentofu.org',
} as const

/**
 * Reads `[host/]namespace/name/system[//subdirectory]`; undefined for every other kind of source: a path, a Git repository, a URL.
 * https://developer.hashicorp.com/terraform/language/modules/sources#terraform-registry
 */
export function readRegistrySource(source: string, defaultHost: string): RegistrySource | undefined {
  if (/^\.{0,2}\/|::|:\/\/|[?@\s]/.test(source)) return undefined
  const [module = '', ...below] = source.split('//')
  const parts = module.split('/')
  if (parts.length !== 3 && parts.length !== 4) return undefined
  const host = registryHost(parts.length === 4 ? (parts[0] ?? '') : defaultHost)
  const [namespace = '', name = '', system = ''] = parts.slice(-3)
  const address = { namespace, name, system }
  if (host === undefined || addressProblem(address) !== undefined) return undefined
  return { host, address, subdirectory: withoutOuterSlashes(below.join('/')) }
}

/** `modules.acme.dev/acme/vpc/aws`. */
export function moduleName({ host, address }: Pick<RegistrySource, 'host' | 'address'>): string {
  return `${host}/${formatModuleAddress(address)}`
}
