import { quote, RegistryError } from '../base/error.ts'
import type { ModuleDocument, Owner, PublishedVersion } from '../index/format/documents.ts'
import { type IndexFiles, releaseAt } from '../index/format/index-files.ts'
import { ociManifestOf } from '../index/format/location.ts'
import { isSameRepository, type RepositoryIdentity } from '../module/git-remote.ts'
import { formatModuleAddress } from '../module/module-address.ts'
import { formatRelease, type Release } from '../module/release.ts'
import { formatOciRepository } from '../oci/oci-repository.ts'
import type { PackageKind } from './package-kinds.ts'
import type { Selection } from './selection.ts'

/** What `module.json` says of a release that is asked for. */
export type Comparison =
  | { readonly outcome: 'new' }
  /** Published from this commit: with all the kinds of package that are asked for, or without some of them. */
  | { readonly outcome: 'unchanged' | 'incomplete'; readonly published: PublishedVersion }
  /** Published from another commit or directory. */
  | { readonly outcome: 'taken'; readonly published: PublishedVersion }
  | { readonly outcome: 'removed'; readonly removal: ModuleDocument['removed'][number] }

/** Compares a release with those that are published. */
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
  const known = versionsOf.get(module)
  if (known !== undefined) return known
  const versions = new Map(module.versions.map((each) => [each.version as string, each]))
  versionsOf.set(module, versions)
  return versions
}

/**
 * The kinds of package that a published version is to get, in the order in which they were asked for. A version without configured
 * kinds has all that it needs where it is. A repair also adds the OCI repository that is named to a version that is in others.
 */
export function missingKinds(
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
export function refuseForgotten(release: Release, files: IndexFiles, digest: string): void {
  const { address, version, commit, path } = release
  const before = releaseAt(files, address, version)
  if (before === undefined) return
  if (before.commit === commit && before.path === path && before.package.digest === digest) return
  throw versionExists(release, { ...before, digest: before.package.digest }, digest)
}

/** Whether the version was published from the commit of this release, and removed. */
export function isSameAsRemoved({ version, commit }: Release, module: ModuleDocument | undefined): boolean {
  return module?.removed.some((each) => each.version === version && each.commit === commit) ?? false
}

/** A VERSION_EXISTS: the number of a removed version is never used again. */
export function versionRemoved(release: Release, removal: ModuleDocument['removed'][number]): RegistryError {
  const { commit, digest, reason, date } = removal
  return new RegistryError(
    'VERSION_EXISTS',
    `${formatRelease(release)} was published from commit ${commit} (${digest}) and removed on ${date}: ${quote(reason)}`,
    'the number of a removed version is never used again: tag this commit with a new version',
  )
}

/** What two releases of one version are told apart by. */
type PublishedFacts = Pick<PublishedVersion, 'tag' | 'commit' | 'path' | 'digest'>

/** A TAG_MOVED: the version of the tag is published from another commit. */
export function tagMoved(release: Release, published: PublishedFacts): RegistryError {
  return new RegistryError(
    'TAG_MOVED',
    `tag ${quote(release.tag)} is at commit ${release.commit}, but ${formatRelease(release)} was published from it at commit ${published.commit} (${published.digest})`,
    `published versions never change: move the tag back (git tag -f ${release.tag} ${published.commit}), and publish the new commit under a new version`,
  )
}

/**
 * A VERSION_EXISTS: the version is published with another package.
 * @param digest of the package of this release
 */
export function versionExists(release: Release, published: PublishedFacts, digest: string): RegistryError {
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
export function ownerAfter(
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
    if (repositoryId === undefined) throw unproven(owner, release)
    return renamed(owner, publisher)
  }
  const other = publisher === undefined ? 'a repository without an origin' : nameOf(publisher)
  throw new RegistryError(
    'NOT_OWNER',
    `${formatModuleAddress(release.address)} belongs to ${nameOf(owner)}, which published it first; this is ${other}`,
    `publish from that repository, choose another address with --module ns/name/system, or let who may write the index give it to another repository: ${transferCommand(release, publisher)}`,
  )
}

function transferCommand({ address }: Release, publisher: RepositoryIdentity | undefined): string {
  const { host = 'github.com', repository = 'owner/name' } = publisher ?? {}
  return `module-registry transfer ${formatModuleAddress(address)} --to ${repository} --host ${host} --index …`
}

/** The id is the same, so whatever the repository is called now is its name. */
function renamed(owner: Owner, { repository, ownerId }: RepositoryIdentity): Owner {
  if (owner.repository.toLowerCase() === repository.toLowerCase()) return owner
  const formerNames = [...new Set([...(owner.formerNames ?? []), owner.repository])]
  const names = formerNames.filter((name) => name !== repository)
  return { ...owner, repository, ...(ownerId === undefined ? {} : { ownerId }), formerNames: names }
}

function unproven(owner: Owner, release: Release): RegistryError {
  return new RegistryError(
    'NOT_OWNER',
    `${formatModuleAddress(release.address)} belongs to ${nameOf(owner)}; this repository has that name, and its id is not known`,
    `let ${owner.host} tell the id: publish with the GitHub Action, or set GITHUB_TOKEN to a token that may read the repository`,
  )
}

function nameOf(repository: RepositoryIdentity): string {
  const id = repository.repositoryId === undefined ? '' : ` (id ${repository.repositoryId})`
  return `${quote(`${repository.host}/${repository.repository}`)}${id}`
}
