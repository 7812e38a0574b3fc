import { quote, RegistryError } from '../base/error.ts'
import { MAX_REASON_LENGTH } from './limits.ts'

/** Flags of the commands that record a decision. */

/** Throws INVALID_INPUT for a reason that is not one line of at most 500 characters. */
export function parseReason(reason: string): string {
  if (reason.trim() === '' || reason.length > MAX_REASON_LENGTH || /\p{C}/u.test(reason))
    throw invalidFlag('--reason', reason, `one line of 1 to ${MAX_REASON_LENGTH} characters`)
  return reason
}

/** The date of a decision that is made now. Seconds are enough, and what all dates of an index have. */
export function dateOfDecision(): string {
  return new Date().toISOString().replace(/\.\d+/, '')
}

/** An INVALID_INPUT. @param rule continues "it must be " */
export function invalidFlag(flag: string, value: string, rule: string): RegistryError {
  return new RegistryError(
    'INVALID_INPUT',
    `${flag} is ${quote(value)}; it must be ${rule}`,
    `correct ${flag}`,
  )
}
