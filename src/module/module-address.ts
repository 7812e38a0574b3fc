import { counted } from '../base/count.ts'
import { quote, RegistryError } from '../base/error.ts'

/** Characters of a namespace, name or system. A longer one is INVALID_ADDRESS. */
const MAX_PART_LENGTH = 64

export interface ModuleAddress {
  readonly namespace: string
  readonly name: string
  readonly system: string
}

/** `/v1/modules/search` is an endpoint. https://developer.hashicorp.com/terraform/registry/api-docs#search-modules */
const RESERVED_NAMESPACE = 'search'

/** Reads `namespace/name/system`. Throws INVALID_ADDRESS with the part that is not valid, and its rule. */
export function parseModuleAddress(text: string): ModuleAddress {
  const parts = text.split('/').length
  const address = splitAddress(text)
  const problem =
    parts === 3 ? addressProblem(address) : `it has ${counted(parts, 'part')} between slashes instead of 3`
  if (problem === undefined) return address
  throw new RegistryError(
    'INVALID_ADDRESS',
    `module address ${quote(text)} is not valid: ${problem}`,
    'write it as namespace/name/system without a host, such as acme/vpc/aws',
  )
}

/** The parts of an address that is valid, or of a folder that is named like one: they are not checked. */
export function splitAddress(text: string): ModuleAddress {
  const [namespace = '', name = '', system = ''] = text.split('/')
  return { namespace, name, system }
}

export function formatModuleAddress({ namespace, name, system }: ModuleAddress): string {
  return `${namespace}/${name}/${system}`
}

/** The same text for addresses that differ only by case, which some hosts and file systems take for one. */
export function addressKey(address: ModuleAddress): string {
  return formatModuleAddress(address).toLowerCase()
}

/** What is wrong with the parts of an address, by the rules of both clients; undefined where they are valid. */
export function addressProblem({ namespace, name, system }: ModuleAddress): string | undefined {
  if (namespace.toLowerCase() === RESERVED_NAMESPACE)
    return `the namespace ${quote(namespace)} is reserved for the search of the registry API`
  return nameProblem('namespace', namespace) ?? nameProblem('name', name) ?? systemProblem(system)
}

function nameProblem(part: 'namespace' | 'name', text: string): string | undefined {
  if (/[^0-9A-Za-z_-]/.test(text)) {
    return `the ${part} ${quote(text)} may contain only letters a-z and A-Z, digits, "-" and "_"`
  }
  if (/^[-_]|[-_]$/.test(text)) return `the ${part} ${quote(text)} must begin and end with a letter or digit`
  return lengthProblem(part, text)
}

function systemProblem(text: string): string | undefined {
  if (/[^0-9a-z]/.test(text))
    return `the system ${quote(text)} may contain only lower-case letters and digits`
  return lengthProblem('system', text)
}

function lengthProblem(part: string, text: string): string | undefined {
  if (text === '') return `the ${part} is empty`
  if (text.length <= MAX_PART_LENGTH) return undefined
  return `the ${part} ${quote(text)} has ${text.length} characters, more than ${MAX_PART_LENGTH}`
}
