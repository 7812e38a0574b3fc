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

/** Bytes of a chunk of an upload. A broken connection loses at most one. */
const CHUNK_BYTES = 8 * 1024 * 1024

/** Bytes that are read from a file at a time: large, because each chunk passes between threads. */
const READ_BYTES = 2 * 1024 * 1024

/** Chunks in a row that bring an upload no further. Then this try of the upload fails. */
const MAX_STALLS = 3

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

  /** Whether the registry has the blob. Throws STORE_REFUSED where the registry has it with another size. */
  async hasBlob({ digest, size }: Pick<Blob, 'digest' | 'size'>): Promise<boolean> {
    const response = await this.#session.send({ method: 'HEAD', url: `blobs/${digest}` })
    if (response.status === 404) return false
    if (response.status !== 200) throw await this.#session.refusal(response, 'checking for a blob')
    const length = response.headers.get('content-length')
    if (length === null || Number(length) === size) return true
    throw wrongContent(this.repository, `${digest} has ${length} bytes there, and ${size} here`)
  }

  /**
   * Uploads a blob: first in one request; after a failure in chunks, which continue where the registry stopped. The digest
   * names the result, so starting again is always safe. Throws STORE_UNREACHABLE after the last try, STORE_REFUSED, PERMISSION.
   */
  async pushBlob(blob: Blob): Promise<void> {
    if (await this.hasBlob(blob)) return
    const session = this.#session
    const openUpload = this.#openUpload
    this.#openUpload = undefined
    await session.retry(MAX_UPLOAD_TRIES, async (attempt) => {
      // Perhaps only the response was lost.
      if (attempt > 1 && (await this.hasBlob(blob))) return
      const location = (attempt === 1 ? openUpload : undefined) ?? (await beginUpload(session))
      const isWhole = attempt === 1 || blob.size <= CHUNK_BYTES
      await (isWhole ? sendWhole(session, blob, location) : sendChunks(session, blob, location))
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

/** Bytes that are named by their digest. Any part of them can be read, and read again. */
interface Blob {
  /** `sha256:<64 hex>`. */
  readonly digest: string
  readonly size: number
  /** The bytes from `start` up to and without `end`. */
  slice(start: number, end: number): RequestBody
}

export function blobOfBytes(bytes: Uint8Array): Blob {
  return {
    digest: digestOfBytes(bytes),
    size: bytes.length,
    slice: (start, end) => bodyOfBytes(bytes.subarray(start, end)),
  }
}

/** A file of known digest and size. It is read in chunks, never as a whole. */
export function blobOfFile(file: string, { digest, size }: Omit<Blob, 'slice'>): Blob {
  return {
    digest,
    size,
    slice: (start, end) => ({
      size: end - start,
      open: () => createReadStream(file, { start, end: end - 1, highWaterMark: READ_BYTES }),
    }),
  }
}

/** https://github.com/opencontainers/distribution-spec/blob/main/spec.md#pushing-blobs */

/** Opens an upload, and resolves to the URL that takes its bytes. Throws PERMISSION where this session may not push. */
async function beginUpload(session: OciSession): Promise<URL> {
  const response = await session.send({ method: 'POST', url: 'blobs/uploads/' })
  if (response.status !== 202) throw await session.refusal(response, 'beginning an upload')
  return session.locationOf(response)
}

async function sendWhole(session: OciSession, blob: Blob, location: URL): Promise<void> {
  const response = await session.send({
    method: 'PUT',
    url: withDigest(location, blob.digest),
    headers: { 'Content-Type': 'application/octet-stream' },
    body: blob.slice(0, blob.size),
    isSentOnce: true,
  })
  // A proxy in front of the registry may limit the size of bodies; the next attempt sends chunks.
  if (response.status === 413 && blob.size > CHUNK_BYTES)
    throw new Unreachable(location, 'it refuses a body of this size')
  await requireStored(session, blob, response)
}

async function sendChunks(session: OciSession, blob: Blob, begun: URL): Promise<void> {
  let state: UploadState = { location: begun, offset: 0 }
  for (let stalls = 0; state.offset < blob.size; ) {
    const next = await sendChunk(session, blob, state)
    stalls = next.offset > state.offset ? 0 : stalls + 1
    if (stalls > MAX_STALLS) throw new Unreachable(begun, 'the upload makes no progress')
    state = next
  }
  const url = withDigest(state.location, blob.digest)
  await requireStored(session, blob, await session.send({ method: 'PUT', url, isSentOnce: true }))
}

interface UploadState {
  readonly location: URL
  /** Bytes that the registry has received. */
  readonly offset: number
}

async function sendChunk(session: OciSession, blob: Blob, state: UploadState): Promise<UploadState> {
  const end = Math.min(state.offset + CHUNK_BYTES, blob.size)
  try {
    const response = await session.send({
      method: 'PATCH',
      url: state.location,
      headers: {
        'Content-Type': 'application/octet-stream',
        'Content-Range': `${state.offset}-${end - 1}`,
      },
      body: blob.slice(state.offset, end),
      isSentOnce: true,
    })
    if (response.status === 416) return await readState(session, blob, state.location)
    if (response.status !== 202) throw await session.refusal(response, 'uploading a chunk')
    return { location: session.locationOf(response), offset: receivedBytes(response) ?? end }
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error
    await session.wait(1, error)
    return readState(session, blob, state.location)
  }
}

/** How far an upload is. Throws STORE_UNREACHABLE, which starts another upload, where the registry does not know. */
async function readState(session: OciSession, blob: Blob, location: URL): Promise<UploadState> {
  const response = await session.send({ method: 'GET', url: location })
  const offset = receivedBytes(response)
  if (response.status !== 204 || offset === undefined || offset > blob.size)
    throw new Unreachable(location, 'the upload is lost')
  return { location: response.headers.has('location') ? session.locationOf(response) : location, offset }
}

/** `0-<last byte>` → bytes; undefined also for `0-0`, which some registries send for one byte and for none. */
function receivedBytes({ headers }: HttpResponse): number | undefined {
  const [, last] = /^(?:bytes=)?0-(\d{1,15})$/.exec(headers.get('range') ?? '') ?? []
  return last === undefined || Number(last) === 0 ? undefined : Number(last) + 1
}

/** Adds to the query as it stands, since it holds the registry's own state. */
function withDigest(location: URL, digest: string): URL {
  const url = new URL(location)
  url.search = `${url.search === '' ? '?' : `${url.search}&`}digest=${encodeURIComponent(digest)}`
  return url
}

async function requireStored(session: OciSession, blob: Blob, response: HttpResponse): Promise<void> {
  // Where the response to the last chunk was lost, the upload is complete and gone.
  if (response.status === 404) throw new Unreachable(response.url, 'the upload is lost')
  if (response.status !== 201) throw await session.refusal(response, 'completing an upload')
  requireDigest(session.repository, response, blob.digest)
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
