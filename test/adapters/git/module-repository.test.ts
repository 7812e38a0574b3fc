import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { Git } from '../../../src/adapters/git/git.ts'
import { findRepository, repositoryTags } from '../../../src/adapters/git/module-repository.ts'
import type { Tags } from '../../../src/publish/ports.ts'
import { refusalFrom } from '../../refusal.ts'
import { git } from '../../support/git/git-repository.ts'
import { silentLog } from '../../support/index/index-target.ts'
import { temporaryDirectory } from '../../support/temporary.ts'

const tool = new Git({ PATH: process.env['PATH'], HOME: '/nonexistent' }, silentLog)

/** A repository with one commit of `modules/vpc/main.tf`. */
async function aRepository(): Promise<{ directory: string; commit: string }> {
  const directory = await temporaryDirectory()
  await git(directory, ['init', '--quiet', '--initial-branch=main'])
  await mkdir(join(directory, 'modules', 'vpc'), { recursive: true })
  await writeFile(join(directory, 'modules', 'vpc', 'main.tf'), '')
  await git(directory, ['add', '.'])
  await git(directory, ['commit', '--quiet', '--message=First'])
  return { directory, commit: await git(directory, ['rev-parse', 'HEAD']) }
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
    expect(await findRepository(tool, bare)).toEqual({
      gitDirectory: bare,
      objects: join(bare, 'objects'),
      head: commit,
      isShallow: false,
      originUrl: `${directory}/.`,
    })
  })

  it('may have no commit yet and no origin', async () => {
    const directory = await temporaryDirectory()
    await git(directory, ['init', '--quiet'])
    expect(await findRepository(tool, directory)).toEqual({
      gitDirectory: join(directory, '.git'),
      objects: join(directory, '.git', 'objects'),
      head: undefined,
      isShallow: false,
      originUrl: undefined,
    })
    expect(await (await tagsOf(directory)).all()).toEqual([])
  })

  it('is not found in an empty directory, a file and a directory that does not exist', async () => {
    const directory = await temporaryDirectory()
    await writeFile(join(directory, 'file'), '')
    for (const path of [directory, join(directory, 'file'), join(directory, 'gone')])
      expect(await refusalFrom(() => findRepository(tool, path))).toMatch(
        /^NOT_A_REPOSITORY: ".*" is not in a Git repository/,
      )
  })
})

it('the tags of a repository are those that point to a commit, through any number of tags', async () => {
  const { directory, commit } = await aRepository()
  const dated = ['-c', 'user.name=Bo', '-c', 'user.email=bo@acme.test']
  await git(directory, ['tag', 'light'])
  await git(directory, [...dated, 'tag', '--message=x', 'annotated'])
  await git(directory, [...dated, 'tag', '--message=x', 'nested', 'annotated'])
  await git(directory, [...dated, 'tag', '--message=x', 'nested-twice', 'nested'])
  await git(directory, ['tag', 'commit'])
  await git(directory, ['tag', 'tree', 'HEAD^{tree}'])
  await git(directory, ['tag', 'blob', 'HEAD:modules/vpc/main.tf'])
  await git(directory, [...dated, 'tag', '--message=x', 'annotated-tree', 'HEAD^{tree}'])
  await git(directory, [...dated, 'tag', '--message=x', 'nested-tree', 'annotated-tree'])
  const tags = await (await tagsOf(directory)).all()
  expect(tags.map(({ tag }) => tag)).toEqual(['annotated', 'commit', 'light', 'nested', 'nested-twice'])
  for (const tag of tags) expect(tag).toEqual({ tag: tag.tag, commit, committedAt: 1735787045 })
})
