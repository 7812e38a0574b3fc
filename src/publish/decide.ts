import { quote, RegistryError } from '../base/error.ts'
import type {
  ModuleDocument,
  Owner,
  PackageKind,
  RegistryDocument,
  ReleaseDocument,
} from '../index/format/documents.ts'
import { type IndexFiles, moduleIn, releaseIn } from '../index/format/index-files.ts'
import { ownerAfter, standingOf, tagMoved, versionExists } from '../index/plan/version-state.ts'
import { brokenFiles, invalidHcl } from '../interface/diagnostics.ts'
import type { Compatibility } from '../interface/diff/required-bump.ts'
import type { ModuleInterface } from '../interface/module-interface.ts'
import { isSameRepository, type RepositoryIdentity } from '../module/git-remote.ts'
import { formatModuleAddress } from '../module/module-address.ts'
import type { Package } from '../package/package.ts'
import { Claims } from './claimed-addresses.ts'
import type { InterfaceSource, PackageStore, Packer, Placement } from './ports.ts'
import type { Selection } from './selection.ts'

export interface PublishDecision {
  readonly status: 'publish'
  readonly selection: Selection
  readonly owner: Owner | null
  readonly pkg: Package
  /** The release as it stands, where it only gets more places. */
  readonly published: ReleaseDocument | undefined
  /** Where it shall lie, in the order in which that was asked for; without those where it lies already. */
  readonly places: readonly LocatedPackage[]
  /** What a new version offers. */
  readonly moduleInterface: ModuleInterface | undefined
  /** Present for a new version that was compared with another one. */
  readonly compatibility?: Compatibility
}

/** What shall happen to one selected release; everything that can refuse it has been asked. */
export type Decision =
  | {
      readonly status: 'unchanged'
      readonly selection: Selection
      readonly owner: Owner | null
      readonly published: ReleaseDocument
    }
  | PublishDecision
  | { readonly status: 'refused'; readonly tag: string; readonly error: RegistryError }

export interface LocatedPackage extends Placement {
  readonly store: PackageStore
}

export interface DecisionBasis {
  readonly files: IndexFiles
  readonly registry: RegistryDocument
  readonly publisher: RepositoryIdentity | undefined
  readonly packer: Packer
  readonly stores: ReadonlyMap<PackageKind, PackageStore>
  readonly interfaces: InterfaceSource
}

/**
 * Refusals are decisions too: a run says all of them. Packs only what has to be packed.
 * @param claims of the repositories before this one, to which its own are added
 */
export async function decide(
  selections: readonly Selection[],
  basis: DecisionBasis,
  claims = new Claims(),
): Promise<Decision[]> {
  const modules = new Map<string, ModuleDocument | undefined>()
  const decisions: Decision[] = []
  for (const selection of selections) {
    try {
      const address = formatModuleAddress(selection.release.address)
      claims.check(selection.release, { files: basis.files, by: basis })
      if (!modules.has(address)) modules.set(address, moduleIn(basis.files, selection.release.address))
      decisions.push(await decideOne(selection, modules.get(address), basis))
      claims.add(selection.release.address, basis)
    } catch (error) {
      if (!(error instanceof RegistryError)) throw error
      decisions.push({ status: 'refused', tag: selection.release.tag, error })
    }
  }
  return decisions
}

async function decideOne(
  selection: Selection,
  module: ModuleDocument | undefined,
  basis: DecisionBasis,
): Promise<Decision> {
  const { release } = selection
  const wanted = selection.byDefault === undefined ? selection.kinds : []
  const standing = standingOf(release, releaseIn(basis.files, module, release.version), wanted)
  if (standing.status === 'taken') throw await takenBy(selection, standing.published, { ...basis, module })
  const owner = ownerAfter(module, release, basis.publisher)
  if (standing.status === 'unchanged')
    return { status: 'unchanged', selection, owner, published: standing.published }
  if (standing.status === 'new') {
    const [pkg, moduleInterface] = await inOrder(
      pack(selection, basis.packer),
      readInterface(selection, basis.interfaces),
    )
    return {
      status: 'publish',
      owner,
      pkg,
      published: undefined,
      moduleInterface,
      ...(await placed(selection, pkg, basis)),
    }
  }
  const pkg = await pack(selection, basis.packer)
  const { published } = standing
  if (published.package.digest !== pkg.facts.digest) throw versionExists(release, published, pkg.facts.digest)
  return {
    status: 'publish',
    owner,
    pkg,
    published,
    moduleInterface: undefined,
    ...(await placed(selection, pkg, basis, published)),
  }
}

/** The places for a package of this size. What cannot lie there is refused before anything is written. */
async function placed(
  selection: Selection,
  pkg: Package,
  { registry, stores }: DecisionBasis,
  published?: ReleaseDocument,
): Promise<Pick<PublishDecision, 'selection' | 'places'>> {
  const large = selection.byDefault?.large
  const isLarge = large !== undefined && pkg.facts.size > large.aboveBytes
  const chosen = isLarge ? { ...selection, kinds: large.kinds } : selection
  refuseUnreachable(chosen, registry)
  const missing = chosen.kinds.filter((kind) => !published?.packages.some((place) => place.kind === kind))
  return { selection: chosen, places: await locate(missing, stores, { selection: chosen, pkg }) }
}

/** Both at the same time; where both are refused, the first says why. */
async function inOrder<A, B>(first: Promise<A>, second: Promise<B>): Promise<[A, B]> {
  second.catch(() => {})
  return [await first, await second]
}

function pack({ release, allow }: Selection, packer: Packer): Promise<Package> {
  return packer.pack({ commit: release.commit, path: release.path, allow })
}

async function locate(
  kinds: readonly PackageKind[],
  stores: DecisionBasis['stores'],
  { selection, pkg }: { readonly selection: Selection; readonly pkg: Package },
): Promise<LocatedPackage[]> {
  const places: LocatedPackage[] = []
  for (const store of kinds.flatMap((kind) => stores.get(kind) ?? []))
    places.push({ store, ...(await store.locate(selection, pkg)) })
  return places
}

/** Throws INVALID_HCL where the root of the module does not parse: no client could use it. */
async function readInterface({ release }: Selection, interfaces: InterfaceSource): Promise<ModuleInterface> {
  const { commit, path, tag } = release
  const moduleInterface = await interfaces.atCommit({ commit, path })
  const broken = brokenFiles(moduleInterface, 'root')
  if (broken.length > 0) throw invalidHcl(broken, `tag ${quote(tag)}`, path)
  return moduleInterface
}

/** A tag of the same name in another repository has not moved: there, the version is taken. */
async function takenBy(
  selection: Selection,
  published: ReleaseDocument,
  { module, publisher, packer }: DecisionBasis & { readonly module: ModuleDocument | undefined },
): Promise<RegistryError> {
  const { release } = selection
  const owner = module?.owner ?? null
  const isOwn = owner === null || (publisher !== undefined && isSameRepository(owner, publisher))
  const isMoved = published.tag === release.tag && published.commit !== release.commit
  if (isOwn && isMoved) return tagMoved(release, published)
  return versionExists(release, published, (await pack(selection, packer)).facts.digest)
}

/** Terraform follows the `source` page only to an absolute URL, so a package in the index needs the index's own. */
function refuseUnreachable(selection: Selection, registry: RegistryDocument): void {
  if (registry.url !== null || !selection.kinds.includes('index')) return
  throw new RegistryError(
    'INVALID_INPUT',
    'the index has no public URL, and packages in the index need one',
    'set it once: module-registry init --index … --url https://modules.example.com (the action sets it by "index-url" where it creates the index), or publish with --package git',
  )
}
