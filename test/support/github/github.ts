import { mkdir, rename, writeFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { expect } from 'vitest'
import { createGitHub, type GitHub } from '../../../src/adapters/github/client.ts'
import { SecretMask } from '../../../src/base/secret-mask.ts'
import { FORGES, type Forge } from '../../../src/module/forge.ts'
import { runHttpBackend, sendCgiOutput } from '../git/http-backend.ts'
import { silentLog } from '../index/index-target.ts'
import { startLoopback } from '../network/loopback.ts'
import { atEnd, temporaryDirectory } from '../temporary.ts'
import { answerProblem, type Operation, operationAt, requestProblem } from './github-description.ts'
import { gitDataOperations } from './github-git-data.ts'
import { answerGraphql, type GraphqlBody, operationOfGraphql } from './github-graphql.ts'
import { answerListing } from './github-listing.ts'
import { pullRequestOperations } from './github-pull-requests.ts'
import { releaseOperations } from './github-releases.ts'
import { AUTHOR, otherOperations } from './github-side-effects.ts'
import {
  type Answer,
  ApiError,
  type ApiFault,
  type ApiRequest,
  type Call,
  type FakeRepository,
  type FakeToken,
  type GitHubOptions,
  mayDo,
  maySee,
  requirePermission,
  tokenTextOf,
} from './github-state.ts'

/** What is not the API: Git over http, and the downloads that everybody sees. */

interface WebExchange {
  readonly incoming: IncomingMessage
  readonly response: ServerResponse
  readonly url: URL
  readonly options: GitHubOptions
}

async function serveWeb(github: FakeGitHub, exchange: WebExchange): Promise<void> {
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

/** GitHub's API and Git over one real bare repository each; GitHub Enterprise Server's URLs. */
export class FakeGitHub {
  readonly requests: ApiRequest[] = []
  readonly tokens: FakeToken[]
  /** What GitHub's description says is wrong with what was sent or answered; a good test ends with none. */
  readonly problems: string[] = []
  readonly givesDigests: boolean
  readonly keepsDrafts: boolean
  readonly isGitea: boolean
  version = '1.26.0'
  url = ''
  uploadUrl = ''
  readonly #options: GitHubOptions
  readonly root: string
  readonly #repositories = new Map<string, FakeRepository>()
  #lastId = 1000

  constructor(options: GitHubOptions, root: string) {
    this.#options = options
    this.root = root
    this.tokens = [...(options.tokens ?? [])]
    this.givesDigests = options.givesDigests ?? true
    this.keepsDrafts = options.keepsDrafts ?? false
    this.isGitea = options.isGitea ?? false
  }

  get apiUrl(): string {
    return `${this.url}/api/${this.isGitea ? 'v1' : 'v3'}`
  }

  get forge(): Forge {
    return this.isGitea ? FORGES.gitea : FORGES.github
  }

  /** The requests that are not Git's. */
  get apiRequests(): ApiRequest[] {
    return this.requests.filter(({ operation }) => operation !== 'git')
  }

  /** Whatever could have changed something. */
  get writes(): ApiRequest[] {
    return this.requests.filter(isWrite)
  }

  async create(name: string, visibility: FakeRepository['visibility'] = 'public'): Promise<FakeRepository> {
    const directory = join(this.root, `${name}.git`)
    // As `git init` makes it: some tests have hundreds.
    for (const part of ['objects', 'refs']) await mkdir(join(directory, part), { recursive: true })
    await writeFile(join(directory, 'HEAD'), 'ref: refs/heads/main\n')
    await writeFile(join(directory, 'config'), '[core]\n\tbare = true\n')
    const rules = { sealsReleases: false, hasRule: false }
    const empty = { releases: [], comments: [], pullRequests: [], attestations: [], effects: [] }
    const repository: FakeRepository = { id: this.nextId(), name, directory, visibility, ...rules, ...empty }
    this.#repositories.set(name.toLowerCase(), repository)
    return repository
  }

  /** What is no organisation. */
  readonly users = new Set<string>()
  readonly #renamed = new Map<string, string>()

  /** Old URLs lead to the new ones from now on. */
  async rename(from: string, to: string): Promise<void> {
    const repository = this.existing(from)
    const directory = join(this.root, `${to}.git`)
    await mkdir(dirname(directory), { recursive: true })
    await rename(repository.directory, directory)
    Object.assign(repository, { name: to, directory })
    this.#repositories.delete(from.toLowerCase())
    this.#repositories.set(to.toLowerCase(), repository)
    this.#renamed.set(from.toLowerCase(), to)
  }

  newNameOf(name: string): string | undefined {
    return this.#renamed.get(name.toLowerCase())
  }

  delete(name: string): void {
    this.#repositories.delete(name.toLowerCase())
  }

  /** A client of the product; those of one token name are throttled together. */
  client(
    token: string,
    { log = silentLog, secrets = new SecretMask(), tokenName = this.url, retrySeconds = 30 } = {},
  ): GitHub {
    const { forge, url, apiUrl } = this
    return createGitHub({ forge, url, apiUrl, token, tokenName, retrySeconds }, { log, secrets })
  }

  nextId(): number {
    this.#lastId += 1
    return this.#lastId
  }

  async serve(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(incoming.url ?? '/', this.url)
    const isApi = url.pathname.startsWith('/api/') || incoming.headers.host === new URL(this.uploadUrl).host
    if (!isApi) return serveWeb(this, { incoming, response, url, options: this.#options })
    const bytes = await buffer(incoming)
    const isThere = url.pathname.startsWith(`/api/${this.isGitea ? 'v1' : 'v3'}`)
    const path = url.pathname.replace(/^\/api(\/v[13])?/, '').replace(...ASSETS_OF_GITEA)
    const graphql: GraphqlBody | undefined = path === '/graphql' ? JSON.parse(bytes.toString()) : undefined
    const operation = graphql === undefined ? operationAt(incoming.method ?? '', path) : undefined
    const name = graphql === undefined ? (operation?.id ?? 'unknown') : operationOfGraphql(graphql)
    const request = this.remember(incoming, `${path}${url.search}`, name)
    if (!isThere && this.isGitea)
      return void response.writeHead(404, { 'content-type': 'text/plain;charset=utf-8' }).end('Not found.\n')
    const fault = await this.#options.faults?.(request)
    if (fault === 'stall') return
    if (fault === 'reset') return void incoming.socket.destroy()
    if (typeof fault === 'object' && fault.isDone !== true) return sendFault(response, fault)
    const exchange = { incoming, request, bytes, url, operation, graphql, isCut: fault === 'cut-upload' }
    const answer = await this.#answer(exchange).catch(errorAnswer)
    this.#options.served?.(request)
    if (fault === 'stall-after') return
    if (fault === 'reset-after' || fault === 'cut-upload') return void incoming.socket.destroy()
    if (typeof fault === 'object') return sendFault(response, fault)
    this.#check(operation, answer)
    if (this.isGitea) response.setHeader('server', 'another')
    send(response, answer, fault === 'truncated')
  }

  async #answer(exchange: Exchange): Promise<Answer> {
    const { request, operation, graphql, bytes, url, incoming } = exchange
    const ofGitea = this.isGitea ? giteaAnswer(this, request) : undefined
    if (ofGitea !== undefined) return ofGitea
    const token = this.tokenOf(request)
    if (token === undefined) throw new ApiError(401, 'Bad credentials')
    if (graphql !== undefined && this.isGitea) throw new ApiError(404, 'Not Found')
    if (graphql !== undefined)
      return { status: 200, body: await answerGraphql({ github: this, token, body: graphql }) }
    if (operation === undefined) throw new ApiError(404, `Not described: ${request.method} ${request.path}`)
    const isUpload = operation.id === 'repos/upload-release-asset'
    const body = isUpload || bytes.length === 0 ? {} : JSON.parse(bytes.toString())
    const problem = this.isGitea ? undefined : requestProblem(operation, url.searchParams, body)
    if (problem !== undefined) this.problems.push(`${request.method} ${request.path}: ${problem}`)
    const { owner, repo, ...parameters } = operation.parameters
    if (/^repos\/list-for-(org|user)$/.test(operation.id)) {
      return answerListing({
        github: this,
        operation: operation.id,
        owner: parameters['org'] ?? parameters['username'] ?? '',
        query: url.searchParams,
        url: url.href,
        token,
      })
    }
    const repository = this.existing(`${owner}/${repo}`)
    requirePermission(repository, token, operation.id, isWrite(request))
    const answer = OPERATIONS[operation.id]
    if (answer === undefined) throw new ApiError(404, `Not served: ${operation.id}`)
    const asked = { parameters, query: url.searchParams, body, bytes, url: url.href }
    const mayWrite = mayDo(repository, token, operation.id, true)
    const accept = incoming.headers.accept ?? ''
    return answer({ github: this, repository, ...asked, accept, mayWrite, isCut: exchange.isCut })
  }

  find(name: string): FakeRepository | undefined {
    return this.#repositories.get(name.toLowerCase())
  }

  /** Of an owner, those that a token sees; undefined where there is no such owner. */
  repositoriesOf(owner: string, token: FakeToken): FakeRepository[] | undefined {
    const prefix = `${owner.toLowerCase()}/`
    const own = [...this.#repositories].flatMap(([name, each]) => (name.startsWith(prefix) ? [each] : []))
    if (own.length === 0 && !this.users.has(owner)) return undefined
    return own.filter((each) => maySee(each, token))
  }

  tokenOf({ authorization }: ApiRequest): FakeToken | undefined {
    const text = tokenTextOf(authorization[0])
    return this.tokens.find((token) => token.text === text)
  }

  existing(name: string): FakeRepository {
    const found = this.find(name)
    if (found === undefined) throw new ApiError(404, 'Not Found')
    return found
  }

  remember(incoming: IncomingMessage, path: string, operation: string): ApiRequest {
    // `headers` keeps only the first of several Authorization headers.
    const authorization = incoming.headersDistinct['authorization'] ?? []
    const number = this.requests.length + 1
    const request = { number, method: incoming.method ?? '', path, operation, authorization }
    this.requests.push(request)
    return request
  }

  #check(operation: Operation | undefined, { status, body }: Answer): void {
    // What any operation may answer to a conditional request stands in no description.
    if (operation === undefined || this.isGitea) return
    const problem = answerProblem(operation, status, body)
    if (problem !== undefined) this.problems.push(`${operation.id} answered ${status}: ${problem}`)
  }
}

/** Below their release, assets have no path of their own. */
const ASSETS_OF_GITEA = [/\/releases\/\d+(\/assets\/\d+)$/, '/releases$1'] as const

/** What Gitea alone has. */
function giteaAnswer(github: FakeGitHub, { path, method }: ApiRequest): Answer | undefined {
  if (method !== 'GET') return undefined
  if (path === '/version') return { status: 200, body: { version: github.version } }
  if (path === '/user') return { status: 200, body: { login: AUTHOR } }
  const [, name = '', branch] = /^\/repos\/([^/]+\/[^/]+)\/branches\/(.+)$/.exec(path) ?? []
  if (branch === undefined) return undefined
  const repository = github.find(name)
  const isProtected =
    repository?.hasRule === true || repository?.protectedBranch === decodeURIComponent(branch)
  return { status: 200, body: { name: branch, user_can_push: !isProtected } }
}

const OPERATIONS: Readonly<Record<string, (call: Call) => Answer | Promise<Answer>>> = {
  ...releaseOperations,
  ...gitDataOperations,
  ...pullRequestOperations,
  ...otherOperations,
}

interface Exchange {
  readonly incoming: IncomingMessage
  readonly request: ApiRequest
  readonly bytes: Buffer
  readonly url: URL
  readonly operation: Operation | undefined
  readonly graphql: GraphqlBody | undefined
  readonly isCut: boolean
}

/** A fake GitHub on loopback, over https (as `localhost`) with TLS. The test fails at its end where GitHub's description was not kept. */
export async function startGitHub(options: GitHubOptions = {}): Promise<FakeGitHub> {
  const github = new FakeGitHub(options, await temporaryDirectory())
  const serve = (incoming: IncomingMessage, response: ServerResponse) => github.serve(incoming, response)
  const [web, uploads] = [await startLoopback(serve, options.tls), await startLoopback(serve, options.tls)]
  const named = ({ url }: { url: string }) =>
    options.tls === undefined ? url : url.replace('127.0.0.1', 'localhost')
  github.url = named(web)
  github.uploadUrl = `${named(uploads)}/api/v3`
  atEnd(() => expect(github.problems).toEqual([]))
  return github
}

/** Whatever could change something: every API method but GET, GraphQL mutations, and what is pushed. */
export function isWrite({ method, operation, path }: ApiRequest): boolean {
  if (operation === 'git') return method === 'POST' && path.endsWith('git-receive-pack')
  if (operation.startsWith('graphql:')) return operation === 'graphql:Commit'
  return method !== 'GET' && operation !== 'repos/generate-release-notes'
}

function errorAnswer(error: unknown): Answer {
  if (!(error instanceof ApiError)) return { status: 500, body: { message: String(error) } }
  const documentation_url = 'https://docs.github.com/rest'
  return { status: error.status, body: { message: error.message, errors: error.errors, documentation_url } }
}

function sendFault(response: ServerResponse, fault: Exclude<ApiFault, string>): void {
  if (fault.text !== undefined)
    return void response.writeHead(fault.status, { ...fault.headers }).end(fault.text)
  const body = { message: fault.message ?? 'Server Error', documentation_url: 'https://docs.github.com/rest' }
  send(response, { status: fault.status, body, headers: fault.headers ?? {} }, false)
}

function send(response: ServerResponse, answer: Answer, isTruncated: boolean): void {
  const text = answer.body === undefined ? '' : JSON.stringify(answer.body)
  response.writeHead(answer.status, {
    ...(text === '' ? {} : { 'content-type': 'application/json; charset=utf-8' }),
    ...(response.hasHeader('server') ? {} : { 'x-github-request-id': 'FAKE:0001' }),
    ...answer.headers,
  })
  response.end(isTruncated ? text.slice(0, text.length / 2) : text)
}
