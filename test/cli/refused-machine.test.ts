import { existsSync } from 'node:fs'
import { chmod, chown, mkdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { expectRefusal } from '../support/action/refused-run.ts'
import { CLI_ENTRY } from '../support/built-entry.ts'
import { cliEnvironment, runCli } from '../support/cli/cli.ts'
import { hasProgram, programPath, runProgram } from '../support/cli/program.ts'
import { git, type Repository } from '../support/git/module-repository.ts'
import { createModule, createRegistry, digestOfDirectory, type Registry } from '../support/index/registry.ts'
import { temporaryDirectory } from '../support/temporary.ts'

let registry: Registry
let module: Repository

beforeEach(async () => {
  registry = await createRegistry()
  module = await createModule()
  await writeFile(join(module.directory, 'main.tf'), 'locals {}\n')
})

function publishTo(index: string): string[] {
  return ['publish', '--index', index, '--repository', module.directory, '--tag', 'v1.0.0']
}

/** A directory for PATH that holds this one program. */
async function pathWith(script: string | undefined): Promise<string> {
  const directory = await temporaryDirectory()
  if (script !== undefined) {
    await writeFile(join(directory, 'git'), script)
    await chmod(join(directory, 'git'), 0o755)
  }
  return directory
}

describe('a machine', () => {
  it('fails without git with a hint to install it, and with an old git with one to update it', async () => {
    const old = await pathWith('#!/bin/sh\necho "git version 2.38.5"\n')
    const cases: [path: string, message: string, hint: string][] = [
      [await pathWith(undefined), '"git" could not be started', 'install Git 2.'],
      [`${old}:${process.env['PATH']}`, 'too old: "git version 2.38.5"', 'install Git 2.39 '],
    ]
    for (const [PATH, message, hint] of cases)
      for (const index of [registry.directory, registry.bare]) {
        const expected = { code: 'MISSING_PROGRAM', message, hint }
        await expectRefusal(publishTo(index), expected, { untouched: registry.root, env: { PATH } })
      }
  })

  it('fails with a configuration that git cannot read with what git says of it', async () => {
    const broken = join(await temporaryDirectory(), 'gitconfig')
    await writeFile(broken, '[user\n')
    const message = `"fatal: bad config line 1 in file ${broken}"`
    const expected = { code: 'MISSING_PROGRAM', message, hint: 'GIT_CONFIG_GLOBAL' }
    const call = { untouched: registry.root, env: { GIT_CONFIG_GLOBAL: broken } }
    await expectRefusal(publishTo(registry.bare), expected, call)
  })

  it('without git initialises, renders and serves a directory all the same', async () => {
    const env = { PATH: await pathWith(undefined) }
    const index = join(registry.root, 'second')
    const init = await runCli(['init', '--index', index, '--url', 'https://b.test'], { env })
    expect(init.stderr).toBe('')
    const render = await runCli(['render', '--index', index], { env })
    expect(render).toMatchObject({ code: 0, stderr: '' })
  })

  it('runs no hook, pager, editor or file system monitor of the configuration', async () => {
    const marker = join(await temporaryDirectory(), 'marker')
    const hostile = await pathWith(`#!/bin/sh\ntouch ${marker}\n`)
    const program = join(hostile, 'git')
    const hooks = join(module.directory, '.git/hooks')
    await mkdir(hooks, { recursive: true })
    for (const name of ['post-checkout', 'reference-transaction', 'pre-push'])
      await symlink(program, join(hooks, name))
    for (const key of ['fsmonitor', 'pager', 'editor', 'sshCommand', 'gitProxy'])
      git(module.directory, ['config', `core.${key}`, program])
    git(module.directory, ['config', 'diff.external', program])
    expect((await runCli(publishTo(registry.bare))).code).toBe(0)
    expect(existsSync(marker)).toBe(false)
  })
})

it.each(['absent', 'file'])('the directory for temporary files is refused where it is %s', async (kind) => {
  const temporary = join(await temporaryDirectory(), 'tmp')
  if (kind === 'file') await writeFile(temporary, '')
  const { env } = await cliEnvironment({ TMPDIR: temporary })
  const { code, stderr } = await runProgram(process.execPath, [CLI_ENTRY, 'inspect', '.'], { env })
  expect(stderr).toMatch(
    /^error\[SYSTEM_REFUSED\]: temporary files cannot be put into ".*\/tmp": E\w+\nhint: .*TMPDIR=\/path/,
  )
  expect(code).toBe(1)
})

describe('output', () => {
  it('that nobody reads to its end changes neither exit code nor stderr', async () => {
    const { env } = await cliEnvironment()
    // The reader is gone before the program prints.
    const script = '{ sleep 0.5; "$@"; echo "code $?" >&3; } 3>&2 | true'
    for (const [args, code] of [
      [['inspect', module.directory, '--json'], 0],
      [['inspect', '/nonexistent', '--json'], 1],
      [['--help'], 0],
    ] as const) {
      const { stderr } = await runProgram('sh', ['-c', script, 'sh', process.execPath, CLI_ENTRY, ...args], {
        env,
      })
      expect(stderr.replace(/^error\[NOT_FOUND\].*\nhint.*\n/, '')).toBe(`code ${code}\n`)
    }
  })

  it('on a full disk is an error', async () => {
    const { env } = await cliEnvironment()
    const script = '"$@" > /dev/full'
    const args = ['-c', script, 'sh', process.execPath, CLI_ENTRY, 'inspect', module.directory]
    const { code, stderr } = await runProgram('sh', args, { env })
    expect(stderr).toContain('error[SYSTEM_REFUSED]: there is no space left on a disk: "ENOSPC')
    expect(code).toBe(1)
  })
})

const isRoot = process.getuid?.() === 0
const NOBODY = 65_534

/** Runs the command line as a user who owns nothing but the module repository. */
async function runAsNobody(args: readonly string[]) {
  const { env } = await cliEnvironment()
  await runProgram('chown', ['-R', String(NOBODY), module.directory, env['HOME'] ?? ''])
  const drop = [`--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups', process.execPath, CLI_ENTRY]
  return runProgram(programPath('setpriv') ?? '', [...drop, ...args], { env, timeout: 8_000 })
}

describe.skipIf(!isRoot || !hasProgram('setpriv'))('another user (needs root and setpriv)', () => {
  beforeEach(async () => {
    await chmod(registry.root, 0o755)
    await chmod(CLI_ENTRY, 0o755)
    await chown(registry.root, 0, 0)
  })

  it('is told what cannot be read and written, and changes nothing', async () => {
    const before = await digestOfDirectory(registry.root)
    const written = await runAsNobody(publishTo(registry.directory))
    expect(written.code).toBe(1)
    expect(written.stderr).toMatch(
      new RegExp(
        `^error\\[PERMISSION\\]: the index directory "${registry.directory}" cannot be written: EACCES.*\nhint: give this user the right to write there`,
        'm',
      ),
    )
    const foreign = await runAsNobody(publishTo(registry.bare))
    expect([foreign.code, foreign.stderr]).toEqual([1, expect.stringContaining('error[PERMISSION]: ')])
    expect(await digestOfDirectory(registry.root)).toBe(before)
    await chmod(registry.root, 0o700)
    const { code, stderr } = await runAsNobody(publishTo(registry.directory))
    expect(code).toBe(1)
    expect(stderr).toContain('error[PERMISSION]: the index cannot be read at ')
  })
})
