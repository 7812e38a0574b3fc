import { createHash, timingSafeEqual } from 'node:crypto'
import { quote, RegistryError } from '../../base/error.ts'

/** A consumer of a private registry. */
export interface ConsumerToken {
  /** Shown in logs. */
  readonly name: string
  /** SHA-256: of equal length for all, and worth nothing to who reads the memory. */
  readonly digest: Uint8Array
}

/** A `name token` pair a line; blank lines and lines that begin with `#` are left out. Throws INVALID_INPUT, without a token in it. */
export function parseTokens(text: string): ConsumerToken[] {
  const lines = text.split(/\r?\n/).map((line, at) => ({ words: line.trim().split(/\s+/), at: at + 1 }))
  const tokens = lines
    .filter(({ words: [first = ''] }) => first !== '' && !first.startsWith('#'))
    .map(({ words, at }) => {
      const [name = '', token = ''] = words
      if (words.length !== 2) throw invalid(at, `has ${words.length} word(s) instead of 2`)
      if (!/^[\w.@-]+$/.test(name)) throw invalid(at, `has the name ${quote(name)}, which is no plain word`)
      if (/[^\x21-\x7e]/.test(token))
        throw invalid(at, `has a token with a character that no header can carry`)
      return { name, digest: digestOf(token) }
    })
  const names = tokens.map(({ name }) => name)
  const twice = names.find((name, at) => names.indexOf(name) !== at)
  if (twice !== undefined) throw invalid(undefined, `names ${quote(twice)} twice`)
  if (tokens.length === 0) throw invalid(undefined, 'holds no token')
  return tokens
}

function invalid(line: number | undefined, problem: string): RegistryError {
  const where = line === undefined ? 'the token file' : `line ${line} of the token file`
  return new RegistryError('INVALID_INPUT', `${where} ${problem}`, 'write one pair a line: name token')
}

/**
 * Who sent this `Authorization` header: a bearer token, or one as the password of Basic, which is how `.netrc` sends it.
 * Takes the same time for a wrong token as for a right one.
 */
export function consumerOf(header: string | undefined, tokens: readonly ConsumerToken[]): string | undefined {
  const given = digestOf(tokenIn(header ?? ''))
  const found = tokens.filter(({ digest }) => timingSafeEqual(digest, given))
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
