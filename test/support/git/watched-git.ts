import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { programPath } from '../cli/program.ts'
import { programDirectory, temporaryDirectory } from '../temporary.ts'

export interface WatchedGit {
  /** With it as PATH every git tells what it was started with, and what it starts itself. */
  readonly path: string
  /** Command lines, with what git wrote about its children. */
  commandLines(): Promise<string>
}

/** https://git-scm.com/docs/api-trace2 */
export async function watchGit(): Promise<WatchedGit> {
  const log = join(await temporaryDirectory(), 'trace')
  const shim = `#!/bin/sh\nGIT_TRACE2_EVENT='${log}' exec '${programPath('git')}' "$@"\n`
  const directory = await programDirectory({ git: shim })
  return {
    path: `${directory}:${process.env['PATH']}`,
    async commandLines() {
      const lines = (await readFile(log, 'utf8')).split('\n')
      return lines.filter((line) => /"event":"(start|child_start|exec)"/.test(line)).join('\n')
    },
  }
}
