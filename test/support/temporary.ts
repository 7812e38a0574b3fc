import { mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'

const directories: string[] = []

// Registered while the importing test file is collected, so that it serves `beforeAll` too, where onTestFinished throws.
afterAll(async () => {
  // Retried, because a child of a program that a test has killed may still be writing.
  for (const directory of directories) await rm(directory, { recursive: true, force: true, maxRetries: 5 })
})

/** A new empty directory, by its real absolute path; it is removed when the test file has ended. */
export async function temporaryDirectory(): Promise<string> {
  const directory = await mkdtemp(join(await realpath(tmpdir()), 'module-registry-'))
  directories.push(directory)
  return directory
}
