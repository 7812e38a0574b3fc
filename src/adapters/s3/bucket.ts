import { createHash, randomUUID } from 'node:crypto'
import { closeSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { quote, RegistryError, shortList } from '../../base/error.ts'
import { eachInParallel } from '../../base/in-parallel.ts'
import { slices } from '../../base/slices.ts'
import { percentDecoded } from '../../base/url.ts'
import type { FileContent } from '../../index/plan/publication-plan.ts'
import type { IndexContents } from '../../index/ports.ts'
import type { Bucket, PutOptions, StoredObject, SyncedFiles } from '../../sync/ports.ts'
import type { ChunkSink, HttpResponse } from '../http/transport.ts'
import type { S3Client } from './client.ts'

/** The condition is not met: the object is another one, is being written by somebody else, or is not there. */
const CONFLICTS = [412, 409, 404]

/** What a store answers that cannot, or does not let, delete several objects in one request. */
const NO_BATCHES = [400, 403, 405, 501]

/** Keys that one request deletes. The rest goes into further ones. */
const KEYS_AT_ONCE = 1_000

/** Requests that each delete one object, under way at the same time. The rest waits. */
const DELETES_AT_ONCE = 32

interface Kept {
  readonly key: string
  /** As S3 names its errors. */
  readonly code: string
}

/** Codes of errors that another try may not have. */
const PASSING = /^(?:InternalError|SlowDown|ServiceUnavailable|OperationAborted)$/

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

  async *list(start: string) {
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

  async remove(keys: readonly string[], beforeEach = () => {}): Promise<void> {
    const refused: Kept[] = []
    const single: string[] = []
    let hasBatches = keys.length > 1
    for (const some of slices(keys, KEYS_AT_ONCE)) {
      const batch = some.map((key) => this.#at(key))
      if (hasBatches) beforeEach()
      const kept = hasBatches ? await this.#removeBatch(batch, beforeEach) : undefined
      hasBatches = kept !== undefined
      const passing = kept?.filter(({ key, code }) => PASSING.test(code) && batch.includes(key))
      single.push(...(passing?.map(({ key }) => key) ?? batch))
      refused.push(...(kept?.filter((each) => !passing?.includes(each)) ?? []))
    }
    await eachInParallel(single, DELETES_AT_ONCE, async (key) => {
      beforeEach()
      await this.#client.request({ method: 'DELETE', key }, [200, 204, 404])
    })
    if (refused.length > 0) throw keptObjects(this.name, refused, keys.length)
  }

  /** What the store has kept of these objects; undefined where it deletes one at a time. */
  async #removeBatch(keys: readonly string[], beforeEach: () => void): Promise<readonly Kept[] | undefined> {
    const content = new TextEncoder().encode(deleteRequest(keys))
    const headers = {
      'content-type': 'application/xml',
      'content-md5': createHash('md5').update(content).digest('base64'),
    }
    const mayRepeat = () => {
      beforeEach()
      return true
    }
    const request = { method: 'POST', key: '', query: { delete: '' }, headers, content, mayRepeat } as const
    const { status, bytes } = await this.#client.request(request, [200, ...NO_BATCHES])
    const xml = new TextDecoder().decode(bytes)
    return status === 200 && xml.includes('<DeleteResult') ? parseKept(xml) : undefined
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

/**
 * A page of ListObjectsV2 with `encoding-type=url`, in which keys have no character that XML escapes; `next` is where the next one
 * begins, undefined for the last.
 * https://docs.aws.amazon.com/AmazonS3/latest/API/API_ListObjectsV2.html
 */
function parseListing(xml: string) {
  const objects = xml
    .split('<Contents>')
    .slice(1)
    .flatMap((content) => {
      const key = percentDecoded((elementOf(content, 'Key') ?? '').replaceAll('+', ' '))
      const etag = (elementOf(content, 'ETag') ?? '').replace(/^"|"$/g, '')
      return key === undefined ? [] : { key, etag }
    })
  const isTruncated = elementOf(xml, 'IsTruncated') === 'true'
  return { objects, next: isTruncated ? elementOf(xml, 'NextContinuationToken') : undefined }
}

/** https://docs.aws.amazon.com/AmazonS3/latest/API/API_DeleteObjects.html */
function deleteRequest(keys: readonly string[]): string {
  const escaped = (key: string) =>
    key.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  const objects = keys.map((key) => `<Object><Key>${escaped(key)}</Key></Object>`)
  return `<Delete xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Quiet>true</Quiet>${objects.join('')}</Delete>`
}

function parseKept(xml: string): readonly Kept[] {
  return xml
    .split('<Error>')
    .slice(1)
    .map((error) => ({ key: elementOf(error, 'Key') ?? '', code: elementOf(error, 'Code') ?? '' }))
    .filter(({ code }) => code !== 'NoSuchKey')
}

function keptObjects(bucket: string, kept: readonly Kept[], count: number): RegistryError {
  const named = shortList(kept.map(({ key, code }) => `${quote(key)} (${quote(code)})`))
  return new RegistryError(
    'STORE_REFUSED',
    `${quote(bucket)} keeps ${kept.length} of ${count} objects that were to be deleted: ${named.join(', ')}`,
    'allow s3:DeleteObject on them, or lift what locks them, and run it again: what is deleted stays so',
  )
}

function elementOf(xml: string, name: string): string | undefined {
  const [, text] = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml) ?? []
  return text
    ?.replaceAll('&quot;', '"')
    .replaceAll('&#34;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&apos;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}

/** Makes files of an index ready to be uploaded: documents in memory, packages in a temporary file each. Undefined for one that is not there. */
export function uploadedFiles(contents: IndexContents, temporary: string): SyncedFiles['open'] {
  const spool: SyncedFiles['open'] = async (file) => {
    const path = join(temporary, `upload-${randomUUID()}`)
    const hash = createHash('md5')
    let size = 0
    const into = openSync(path, 'w')
    try {
      const isThere = await contents.stream(file, (bytes) => {
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
  return async (file) => {
    const bytes = file.path.endsWith('.zip') ? undefined : (await contents.read([file])).get(file.path)
    // A document that is too large for memory is streamed, too.
    if (bytes === undefined) return spool(file)
    return { content: bytes, md5: createHash('md5').update(bytes).digest('hex'), close: async () => {} }
  }
}
