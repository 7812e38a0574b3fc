import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { CLI_ENTRY } from '../built-entry.ts'
import { type Environment, runProgram } from '../cli/program.ts'
import { gitEnvironment } from '../git/git-repository.ts'
import { temporaryDirectory } from '../temporary.ts'
import { codeBlocks } from './shell-blocks.ts'

export interface PageRun {
  /** Where the first block begins; a new directory without it. */
  readonly directory?: string
  /** What a reader puts in the place of names of the page, such as the URL of the index. All occurrences are replaced. */
  readonly replaced?: Readonly<Record<string, string>>
  /** Programs on PATH besides `module-registry`, by name. */
  readonly programs?: Readonly<Record<string, string>>
  readonly env?: Environment
  /** A script that runs while `serve` listens, with what that has printed as standard input. */
  readonly whileServing?: string
}

const SEPARATOR = '== next block'

/**
 * Runs the scripts of a page that are no illustrations, one after the other in one shell, with the built command line as
 * `module-registry`, and gives what each has printed on both streams. `serve` in the foreground is stopped as soon as it listens.
 * Throws with all output where a command fails.
 */
export async function runPage(page: string, run: PageRun = {}): Promise<string[]> {
  const home = await temporaryDirectory()
  const directory = run.directory ?? (await temporaryDirectory())
  const programs = await writePrograms(join(home, 'bin'), run.programs ?? {})
  const scripts = codeBlocks(page)
    .filter(({ shell, isIllustration }) => shell === 'script' && !isIllustration)
    .map(({ text }) => replace(text, run.replaced ?? {}))
  await writeFile(join(home, 'while-serving'), run.whileServing ?? '')
  const script = [PRELUDE, ...scripts].join(`\necho '${SEPARATOR}'\n`)
  const PATH = [programs, process.env['PATH']].join(delimiter)
  const { code, stdout } = await runProgram('bash', ['-c', script], {
    cwd: directory,
    env: { ...gitEnvironment, CHECKPOINT_DISABLE: '1', HOME: home, TMPDIR: home, ...run.env, PATH },
  })
  if (code !== 0) throw new Error(`the scripts of ${page} end with ${code}:\n${stdout}`)
  return stdout.split(`${SEPARATOR}\n`).slice(1)
}

/** A script ends with its first failure, as none of a page may have one. */
const PRELUDE = `set -e
exec 2>&1
stopped() {
  "$@" --port 0 >"$TMPDIR/serve.log" 2>&1 & served=$!
  until grep -q http "$TMPDIR/serve.log"; do kill -0 $served; sleep 0.1; done
  bash -e "$TMPDIR/while-serving" <"$TMPDIR/serve.log"
  kill $served; wait $served
}`

function replace(text: string, replaced: Readonly<Record<string, string>>): string {
  const stopped = text.replaceAll(/^module-registry serve .*[^&\n]$/gm, 'stopped $&')
  return Object.entries(replaced).reduce((script, [from, to]) => script.replaceAll(from, to), stopped)
}

async function writePrograms(directory: string, programs: Readonly<Record<string, string>>): Promise<string> {
  await mkdir(directory)
  const program = `#!/bin/sh\nexec '${process.execPath}' '${CLI_ENTRY}' "$@"\n`
  await writeFile(join(directory, 'module-registry'), program, { mode: 0o755 })
  for (const [name, path] of Object.entries(programs)) await symlink(path, join(directory, name))
  return directory
}
