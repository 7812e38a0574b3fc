import { registryHost } from './host-name.ts'
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
 * Reads `HOST/NAMESPACE/NAME/SYSTEM//SUBDIRECTORY`; undefined for any other source, and for one without a host, which names a
 * module of the client's own registry. https://opentofu.org/docs/language/modules/sources/#module-registry
 */
export function parseRegistrySource(source: string): RegistrySource | undefined {
  const [path = '', ...subdirectory] = source.split('//')
  const [named = '', namespace = '', name = '', system = '', ...more] = path.split('/')
  const [host, address] = [registryHost(named), { namespace, name, system }]
  if (more.length > 0 || host === undefined || addressProblem(address) !== undefined) return undefined
  return { host, address, subdirectory: subdirectory.join('//') }
}
