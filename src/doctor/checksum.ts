import { type Check, note } from './check.ts'

const LENGTHS = { md5: 32, sha1: 40, sha256: 64, sha512: 128 } as const

export type Algorithm = keyof typeof LENGTHS

export const ALGORITHMS = Object.keys(LENGTHS) as readonly Algorithm[]

/** What a location says of the bytes. */
export interface Expected {
  readonly algorithm: Algorithm
  /** Lower case. */
  readonly hex: string
}

/**
 * `sha256:<hex>`, or the digits alone, of which the length tells the algorithm; undefined without one, and for
 * `file:<url>`, which is not followed. https://github.com/hashicorp/go-getter#checksumming
 */
export function readChecksum(text: string | undefined): Expected | 'invalid' | undefined {
  if (text === undefined || text.startsWith('file:')) return undefined
  const [, named, hex = ''] = /^(?:(md5|sha1|sha256|sha512):)?([0-9A-Fa-f]+)$/.exec(text) ?? []
  const algorithm = ALGORITHMS.find((name) => LENGTHS[name] === hex.length)
  if (algorithm === undefined || (named !== undefined && named !== algorithm)) return 'invalid'
  return { algorithm, hex: hex.toLowerCase() }
}

export function checksumNotes(text: string | undefined): Check[] {
  if (text?.startsWith('file:'))
    return [
      note('LOCATION_NOT_FOLLOWED', 'doctor does not follow checksum=file:…', 'write ?checksum=sha256:…'),
    ]
  if (text !== undefined) return []
  const message = 'the location pins no bytes: whoever can change the archive can change what is installed'
  return [note('LOCATION_UNPINNED', message, 'add ?checksum=sha256:<hex of the archive>')]
}
