import { quote, RegistryError } from '../../base/error.ts'
import { isSameRepository, type RepositoryIdentity } from '../../module/git-remote.ts'
import { formatModuleAddress } from '../../module/module-address.ts'
import { formatRelease, type Release } from '../../module/release.ts'
import type { ModuleDocument, Owner, ReleaseDocument } from '../format/documents.ts'

/** What the index holds of a release, before any byte of it is packed. */
export type VersionState =
  | { readonly status: 'new' }
  | { readonly status: 'unchanged'; readonly published: ReleaseDocument }
  /** Published, and asked for as more kinds of package: the same bytes must be built again. */
  | { readonly status: 'stored-elsewhere'; readonly published: ReleaseDocument }
  /** The version is another commit or another directory. */
  | { readonly status: 'taken'; readonly published: ReleaseDocument }

export function versionStateOf(
  release: Release,
  published: ReleaseDocument | undefined,
  kinds: readonly string[],
): VersionState {
  if (published === undefined) return { status: 'new' }
  if (published.commit !== release.commit || published.path !== release.path)
    return { status: 'taken', published }
  const present = new Set(published.packages.map(({ kind }) => kind))
  const isEverywhere = kinds.every((kind) => present.has(kind))
  return { status: isEverywhere ? 'unchanged' : 'stored-elsewhere', published }
}

/** A tag that was published at another commit; nothing about the published version changes. */
export function tagMoved(release: Release, published: ReleaseDocument): RegistryError {
  return new RegistryError(
    'TAG_MOVED',
    `tag ${quote(release.tag)} is at commit ${release.commit}, but ${formatRelease(release)} was published from it at commit ${published.commit} (${published.package.digest})`,
    `published versions never change: move the tag back (git tag -f ${release.tag} ${published.commit}), and publish the new commit under a new version`,
  )
}

/** @param digest of the package that this release would make */
export function versionExists(release: Release, published: ReleaseDocument, digest: string): RegistryError {
  const from = (tag: string, commit: string, path: string) =>
    `tag ${quote(tag)}, commit ${commit}${path === '' ? '' : `, directory ${quote(path)}`}`
  return new RegistryError(
    'VERSION_EXISTS',
    `${formatRelease(release)} is published already with ${published.package.digest} (${from(published.tag, published.commit, published.path)}); this run has ${digest} (${from(release.tag, release.commit, release.path)})`,
    'published versions never change: tag this commit with a new version',
  )
}

/**
 * The owner that `module.json` names after this publisher: the first publisher that has an identity. Throws NOT_OWNER for
 * anybody else, and for a publisher without identity where there is an owner.
 */
export function ownerAfter(
  module: ModuleDocument | undefined,
  release: Release,
  publisher: RepositoryIdentity | undefined,
): Owner | null {
  const owner = module?.owner ?? null
  if (owner === null) return publisher === undefined ? null : { ...publisher }
  if (publisher !== undefined && isSameRepository(owner, publisher)) return owner
  const other = publisher === undefined ? 'a repository without an origin' : nameOf(publisher)
  throw new RegistryError(
    'NOT_OWNER',
    `${formatModuleAddress(release.address)} belongs to ${nameOf(owner)}, which published it first; this is ${other}`,
    'publish from that repository, or choose another address with --module ns/name/system (action input "module")',
  )
}

function nameOf(repository: RepositoryIdentity): string {
  const id = repository.repositoryId === undefined ? '' : ` (id ${repository.repositoryId})`
  return `${quote(`${repository.host}/${repository.repository}`)}${id}`
}
