import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { quote, RegistryError } from '../../base/error.ts'

/** What one source may cost. */
export interface SourceAllowance {
  readonly bytes: number
  readonly seconds: number
}

/** Looked at that often while git writes. */
const LOOK_MS = 200

/**
 * Work that is ended when its time is up, or when what it writes into the directory is too large: git itself knows no
 * limit for a fetch. Throws LIMIT_EXCEEDED then.
 */
export async function withinAllowance<T>(
  source: string,
  { bytes, seconds }: SourceAllowance,
  directory: string | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const ending = new AbortController()
  let excess: 'time' | 'bytes' | undefined
  const end = (what: 'time' | 'bytes') => {
    excess ??= what
    ending.abort()
  }
  const isTooLarge = async () => directory !== undefined && (await sizeOf(directory)) > bytes
  const clock = setTimeout(() => end('time'), seconds * 1000)
  const scale = setInterval(async () => (await isTooLarge()) && end('bytes'), LOOK_MS)
  try {
    const result = await work(ending.signal)
    if (excess === undefined && (await isTooLarge())) end('bytes')
    if (excess !== undefined)
      throw exceeded(source, excess === 'time' ? `${seconds} seconds` : `${bytes} bytes`)
    return result
  } catch (error) {
    if (excess === undefined) throw error
    throw exceeded(source, excess === 'time' ? `${seconds} seconds` : `${bytes} bytes`)
  } finally {
    clearTimeout(clock)
    clearInterval(scale)
  }
}

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

function exceeded(source: string, limit: string): RegistryError {
  return new RegistryError(
    'LIMIT_EXCEEDED',
    `the source ${quote(source)} takes more than ${limit}`,
    'raise "limits: seconds: … megabytes: …" in registry.yml, or take fewer tags of it with "versions:"; the next run tries it again',
  )
}
