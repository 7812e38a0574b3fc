import { quote, RegistryError } from '../base/error.ts'
import {
  type ModuleDocument,
  type PublishedVersion,
  type RegistryDocument,
  type ReleaseDocument,
  withdrawnVersions,
} from '../index/format/documents.ts'
import { listedRelease, moduleIn } from '../index/format/index-files.ts'
import { refuseForeignLocation, refuseForeignOwner } from '../index/format/policy.ts'
import { brokenFiles, invalidHcl } from '../interface/diagnostics.ts'
import type { ModuleInterface } from '../interface/module-interface.ts'
import { isSameRepository } from '../module/git-remote.ts'
import type { Release } from '../module/release.ts'
import type { Package } from '../package/package.ts'
import type { GuardedStores } from './exposure.ts'
import { findPackageRoot, isCommit, noticesOf, refuseLeavingCalls, refuseSecrets } from './package-checks.ts'
import type { PackageKind } from './package-kinds.ts'
import type { InterfaceSource, ModuleRepository, ResolvedPackage } from './ports.ts'
import type { Publication } from './publication.ts'
import { refusedResult } from './publish-report.ts'
import {
  compareWithPublished,
  findRestoration,
  missingKinds,
  ownerAfter,
  type RestoreContext,
  refuseForgotten,
  tagMoved,
  versionExists,
  versionRemoved,
} from './published-version.ts'
import type { IndexState } from './read-index.ts'
import type { Selection } from './selection.ts'
import { interfaceDocuments } from './store-packages.ts'

/** What the decisions on one repository are made with. */
export interface DecisionContext {
  readonly repository: Pick<ModuleRepository, 'publisher' | 'packer' | 'interfaces' | 'license' | 'signal'>
  readonly stores: GuardedStores
  /** The index as this try found it. */
  readonly index: Pick<IndexState, 'files' | 'registry'>
  /** Undefined: nobody looks whether the index still has the files of unchanged versions. */
  readonly restore: Pick<RestoreContext, 'mode' | 'snapshot'> | undefined
  /** Throws for a release whose address is not that of the repository. */
  readonly refuseClaim: (release: Release) => void
}

/** A version on which is decided; a refused one too, so that a run names every refusal. */
export type Decided = Publication<'unchanged' | 'new' | 'refused'>

/** Decides on one release. Packs only what has to be packed. Throws LIMIT_EXCEEDED where the time of the repository is up. */
export async function decide(selection: Selection, context: DecisionContext): Promise<Decided> {
  const { release } = selection
  try {
    context.refuseClaim(release)
    return await decideOne(selection, moduleIn(context.index.files, release.address), context)
  } catch (error) {
    if (!(error instanceof RegistryError) || context.repository.signal?.aborted) throw error
    return refusedResult(release.tag, error, release)
  }
}

async function decideOne(
  selection: Selection,
  module: ModuleDocument | undefined,
  context: DecisionContext,
): Promise<Decided> {
  const { release } = selection
  const { repository, index } = context
  const comparison = compareWithPublished(selection, module)
  if (comparison.outcome === 'removed') throw versionRemoved(release, comparison.removal)
  if (comparison.outcome === 'taken')
    throw await takenBy(selection, comparison.published, { ...context, module })
  const owner = ownerAfter(module, release, repository.publisher)
  if (comparison.outcome !== 'unchanged' || module?.owner === null)
    refuseForeignOwner(index.registry, release.address, repository.publisher)
  if (module !== undefined && comparison.outcome === 'unchanged') {
    const { published } = comparison
    const repairs = await findRepairs(
      withRoot(selection, published.packageRoot),
      { module, published },
      context,
    )
    return { status: 'unchanged', selection, owner, published, ...repairs }
  }
  if (module !== undefined && comparison.outcome === 'incomplete') {
    const published = listedRelease(index.files, module, release.version)
    const rooted = withRoot(selection, published.packageRoot)
    return { ...(await addPackages(rooted, published, context)), owner }
  }
  const rooted = await rootedSelection(selection, repository.interfaces)
  const [pkg, moduleInterface] = await inOrder(
    pack(rooted, context),
    readInterface(selection, repository.interfaces),
  )
  refuseForgotten(release, index.files, pkg.facts.digest)
  const resolved = await resolvePackages(rooted, pkg, context)
  refuseLeavingCalls(resolved.selection, moduleInterface)
  const license = await repository.license({ commit: release.commit, path: release.path })
  const notices = noticesOf(resolved.selection, pkg, moduleInterface)
  return {
    status: 'new',
    owner,
    pkg,
    published: undefined,
    moduleInterface,
    license,
    notices,
    ...resolved,
  }
}

/** What the stores and the index have lost of a published version. */
async function findRepairs(
  selection: Selection,
  version: { readonly module: ModuleDocument; readonly published: PublishedVersion },
  { repository, stores, restore }: DecisionContext,
): Promise<Pick<Publication<'unchanged'>, 'repair' | 'restored'>> {
  const repack = () => pack(selection, { repository, stores })
  const withdrawn = withdrawnVersions(version.module)
  const documents = () => interfaceDocuments(selection, repository.interfaces, stores)
  const repair = await stores.findRepair(version.published, { selection, withdrawn, pack: repack, documents })
  if (restore === undefined) return { repair }
  const { commit, path } = selection.release
  const fromTag = { pack: repack, readInterface: () => repository.interfaces.atCommit({ commit, path }) }
  return { repair, restored: await findRestoration(selection, version, { ...restore, ...fromTag, stores }) }
}

/** More kinds of package are asked for, which must have the same bytes. */
async function addPackages(
  selection: Selection,
  published: ReleaseDocument,
  context: DecisionContext,
): Promise<Omit<Publication<'new'>, 'owner'>> {
  const { release } = selection
  const { interfaces } = context.repository
  const pkg = await pack(selection, context)
  const { digest } = published.package
  if (digest !== pkg.facts.digest) throw versionExists(release, { ...published, digest }, pkg.facts.digest)
  const resolved = await resolvePackages(selection, pkg, context, published)
  const { commit, path } = release
  refuseLeavingCalls(resolved.selection, await interfaces.atCommit({ commit, path }))
  return { status: 'new', pkg, published, moduleInterface: undefined, notices: [], ...resolved }
}

/** The locations of a package of this size. What cannot be stored there is refused before anything is written. */
async function resolvePackages(
  selection: Selection,
  pkg: Package,
  { index, stores }: DecisionContext,
  published?: ReleaseDocument,
): Promise<Pick<Publication<'new'>, 'selection' | 'packages'>> {
  const large = selection.byDefault?.large
  const isLarge = large !== undefined && pkg.facts.size > large.aboveBytes
  const effective = isLarge ? { ...selection, kinds: large.kinds } : selection
  const missing = published === undefined ? effective.kinds : missingKinds(effective, published)
  refuseUnreachable(missing, index.registry)
  const packages = new Map<PackageKind, ResolvedPackage>()
  for (const kind of missing) {
    const resolved = await stores.resolve(kind, effective, pkg)
    refuseForeignLocation(index.registry, resolved.location)
    packages.set(kind, resolved)
  }
  return { selection: effective, packages }
}

/** Waits for both at the same time. Where both throw, throws what the first did. */
async function inOrder<A, B>(first: Promise<A>, second: Promise<B>): Promise<[A, B]> {
  second.catch(() => {})
  return [await first, await second]
}

/** Throws SECRET_IN_PACKAGE too. */
async function pack(
  selection: Selection,
  {
    repository,
    stores,
  }: Pick<DecisionContext, 'stores'> & { readonly repository: Pick<ModuleRepository, 'packer'> },
): Promise<Package> {
  const { commit, path, packageRoot } = selection.release
  const root = packageRoot === undefined ? {} : { packageRoot }
  const clone = isCommit(selection) ? { isCommit: true } : {}
  const pkg = await repository.packer.pack({ commit, path, ...root, ...clone })
  await refuseSecrets(pkg, selection, stores.visibility.source)
  return pkg
}

/** The selection with the directory that its package holds. Throws NOT_A_MODULE for a call that leaves its `root`. */
async function rootedSelection(
  selection: Selection,
  interfaces: Pick<InterfaceSource, 'atCommit'>,
): Promise<Selection> {
  const { release, root } = selection
  return withRoot(selection, await findPackageRoot({ ...release, root }, interfaces))
}

function withRoot(selection: Selection, packageRoot: string | undefined): Selection {
  return packageRoot === undefined
    ? selection
    : { ...selection, release: { ...selection.release, packageRoot } }
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
  published: PublishedVersion,
  { module, ...context }: DecisionContext & { readonly module: ModuleDocument | undefined },
): Promise<RegistryError> {
  const { release } = selection
  const { publisher, interfaces } = context.repository
  const owner = module?.owner ?? null
  const isOwn = owner === null || (publisher !== undefined && isSameRepository(owner, publisher))
  const isMoved = published.tag === release.tag && published.commit !== release.commit
  if (isOwn && isMoved) return tagMoved(release, published)
  const { facts } = await pack(await rootedSelection(selection, interfaces), context)
  return versionExists(release, published, facts.digest)
}

/** Terraform follows the `source` page only to an absolute URL, so a package in the index needs the index's own. */
function refuseUnreachable(kinds: readonly PackageKind[], registry: RegistryDocument): void {
  if (registry.url !== null || !kinds.includes('index')) return
  throw new RegistryError(
    'INVALID_INPUT',
    'the index has no public URL, and packages in the index need one',
    'set it once: module-registry init --index … --url https://modules.example.com, or publish with --package git',
  )
}
