import { createHash, randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/** What the fake registry stores, and how it answers, by https://github.com/opencontainers/distribution-spec/blob/main/spec.md */

export class Repository {
  readonly blobs = new Map<string, Buffer>()
  readonly uploads = new Map<string, Buffer>()
  readonly manifests = new Map<string, { readonly mediaType: string; readonly bytes: Buffer }>()
  readonly tags = new Map<string, string>()
}

/** One request to one repository. */
export interface OciCall {
  readonly method: string
  readonly name: string
  /** What follows the name in the path. */
  readonly rest: string
  readonly url: URL
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
  readonly hasReferrers: boolean
  readonly pageSize: number
}

export interface OciAnswer {
  readonly status: number
  readonly headers?: Record<string, string>
  readonly body?: Buffer
}

export function sha256(bytes: Uint8Array | string): string {
  return `sha256:${createHash('sha256').update(bytes).digest('hex')}`
}

export function refusal(status: number, code: string, headers: Record<string, string> = {}): OciAnswer {
  const errors = [{ code, message: `it is ${code}` }]
  return { status, headers, body: Buffer.from(JSON.stringify({ errors })) }
}

export function answer(call: OciCall, repository: Repository): OciAnswer {
  if (call.rest.startsWith('tags/')) return listTags(call, repository)
  if (call.rest.startsWith('referrers/')) return listReferrers(call, repository)
  if (call.rest.startsWith('manifests/')) return answerManifest(call, repository)
  if (!call.rest.startsWith('blobs/uploads/')) return answerBlob(call, repository)
  return call.method === 'POST' ? beginUpload(call, repository) : continueUpload(call, repository)
}

function listTags({ name, url, pageSize }: OciCall, { tags }: Repository): OciAnswer {
  if (tags.size === 0) return refusal(404, 'NAME_UNKNOWN')
  const last = url.searchParams.get('last') ?? ''
  const rest = [...tags.keys()].sort().filter((tag) => tag > last)
  const page = rest.slice(0, pageSize)
  const next = `</v2/${name}/tags/list?n=${pageSize}&last=${page.at(-1)}>; rel="next"`
  const body = Buffer.from(JSON.stringify({ name, tags: page }))
  return { status: 200, body, headers: rest.length > pageSize ? { Link: next } : {} }
}

function listReferrers({ rest, url, name, hasReferrers, pageSize }: OciCall, repository: Repository) {
  if (!hasReferrers) return refusal(404, 'NOT_FOUND')
  const wanted = rest.slice('referrers/'.length)
  const manifests = [...repository.manifests].flatMap(([digest, { mediaType, bytes }]) => {
    const { subject, artifactType, annotations } = read(bytes)
    const descriptor = { mediaType, digest, size: bytes.length, artifactType, annotations }
    return subject?.digest === wanted ? descriptor : []
  })
  const mediaType = 'application/vnd.oci.image.index.v1+json'
  const start = Number(url.searchParams.get('start') ?? 0)
  const page = manifests.slice(start, start + pageSize)
  const body = Buffer.from(JSON.stringify({ schemaVersion: 2, mediaType, manifests: page }))
  const next = `</v2/${name}/referrers/${wanted}?start=${start + pageSize}>; rel="next"`
  const more = manifests.length > start + pageSize ? { Link: next } : {}
  return { status: 200, body, headers: { 'Content-Type': mediaType, ...more } }
}

function answerBlob({ method, rest }: OciCall, { blobs }: Repository): OciAnswer {
  const digest = rest.slice('blobs/'.length)
  const body = blobs.get(digest)
  if (method === 'DELETE') return blobs.delete(digest) ? { status: 202 } : refusal(404, 'BLOB_UNKNOWN')
  return body === undefined ? refusal(404, 'BLOB_UNKNOWN') : { status: 200, body }
}

function answerManifest(call: OciCall, repository: Repository): OciAnswer {
  const reference = call.rest.slice('manifests/'.length)
  if (call.method === 'PUT') return storeManifest(call, repository, reference)
  if (call.method === 'DELETE') return deleteManifest(repository, reference)
  const digest = repository.tags.get(reference) ?? reference
  const stored = repository.manifests.get(digest)
  if (stored === undefined || !String(call.headers.accept).includes(stored.mediaType))
    return refusal(404, 'MANIFEST_UNKNOWN')
  const headers = { 'Content-Type': stored.mediaType, 'Docker-Content-Digest': digest }
  return { status: 200, body: stored.bytes, headers }
}

function storeManifest({ headers, body, hasReferrers }: OciCall, repository: Repository, reference: string) {
  const digest = sha256(body)
  const isTag = !reference.startsWith('sha256:')
  if (headers['if-none-match'] === '*' && repository.tags.has(reference)) return refusal(412, 'DENIED')
  if (!isTag && reference !== digest) return refusal(400, 'DIGEST_INVALID')
  const { config, layers = [], subject } = read(body)
  const wanted = [config, ...layers].flatMap((each) => each?.digest ?? [])
  if (wanted.some((each) => !repository.blobs.has(each))) return refusal(404, 'MANIFEST_BLOB_UNKNOWN')
  repository.manifests.set(digest, { mediaType: headers['content-type'] ?? '', bytes: body })
  if (isTag) repository.tags.set(reference, digest)
  const linked = subject?.digest !== undefined && hasReferrers ? { 'OCI-Subject': subject.digest } : undefined
  return { status: 201, headers: { 'Docker-Content-Digest': digest, ...linked } }
}

/** Its tags go with it. */
function deleteManifest({ manifests, tags }: Repository, digest: string): OciAnswer {
  if (!manifests.delete(digest)) return refusal(404, 'MANIFEST_UNKNOWN')
  for (const [tag, target] of tags) if (target === digest) tags.delete(tag)
  return { status: 202 }
}

interface Digested {
  readonly digest?: string
}

interface Manifest {
  readonly config?: Digested
  readonly layers?: Digested[]
  readonly subject?: Digested
  readonly artifactType?: string
  readonly annotations?: object
}

const read = (bytes: Buffer): Manifest => JSON.parse(bytes.toString())

function beginUpload({ name }: OciCall, repository: Repository): OciAnswer {
  const id = randomUUID()
  repository.uploads.set(id, Buffer.alloc(0))
  return { status: 202, headers: { Location: uploadPath(name, id) } }
}

/** The state must come back as it was given. */
function uploadPath(name: string, id: string): string {
  return `/v2/${name}/blobs/uploads/${id}?state=a%2Bb`
}

function continueUpload({ method, name, rest, url, headers, body }: OciCall, repository: Repository) {
  const id = rest.slice('blobs/uploads/'.length)
  const upload = repository.uploads.get(id)
  if (upload === undefined || !url.search.startsWith('?state=a%2Bb'))
    return refusal(404, 'BLOB_UPLOAD_UNKNOWN')
  const end = ({ length }: Buffer) => Math.max(length - 1, 0)
  const state = (bytes: Buffer) => ({ Location: uploadPath(name, id), Range: `0-${end(bytes)}` })
  if (method === 'GET') return { status: 204, headers: state(upload) }
  const [start] = String(headers['content-range'] ?? upload.length).split('-')
  if (Number(start) !== upload.length) return { status: 416, headers: state(upload) }
  const bytes = Buffer.concat([upload, body])
  repository.uploads.set(id, bytes)
  if (method === 'PATCH') return { status: 202, headers: state(bytes) }
  const digest = url.searchParams.get('digest') ?? ''
  repository.uploads.delete(id)
  if (sha256(bytes) !== digest) return refusal(400, 'DIGEST_INVALID')
  repository.blobs.set(digest, bytes)
  const location = { Location: `/v2/${name}/blobs/${digest}` }
  return { status: 201, headers: { ...location, 'Docker-Content-Digest': digest } }
}
