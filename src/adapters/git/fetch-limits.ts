import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { quote, RegistryError } from '../../base/error.ts'
import type { SourceLimits } from '../../collect/registry-config.ts'

const SIZE_CHECK_MS = 200

/**
 * Runs work for a source and aborts it when its time is up, or when what it writes into the directory is too large: git
 * itself has no limits for a fetch. Throws LIMIT_EXCEEDED then.
 */
export async function withinLimits<T>(
  source: string,
  { megabytes, seconds }: Pick<SourceLimits, 'megabytes' | 'seconds'>,
  directory: string | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const abort = new AbortController()
  let exceeded: string | undefined
  const end = (limit: string) => {
    exceeded ??= limit
    abort.abort()
  }
  const checkSize = async () => {
    const isTooLarge = directory !== undefined && (await sizeOf(directory)) > megabytes * 1024 * 1024
    if (isTooLarge) end(`${megabytes} MiB`)
  }
  const timeout = setTimeout(() => end(`${seconds} seconds`), seconds * 1000)
  const sizeChecks = setInterval(checkSize, SIZE_CHECK_MS)
  try {
    const result = await work(abort.signal)
    if (exceeded === undefined) await checkSize()
    if (exceeded === undefined) return result
  } catch (error) {
    if (exceeded === undefined) throw error
  } finally {
    clearTimeout(timeout)
    clearInterval(sizeChecks)
  }
  throw new RegistryError(
    'LIMIT_EXCEEDED',
    `the source ${quote(source)} takes more than ${exceeded}`,
    'raise "limits: seconds: … megabytes: …" in registry.yml, or take fewer of its tags with "versions:"; the next run tries it again',
  )
}

/** Files that git removes meanwhile count as nothing. */
async function sizeOf(directory: string): Promise<number> {
  const names = await readdir(directory, { recursive: true }).catch(() => [])
  const sizes = await Promise.all(
    names.map((name) =>
      stat(join(directory, name)).then(
        (found) => (found.isFile() ? found.size : 0),
        () => 0,
      ),
    ),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}
