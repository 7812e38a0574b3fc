import { quote, RegistryError } from '../base/error.ts'
import type { ModuleDocument, Owner, ReleaseDocument } from '../index/format/documents.ts'
import { isSameRepository, type RepositoryIdentity } from '../module/git-remote.ts'
import { formatModuleAddress } from '../module/module-address.ts'
import { formatRelease, type Release } from '../module/release.ts'

/** A TAG_MOVED: the version of the tag is published from another commit. */
export function tagMoved(release: Release, published: ReleaseDocument): RegistryError {
  return new RegistryError(
    'TAG_MOVED',
    `tag ${quote(release.tag)} is at commit ${release.commit}, but ${formatRelease(release)} was published from it at commit ${published.commit} (${published.package.digest})`,
    `published versions never change: move the tag back (git tag -f ${release.tag} ${published.commit}), and publish the new commit under a new version`,
  )
}

/**
 * A VERSION_EXISTS: the version is published with another package.
 * @param digest of the package of this release
 */
export function versionExists(release: Release, published: ReleaseDocument, digest: string): RegistryError {
  const from = (tag: string, commit: string, path: string) =>
    `tag ${quote(tag)}, commit ${commit}${path === '' ? '' : `, directory ${quote(path)}`}`
  return new RegistryError(
    'VERSION_EXISTS',
    `${formatRelease(release)} is already published with ${published.package.digest} (${from(published.tag, published.commit, published.path)}); this run has ${digest} (${from(release.tag, release.commit, release.path)})`,
    'published versions never change: tag this commit with a new version',
  )
}

/**
 * The owner that `module.json` names after a publish: the first publisher that has an identity, with its ids once one is known. Throws
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
    return owner
  }
  const other = publisher === undefined ? 'a repository without an origin' : nameOf(publisher)
  throw new RegistryError(
    'NOT_OWNER',
    `${formatModuleAddress(release.address)} belongs to ${nameOf(owner)}, which published it first; this is ${other}`,
    'publish from that repository, or choose another address with --module ns/name/system',
  )
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
