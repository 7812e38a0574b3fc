import { existsSync } from 'node:fs'
import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const made: string[] = []

// Hooks registered later run earlier, so this one must come before the import that registers the removal.
afterAll(() => {
  expect(made.map((directory) => existsSync(directory))).toEqual([false, false])
})

const { temporaryDirectory } = await import('./temporary.ts')

beforeAll(async () => {
  made.push(await temporaryDirectory())
})

test('gives a new empty directory in a hook and in a test, and removes both with their files', async () => {
  made.push(await temporaryDirectory())
  expect(new Set(made).size).toBe(2)
  for (const directory of made) {
    expect(await readdir(directory)).toEqual([])
    await writeFile(join(directory, 'file'), '')
  }
})
