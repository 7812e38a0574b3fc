import { quote, RegistryError } from '../base/error.ts'
import type { IndexFiles } from '../index/format/index-files.ts'
import { clashingSpelling, parseModuleList } from '../index/format/module-list.ts'
import { catalogPath } from '../index/format/paths.ts'
import { addressKey, formatModuleAddress, type ModuleAddress } from '../module/module-address.ts'
import type { Release } from '../module/release.ts'

/** The addresses that the repositories of one run publish under. The index does not yet say whose the new ones are. */
export class ClaimedAddresses {
  readonly #claims = new Map<string, { readonly address: string; readonly by: object }>()

  /**
   * Throws INVALID_ADDRESS for an address that differs only by case from one of the index or of this run, NOT_OWNER for one that
   * another repository of this run has claimed.
   */
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
    `${quote(address)} differs only by case from ${quote(other)}, which is published already`,
    `use the published spelling: --module ${other}`,
  )
}
