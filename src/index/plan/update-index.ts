import { RegistryError } from '../../base/error.ts'
import type { ModuleAddress } from '../../module/module-address.ts'
import type { ModuleDocument, RegistryDocument } from '../format/documents.ts'
import { type IndexFiles, moduleIn } from '../format/index-files.ts'
import { interfacePaths } from '../format/interface-document.ts'
import { latestOf } from '../format/module-list.ts'
import { modulePath, versionPath } from '../format/paths.ts'
import { parseRequirements } from '../format/versions-document.ts'
import type { IndexSnapshot, IndexStore, RaceBackoff } from '../ports.ts'
import { catalogNeighbours } from './catalog-plan.ts'
import { pathsToRead } from './file-table.ts'
import { type IndexChange, planUpdates } from './publication-plan.ts'

export interface PlannedUpdate<Result> {
  readonly result: Result
  /** Undefined, or without files: nothing is committed. */
  readonly change: IndexChange | undefined
  /** Nothing is committed, and the change is what would be. */
  readonly isDry?: boolean
}

export interface IndexUpdate<Result> {
  /** Of the try that was committed, or that had nothing to commit. */
  readonly result: Result
  /** Head of the index branch after the update; null for a directory. */
  readonly commit: string | null
  /** The paths of the change. */
  readonly changed: readonly string[]
}

/**
 * The compare-and-swap loop of every command that writes an index: opens a snapshot, plans on it, and commits the change if
 * the index is still what the plan saw. A lost race is planned anew on the new snapshot, after a wait, until the back-off
 * gives up. Throws INDEX_BUSY then, whatever `plan` throws, INDEX_UNREACHABLE and PERMISSION.
 * @param plan gets the number of the attempt, from 1
 */
export async function updateIndex<Result>(
  index: IndexStore,
  raceBackoff: RaceBackoff,
  plan: (snapshot: IndexSnapshot, attempt: number) => Promise<PlannedUpdate<Result>>,
): Promise<IndexUpdate<Result>> {
  for (let attempt = 1; ; attempt += 1) {
    const snapshot = await index.open()
    const { result, change, isDry } = await plan(snapshot, attempt)
    const changed = [...(change?.files.keys() ?? [])]
    if (change === undefined || changed.length === 0 || isDry)
      return { result, commit: snapshot.commit, changed }
    const outcome = await index.commit(change, snapshot)
    if (outcome !== 'moved') return { result, commit: outcome.commit, changed }
    if (!(await raceBackoff.wait(attempt))) throw indexBusy(attempt)
  }
}

export function indexBusy(attempts: number): RegistryError {
  return new RegistryError(
    'INDEX_BUSY',
    `other publishers changed the index in each of ${attempts} tries`,
    'nothing was written; run the same command again',
  )
}

/** The files that change where these modules become what they shall be, without new versions. Throws INDEX_INVALID. */
export async function planModules(
  snapshot: IndexSnapshot,
  registry: RegistryDocument,
  modules: readonly ModuleDocument[],
): Promise<IndexChange['files']> {
  const files = await Promise.all(modules.map((module) => readModuleFiles(snapshot, module)))
  const nothingNew = { releases: [], files: new Map(), moduleInterfaces: new Map() }
  return planUpdates(
    new Map(files.flatMap((each) => [...each])),
    registry,
    modules.map((module) => ({ module, ...nothingNew })),
  )
}

/**
 * The files that a change of a module is planned from where its versions stay: what shows the module, and the version that is
 * the latest after the change. Throws INDEX_INVALID.
 */
async function readModuleFiles(snapshot: IndexSnapshot, after: ModuleDocument): Promise<IndexFiles> {
  const { address } = after
  const files = await snapshot.read(pathsToRead(address, []))
  const latest = latestOf(after)
  const more = await snapshot.read([
    ...(latest === undefined
      ? []
      : [versionPath(address, latest, 'release.json'), ...interfacePaths(address, latest)]),
    ...catalogNeighbours([address], files),
    ...lostInterfaces(address, files),
  ])
  return new Map([...files, ...more])
}

/** The paths of the interfaces of versions that `versions.json` lacks, so that it can be completed. Throws INDEX_INVALID. */
export function lostInterfaces(address: ModuleAddress, files: IndexFiles): string[] {
  const path = modulePath(address, 'versions.json')
  const known = parseRequirements(path, files.get(path))
  const versions = moduleIn(files, address)?.versions ?? []
  return versions
    .filter(({ version }) => !known.has(version))
    .flatMap(({ version }) => interfacePaths(address, version))
}
