import type { Sign } from '../../index/format/protocol.ts'
import { addressProblem, type ModuleAddress } from '../../module/module-address.ts'
import { readVersion, type Version } from '../../module/version.ts'
import type { Answer } from '../http-message.ts'
import type { ServerFacts } from '../module-lists.ts'
import type { DownloadCounts, IndexReader } from '../ports.ts'
import type { Catalog } from '../search/catalog.ts'

/** What a route knows of its request. */
export interface Asked {
  readonly request: Request
  readonly url: URL
  /** The named parts of the path. */
  readonly part: (name: string) => string
  /** One moment of the index for the whole answer. */
  readonly reader: IndexReader
  readonly catalog: () => Promise<Catalog>
  readonly facts: () => Promise<ServerFacts>
  readonly downloads: DownloadCounts | undefined
  /** For the locations below this directory; undefined in a public registry. */
  readonly signerOf: ((directory: string) => Sign) | undefined
  /** For whoever watches the server; gone through by routes alone. */
  readonly notes: RequestNotes
}

/** What a listener learns of a request beside its answer. */
export interface RequestNotes {
  /** A name from a short list: `versions`, `download`, … */
  route: string
  /** Whose token it was. */
  consumer?: string
  /** Whether the answer is the same until the index is another. */
  isFixed?: boolean
  /** The version that was counted as downloaded. */
  downloaded?: { readonly address: string; readonly version: string }
}

/** Undefined: there is no such thing. */
export type Route = (asked: Asked) => Promise<Answer | undefined>

/** Undefined where no module can have this address. */
export function addressIn({ part }: Asked): ModuleAddress | undefined {
  const address = { namespace: part('namespace'), name: part('name'), system: part('system') }
  return addressProblem(address) === undefined ? address : undefined
}

export function versionIn({ part }: Asked): Version | undefined {
  const reading = readVersion(part('version'))
  return reading.ok ? reading.version : undefined
}
