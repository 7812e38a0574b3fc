import { createHash } from 'node:crypto'
import { lstat, mkdtemp, readdir, readlink, rm } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { messageOf, quote, RegistryError } from '../../base/error.ts'

/** Repetitions of the removal of temporary files that a child still writes. Then the run fails, and the next one removes them. */
const MAX_REMOVAL_RETRIES = 5

/**
 * Runs `work` with a new directory for all its files, and removes the directory at the end. Directories of processes that were killed
 * on this machine are removed first. Throws SYSTEM_REFUSED where it cannot be made.
 * @param parent default: the system's
 */
export async function withTemporaryDirectory<T>(
  work: (directory: string) => Promise<T>,
  parent: string = tmpdir(),
): Promise<T> {
  const machine = await machineId()
  await removeLeftovers(parent, machine)
  const prefix = join(parent, `module-registry-${machine}-${process.pid}-`)
  const directory = await mkdtemp(prefix).catch((cause) => refuse(parent, cause))
  try {
    return await work(directory)
  } finally {
    // Retried, as a child that was killed may still be writing, or hold the last file that this process may open.
    await rm(directory, { recursive: true, force: true, maxRetries: MAX_REMOVAL_RETRIES })
  }
}

/** Of what a process id counts in: containers have their own, and may share a directory. */
async function machineId(): Promise<string> {
  const processes = await readlink('/proc/self/ns/pid').catch(() => '')
  return createHash('sha256').update(`${hostname()} ${processes}`).digest('hex').slice(0, 8)
}

const NAME = /^module-registry-([0-9a-f]{8})-(\d+)-[A-Za-z0-9]{6}$/

/** What cannot be removed stays: the run does not need it to be gone. */
async function removeLeftovers(parent: string, machine: string): Promise<void> {
  for (const name of await readdir(parent).catch(() => [])) {
    const [, owner, pid] = NAME.exec(name) ?? []
    if (owner !== machine || isRunning(Number(pid))) continue
    const directory = join(parent, name)
    const found = await lstat(directory).catch(() => undefined)
    // A link, or a directory of another user, is not what mkdtemp has made.
    const isOwn = found?.isDirectory() === true && found.uid === (process.getuid?.() ?? found.uid)
    if (isOwn) await rm(directory, { recursive: true, force: true }).catch(() => {})
  }
}

function refuse(parent: string, cause: NodeJS.ErrnoException): never {
  throw new RegistryError(
    'SYSTEM_REFUSED',
    `temporary files cannot be put into ${quote(parent)}: ${messageOf(cause)}`,
    `make it a directory with free space that this user may write, or name another one: TMPDIR=/path (on a runner: RUNNER_TEMP)`,
    { cause },
  )
}

/** Whether a process of this machine runs, also one of another user. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH')
  }
}
