import type { RegistryDocument } from '../format/documents.ts'
import type { Finding, FindingCode } from './finding.ts'
import type { IndexContents } from './ports.ts'

/** What every check of an index works with. */
export interface CheckContext {
  readonly contents: IndexContents
  readonly registry: RegistryDocument
  add(finding: Finding): void
}

/** A fault of a module or of one of its versions, which whoever reports it names. */
export interface Fault {
  readonly code: FindingCode
  readonly message: string
  readonly path: string
}
