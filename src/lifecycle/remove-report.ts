import { type Refusal, shortList, visible } from '../base/error.ts'
import type { Version } from '../module/version.ts'
import { formatMovingName } from './moving-name.ts'
import type { MovingName, PackageDeletion } from './ports.ts'

/** A package outside of the index, and what became of it. */
export type DeletedPackage = { readonly kind: string; readonly location: string } & (
  | PackageDeletion
  | { readonly status: 'planned'; readonly notes: readonly string[] }
)

/** What `--json` prints. */
export interface RemoveReport {
  readonly status: 'removed' | 'unchanged' | 'planned'
  readonly address: string
  readonly version: Version
  /** Of the tombstone: of the run that removed the version. */
  readonly reason: string
  /** The commit of the module repository that the version was published from. */
  readonly commit: string
  /** The version that clients get without a constraint; null for none. */
  readonly latest: { readonly before: Version | null; readonly after: Version | null }
  /** The versions that clients can choose after it, highest first. */
  readonly listed: readonly Version[]
  /** The versions that still have the same zip. */
  readonly sameBytes: readonly Version[]
  /** Files of the index that are deleted. */
  readonly files: readonly string[]
  readonly packages: readonly DeletedPackage[]
  readonly names: readonly MovingName[]
  readonly index: { readonly commit: string | null; readonly changed: readonly string[] }
}

/** What stays whatever the tool does. */
const NOT_UNDONE =
  'clones, forks and the Git history of the index and of the module repository keep it, and so do caches of clients, mirrors and hosts: revoke a leaked secret first'

/** The report as text for people. */
export function formatRemoveReport(report: RemoveReport): string {
  const { status, address, version, reason, latest, listed, packages, names, sameBytes } = report
  const moved = latest.before === latest.after ? '' : `, before it was ${latest.before ?? 'none'}`
  return [
    `${status.padEnd(9)} ${address} ${version}: ${visible(reason)}`,
    `latest    ${latest.after ?? 'none'}${moved}`,
    `listed    ${listed.length === 0 ? 'no version' : shortList(listed).join(', ')}`,
    ...report.files.map((path) => `${word(status)} ${path}`),
    ...packages.flatMap(packageLines),
    ...names.map(formatMovingName),
    ...(sameBytes.length === 0 ? [] : [`same      ${sameBytes.join(', ')}: the same package, which stays`]),
    `stays     ${NOT_UNDONE}`,
  ].join('\n')
}

function word(status: RemoveReport['status']): string {
  return (status === 'planned' ? 'delete' : 'deleted').padEnd(9)
}

function packageLines(deleted: DeletedPackage): string[] {
  const { location } = deleted
  switch (deleted.status) {
    case 'planned':
      return [`delete    ${location}`]
    case 'deleted':
      return [`deleted   ${location}`, ...deleted.notes.map((note) => `          ${note}`)]
    case 'absent':
      return [`absent    ${location}`, ...deleted.notes.map((note) => `          ${note}`)]
    case 'impossible':
    case 'failed':
      return [`kept      ${location}: ${deleted.reason}`, `by hand   ${deleted.fix}`]
  }
}

/** A place that refused fails the run: the package can still be fetched. */
export function removeRefusals({ packages }: RemoveReport): Refusal[] {
  return packages.flatMap((deleted) =>
    deleted.status === 'failed'
      ? [
          {
            code: 'STORE_REFUSED',
            message: `${deleted.location} is not deleted: ${deleted.reason}`,
            hint: deleted.fix,
          },
        ]
      : [],
  )
}
