import { styleText } from 'node:util'
import type { Log } from '../base/log.ts'

export interface Verbosity {
  readonly quiet: boolean
  readonly verbose: boolean
}

/** A log on stderr, as stdout is for results. It is coloured if stderr is a terminal and NO_COLOR is not set. */
export function consoleLog({ quiet, verbose }: Verbosity): Log {
  const write = (line: string) => process.stderr.write(`${line}\n`)
  return {
    info: (line) => void (quiet || write(line)),
    warn: (line) => write(`${paint('yellow', 'warning')}: ${line}`),
    debug: (line) => void (verbose && write(paint('dim', line))),
  }
}

/** The text in a style, or as it is if stderr is not a terminal or NO_COLOR is set. */
export function paint(style: 'red' | 'yellow' | 'green' | 'dim' | 'bold', text: string): string {
  const isPlain = !process.stderr.isTTY || (process.env['NO_COLOR'] ?? '') !== ''
  return isPlain ? text : styleText(style, text)
}
