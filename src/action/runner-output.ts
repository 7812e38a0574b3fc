import { closeSync, constants, openSync } from 'node:fs'
import { appendFile } from 'node:fs/promises'
import * as core from '@actions/core'
import { setSecret } from '@actions/core'
import { messageOf, quote, type Refusal, RegistryError, visible, withoutCommands } from '../base/error.ts'
import { firstLines } from '../base/first-lines.ts'
import type { Log } from '../base/log.ts'
import { Progress } from '../base/progress.ts'
import { SecretMask } from '../base/secret-mask.ts'
import { namingInputs } from './inputs.ts'

/** Characters of a job summary, of up to three bytes each: GitHub takes 1 MiB. The first lines of a longer one are written. */
const MAX_SUMMARY_LENGTH = 340_000

/** All that a run shows: log, annotations, outputs and job summary. Tokens are masked in each of them. */
export class RunnerOutput implements Log {
  readonly #mask: TokenMask
  readonly #progress = new Progress({
    isTerminal: false,
    now: () => performance.now(),
    write: (text) => this.info(text.trimEnd()),
  })

  /**
   * Whether the runner shows annotations as they are, line by line, without their properties, and loses job summaries: that of Gitea.
   */
  readonly #isPlain: boolean

  constructor(mask: TokenMask, isPlain = false) {
    this.#mask = mask
    this.#isPlain = isPlain
  }

  info(text: string): void {
    core.info(inertLines(this.#mask.apply(text)))
  }

  warn(text: string): void {
    core.warning(this.#line(namingInputs(this.#mask.apply(text))))
  }

  progress(step: string, done: number, total: number): void {
    this.#progress.show(step, done, total)
  }

  /** Shown where the secret or variable ACTIONS_STEP_DEBUG is true. */
  debug(text: string): void {
    core.debug(this.#mask.apply(text))
  }

  notice(text: string): void {
    core.notice(this.#line(this.#mask.apply(text)))
  }

  refuse({ code, message, hint }: Refusal): void {
    const text = this.#mask.apply(`${message}\n${hint}`)
    if (this.#isPlain) core.error(this.#line(`${code}: ${text}`))
    else core.error(text, { title: code })
  }

  /**
   * A warning of a change that breaks callers, which the pull request shows beside its line.
   * @param at a file from the root of the repository; undefined where the change has no place
   */
  annotateBreaking(message: string, at: { readonly file: string; readonly line: number } | undefined): void {
    const title = 'Breaking change'
    if (this.#isPlain) {
      const place = at === undefined ? '' : `${at.file}:${at.line}: `
      core.warning(this.#line(this.#mask.apply(`${place}${title}: ${message}`)))
    } else {
      const place = at && { file: this.#mask.apply(at.file), startLine: at.line }
      core.warning(this.#mask.apply(message), { title, ...place })
    }
  }

  #line(text: string): string {
    if (!this.#isPlain) return text
    const lines = text.split('\n').map((line) => line.trim())
    return lines.filter((line) => line !== '').join(' | ')
  }

  /** Whether a result is given: what fails after it changes none of it. */
  hasOutputs = false

  /** Looks, before anything is written, whether outputs can be. Throws SYSTEM_REFUSED, PERMISSION. */
  checkOutputs(): void {
    const file = process.env['GITHUB_OUTPUT'] ?? ''
    if (file === '') return
    try {
      closeSync(openSync(file, constants.O_WRONLY | constants.O_APPEND | constants.O_NONBLOCK))
    } catch (error) {
      this.hasOutputs = true
      throw new RegistryError(
        'SYSTEM_REFUSED',
        `the outputs cannot be written to ${quote(file)} (environment variable GITHUB_OUTPUT): ${messageOf(error)}`,
        'let the runner set GITHUB_OUTPUT, or make the file writable for this user',
        { cause: error },
      )
    }
  }

  setOutputs(outputs: Readonly<Record<string, string>>): void {
    this.hasOutputs = true
    for (const [name, value] of Object.entries(outputs)) core.setOutput(name, this.#mask.apply(value))
  }

  /** @param markdown for the page of the run; where it cannot be written, the log says all that it would say */
  async summarize(markdown: string): Promise<void> {
    if (this.#isPlain) return this.info(markdown)
    const file = process.env['GITHUB_STEP_SUMMARY'] ?? ''
    if (file === '') return
    const text = firstLines(this.#mask.apply(markdown), MAX_SUMMARY_LENGTH, 'the log of this step')
    await appendFile(file, text).catch((error) =>
      this.warn(`the job summary cannot be written: ${quote(messageOf(error))}`),
    )
  }
}

/** Lines for people, in which the runner obeys nothing: `@actions/core` writes them as they are. */
export function inertLines(text: string): string {
  const lines = text.split(/\r\n|\r|\n/).map(visible)
  return withoutCommands(lines.join('\n'))
}

/**
 * Hides the secrets of a run in all that the run writes. The runner hides them too, in the log, but not in the files of outputs
 * and job summary.
 */
export class TokenMask extends SecretMask {
  /** Also tells the runner. @param username the one that GitHub asks for, unless it is another */
  override add(secret: string, username = 'x-access-token'): void {
    super.add(secret, username)
    setSecret(secret)
    setSecret(Buffer.from(`${username}:${secret}`).toString('base64'))
  }
}
