import { counted } from '../base/count.ts'
import { shortList } from '../base/error.ts'

/** What `sync` has done, or would do. */
export interface SyncReport {
  readonly status: 'synced' | 'unchanged' | 'planned'
  /** `s3://bucket/prefix` */
  readonly bucket: string
  /** Of the index; null for a directory. */
  readonly commit: string | null
  /** Whether every file was compared, and not only what changed since the last sync. */
  readonly isWhole: boolean
  readonly uploaded: readonly string[]
  /** Objects whose files the index has no more: what `--prune` deletes. Without it, only those that are known without a listing. */
  readonly gone: readonly string[]
  readonly deleted: readonly string[]
}

/** The report as text for people. */
export function formatSyncReport(report: SyncReport): string {
  const { status, bucket, commit, uploaded, gone, deleted } = report
  const at = commit === null ? 'the directory' : `commit ${commit.slice(0, 12)}`
  if (status === 'unchanged') return `unchanged ${bucket} has ${at}`
  const verb = status === 'planned' ? 'would be ' : ''
  const lines = [
    `${status.padEnd(9)} ${bucket}: ${counted(uploaded.length, 'file')} of ${at} ${verb}uploaded`,
  ]
  if (status === 'planned') lines.push(...shortList(uploaded).map((path) => `  upload  ${path}`))
  if (deleted.length > 0)
    lines.push(`deleted   ${counted(deleted.length, 'object')} that the index has no more`)
  else if (gone.length > 0)
    lines.push(
      `kept      ${counted(gone.length, 'object')} whose files the index has no more, those of removed versions too: they can still be fetched until \`--prune\` deletes them`,
    )
  if (status === 'planned') lines.push(...shortList(gone).map((path) => `  gone    ${path}`))
  return lines.join('\n')
}
