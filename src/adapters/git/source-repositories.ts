import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { RegistryError } from '../../base/error.ts'
import type { OwnedRepository } from '../../collect/owner-listing.ts'
import type { FetchedModules, SourceAccess } from '../../collect/ports.ts'
import type { SourceLimits } from '../../collect/registry-config.ts'
import type { Source } from '../../collect/source.ts'
import type { ListedTag } from '../../collect/tag-plan.ts'
import {
  type GitRemote,
  httpsUrlFromRemote,
  identityFromRemote,
  parseGitRemote,
  type RepositoryIdentity,
} from '../../module/git-remote.ts'
import type { Visibility } from '../../publish/exposure.ts'
import type { PackageStores } from '../../publish/ports.ts'
import { withinAllowance } from './fetch-limits.ts'
import { restingModules } from './fetched-modules.ts'
import { RepositoryTags } from './module-repository.ts'
import type { Git } from './process.ts'
import { fetchRemoteTags, isReadByAll, listRemoteTags } from './remote-tags.ts'

export interface SourceRoads {
  readonly git: Git
  readonly limits: SourceLimits
  readonly temporary: string
  /** The token for a remote's host; undefined leaves it to the user's own Git configuration. */
  readonly tokenFor: (remote: GitRemote) => string | undefined
  /** The package stores of a source. @param originUrl its https URL */
  readonly storesOf: (originUrl: string | undefined) => PackageStores
  /** What the GitHub server of the run says of one of its repositories; undefined for all others. */
  readonly describe: (source: Source) => Promise<OwnedRepository | undefined>
}

/** Sources as Git reaches them, each within what it may cost. */
export class SourceRepositories implements SourceAccess {
  readonly #roads: SourceRoads
  /** Where those are now that have another name. */
  readonly #moved = new Map<Source, GitRemote>()

  constructor(roads: SourceRoads) {
    this.#roads = roads
  }

  async listTags(source: Source): Promise<ListedTag[]> {
    try {
      return await this.#list(source)
    } catch (error) {
      const remote = await this.#newRemote(source, error)
      if (remote === undefined) throw error
      this.#moved.set(source, remote)
      return this.#list(source)
    }
  }

  async fetch(source: Source, tags: readonly string[]): Promise<FetchedModules> {
    const { git, temporary: parent } = this.#roads
    const temporary = await mkdtemp(join(parent, 'source-'))
    const remote = this.#remoteOf(source)
    const gitDirectory = await this.#within(source, temporary, (signal) =>
      fetchRemoteTags(git, { remote, token: this.#roads.tokenFor(remote), signal, temporary }, tags),
    )
    const httpsUrl = httpsUrlFromRemote(remote)
    return {
      tags: new RepositoryTags(git, gitDirectory),
      ...restingModules(git, { gitDirectory, temporary }),
      packageStores: this.#roads.storesOf(httpsUrl),
      publisher: await this.#identityOf(source, remote),
      repositoryUrl: httpsUrl?.replace(/\.git$/, '') ?? '',
    }
  }

  /** Private unless the server says, or anybody can see, that it is not. */
  async visibilityOf(source: Source): Promise<Visibility> {
    const { git, temporary, describe } = this.#roads
    const isPrivate = source.isPrivate ?? (await describe(source))?.isPrivate
    if (isPrivate !== undefined) return isPrivate ? 'private' : 'public'
    const remote = this.#remoteOf(source)
    const isSeen = await this.#within(source, undefined, (signal) =>
      isReadByAll(git, { remote, signal, temporary }),
    )
    return isSeen ? 'public' : 'private'
  }

  #list(source: Source): Promise<ListedTag[]> {
    const { git, temporary, tokenFor } = this.#roads
    const remote = this.#remoteOf(source)
    return this.#within(source, undefined, (signal) =>
      listRemoteTags(git, { remote, token: tokenFor(remote), signal, temporary }),
    )
  }

  #remoteOf(source: Source): GitRemote {
    return this.#moved.get(source) ?? source.remote
  }

  /** A redirect is not followed with a token; GitHub itself is asked where the repository is now. */
  async #newRemote(source: Source, error: unknown): Promise<GitRemote | undefined> {
    if (!(error instanceof RegistryError) || error.code === 'LIMIT_EXCEEDED') return undefined
    const found = await this.#roads.describe(source)
    if (found === undefined || found.name === source.identity?.repository) return undefined
    const { scheme, host, port } = source.remote
    return parseGitRemote(`${scheme}://${host}${port === undefined ? '' : `:${port}`}/${found.name}.git`)
  }

  async #identityOf(source: Source, remote: GitRemote): Promise<RepositoryIdentity | undefined> {
    const identity = identityFromRemote(remote)
    if (identity === undefined || source.identity?.repositoryId !== undefined) return source.identity
    const found = await this.#roads.describe(source)
    if (found === undefined) return identity
    return { ...identity, repositoryId: found.id, ownerId: found.ownerId }
  }

  #within<T>(
    source: Source,
    directory: string | undefined,
    work: (signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    const { seconds, megabytes } = this.#roads.limits
    const allowance = { seconds, bytes: megabytes * 1024 * 1024 }
    return withinAllowance(source.name, allowance, directory, work)
  }
}
