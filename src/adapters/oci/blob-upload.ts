import { RegistryError } from '../../base/error.ts'
import type { OciRepository } from '../../oci/oci-repository.ts'
import type { Blob } from './blob.ts'
import { type HttpResponse, Unreachable } from './http.ts'
import type { OciSession } from './session.ts'

/** https://github.com/opencontainers/distribution-spec/blob/main/spec.md#pushing-blobs */

const MAX_UPLOADS = 4
const MAX_STALLS = 3
/** Lost work of a broken upload is at most one chunk. */
const CHUNK_BYTES = 8 * 1024 * 1024

/**
 * Whether the registry has the blob. Throws STORE_REFUSED where it has it with another size.
 */
export async function hasBlob(session: OciSession, blob: Pick<Blob, 'digest' | 'size'>): Promise<boolean> {
  const answer = await session.send({ method: 'HEAD', url: `blobs/${blob.digest}`, isRepeatable: true })
  if (answer.status === 404) return false
  if (answer.status !== 200) throw await session.refusal(answer, 'looking for a blob')
  const size = answer.headers.get('content-length')
  if (size === null || Number(size) === blob.size) return true
  throw wrongContent(session.repository, `${blob.digest} has ${size} bytes there, and ${blob.size} here`)
}

export interface UploadStart {
  /** Repository of the same registry that may have the blob: it is mounted from there where the registry can. */
  readonly mountFrom: string | undefined
  /** An upload that is open already. */
  readonly openUpload: URL | undefined
}

/**
 * Makes the registry have the blob: in one piece, and after a failure in chunks that go on where the registry stopped. An
 * upload may always be begun again, since the digest names what it makes.
 */
export async function pushBlob(
  session: OciSession,
  blob: Blob,
  { mountFrom, openUpload }: UploadStart,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const location =
        (attempt === 1 ? openUpload : undefined) ?? (await mountOrBegin(session, blob, mountFrom))
      if (location === undefined) return
      const isWhole = attempt === 1 || blob.size <= CHUNK_BYTES
      return await (isWhole ? sendWhole(session, blob, location) : sendChunks(session, blob, location))
    } catch (error) {
      if (!(error instanceof Unreachable) || attempt >= MAX_UPLOADS) throw error
      await session.pause(attempt, error)
      // The answer may be all that was lost.
      if (await hasBlob(session, blob)) return
    }
  }
}

/** Where to send the bytes of a blob. Throws PERMISSION where this session may not push. */
export async function beginUpload(session: OciSession): Promise<URL> {
  return uploadAt(session, await session.send({ method: 'POST', url: 'blobs/uploads/', isRepeatable: true }))
}

/** Undefined where the blob was mounted. */
async function mountOrBegin(
  session: OciSession,
  { digest }: Blob,
  mountFrom: string | undefined,
): Promise<URL | undefined> {
  if (mountFrom === undefined) return beginUpload(session)
  const url = `blobs/uploads/?mount=${digest}&from=${encodeURIComponent(mountFrom)}`
  const answer = await session.send({ method: 'POST', url, mountFrom, isRepeatable: true })
  return answer.status === 201 ? undefined : uploadAt(session, answer)
}

async function uploadAt(session: OciSession, answer: HttpResponse): Promise<URL> {
  if (answer.status !== 202) throw await session.refusal(answer, 'beginning an upload')
  return session.locationOf(answer)
}

async function sendWhole(session: OciSession, blob: Blob, location: URL): Promise<void> {
  const answer = await session.send({
    method: 'PUT',
    url: withDigest(location, blob.digest),
    headers: { 'Content-Type': 'application/octet-stream' },
    body: blob.slice(0, blob.size),
    isRepeatable: false,
  })
  // A proxy before the registry may take small bodies only: chunks are.
  if (answer.status === 413 && blob.size > CHUNK_BYTES)
    throw new Unreachable(location, 'it takes no body so large')
  await requireStored(session, blob, answer)
}

async function sendChunks(session: OciSession, blob: Blob, begun: URL): Promise<void> {
  let state: UploadState = { location: begun, offset: 0 }
  for (let stalls = 0; state.offset < blob.size; ) {
    const next = await sendChunk(session, blob, state)
    stalls = next.offset > state.offset ? 0 : stalls + 1
    if (stalls > MAX_STALLS) throw new Unreachable(begun, 'the upload does not go on')
    state = next
  }
  const url = withDigest(state.location, blob.digest)
  await requireStored(session, blob, await session.send({ method: 'PUT', url, isRepeatable: false }))
}

interface UploadState {
  readonly location: URL
  /** Bytes that the registry has. */
  readonly offset: number
}

async function sendChunk(session: OciSession, blob: Blob, state: UploadState): Promise<UploadState> {
  const end = Math.min(state.offset + CHUNK_BYTES, blob.size)
  try {
    const answer = await session.send({
      method: 'PATCH',
      url: state.location,
      headers: {
        'Content-Type': 'application/octet-stream',
        'Content-Range': `${state.offset}-${end - 1}`,
      },
      body: blob.slice(state.offset, end),
      isRepeatable: false,
    })
    if (answer.status === 416) return await askState(session, blob, state.location)
    if (answer.status !== 202) throw await session.refusal(answer, 'uploading a chunk')
    return { location: session.locationOf(answer), offset: offsetOf(answer) ?? end }
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error
    await session.pause(1, error)
    return askState(session, blob, state.location)
  }
}

/** Where an upload stands. Throws STORE_UNREACHABLE, which begins another, where the registry cannot say. */
async function askState(session: OciSession, blob: Blob, location: URL): Promise<UploadState> {
  const answer = await session.send({ method: 'GET', url: location, isRepeatable: true })
  const offset = offsetOf(answer)
  if (answer.status !== 204 || offset === undefined || offset > blob.size)
    throw new Unreachable(location, 'the upload is lost')
  return { location: answer.headers.has('location') ? session.locationOf(answer) : location, offset }
}

/** `0-<last byte>` → bytes; undefined also for `0-0`, which some registries say of one byte and of none. */
function offsetOf({ headers }: HttpResponse): number | undefined {
  const [, last] = /^(?:bytes=)?0-(\d{1,15})$/.exec(headers.get('range') ?? '') ?? []
  return last === undefined || Number(last) === 0 ? undefined : Number(last) + 1
}

/** The query is the registry's own: it is added to, and not written anew. */
function withDigest(location: URL, digest: string): URL {
  const url = new URL(location)
  url.search = `${url.search === '' ? '?' : `${url.search}&`}digest=${encodeURIComponent(digest)}`
  return url
}

async function requireStored(session: OciSession, blob: Blob, answer: HttpResponse): Promise<void> {
  // The upload is gone where an answer was lost that said that it is complete.
  if (answer.status === 404) throw new Unreachable(answer.url, 'the upload is lost')
  if (answer.status !== 201) throw await session.refusal(answer, 'completing an upload')
  const digest = answer.headers.get('docker-content-digest')
  if (digest !== null && digest !== blob.digest)
    throw wrongContent(session.repository, `${digest} instead of ${blob.digest}`)
}

/** The registry did not keep what it was given. */
export function wrongContent({ host }: OciRepository, what: string): RegistryError {
  return new RegistryError(
    'STORE_REFUSED',
    `the registry ${host} does not keep what it was given: ${what}`,
    'nothing was published; ask those who run the registry, or name another with --oci-repository',
  )
}
