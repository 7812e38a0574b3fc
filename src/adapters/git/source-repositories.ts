import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { messageOf, quote, RegistryError } from '../../base/error.ts'
import type { FetchedModules, ListedTag, OwnedRepository, SourceAccess } from '../../collect/ports.ts'
import type { SourceLimits } from '../../collect/registry-config.ts'
import type { Source } from '../../collect/source.ts'
import type { Unreachable } from '../../index/packages/remote-package.ts'
import type {
  Rebuilt,
  TaggedRelease,
  TaggedRepositories,
  TaggedRepository,
} from '../../index/verify/ports.ts'
import {
  type GitRemote,
  httpsUrlFromRemote,
  identityFromRemote,
  parseGitRemote,
  type RepositoryIdentity,
} from '../../module/git-remote.ts'
import { formatCommitDate, packageExtent } from '../../module/release.ts'
import { isRefName } from '../../module/tag.ts'
import { isWithin } from '../../package/package.ts'
import type { Visibility } from '../../publish/exposure.ts'
import { withPackageRoot } from '../../publish/package-checks.ts'
import type { InterfaceSource, PackageStores } from '../../publish/ports.ts'
import { sha256Refusal } from './failures.ts'
import type { Git } from './git.ts'
import { followTag, repositoryTags } from './module-repository.ts'
import { openModules } from './modules.ts'
import { GitObjects } from './objects.ts'
import { FetchRepository, fetchTags, listRemoteTags, readVisibility } from './remote.ts'
import { REPOSITORY_LIMITS, SourceTime, withinLimits } from './source-limits.ts'

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

export class SourceRepositories implements SourceAccess {
  readonly #options: SourceRepositoriesOptions
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
    const time = new SourceTime(source.name, limits, ' to be packed')
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

interface TaggedRepositorySettings {
  readonly git: Git
  /** Its owner removes it. */
  readonly temporary: string
  /** The token for a remote's host; undefined leaves it to the user's own Git configuration. */
  readonly tokenFor: (remote: GitRemote) => string | undefined
}

export function taggedRepositories(settings: TaggedRepositorySettings): TaggedRepositories {
  return {
    async open(url, releases) {
      const temporary = await mkdtemp(join(settings.temporary, 'tagged-'))
      try {
        return await open(url, releases, { ...settings, temporary })
      } catch (error) {
        await rm(temporary, { recursive: true, force: true })
        if (error instanceof RegistryError) return { kind: 'unreachable', message: error.message }
        throw error
      }
    },
  }
}

async function open(
  url: string,
  releases: readonly TaggedRelease[],
  { git, temporary, tokenFor }: TaggedRepositorySettings,
): Promise<TaggedRepository | Unreachable> {
  const remote = parseGitRemote(url)
  const address = { remote, token: tokenFor(remote), temporary }
  const repository = new FetchRepository(git, address)
  const refs = await withinLimits(url, REPOSITORY_LIMITS, temporary, async (signal) => {
    const tags = await listRemoteTags(git, address, { subject: 'module repository', signal })
    await fetchCommits(repository, tags, { releases, signal })
    return tags
  })
  const { objects } = repository
  const readers = {
    modules: openModules(git, { objects, head: undefined }, temporary),
    objects: new GitObjects(git, objects, temporary),
  }
  return {
    kind: 'opened',
    commitOf: (tag) => refs.get(tag),
    rebuild: (module) => rebuild(module, readers),
    async close() {
      await readers.modules.close()
      await readers.objects.close()
      await rm(temporary, { recursive: true, force: true })
    },
  }
}

/** Tags in one fetch; commits that no tag names any more one by one, as a server may refuse each of them. */
async function fetchCommits(
  repository: FetchRepository,
  tags: ReadonlyMap<string, string>,
  { releases, signal }: { readonly releases: readonly TaggedRelease[]; readonly signal: AbortSignal },
): Promise<void> {
  const isAtTag = ({ tag, commit }: TaggedRelease) => isRefName(tag) && tags.get(tag) === commit
  const refspecs = releases.filter(isAtTag).map(({ tag }) => `refs/tags/${tag}:refs/tags/${tag}`)
  if (refspecs.length > 0) await repository.fetch(refspecs, ['--depth=1'], { signal })
  const others = new Set(releases.filter((release) => !isAtTag(release)).map(({ commit }) => commit))
  for (const commit of others) await repository.fetch([commit], ['--depth=1'], { signal })
}

async function rebuild(
  module: Parameters<TaggedRepository['rebuild']>[0],
  { modules, objects }: { readonly modules: ReturnType<typeof openModules>; readonly objects: GitObjects },
): Promise<Rebuilt> {
  const { commit, path } = module
  const extent = packageExtent(module)
  try {
    const { facts, file } = await modules.packer.pack({ commit, path, ...extent, isCommit: true })
    await rm(file, { force: true })
    const { committedAt = 0 } = (await followTag({ tag: module.tag, oid: commit }, objects)) ?? {}
    return {
      kind: 'rebuilt',
      facts,
      committedAt: formatCommitDate(committedAt),
      license: await modules.license({ commit, path }),
      moduleInterface: await modules.interfaces.atCommit({ commit, path }),
      lacks: await lackingPaths(module, modules.interfaces),
    }
  } catch (error) {
    if (!(error instanceof RegistryError)) throw error
    return error.code === 'NOT_FOUND' ? { kind: 'absent' } : { kind: 'refused', message: messageOf(error) }
  }
}

/** What the package of a release lacks of what this tool would put into it: whoever writes an index names less as he likes. */
async function lackingPaths(
  release: Parameters<TaggedRepository['rebuild']>[0],
  interfaces: InterfaceSource,
): Promise<readonly string[]> {
  const { packagePaths, packageRoot: boundary, path } = release
  if (packagePaths === undefined) return []
  const needed = await withPackageRoot(release, boundary, interfaces)
  const { packageRoot = path, packagePaths: paths = [packageRoot] } = packageExtent(needed)
  return paths.filter((each) => !packagePaths.some((other) => isWithin(each, other)))
}
