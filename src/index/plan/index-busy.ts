import { RegistryError } from '../../base/error.ts'

/** Every try found that another publisher had been faster. */
export function indexBusy(attempts: number): RegistryError {
  return new RegistryError(
    'INDEX_BUSY',
    `other publishers changed the index in each of ${attempts} tries`,
    'nothing was written; run the same command again',
  )
}
