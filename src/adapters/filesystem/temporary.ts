import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { quote, RegistryError } from '../../base/error.ts'

/**
 * Runs `work` with a new directory for all its files, and removes the directory at the end. Throws SYSTEM_REFUSED where it cannot be
 * made.
 * @param parent default: the system's
 */
export async function withTemporaryDirectory<T>(
  work: (directory: string) => Promise<T>,
  parent: string = tmpdir(),
): Promise<T> {
  const directory = await mkdtemp(join(parent, 'module-registry-')).catch((cause) => refuse(parent, cause))
  try {
    return await work(directory)
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}

function refuse(parent: string, cause: NodeJS.ErrnoException): never {
  throw new RegistryError(
    'SYSTEM_REFUSED',
    `temporary files cannot be put into ${quote(parent)}: ${cause.code}`,
    `make it a directory with free space that this user may write, or name another one: TMPDIR=/path (on a runner: RUNNER_TEMP)`,
    { cause },
  )
}
