import { link, mkdir, readFile, rename, rm, stat, unlink, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { DirectoryPaths } from './directory-paths.ts'
import { isRunning } from './temporary.ts'

/**
 * Time that a lock may be without the name of its holder, who writes it at once. Then the next writer removes
 * it: its process was killed.
 */
const LONGEST_NAMELESS_MS = 5_000

/** Time that one process may hold a directory index: longer than any write takes. Then the next writer removes its lock. */
const LONGEST_HOLD_MS = 10 * 60_000

/** Files of a writer in the directory of an index. Hosts do not serve names that begin with a dot. */
const LOCK = '.module-registry.lock'
const STAGING = '.module-registry.tmp'

/** Whether a name in the directory is that of a lock or of the staging directory. */
export function isOwnFile(name: string): boolean {
  return name === STAGING || name.startsWith(LOCK)
}

/**
 * Runs `write` as the only writer, with a staging directory on the same file system. Returns undefined where another writer
 * has the lock. The lock and the staging directory of a writer that was killed on this machine are removed first. Throws
 * INDEX_INVALID for links, and other files and directories in their place.
 */
export async function withLock<T>(
  root: string,
  write: (staging: string) => Promise<T>,
): Promise<T | undefined> {
  const paths = new DirectoryPaths(root)
  await paths.requireFile(LOCK)
  await paths.at(STAGING)
  const lock = join(root, LOCK)
  const staging = join(root, STAGING)
  if (!(await takeLock(lock)) && !((await clearDead(lock)) && (await takeLock(lock)))) return undefined
  try {
    await rm(staging, { recursive: true, force: true })
    await mkdir(staging)
    return await write(staging)
  } finally {
    await rm(staging, { recursive: true, force: true })
    await unlink(lock)
  }
}

async function takeLock(lock: string): Promise<boolean> {
  try {
    await writeFile(lock, `${hostname()} ${process.pid}`, { flag: 'wx' })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

/** Removes a lock whose holder is gone; true where the lock can be taken now. */
async function clearDead(lock: string): Promise<boolean> {
  const holder = await readHolder(lock)
  const held = await stat(lock).catch(() => undefined)
  if (holder === undefined || held === undefined) return true
  if (isAlive(holder, Date.now() - held.mtimeMs)) return false
  const taken = `${lock}.${process.pid}`
  const isTaken = await rename(lock, taken).then(
    () => true,
    () => false,
  )
  if (!isTaken) return true
  // Another process may have removed and taken the lock since it was read: then its lock is put back.
  const isOther = (await readHolder(taken)) !== holder
  if (isOther) await link(taken, lock).catch(() => {})
  await unlink(taken)
  return !isOther
}

function readHolder(lock: string): Promise<string | undefined> {
  return readFile(lock, 'utf8').catch(() => undefined)
}

function isAlive(holder: string, heldMs: number): boolean {
  if (heldMs > LONGEST_HOLD_MS) return false
  const [, host, pid] = /^(.*) (\d+)$/.exec(holder) ?? []
  if (pid === undefined) return heldMs < LONGEST_NAMELESS_MS
  return host !== hostname() || isRunning(Number(pid))
}
