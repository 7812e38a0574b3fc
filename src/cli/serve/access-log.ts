import { write, writeSync } from 'node:fs'
import { visible } from '../../base/error.ts'

export interface AnsweredRequest {
  readonly client: string
  /** Of the token; undefined without one. */
  readonly consumer: string | undefined
  readonly method: string
  /** As sent; what stands behind the `?` may be a signature, and is never written. */
  readonly url: string
  readonly status: number
  readonly bytes: number
  readonly ms: number
  readonly agent: string
}

const STDERR = 2
const WAIT_MS = 100
const MAX_TEXT = 200

/** `2026-01-02T03:04:05.678Z 203.0.113.9 ci "GET /v1/modules/acme/vpc/aws/versions" 200 131 0.4ms "Terraform/1.11.4"` */
export function formatRequest(request: AnsweredRequest, now: Date): string {
  const { client, consumer = '-', method, url, status, bytes, ms, agent } = request
  const [path = ''] = url.split('?', 1)
  const line = `${quoted(`${method} ${path}`)} ${status} ${bytes} ${ms.toFixed(1)}ms ${quoted(agent)}`
  return `${now.toISOString()} ${client} ${consumer} ${line}`
}

const PLAIN = /^[\x20\x21\x23-\x7e]*$/

function quoted(text: string): string {
  if (text.length <= MAX_TEXT && PLAIN.test(text)) return `"${text}"`
  const cut = text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text
  return `"${visible(cut).replaceAll('"', "'")}"`
}

/** Lines are written some at a time, since each write to a pipe would wait for its reader. */
export class AccessLog {
  #lines: string[] = []
  #timer: NodeJS.Timeout | undefined

  add(request: AnsweredRequest): void {
    this.#lines.push(`${formatRequest(request, new Date())}\n`)
    this.#timer ??= setTimeout(() => this.#write(), WAIT_MS)
  }

  /** Writes what is left, and waits for it. */
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
