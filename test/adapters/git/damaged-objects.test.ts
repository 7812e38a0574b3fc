import { randomBytes } from 'node:crypto'
import { chmod, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { Git } from '../../../src/adapters/git/git.ts'
import { findRepository, repositoryTags } from '../../../src/adapters/git/module-repository.ts'
import { openModules } from '../../../src/adapters/git/modules.ts'
import { GitObjects } from '../../../src/adapters/git/objects.ts'
import { check } from '../../../src/check/check.ts'
import { refusalFrom } from '../../refusal.ts'
import { createBareRepository, git } from '../../support/git/git-repository.ts'
import { silentLog } from '../../support/index/index-target.ts'
import { temporaryDirectory, temporaryFile } from '../../support/temporary.ts'

const FILES = {
  'main.tf': 'output "id" {\n  value = 1\n}\n',
  LICENSE: 'text\n',
  '.module-registry.yml': 'modules:\n  - { path: a, address: acme/a/aws, tag-prefix: a- }\n',
  'a/main.tf': 'output "a" {\n  value = 1\n}\n',
  'large.txt': randomBytes(10_000).toString('hex'),
}

const toolOf = (more: Readonly<Record<string, string>> = {}) =>
  new Git({ PATH: process.env['PATH'], HOME: '/nonexistent', ...more }, silentLog)

async function aRepository() {
  const directory = join(await temporaryDirectory(), 'modules.git')
  const commit = await createBareRepository(directory, FILES)
  const idOf = (path: string) => git(directory, ['rev-parse', `${commit}:${path}`])
  const fileOf = (oid: string) => join(directory, 'objects', oid.slice(0, 2), oid.slice(2))
  return { directory, commit, idOf, fileOf }
}

async function modulesOf(directory: string) {
  const tool = toolOf()
  return openModules(tool, await findRepository(tool, directory), await temporaryDirectory())
}

describe('an object that a commit names and the repository lacks', () => {
  it('is no file that is absent: the configuration of another commit does not count', async () => {
    const { directory, commit, idOf, fileOf } = await aRepository()
    const oid = await idOf('.module-registry.yml')
    await rm(fileOf(oid))
    const modules = await modulesOf(directory)
    expect(await refusalFrom(() => modules.config.at(commit))).toContain(
      `NOT_FOUND: the object ${oid} of ".module-registry.yml" is not in the repository`,
    )
    await modules.close()
  })

  it('is no licence that is absent, and no directory', async () => {
    const { directory, commit, idOf, fileOf } = await aRepository()
    await rm(fileOf(await idOf('LICENSE')))
    await rm(fileOf(await idOf('a')))
    const modules = await modulesOf(directory)
    for (const read of [
      () => modules.license({ commit, path: '' }),
      async () => modules.config.hasModule?.({ commit, path: 'a' }),
    ])
      expect(await refusalFrom(read)).toMatch(/^NOT_FOUND: the object [0-9a-f]{40} of "(?:LICENSE|a)" is not/)
    expect(await modules.config.hasModule?.({ commit, path: 'b' })).toBe(false)
    await modules.close()
  })
})

describe('an object that is damaged', () => {
  it('is refused where its bytes have another hash', async () => {
    const { directory, commit, idOf, fileOf } = await aRepository()
    const file = fileOf(await idOf('main.tf'))
    await chmod(file, 0o644)
    await writeFile(file, deflateSync('blob 5\0evil\n'))
    const modules = await modulesOf(directory)
    const pack = () => modules.packer.pack({ commit, path: '', allow: [] } as never)
    expect(await refusalFrom(pack)).toMatch(/^NOT_FOUND: git stopped while it read "main.tf": .*another hash/)
    await modules.close()
  })

  it.each(['a', 'large.txt'])('is refused by its name, and the others are read: %s', async (path) => {
    const { directory, commit, idOf, fileOf } = await aRepository()
    const [bad, good] = [await idOf(path), await idOf('main.tf')]
    const file = fileOf(bad)
    const bytes = await readFile(file)
    await chmod(file, 0o644)
    await writeFile(file, bytes.subarray(0, bytes.length / 2))
    const objects = new GitObjects(toolOf(), join(directory, 'objects'), await temporaryDirectory())
    const answers = await Promise.allSettled(
      [bad, good, `${commit}:LICENSE`, bad].map((name) => objects.read(name)),
    )
    const reason = { code: 'NOT_FOUND', message: expect.stringContaining(bad) }
    expect(answers).toMatchObject([
      { status: 'rejected', reason },
      { status: 'fulfilled', value: { oid: good } },
      { status: 'fulfilled', value: { type: 'blob' } },
      { status: 'rejected', reason },
    ])
    expect(await refusalFrom(() => objects.read(bad))).toContain('git fsck')
    expect(await objects.read(good)).toMatchObject({ oid: good })
    await objects.close()
  })
})

describe('a repository', () => {
  it('that is a shallow clone without releases is refused by a check', async () => {
    const { directory } = await aRepository()
    await git(directory, ['tag', 'v1.0.0'])
    const second = await git(directory, ['commit-tree', '-p', 'main', '-m', 'Second', 'main^{tree}'])
    await git(directory, ['update-ref', 'refs/heads/main', second])
    const clone = join(await temporaryDirectory(), 'clone')
    await git('/', ['clone', '--quiet', '--depth=1', `file://${directory}`, clone])
    const tool = toolOf()
    const found = await findRepository(tool, clone)
    const temporary = await temporaryDirectory()
    const modules = openModules(tool, found, temporary)
    const released = repositoryTags(tool, found, temporary, { commit: found.head })
    const defaultAddress = () => ({ namespace: 'acme', name: 'a', system: 'aws' })
    const request = { ...modules, head: found.head ?? '', released, defaultAddress, log: silentLog }
    const refusal = await refusalFrom(() =>
      check({ declared: undefined, flags: {} } as never, request as never),
    )
    expect(refusal).toContain('NOT_FOUND: no release of "a" is in this clone, which is shallow')
    expect(refusal).toContain('git fetch --unshallow --tags')
    await modules.close()
  })

  it('is read with the configuration that GIT_CONFIG_GLOBAL names', async () => {
    const config = await temporaryFile('gitconfig', '[acme]\n\tanswer = 42\n')
    const { stdout } = await toolOf({ GIT_CONFIG_GLOBAL: config }).run(['config', '--get', 'acme.answer'])
    expect(stdout).toBe('42\n')
  })
})
