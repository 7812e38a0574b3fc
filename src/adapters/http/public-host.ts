import type { HostAnswer } from '../../doctor/host-answer.ts'
import type { PublicHost } from '../../doctor/ports.ts'

/** Terraform's and OpenTofu's own patience with a registry. */
const LONGEST_ANSWER_MS = 10_000
/** Far above what any page of a registry has. */
const LARGEST_ANSWER = 4 * 1024 * 1024

/** The registry that everybody sees: no credentials, no cache of ours, and the same questions that clients ask. */
export const publicHost: PublicHost = {
  async ask(url: string): Promise<HostAnswer> {
    try {
      const signal = AbortSignal.timeout(LONGEST_ANSWER_MS)
      const response = await fetch(url, { signal, headers: { accept: 'application/json, */*' } })
      const headers = Object.fromEntries(response.headers)
      return { url: response.url, status: response.status, headers, text: await textOf(response) }
    } catch (error) {
      return { url, failure: reasonOf(error) }
    }
  },
}

async function textOf(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > LARGEST_ANSWER) throw new Error(`the answer has more than ${LARGEST_ANSWER} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

/** `fetch failed` alone says nothing: the reason is its cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message : error.message
}
