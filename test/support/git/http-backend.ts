import { spawn } from 'node:child_process'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream'
import { buffer } from 'node:stream/consumers'

/** Pushes, and no background work that would outlive a test. */
const CONFIG = [
  ['http.receivepack', 'true'],
  ['receive.autogc', 'false'],
  ['gc.auto', '0'],
  ['safe.directory', '*'],
] as const

const TREES = [
  ['uploadpack.allowFilter', 'true'],
  ['uploadpackfilter.allow', 'false'],
  ['uploadpackfilter.tree.allow', 'true'],
  ['uploadpackfilter.tree.maxDepth', '0'],
] as const

/** What a server lets partial clones leave out: anything, as Gitea and GitLab do; all trees or all files, as GitHub does; all trees; or nothing. */
const FILTERS = {
  all: [['uploadpack.allowFilter', 'true']],
  github: [...TREES, ['uploadpackfilter.blob:none.allow', 'true']],
  'tree:0': TREES,
  none: [['uploadpack.allowFilter', 'false']],
} as const

export type Filters = keyof typeof FILTERS

/** Runs `git http-backend` for the request and returns all that it wrote: header lines, an empty line, the body. */
export async function runHttpBackend(request: IncomingMessage, root: string, filters: Filters) {
  const env = environment(request, root, filters)
  const child = spawn('git', ['http-backend'], { env, stdio: ['pipe', 'pipe', 'ignore'] })
  // An upload that breaks off must end git's input, and a git that ends early must not break the server.
  pipeline(request, child.stdin, () => {})
  return buffer(child.stdout)
}

/** Sends what the backend wrote, or the first half of it. https://www.rfc-editor.org/rfc/rfc3875#section-6 */
export function sendCgiOutput(output: Buffer, response: ServerResponse, isCut = false): void {
  const end = output.indexOf('\r\n\r\n')
  if (end < 0) throw new Error('git http-backend wrote no header')
  const lines = output.subarray(0, end).toString().split('\r\n')
  const headers = new Map(lines.map(headerOf))
  const status = Number.parseInt(headers.get('Status') ?? '200', 10)
  headers.delete('Status')
  const body = output.subarray(end + 4)
  response.writeHead(status, Object.fromEntries(headers))
  if (isCut) response.write(body.subarray(0, body.length / 2), () => response.destroy())
  else response.end(body)
}

function headerOf(line: string): [name: string, value: string] {
  const colon = line.indexOf(':')
  return [line.slice(0, colon), line.slice(colon + 1).trim()]
}

function environment(request: IncomingMessage, root: string, filters: Filters): NodeJS.ProcessEnv {
  const { pathname, search } = new URL(request.url ?? '/', 'http://loopback')
  const { headers } = request
  const config = [...CONFIG, ...FILTERS[filters]]
  const settings = config.flatMap(([key, value], index) => [
    [`GIT_CONFIG_KEY_${index}`, key],
    [`GIT_CONFIG_VALUE_${index}`, value],
  ])
  return {
    PATH: process.env['PATH'],
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_COUNT: String(config.length),
    ...Object.fromEntries(settings),
    GIT_PROJECT_ROOT: root,
    GIT_HTTP_EXPORT_ALL: '1',
    GIT_PROTOCOL: headers['git-protocol']?.toString(),
    REQUEST_METHOD: request.method,
    PATH_INFO: decodeURIComponent(pathname),
    QUERY_STRING: search.slice(1),
    // No CONTENT_LENGTH: git then reads to the end, which serves chunked bodies as well.
    CONTENT_TYPE: headers['content-type'],
    HTTP_CONTENT_ENCODING: headers['content-encoding'],
  }
}
