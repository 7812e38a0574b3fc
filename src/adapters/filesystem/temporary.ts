import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** One directory for all that a run leaves on disk, removed when it ends. @param parent without it, the machine's own */
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
