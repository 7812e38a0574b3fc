import { z } from 'zod'
import { RegistryError } from '../../base/error.ts'
import { listOf, parseJson } from '../../base/schema.ts'
import { digestOfBytes } from '../../oci/descriptor.ts'
import { MAX_MANIFEST_BYTES } from '../../oci/limits.ts'
import { MANIFEST_TYPE, type StoredManifest } from '../../oci/manifest.ts'
import type { OciRepository } from '../../oci/oci-repository.ts'
import { digestsIn, INDEX_TYPE } from '../../oci/referrers.ts'
import { bodyOfBytes, type HttpRequest, type HttpResponse } from '../http/transport.ts'
import type { OciAccess } from './authorization.ts'
import type { Blob } from './blob.ts'
import { beginUpload, digestHeader, hasBlob, pushBlob, requireDigest, wrongContent } from './blob-upload.ts'
import { MAX_PAGES } from './limits.ts'
import { OciSession } from './session.ts'

/** Types that a tag may point at; a registry answers 404 for a type that the client does not accept. */
const ACCEPT = [
  MANIFEST_TYPE,
  INDEX_TYPE,
  'application/vnd.docker.distribution.manifest.v2+json',
  'application/vnd.docker.distribution.manifest.list.v2+json',
].join(', ')

const tagList = z.looseObject({ tags: listOf(z.string()).nullable().optional() })

/**
 * One repository of an OCI registry: each method is one operation of the distribution specification.
 * https://github.com/opencontainers/distribution-spec/blob/main/spec.md
 * Every method throws PERMISSION, STORE_REFUSED, STORE_UNREACHABLE.
 */
export class OciClient {
  readonly repository: OciRepository
  readonly #session: OciSession
  /** Started by {@link proveWritable}, used by the next push. */
  #openUpload: URL | undefined

  constructor(access: OciAccess) {
    this.repository = access.repository
    this.#session = new OciSession(access)
  }

  /** Whether the registry is on loopback and refuses https: OpenTofu then installs nothing from it. */
  async isPlainHttp(): Promise<boolean> {
    return (await this.#session.root()).protocol === 'http:'
  }

  hasBlob(blob: Pick<Blob, 'digest' | 'size'>): Promise<boolean> {
    return hasBlob(this.#session, blob)
  }

  /** Uploads a blob unless the registry has it. */
  async pushBlob(blob: Blob): Promise<void> {
    if (await this.hasBlob(blob)) return
    const openUpload = this.#openUpload
    this.#openUpload = undefined
    await pushBlob(this.#session, blob, openUpload)
  }

  /** Undefined where the repository has no such manifest. @param reference tag or digest. Throws LIMIT_EXCEEDED over 4 MiB */
  async readManifest(reference: string): Promise<StoredManifest | undefined> {
    const response = await this.#requestManifest('GET', reference)
    if (response === undefined) return undefined
    const mediaType = (response.headers.get('content-type') ?? '').replace(/;.*$/s, '').trim()
    const digest = digestOfBytes(response.bytes)
    const expected = reference.startsWith('sha256:') ? reference : digestHeader(response)
    if (expected !== null && expected !== digest)
      throw wrongContent(this.repository, `it answers ${digest} for ${expected}`)
    return { mediaType, digest, bytes: response.bytes }
  }

  /** Hands on the bytes of a blob as they come; false where there is no such blob. Throws LIMIT_EXCEEDED over `maxBytes`. */
  async readBlob(digest: string, sink: Required<Pick<HttpRequest, 'maxBytes' | 'into'>>): Promise<boolean> {
    const url = `blobs/${digest}`
    const response = await this.#session.send({ method: 'GET', url, ...sink, isSentOnce: true })
    if (response.status === 404) return false
    if (response.status !== 200) throw await this.#session.refusal(response, 'reading a blob')
    return true
  }

  /** The digest of the manifest that a tag points at; undefined where there is no such tag. */
  async resolveTag(tag: string): Promise<string | undefined> {
    const response = await this.#requestManifest('HEAD', tag)
    if (response === undefined) return undefined
    // The header is optional. https://github.com/opencontainers/distribution-spec/blob/main/spec.md#checking-if-content-exists-in-the-registry
    return digestHeader(response) ?? (await this.readManifest(tag))?.digest
  }

  /**
   * Stores a manifest under its digest or a tag. With `isNew` an existing tag keeps its manifest where the registry supports
   * `If-None-Match`; read the tag back to be sure. `isLinked` says whether the registry itself lists the manifest as a
   * referrer of its subject. Throws LIMIT_EXCEEDED over 4 MiB.
   */
  async putManifest(
    reference: string,
    { mediaType, bytes }: Pick<StoredManifest, 'mediaType' | 'bytes'>,
    { isNew = false }: { readonly isNew?: boolean } = {},
  ): Promise<{ readonly isLinked: boolean }> {
    if (bytes.length > MAX_MANIFEST_BYTES) throw tooLarge(bytes.length)
    const response = await this.#session.send({
      method: 'PUT',
      url: `manifests/${reference}`,
      headers: { 'Content-Type': mediaType, ...(isNew ? { 'If-None-Match': '*' } : {}) },
      // Sent again after a failure: to store the same bytes under the same name twice does no harm.
      body: bodyOfBytes(bytes),
    })
    if (isNew && response.status === 412) return { isLinked: false }
    if (response.status !== 201) throw await this.#session.refusal(response, 'pushing a manifest')
    requireDigest(this.repository, response, digestOfBytes(bytes))
    return { isLinked: response.headers.has('oci-subject') }
  }

  /** Whether there was such a manifest. Its tags go with it in most registries. @param digest never a tag */
  async deleteManifest(digest: string): Promise<boolean> {
    return this.#delete(`manifests/${digest}`, 'deleting a manifest')
  }

  /** Whether there was such a blob. Registries need not support it. */
  async deleteBlob(digest: string): Promise<boolean> {
    return this.#delete(`blobs/${digest}`, 'deleting a blob')
  }

  /** All tags; none where the repository does not exist yet. */
  async tags(): Promise<string[]> {
    const tags: string[] = []
    for await (const response of this.#pages({ url: 'tags/list?n=1000', sameOriginOnly: false })) {
      if (response.status === 404) return tags
      if (response.status !== 200) throw await this.#session.refusal(response, 'listing tags')
      tags.push(...(parseJson(tagList, response.bytes)?.tags ?? []))
    }
    return tags
  }

  /** Digests of the manifests that refer to one, as the registry lists them; undefined where it has no referrers API. */
  async referrers(digest: string): Promise<string[] | undefined> {
    const digests: string[] = []
    for await (const response of this.#pages({ url: `referrers/${digest}`, sameOriginOnly: true })) {
      if (isWithoutReferrers(response)) return undefined
      if (response.status !== 200) throw await this.#session.refusal(response, 'listing referrers')
      digests.push(...digestsIn(response.bytes))
    }
    return digests
  }

  /**
   * Throws PERMISSION where the credentials do not allow a push. Tokens do not say what they allow, so this opens an upload,
   * which the next {@link pushBlob} uses. An upload that nobody completes holds nothing, and registries delete it.
   */
  async proveWritable(): Promise<void> {
    this.#openUpload ??= await beginUpload(this.#session)
  }

  /** https://github.com/opencontainers/distribution-spec/blob/main/spec.md#content-management */
  async #delete(url: string, doing: string): Promise<boolean> {
    const response = await this.#session.send({ method: 'DELETE', url })
    if (response.status === 404) return false
    if (response.status !== 202 && response.status !== 200) throw await this.#session.refusal(response, doing)
    return true
  }

  /** The responses of a list, page by page. https://www.rfc-editor.org/rfc/rfc8288: `</v2/acme/vpc/tags/list?n=2&last=b>; rel="next"` */
  async *#pages(first: { url: string; sameOriginOnly: boolean }): AsyncGenerator<HttpResponse> {
    let next: string | URL | undefined = first.url
    for (let page = 0; next !== undefined && page < MAX_PAGES; page += 1) {
      const response = await this.#session.send({ ...first, method: 'GET', url: next })
      yield response
      const [, target] = /<([^<>]*)>\s*;[^,<]*rel="?next"?/.exec(response.headers.get('link') ?? '') ?? []
      const base = String(response.url)
      next = target === undefined || !URL.canParse(target, base) ? undefined : new URL(target, base)
    }
  }

  async #requestManifest(method: 'GET' | 'HEAD', reference: string): Promise<HttpResponse | undefined> {
    const url = `manifests/${reference}`
    const response = await this.#session.send({ method, url, headers: { Accept: ACCEPT } })
    if (response.status === 404) return undefined
    if (response.status !== 200) throw await this.#session.refusal(response, 'reading a manifest')
    return response
  }
}

/**
 * Registries without the referrers API answer in many ways. ghcr.io redirects to web pages on github.com, which are
 * rate-limited.
 */
function isWithoutReferrers({ status, headers }: HttpResponse): boolean {
  if (status === 200) return !(headers.get('content-type') ?? '').startsWith(INDEX_TYPE)
  return (status >= 300 && status < 400) || [400, 404, 405, 406, 501].includes(status)
}

function tooLarge(size: number): RegistryError {
  return new RegistryError(
    'LIMIT_EXCEEDED',
    `the manifest has ${size} bytes, and at most ${MAX_MANIFEST_BYTES} are allowed`,
    'make the description of the module shorter',
  )
}
