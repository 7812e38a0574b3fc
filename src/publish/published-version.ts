import { quote, RegistryError } from '../base/error.ts'
import type { ModuleDocument, Owner, PublishedVersion, ReleaseDocument } from '../index/format/documents.ts'
import { type IndexFiles, listedRelease, releaseAt } from '../index/format/index-files.ts'
import { interfaceFacts, interfacePaths, parseInterfaceFiles } from '../index/format/interface-document.ts'
import { locationKind, ociManifestOf } from '../index/format/location.ts'
import { versionPath } from '../index/format/paths.ts'
import { interfaceFiles } from '../index/plan/file-table.ts'
import type { FileContent } from '../index/plan/publication-plan.ts'
import type { IndexSnapshot } from '../index/ports.ts'
import { hasOnlyGrown } from '../index/verify/past-module.ts'
import type { ModuleInterface } from '../interface/module-interface.ts'
import { isSameRepository, type RepositoryIdentity } from '../module/git-remote.ts'
import { formatModuleAddress } from '../module/module-address.ts'
import { formatRelease, type Release } from '../module/release.ts'
import { digestOfBytes } from '../oci/descriptor.ts'
import { formatOciRepository } from '../oci/oci-repository.ts'
import type { Package } from '../package/package.ts'
import type { GuardedStores } from './exposure.ts'
import type { PackageKind } from './package-kinds.ts'
import type { Selection } from './selection.ts'

/** What `module.json` says of a release that is asked for. */
type Comparison =
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

/** Which files of published versions a run puts back: those that are missing, or also those that have changed. */
export type RestoreMode = 'missing' | 'changed'

export interface RestoreContext {
  readonly mode: RestoreMode
  readonly snapshot: Pick<IndexSnapshot, 'read'>
  readonly stores: Pick<GuardedStores, 'visibility' | 'refuseExposure'>
  /** Makes the package again. */
  readonly pack: () => Promise<Package>
  readonly readInterface: () => Promise<ModuleInterface>
}

/** A published version of which the index has lost something, with what the tag gives again. */
export interface RestoredVersion {
  readonly release: ReleaseDocument
  /** By path; null for one that the version does not have. */
  readonly files: ReadonlyMap<string, FileContent | null>
  /** Present where `interface.json` is among the files. */
  readonly moduleInterface: ModuleInterface | undefined
  /** What is wrong, as a sentence of its own without a full stop. */
  readonly problem: string
}

/** What is wrong with one file of a version. */
interface Damage {
  readonly path: string
  /** Undefined for a file that is missing, else how it differs. */
  readonly difference?: string
  /** As the tag gives it. */
  readonly content: () => Promise<FileContent | null>
}

/**
 * Compares the files of an unchanged version with what its tag gives. Undefined where all are as they were published. Throws
 * INDEX_INVALID for a changed file that the run may not put back, and where `release.json` is missing; VERSION_EXISTS where the
 * package made again has other bytes; WOULD_EXPOSE; and what `pack` throws.
 */
export async function findRestoration(
  selection: Selection,
  { module, published }: { readonly module: ModuleDocument; readonly published: PublishedVersion },
  context: RestoreContext,
): Promise<RestoredVersion | undefined> {
  const isKept = published.packages.some(({ location }) => locationKind(location) === 'relative')
  if (!isKept && context.mode === 'missing') return undefined
  const { address, version } = selection.release
  const hasInterface = context.stores.visibility.interface === 'public'
  const zip = versionPath(address, version, 'module.zip')
  const files = await context.snapshot.read([
    versionPath(address, version, 'release.json'),
    ...(hasInterface ? interfacePaths(address, version) : []),
    ...(isKept ? [zip] : []),
  ])
  const release = listedRelease(files, module, version)
  const moduleInterface = hasInterface ? await context.readInterface() : undefined
  const damages = [
    ...(isKept ? packageDamages(zip, files.get(zip), { selection, release, context }) : []),
    ...(moduleInterface ? interfaceDamages(release, moduleInterface, { files, mode: context.mode }) : []),
  ]
  if (damages.length === 0) return undefined
  if (context.mode === 'missing') refuseChanged(release, damages)
  const contents = new Map<string, FileContent | null>()
  for (const { path, content } of damages) contents.set(path, await content())
  const hasOther = contents.has(versionPath(address, version, 'interface.json'))
  return {
    release,
    files: contents,
    moduleInterface: hasOther ? moduleInterface : undefined,
    problem: `${formatRelease(release)}: ${damages.map(problemOf).join(', and ')}`,
  }
}

interface PackageContext {
  readonly selection: Selection
  readonly release: ReleaseDocument
  readonly context: RestoreContext
}

function packageDamages(
  path: string,
  bytes: Uint8Array | undefined,
  { selection, release, context }: PackageContext,
): Damage[] {
  const { digest } = release.package
  const stored = bytes && digestOfBytes(bytes)
  if (stored === digest) return []
  const content = async () => {
    await context.stores.refuseExposure('index', selection)
    const { file, facts } = await context.pack()
    if (facts.digest === digest) return { file, size: facts.size }
    throw otherPackage(selection.release, { path, digest, made: facts.digest })
  }
  if (stored === undefined) return [{ path, content }]
  return [{ path, content, difference: `has ${stored}, and release.json says ${digest}` }]
}

/** @param files those that the index has */
function interfaceDamages(
  release: ReleaseDocument,
  moduleInterface: ModuleInterface,
  { files, mode }: { readonly files: IndexFiles; readonly mode: RestoreMode },
): Damage[] {
  const wanted = new Map(interfaceFiles(release, moduleInterface))
  // Another version of the tool may have read other things from the same files: only a repair makes them alike.
  const isKept = mode === 'missing' && hasReadableInterface(release, files)
  return interfacePaths(release.address, release.version).flatMap((path): Damage[] => {
    const [text, stored] = [wanted.get(path), files.get(path)]
    if (text === undefined)
      return stored ? [{ path, content: async () => null, difference: 'is not in the tag' }] : []
    const bytes = new TextEncoder().encode(text)
    const content = async () => bytes
    if (stored === undefined) return [{ path, content }]
    const isSame =
      isEqual(bytes, stored) || (path.endsWith('.json') && (isKept || saysTheSame(bytes, stored)))
    return isSame ? [] : [{ path, content, difference: 'is not what the tag gives' }]
  })
}

function isEqual(one: Uint8Array, other: Uint8Array): boolean {
  return Buffer.compare(one, other) === 0
}

/** A newer tool may have written more keys. */
function saysTheSame(wanted: Uint8Array, stored: Uint8Array): boolean {
  const theirs = interfaceFacts(stored)
  return theirs !== undefined && hasOnlyGrown(interfaceFacts(wanted), theirs, { keys: 'any' })
}

/** Whether the index has an interface of the version that can be read. */
function hasReadableInterface(release: ReleaseDocument, files: IndexFiles): boolean {
  try {
    return parseInterfaceFiles(release, (path) => files.get(path)) !== undefined
  } catch (error) {
    if (error instanceof RegistryError) return false
    throw error
  }
}

function problemOf({ path, difference }: Damage): string {
  return `${quote(path)} ${difference ?? 'is missing'}`
}

/** A file that somebody has changed is looked into before it is overwritten. */
function refuseChanged(release: ReleaseDocument, damages: readonly Damage[]): void {
  const changed = damages.filter(({ difference }) => difference !== undefined)
  if (changed.length === 0) return
  throw new RegistryError(
    'INDEX_INVALID',
    `${formatRelease(release)} is not as it was published: ${changed.map(problemOf).join(', and ')}`,
    'find out who changed the index; to put the files back from the tag, run this once with --repair (action input "repair")',
  )
}

function otherPackage(
  release: Release,
  { path, digest, made }: { readonly path: string; readonly digest: string; readonly made: string },
): RegistryError {
  return new RegistryError(
    'VERSION_EXISTS',
    `${formatRelease(release)} is published with ${digest}, and its package made again from tag ${quote(release.tag)}, commit ${release.commit}, has ${made}`,
    `restore the file from the history of the index: git checkout GOOD_COMMIT -- ${path}`,
  )
}
