import { styleText } from 'node:util'
import type { Log } from '../base/log.ts'

export interface Verbosity {
  readonly quiet: boolean
  readonly verbose: boolean
}

/** Progress on stderr; stdout belongs to results. Colours where stderr is a terminal and NO_COLOR is not set. */
export function consoleLog({ quiet, verbose }: Verbosity): Log {
  const write = (line: string) => process.stderr.write(`${line}\n`)
  return {
    info: (line) => void (quiet || write(line)),
    warn: (line) => write(`${paint('yellow', 'warning')}: ${line}`),
    debug: (line) => void (verbose && write(paint('dim', line))),
  }
}

export function paint(style: 'red' | 'yellow' | 'green' | 'dim' | 'bold', text: string): string {
  const isPlain = !process.stderr.isTTY || (process.env['NO_COLOR'] ?? '') !== ''
  return isPlain ? text : styleText(style, text)
}
