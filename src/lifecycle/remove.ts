import { shortList, visible } from '../base/error.ts'
import { listedVersions, type ModuleDocument } from '../index/format/documents.ts'
import { versionDirectory } from '../index/format/paths.ts'
import { planModules, updateIndex } from '../index/plan/update-index.ts'
import type { IndexSnapshot } from '../index/ports.ts'
import { formatModuleAddress, type ModuleAddress } from '../module/module-address.ts'
import type { Version } from '../module/version.ts'
import {
  type DecisionTarget,
  formatLatest,
  formatMovingName,
  type LatestChange,
  latestChange,
  readModuleFor,
  unknownVersion,
} from './decision.ts'
import type { MovingName, PackageDeletion, PackageStorage } from './ports.ts'

interface RemoveRequest {
  readonly address: ModuleAddress
  readonly version: Version
  readonly reason: string
  readonly date: string
  readonly dryRun: boolean
}

interface RemoveDependencies extends DecisionTarget {
  readonly storage: PackageStorage
}

/**
 * Takes a version away for good: its files leave the index in one commit, a tombstone stays, and its packages elsewhere are deleted. What
 * could not be deleted is a result, and a later run tries it again. Throws NOT_FOUND for a version that was never published, NOT_OWNER for
 * a run that may not decide, INDEX_INVALID, and what `updateIndex` throws.
 */
export async function removeVersion(
  request: RemoveRequest,
  { index, raceBackoff, storage, actor }: RemoveDependencies,
): Promise<RemoveReport> {
  const { address, version, dryRun } = request
  const { result, commit, changed } = await updateIndex(index, raceBackoff, async (snapshot) => {
    const { registry, module } = await readModuleFor(actor, address, snapshot)
    const removed = removedModule(module, version, request)
    const planned = await planModules(snapshot, registry, [removed.module])
    // Last: a reader of a directory finds nothing listed that is gone.
    const gone = await filesOf(snapshot, address, version)
    const files = new Map([...planned, ...gone.map((path) => [path, null] as const)])
    const message = `Remove ${formatModuleAddress(address)} ${version}\n\n${removed.tombstone.reason}`
    return { result: { module, removed, gone }, change: { message, files }, isDry: dryRun }
  })
  const { module, removed, gone } = result
  const { tombstone } = removed
  const same = sameBytes(removed)
  // Names leave the package before it is deleted: some registries delete its tags with it.
  const names = await storage.follow(removed.module, [version], dryRun)
  return {
    status: dryRun ? 'planned' : changed.length === 0 ? 'unchanged' : 'removed',
    address: formatModuleAddress(address),
    version,
    reason: tombstone.reason,
    commit: tombstone.commit,
    latest: latestChange(module, removed.module),
    listed: listedVersions(removed.module),
    sameBytes: same,
    files: gone,
    packages: await deletePackages(removed, { isShared: same.length > 0, storage, dryRun }),
    names,
    index: { commit, changed },
  }
}

/** Also those that a newer tool has written. */
async function filesOf(snapshot: IndexSnapshot, address: ModuleAddress, version: Version): Promise<string[]> {
  const directory = versionDirectory(address, version)
  const names = await snapshot.listDirectory(directory)
  return names.toSorted().map((name) => `${directory}/${name}`)
}

function sameBytes({ module, tombstone }: RemovedModule): Version[] {
  return module.versions.filter(({ digest }) => digest === tombstone.digest).map(({ version }) => version)
}

async function deletePackages(
  { module, tombstone }: RemovedModule,
  {
    isShared,
    storage,
    dryRun,
  }: { readonly isShared: boolean; readonly storage: PackageStorage; readonly dryRun: boolean },
): Promise<DeletedPackage[]> {
  const deleted: DeletedPackage[] = []
  // The package in the index goes with the files of its version.
  for (const { kind, location } of (tombstone.packages ?? []).filter((each) => each.kind !== 'index')) {
    const { digest, version } = tombstone
    const pkg = { address: module.address, version, kind, location, digest, isShared }
    const outcome = dryRun ? ({ status: 'planned', notes: [] } as const) : await storage.delete(pkg)
    deleted.push({ kind, location, ...outcome })
  }
  return deleted
}

interface RemovedModule {
  readonly module: ModuleDocument
  readonly tombstone: ModuleDocument['removed'][number]
}

/** The module without a version, whose tombstone stays for ever; a version that is removed already stays as it is. Throws NOT_FOUND. */
function removedModule(
  module: ModuleDocument,
  version: Version,
  { reason, date }: { readonly reason: string; readonly date: string },
): RemovedModule {
  const before = module.removed.find((each) => each.version === version)
  if (before !== undefined) return { module, tombstone: before }
  const published = module.versions.find((each) => each.version === version)
  if (published === undefined) throw unknownVersion(module, version)
  const { digest, commit } = published
  // So that a later run can delete what this one could not.
  const packages = published.packages.map(({ kind, location }) => ({ kind, location }))
  const tombstone = { version, digest, commit, reason, date, packages }
  const isOther = (each: { readonly version: Version }) => each.version !== version
  const after = {
    ...module,
    versions: module.versions.filter(isOther),
    yanks: module.yanks.filter(isOther),
    deprecations: module.deprecations.filter(({ versions }) => versions !== version),
    removed: [...module.removed, tombstone],
  }
  return { module: after, tombstone }
}

type DeletedPackage = { readonly kind: string; readonly location: string } & (
  | PackageDeletion
  | { readonly status: 'planned'; readonly notes: readonly string[] }
)

export interface RemoveReport {
  readonly status: 'removed' | 'unchanged' | 'planned'
  readonly address: string
  readonly version: Version
  /** Of the tombstone: of the run that removed the version. */
  readonly reason: string
  /** The commit of the module repository that the version was published from. */
  readonly commit: string
  readonly latest: LatestChange
  /** The versions that clients can choose after it, highest first. */
  readonly listed: readonly Version[]
  readonly sameBytes: readonly Version[]
  readonly files: readonly string[]
  readonly packages: readonly DeletedPackage[]
  readonly names: readonly MovingName[]
  readonly index: { readonly commit: string | null; readonly changed: readonly string[] }
}

/** What stays whatever the tool does. */
const NOT_UNDONE =
  'clones, forks and the Git history of the index and of the module repository keep it, and so do caches of clients, mirrors and hosts: revoke a leaked secret first'

export function formatRemoveReport(report: RemoveReport): string {
  const { status, address, version, reason, latest, listed, packages, names, sameBytes } = report
  return [
    `${status.padEnd(9)} ${address} ${version}: ${visible(reason)}`,
    formatLatest(latest),
    `listed    ${listed.length === 0 ? 'no version' : shortList(listed).join(', ')}`,
    ...report.files.map((path) => `${(status === 'planned' ? 'delete' : 'deleted').padEnd(9)} ${path}`),
    ...packages.flatMap(packageLines),
    ...names.map(formatMovingName),
    ...(sameBytes.length === 0 ? [] : [`same      ${sameBytes.join(', ')}: the same package, which stays`]),
    `stays     ${NOT_UNDONE}`,
  ].join('\n')
}

function packageLines(deleted: DeletedPackage): string[] {
  const { location } = deleted
  switch (deleted.status) {
    case 'planned':
      return [`delete    ${location}`]
    case 'deleted':
    case 'absent':
      return [`${deleted.status.padEnd(9)} ${location}`, ...deleted.notes.map((note) => `          ${note}`)]
    case 'impossible':
    case 'failed':
      return [`kept      ${location}: ${deleted.reason}`, `by hand   ${deleted.fix}`]
  }
}
