import { failure } from './http-answer.ts'
import type { HttpAnswer, SentFile } from './http-message.ts'

/** The headers of a request that ask for a part of an answer. */
export interface RangeHeaders {
  readonly range?: string | undefined
  readonly 'if-range'?: string | string[] | undefined
}

/**
 * The part that `Range` asks for, as 206, or 416 if the answer has no such part. The answer itself without `Range`, for several
 * ranges, and if `If-Range` names another content. https://www.rfc-editor.org/rfc/rfc9110#name-range-requests
 */
export function rangeOf(answer: HttpAnswer, headers: RangeHeaders): HttpAnswer {
  const { status, file, body } = answer
  const wanted = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(headers.range ?? '')
  if (wanted === null || status !== 200 || answer.headers['accept-ranges'] === undefined) return answer
  const { 'if-range': condition = answer.headers['etag'] } = headers
  if (condition !== answer.headers['etag'] || wanted[0] === 'bytes=-') return answer
  const size = file?.length ?? body.length
  const [start, end] = boundsOf(wanted[1] ?? '', wanted[2] ?? '', size)
  if (wanted[1] !== '' && wanted[2] !== '' && Number(wanted[2]) < Number(wanted[1])) return answer
  if (start >= size || end < start)
    return failure(416, 'the package is shorter', { 'content-range': `bytes */${size}` })
  return partOf(answer, { start, end, size })
}

/** Positions of the first and the last byte; without a first number, the second one counts from the end. */
function boundsOf(first: string, last: string, size: number): [start: number, end: number] {
  if (first === '') return [Math.max(0, size - Number(last)), size - 1]
  return [Number(first), last === '' ? size - 1 : Math.min(Number(last), size - 1)]
}

function partOf(
  { latin1: _, ...answer }: HttpAnswer,
  { start, end, size }: { readonly start: number; readonly end: number; readonly size: number },
): HttpAnswer {
  const length = end - start + 1
  const file: SentFile | undefined = answer.file && { ...answer.file, start, length }
  const headers = {
    ...answer.headers,
    'content-length': String(length),
    'content-range': `bytes ${start}-${end}/${size}`,
  }
  return { ...answer, status: 206, headers, file, body: answer.body.subarray(start, end + 1) }
}
