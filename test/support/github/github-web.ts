import type { IncomingMessage, ServerResponse } from 'node:http'
import { runHttpBackend, sendCgiOutput } from '../git/http-backend.ts'
import type { FakeGitHub } from './github.ts'
import {
  type ApiRequest,
  type FakeRepository,
  type FakeToken,
  type GitHubOptions,
  mayDo,
  maySee,
} from './github-state.ts'

/** What is not the API: Git over http, and the downloads that everybody sees. */

export interface WebExchange {
  readonly incoming: IncomingMessage
  readonly response: ServerResponse
  readonly url: URL
  readonly options: GitHubOptions
}

export async function serveWeb(github: FakeGitHub, exchange: WebExchange): Promise<void> {
  const { incoming, response, url, options } = exchange
  const request = github.remember(incoming, `${url.pathname}${url.search}`, 'git')
  const fault = await options.faults?.(request)
  if (fault === 'stall') return
  if (fault === 'reset') return void incoming.socket.destroy()
  if (typeof fault === 'object') return void response.writeHead(fault.status).end()
  const [, name = ''] = /^\/([^/]+\/[^/]+)\.git\//.exec(url.pathname) ?? []
  const repository = github.find(name)
  const newName = github.newNameOf(name)
  if (repository === undefined && newName !== undefined) {
    const location = `${github.url}/${newName}.git/${url.pathname.replace(/^.*?\.git\//, '')}${url.search}`
    return void response.writeHead(301, { location }).end()
  }
  if (repository === undefined) return serveAsset(github, response, { url, token: github.tokenOf(request) })
  const status = gitRefusal(github, repository, request)
  if (status !== undefined) {
    response.writeHead(status, status === 401 ? { 'WWW-Authenticate': 'Basic realm="GitHub"' } : {})
    return void response.end()
  }
  const output = await runHttpBackend(incoming, github.root, 'tree:0')
  options.served?.(request)
  if (fault === 'stall-after') return
  if (fault === 'reset-after') incoming.socket.destroy()
  else sendCgiOutput(output, response)
}

/** GitHub's rules for the Authorization header: none or a wrong one is 401, two are 400. */
function gitRefusal(github: FakeGitHub, repository: FakeRepository, request: ApiRequest): number | undefined {
  if (request.authorization.length > 1) return 400
  const token = github.tokenOf(request)
  if (request.authorization.length > 0 && token === undefined) return 401
  // Another server lets everybody begin a push who may read, and its hook refuses.
  const isPush = request.path.includes('git-receive-pack')
  const isWrite = isPush && !(github.isGitea && request.method === 'GET')
  if (mayDo(repository, token, 'git', isWrite) && !(isWrite && repository.hasRule)) return undefined
  if (token === undefined) return 401
  return maySee(repository, token) ? 403 : 404
}

const DOWNLOAD = /^\/([^/]+\/[^/]+)\/releases\/download\/(.+)\/([^/]+)$/

function serveAsset(
  github: FakeGitHub,
  response: ServerResponse,
  { url, token }: { readonly url: URL; readonly token: FakeToken | undefined },
): void {
  const [, name = '', tag = '', file = ''] = DOWNLOAD.exec(decodeURIComponent(url.pathname)) ?? []
  const repository = github.find(name)
  const release = repository?.releases.find(
    (each) =>
      tag === (each.draft && !github.isGitea ? `untagged-${each.id}` : each.tag_name) &&
      // Of a draft, Gitea shows assets to those who may write.
      (!each.draft || !github.isGitea || token !== undefined),
  )
  const asset = release?.assets.find((each) => each.name === file)
  if (asset === undefined || repository?.visibility !== 'public') response.writeHead(404).end()
  else response.writeHead(200, { 'content-type': 'application/zip' }).end(asset.bytes)
}
