import { appendFile, readFile, rm } from 'node:fs/promises'
import { messageOf, quote, RegistryError } from '../../base/error.ts'
import type { ReleaseDocument } from '../../index/format/documents.ts'
import { AUDIT_HEADER, AuditedReleases, formatAuditLine } from '../../index/verify/audit-progress.ts'
import type { VersionFault } from '../../index/verify/check-context.ts'
import type { AuditProgress } from '../../index/verify/ports.ts'

/** The progress of an audit in a file that grows line by line, so that a run may be killed at any time. */
export class AuditFile implements AuditProgress {
  readonly #file: string
  readonly #audited: AuditedReleases

  private constructor(file: string, audited: AuditedReleases) {
    this.#file = file
    this.#audited = audited
  }

  /** Begins a file, or goes on with it. Throws INVALID_INPUT for one that cannot be written, and for one of something else. */
  static async open(file: string): Promise<AuditFile> {
    try {
      await appendFile(file, '')
      const bytes = await readFile(file)
      const audited = new AuditedReleases(file, bytes)
      // A line that was cut ends here.
      await appendFile(file, bytes.length === 0 ? AUDIT_HEADER : '\n')
      return new AuditFile(file, audited)
    } catch (cause) {
      if (cause instanceof RegistryError) throw cause
      throw new RegistryError(
        'INVALID_INPUT',
        `--resume names ${quote(file)}, which cannot be written: ${messageOf(cause)}`,
        'name a file in a directory that exists and is writable',
        { cause },
      )
    }
  }

  faultsOf(release: ReleaseDocument): readonly VersionFault[] | undefined {
    return this.#audited.faultsOf(release)
  }

  keep(release: ReleaseDocument, faults: readonly VersionFault[]): Promise<void> {
    return appendFile(this.#file, formatAuditLine(release, faults))
  }

  /** Removes the file: the audit is complete, and the next one begins anew. */
  finish(): Promise<void> {
    return rm(this.#file, { force: true })
  }
}
