import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { RegistryError } from '../../base/error.ts'
import type { OwnedRepository } from '../../collect/owner-listing.ts'
import type { FetchedModules, ListedTag, SourceAccess } from '../../collect/ports.ts'
import type { SourceLimits } from '../../collect/registry-config.ts'
import type { Source } from '../../collect/source.ts'
import {
  type GitRemote,
  httpsUrlFromRemote,
  identityFromRemote,
  parseGitRemote,
  type RepositoryIdentity,
} from '../../module/git-remote.ts'
import type { Visibility } from '../../publish/exposure.ts'
import type { PackageStores } from '../../publish/ports.ts'
import { makeFetchRepository } from './bare-repository.ts'
import { gitConfigSource } from './config-source.ts'
import { tokenSettings } from './credentials.ts'
import { readFailure } from './failures.ts'
import { isPublic, MAX_LISTING_BYTES, parseRefs, runFetch, runLsRemote } from './fetch.ts'
import { withinLimits } from './fetch-limits.ts'
import { tagRefspec } from './fetched-repository.ts'
import type { Git } from './git.ts'
import { GitInterfaces } from './interface-source.ts'
import { RepositoryTags } from './module-repository.ts'
import { GitObjects } from './objects.ts'
import { GitPacker } from './packer.ts'

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
    const { git } = this.#options
    const temporary = await mkdtemp(join(this.#options.temporary, 'source-'))
    const remote = this.#remoteOf(source)
    const gitDirectory = await makeFetchRepository({ remote, temporary })
    const config = tokenSettings(remote, this.#options.tokenFor(remote))
    await withinLimits(source.name, this.#options.limits, temporary, async (signal) => {
      const wanted = tags.map(tagRefspec)
      const fetched = await runFetch(git, { gitDirectory, config, wanted, options: ['--depth=1'], signal })
      if (fetched.code !== 0) throw readFailure('source', remote.url, fetched.stderr)
    })
    const httpsUrl = httpsUrlFromRemote(remote)
    return {
      tags: new RepositoryTags(git, gitDirectory),
      ...restingModules(() => openModules(git, gitDirectory, temporary)),
      packageStores: this.#options.storesOf(httpsUrl),
      publisher: await this.#identityOf(source, remote),
      repositoryUrl: httpsUrl?.replace(/\.git$/, '') ?? '',
    }
  }

  /** Says who may read a source: everybody only where the server says so, or where git reads it without credentials. */
  async visibilityOf(source: Source): Promise<Visibility> {
    const { git, temporary, describe, limits } = this.#options
    const isPrivate = source.isPrivate ?? (await describe(source))?.isPrivate
    if (isPrivate !== undefined) return isPrivate ? 'private' : 'public'
    const remote = this.#remoteOf(source)
    const isReadByAll = await withinLimits(source.name, limits, undefined, (signal) =>
      isPublic(git, { remote, signal, temporary }),
    )
    return isReadByAll ? 'public' : 'private'
  }

  #listTags({ name }: Source, remote: GitRemote): Promise<ListedTag[]> {
    const { git, limits, temporary, tokenFor } = this.#options
    const config = tokenSettings(remote, tokenFor(remote))
    const call = { cwd: temporary, config, maxOutput: MAX_LISTING_BYTES }
    return withinLimits(name, limits, undefined, async (signal) => {
      const listed = await runLsRemote(git, ['--tags', remote.url], { ...call, signal })
      if (listed.code !== 0) throw readFailure('source', remote.url, listed.stderr)
      return [...parseRefs(listed)].flatMap(([ref, commit]) =>
        ref.startsWith(TAGS) && commit.length === 40 ? [{ tag: ref.slice(TAGS.length), commit }] : [],
      )
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

const TAGS = 'refs/tags/'

/** The modules of a bare repository. Their git runs only from a call until `rest`: a run may hold hundreds of repositories. */
function restingModules(
  open: () => ReturnType<typeof openModules>,
): Pick<FetchedModules, 'packer' | 'interfaces' | 'config' | 'rest'> {
  let modules: ReturnType<typeof openModules> | undefined
  const openOnce = () => {
    modules ??= open()
    return modules
  }
  return {
    packer: { pack: async (request) => (await openOnce()).packer.pack(request) },
    interfaces: {
      // Most sources are small, and there are many: a parser that is started early costs them more than it saves.
      prepare: () => {},
      atCommit: async (request) => (await openOnce()).interfaces.atCommit(request),
    },
    config: { at: async (commit) => (await openOnce()).config.at(commit) },
    async rest() {
      const resting = modules
      modules = undefined
      await (await resting)?.objects.close()
    },
  }
}

async function openModules(git: Git, gitDirectory: string, temporary: string) {
  const objects = await GitObjects.open(git, [join(gitDirectory, 'objects')], temporary)
  return {
    objects,
    packer: new GitPacker(objects, git, temporary),
    interfaces: new GitInterfaces(objects, git),
    config: gitConfigSource(objects, undefined),
  }
}
