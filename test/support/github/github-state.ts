import type { Tls } from '../network/loopback.ts'
import type { FakeGitHub } from './github.ts'

/** What the fake GitHub knows beside its Git repositories; a test may change all of it at any time. */

export interface FakeAsset {
  readonly id: number
  readonly name: string
  readonly bytes: Buffer
  /** `starter` is what an upload that was cut off leaves. */
  readonly state: 'uploaded' | 'starter'
}

export interface FakeRelease {
  readonly id: number
  readonly tag_name: string
  readonly name: string
  readonly body: string
  draft: boolean
  readonly prerelease: boolean
  makeLatest: string
  immutable: boolean
  readonly assets: FakeAsset[]
}

export interface FakeComment {
  readonly id: number
  readonly issue: number
  body: string
  readonly user: string
}

export interface FakePullRequest {
  readonly number: number
  title: string
  body: string
  /** Branches of the repository. */
  readonly head: string
  readonly base: string
  state: 'open' | 'closed'
  readonly labels?: readonly string[]
  /** That it brought to its base, where it is merged. */
  readonly commits?: readonly string[]
  /** The commit that the branch was at when it was closed or merged. */
  closedAt?: string | undefined
}

export interface FakeRepository {
  readonly id: number
  /** `owner/name`. */
  name: string
  /** The bare repository that is all of its Git state. */
  directory: string
  /** Why a listing might leave it out. */
  kind?: 'fork' | 'archived' | 'template'
  visibility: 'public' | 'private' | 'internal'
  /** Whether a release is sealed when it is published. */
  sealsReleases: boolean
  /** Whether pushes and API commits are declined by a rule. */
  hasRule: boolean
  /** The branch that the branches of Gitea say no token may push to. */
  protectedBranch?: string
  readonly releases: FakeRelease[]
  /** The release that was made the latest last. */
  latest?: FakeRelease
  readonly comments: FakeComment[]
  readonly pullRequests: FakePullRequest[]
  /** Bundles, oldest first. */
  readonly attestations: unknown[]
  /** The response of a plan without attestations. */
  attestationRefusal?: { readonly status: number; readonly message: string }
  /** Workflow dispatches and Pages builds that were asked for. */
  readonly effects: { readonly kind: string; readonly body: unknown }[]
}

export type Permission = 'contents' | 'pull-requests' | 'actions' | 'pages' | 'attestations'

export interface FakeToken {
  readonly text: string
  /** By repository; `write` includes `read`. A public repository is readable by every token. */
  readonly permissions: Readonly<Record<string, Partial<Readonly<Record<Permission, 'read' | 'write'>>>>>
}

/** One request to the API, as faults and assertions see it. */
export interface ApiRequest {
  /** From 1, over the API, the upload host and Git. */
  readonly number: number
  readonly method: string
  /** With the query: `/repos/acme/x/releases?per_page=100`. */
  readonly path: string
  /** Operation id of the description, `graphql:<operation>`, or `git`. */
  readonly operation: string
  /** The value of every Authorization header. */
  readonly authorization: readonly string[]
}

/**
 * What goes wrong with a request. `reset` breaks the connection before anything is done, `reset-after` once it is done;
 * `stall` never answers, `stall-after` does what was asked and never says so; `truncated` sends half of the JSON as if it were whole; `cut-upload` keeps half an asset.
 */
export type ApiFault =
  | 'reset'
  | 'reset-after'
  | 'stall'
  | 'stall-after'
  | 'truncated'
  | 'cut-upload'
  | {
      readonly status: number
      readonly headers?: Readonly<Record<string, string>>
      readonly message?: string
      /** The whole body, in place of the message. */
      readonly text?: string
      readonly isDone?: boolean
    }

/** https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api#exceeding-the-rate-limit */
export const SECONDARY_LIMIT =
  'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.'

export interface Answer {
  readonly status: number
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/** Thrown by what answers a request. */
export class ApiError extends Error {
  readonly status: number
  readonly errors: readonly object[]

  constructor(status: number, message: string, errors: readonly object[] = []) {
    super(message)
    this.status = status
    this.errors = errors
  }
}

export interface GitHubOptions {
  readonly tokens?: readonly FakeToken[]
  /** Asked before each request is served. */
  readonly faults?: (request: ApiRequest) => ApiFault | undefined | Promise<ApiFault | undefined>
  /** Told after each request was served, before its answer is sent. */
  readonly served?: (request: ApiRequest) => void
  /** False for a server that says no digest of assets, as GitHub Enterprise Server before 3.18. */
  readonly givesDigests?: boolean
  /** True for a server that answers 200 to the publication of a draft and keeps it a draft. */
  readonly keepsDrafts?: boolean
  /** True for a server that answers as Gitea was seen to. */
  readonly isGitea?: boolean
  readonly tls?: Tls
}

/** One request as the operations of the fake see it. */
export interface Call {
  readonly github: FakeGitHub
  readonly repository: FakeRepository
  readonly parameters: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  readonly body: Readonly<Record<string, unknown>>
  readonly bytes: Buffer
  /** Absolute URL of the request. */
  readonly url: string
  readonly accept: string
  readonly mayWrite: boolean
  readonly isCut: boolean
}

const NEEDS: readonly (readonly [operation: RegExp, permission: Permission])[] = [
  [/^(issues|pulls)\//, 'pull-requests'],
  [/^actions\//, 'actions'],
  [/pages/, 'pages'],
  [/attestation/, 'attestations'],
]

/** The token of an Authorization header, in any of its forms; undefined for a header that is absent. */
export function tokenTextOf(authorization: string | undefined): string | undefined {
  const [scheme = '', value] = authorization?.split(' ') ?? []
  if (!/^basic$/i.test(scheme)) return value
  return Buffer.from(value ?? '', 'base64')
    .toString()
    .replace(/^[^:]*:/, '')
}

export function maySee({ name, visibility }: FakeRepository, token: FakeToken | undefined): boolean {
  return visibility === 'public' || token?.permissions[name]?.contents !== undefined
}

export function mayDo(
  repository: FakeRepository,
  token: FakeToken | undefined,
  operation: string,
  isWrite: boolean,
): boolean {
  const permission = NEEDS.find(([pattern]) => pattern.test(operation))?.[1] ?? 'contents'
  const granted = token?.permissions[repository.name]?.[permission]
  if (isWrite) return granted === 'write'
  const isShown = repository.visibility === 'public' || !/^(attestations|pull-requests)$/.test(permission)
  return isShown ? maySee(repository, token) : granted !== undefined
}

/** Throws what the API answers where the token is not enough: 404 for what it may not even see. */
export function requirePermission(...request: Parameters<typeof mayDo>): void {
  const [repository, token] = request
  if (!maySee(repository, token)) throw new ApiError(404, 'Not Found')
  if (!mayDo(...request)) throw new ApiError(403, 'Resource not accessible by integration')
}
