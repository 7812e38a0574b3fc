import { quote, RegistryError, shortList } from '../base/error.ts'
import { listedVersions, type ModuleDocument, type PublishedVersion } from '../index/format/documents.ts'
import { latestOf } from '../index/format/module-list.ts'
import { versionDirectory } from '../index/format/paths.ts'
import { planUpdates } from '../index/plan/publication-plan.ts'
import { readModuleFiles, updateIndex } from '../index/plan/update-index.ts'
import type { IndexSnapshot, IndexStore, RaceBackoff } from '../index/ports.ts'
import { formatModuleAddress, type ModuleAddress } from '../module/module-address.ts'
import { sortVersions, type Version } from '../module/version.ts'
import { readKnownModule } from './known-module.ts'
import { type Actor, refuseForeignDecision } from './permission.ts'
import type { PackagePlaces } from './ports.ts'
import type { DeletedPackage, RemoveReport } from './remove-report.ts'

export interface RemoveRequest {
  readonly address: ModuleAddress
  readonly version: Version
  readonly reason: string
  /** When it was decided. */
  readonly date: string
  readonly dryRun: boolean
}

export interface RemoveDependencies {
  readonly index: IndexStore
  readonly raceBackoff: RaceBackoff
  readonly places: PackagePlaces
  readonly actor: Actor
}

/**
 * Takes a version away for good: its files leave the index in one commit, a tombstone stays, and its packages elsewhere are deleted. What
 * could not be deleted is a result, and a later run tries it again. Throws NOT_FOUND for a version that was never published, NOT_OWNER for
 * a run that may not decide, INDEX_INVALID, and what `updateIndex` throws.
 */
export async function removeVersion(
  request: RemoveRequest,
  { index, raceBackoff, places, actor }: RemoveDependencies,
): Promise<RemoveReport> {
  const { address, version, dryRun } = request
  const { result, commit, changed } = await updateIndex(index, raceBackoff, async (snapshot) => {
    const { registry, module } = await readKnownModule(snapshot, address)
    refuseForeignDecision({ registry, module }, actor)
    const removed = removedModule(module, version, request)
    const update = { module: removed.module, releases: [], files: new Map(), moduleInterfaces: new Map() }
    const planned = planUpdates(await readModuleFiles(snapshot, removed.module), registry, [update])
    // Last: a reader of a directory finds nothing listed that is gone.
    const gone = await filesOf(snapshot, address, version)
    const files = new Map([...planned, ...gone.map((path) => [path, null] as const)])
    const message = `Remove ${formatModuleAddress(address)} ${version}\n\n${removed.tombstone.reason}`
    return { result: { module, removed, gone, files }, change: dryRun ? undefined : { message, files } }
  })
  const { module, removed, gone, files } = result
  const { tombstone } = removed
  // Names leave the package before it is deleted: some registries delete its tags with it.
  const names = await places.follow(removed.module, [version], dryRun)
  return {
    status: dryRun ? 'planned' : files.size === 0 ? 'unchanged' : 'removed',
    address: formatModuleAddress(address),
    version,
    reason: tombstone.reason,
    commit: tombstone.commit,
    latest: { before: latestOf(module) ?? null, after: latestOf(removed.module) ?? null },
    listed: listedVersions(removed.module),
    sameBytes: sameBytes(removed),
    files: gone,
    packages: await deletePackages(removed, places, dryRun),
    names,
    index: { commit, changed: dryRun ? [...files.keys()] : changed },
  }
}

/** Also those that a newer tool has written. */
async function filesOf(snapshot: IndexSnapshot, address: ModuleAddress, version: Version): Promise<string[]> {
  const directory = versionDirectory(address, version)
  const names = await snapshot.listDirectory(directory)
  return names.toSorted().map((name) => `${directory}/${name}`)
}

/** The versions that still have the same zip. */
function sameBytes({ module, tombstone }: RemovedModule): Version[] {
  return module.versions.filter(({ digest }) => digest === tombstone.digest).map(({ version }) => version)
}

async function deletePackages(
  { module, tombstone }: RemovedModule,
  places: PackagePlaces,
  dryRun: boolean,
): Promise<DeletedPackage[]> {
  const deleted: DeletedPackage[] = []
  const isShared = module.versions.some(({ digest }) => digest === tombstone.digest)
  // The package in the index goes with the files of its version.
  for (const { kind, location } of (tombstone.packages ?? []).filter((each) => each.kind !== 'index')) {
    const pkg = { kind, location, digest: tombstone.digest, isShared }
    const outcome = dryRun ? ({ status: 'planned', notes: [] } as const) : await places.delete(pkg)
    deleted.push({ kind, location, ...outcome })
  }
  return deleted
}

type Tombstone = ModuleDocument['removed'][number]

interface RemovedModule {
  readonly module: ModuleDocument
  readonly tombstone: Tombstone
}

/** The module without a version, whose tombstone stays for ever; a version that is removed already stays as it is. Throws NOT_FOUND. */
export function removedModule(
  module: ModuleDocument,
  version: Version,
  { reason, date }: { readonly reason: string; readonly date: string },
): RemovedModule {
  const before = module.removed.find((each) => each.version === version)
  if (before !== undefined) return { module, tombstone: before }
  const published = module.versions.find((each) => each.version === version) ?? refuseUnknown(module, version)
  const tombstone = tombstoneOf(published, reason, date)
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

/** With its packages, so that a later run can delete what this one could not. */
function tombstoneOf(
  { version, digest, commit, packages }: PublishedVersion,
  reason: string,
  date: string,
): Tombstone {
  const places = packages.map(({ kind, location }) => ({ kind, location }))
  return { version, digest, commit, reason, date, packages: places }
}

function refuseUnknown(module: ModuleDocument, version: Version): never {
  const published = sortVersions(module.versions.map((each) => each.version))
  throw new RegistryError(
    'NOT_FOUND',
    `${formatModuleAddress(module.address)} has no published version ${quote(version)}`,
    `it has ${shortList(published).join(', ') || 'none'}`,
  )
}
