import { quote, RegistryError } from '../base/error.ts'
import { MODULES_DIRECTORY } from '../index/format/paths.ts'
import type { IndexSnapshot } from '../index/ports.ts'
import { type ModuleAddress, parseModuleAddress } from '../module/module-address.ts'

/** One module address, or those that a pattern names. */
export type AddressPattern = { readonly address: ModuleAddress } | { readonly parts: readonly string[] }

/** Reads an address, or three parts in which `*` is any part of a name. Throws INVALID_ADDRESS. */
export function parseAddressPattern(text: string): AddressPattern {
  if (!text.includes('*')) return { address: parseModuleAddress(text) }
  const parts = text.split('/')
  if (parts.length === 3 && parts.every((part) => /^[\w*-]{1,64}$/.test(part))) return { parts }
  throw new RegistryError(
    'INVALID_ADDRESS',
    `${quote(text)} is not a pattern of module addresses`,
    'write three parts in which * is any part of a name, such as acme/*/aws, in quotes',
  )
}

/** The modules of an index that the pattern names, in order. Throws NOT_FOUND for a pattern that names none. */
export async function matchingAddresses(
  pattern: AddressPattern,
  snapshot: IndexSnapshot,
): Promise<ModuleAddress[]> {
  if ('address' in pattern) return [pattern.address]
  let directories = [MODULES_DIRECTORY]
  for (const part of pattern.parts) {
    const below = await Promise.all(directories.map((each) => matchingNames(each, part, snapshot)))
    directories = below.flat()
  }
  const addresses = directories.map((path) => parseModuleAddress(path.slice(MODULES_DIRECTORY.length + 1)))
  if (addresses.length > 0) return addresses
  throw new RegistryError(
    'NOT_FOUND',
    `the index has no module ${quote(pattern.parts.join('/'))}`,
    'name modules of it: module-registry status --index … lists them',
  )
}

async function matchingNames(directory: string, part: string, snapshot: IndexSnapshot): Promise<string[]> {
  const expression = new RegExp(`^${part.replaceAll(/\*+/g, '.*')}$`, 'i')
  const names = (await snapshot.listDirectory(directory)).filter((name) => !name.includes('.'))
  return names
    .filter((name) => expression.test(name))
    .toSorted()
    .map((name) => `${directory}/${name}`)
}

/** The text with what the parts of an address say: `{namespace}`, `{name}` and `{system}`. */
export function fillAddress(text: string, address: ModuleAddress): string {
  return text.replaceAll(/\{(namespace|name|system)\}/g, (_, part: keyof ModuleAddress) => address[part])
}
