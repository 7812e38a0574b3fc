import { createHash, timingSafeEqual } from 'node:crypto'
import { quote, RegistryError } from '../../base/error.ts'

/** The token of one consumer of a private registry. */
export interface ConsumerToken {
  /** Who the consumer is; the access log shows it. */
  readonly name: string
  /** SHA-256 of the token: it has the same length for all, and is useless to whoever reads the memory. */
  readonly digest: Uint8Array
}

/**
 * Parses a token file: one `name token` pair on each line; blank lines and lines that begin with `#` are skipped. Throws
 * INVALID_INPUT with the line's number, and without any token in the message.
 */
export function parseTokens(text: string): ConsumerToken[] {
  const lines = text.split(/\r?\n/).map((line, at) => ({ fields: line.trim().split(/\s+/), at: at + 1 }))
  const tokens = lines
    .filter(({ fields: [first = ''] }) => first !== '' && !first.startsWith('#'))
    .map(({ fields, at }) => {
      const [name = '', token = ''] = fields
      if (fields.length !== 2) throw invalid(at, `has ${fields.length} word(s) instead of 2`)
      if (!/^[\w.@-]+$/.test(name))
        throw invalid(
          at,
          `has the name ${quote(name)}, which is not made of letters, digits and . _ @ - alone`,
        )
      if (/[^\x21-\x7e]/.test(token))
        throw invalid(at, `has a token with a character that is not allowed in a header`)
      return { name, digest: digestOf(token) }
    })
  const names = tokens.map(({ name }) => name)
  const twice = names.find((name, at) => names.indexOf(name) !== at)
  if (twice !== undefined) throw invalid(undefined, `has the name ${quote(twice)} twice`)
  if (tokens.length === 0) throw invalid(undefined, 'has no token')
  return tokens
}

function invalid(line: number | undefined, problem: string): RegistryError {
  const where = line === undefined ? 'the token file' : `line ${line} of the token file`
  return new RegistryError('INVALID_INPUT', `${where} ${problem}`, 'write one pair on each line: name token')
}

/**
 * The consumer whose token this `Authorization` header has: as a bearer token, or as the password of Basic authentication,
 * which is how `.netrc` sends it. Undefined if the token is not valid. Takes the same time for wrong and right tokens.
 */
export function consumerOf(header: string | undefined, tokens: readonly ConsumerToken[]): string | undefined {
  const sent = digestOf(tokenIn(header ?? ''))
  const found = tokens.filter(({ digest }) => timingSafeEqual(digest, sent))
  return found[0]?.name
}

function tokenIn(header: string): string {
  const [, scheme = '', credentials = ''] = /^(\w+) +(\S+) *$/.exec(header) ?? []
  if (scheme.toLowerCase() === 'bearer') return credentials
  if (scheme.toLowerCase() !== 'basic') return ''
  const text = Buffer.from(credentials, 'base64').toString()
  return text.slice(text.indexOf(':') + 1)
}

function digestOf(token: string): Uint8Array {
  return createHash('sha256').update(token).digest()
}
