import { groupBy } from '../base/group.ts'
import { INDEX_FORMAT, type ReleaseDocument, type StoredPackage } from '../index/format/documents.ts'
import { interfaceFiles } from '../index/plan/file-table.ts'
import type { FileContent, ModulePublication } from '../index/plan/publication-plan.ts'
import type { ModuleInterface } from '../interface/module-interface.ts'
import { descriptionFromReadme } from '../interface/read/readme.ts'
import type { RepositoryIdentity } from '../module/git-remote.ts'
import { formatModuleAddress } from '../module/module-address.ts'
import type { Version } from '../module/version.ts'
import type { AttachedDocument } from '../oci/attached-document.ts'
import { attestPackages } from './attestation.ts'
import type { Decision, PublishDecision } from './decide.ts'
import type { Attestor } from './ports.ts'
import { type PutDependencies, putInto } from './put-package.ts'

export type AcceptedDecision = Exclude<Decision, { status: 'refused' }>

export interface Placing extends PutDependencies {
  /** Speaks for packages before they can be had anywhere; absent where nobody asked for it. */
  readonly attestor?: Attestor | undefined
  readonly publisher: RepositoryIdentity | undefined
  readonly repositoryUrl: string
  /** False for a dry run: places are named, nothing is put there. */
  readonly isPut: boolean
}

/** An accepted release as `release.json` says it, and the files that travel with it. */
export interface PlacedRelease {
  readonly decision: AcceptedDecision
  readonly release: ReleaseDocument
  readonly files: ReadonlyMap<string, FileContent>
}

/** Has every new package attested, then puts each into its places, in the order in which they were asked for. */
export async function placeReleases(
  decisions: readonly AcceptedDecision[],
  placing: Placing,
): Promise<PlacedRelease[]> {
  const documents = await attestPackages(decisions, placing.isPut ? placing.attestor : undefined)
  const placed: PlacedRelease[] = []
  for (const decision of decisions) {
    if (decision.status === 'unchanged')
      placed.push({ decision, release: decision.published, files: new Map() })
    else placed.push(await placeOne(decision, placing, documents.get(decision) ?? []))
  }
  return placed
}

async function placeOne(
  decision: PublishDecision,
  placing: Placing,
  documents: readonly AttachedDocument[],
): Promise<PlacedRelease> {
  const { published } = decision
  const known = published?.packages ?? []
  const places = decision.places.map(({ place }) => place)
  for (const place of placing.isPut ? decision.places : [])
    await putInto(place, { ...decision, documents }, placing)
  const release = published ?? releaseDocument(decision, placing, places)
  return {
    decision,
    release: { ...release, packages: [...known, ...places] },
    files: new Map<string, FileContent>([
      ...interfaceContents(decision),
      ...decision.places.flatMap((each) => [...each.files]),
    ]),
  }
}

function interfaceContents({ selection, moduleInterface }: PublishDecision): [string, Uint8Array][] {
  if (moduleInterface === undefined) return []
  return interfaceFiles(selection.release, moduleInterface).map(([path, text]) => [
    path,
    new TextEncoder().encode(text),
  ])
}

function releaseDocument(
  decision: PublishDecision,
  placing: Placing,
  packages: StoredPackage[],
): ReleaseDocument {
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
    description: descriptionFromReadme(decision.moduleInterface?.root.readme ?? ''),
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
      moduleInterfaces: new Map(fresh.flatMap(({ decision }) => interfaceOf(decision))),
    }
  })
}

function interfaceOf(decision: AcceptedDecision): [Version, ModuleInterface][] {
  if (decision.status === 'unchanged' || decision.moduleInterface === undefined) return []
  return [[decision.selection.release.version, decision.moduleInterface]]
}
