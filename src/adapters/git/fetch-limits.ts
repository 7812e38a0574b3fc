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
  const controller = new AbortController()
  const { signal } = controller
  const checkSize = async () => {
    const isTooLarge = directory !== undefined && (await sizeOf(directory)) > megabytes * 1024 * 1024
    if (isTooLarge) controller.abort(limitExceeded(source, `${megabytes} MiB`))
  }
  const end = () => controller.abort(limitExceeded(source, `${seconds} seconds`))
  const timeout = setTimeout(end, seconds * 1000)
  const sizeChecks = setInterval(checkSize, SIZE_CHECK_MS)
  try {
    const result = await work(signal)
    await checkSize()
    signal.throwIfAborted()
    return result
  } catch (error) {
    throw signal.aborted ? signal.reason : error
  } finally {
    clearTimeout(timeout)
    clearInterval(sizeChecks)
  }
}

function limitExceeded(source: string, limit: string): RegistryError {
  return new RegistryError(
    'LIMIT_EXCEEDED',
    `the source ${quote(source)} takes more than ${limit}`,
    'raise "limits: seconds: … megabytes: …" in registry.yml, or take fewer of its tags with "versions:"; the next run tries it again',
  )
}

/** Files that git removes meanwhile count as nothing. */
async function sizeOf(directory: string): Promise<number> {
  const names = await readdir(directory, { recursive: true }).catch(() => [])
  const sizes = names.map(async (name) => {
    const found = await stat(join(directory, name)).catch(() => undefined)
    return found?.isFile() ? found.size : 0
  })
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}
