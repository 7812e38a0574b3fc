import { withoutOuterSlashes } from '../base/url.ts'
import { addressProblem, type ModuleAddress } from './module-address.ts'

/** What the `source` of a module block names in a registry. */
export interface RegistrySource {
  /** As clients compare hosts. */
  readonly host: string
  readonly address: ModuleAddress
  /** Behind `//`; empty for the root. */
  readonly subdirectory: string
}

/**
 * Reads `HOST/NAMESPACE/NAME/SYSTEM//SUBDIRECTORY`; undefined for any other source.
 * https://opentofu.org/docs/language/modules/sources/#module-registry
 * @param defaultHost of the client's own registry, which a source without a host names; empty where that is not known
 */
export function parseRegistrySource(source: string, defaultHost = ''): RegistrySource | undefined {
  const [path = '', ...below] = source.split('//')
  const parts = path.split('/')
  const [named = '', namespace = '', name = '', system = '', ...more] =
    parts.length === 3 ? [defaultHost, ...parts] : parts
  const [host, address] = [registryHost(named), { namespace, name, system }]
  if (more.length > 0 || host === undefined || addressProblem(address) !== undefined) return undefined
  return { host, address, subdirectory: withoutOuterSlashes(below.join('/')) }
}

/**
 * A host with its port in the form in which clients compare hosts: lower case, punycode, no default port. Undefined for what clients
 * take for no host. https://github.com/hashicorp/terraform-svchost/blob/main/svchost.go
 */
export function comparableHost(text: string): string | undefined {
  if (!/^[^\s/?#@\\%[\]:]+(?::\d+)?$/.test(text) || !URL.canParse(`https://${text}`)) return undefined
  const { host } = new URL(`https://${text}`)
  return host.split('.').includes('') ? undefined : host
}

/** The comparable form of the host of a module address, which has a dot and is no Git host that clients know; else undefined. */
export function registryHost(text: string): string | undefined {
  const host = comparableHost(text)
  return host?.includes('.') && !/^(?:github\.com|bitbucket\.org)$/.test(host) ? host : undefined
}
