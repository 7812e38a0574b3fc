import type { RepositoryIdentity } from '../core/git-remote.ts'
import { groupBy } from '../core/group.ts'
import type { FileContent, ModulePublication } from '../core/index/change.ts'
import { INDEX_FORMAT, type Place, type ReleaseDocument } from '../core/index/documents.ts'
import { formatOffer } from '../core/index/offer.ts'
import type { ModuleInterface } from '../core/interface/module-interface.ts'
import { descriptionFromReadme } from '../core/interface/readme.ts'
import { formatModuleAddress } from '../core/module-address.ts'
import type { Version } from '../core/version.ts'
import type { Decision, PublishDecision } from './decide.ts'

export type AcceptedDecision = Exclude<Decision, { status: 'refused' }>

export interface Placing {
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
  const places = decision.places.map(({ place }) => place)
  const { registryUrl } = placing
  if (placing.isPut) for (const { store } of decision.places) await store.put(selection, pkg, registryUrl)
  const release = published ?? releaseDocument(decision, placing, places)
  return {
    decision,
    release: { ...release, packages: [...known, ...places] },
    files: new Map<string, FileContent>([
      ...offeredFiles(decision),
      ...decision.places.flatMap((each) => [...each.files]),
    ]),
  }
}

function offeredFiles({ selection, offer }: PublishDecision): [string, Uint8Array][] {
  if (offer === undefined) return []
  return formatOffer(selection.release, offer).map(([path, text]) => [path, new TextEncoder().encode(text)])
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
    description: descriptionFromReadme(decision.offer?.root.readme ?? ''),
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
      offers: new Map(fresh.flatMap(({ decision }) => offerOf(decision))),
    }
  })
}

function offerOf(decision: AcceptedDecision): [Version, ModuleInterface][] {
  if (decision.status === 'unchanged' || decision.offer === undefined) return []
  return [[decision.selection.release.version, decision.offer]]
}
