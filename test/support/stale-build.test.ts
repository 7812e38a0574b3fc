import { cp, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { hashSources, SOURCE_HASH_FILE } from '../../scripts/source-hash.mjs'
import { refuseStaleBuild } from './stale-build.ts'
import { temporaryDirectory } from './temporary.ts'

const SINGLE_FILES = ['package-lock.json', 'scripts/build.mjs', 'tsconfig.build.json', 'tsconfig.json']
const STALE = 'run npm run build'

async function builtProject(): Promise<string> {
  const root = await temporaryDirectory()
  for (const file of SINGLE_FILES) await cp(file, join(root, file))
  await cp('src/base', join(root, 'src/base'), { recursive: true })
  await mkdir(join(root, 'dist'))
  await writeFile(join(root, SOURCE_HASH_FILE), `${hashSources(root)}\n`)
  return root
}

test('takes dist/ as it was built', async () => {
  const root = await builtProject()
  expect(() => refuseStaleBuild(root)).not.toThrow()
})

test.each([
  ['a changed file', 'src/base/log.ts'],
  ['a new file', 'src/base/other.ts'],
  ['other dependencies', 'package-lock.json'],
  ['another build', 'scripts/build.mjs'],
])('refuses a stale dist/ after %s', async (_, file) => {
  const root = await builtProject()
  await writeFile(join(root, file), 'changed\n')
  expect(() => refuseStaleBuild(root)).toThrow(STALE)
})

test('refuses a dist/ that does not say what it was built from', async () => {
  const root = await builtProject()
  await writeFile(join(root, SOURCE_HASH_FILE), '')
  expect(() => refuseStaleBuild(root)).toThrow(STALE)
})

test('does not count the line ends of the checkout', async () => {
  const root = await builtProject()
  const lines = (end: string) => writeFile(join(root, 'src/base/other.ts'), `one${end}two${end}`)
  await lines('\n')
  const hash = hashSources(root)
  await lines('\r\n')
  expect(hashSources(root)).toBe(hash)
})
