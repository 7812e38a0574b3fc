import { z } from 'zod'
import { quote, RegistryError } from '../../base/error.ts'
import { digestOfBytes } from '../../oci/descriptor.ts'
import { MANIFEST_TYPE, MAX_MANIFEST_BYTES } from '../../oci/manifest.ts'
import type { OciRepository } from '../../oci/oci-repository.ts'
import { digestsIn, INDEX_TYPE } from '../../oci/referrers.ts'
import type { StoredManifest } from '../../oci/stored-manifest.ts'
import type { Blob } from './blob.ts'
import { beginUpload, hasBlob, pushBlob, wrongContent } from './blob-upload.ts'
import type { HttpResponse } from './http.ts'
import { OciSession, type OciSessionSettings } from './session.ts'

/** Types that a tag may point at; a registry answers 404 for one that was not asked for. */
const ACCEPT = [
  MANIFEST_TYPE,
  INDEX_TYPE,
  'application/vnd.docker.distribution.manifest.v2+json',
  'application/vnd.docker.distribution.manifest.list.v2+json',
].join(', ')

/** Where the bytes of a blob go. */
export interface BlobSink {
  readonly maxBytes: number
  readonly into: (chunk: Uint8Array) => Promise<unknown>
}

const tagList = z.looseObject({ tags: z.array(z.string()).nullable().optional() })
const MAX_PAGES = 100

/**
 * One repository of an OCI registry. https://github.com/opencontainers/distribution-spec/blob/main/spec.md
 * Every method throws PERMISSION, STORE_REFUSED, STORE_UNREACHABLE.
 */
export class OciClient {
  readonly repository: OciRepository
  readonly #session: OciSession
  #openUpload: URL | undefined

  constructor(settings: OciSessionSettings) {
    this.repository = settings.repository
    this.#session = new OciSession(settings)
  }

  hasBlob(blob: Pick<Blob, 'digest' | 'size'>): Promise<boolean> {
    return hasBlob(this.#session, blob)
  }

  /** Nothing is sent where the registry has it. @param mountFrom repository of the same registry that may have it */
  async pushBlob(blob: Blob, mountFrom?: string): Promise<void> {
    if (await this.hasBlob(blob)) return
    const openUpload = mountFrom === undefined ? this.#openUpload : undefined
    if (openUpload !== undefined) this.#openUpload = undefined
    await pushBlob(this.#session, blob, { mountFrom, openUpload })
  }

  /** Undefined where there is none. @param reference tag or digest. Throws LIMIT_EXCEEDED over 4 MiB */
  async readManifest(reference: string): Promise<StoredManifest | undefined> {
    const answer = await this.#manifest('GET', reference)
    if (answer === undefined) return undefined
    const mediaType = (answer.headers.get('content-type') ?? '').replace(/;.*$/, '').trim()
    const digest = digestOfBytes(answer.bytes)
    const wanted = reference.startsWith('sha256:') ? reference : digestHeader(answer)
    if (wanted !== null && wanted !== digest)
      throw wrongContent(this.repository, `it answers ${digest} for ${wanted}`)
    return { mediaType, digest, bytes: answer.bytes }
  }

  /** Hands on the bytes of a blob as they come; false where there is none. Throws LIMIT_EXCEEDED */
  async readBlob(digest: string, { maxBytes, into }: BlobSink): Promise<boolean> {
    const answer = await this.#session.send({
      method: 'GET',
      url: `blobs/${digest}`,
      maxBytes,
      into,
      isRepeatable: false,
    })
    if (answer.status === 404) return false
    if (answer.status !== 200) throw await this.#session.refusal(answer, 'reading a blob')
    return true
  }

  /** Digest that a tag points at; undefined where there is no such tag. */
  async resolveTag(tag: string): Promise<string | undefined> {
    const answer = await this.#manifest('HEAD', tag)
    // The header is optional. https://github.com/opencontainers/distribution-spec/blob/main/spec.md#checking-if-content-exists-in-the-registry
    return answer === undefined ? undefined : (digestHeader(answer) ?? (await this.readManifest(tag))?.digest)
  }

  /**
   * Stores a manifest under its digest or a tag. With `isNew` a tag that exists is left alone where the registry can do
   * that; whoever must know reads it back. Answers whether it was the registry that links it to its subject.
   */
  async putManifest(
    reference: string,
    { mediaType, bytes }: Pick<StoredManifest, 'mediaType' | 'bytes'>,
    { isNew = false }: { readonly isNew?: boolean } = {},
  ): Promise<{ readonly isLinked: boolean }> {
    if (bytes.length > MAX_MANIFEST_BYTES) throw tooLarge(bytes.length)
    const size = bytes.length
    const answer = await this.#session.send({
      method: 'PUT',
      url: `manifests/${reference}`,
      headers: { 'Content-Type': mediaType, ...(isNew ? { 'If-None-Match': '*' } : {}) },
      body: {
        size,
        async *open() {
          yield bytes
        },
      },
      // The same bytes under the same name: twice is once.
      isRepeatable: true,
    })
    if (isNew && answer.status === 412) return { isLinked: false }
    if (answer.status !== 201) throw await this.#session.refusal(answer, 'pushing a manifest')
    const digest = digestHeader(answer)
    const sent = digestOfBytes(bytes)
    if (digest !== null && digest !== sent)
      throw wrongContent(this.repository, `${digest} instead of ${sent}`)
    return { isLinked: answer.headers.has('oci-subject') }
  }

  /** All tags; none where the repository does not exist yet. */
  async tags(): Promise<string[]> {
    const tags: string[] = []
    let next: string | URL | undefined = 'tags/list?n=1000'
    for (let page = 0; next !== undefined && page < MAX_PAGES; page += 1) {
      const answer: HttpResponse = await this.#session.send({ method: 'GET', url: next, isRepeatable: true })
      if (answer.status === 404) return tags
      if (answer.status !== 200) throw await this.#session.refusal(answer, 'listing tags')
      tags.push(...(parseJson(tagList, answer)?.tags ?? []))
      next = nextPage(answer)
    }
    return tags
  }

  /** Digests of the manifests that refer to one, as the registry lists them; undefined where it has no such API. */
  async referrers(digest: string): Promise<string[] | undefined> {
    const digests: string[] = []
    let next: string | URL | undefined = `referrers/${digest}`
    for (let page = 0; next !== undefined && page < MAX_PAGES; page += 1) {
      const answer: HttpResponse = await this.#session.send({
        method: 'GET',
        url: next,
        staysHome: true,
        isRepeatable: true,
      })
      if (isWithoutReferrers(answer)) return undefined
      if (answer.status !== 200) throw await this.#session.refusal(answer, 'listing referrers')
      digests.push(...digestsIn(answer.bytes))
      next = nextPage(answer)
    }
    return digests
  }

  /**
   * Throws PERMISSION where this client may not push. Tokens do not say what they allow, so an upload is opened, which the
   * next push goes on with; it holds nothing, and registries drop those that nobody goes on with.
   */
  async proveWritable(): Promise<void> {
    this.#openUpload ??= await beginUpload(this.#session)
  }

  async #manifest(method: 'GET' | 'HEAD', reference: string): Promise<HttpResponse | undefined> {
    const url = `manifests/${reference}`
    const answer = await this.#session.send({ method, url, headers: { Accept: ACCEPT }, isRepeatable: true })
    if (answer.status === 404) return undefined
    if (answer.status !== 200) throw await this.#session.refusal(answer, 'reading a manifest')
    return answer
  }
}

/** Registries without that API say so in many ways: ghcr.io redirects to pages for people on github.com, which are rationed. */
function isWithoutReferrers({ status, headers }: HttpResponse): boolean {
  if (status === 200) return !(headers.get('content-type') ?? '').startsWith(INDEX_TYPE)
  return (status >= 300 && status < 400) || [400, 404, 405, 406, 501].includes(status)
}

function digestHeader({ headers }: HttpResponse): string | null {
  return headers.get('docker-content-digest')
}

/** https://www.rfc-editor.org/rfc/rfc8288: `</v2/acme/vpc/tags/list?n=2&last=b>; rel="next"` */
function nextPage({ headers, url }: HttpResponse): URL | undefined {
  const [, target] = /<([^>]*)>\s*;[^,]*rel="?next"?/.exec(headers.get('link') ?? '') ?? []
  return target === undefined || !URL.canParse(target, String(url)) ? undefined : new URL(target, url)
}

function parseJson<T extends z.ZodType>(schema: T, { bytes }: HttpResponse): z.output<T> | undefined {
  try {
    return schema.parse(JSON.parse(new TextDecoder().decode(bytes)))
  } catch {
    return undefined
  }
}

function tooLarge(size: number): RegistryError {
  return new RegistryError(
    'LIMIT_EXCEEDED',
    `the manifest has ${size} bytes, and ${quote(String(MAX_MANIFEST_BYTES))} are the most`,
    'make the description of the module shorter',
  )
}
