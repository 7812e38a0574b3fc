import { createHmac, timingSafeEqual } from 'node:crypto'
import { TURN_SECONDS } from '../limits.ts'

/** The ten seconds in which all signatures expire at the same time, so that an answer with one can be given again. */
export function signingTurn(now: number): { readonly start: number; readonly end: number } {
  const start = now - (now % TURN_SECONDS)
  return { start, end: start + TURN_SECONDS }
}

/** `expires=…&signature=…`, the query that gives the right to fetch one path until `expires`, in Unix seconds. */
export function signPath(key: Uint8Array, path: string, expires: number): string {
  return `expires=${expires}&signature=${signatureOf(key, path, String(expires))}`
}

/** True if the query has one valid signature for this path that has not expired. Compares in constant time. */
export function isSignedPath(key: Uint8Array, path: string, query: URLSearchParams, now: number): boolean {
  const [expires, more] = query.getAll('expires')
  const [signature, again] = query.getAll('signature')
  if (expires === undefined || signature === undefined || more !== undefined || again !== undefined)
    return false
  if (!/^\d{1,15}$/.test(expires) || !/^[0-9a-f]{64}$/.test(signature)) return false
  const isRight = timingSafeEqual(
    Buffer.from(signature, 'hex'),
    Buffer.from(signatureOf(key, path, expires), 'hex'),
  )
  return isRight && Number(expires) >= now
}

function signatureOf(key: Uint8Array, path: string, expires: string): string {
  return createHmac('sha256', key).update(`${path}\n${expires}`).digest('hex')
}
