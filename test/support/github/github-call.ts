import type { Tls } from '../network/loopback.ts'
import type { FakeGitHub } from './github.ts'
import type { ApiFault, ApiRequest, FakeRepository, FakeToken } from './github-state.ts'

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
  /** What the server is below: `/git`. */
  readonly path?: string
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
