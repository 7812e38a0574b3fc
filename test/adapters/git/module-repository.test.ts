import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { Git } from '../../../src/adapters/git/git.ts'
import { findRepository, repositoryTags } from '../../../src/adapters/git/module-repository.ts'
import type { Tags } from '../../../src/publish/ports.ts'
import { refusalFrom } from '../../refusal.ts'
import { git } from '../../support/git/git-repository.ts'
import { buildRepository, type RepositoryFile } from '../../support/git/module-repository.ts'
import { silentLog } from '../../support/index/index-target.ts'
import { withModules } from '../../support/package/packing.ts'
import { temporaryDirectory } from '../../support/temporary.ts'

const tool = new Git({ PATH: process.env['PATH'], HOME: '/nonexistent' }, silentLog)

/** A repository with one commit of `modules/vpc/main.tf`. */
async function aRepository() {
  const directory = await temporaryDirectory()
  return buildRepository(directory, { files: [{ path: 'modules/vpc/main.tf' }], untracked: [] })
}

async function tagsOf(directory: string): Promise<Tags> {
  return repositoryTags(tool, await findRepository(tool, directory), await temporaryDirectory())
}

describe('a repository of modules', () => {
  it('is found from its root, a subdirectory and a worktree', async () => {
    const { directory, commit } = await aRepository()
    const worktree = join(await temporaryDirectory(), 'tree')
    await git(directory, ['worktree', 'add', '--quiet', worktree])
    for (const path of [directory, join(directory, 'modules', 'vpc'), worktree]) {
      const found = await findRepository(tool, path)
      expect([found.objects, found.head]).toEqual([join(directory, '.git', 'objects'), commit])
      await git(directory, ['tag', '--force', 'v1.0.0'])
      expect(await (await tagsOf(path)).find('v1.0.0')).toMatchObject({ commit })
    }
  })

  it('may be bare', async () => {
    const { directory, commit } = await aRepository()
    const bare = join(await temporaryDirectory(), 'vpc.git')
    await git(directory, ['clone', '--quiet', '--bare', '.', bare])
    const about = { gitDirectory: bare, objects: join(bare, 'objects'), isShallow: false }
    expect(await findRepository(tool, bare)).toEqual({ ...about, head: commit, originUrl: `${directory}/.` })
  })

  it('may have no commit yet and no origin', async () => {
    const directory = await temporaryDirectory()
    await git(directory, ['init', '--quiet'])
    const found = await findRepository(tool, directory)
    expect(found).toMatchObject({ gitDirectory: join(directory, '.git'), isShallow: false })
    expect([found.head, found.originUrl]).toEqual([undefined, undefined])
    expect(await (await tagsOf(directory)).all()).toEqual([])
  })

  it('is not found in an empty directory, a file, a directory that does not exist, and where git cannot read it', async () => {
    const directory = await temporaryDirectory()
    await writeFile(join(directory, 'file'), '')
    for (const path of [directory, join(directory, 'file'), join(directory, 'gone')])
      expect(await refusalFrom(() => findRepository(tool, path))).toMatch(
        /^NOT_A_REPOSITORY: ".*" is not in a Git repository/,
      )
    const broken = await aRepository()
    await writeFile(join(broken.directory, '.git', 'config'), '[core\n')
    expect(await refusalFrom(() => findRepository(tool, broken.directory))).toMatch(
      /^NOT_A_REPOSITORY: .*is not in a Git repository that git can read: "fatal: bad config line 1/,
    )
  })
})

it('the tags of a repository are those that point to a commit, through any number of tags; others are said', async () => {
  const { directory, commit } = await aRepository()
  const tag = (...args: string[]) => git(directory, ['tag', ...args])
  await tag('--message=x', 'annotated')
  await tag('--message=x', 'nested', 'annotated')
  await tag('--message=x', 'nested-twice', 'nested')
  await tag('tree', 'HEAD^{tree}')
  await tag('blob', 'HEAD:modules/vpc/main.tf')
  await tag('--message=x', 'annotated-tree', 'HEAD^{tree}')
  await tag('--message=x', 'nested-tree', 'annotated-tree')
  const lines: string[] = []
  const log = { ...silentLog, info: (line: string) => void lines.push(line) }
  const repository = await findRepository(tool, directory)
  const tags = await repositoryTags(tool, repository, await temporaryDirectory(), { log }).all()
  const names = ['annotated', 'nested', 'nested-twice', 'v1.0.0']
  expect(tags).toEqual(names.map((tag) => ({ tag, commit, committedAt: 1704164645 })))
  const unnamed = ['annotated-tree', 'blob', 'nested-tree', 'tree']
  expect(lines.toSorted()).toEqual(unnamed.map((name) => `tag "${name}" names no commit: it is left out`))
})

const textOf = (name: string) => readFileSync(`test/fixtures/licenses/${name}.txt`, 'utf8')

async function licenseAt(path: string, files: readonly RepositoryFile[]) {
  const repository = buildRepository(await temporaryDirectory(), {
    files: [{ path: 'modules/vpc/main.tf' }, ...files],
  })
  const { commit } = repository
  return withModules(repository, await temporaryDirectory(), (modules) => modules.license({ commit, path }))
}

const ROOT = { path: 'LICENSE', content: textOf('MPL-2.0') }
const OWN = { path: 'modules/vpc/COPYING', content: textOf('GPL-3.0') }

describe('the licence at a commit', () => {
  it('is that of the directory of the module before that of the repository', async () => {
    expect(await licenseAt('', [ROOT, OWN])).toEqual({ file: 'LICENSE', identifier: 'MPL-2.0' })
    expect(await licenseAt('modules/vpc', [ROOT])).toEqual({ file: 'LICENSE', identifier: 'MPL-2.0' })
    const own = { file: 'modules/vpc/COPYING', identifier: 'GPL-3.0' }
    expect(await licenseAt('modules/vpc', [ROOT, OWN])).toEqual(own)
  })

  it('has no identifier for a text that is not known, that is no text, or that is too long', async () => {
    for (const content of ['All rights reserved.', '\u0000', `${'\n'.repeat(128 * 1024)}${textOf('MIT')}`])
      expect(await licenseAt('', [{ path: 'LICENSE', content }])).toEqual({ file: 'LICENSE' })
  })

  it('is unknown without a file, for a directory and for a link', async () => {
    const link = { path: 'LICENSE', content: '/etc/passwd', mode: '120000' }
    for (const files of [[], [{ path: 'LICENSE/MIT', content: textOf('MIT') }], [link]])
      expect(await licenseAt('', files)).toBeUndefined()
    expect(await licenseAt('missing', [])).toBeUndefined()
  })
})
