import { type ChildProcess, spawn } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { CLI_ENTRY } from '../support/built-entry.ts'
import { cliEnvironment } from '../support/cli/cli.ts'
import { runProgram } from '../support/cli/program.ts'
import { startGitServer } from '../support/git/git-server.ts'
import type { Repository } from '../support/git/module-repository.ts'
import { createModule, createRegistry, digestOfDirectory, type Registry } from '../support/index/registry.ts'
import { temporaryDirectory } from '../support/temporary.ts'

let registry: Registry
let module: Repository
let env: NodeJS.ProcessEnv
let temporary: string

beforeEach(async () => {
  registry = await createRegistry()
  module = await createModule()
  await writeFile(join(module.directory, 'main.tf'), 'locals {}\n')
  const found = await cliEnvironment()
  env = { ...found.env }
  temporary = found.temporary
})

function publishTo(index: string): string[] {
  return [CLI_ENTRY, 'publish', '--index', index, '--repository', module.directory, '--tag', 'v1.0.0']
}

/** A publish that waits for its index for ever, and has its temporary files. */
async function startStalled(): Promise<ChildProcess> {
  const requests = new EventEmitter()
  const asked = once(requests, 'asked')
  const stall = () => {
    requests.emit('asked')
    return new Promise<undefined>(() => {})
  }
  const server = await startGitServer({ root: registry.root, faults: stall })
  onTestFinished(server.close)
  const args = publishTo(`${server.url}/index.git`)
  const child = spawn(process.execPath, args, { env, stdio: 'ignore' })
  onTestFinished(() => void child.kill('SIGKILL'))
  await asked
  return child
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, 'close')
  child.kill('SIGKILL')
  await ended
}

it.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)(
  '%s ends a publish at once with code %i, and its temporary files with it',
  async (signal, code) => {
    const before = await digestOfDirectory(registry.root)
    const child = await startStalled()
    const ended = once(child, 'close')
    expect(await readdir(temporary)).toHaveLength(1)
    child.kill(signal)
    expect(await ended).toEqual([code, null])
    expect(await readdir(temporary)).toEqual([])
    expect(await digestOfDirectory(registry.root)).toBe(before)
  },
)

it('temporary files of a killed run are removed by the next one, and those of one that runs are kept', async () => {
  const killed = await startStalled()
  const [left] = await readdir(temporary)
  await startStalled()
  const both = await readdir(temporary)
  expect(both).toHaveLength(2)
  await kill(killed)
  const { code } = await runProgram(process.execPath, [CLI_ENTRY, 'inspect', module.directory], { env })
  expect(code).toBe(0)
  expect(await readdir(temporary)).toEqual(both.filter((name) => name !== left))
})

it('temporary files that are not of a killed run of this machine are not touched', async () => {
  const killed = await startStalled()
  const [left = ''] = await readdir(temporary)
  await kill(killed)
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
  const publish = () => runProgram(process.execPath, publishTo(registry.directory), { env })
  expect((await publish()).code).toBe(0)
  // The shell has ended.
  const { stdout: pid } = await runProgram('sh', ['-c', 'echo $$'])
  const lock = join(registry.directory, '.module-registry.lock')
  await writeFile(lock, `${hostname()} ${pid.trim()}`)
  await mkdir(join(registry.directory, '.module-registry.tmp'))
  await writeFile(join(registry.directory, '.module-registry.tmp', 'file'), 'half')
  expect((await publish()).stdout).toContain('unchanged')
  expect((await readdir(registry.directory)).filter((name) => name.startsWith('.module'))).toEqual([])

  await writeFile(lock, `${hostname()} ${process.pid}`)
  expect((await publish()).stdout).toContain('unchanged')
  expect(await readFile(lock, 'utf8')).toBe(`${hostname()} ${process.pid}`)
})
