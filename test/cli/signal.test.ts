import { spawn } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { expect, it, onTestFinished } from 'vitest'
import { CLI_ENTRY } from '../support/built-entry.ts'
import { argv } from '../support/cli/argv.ts'
import { cliEnvironment } from '../support/cli/cli.ts'
import { startGitServer } from '../support/git/git-server.ts'
import { createModule, createRegistry, digestOfDirectory } from '../support/index/registry.ts'

it.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)(
  '%s ends a publish at once with code %i, and its temporary files with it',
  async (signal, expected) => {
    const registry = await createRegistry()
    const { directory } = await createModule()
    const before = await digestOfDirectory(registry.root)
    const requests = new EventEmitter()
    const asked = once(requests, 'asked')
    const server = await startGitServer({
      root: registry.root,
      // The index never answers.
      faults: () => {
        requests.emit('asked')
        return new Promise<undefined>(() => {})
      },
    })
    onTestFinished(server.close)
    const { env, temporary } = await cliEnvironment()
    const args = argv`publish --index ${server.url}/index.git --repository ${directory} --tag v1.0.0`
    const child = spawn(process.execPath, [CLI_ENTRY, ...args], { env, stdio: 'ignore' })
    const ended = once(child, 'close')
    await asked
    expect(await readdir(temporary)).toHaveLength(1)
    child.kill(signal)
    expect(await ended).toEqual([expected, null])
    expect(await readdir(temporary)).toEqual([])
    expect(await digestOfDirectory(registry.root)).toBe(before)
  },
)
