import type { RepositoryIdentity } from '../core/git-remote.ts'
import { groupBy } from '../core/group.ts'
import type { FileContent, ModulePublication } from '../core/index/change.ts'
import type { PackageKind } from '../core/index/documents.ts'
import { INDEX_FORMAT, type Place, type ReleaseDocument } from '../core/index/documents.ts'
import { formatModuleAddress } from '../core/module-address.ts'
import type { PackageStore } from '../ports.ts'
import type { Decision } from './decide.ts'

export type AcceptedDecision = Exclude<Decision, { status: 'refused' }>
type PublishDecision = Extract<Decision, { status: 'publish' }>

export interface Placing {
  readonly stores: ReadonlyMap<PackageKind, PackageStore>
  readonly publisher: RepositoryIdentity | undefined
  readonly repositoryUrl: string
  readonly registryUrl: string | null
  /** False for a dry run: places are named, nothing is put there. */
  readonly isPut: boolean
}

/** An accepted release as `release.json` says it, and the files that travel with it. */
export interface PlacedRelease {
  readonly decision: AcceptedDecision
  readonly release: ReleaseDocument
  readonly files: ReadonlyMap<string, FileContent>
}

/** Puts each new package into its places, in the order in which they were asked for. */
export async function placeReleases(
  decisions: readonly AcceptedDecision[],
  placing: Placing,
): Promise<PlacedRelease[]> {
  const placed: PlacedRelease[] = []
  for (const decision of decisions) {
    if (decision.status === 'unchanged')
      placed.push({ decision, release: decision.published, files: new Map() })
    else placed.push(await placeOne(decision, placing))
  }
  return placed
}

async function placeOne(decision: PublishDecision, placing: Placing): Promise<PlacedRelease> {
  const { selection, pkg, published } = decision
  const known = published?.packages ?? []
  const stores = selection.kinds
    .filter((kind) => !known.some((place) => place.kind === kind))
    .flatMap((kind) => placing.stores.get(kind) ?? [])
  const places = await Promise.all(stores.map((store) => store.locate(selection, pkg)))
  const files: (readonly [string, FileContent])[] = []
  if (placing.isPut) {
    for (const store of stores) files.push(...(await store.put(selection, pkg, placing.registryUrl)))
  }
  const release = published ?? releaseDocument(decision, placing, places)
  return { decision, release: { ...release, packages: [...known, ...places] }, files: new Map(files) }
}

function releaseDocument(decision: PublishDecision, placing: Placing, packages: Place[]): ReleaseDocument {
  const { release } = decision.selection
  const { publisher } = placing
  return {
    format: INDEX_FORMAT,
    ...release,
    repository: {
      url: placing.repositoryUrl,
      ...(publisher?.repositoryId === undefined ? {} : { id: publisher.repositoryId }),
      ...(publisher?.ownerId === undefined ? {} : { ownerId: publisher.ownerId }),
    },
    description: '',
    package: decision.pkg.facts,
    packages,
  }
}

/** The modules of this run; those of which nothing is new too, so that what a crash left undone is mended. */
export function publicationsOf(placed: readonly PlacedRelease[]): ModulePublication[] {
  const groups = groupBy(placed, ({ release }) => formatModuleAddress(release.address))
  return [...groups.values()].flatMap((group) => {
    const fresh = group.filter(({ decision }) => decision.status === 'publish')
    const [first] = [...fresh, ...group]
    if (first === undefined) return []
    return {
      address: first.release.address,
      owner: first.decision.owner,
      releases: fresh.map(({ release }) => release),
      files: new Map(fresh.flatMap(({ files }) => [...files])),
    }
  })
}
