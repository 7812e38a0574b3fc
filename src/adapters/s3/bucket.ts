import { createHash } from 'node:crypto'
import { closeSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileContent } from '../../index/plan/publication-plan.ts'
import type { IndexContents, ListedFile } from '../../index/ports.ts'
import type { Bucket, ListedObject, PutOptions, StoredObject, UploadedFile } from '../../sync/ports.ts'
import type { ChunkSink, HttpResponse } from '../http/transport.ts'
import type { S3Client } from './client.ts'

/** The condition is not met: the object is another one, is being written by somebody else, or is not there. */
const CONFLICTS = [412, 409, 404]

/** The objects below a prefix of a bucket on a server that speaks S3. */
export class S3Bucket implements Bucket {
  readonly name: string
  readonly #client: S3Client
  readonly #prefix: string

  /** @param prefix empty, or with a slash at its end */
  constructor(client: S3Client, prefix: string) {
    this.#client = client
    this.#prefix = prefix
    this.name = `s3://${client.address.bucket}/${prefix}`.replace(/\/$/, '')
  }

  async get(key: string, knownEtag?: string): Promise<StoredObject | 'unchanged' | undefined> {
    const headers = knownEtag === undefined ? {} : { 'if-none-match': knownEtag }
    const answer = await this.#client.request({ method: 'GET', key: this.#at(key), headers }, [200, 304, 404])
    if (answer.status === 304) return 'unchanged'
    if (answer.status === 404) return this.#absent(answer)
    return { bytes: answer.bytes, etag: etagOf(answer), ageMs: ageOf(answer) }
  }

  async download(key: string, into: ChunkSink): Promise<boolean> {
    const { status } = await this.#client.request({ method: 'GET', key: this.#at(key), into }, [200, 404])
    return status === 200
  }

  async has(key: string): Promise<boolean> {
    const { status } = await this.#client.request({ method: 'HEAD', key: this.#at(key) }, [200, 404])
    return status === 200
  }

  async put(
    key: string,
    content: FileContent,
    { type, cacheControl, onlyIf, mayRepeat }: PutOptions,
  ): Promise<{ readonly etag: string } | 'conflict'> {
    const condition = conditionOf(onlyIf)
    const headers = { 'content-type': type, 'cache-control': cacheControl, ...condition }
    const expected = onlyIf === undefined ? [200] : [200, ...CONFLICTS]
    const request = { method: 'PUT', key: this.#at(key), headers, content, mayRepeat } as const
    const answer = await this.#client.request(request, expected)
    if (answer.status === 404) await this.#absent(answer)
    return answer.status === 200 ? { etag: etagOf(answer) } : 'conflict'
  }

  async *list(start: string): AsyncGenerator<readonly ListedObject[]> {
    let next: string | undefined
    do {
      const more = next === undefined ? {} : { 'continuation-token': next }
      const query = { 'list-type': '2', prefix: this.#at(start), 'encoding-type': 'url', ...more }
      const { bytes } = await this.#client.request({ method: 'GET', key: '', query }, [200])
      const page = parseListing(new TextDecoder().decode(bytes))
      yield page.objects.map(({ key, etag }) => ({ key: key.slice(this.#prefix.length), etag }))
      next = page.next
    } while (next !== undefined)
  }

  async remove(key: string): Promise<void> {
    await this.#client.request({ method: 'DELETE', key: this.#at(key) }, [200, 204, 404])
  }

  #at(key: string): string {
    return `${this.#prefix}${key}`
  }

  /** Throws NOT_FOUND where the bucket itself is missing. */
  async #absent({ bytes }: HttpResponse): Promise<undefined> {
    if (!new TextDecoder().decode(bytes).includes('NoSuchBucket')) return undefined
    await this.#client.request({ method: 'HEAD', key: '' }, [200])
    return undefined
  }
}

function conditionOf(onlyIf: string | undefined): Record<string, string> {
  if (onlyIf === undefined) return {}
  return onlyIf === 'absent' ? { 'if-none-match': '*' } : { 'if-match': onlyIf }
}

function etagOf({ headers }: HttpResponse): string {
  return headers.get('etag') ?? ''
}

/** Both dates are of the store's clock. */
function ageOf({ headers }: HttpResponse): number {
  const age = Date.parse(headers.get('date') ?? '') - Date.parse(headers.get('last-modified') ?? '')
  return Number.isNaN(age) ? 0 : Math.max(0, age)
}

interface Listing {
  readonly objects: readonly ListedObject[]
  /** Where the next page begins; undefined for the last one. */
  readonly next: string | undefined
}

/**
 * A page of ListObjectsV2 with `encoding-type=url`, in which keys have no character that XML escapes.
 * https://docs.aws.amazon.com/AmazonS3/latest/API/API_ListObjectsV2.html
 */
function parseListing(xml: string): Listing {
  const objects = xml
    .split('<Contents>')
    .slice(1)
    .map((content) => ({
      key: decodeURIComponent((elementOf(content, 'Key') ?? '').replaceAll('+', ' ')),
      etag: (elementOf(content, 'ETag') ?? '').replace(/^"|"$/g, ''),
    }))
  const isTruncated = elementOf(xml, 'IsTruncated') === 'true'
  return { objects, next: isTruncated ? elementOf(xml, 'NextContinuationToken') : undefined }
}

function elementOf(xml: string, name: string): string | undefined {
  const [, text] = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml) ?? []
  return text
    ?.replaceAll('&quot;', '"')
    .replaceAll('&#34;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}

/** Files of an index, made ready to be uploaded: documents in memory, packages in a temporary file each. */
export class UploadedFiles {
  readonly #contents: IndexContents
  readonly #temporary: string
  #directory: Promise<string> | undefined
  #count = 0

  constructor(contents: IndexContents, temporary: string) {
    this.#contents = contents
    this.#temporary = temporary
  }

  /** Undefined where the index has no such file. */
  async open(file: ListedFile): Promise<UploadedFile | undefined> {
    if (file.path.endsWith('.zip')) return this.#spool(file)
    const bytes = (await this.#contents.read([file])).get(file.path)
    // A document that is too large for memory is streamed, too.
    if (bytes === undefined) return this.#spool(file)
    return { content: bytes, md5: createHash('md5').update(bytes).digest('hex'), close: async () => {} }
  }

  async #spool(file: ListedFile): Promise<UploadedFile | undefined> {
    this.#directory ??= mkdtemp(join(this.#temporary, 'upload-'))
    this.#count += 1
    const name = String(this.#count)
    const path = join(await this.#directory, name)
    const hash = createHash('md5')
    let size = 0
    const into = openSync(path, 'w')
    try {
      const isThere = await this.#contents.stream(file, (bytes) => {
        writeFileSync(into, bytes)
        hash.update(bytes)
        size += bytes.length
      })
      if (!isThere) {
        rmSync(path)
        return undefined
      }
    } finally {
      closeSync(into)
    }
    return { content: { file: path, size }, md5: hash.digest('hex'), close: async () => rmSync(path) }
  }
}
