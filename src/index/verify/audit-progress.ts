import { createHash } from 'node:crypto'
import { z } from 'zod'
import { quote, RegistryError } from '../../base/error.ts'
import { compactJson } from '../../base/json.ts'
import { parseJson } from '../../base/schema.ts'
import { formatReleaseDocument, type ReleaseDocument } from '../format/documents.ts'
import type { VersionFault } from './check-context.ts'
import { FINDING_KINDS, type FindingCode } from './finding.ts'

/**
 * How far an audit of packages is: a line for each release that was audited, with what was found. A run that was stopped goes on
 * from it. It is the verifier's own file.
 */

const codes = Object.keys(FINDING_KINDS) as FindingCode[]

const fault = z.looseObject({
  code: z.enum(codes),
  message: z.string(),
  path: z.string(),
  version: z.string(),
})
const audited = z.looseObject({ release: z.string().regex(/^[0-9a-f]{64}$/), faults: z.array(fault) })
const header = z.looseObject({ format: z.literal(1), audit: z.literal('packages') })

/** The first line of the file. */
export const AUDIT_HEADER = compactJson({ format: 1, audit: 'packages' })

/** What stands for a release: another one with other facts is audited anew. */
function keyOf(release: ReleaseDocument): string {
  return createHash('sha256').update(formatReleaseDocument(release)).digest('hex')
}

export function formatAuditLine(release: ReleaseDocument, faults: readonly VersionFault[]): string {
  return compactJson({ release: keyOf(release), faults })
}

/** What was found before, by release. */
export class AuditedReleases {
  readonly #faults: ReadonlyMap<string, readonly VersionFault[]>

  /** Throws INVALID_INPUT for the file of something else. A last line that was cut is left out. */
  constructor(file: string, bytes: Uint8Array) {
    const [first = '', ...lines] = new TextDecoder().decode(bytes).split('\n')
    if (bytes.length > 0 && parseJson(header, Buffer.from(first)) === undefined) throw notProgress(file)
    const read = lines.flatMap((line) => parseJson(audited, Buffer.from(line)) ?? [])
    this.#faults = new Map(read.map(({ release, faults }) => [release, faults]))
  }

  /** Undefined for a release that was not audited yet. */
  faultsOf(release: ReleaseDocument): readonly VersionFault[] | undefined {
    return this.#faults.size === 0 ? undefined : this.#faults.get(keyOf(release))
  }
}

function notProgress(file: string): RegistryError {
  return new RegistryError(
    'INVALID_INPUT',
    `${quote(file)} is not the progress of verify --packages`,
    'name the file that an earlier run wrote with --resume, or one that does not exist yet',
  )
}
