import { appendFileSync } from 'node:fs'
import type { Refusal } from '../core/error.ts'
import type { Log } from '../ports.ts'
import { formatCommand, formatLines, formatSetting } from './workflow-command.ts'

/** The runner that the action runs on, as far as it is spoken to: docs/decisions/0003-runner-protocol.md. */
export class Runner implements Log {
  readonly #environment: NodeJS.ProcessEnv
  readonly #write: (text: string) => void

  constructor(environment: NodeJS.ProcessEnv, write: (text: string) => void) {
    this.#environment = environment
    this.#write = write
  }

  /** From here on the runner shows `***` for this text, and for what Git makes of it in a header. */
  maskToken(token: string): void {
    this.#write(formatCommand('add-mask', token))
    this.#write(formatCommand('add-mask', Buffer.from(`x-access-token:${token}`).toString('base64')))
  }

  info(text: string): void {
    this.#write(formatLines(text))
  }

  warn(text: string): void {
    this.#write(formatCommand('warning', text))
  }

  /** Shown where the secret or variable ACTIONS_STEP_DEBUG is true. */
  debug(text: string): void {
    this.#write(formatCommand('debug', text))
  }

  notice(text: string): void {
    this.#write(formatCommand('notice', text))
  }

  refuse({ code, message, hint }: Refusal): void {
    this.#write(formatCommand('error', `${message}\n${hint}`, { title: code }))
  }

  setOutputs(outputs: Readonly<Record<string, string>>): void {
    const settings = Object.entries(outputs).map(([name, value]) => formatSetting(name, value))
    this.#append('GITHUB_OUTPUT', settings.join(''))
  }

  /** @param markdown for the page of the run */
  summarize(markdown: string): void {
    this.#append('GITHUB_STEP_SUMMARY', markdown)
  }

  /** Runners without one of these files show the log alone. */
  #append(variable: 'GITHUB_OUTPUT' | 'GITHUB_STEP_SUMMARY', text: string): void {
    const file = this.#environment[variable]
    if (file !== undefined && file !== '') appendFileSync(file, text)
  }
}
