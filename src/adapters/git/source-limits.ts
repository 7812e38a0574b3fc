import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { counted } from '../../base/count.ts'
import { quote, RegistryError } from '../../base/error.ts'
import type { RunWork } from '../../base/run-work.ts'
import type { SourceLimits } from '../../collect/registry-config.ts'
import { withinTime } from '../node/within-time.ts'

/** Time between two looks at the size of what a source fetches. */
const SIZE_CHECK_MS = 200

/** What one repository may take, and a package of others: anybody can publish one of any size, on a host as slow as they like. */
export const REPOSITORY_LIMITS = { megabytes: 2048, seconds: 600 }

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
  const time = new SourceTime(source, { seconds })
  const checkSize = async () => {
    const isTooLarge = directory !== undefined && (await sizeOf(directory)) > megabytes * 1024 * 1024
    if (isTooLarge) time.end(`${megabytes} MiB`)
  }
  const sizeChecks = setInterval(checkSize, SIZE_CHECK_MS)
  try {
    return await time.spend(async () => {
      const result = await work(time.signal)
      await checkSize()
      return result
    })
  } finally {
    clearInterval(sizeChecks)
  }
}

/** The time that a source may take, such as to be packed, over all of its tags: a clock that goes only while it is worked on. */
export class SourceTime {
  readonly #source: string
  readonly #limit: string
  readonly #controller = new AbortController()
  #leftMs: number
  #running = 0
  #startedAt = 0
  #timeout: NodeJS.Timeout | undefined

  /** @param doing what it takes the time for, for the end of a sentence */
  constructor(source: string, { seconds }: Pick<SourceLimits, 'seconds'>, doing = '') {
    this.#source = source
    this.#limit = `${counted(seconds, 'second')}${doing}`
    this.#leftMs = seconds * 1000
  }

  /** Aborted for good, with a LIMIT_EXCEEDED, when the time is up. */
  get signal(): AbortSignal {
    return this.#controller.signal
  }

  /** Runs work, several at a time too. Throws LIMIT_EXCEEDED when the time is up, also where that is seen at the end only. */
  async spend<T>(work: () => Promise<T>): Promise<T> {
    this.signal.throwIfAborted()
    this.#start()
    try {
      return await work()
    } catch (error) {
      throw this.signal.aborted ? this.signal.reason : error
    } finally {
      this.#stop()
      this.signal.throwIfAborted()
    }
  }

  /** Runs work that has no `await`, as long as there is time: a timer is not called before it is done. Throws LIMIT_EXCEEDED. */
  readonly run: RunWork = (work) => {
    this.signal.throwIfAborted()
    const spent = this.#running > 0 ? performance.now() - this.#startedAt : 0
    return withinTime(this.#leftMs - spent, work, () => {
      this.end()
      return this.signal.reason
    })
  }

  #start(): void {
    this.#running += 1
    if (this.#running > 1) return
    this.#startedAt = performance.now()
    this.#timeout = setTimeout(() => this.end(), this.#leftMs)
  }

  #stop(): void {
    this.#running -= 1
    if (this.#running > 0) return
    clearTimeout(this.#timeout)
    this.#leftMs -= performance.now() - this.#startedAt
    if (this.#leftMs <= 0) this.end()
  }

  /** @param limit what is exceeded; default: the time */
  end(limit = this.#limit): void {
    const error = new RegistryError(
      'LIMIT_EXCEEDED',
      `the source ${quote(this.#source)} takes more than ${limit}`,
      'raise "limits: seconds: … megabytes: …" in registry.yml, or take fewer of its tags with "versions:"; the next run tries it again',
    )
    this.#controller.abort(error)
  }
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
