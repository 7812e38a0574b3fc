import { visible } from '../../base/error.ts'
import { MAX_TRAILER_LENGTH } from '../limits.ts'

/** `Key: value` at the end of a commit message, as `git interpret-trailers --parse` reads it. */
export type Trailer = readonly [key: string, value: string]

/** The message with the trailers as its last paragraph. Each value is one line; empty ones are left out. */
export function withTrailers(message: string, trailers: readonly Trailer[]): string {
  const lines = trailers.flatMap(([key, value]) => {
    const line = visible(value.trim()).slice(0, MAX_TRAILER_LENGTH)
    return line === '' ? [] : [`${key}: ${line}`]
  })
  return lines.length === 0 ? message : `${message.trimEnd()}\n\n${lines.join('\n')}\n`
}
