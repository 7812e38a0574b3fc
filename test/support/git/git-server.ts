import { startLoopback, type Tls } from '../network/loopback.ts'
import { type Filters, runHttpBackend, sendCgiOutput } from './http-backend.ts'

/**
 * 'drop' breaks the connection before git sees the request, 'drop-answer' after git has done its work, 'cut-answer' in
 * the middle of its answer, 401 and 503 answer
 * without git, 'stall' never answers.
 */
type GitFault = 'drop' | 'drop-answer' | 'cut-answer' | 'stall' | 401 | 503

interface GitRequest {
  readonly method: string
  /** As sent, with the query: `/acme/vpc.git/info/refs?service=git-upload-pack`. */
  readonly path: string
  /** The value of every Authorization header. */
  readonly authorization: readonly string[]
}

export interface GitServerOptions {
  /** Directory of bare repositories; `<root>/acme/vpc.git` is served at `<url>/acme/vpc.git`. */
  readonly root: string
  /** May read and push. With a token of either kind every request needs one. */
  readonly token?: string
  /** The one that goes with both kinds of token; `x-access-token` without it. */
  readonly username?: string
  /** May read; its pushes are answered 403. */
  readonly readToken?: string
  /** Answers every push with 403. */
  readonly denyPush?: boolean
  readonly filters?: Filters
  /** Speaks the first version of the protocol alone. */
  readonly isOld?: boolean
  /** Asked before each request is served and awaited, so a test may let another push win first. */
  readonly faults?: (request: GitRequest) => GitFault | undefined | Promise<GitFault | undefined>
  readonly tls?: Tls
}

export type GitServer = Awaited<ReturnType<typeof startGitServer>>

/** Real Git over HTTP with GitHub's rules for the Authorization header: none or a wrong one is 401, two are 400. */
export async function startGitServer(options: GitServerOptions) {
  /** Every one in order, refused and dropped ones too. */
  const requests: GitRequest[] = []
  let sent = 0
  const { server: _, ...loopback } = await startLoopback(async (incoming, response) => {
    // `headers` keeps only the first of several Authorization headers.
    const authorization = incoming.headersDistinct['authorization'] ?? []
    const request = { method: incoming.method ?? '', path: incoming.url ?? '', authorization }
    requests.push(request)
    const fault = await options.faults?.(request)
    if (fault === 'drop') return void incoming.socket.destroy()
    if (fault === 'stall') return
    const status = typeof fault === 'number' ? fault : refusalOf(request, options)
    if (status !== undefined) {
      response.writeHead(status, status === 401 ? { 'WWW-Authenticate': 'Basic realm="GitHub"' } : {})
      return void response.end()
    }
    if (options.isOld) delete incoming.headers['git-protocol']
    const output = await runHttpBackend(incoming, options.root, options.filters ?? 'all')
    sent += output.length
    if (fault === 'drop-answer') incoming.socket.destroy()
    else sendCgiOutput(output, response, fault === 'cut-answer')
  }, options.tls)
  return { ...loopback, requests, /** Of all answers of git. */ sentBytes: () => sent }
}

function refusalOf(request: GitRequest, options: GitServerOptions): 400 | 401 | 403 | undefined {
  const { token, readToken, username = 'x-access-token', denyPush = false } = options
  const [given, second] = request.authorization
  if (second !== undefined) return 400
  const isGiven = (text: string | undefined) =>
    text !== undefined && given === `Basic ${Buffer.from(`${username}:${text}`).toString('base64')}`
  const needsToken = token !== undefined || readToken !== undefined
  if (needsToken && !isGiven(token) && !isGiven(readToken)) return 401
  const refusesPush = denyPush || (needsToken && !isGiven(token))
  return refusesPush && request.path.includes('git-receive-pack') ? 403 : undefined
}
