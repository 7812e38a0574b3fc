import { quote, RegistryError } from '../base/error.ts'
import type { IndexFiles } from '../index/format/index-files.ts'
import { clashingSpelling, parseModuleList } from '../index/format/module-list.ts'
import { catalogPath } from '../index/format/paths.ts'
import { addressKey, formatModuleAddress, type ModuleAddress } from '../module/module-address.ts'
import type { Release } from '../module/release.ts'

/** What the repositories of one run have claimed so far: the index cannot tell yet whose these addresses are. */
export class Claims {
  readonly #claims = new Map<string, { readonly address: string; readonly by: object }>()

  /** Throws INVALID_ADDRESS for another spelling, NOT_OWNER for what another repository of this run has claimed. */
  check({ address, tag }: Release, { files, by }: { readonly files: IndexFiles; readonly by: object }): void {
    const claim = this.#claims.get(addressKey(address))
    const text = formatModuleAddress(address)
    refuseSpelling(text, claim?.address ?? spellingIn(files, address))
    if (claim === undefined || claim.by === by) return
    throw new RegistryError(
      'NOT_OWNER',
      `tag ${quote(tag)} is a version of ${quote(text)}, which another source of this run publishes`,
      'give one of the two another address: address: namespace/name/system',
    )
  }

  add(address: ModuleAddress, by: object): void {
    this.#claims.set(addressKey(address), { address: formatModuleAddress(address), by })
  }
}

function spellingIn(files: IndexFiles, address: ModuleAddress): string | undefined {
  const path = catalogPath(address)
  return clashingSpelling(parseModuleList(path, files.get(path)), address)
}

/** @param other in the index, or earlier in this run */
function refuseSpelling(address: string, other: string | undefined): void {
  if (other === undefined || other === address) return
  throw new RegistryError(
    'INVALID_ADDRESS',
    `${quote(address)} differs only by case from ${quote(other)}, which is there already`,
    `publish under the spelling that is there: --module ${other}`,
  )
}
