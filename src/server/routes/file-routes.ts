import { versionOfZip } from '../../index/format/paths.ts'
import type { Answer } from '../http-message.ts'
import { readRelease } from '../index-documents.ts'
import type { Route } from './route.ts'

/** The files of the index as they are: discovery, packages, pages. */

const FILE_SECONDS = 300
const LIST_SECONDS = 60

export const answerFile: Route = async ({ url, reader, notes }) => {
  const path = url.pathname === '/' ? 'index.html' : url.pathname.slice(1)
  const bytes = await reader.read(path)
  if (bytes === undefined) return undefined
  notes.isFixed = true
  const file: Answer = { status: 200, body: bytes, type: contentType(path), cache: LIST_SECONDS }
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
