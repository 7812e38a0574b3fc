import { quote, RegistryError } from '../core/error.ts'
import type { RepositoryIdentity } from '../core/git-remote.ts'
import { type IndexFiles, moduleIn, releaseIn } from '../core/index/change.ts'
import type {
  ModuleDocument,
  Owner,
  PackageKind,
  RegistryDocument,
  ReleaseDocument,
} from '../core/index/documents.ts'
import { catalogPath } from '../core/index/layout.ts'
import { clashingSpelling, parseModuleList } from '../core/index/module-list.ts'
import { ownerAfter, standingOf, tagMoved, versionExists } from '../core/index/standing.ts'
import { addressKey, formatModuleAddress, type ModuleAddress } from '../core/module-address.ts'
import type { Package } from '../core/package.ts'
import type { Selection } from '../core/selection.ts'
import type { PackageStore, Packer } from '../ports.ts'

/** What shall happen to one selected release; everything that can refuse it has been asked. */
export type Decision =
  | {
      readonly status: 'unchanged'
      readonly selection: Selection
      readonly owner: Owner | null
      readonly published: ReleaseDocument
    }
  | {
      readonly status: 'publish'
      readonly selection: Selection
      readonly owner: Owner | null
      readonly pkg: Package
      /** The release as it stands, where it only gets more places. */
      readonly published: ReleaseDocument | undefined
    }
  | { readonly status: 'refused'; readonly tag: string; readonly error: RegistryError }

export interface DecisionBasis {
  readonly files: IndexFiles
  readonly registry: RegistryDocument
  readonly publisher: RepositoryIdentity | undefined
  readonly packer: Packer
  readonly stores: ReadonlyMap<PackageKind, PackageStore>
}

/** Refusals are decisions too: a run says all of them. Packs only what has to be packed. */
export async function decide(selections: readonly Selection[], basis: DecisionBasis): Promise<Decision[]> {
  const modules = new Map<string, ModuleDocument | undefined>()
  const spellings = new Map<string, string>()
  const decisions: Decision[] = []
  for (const selection of selections) {
    try {
      const address = formatModuleAddress(selection.release.address)
      const key = addressKey(selection.release.address)
      refuseSpelling(address, spellings.get(key) ?? spellingIn(basis.files, selection.release.address))
      spellings.set(key, address)
      if (!modules.has(address)) modules.set(address, moduleIn(basis.files, selection.release.address))
      decisions.push(await decideOne(selection, modules.get(address), basis))
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
  if (standing.status === 'taken') throw await takenBy(selection, standing.published, basis.packer)
  const owner = ownerAfter(module, release, basis.publisher)
  if (standing.status === 'unchanged')
    return { status: 'unchanged', selection, owner, published: standing.published }
  const pkg = await pack(selection, basis.packer)
  const placed = { ...selection, kinds: kindsFor(selection, pkg) }
  refuseUnreachable(placed, basis.registry)
  // What cannot lie where it is wanted is refused before anything is written.
  for (const kind of placed.kinds) await basis.stores.get(kind)?.locate(placed, pkg)
  if (standing.status === 'new')
    return { status: 'publish', selection: placed, owner, pkg, published: undefined }
  const { published } = standing
  if (published.package.digest !== pkg.facts.digest) throw versionExists(release, published, pkg.facts.digest)
  return { status: 'publish', selection: placed, owner, pkg, published }
}

function kindsFor({ kinds, byDefault }: Selection, pkg: Package): readonly PackageKind[] {
  const large = byDefault?.large
  return large !== undefined && pkg.facts.size > large.aboveBytes ? large.kinds : kinds
}

function pack({ release, allow }: Selection, packer: Packer): Promise<Package> {
  return packer.pack({ commit: release.commit, path: release.path, allow })
}

async function takenBy(
  selection: Selection,
  published: ReleaseDocument,
  packer: Packer,
): Promise<RegistryError> {
  const { release } = selection
  if (published.tag === release.tag && published.commit !== release.commit)
    return tagMoved(release, published)
  return versionExists(release, published, (await pack(selection, packer)).facts.digest)
}

function spellingIn(files: IndexFiles, address: ModuleAddress): string | undefined {
  const path = catalogPath(address)
  return clashingSpelling(parseModuleList(path, files.get(path)), address)
}

/** @param other in the index, or earlier in this run */
function refuseSpelling(address: string, other: string | undefined): void {
  if (other === undefined || other === address) return
  throw new RegistryError(
    'INVALID_ADDRESS',
    `${quote(address)} differs only by case from ${quote(other)}, which is there already`,
    `publish under the spelling that is there: --module ${other}`,
  )
}

/** Terraform follows the `source` page only to an absolute URL, so a package in the index needs the index's own. */
function refuseUnreachable(selection: Selection, registry: RegistryDocument): void {
  if (registry.url !== null || !selection.kinds.includes('index')) return
  throw new RegistryError(
    'INVALID_INPUT',
    'the index has no public URL, and packages in the index need one',
    'set it once: module-registry init --index … --url https://modules.example.com (or publish with --package git)',
  )
}
