import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryDirectory } from '../temporary.ts'
import { createBareRepository, git } from './git-repository.ts'

test('makes the same commit of the same files', async () => {
  const directory = await temporaryDirectory()
  const files = { 'main.tf': '# é\n', 'docs/README.md': '' }
  const commit = await createBareRepository(join(directory, 'one.git'), files)
  expect(await createBareRepository(join(directory, 'two.git'), files)).toBe(commit)
  const one = join(directory, 'one.git')
  expect(await git(one, ['ls-tree', '-r', '--name-only', 'main'])).toBe('docs/README.md\nmain.tf')
  expect(await git(one, ['cat-file', 'blob', 'main:main.tf'])).toBe('# é')
  expect(await git(one, ['log', '-1', '--format=%cI'])).toBe('2025-01-02T03:04:05+00:00')
})

test('throws with the message of git', async () => {
  await expect(git(await temporaryDirectory(), ['rev-parse', 'HEAD'])).rejects.toThrow('not a git repository')
})
