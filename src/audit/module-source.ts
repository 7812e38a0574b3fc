import { addressProblem, formatModuleAddress, type ModuleAddress } from '../module/module-address.ts'

/** The source of a module in a registry. */
export interface RegistrySource {
  /** With its port, in lower case. */
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
  const host = parts.length === 4 ? (parts[0] ?? '').toLowerCase() : defaultHost
  const [namespace = '', name = '', system = ''] = parts.slice(-3)
  const address = { namespace, name, system }
  if (!isRegistryHost(host) || addressProblem(address) !== undefined) return undefined
  return { host, address, subdirectory: below.join('/').replaceAll(/^\/+|\/+$/g, '') }
}

/** Clients take these hosts for Git hosts, and a name without a dot for no host. */
function isRegistryHost(host: string): boolean {
  return /^[^/]*\.[^/]*$/.test(host) && !/^(?:github\.com|bitbucket\.org)$/.test(host)
}

/** `modules.acme.dev/acme/vpc/aws`. */
export function moduleName({ host, address }: Pick<RegistrySource, 'host' | 'address'>): string {
  return `${host}/${formatModuleAddress(address)}`
}
