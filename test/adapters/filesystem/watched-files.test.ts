import { utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { WatchedFiles } from '../../../src/adapters/filesystem/directory-index.ts'
import { temporaryDirectory } from '../../support/temporary.ts'

const [FIRST, SECOND, THIRD] = [{}, {}, {}]

async function watched(maxFiles?: number) {
  const root = await temporaryDirectory()
  const files = new WatchedFiles(root, maxFiles)
  const put = (name: string, text: string) => writeFile(join(root, name), text)
  await put('a', 'one')
  for (const name of ['a', 'absent']) await files.watch(name)
  return { root, files, put }
}

it('finds a change that leaves size and date as they were', async () => {
  const { root, files, put } = await watched()
  await put('a', 'two')
  await utimes(join(root, 'a'), 0, 0)
  await files.watch('a')
  expect(await files.report(SECOND, FIRST)).toEqual(new Set(['a']))
  await put('a', 'six')
  await utimes(join(root, 'a'), 0, 0)
  expect(await files.report(THIRD, SECOND)).toEqual(new Set(['a']))
})

it('repeats what was reported to a snapshot that was not served', async () => {
  const { files, put } = await watched()
  await put('absent', 'new')
  expect(await files.report(SECOND, FIRST)).toEqual(new Set(['absent']))
  expect(await files.report(THIRD, FIRST)).toEqual(new Set(['absent']))
  expect(await files.report({}, THIRD)).toEqual(new Set())
})

it('says that any file may have changed once it cannot watch all, and then begins anew', async () => {
  const { files, put } = await watched(3)
  for (const name of ['b', 'c', 'd']) await files.watch(name)
  expect(await files.report(SECOND, FIRST)).toBeUndefined()
  await files.watch('a')
  await put('a', 'three')
  expect(await files.report(THIRD, SECOND)).toEqual(new Set(['a']))
})
