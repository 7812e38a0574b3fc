import { expect, it } from 'vitest'
import { fileCache, fileType, formatCacheControl } from '../../../src/index/format/file-headers.ts'

const LIST = 'public, max-age=60'
const FILE = 'public, max-age=300'
const FOREVER = 'public, max-age=31536000, immutable'
const ASSET = 'assets/app-0123456789ab'

it.each([
  ['v1/modules/acme/vpc/aws/1.0.0/module.zip', 'application/zip', FOREVER],
  ['v1/modules/acme/vpc/aws/1.0.0/source', 'text/html; charset=utf-8', FILE],
  ['v1/modules/acme/vpc/aws/1.0.0/download', 'application/json', FILE],
  ['v1/modules/acme/vpc/aws/versions', 'application/json', LIST],
  ['v1/modules/index.json', 'application/json', LIST],
  ['registry.json', 'application/json', FILE],
  ['index.html', 'text/html; charset=utf-8', FILE],
  ['README.md', 'text/markdown; charset=utf-8', FILE],
  ['sitemap.xml', 'application/xml', FILE],
  ['icon.svg', 'image/svg+xml', FILE],
  [`${ASSET}.css`, 'text/css; charset=utf-8', FOREVER],
  [`${ASSET}.js`, 'text/javascript; charset=utf-8', FOREVER],
  [`x/${ASSET}.js`, 'text/javascript; charset=utf-8', FILE],
  [`${ASSET}.js/x`, 'application/octet-stream', FILE],
  ['assets/app-0123.js', 'text/javascript; charset=utf-8', FILE],
  ['resource', 'application/octet-stream', FILE],
  ['module.zip.sha256', 'application/octet-stream', FILE],
  ['versions', 'application/octet-stream', FILE],
  ['index.json.br', 'application/octet-stream', FILE],
])('%s is sent as %s, %s', (path, type, cache) =>
  expect([fileType(path), formatCacheControl(fileCache(path))]).toEqual([type, cache]),
)
