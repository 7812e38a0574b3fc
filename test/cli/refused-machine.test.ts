import { type ChildProcess, spawn } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, chown, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { expectRefusal } from '../support/action/refused-run.ts'
import { CLI_ENTRY } from '../support/built-entry.ts'
import { argv, cliEnvironment, hasProgram, programPath, runCli, runProgram } from '../support/cli/program.ts'
import { startGitServer } from '../support/git/git-repository.ts'
import { git, type Repository } from '../support/git/module-repository.ts'
import { createModule, createRegistry, digestOfDirectory, type Registry } from '../support/index/registry.ts'
import {
  endProgram,
  programDirectory,
  temporaryDirectory,
  temporaryFile,
  writeFiles,
} from '../support/temporary.ts'

let registry: Registry
let module: Repository

beforeEach(async () => {
  registry = await createRegistry()
  module = await createModule()
  await writeFile(join(module.directory, 'main.tf'), 'locals {}\n')
})

const publishTo = (index: string) =>
  argv`publish --index ${index} --repository ${module.directory} --tag v1.0.0`

describe('a machine', () => {
  it('fails without git with a hint to install it, and with an old git with one to update it', async () => {
    const old = await programDirectory({ git: '#!/bin/sh\necho "git version 2.38.5"\n' })
    const cases: [path: string, message: string, hint: string][] = [
      [await programDirectory({}), '"git" could not be started', 'install Git 2.'],
      [`${old}:${process.env['PATH']}`, 'too old: "git version 2.38.5"', 'install Git 2.39 '],
    ]
    for (const [PATH, message, hint] of cases)
      for (const index of [registry.directory, registry.bare]) {
        const expected = { code: 'MISSING_PROGRAM', message, hint }
        await expectRefusal(publishTo(index), expected, { untouched: registry.root, env: { PATH } })
      }
  })

  it('fails with a configuration that git cannot read with what git says of it', async () => {
    const broken = await temporaryFile('gitconfig', '[user\n')
    const message = `"fatal: bad config line 1 in file ${broken}"`
    const expected = { code: 'MISSING_PROGRAM', message, hint: 'GIT_CONFIG_GLOBAL' }
    const call = { untouched: registry.root, env: { GIT_CONFIG_GLOBAL: broken } }
    await expectRefusal(publishTo(registry.bare), expected, call)
  })

  it('without git initialises, renders and serves a directory all the same', async () => {
    const env = { PATH: await programDirectory({}) }
    const index = join(registry.root, 'second')
    for (const command of ['init --url https://b.test', 'render'])
      expect(await runCli(argv`${command.split(' ')} --index ${index}`, { env })).toMatchObject({
        stderr: '',
      })
  })

  it('runs no hook, pager, editor or file system monitor of the configuration', async () => {
    const marker = join(await temporaryDirectory(), 'marker')
    const program = join(await programDirectory({ git: `#!/bin/sh\ntouch ${marker}\n` }), 'git')
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
  const said =
    /^error\[SYSTEM_REFUSED\]: temporary files cannot be put into ".*\/tmp": n[a-z ]+\nhint: .*TMPDIR=\/path/
  expect([code, stderr]).toEqual([1, expect.stringMatching(said)])
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
      const words = ['-c', script, 'sh', process.execPath, CLI_ENTRY, ...args]
      const { stderr } = await runProgram('sh', words, { env })
      expect(stderr.replace(/^error\[NOT_FOUND\].*\nhint.*\n/, '')).toBe(`code ${code}\n`)
    }
  })

  it('on a full disk is an error', async () => {
    const { env } = await cliEnvironment()
    const args = ['-c', '"$@" > /dev/full', 'sh', process.execPath, CLI_ENTRY, 'inspect', module.directory]
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

it.skipIf(!isRoot || !hasProgram('setpriv'))(
  'another user is told what cannot be read and written, and changes nothing (needs root and setpriv)',
  async () => {
    await chmod(registry.root, 0o755)
    await chmod(CLI_ENTRY, 0o755)
    await chown(registry.root, 0, 0)
    const before = await digestOfDirectory(registry.root)
    const problem = `the index directory "${registry.directory}" cannot be written: EACCES`
    const written = await runAsNobody(publishTo(registry.directory))
    expect(written.code).toBe(1)
    expect(written.stderr).toContain(`error[PERMISSION]: ${problem}`)
    expect(written.stderr).toContain('\nhint: give this user the right to write there')
    const foreign = await runAsNobody(publishTo(registry.bare))
    expect([foreign.code, foreign.stderr]).toEqual([1, expect.stringContaining('error[PERMISSION]: ')])
    expect(await digestOfDirectory(registry.root)).toBe(before)
    await chmod(registry.root, 0o700)
    const stderr = expect.stringContaining('error[PERMISSION]: the index cannot be read at ')
    expect(await runAsNobody(publishTo(registry.directory))).toMatchObject({ code: 1, stderr })
  },
)

let env: NodeJS.ProcessEnv
let temporary: string

beforeEach(async () => {
  const found = await cliEnvironment()
  env = { ...found.env }
  temporary = found.temporary
})

/** A publish that waits for its index for ever, and has its temporary files. */
async function startStalled(): Promise<ChildProcess> {
  const requests = new EventEmitter()
  const asked = once(requests, 'asked')
  const stall = () => {
    requests.emit('asked')
    return new Promise<undefined>(() => {})
  }
  const server = await startGitServer({ root: registry.root, faults: stall })
  const args = [CLI_ENTRY, ...publishTo(`${server.url}/index.git`)]
  const child = spawn(process.execPath, args, { env, stdio: 'ignore' })
  onTestFinished(() => void child.kill('SIGKILL'))
  await asked
  return child
}

it.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('%s ends a publish at once with code %i, and its temporary files', async (signal, code) => {
  const before = await digestOfDirectory(registry.root)
  const child = await startStalled()
  const ended = once(child, 'close')
  expect(await readdir(temporary)).toHaveLength(1)
  child.kill(signal)
  expect(await ended).toEqual([code, null])
  expect(await readdir(temporary)).toEqual([])
  expect(await digestOfDirectory(registry.root)).toBe(before)
})

it('temporary files of a killed run are removed by the next one, and those of one that runs are kept', async () => {
  const killed = await startStalled()
  const [left] = await readdir(temporary)
  await startStalled()
  const both = await readdir(temporary)
  expect(both).toHaveLength(2)
  await endProgram(killed)
  const { code } = await runProgram(process.execPath, [CLI_ENTRY, 'inspect', module.directory], { env })
  expect(code).toBe(0)
  expect(await readdir(temporary)).toEqual(both.filter((name) => name !== left))
})

it('temporary files that are not of a killed run of this machine are not touched', async () => {
  const killed = await startStalled()
  const [left = ''] = await readdir(temporary)
  await endProgram(killed)
  const mine = await temporaryDirectory()
  await writeFile(join(mine, 'file'), 'mine')
  const link = left.replace(/-[^-]+$/, '-AAAAAA')
  const file = left.replace(/-[^-]+$/, '-BBBBBB')
  const elsewhere = left.replace(/^module-registry-[0-9a-f]{8}/, 'module-registry-00000000')
  await symlink(mine, join(temporary, link))
  await writeFile(join(temporary, file), '')
  const others = [elsewhere, 'module-registry-AAAAAA', `${left}.d`, `x${left}`]
  for (const name of others) await mkdir(join(temporary, name))
  // A link inside of what is removed.
  await symlink(mine, join(temporary, left, 'link'))
  await runProgram(process.execPath, [CLI_ENTRY, 'inspect', module.directory], { env })
  expect((await readdir(temporary)).toSorted()).toEqual([...others, link, file].toSorted())
  expect(await readFile(join(mine, 'file'), 'utf8')).toBe('mine')
})

it('the lock of a killed writer is removed by the next run, also one that changes nothing', async () => {
  const args = [CLI_ENTRY, ...publishTo(registry.directory)]
  const publish = () => runProgram(process.execPath, args, { env })
  expect((await publish()).code).toBe(0)
  // The shell has ended.
  const { stdout: pid } = await runProgram('sh', ['-c', 'echo $$'])
  const lock = join(registry.directory, '.module-registry.lock')
  await writeFile(lock, `${hostname()} ${pid.trim()}`)
  await writeFiles(registry.directory, { '.module-registry.tmp/file': 'half' })
  expect((await publish()).stdout).toContain('unchanged')
  expect((await readdir(registry.directory)).filter((name) => name.startsWith('.module'))).toEqual([])

  await writeFile(lock, `${hostname()} ${process.pid}`)
  expect((await publish()).stdout).toContain('unchanged')
  expect(await readFile(lock, 'utf8')).toBe(`${hostname()} ${process.pid}`)
})
