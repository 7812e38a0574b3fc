import { RegistryError } from '../../base/error.ts'
import type { OciRepository } from '../../oci/oci-repository.ts'
import { type HttpResponse, Unreachable } from '../http/transport.ts'
import type { Blob } from './blob.ts'
import { CHUNK_BYTES, MAX_STALLS, MAX_UPLOAD_TRIES } from './limits.ts'
import type { OciSession } from './session.ts'

/** https://github.com/opencontainers/distribution-spec/blob/main/spec.md#pushing-blobs */

/** Whether the registry has the blob. Throws STORE_REFUSED where the registry has it with another size. */
export async function hasBlob(session: OciSession, blob: Pick<Blob, 'digest' | 'size'>): Promise<boolean> {
  const response = await session.send({ method: 'HEAD', url: `blobs/${blob.digest}` })
  if (response.status === 404) return false
  if (response.status !== 200) throw await session.refusal(response, 'checking for a blob')
  const size = response.headers.get('content-length')
  if (size === null || Number(size) === blob.size) return true
  throw wrongContent(session.repository, `${blob.digest} has ${size} bytes there, and ${blob.size} here`)
}

/**
 * Uploads a blob: first in one request; after a failure in chunks, which continue where the registry stopped. The digest
 * names the result, so starting again is always safe. Throws STORE_UNREACHABLE after the last try, STORE_REFUSED, PERMISSION.
 * @param openUpload an upload from {@link beginUpload}
 */
export async function pushBlob(session: OciSession, blob: Blob, openUpload: URL | undefined): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const location = (attempt === 1 ? openUpload : undefined) ?? (await beginUpload(session))
      const isWhole = attempt === 1 || blob.size <= CHUNK_BYTES
      return await (isWhole ? sendWhole(session, blob, location) : sendChunks(session, blob, location))
    } catch (error) {
      if (!(error instanceof Unreachable) || attempt >= MAX_UPLOAD_TRIES) throw error
      await session.pause(attempt, error)
      // Perhaps only the response was lost.
      if (await hasBlob(session, blob)) return
    }
  }
}

/** Opens an upload, and resolves to the URL that takes its bytes. Throws PERMISSION where this session may not push. */
export async function beginUpload(session: OciSession): Promise<URL> {
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
    await session.pause(1, error)
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

/** The digest that a response names; the header is optional. */
export function digestHeader({ headers }: HttpResponse): string | null {
  return headers.get('docker-content-digest')
}

/** Throws STORE_REFUSED where a response names another digest than that of the bytes sent. */
export function requireDigest(repository: OciRepository, response: HttpResponse, sent: string): void {
  const digest = digestHeader(response) ?? sent
  if (digest !== sent) throw wrongContent(repository, `${digest} instead of ${sent}`)
}

/** STORE_REFUSED: the registry holds other content than was pushed. */
export function wrongContent({ host }: OciRepository, problem: string): RegistryError {
  return new RegistryError(
    'STORE_REFUSED',
    `the OCI registry ${host} does not keep what was pushed: ${problem}`,
    'nothing was published; ask the operators of the OCI registry, or name another with --oci-repository',
  )
}
