import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { quote, RegistryError } from '../../base/error.ts'
import type { FetchedModules, ListedTag, SourceAccess } from '../../collect/ports.ts'
import type { SourceLimits } from '../../collect/registry-config.ts'
import type { Source } from '../../collect/source.ts'
import type { OwnedRepository } from '../../collect/source-state.ts'
import {
  type GitRemote,
  httpsUrlFromRemote,
  identityFromRemote,
  parseGitRemote,
  type RepositoryIdentity,
} from '../../module/git-remote.ts'
import type { Visibility } from '../../publish/exposure.ts'
import type { PackageStores } from '../../publish/ports.ts'
import { sha256Refusal } from './failures.ts'
import { PackingTime, withinLimits } from './fetch-limits.ts'
import { fetchTags } from './fetched-repository.ts'
import type { Git } from './git.ts'
import { repositoryTags } from './module-repository.ts'
import { openModules } from './modules.ts'
import { listRemoteTags, readVisibility } from './remote.ts'

export interface SourceRepositoriesOptions {
  readonly git: Git
  readonly limits: SourceLimits
  readonly temporary: string
  /** The token for a remote's host; undefined leaves it to the user's own Git configuration. */
  readonly tokenFor: (remote: GitRemote) => string | undefined
  /** The package stores of a source. @param originUrl its https URL */
  readonly storesOf: (originUrl: string | undefined) => PackageStores
  /** Describes a repository of the run's GitHub server; undefined for all others. */
  readonly describe: (source: Source) => Promise<OwnedRepository | undefined>
}

/** Reads sources with git, each within its limits. */
export class SourceRepositories implements SourceAccess {
  readonly #options: SourceRepositoriesOptions
  /** The remotes of repositories that have a new name. */
  readonly #renamed = new Map<Source, GitRemote>()

  constructor(options: SourceRepositoriesOptions) {
    this.#options = options
  }

  async listTags(source: Source): Promise<ListedTag[]> {
    try {
      return await this.#listTags(source, this.#remoteOf(source))
    } catch (error) {
      const remote = await this.#newRemote(source, error)
      if (remote === undefined) throw error
      this.#renamed.set(source, remote)
      return this.#listTags(source, remote)
    }
  }

  async fetch(source: Source, tags: readonly string[]): Promise<FetchedModules> {
    const { git, limits, tokenFor, storesOf } = this.#options
    const temporary = await mkdtemp(join(this.#options.temporary, 'source-'))
    const remote = this.#remoteOf(source)
    const gitDirectory = await withinLimits(source.name, limits, temporary, (signal) =>
      fetchTags(git, { remote, token: tokenFor(remote), tags, temporary, subject: 'source', signal }),
    )
    const httpsUrl = httpsUrlFromRemote(remote)
    const local = { gitDirectory, objects: join(gitDirectory, 'objects'), head: undefined }
    const time = new PackingTime(source.name, limits)
    const found = repositoryTags(git, local, temporary, { signal: time.signal })
    return {
      tags: { all: () => time.spend(found.all), find: (name) => time.spend(() => found.find(name)) },
      ...openModules(git, local, temporary, time),
      packageStores: storesOf(httpsUrl),
      publisher: await this.#identityOf(source, remote),
      repositoryUrl: httpsUrl?.replace(/\.git$/, '') ?? '',
    }
  }

  /** Says who may read a source: everybody only where git reads it without credentials, whatever else the server says. */
  async visibilityOf(source: Source): Promise<Visibility> {
    const { git, temporary, describe, limits } = this.#options
    const isPrivate = source.isPrivate ?? (await describe(source))?.isPrivate
    if (isPrivate === true) return 'private'
    const remote = this.#remoteOf(source)
    const visibility = await withinLimits(source.name, limits, undefined, (signal) =>
      readVisibility(git, { remote, signal, temporary }),
    )
    return visibility ?? 'private'
  }

  #listTags({ name }: Source, remote: GitRemote): Promise<ListedTag[]> {
    const { git, limits, temporary, tokenFor } = this.#options
    const address = { remote, token: tokenFor(remote), temporary }
    return withinLimits(name, limits, undefined, async (signal) => {
      const tags = await listRemoteTags(git, address, { signal })
      return [...tags].map(([tag, commit]) => {
        if (commit.length > 40) throw sha256Refusal('NOT_A_REPOSITORY', `the source ${quote(name)}`)
        return { tag, commit }
      })
    })
  }

  #remoteOf(source: Source): GitRemote {
    return this.#renamed.get(source) ?? source.remote
  }

  /** A redirect is not followed with a token, so GitHub's API says where the repository is now. */
  async #newRemote(source: Source, error: unknown): Promise<GitRemote | undefined> {
    if (!(error instanceof RegistryError) || error.code === 'LIMIT_EXCEEDED') return undefined
    const found = await this.#options.describe(source)
    if (found === undefined || found.name === source.identity?.repository) return undefined
    const { scheme, host, port } = source.remote
    return parseGitRemote(`${scheme}://${host}${port === undefined ? '' : `:${port}`}/${found.name}.git`)
  }

  async #identityOf(source: Source, remote: GitRemote): Promise<RepositoryIdentity | undefined> {
    const identity = identityFromRemote(remote)
    if (identity === undefined || source.identity?.repositoryId !== undefined) return source.identity
    const found = await this.#options.describe(source)
    return found === undefined ? identity : { ...identity, repositoryId: found.id, ownerId: found.ownerId }
  }
}
