import type { Sign } from '../../index/format/protocol.ts'
import type { LocatedFile } from '../../index/ports.ts'
import type { Catalog } from '../catalog.ts'
import type { RequestMetrics } from '../metrics.ts'
import type { IndexHealth, IndexReader, PageRenderer } from '../ports.ts'

/** A request as a route sees it: allowed, parsed, and with what the answer is made from. */
export interface RouteRequest {
  readonly path: string
  /** What links to other paths begin with: empty, or `/registry`. */
  readonly basePath: string
  readonly query: URLSearchParams
  readonly parameters: Readonly<Record<string, string>>
  /** Of the clients that get answers of their own: a `User-Agent` of each kind. */
  readonly agent: 'dependabot' | 'OpenTofu/1.9' | undefined
  /** One snapshot of the index for the whole answer. */
  readonly reader: IndexReader
  readonly catalog: () => Promise<Catalog>
  /** Signs the location of the package at an absolute path; undefined in a public registry. */
  readonly signer: ((path: string) => Sign) | undefined
  /** Undefined: there is no website. */
  readonly pages: PageRenderer | undefined
  readonly health: () => IndexHealth | Promise<IndexHealth> | undefined
  readonly isEnding: () => boolean
  readonly metrics: RequestMetrics | undefined
}

/** A route's answer, before content negotiation. */
export interface RouteResponse {
  readonly status: 200 | 204 | 302 | 404 | 503
  readonly body: string | Uint8Array
  /** Sent instead of the body; the digest must be known. */
  readonly file?: LocatedFile
  /** Media type; absent for an answer without a body. */
  readonly type?: string
  /** For how many seconds caches may keep the answer; `none` for one that is true only now. */
  readonly cache: 'immutable' | 'none' | number
  /** Names are in lower case. */
  readonly headers?: Readonly<Record<string, string>>
  /** SHA-256 of the body in hex, where the index names it. */
  readonly digest?: string
  /** True if it has a signature of this turn in it. */
  readonly isSigned?: boolean
}

/** Gives undefined where the address names nothing: 404. May throw RegistryError. */
export type Route = (request: RouteRequest) => Promise<RouteResponse | undefined>

/** A pattern for the whole path, the name in metrics and the log, and what answers. */
export type RouteTable = readonly (readonly [path: string, name: string, route: Route])[]

export const MODULES = '/v1/modules'

export const JSON_TYPE = 'application/json'
export const RETRY_LATER = { 'retry-after': '5' }

export function jsonResponse(body: string, cache: RouteResponse['cache']): RouteResponse {
  return { status: 200, body, type: JSON_TYPE, cache }
}
