import { quote, RegistryError } from '../base/error.ts'
import { getOrInsert } from '../base/get-or-insert.ts'
import {
  type ModuleDocument,
  type Owner,
  type PublishedVersion,
  type RegistryDocument,
  type ReleaseDocument,
  withdrawnVersions,
} from '../index/format/documents.ts'
import { type IndexFiles, listedRelease, moduleIn, releaseAt } from '../index/format/index-files.ts'
import { hostOfLocation, ociManifestOf } from '../index/format/location.ts'
import { allowsLocation, type RegistryPolicy, refuseForeignOwner } from '../index/format/policy.ts'
import { brokenFiles, invalidHcl } from '../interface/diagnostics.ts'
import type { ModuleInterface } from '../interface/module-interface.ts'
import { tokenVariable } from '../module/forge.ts'
import { isSameRepository, type RepositoryIdentity } from '../module/git-remote.ts'
import { formatModuleAddress } from '../module/module-address.ts'
import { formatRelease, type PackageExtent, packageExtent, type Release } from '../module/release.ts'
import { formatOciRepository } from '../oci/oci-repository.ts'
import type { Package } from '../package/package.ts'
import type { GuardedStores } from './exposure.ts'
import { isCommit, noticesOf, refuseLeavingCalls, refuseSecrets, withPackageRoot } from './package-checks.ts'
import type { PackageKind } from './package-kinds.ts'
import type { InterfaceSource, ModuleRepository, ResolvedPackage } from './ports.ts'
import type { Publication } from './publication.ts'
import { refusedResult } from './publish-report.ts'
import { findRestoration, type RestoreContext } from './restored-version.ts'
import type { Selection } from './selection.ts'
import { interfaceDocuments } from './store-packages.ts'

interface DecisionContext {
  readonly repository: Pick<ModuleRepository, 'publisher' | 'packer' | 'interfaces' | 'license' | 'signal'>
  readonly stores: GuardedStores
  readonly index: { readonly files: IndexFiles; readonly registry: RegistryDocument }
  /** Undefined: nobody looks whether the index still has the files of unchanged versions. */
  readonly restore: Omit<RestoreContext, 'stores' | 'pack' | 'readInterface'> | undefined
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
    const repairs = await findRepairs(withRoot(selection, published), { module, published }, context)
    return { status: 'unchanged', selection, owner, published, ...repairs }
  }
  if (module !== undefined && comparison.outcome === 'incomplete') {
    const published = listedRelease(index.files, module, release.version)
    return { ...(await addPackages(withRoot(selection, published), published, context)), owner }
  }
  const { rooted, pkg, moduleInterface } = await readRelease(selection, context)
  refuseForgotten(release, index.files, pkg.facts.digest)
  const resolved = await resolvePackages(rooted, pkg, context)
  await refuseLeavingCalls(resolved.selection, moduleInterface, repository.interfaces)
  const license = await repository.license(release)
  const notices = noticesOf(resolved.selection, pkg, moduleInterface)
  return { status: 'new', owner, pkg, published: undefined, moduleInterface, license, notices, ...resolved }
}

/** What a new version is made of. Throws NOT_FOUND, INVALID_HCL, and what packing throws. */
export async function readRelease(
  selection: Selection,
  context: Pick<DecisionContext, 'repository' | 'stores'>,
) {
  const { interfaces } = context.repository
  const rooted = await withRootOf(selection, interfaces)
  const reading = readInterface(selection.release, interfaces)
  // Where both throw, the package says why.
  reading.catch(() => {})
  const pkg = await pack(rooted, context)
  return { rooted, pkg, moduleInterface: await reading }
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
  const fromTag = { pack: repack, readInterface: () => repository.interfaces.atCommit(selection.release) }
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
  await refuseLeavingCalls(resolved.selection, await interfaces.atCommit(release), interfaces)
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

/** Throws SECRET_IN_PACKAGE too. */
async function pack(
  selection: Selection,
  { repository, stores }: Pick<DecisionContext, 'repository' | 'stores'>,
): Promise<Package> {
  const { commit, path, ...release } = selection.release
  const request = { commit, path, ...packageExtent(release), isCommit: isCommit(selection) }
  const pkg = await repository.packer.pack(request)
  await refuseSecrets(pkg, selection, stores.visibility.source)
  return pkg
}

/** The selection with what its package holds. Throws NOT_A_MODULE for a call that leaves its `root`. */
async function withRootOf(selection: Selection, interfaces: InterfaceSource): Promise<Selection> {
  return { ...selection, release: await withPackageRoot(selection.release, selection.root, interfaces) }
}

function withRoot(selection: Selection, published: PackageExtent): Selection {
  return { ...selection, release: { ...selection.release, ...packageExtent(published) } }
}

/** Throws INVALID_HCL where the root of the module does not parse: no client could use it. */
async function readInterface(release: Release, interfaces: InterfaceSource): Promise<ModuleInterface> {
  const moduleInterface = await interfaces.atCommit(release)
  const broken = brokenFiles(moduleInterface, 'root')
  if (broken.length > 0) throw invalidHcl(broken, `tag ${quote(release.tag)}`, release.path)
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
  if (isOwn && isMoved)
    return new RegistryError(
      'TAG_MOVED',
      `tag ${quote(release.tag)} is at commit ${release.commit}, but ${formatRelease(release)} was published from it at commit ${published.commit} (${published.digest})`,
      `published versions never change: move the tag back (git tag -f ${release.tag} ${published.commit}), and publish the new commit under a new version`,
    )
  const { facts } = await pack(await withRootOf(selection, interfaces), context)
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

type Comparison =
  | { readonly outcome: 'new' }
  /** Published from this commit: with all the kinds of package that are asked for, or without some of them. */
  | { readonly outcome: 'unchanged' | 'incomplete'; readonly published: PublishedVersion }
  /** Published from another commit or directory. */
  | { readonly outcome: 'taken'; readonly published: PublishedVersion }
  | { readonly outcome: 'removed'; readonly removal: ModuleDocument['removed'][number] }

export function compareWithPublished(selection: Selection, module: ModuleDocument | undefined): Comparison {
  const { version, commit, path } = selection.release
  if (module === undefined) return { outcome: 'new' }
  const removal = module.removed.find((each) => each.version === version)
  if (removal !== undefined) return { outcome: 'removed', removal }
  const published = publishedVersions(module).get(version)
  if (published === undefined) return { outcome: 'new' }
  if (published.commit !== commit || published.path !== path) return { outcome: 'taken', published }
  const missing = missingKinds(selection, published)
  return { outcome: missing.length === 0 ? 'unchanged' : 'incomplete', published }
}

/** A module of ten thousand versions is asked for each of them. */
const versionsOf = new WeakMap<ModuleDocument, ReadonlyMap<string, PublishedVersion>>()

function publishedVersions(module: ModuleDocument): ReadonlyMap<string, PublishedVersion> {
  return getOrInsert(
    versionsOf,
    module,
    () => new Map(module.versions.map((each) => [each.version as string, each])),
  )
}

/**
 * The kinds of package that a published version is to get, in the order in which they were asked for. A version without configured
 * kinds has all that it needs where it is. A repair also adds the OCI repository that is named to a version that is in others.
 */
function missingKinds(
  { kinds, byDefault, storeOptions, isRepair }: Selection,
  { packages }: Pick<PublishedVersion, 'packages'>,
): PackageKind[] {
  const stored = (wanted: PackageKind) => packages.filter(({ kind }) => kind === wanted)
  const missing = byDefault === undefined ? kinds.filter((kind) => stored(kind).length === 0) : []
  const repository = storeOptions.oci['oci-repository']
  if (!isRepair || repository === undefined) return missing
  const homes = stored('oci')
  const isThere = homes.some(
    ({ location }) => ociManifestOf(location)?.repository === formatOciRepository(repository),
  )
  return homes.length === 0 || isThere ? missing : [...missing, 'oci']
}

/**
 * Throws VERSION_EXISTS where the directory of a version that `module.json` does not list holds another release: its number
 * was used. The same release is what a killed run left behind, and is finished.
 * @param digest of the package of this release
 */
function refuseForgotten(release: Release, files: IndexFiles, digest: string): void {
  const { address, version, commit, path } = release
  const before = releaseAt(files, address, version)
  if (before === undefined) return
  if (before.commit === commit && before.path === path && before.package.digest === digest) return
  throw versionExists(release, { ...before, digest: before.package.digest }, digest)
}

/** A VERSION_EXISTS: the number of a removed version is never used again. */
function versionRemoved(release: Release, removal: ModuleDocument['removed'][number]): RegistryError {
  const { commit, digest, reason, date } = removal
  return new RegistryError(
    'VERSION_EXISTS',
    `${formatRelease(release)} was published from commit ${commit} (${digest}) and removed on ${date}: ${quote(reason)}`,
    'the number of a removed version is never used again: tag this commit with a new version',
  )
}

/**
 * A VERSION_EXISTS: the version is published with another package.
 * @param digest of the package of this release
 */
function versionExists(
  release: Release,
  published: Pick<PublishedVersion, 'tag' | 'commit' | 'path' | 'digest'>,
  digest: string,
): RegistryError {
  const from = (tag: string, commit: string, path: string) =>
    `tag ${quote(tag)}, commit ${commit}${path === '' ? '' : `, directory ${quote(path)}`}`
  return new RegistryError(
    'VERSION_EXISTS',
    `${formatRelease(release)} is already published with ${published.digest} (${from(published.tag, published.commit, published.path)}); this run has ${digest} (${from(release.tag, release.commit, release.path)})`,
    'published versions never change: tag this commit with a new version',
  )
}

/**
 * The owner that `module.json` names after a publish: the first publisher that has an identity, with its ids once one is known, and with
 * the name that it has now. Throws
 * NOT_OWNER where the address has another owner, where it has an owner and the publisher has no identity, and where the ids of the
 * owner are known and those of the publisher are not: a name may be registered again by somebody else.
 */
function ownerAfter(
  module: ModuleDocument | undefined,
  release: Release,
  publisher: RepositoryIdentity | undefined,
): Owner | null {
  const owner = module?.owner ?? null
  if (owner === null) return publisher === undefined ? null : { ...publisher }
  if (publisher !== undefined && isSameRepository(owner, publisher)) {
    const { repositoryId, ownerId } = publisher
    if (owner.repositoryId === undefined)
      return repositoryId === undefined ? owner : { ...owner, repositoryId, ownerId }
    if (repositoryId === undefined)
      throw new RegistryError(
        'NOT_OWNER',
        `${formatModuleAddress(release.address)} belongs to ${nameOf(owner)}; this repository has that name, and its id is not known`,
        `let ${owner.host} tell the id: publish with the action, or set ${owner.host === 'github.com' ? 'GITHUB_TOKEN' : tokenVariable(owner.host)} to a token that may read the repository`,
      )
    return renamed(owner, publisher)
  }
  const other = publisher === undefined ? 'a repository without an origin' : nameOf(publisher)
  const { host = 'github.com', repository = 'owner/name' } = publisher ?? {}
  const given = module?.transfers.at(-1)
  const since =
    given === undefined
      ? 'which published it first'
      : `to which it was transferred on ${given.date.slice(0, 10)}`
  const transfer = `module-registry transfer ${formatModuleAddress(release.address)} --to ${repository} --host ${host} --index …`
  throw new RegistryError(
    'NOT_OWNER',
    `${formatModuleAddress(release.address)} belongs to ${nameOf(owner)}, ${since}; this is ${other}`,
    `publish from that repository, choose another address with --module ns/name/system, or let who may write the index give it to another repository: ${transfer}`,
  )
}

/** The id is the same, so whatever the repository is called now is its name. */
function renamed(owner: Owner, { repository, ownerId }: RepositoryIdentity): Owner {
  if (owner.repository.toLowerCase() === repository.toLowerCase()) return owner
  const formerNames = [...new Set([...(owner.formerNames ?? []), owner.repository])]
  const names = formerNames.filter((name) => name !== repository)
  return { ...owner, repository, ...(ownerId === undefined ? {} : { ownerId }), formerNames: names }
}

function nameOf(repository: RepositoryIdentity): string {
  const id = repository.repositoryId === undefined ? '' : ` (id ${repository.repositoryId})`
  return `${quote(`${repository.host}/${repository.repository}`)}${id}`
}

/** Throws INVALID_INPUT for a location at a host that the registry does not allow. */
function refuseForeignLocation(policy: RegistryPolicy, location: string): void {
  if (allowsLocation(policy, location)) return
  const allowed = policy.allowedHosts?.map(quote).join(', ') || 'none'
  throw new RegistryError(
    'INVALID_INPUT',
    `the location ${quote(location)} is at the host ${quote(hostOfLocation(location) ?? '')}, which "allowedHosts" in registry.json does not name (${allowed})`,
    'store the package elsewhere, such as with --package index, or let an owner of the index add the host to allowedHosts',
  )
}
