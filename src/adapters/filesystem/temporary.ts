import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Runs `work` with a new directory for all its files, and removes the directory at the end. @param parent default: the system's */
export async function withTemporaryDirectory<T>(
  work: (directory: string) => Promise<T>,
  parent: string = tmpdir(),
): Promise<T> {
  const directory = await mkdtemp(join(parent, 'module-registry-'))
  try {
    return await work(directory)
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}
