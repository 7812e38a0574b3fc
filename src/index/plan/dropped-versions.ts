import { shortCommit } from '../../module/release.ts'
import type { ModuleDocument } from '../format/documents.ts'
import { MODULES_DIRECTORY } from '../format/paths.ts'
import type { IndexContents, IndexSnapshot } from '../ports.ts'
import type { Fault } from '../verify/check-context.ts'
import { readRegistry } from '../verify/registry-check.ts'
import { Suppressions } from '../verify/suppressions.ts'

/** A version whose `release.json` a commit of the branch has deleted; it may be there again. */
export interface DeletedVersion {
  readonly version: string
  /** 40 hex. */
  readonly commit: string
}

const RELEASE = /^v1\/modules\/([^/]+\/[^/]+\/[^/]+)\/([^/]+)\/release\.json$/

/**
 * The deleted versions of each module, by its address, as far as the history is here. Those that `registry.json` accepts as
 * `VERSION_DROPPED` are left out.
 */
export async function readDeletedVersions(
  snapshot: IndexSnapshot,
  contents: IndexContents,
): Promise<ReadonlyMap<string, readonly DeletedVersion[]>> {
  const deleted = new Map<string, DeletedVersion[]>()
  const files = (await snapshot.deletedFiles?.('release.json')) ?? new Map<string, string>()
  if (files.size === 0) return deleted
  const suppressions = new Suppressions((await readRegistry(contents)).suppressions)
  for (const [path, commit] of files) {
    const [, address = '', version = ''] = RELEASE.exec(path) ?? []
    const finding = { code: 'VERSION_DROPPED', address, version, message: '', path } as const
    if (address === '' || suppressions.of(finding) !== undefined) continue
    deleted.set(address, [...(deleted.get(address) ?? []), { version, commit }])
  }
  return deleted
}

/** The first deleted version that a module neither lists nor has a tombstone for. @param module undefined where it is gone, too */
export function droppedVersion(
  address: string,
  deleted: readonly DeletedVersion[],
  module: ModuleDocument | undefined,
): Fault | undefined {
  const known = new Set<string>(
    [...(module?.versions ?? []), ...(module?.removed ?? [])].map(({ version }) => version),
  )
  const dropped = deleted.find(({ version }) => !known.has(version))
  if (dropped === undefined) return undefined
  const { version, commit } = dropped
  const message = `the version has no tombstone, and is dropped by commit ${shortCommit(commit)} (${commit})`
  return { code: 'VERSION_DROPPED', message, path: `${MODULES_DIRECTORY}/${address}/${version}` }
}
