import { chmod, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readWorkflow } from '../support/action/workflow-file.ts'
import { CLI_ENTRY } from '../support/built-entry.ts'
import { cliEnvironment, runCli, runCliWell } from '../support/cli/cli.ts'
import { runProgram } from '../support/cli/program.ts'
import { createModule, createRegistry } from '../support/index/registry.ts'
import { temporaryDirectory } from '../support/temporary.ts'

/** Runs the command line of this build instead of the package that the workflow names. */
const NPX = `#!/bin/bash
[ "$1 $2 $3 $4" = "--yes --package module-registry-action@0.1.0 module-registry" ] || exit 99
exec "${process.execPath}" "${CLI_ENTRY}" "\${@:5}"
`

interface Form {
  readonly command: string
  readonly versions?: string
  readonly reason?: string
  readonly to?: string
  readonly host?: string
  readonly 'allow-latest'?: string
  readonly 'dry-run'?: string
}

/** An index with two versions, and the workflow as a person fills its form in. */
async function createForm() {
  const { bare: index } = await createRegistry()
  for (const tag of ['v1.0.0', 'v1.1.0']) {
    const { directory } = await createModule({
      tag,
      origin: 'https://git.acme.test/acme/terraform-aws-vpc.git',
    })
    const about = ['--repository', directory, '--module', 'acme/vpc/aws', '--tag', tag]
    await runCliWell(['publish', '--index', index, ...about])
  }
  const bin = await temporaryDirectory()
  await mkdir(join(bin, 'bin'))
  await writeFile(join(bin, 'bin/npx'), NPX)
  await chmod(join(bin, 'bin/npx'), 0o755)
  const { env } = await cliEnvironment()
  const [step] = Object.values(readWorkflow('lifecycle.yml').jobs).flatMap((job) => job.steps)
  const run = async (form: Form) => {
    const inputs = {
      COMMAND: form.command,
      ADDRESS: 'acme/vpc/aws',
      VERSIONS: form.versions ?? '',
      REASON: form.reason ?? '',
      REPLACEMENT: '',
      LINK: '',
      TO: form.to ?? '',
      HOST: form.host ?? '',
      ALLOW_LATEST: form['allow-latest'] ?? 'false',
      DRY_RUN: form['dry-run'] ?? 'false',
      INDEX: index,
    }
    const PATH = `${join(bin, 'bin')}:${process.env['PATH']}`
    // As the runner starts it: https://docs.github.com/actions/reference/workflow-syntax-for-github-actions
    return runProgram('bash', ['-e', '-c', step?.run ?? ''], { cwd: bin, env: { ...env, ...inputs, PATH } })
  }
  return { index, run }
}

describe('lifecycle.yml', () => {
  it('runs each command, and nothing but a plan while it is a dry run', async () => {
    const { index, run } = await createForm()
    const reason = 'prints "a secret"; $(touch marker)'
    const planned = await run({ command: 'remove', versions: '1.0.0', reason, 'dry-run': 'true' })
    expect(planned).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('planned   acme/vpc/aws 1.0.0'),
    })
    const steps: [Form, string][] = [
      [{ command: 'yank', versions: '< 1.1.0', reason }, 'updated   acme/vpc/aws 1.0.0'],
      [{ command: 'restore', versions: '1.0.0' }, 'updated   acme/vpc/aws 1.0.0'],
      [{ command: 'deprecate', reason }, 'updated   acme/vpc/aws 1.1.0, 1.0.0'],
      [{ command: 'undeprecate' }, 'updated   acme/vpc/aws'],
      [{ command: 'yank', versions: '1.1.0', reason, 'allow-latest': 'true' }, 'latest    1.0.0'],
      [{ command: 'remove', versions: '1.0.0', reason }, `removed   acme/vpc/aws 1.0.0: ${reason}`],
      [{ command: 'transfer', to: 'zoo/vpc', host: 'github.com' }, '-> github.com/zoo/vpc'],
    ]
    for (const [form, text] of steps) {
      const { code, stdout, stderr } = await run(form)
      expect({ code, stderr: code === 0 ? '' : stderr }).toEqual({ code: 0, stderr: '' })
      expect(stdout).toContain(text)
    }
    expect((await runCli(['verify', '--index', index, '--history', '--json'])).json()).toMatchObject({
      findings: [],
    })
  })

  it('fails where the command refuses', async () => {
    const { run } = await createForm()
    expect(await run({ command: 'yank', versions: '1.1.0', reason: 'bad' })).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('add --allow-latest'),
    })
  })
})
