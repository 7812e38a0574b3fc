import type { ReleaseDocument } from '../../index/format/documents.ts'
import { fileCache, fileType } from '../../index/format/file-headers.ts'
import { versionOfZip } from '../../index/format/paths.ts'
import { readRelease } from '../index-documents.ts'
import { MAX_BODY_BYTES } from '../limits.ts'
import type { IndexReader } from '../ports.ts'
import type { Route, RouteAnswer } from './route.ts'

/** A file of the index as it is: discovery, packages, pages. */
export const answerFile: Route = async (request) => {
  const { reader } = request
  const path = request.path === '/' ? 'index.html' : request.path.slice(1)
  const zip = versionOfZip(path)
  if (zip !== undefined)
    return answerPackage(reader, path, await readRelease(reader, zip.address, zip.version))
  const body = await reader.read(path)
  return body && { status: 200, body, type: fileType(path), cache: fileCache(path) }
}

async function answerPackage(
  reader: IndexReader,
  path: string,
  release: ReleaseDocument | undefined,
): Promise<RouteAnswer | undefined> {
  const { size = 0, digest } = release?.package ?? {}
  const answer = {
    status: 200,
    type: fileType(path),
    cache: 'immutable',
    headers: { 'accept-ranges': 'bytes' },
    ...(digest === undefined ? {} : { digest: digest.slice('sha256:'.length) }),
  } as const
  if (size > MAX_BODY_BYTES && reader.locate !== undefined) {
    const file = await reader.locate(path)
    return file && { ...answer, body: '', file }
  }
  const body = await reader.read(path)
  return body && { ...answer, body }
}
