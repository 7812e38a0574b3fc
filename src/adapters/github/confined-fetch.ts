import { messageOf, quote } from '../../base/error.ts'
import { readJson } from '../../base/json.ts'
import { MAX_PACKAGE_BYTES } from '../../package/limits.ts'
import { MAX_ANSWER_BYTES, MAX_TEXTS_BYTES, SLOWEST_UPLOAD } from './limits.ts'
import type { RetryBudget } from './retry-budget.ts'

/**
 * A fetch for Octokit that sends requests to these origins only, even where a redirect names another. It rejects where a server
 * does not answer in time, and where a response is too large or JSON that is incomplete: with plain errors, which Octokit treats as a
 * failed connection.
 */
export function confinedFetch(origins: ReadonlySet<string>, budget: RetryBudget): typeof globalThis.fetch {
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input)
    if (!origins.has(url.origin))
      throw new Error(`${quote(url.origin)} is not a host of this GitHub: nothing was sent`)
    const started = Date.now()
    try {
      const response = await answerWithin(url, init, budget)
      const target = redirectTarget(url, init, response)
      if (target !== undefined && origins.has(target.origin)) return await answerWithin(target, init, budget)
      if (response.status < 500 && response.status !== 429) budget.succeeded()
      else budget.failed(started)
      return response
    } catch (error) {
      budget.failed(started)
      throw error
    }
  }
}

async function answerWithin(url: URL, init: RequestInit | undefined, budget: RetryBudget): Promise<Response> {
  const size = init?.body instanceof Uint8Array ? init.body.length : 0
  const timeoutMs = budget.attemptMs + (size / SLOWEST_UPLOAD) * 1000
  const signal = AbortSignal.timeout(Math.ceil(timeoutMs))
  try {
    return await wholeResponse(url, await fetch(url, { ...init, redirect: 'manual', signal }))
  } catch (error) {
    if (!signal.aborted) throw error
    // A plain error: octokit never repeats one that is called AbortError.
    throw new Error(`no answer within ${Math.ceil(timeoutMs / 1000)} seconds`)
  }
}

/** Rejects incomplete JSON, which Octokit would return as text. */
async function wholeResponse(url: URL, response: Response): Promise<Response> {
  const { status, headers } = response
  const isJson = /\bjson\b/.test(headers.get('content-type') ?? '')
  const bytes = await bytesOf(response, isJson ? maxJson(url) : MAX_PACKAGE_BYTES)
  if (isJson && bytes.length > 0) {
    try {
      readJson(new TextDecoder().decode(bytes))
    } catch (error) {
      throw new Error(`the response cannot be read: ${messageOf(error)}`)
    }
  }
  return new Response(bytes.length === 0 ? null : bytes, { status, headers })
}

/** Octokit itself reads a response of any size. */
async function bytesOf({ body }: Response, maxBytes: number): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.length
    if (size > maxBytes) throw new Error(`the response has more than ${maxBytes} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function maxJson({ pathname }: URL): number {
  return /\/(?:graphql|git|releases|pulls|comments)\b/.test(pathname) ? MAX_TEXTS_BYTES : MAX_ANSWER_BYTES
}

/**
 * A repository that was renamed answers with a redirect. Only 307 and 308 ask to send a write again as it was.
 * https://docs.github.com/rest/using-the-rest-api/best-practices-for-using-the-rest-api#follow-redirects
 */
function redirectTarget(
  url: URL,
  init: RequestInit | undefined,
  { status, headers }: Response,
): URL | undefined {
  const location = headers.get('location')
  const isFollowed = init?.method === 'GET' ? isRedirect(status) : status === 307 || status === 308
  return location !== null && isFollowed && URL.canParse(location, url.href)
    ? new URL(location, url)
    : undefined
}

/** Whether a status sends the client elsewhere; 304 does not. */
export function isRedirect(status: number): boolean {
  return [301, 302, 303, 307, 308].includes(status)
}
