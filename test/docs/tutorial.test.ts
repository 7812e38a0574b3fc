import { readFileSync } from 'node:fs'
import { chmod, mkdir, symlink, writeFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { expect, it } from 'vitest'
import { CLI_ENTRY } from '../support/built-entry.ts'
import { runProgram } from '../support/cli/program.ts'
import { describeClients } from '../support/clients/terraform.ts'
import { gitEnvironment } from '../support/git/git-repository.ts'
import { freePort } from '../support/network/ports.ts'
import { temporaryDirectory } from '../support/temporary.ts'

const SEPARATOR = '== next step'

interface TutorialStep {
  readonly script: string
  /** Lines that the output has, or that its lines begin with. */
  readonly expected: string[]
}

/** The shell blocks of the page, each with the output that follows it. */
function stepsOf(page: string): TutorialStep[] {
  const steps: TutorialStep[] = []
  for (const [, language, text = ''] of page.matchAll(/^```(sh|text)\n(.*?)^```$/gms))
    if (language === 'sh') steps.push({ script: text, expected: [] })
    else steps.at(-1)?.expected.push(...text.trim().split('\n'))
  return steps
}

describeClients('docs/tutorial.md', (client) => {
  it('does what it says', async () => {
    const directory = await temporaryDirectory()
    const programs = join(directory, 'bin')
    await mkdir(programs)
    await writeFile(
      join(programs, 'module-registry'),
      `#!/bin/sh\nexec '${process.execPath}' '${CLI_ENTRY}' "$@"\n`,
    )
    await chmod(join(programs, 'module-registry'), 0o755)
    await symlink(client.path, join(programs, 'terraform'))
    const steps = stepsOf(readFileSync('docs/tutorial.md', 'utf8').replaceAll('8080', `${await freePort()}`))
    const script = steps.map((step) => step.script).join(`echo '${SEPARATOR}'\n`)
    const env = {
      ...gitEnvironment,
      CHECKPOINT_DISABLE: '1',
      HOME: directory,
      PATH: [programs, process.env['PATH']].join(delimiter),
    }
    const { code, stdout } = await runProgram('bash', ['-c', `set -e\nexec 2>&1\n${script}`], {
      cwd: directory,
      env,
    })
    expect([code, stdout]).toEqual([0, expect.anything()])
    const outputs = stdout.split(`${SEPARATOR}\n`)
    for (const [at, { expected }] of steps.entries())
      for (const line of expected) expect(outputs[at]).toContain(line)
  })
})
