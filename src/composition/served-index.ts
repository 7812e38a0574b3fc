import { z } from 'zod'
import { FetchedIndex, WebFiles } from '../adapters/http/fetched-index.ts'
import { networkTransport } from '../adapters/http/transport.ts'
import { RegistryError } from '../base/error.ts'
import { parseJson } from '../base/schema.ts'
import { isBucketUrl } from '../index/format/bucket.ts'
import { REGISTRY_PATH } from '../index/format/paths.ts'
import { parseRegistryUrl } from '../index/format/registry-url.ts'
import type { IndexStore } from '../index/ports.ts'
import { indexTarget, openIndex } from './index-store.ts'
import { once } from './once.ts'
import type { Runtime } from './runtime.ts'

export interface ServedIndexSettings {
  /** What `--index` says: besides an index that can be written, a bucket or the URL of a static registry. */
  readonly index: string
  readonly token: string | undefined
  readonly endpoint?: string | undefined
  readonly region?: string | undefined
}

export interface OpenServedIndex {
  readonly index: Pick<IndexStore, 'open'>
  close(): Promise<void>
}

const loadBucket = once(() => import('./bucket.ts'))

/** The index that a server answers from. */
export async function openServedIndex(
  runtime: Runtime,
  { index, token, endpoint, region }: ServedIndexSettings,
): Promise<OpenServedIndex> {
  if (isBucketUrl(index)) {
    const { openBucket } = await loadBucket()
    const bucket = await openBucket(runtime, { url: index, endpoint, region })
    return fetched(new FetchedIndex(bucket, runtime.temporary))
  }
  const files = await staticRegistry(runtime, index)
  if (files !== undefined) return fetched(new FetchedIndex(files, runtime.temporary))
  return openIndex(runtime, { target: indexTarget(index), token, reading: 'copy' })
}

function fetched(index: FetchedIndex): OpenServedIndex {
  return { index, close: async () => {} }
}

const registry = z.object({ format: z.number() })

/** A URL is that of a Git repository or of a static registry: the latter has a `registry.json`. */
async function staticRegistry({ log }: Runtime, index: string): Promise<WebFiles | undefined> {
  if (!/^https?:\/\//.test(index) || /\.git\/?$|#/.test(index)) return undefined
  const files = new WebFiles(parseRegistryUrl(index), networkTransport(log))
  try {
    const found = await files.get(REGISTRY_PATH)
    const isRegistry = found !== undefined && found !== 'unchanged' && parseJson(registry, found.bytes)
    return isRegistry ? files : undefined
  } catch (error) {
    if (error instanceof RegistryError) return undefined
    throw error
  }
}
