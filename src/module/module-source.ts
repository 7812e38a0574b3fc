import { addressProblem, type ModuleAddress } from './module-address.ts'

/** What the `source` of a module block names in a registry. */
export interface RegistrySource {
  /** In lower case, with the port where it has one. */
  readonly host: string
  readonly address: ModuleAddress
  /** Behind `//`; empty for the root. */
  readonly subdirectory: string
}

/**
 * Reads `HOST/NAMESPACE/NAME/SYSTEM//SUBDIRECTORY`; undefined for any other source, and for one without a host, which names a
 * module of the client's own registry. https://opentofu.org/docs/language/modules/sources/#module-registry
 */
export function parseRegistrySource(source: string): RegistrySource | undefined {
  const [path = '', ...subdirectory] = source.split('//')
  const [host = '', namespace = '', name = '', system = '', ...more] = path.split('/')
  const address = { namespace, name, system }
  if (more.length > 0 || !/^[\w-]+(\.[\w-]+)*(:\d+)?$/.test(host) || !/[.:]/.test(host)) return undefined
  if (addressProblem(address) !== undefined) return undefined
  return { host: host.toLowerCase(), address, subdirectory: subdirectory.join('//') }
}
