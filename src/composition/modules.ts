import { fetchCommit, fetchTags } from '../adapters/git/fetched-repository.ts'
import { Git, requireGit } from '../adapters/git/git.ts'
import { findRepository, readHead, repositoryTags } from '../adapters/git/module-repository.ts'
import { openModules } from '../adapters/git/modules.ts'
import type { GitHubRepository } from '../adapters/github/repository.ts'
import { type GitRemote, httpsUrlFromRemote, type RepositoryIdentity } from '../module/git-remote.ts'
import type { ModuleAddress } from '../module/module-address.ts'
import { addressOf, type Origin, originOf } from '../module/origin.ts'
import { configSchema } from '../publish/config.ts'
import type { ConfigSource, ModuleRepository, PackageStores, TaggedCommit, Tags } from '../publish/ports.ts'
import { type GitHubSettings, gitHubHome } from './github.ts'
import { type OciSettings, packageStores } from './package-stores.ts'
import type { Runtime } from './runtime.ts'

export interface ModuleSettings {
  /** A directory in the repository of the modules. */
  readonly directory: string
  /** A file that wins over the copies in the repository. */
  readonly configFile: string | undefined
  /** Wins over `remote.origin.url`. */
  readonly origin: Origin | undefined
  readonly oci?: OciSettings
  /** Absent for commands that ask GitHub nothing. */
  readonly github?: GitHubSettings
}

/** A module repository, and what a command needs of it besides. */
export interface OpenModuleRepository extends ModuleRepository {
  /** Tags in the history of HEAD. */
  readonly released: Tags
  /** Commit of HEAD; undefined in a repository without one. */
  readonly head: string | undefined
  /** The same as a tag would name it. */
  readonly taggedHead: () => Promise<TaggedCommit | undefined>
  readonly origin: Origin
  readonly defaultAddress: () => ModuleAddress
  /** Unguarded: a publish takes them as `GuardedStores` only. */
  readonly packageStores: PackageStores
  /** The repository as GitHub has it. Throws PERMISSION, REPOSITORY_UNREACHABLE. */
  readonly home: () => Promise<GitHubRepository>
}

/** The repository of the modules. Throws NOT_A_REPOSITORY, MISSING_PROGRAM, INVALID_CONFIG. */
export async function openModuleRepository(
  runtime: Runtime,
  settings: ModuleSettings,
): Promise<OpenModuleRepository> {
  const { temporary, environment, log } = runtime
  const git = new Git(environment, log)
  const [repository] = await Promise.all([findRepository(git, settings.directory), requireGit(git)])
  const origin = settings.origin ?? originOf(repository.originUrl)
  const named = await configSource(settings.configFile)
  const originUrl = origin.remote && httpsUrlFromRemote(origin.remote)
  const repositoryUrl = originUrl?.replace(/\.git$/, '') ?? ''
  const home = gitHubHome(settings.github, origin.identity, log)
  const { gitDirectory, head } = repository
  const modules = openModules(git, repository, temporary)
  return {
    ...modules,
    config: named ?? modules.config,
    tags: repositoryTags(git, gitDirectory),
    released: repositoryTags(git, gitDirectory, head),
    head,
    taggedHead: () => readHead(git, gitDirectory),
    origin,
    defaultAddress: () => addressOf(origin.identity),
    publisher: origin.identity,
    repositoryUrl,
    packageStores: packageStores({
      environment,
      log,
      originUrl,
      repositoryUrl,
      home,
      oci: settings.oci,
    }),
    home,
  }
}

export interface RemoteModuleSettings {
  readonly remote: GitRemote
  readonly token: string | undefined
  readonly tags: readonly string[] | 'all'
  readonly configFile: string | undefined
  readonly identity: RepositoryIdentity | undefined
  readonly oci: OciSettings
  readonly github: GitHubSettings
}

/** Tags of a repository that is elsewhere; it has no HEAD, so a config file counts only as the tag has it. */
export async function openRemoteModules(
  runtime: Runtime,
  settings: RemoteModuleSettings,
): Promise<OpenModuleRepository> {
  const git = new Git(runtime.environment, runtime.log)
  await requireGit(git)
  const { remote, identity, token, tags, ...own } = settings
  const directory = await fetchTags(git, { remote, token, tags, temporary: runtime.temporary })
  return openModuleRepository(runtime, { ...own, directory, origin: { identity, remote } })
}

/** What a pull request would make of its base: a HEAD, and no tags. */
export async function openPullRequest(
  runtime: Runtime,
  settings: Omit<RemoteModuleSettings, 'tags'> & { readonly number: number },
): Promise<OpenModuleRepository> {
  const git = new Git(runtime.environment, runtime.log)
  await requireGit(git)
  const { remote, identity, token, number, ...own } = settings
  const ref = `refs/pull/${number}/merge`
  const { temporary } = runtime
  const directory = await fetchCommit(git, { remote, token, ref, withHistory: true, temporary })
  return openModuleRepository(runtime, { ...own, directory, origin: { identity, remote } })
}

/** A file that was named wins over the copies in the repository. */
async function configSource(path: string | undefined): Promise<ConfigSource | undefined> {
  if (path === undefined) return undefined
  const { readConfigFile } = await import('../adapters/filesystem/config-file.ts')
  const config = await readConfigFile(path, configSchema)
  return { at: async () => config }
}
