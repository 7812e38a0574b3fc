import { createHash } from 'node:crypto'
import { canonicalJson } from '../base/json.ts'
import {
  type GitRemote,
  identityFromRemote,
  parseGitRemote,
  type RepositoryIdentity,
} from '../module/git-remote.ts'
import { formatModuleAddress, type ModuleAddress } from '../module/module-address.ts'
import { addressFromRepository } from '../module/repository-name.ts'
import type { ListedRepository } from './owner-listing.ts'
import type { SourceOptions } from './registry-config.ts'

/** A repository that modules are collected from. */
export interface Source {
  /** As people call it: `acme/terraform-aws-vpc` on the GitHub server of the run, else host and path. */
  readonly name: string
  /** What its state is kept under; outlives a rename where the server has told an id. */
  readonly key: string
  readonly remote: GitRemote
  /** The last two parts of its path. */
  readonly owner: string
  readonly repository: string
  readonly identity: RepositoryIdentity | undefined
  readonly words: SourceOptions
  /** What the server said of it; undefined where nobody has asked. */
  readonly isPrivate?: boolean
  /** What its name gave when it was published first. */
  readonly keptAddress?: ModuleAddress
}

/** @param serverUrl of the GitHub server that short names are of */
export function namedSource(words: SourceOptions, serverUrl: string): Source | undefined {
  const { repository } = words
  if (repository === undefined) return undefined
  const remote =
    repository.kind === 'remote' ? repository.remote : parseGitRemote(`${serverUrl}/${repository.name}.git`)
  const identity = identityFromRemote(remote)
  const place = identity === undefined ? pathOf(remote) : `${identity.host}/${identity.repository}`
  const server = new URL(serverUrl).host
  const isHome = identity?.host === server
  return {
    name: isHome ? identity.repository : place,
    key: place.toLowerCase(),
    remote,
    ...lastParts(place),
    identity,
    words,
  }
}

export function listedSource(words: SourceOptions, listed: ListedRepository, serverUrl: string): Source {
  const remote = parseGitRemote(`${serverUrl}/${listed.name}.git`)
  const identity = identityFromRemote(remote)
  return {
    name: listed.name,
    key: `${identity?.host}#${listed.id}`,
    remote,
    ...lastParts(listed.name),
    identity: identity && { ...identity, repositoryId: listed.id, ownerId: listed.ownerId },
    words,
    isPrivate: listed.isPrivate,
  }
}

function pathOf({ path }: GitRemote): string {
  return path.replace(/\/+$/, '').replace(/\/?\.git$/, '')
}

function lastParts(path: string): { owner: string; repository: string } {
  const [repository = '', owner = ''] = path.split('/').toReversed()
  return { owner, repository }
}

/** The address of the one module of a source. Throws INVALID_ADDRESS where its name gives none. */
export function addressOfSource({ words, keptAddress, owner, repository }: Source): ModuleAddress {
  return words.address ?? keptAddress ?? addressFromRepository(owner, repository)
}

/** Whether a pattern means this source: by its name, its repository's own name, or its address. */
export function isMeant(source: Source, matches: (name: string) => boolean): boolean {
  const { name, repository, words, keptAddress } = source
  const address = words.address ?? keptAddress
  return [name, repository, ...(address === undefined ? [] : [formatModuleAddress(address)])].some(matches)
}

/** Changes with every word that could change what becomes of a tag: then all tags are looked at again. */
export function optionsDigest({ words }: Source): string {
  const { address, versions, repository: _, match: __, exclude: ___, ...rest } = words
  const text = canonicalJson({
    ...rest,
    address: address && formatModuleAddress(address),
    versions: versions?.text,
  })
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}
