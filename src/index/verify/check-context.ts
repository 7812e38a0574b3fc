import type { RegistryDocument, ReleaseDocument } from '../format/documents.ts'
import type { IndexContents } from '../ports.ts'
import type { Finding, FindingCode } from './finding.ts'

/** What every check of an index works with. */
export interface CheckContext {
  readonly contents: IndexContents
  readonly registry: RegistryDocument
  /** Fetches the packages of a module; undefined where they are not asked for. */
  readonly packages?: {
    auditModule(
      releases: readonly ReleaseDocument[],
      shown: ReadonlyMap<string, ShownInterface>,
    ): Promise<readonly VersionFault[]>
  }
  readonly keptFile: KeptFiles
  add(finding: Finding): void
}

/**
 * The reader of a file of an index that a command keeps there for itself, or of the keys that it has in one of the files of all; undefined
 * for a path of no command. The reader throws where the command would stop.
 */
export type KeptFiles = (path: string) => ((bytes: Uint8Array) => unknown) | undefined

/** What the index shows of the interface of a version. */
export interface ShownInterface {
  /** `sha256:<hex>` of `interface.json`. */
  readonly digest: string
  /** `sha256:<hex>` of `README.md`; of nothing where there is none. */
  readonly readmeDigest: string
}

/** A fault of a module or of one of its versions, which whoever reports it names. */
export interface Fault {
  readonly code: FindingCode
  readonly message: string
  readonly path: string
}

/** A fault of one version of a module. */
export interface VersionFault extends Fault {
  readonly version: string
}
