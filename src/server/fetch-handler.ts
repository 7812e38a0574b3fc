import type { App } from './app.ts'
import { countDownload } from './downloads.ts'
import { pickHeaders } from './http-message.ts'
import { rangeOf } from './range.ts'

/** The app as a function of the Fetch standard, for Workers, Lambda and wherever there is `fetch`. */
export function fetchHandler(app: App): (request: Request) => Promise<Response> {
  return async ({ method, url, headers }) => {
    const { pathname, search } = new URL(url)
    const target = `${pathname}${search}`
    const request = { method, target, headers: pickHeaders((name) => headers.get(name)), client: '' }
    const range = {
      range: headers.get('range') ?? undefined,
      'if-range': headers.get('if-range') ?? undefined,
    }
    const answer = rangeOf(await app.answer(request), method === 'GET' ? range : {})
    countDownload(app.downloads, request, answer)
    const isEmpty = method === 'HEAD' || answer.status === 204 || answer.status === 304
    return new Response(isEmpty ? null : new Uint8Array(answer.body), answer)
  }
}
