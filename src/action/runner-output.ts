import { appendFileSync } from 'node:fs'
import type { Refusal } from '../base/error.ts'
import type { Log } from '../base/log.ts'
import { formatCommand, formatLines, formatSetting } from './workflow-command.ts'

/** A shorter text, such as a bad password, would be found in words that have nothing to do with it. */
const SHORTEST_SECRET = 8

/** The runner that the action runs on, as far as it is spoken to: docs/decisions/0003-runner-protocol.md. */
export class Runner implements Log {
  readonly #environment: NodeJS.ProcessEnv
  readonly #show: (text: string) => void
  readonly #secrets = new Set<string>()

  constructor(environment: NodeJS.ProcessEnv, show: (text: string) => void) {
    this.#environment = environment
    this.#show = show
  }

  /**
   * From here on this text, and what Git and HTTP make of it in a header, is `***` in all that is shown. The runner does the
   * same, but not in the files of outputs and summary, which are no log.
   */
  maskToken(token: string): void {
    const forms = [token, base64(`x-access-token:${token}`), base64(token)]
    // Without what fills up the last group, which is not there where more follows.
    if (token.length >= SHORTEST_SECRET) for (const form of forms) this.#secrets.add(form.replace(/=+$/, ''))
    for (const form of forms.slice(0, 2)) this.#show(formatCommand('add-mask', form))
  }

  #write(text: string): void {
    this.#show(this.#withoutSecrets(text))
  }

  #withoutSecrets(text: string): string {
    return [...this.#secrets].reduce((shown, secret) => shown.replaceAll(secret, '***'), text)
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
    if (file !== undefined && file !== '') appendFileSync(file, this.#withoutSecrets(text))
  }
}

function base64(text: string): string {
  return Buffer.from(text).toString('base64')
}
