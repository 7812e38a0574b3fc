/** Time that a list may be cached. */
const LIST_SECONDS = 60

/** Time that a file of the index may be cached. */
const FILE_SECONDS = 300

/** The headers with which a host sends a file of an index or of a site: for `serve` and for object stores alike. */

/** For how many seconds caches may keep a file; `immutable` for one that never changes. */
type FileCache = 'immutable' | number

/** Media types by the end of the path; the first that fits counts. */
const TYPES: readonly (readonly [end: RegExp, type: string])[] = [
  [/\.zip$/, 'application/zip'],
  [/(?:\.html|\/source)$/, 'text/html; charset=utf-8'],
  [/(?:\.json|\/versions|\/download)$/, 'application/json'],
  [/\.md$/, 'text/markdown; charset=utf-8'],
  [/\.css$/, 'text/css; charset=utf-8'],
  [/\.js$/, 'text/javascript; charset=utf-8'],
  [/\.svg$/, 'image/svg+xml'],
  [/\.xml$/, 'application/xml'],
  [/\.atom$/, 'application/atom+xml'],
  [/\.gz$/, 'application/gzip'],
]

export function fileType(path: string): string {
  return TYPES.find(([end]) => end.test(path))?.[1] ?? 'application/octet-stream'
}

/** Packages and the files that pages load never change: those have a digest in their names. */
export function fileCache(path: string): FileCache {
  if (path.endsWith('.zip') || /^assets\/[\w.]+-[0-9a-f]{12}\.\w+$/.test(path)) return 'immutable'
  return /(?:\/versions|index\.json)$/.test(path) ? LIST_SECONDS : FILE_SECONDS
}

export function formatCacheControl(cache: FileCache): string {
  return cache === 'immutable' ? 'public, max-age=31536000, immutable' : `public, max-age=${cache}`
}
