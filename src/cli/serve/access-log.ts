import { write, writeSync } from 'node:fs'
import { visible } from '../../base/error.ts'
import type { HttpAnswer, HttpRequest } from '../../server/http-message.ts'

const STDERR = 2
const WAIT_MS = 100
const MAX_TEXT = 200
const PLAIN = /^[\x20\x21\x23-\x7e]*$/

/**
 * One line of the access log, without the query, which may be a signature:
 * `2026-01-02T03:04:05.678Z 203.0.113.9 ci "GET /v1/modules/acme/vpc/aws/versions" 200 131 0.4ms "Terraform/1.11.4"`
 */
export function formatRequest(request: HttpRequest, answer: HttpAnswer, ms: number, now: Date): string {
  const { client, method, target, headers } = request
  const [path = ''] = target.split('?', 1)
  const bytes = method === 'HEAD' ? 0 : (answer.file?.length ?? answer.body.length)
  const figures = `${answer.status} ${bytes} ${ms.toFixed(1)}ms`
  const who = `${client === '' ? '-' : client} ${answer.consumer ?? '-'}`
  return `${now.toISOString()} ${who} ${quoted(`${method} ${path}`)} ${figures} ${quoted(headers['user-agent'] ?? '')}`
}

function quoted(text: string): string {
  if (text.length <= MAX_TEXT && PLAIN.test(text)) return `"${text}"`
  const cut = text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text
  return `"${visible(cut).replaceAll('"', "'")}"`
}

/** Writes a line for each request to standard error, several at a time: each write to a pipe would wait for its reader. */
export class AccessLog {
  #lines: string[] = []
  #timer: NodeJS.Timeout | undefined

  add(request: HttpRequest, answer: HttpAnswer, ms: number): void {
    this.#lines.push(`${formatRequest(request, answer, ms, new Date())}\n`)
    this.#timer ??= setTimeout(() => this.#write(), WAIT_MS)
  }

  /** Writes the lines that are left, and waits for it. */
  close(): void {
    clearTimeout(this.#timer)
    if (this.#lines.length > 0) writeSync(STDERR, this.#lines.join(''))
    this.#lines = []
  }

  #write(): void {
    const text = this.#lines.join('')
    this.#lines = []
    this.#timer = undefined
    write(STDERR, text, () => {})
  }
}
