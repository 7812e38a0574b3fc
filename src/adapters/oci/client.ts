import { createReadStream } from 'node:fs'
import { z } from 'zod'
import { RegistryError } from '../../base/error.ts'
import { listOf, parseJson } from '../../base/schema.ts'
import { digestOfBytes } from '../../oci/descriptor.ts'
import { MAX_MANIFEST_BYTES } from '../../oci/limits.ts'
import { MANIFEST_TYPE, type StoredManifest } from '../../oci/manifest.ts'
import type { OciRepository } from '../../oci/oci-repository.ts'
import { digestsIn, INDEX_TYPE } from '../../oci/referrers.ts'
import { bodyOfBytes, type HttpRequest, type HttpResponse, type RequestBody } from '../http/transport.ts'
import { type OciAccess, OciSession, Unreachable } from './session.ts'

/** Pages of a list of tags or referrers. Later pages are not read. */
const MAX_PAGES = 100

/** Bytes that are read from a file at a time: large, because each chunk passes between threads. */
const READ_BYTES = 2 * 1024 * 1024

/** Tries of an upload, each in a new upload session. Then it fails. */
const MAX_UPLOAD_TRIES = 4

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

  /** Throws STORE_REFUSED where the registry has the blob with another size. */
  async hasBlob({ digest, size: expected }: Pick<Blob, 'digest' | 'size'>): Promise<boolean> {
    const response = await this.#session.send({ method: 'HEAD', url: `blobs/${digest}` })
    if (response.status === 404) return false
    if (response.status !== 200) throw await this.#session.refusal(response, 'checking for a blob')
    const size = response.headers.get('content-length')
    if (size === null || Number(size) === expected) return true
    throw wrongContent(this.repository, `${digest} has ${size} bytes there, and ${expected} here`)
  }

  /**
   * The digest names the result, so starting again is always safe, and perhaps only the response was lost.
   * https://github.com/opencontainers/distribution-spec/blob/main/spec.md#pushing-blobs
   */
  async pushBlob(blob: Blob): Promise<void> {
    if (await this.hasBlob(blob)) return
    await this.#session.retry(MAX_UPLOAD_TRIES, async (attempt) => {
      if (attempt > 1 && (await this.hasBlob(blob))) return
      const location = this.#openUpload ?? (await this.#beginUpload())
      this.#openUpload = undefined
      await this.#upload(blob, location)
    })
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
    if (bytes.length > MAX_MANIFEST_BYTES)
      throw new RegistryError(
        'LIMIT_EXCEEDED',
        `the manifest has ${bytes.length} bytes, and at most ${MAX_MANIFEST_BYTES} are allowed`,
        'make the description of the module shorter',
      )
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

  /** Stores a manifest under its digest, and reads it back. */
  async putUntagged(manifest: StoredManifest): Promise<void> {
    await this.putManifest(manifest.digest, manifest)
    const stored = await this.readManifest(manifest.digest)
    if (stored?.mediaType !== manifest.mediaType)
      throw wrongContent(this.repository, `the manifest ${manifest.digest} cannot be read back`)
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
    this.#openUpload ??= await this.#beginUpload()
  }

  /** The URL that takes the bytes. */
  async #beginUpload(): Promise<URL> {
    const response = await this.#session.send({ method: 'POST', url: 'blobs/uploads/' })
    if (response.status !== 202) throw await this.#session.refusal(response, 'beginning an upload')
    return this.#session.locationOf(response)
  }

  async #upload(blob: Blob, location: URL): Promise<void> {
    const url = new URL(location)
    // Added to the query as it stands, since it holds the registry's own state.
    url.search = `${url.search === '' ? '?' : `${url.search}&`}digest=${encodeURIComponent(blob.digest)}`
    const headers = { 'Content-Type': 'application/octet-stream' }
    const response = await this.#session.send({ method: 'PUT', url, headers, body: blob, isSentOnce: true })
    if (response.status === 404) throw new Unreachable(response.url, 'the upload is lost')
    if (response.status !== 201) throw await this.#session.refusal(response, 'completing an upload')
    requireDigest(this.repository, response, blob.digest)
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

/** Bytes that are named by their digest: `sha256:<64 hex>`. */
type Blob = RequestBody & { readonly digest: string }

export function blobOfBytes(bytes: Uint8Array): Blob {
  return { digest: digestOfBytes(bytes), ...bodyOfBytes(bytes) }
}

/** A file of known digest and size. It is never read as a whole. */
export function blobOfFile(file: string, { digest, size }: Omit<Blob, 'open'>): Blob {
  return { digest, size, open: () => createReadStream(file, { highWaterMark: READ_BYTES }) }
}

function digestHeader({ headers }: HttpResponse): string | null {
  return headers.get('docker-content-digest')
}

/** Throws STORE_REFUSED where a response names another digest than that of the bytes sent. */
function requireDigest(repository: OciRepository, response: HttpResponse, sent: string): void {
  const digest = digestHeader(response) ?? sent
  if (digest !== sent) throw wrongContent(repository, `${digest} instead of ${sent}`)
}

/** STORE_REFUSED: the registry holds other content than was pushed. */
function wrongContent({ host }: OciRepository, problem: string): RegistryError {
  return new RegistryError(
    'STORE_REFUSED',
    `the OCI registry ${host} does not keep what was pushed: ${problem}`,
    'nothing was published; ask the operators of the OCI registry, or name another with --oci-repository',
  )
}
