import { chmod, mkdir, readFile, rename, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { expectRefusal } from '../support/action/refused-run.ts'
import { runCli } from '../support/cli/cli.ts'
import { runProgram } from '../support/cli/program.ts'
import { createBareRepository, git } from '../support/git/git-repository.ts'
import { type GitServerOptions, startGitServer } from '../support/git/git-server.ts'
import type { Repository } from '../support/git/module-repository.ts'
import { createModule, createRegistry, type Registry } from '../support/index/registry.ts'

let registry: Registry
let module: Repository

beforeEach(async () => {
  registry = await createRegistry()
  module = await createModule()
})

function publishTo(index: string, ...more: string[]): string[] {
  return ['publish', '--index', index, '--repository', module.directory, '--tag', 'v1.0.0', ...more]
}

async function serveGit(options: Partial<GitServerOptions>): Promise<string> {
  const server = await startGitServer({ root: registry.root, ...options })
  onTestFinished(server.close)
  return `${server.url}/index.git`
}

const REPAIR = { code: 'INDEX_INVALID', message: 'registry.json', hint: '' }

describe('publish', () => {
  it.each([
    ['v1/modules/acme/vpc/aws/versions', 'a directory, where a file belongs'],
    ['.module-registry.lock', 'a directory, where a file belongs'],
    ['v1/modules/acme', 'a file, where a directory belongs'],
  ])('refuses an index in which %s is %s', async (path, problem) => {
    const place = join(registry.directory, path)
    if (problem.startsWith('a directory')) await mkdir(place, { recursive: true })
    else {
      await mkdir(dirname(place), { recursive: true })
      await writeFile(place, 'mine')
    }
    await expectRefusal(
      publishTo(registry.directory),
      { code: 'INDEX_INVALID', message: `"${path}" in the index is ${problem}`, hint: `move "${path}" out` },
      { untouched: registry.root },
    )
  })

  it('refuses packages in an index without a public URL, and takes Git packages', async () => {
    const index = `${registry.bare}#other`
    await expectRefusal(
      publishTo(index),
      { code: 'INVALID_INPUT', message: 'the index has no public URL', hint: 'init --index /' },
      { untouched: registry.root },
    )
    expect((await runCli(publishTo(index, '--package', 'git'))).code).toBe(0)
  })

  it.each(['publish', 'init'])('%s refuses a directory that holds something else', async (command) => {
    const index = join(registry.root, 'notes')
    await mkdir(index)
    await writeFile(join(index, 'notes.txt'), 'mine\n')
    const args = command === 'init' ? ['init', '--index', index, '--url', 'https://a.test'] : publishTo(index)
    await expectRefusal(args, REPAIR, { untouched: registry.root })
  })

  it('refuses a directory that does not exist', async () => {
    await expectRefusal(
      publishTo(join(registry.root, 'absent')),
      { code: 'INDEX_INVALID', message: 'no registry.json', hint: 'module-registry init' },
      { untouched: registry.root },
    )
  })

  it('refuses a branch that holds something else', async () => {
    const repository = join(registry.root, 'code.git')
    await createBareRepository(repository, { 'main.go': 'package main\n' })
    await expectRefusal(publishTo(`${repository}#main`), REPAIR, { untouched: registry.root })
  })

  it.each(['publish', 'init', 'render', 'serve'])(
    '%s refuses an index of a newer format',
    async (command) => {
      const file = join(registry.directory, 'registry.json')
      await writeFile(file, (await readFile(file, 'utf8')).replace('"format": 1', '"format": 2'))
      const more = command === 'init' ? ['--url', 'https://modules.acme.test'] : []
      const args =
        command === 'publish' ? publishTo(registry.directory) : [command, '--index', registry.directory]
      await expectRefusal(
        [...args, ...more],
        { code: 'INDEX_INVALID', message: 'format', hint: '' },
        { untouched: registry.root },
      )
    },
  )

  it.each(
    ['init', 'publish', 'collect', 'render', 'serve'].flatMap((command) =>
      [
        ['a symbolic link', (file: string) => symlink('registry.old', file)] as const,
        ['a FIFO', (file: string) => runProgram('mkfifo', [file])] as const,
      ].map(([kind, make]) => [command, kind, make] as const),
    ),
  )('%s refuses an index with %s', async (command, kind, make) => {
    const file = join(registry.directory, 'registry.json')
    await rename(file, join(registry.directory, 'registry.old'))
    await make(file)
    const more = {
      init: ['--url', 'https://modules.acme.test'],
      collect: ['--config', join(registry.root, 'registry.yml')],
    }
    await writeFile(join(registry.root, 'registry.yml'), 'sources: [{repository: "file:///nowhere"}]\n')
    const args =
      command === 'publish'
        ? publishTo(registry.directory)
        : [command, '--index', registry.directory, ...(new Map(Object.entries(more)).get(command) ?? [])]
    await expectRefusal(
      args,
      { code: 'INDEX_INVALID', message: `"registry.json" in the index is ${kind}`, hint: 'replace it' },
      { untouched: registry.root },
    )
  })

  it.each(['module.json', 'versions'])('render refuses an index with a link for %s', async (name) => {
    expect((await runCli(publishTo(registry.directory))).code).toBe(0)
    const path = `v1/modules/acme/vpc/aws/${name}`
    const file = join(registry.directory, path)
    await rename(file, `${file}.old`)
    await symlink(`${name}.old`, file)
    await expectRefusal(
      ['render', '--index', registry.directory],
      { code: 'INDEX_INVALID', message: `"${path}" in the index is a symbolic link`, hint: 'replace it' },
      { untouched: registry.root },
    )
  })

  it('refuses a second public URL', async () => {
    await expectRefusal(
      ['init', '--index', registry.bare, '--url', 'https://other.test'],
      { code: 'INVALID_INPUT', message: '"https://modules.acme.test"', hint: '--move' },
      { untouched: registry.root },
    )
  })

  it.each([
    [
      'http://git.acme.test/acme/index.git',
      'INVALID_INPUT',
      'http is allowed on loopback only',
      'https://git.acme.test',
    ],
    ['https://git.acme.test', 'INVALID_INPUT', 'its path is missing', 'https://host/path.git'],
    ['ext::sh -c id', 'INVALID_INPUT', 'remote helpers are not allowed', 'https://host/path.git'],
    ['--upload-pack=x', 'INVALID_INPUT', 'begins with "-"', 'https://host/path.git'],
    ['index.git#a b', 'INVALID_INPUT', '"a b" is not a safe name', 'such as registry'],
    ['http://127.0.0.1:1/index.git', 'INDEX_UNREACHABLE', '127.0.0.1:1', 'check the address'],
    ['absent.git', 'INDEX_UNREACHABLE', 'absent.git', 'check the address'],
  ])('refuses the index %s as %s', async (index, code, message, hint) => {
    const args = publishTo(index)
    args.splice(1, 2, `--index=${index}`)
    await expectRefusal(args, { code, message, hint }, { untouched: registry.root })
  })

  it('refuses a token in the URL without printing it', async () => {
    const { stdout, stderr } = await expectRefusal(
      publishTo('https://ada:hunter2@git.acme.test/acme/index.git', '--verbose'),
      { code: 'INVALID_INPUT', message: 'contains a password', hint: 'MODULE_REGISTRY_TOKEN' },
      { untouched: registry.root },
    )
    expect(stdout + stderr).not.toContain('hunter2')
  })

  it.each([
    ['a wrong token', { MODULE_REGISTRY_TOKEN: 'wrong' }, { token: 'right' }],
    ['no token', {}, { token: 'right' }],
    [
      'a token that may only read',
      { MODULE_REGISTRY_TOKEN: 'reads' },
      { token: 'right', readToken: 'reads' },
    ],
  ])('refuses %s over http', async (_, env, options) => {
    const index = await serveGit(options)
    await expectRefusal(
      publishTo(index),
      { code: 'PERMISSION', message: index, hint: 'MODULE_REGISTRY_TOKEN' },
      { untouched: registry.root, env },
    )
  })

  it('refuses a branch whose update hook declines', async () => {
    const hook = join(registry.bare, 'hooks/update')
    await mkdir(join(registry.bare, 'hooks'), { recursive: true })
    await writeFile(hook, '#!/bin/sh\necho "protected branch" >&2\nexit 1\n')
    await chmod(hook, 0o755)
    const before = await git(registry.bare, ['rev-parse', 'registry'])
    const { code, stderr } = await runCli(publishTo(registry.bare))
    expect(stderr).toContain('error[PERMISSION]: the index')
    expect(stderr).toContain('declined the push')
    expect(stderr).toContain('hint: the branch is protected or a hook declines')
    expect(code).toBe(1)
    // The hook ran after git had received the objects, so only the branch is compared.
    expect(await git(registry.bare, ['rev-parse', 'registry'])).toBe(before)
  })
})
