import { versionOfZip } from '../../index/format/paths.ts'
import { readRelease } from '../index-documents.ts'
import type { Route, RouteAnswer } from './route.ts'

const FILE_SECONDS = 300
const LIST_SECONDS = 60

/** A file of the index as it is: discovery, packages, pages. */
export const answerFile: Route = async (request) => {
  const { reader } = request
  const path = request.path === '/' ? 'index.html' : request.path.slice(1)
  const bytes = await reader.read(path)
  if (bytes === undefined) return undefined
  const file: RouteAnswer = { status: 200, body: bytes, type: contentType(path), cache: LIST_SECONDS }
  const zip = versionOfZip(path)
  if (zip === undefined) return path.endsWith('index.json') ? file : { ...file, cache: FILE_SECONDS }
  const release = await readRelease(reader, zip.address, zip.version)
  const digest = release?.package.digest.slice('sha256:'.length)
  return { ...file, cache: 'immutable', ...(digest === undefined ? {} : { digest }) }
}

function contentType(path: string): string {
  if (path.endsWith('.zip')) return 'application/zip'
  if (path.endsWith('.html') || path.endsWith('/source')) return 'text/html; charset=utf-8'
  if (path.endsWith('.json') || path.endsWith('/versions')) return 'application/json'
  if (path.endsWith('.md')) return 'text/markdown; charset=utf-8'
  if (path.endsWith('.css')) return 'text/css; charset=utf-8'
  if (path.endsWith('.js')) return 'text/javascript; charset=utf-8'
  if (path.endsWith('.svg')) return 'image/svg+xml'
  return 'application/octet-stream'
}
