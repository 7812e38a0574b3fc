import { write, writeSync } from 'node:fs'
import { visible } from '../../base/error.ts'
import type { HttpAnswer, HttpRequest } from '../../server/http-message.ts'
import { LOG_BUFFER_BYTES, LOG_WAIT_MS, MAX_LOGGED_LENGTH } from '../limits.ts'

export type LogFormat = 'text' | 'json'

const STDERR = 2
const PLAIN = /^[\x20\x21\x23-\x7e]*$/

/**
 * One line of the access log, without the query, which may be a signature:
 * `2026-01-02T03:04:05.678Z 203.0.113.9 ci "GET /v1/modules/acme/vpc/aws/versions" 200 131 0.4ms "Terraform/1.11.4"`
 */
export function formatRequest(request: HttpRequest, answer: HttpAnswer, ms: number, now: Date): string {
  const { client, method, target, headers } = request
  const [path = ''] = target.split('?', 1)
  const figures = `${answer.status} ${bytesIn(answer, method)} ${ms.toFixed(1)}ms`
  const who = `${client === '' ? '-' : client} ${answer.consumer ?? '-'}`
  return `${now.toISOString()} ${who} ${quoted(`${method} ${path}`)} ${figures} ${quoted(headers['user-agent'] ?? '')}`
}

/** The same as one JSON object, for systems that collect logs. */
export function formatJsonRequest(request: HttpRequest, answer: HttpAnswer, ms: number, now: Date): string {
  const { client, method, target, headers } = request
  const line = {
    time: now.toISOString(),
    client,
    token: answer.consumer ?? null,
    method,
    path: cut(target.split('?', 1)[0] ?? ''),
    route: answer.route ?? null,
    status: answer.status,
    bytes: bytesIn(answer, method),
    ms: Number(ms.toFixed(1)),
    userAgent: cut(headers['user-agent'] ?? ''),
  }
  return JSON.stringify(line)
}

function bytesIn({ body, file }: HttpAnswer, method: string): number {
  return method === 'HEAD' ? 0 : (file?.length ?? body.length)
}

function cut(text: string): string {
  return visible(text.length > MAX_LOGGED_LENGTH ? `${text.slice(0, MAX_LOGGED_LENGTH)}…` : text)
}

function quoted(text: string): string {
  if (text.length <= MAX_LOGGED_LENGTH && PLAIN.test(text)) return `"${text}"`
  return `"${cut(text).replaceAll('"', "'")}"`
}

/**
 * Writes a line for each request to standard error, several at a time: each write to a pipe would wait for its reader. Lines wait
 * as bytes, since strings that wait would soon count as old, and old garbage is collected late.
 */
export class AccessLog {
  readonly #format: typeof formatRequest
  #lines = Buffer.allocUnsafe(LOG_BUFFER_BYTES)
  #end = 0
  #timer: NodeJS.Timeout | undefined

  constructor(format: LogFormat) {
    this.#format = format === 'json' ? formatJsonRequest : formatRequest
  }

  add(request: HttpRequest, answer: HttpAnswer, ms: number): void {
    const line = `${this.#format(request, answer, ms, new Date())}\n`
    if (this.#end + Buffer.byteLength(line) > LOG_BUFFER_BYTES) this.#write()
    this.#end += this.#lines.write(line, this.#end)
    this.#timer ??= setTimeout(() => this.#write(), LOG_WAIT_MS)
  }

  /** Writes the lines that are left, and waits for it. */
  close(): void {
    clearTimeout(this.#timer)
    if (this.#end > 0) writeSync(STDERR, this.#lines, 0, this.#end)
    this.#end = 0
  }

  #write(): void {
    clearTimeout(this.#timer)
    write(STDERR, this.#lines, 0, this.#end, () => {})
    this.#lines = Buffer.allocUnsafe(LOG_BUFFER_BYTES)
    this.#end = 0
    this.#timer = undefined
  }
}
