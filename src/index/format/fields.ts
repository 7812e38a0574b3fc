import { z } from 'zod'
import { checkedText } from '../../base/schema.ts'
import { parseVersion } from '../../module/version.ts'
import { locationKind } from './location.ts'

/** Characters of the location of a package. A document with a longer one is INDEX_INVALID. */
const MAX_LOCATION_LENGTH = 4096

/** The fields that several documents of an index have. */

export const dateField = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/, 'must be a date such as 2025-01-02T03:04:05Z')
  .refine(isDate, 'must be a date that there is')
export const digestField = z
  .string()
  .regex(/^sha256:[0-9a-f]{64}$/, 'must be sha256: and the 64 hexadecimal digits of a digest')
export const commitField = z.string().regex(/^[0-9a-f]{40}$/, 'must be the 40 hexadecimal digits of a commit')
export const versionField = checkedText(parseVersion)

export const locationField = checkedText((text) => {
  if (text.length > MAX_LOCATION_LENGTH)
    throw new Error(`has more than the ${MAX_LOCATION_LENGTH} characters of a location`)
  locationKind(text)
  return text
})

/** `2030-02-30` is none, although a date can be made of it. */
function isDate(text: string): boolean {
  const time = Date.parse(text)
  return !Number.isNaN(time) && new Date(time).toISOString() === text.replace('Z', '.000Z')
}
