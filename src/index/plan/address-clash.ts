import { quote, RegistryError } from '../../base/error.ts'
import { MODULES_DIRECTORY } from '../format/paths.ts'

/**
 * Refuses a namespace, or a name of one namespace, that differs only by case from one before: `publish` would refuse both.
 * @param spellings those before, by the same in lower case; gets those of this address
 */
export function refuseClash(address: string, spellings: Map<string, string>): void {
  const [namespace = '', name = ''] = address.split('/')
  for (const text of [namespace, `${namespace}/${name}`]) {
    const known = spellings.get(text.toLowerCase())
    spellings.set(text.toLowerCase(), text)
    if (known === undefined || known === text) continue
    throw new RegistryError(
      'INDEX_INVALID',
      `${quote(text)} differs only by case from ${quote(known)}`,
      `take the folder of one of them out of ${MODULES_DIRECTORY}`,
    )
  }
}
