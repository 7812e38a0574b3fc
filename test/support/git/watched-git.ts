import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { programPath } from '../cli/program.ts'
import { programDirectory, temporaryDirectory } from '../temporary.ts'

export type WatchedGit = Awaited<ReturnType<typeof watchGit>>

/** https://git-scm.com/docs/api-trace2 */
export async function watchGit() {
  const log = join(await temporaryDirectory(), 'trace')
  const shim = `#!/bin/sh\nGIT_TRACE2_EVENT='${log}' exec '${programPath('git')}' "$@"\n`
  const directory = await programDirectory({ git: shim })
  return {
    /** With it as PATH every git tells what it was started with, and what it starts itself. */
    path: `${directory}:${process.env['PATH']}`,
    /** Command lines, with what git wrote about its children. */
    async commandLines() {
      const lines = (await readFile(log, 'utf8')).split('\n')
      return lines.filter((line) => /"event":"(start|child_start|exec)"/.test(line)).join('\n')
    },
  }
}
