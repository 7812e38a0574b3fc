import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Git, requireGit } from '../adapters/git/git.ts'
import { findRepository, readHead, repositoryTags } from '../adapters/git/module-repository.ts'
import { openModules } from '../adapters/git/modules.ts'
import { fetchCommit, fetchTags } from '../adapters/git/remote.ts'
import type { GitHubRepository } from '../adapters/github/repository.ts'
import { type ErrorCode, quote, type Refusal, RegistryError } from '../base/error.ts'
import { type GitRemote, httpsUrlFromRemote, type RepositoryIdentity } from '../module/git-remote.ts'
import type { ModuleAddress } from '../module/module-address.ts'
import { addressOf, type Origin, originOf } from '../module/origin.ts'
import { CONFIG_PATH, configFormat } from '../publish/config.ts'
import type { ConfigSource, ModuleRepository, PackageStores, TaggedCommit, Tags } from '../publish/ports.ts'
import type { PackageContents } from '../release/ports.ts'
import { type GitHubSettings, gitHubHome, isGitHub } from './github.ts'
import { type OciSettings, packageStores } from './package-stores.ts'
import type { Runtime } from './runtime.ts'

interface ModuleOptions {
  /** A config file that wins over the copies in the repository. */
  readonly config?: string | undefined
  /** Wins over `remote.origin.url`. */
  readonly origin?: Origin
  readonly oci?: OciSettings
  /** Absent for commands that ask GitHub nothing. */
  readonly github?: GitHubSettings
}

/** A module repository, and what a command needs of it besides. */
export interface OpenModuleRepository extends ModuleRepository {
  readonly contents: PackageContents
  /** Tags in the history of HEAD. */
  readonly released: Tags
  /** Commit of HEAD; undefined in a repository without one. */
  readonly head: string | undefined
  /** The same as a tag would name it. */
  readonly taggedHead: () => Promise<TaggedCommit | undefined>
  readonly origin: Origin
  /** The directory whose config file does not count, as it is not committed; undefined: there is none. */
  readonly uncommittedConfig: string | undefined
  readonly defaultAddress: () => ModuleAddress
  /** Unguarded: a publish takes them as `GuardedStores` only. */
  readonly packageStores: PackageStores
  /** The repository as GitHub has it. Throws PERMISSION, REPOSITORY_UNREACHABLE. */
  readonly home: () => Promise<GitHubRepository>
}

/** The repository of modules that `directory` is in. Throws NOT_A_REPOSITORY, MISSING_PROGRAM, INVALID_CONFIG. */
export async function openModuleRepository(
  runtime: Runtime,
  directory: string,
  options: ModuleOptions = {},
): Promise<OpenModuleRepository> {
  const { temporary, environment, log } = runtime
  const git = new Git(environment, log)
  const found = findRepository(git, directory)
  // A git that does not run finds nothing either, and says why when it is asked for its version.
  found.catch(() => {})
  await requireGit(git)
  const repository = await found
  const { origin = originOf(repository.originUrl), oci, github } = options
  const config = await namedConfig(options.config)
  const isUncommitted = config === undefined && (await hasUncommittedConfig(git, directory))
  const uncommittedConfig = isUncommitted ? directory : undefined
  const originUrl = origin.remote && httpsUrlFromRemote(origin.remote)
  const repositoryUrl = originUrl?.replace(/\.git$/, '') ?? ''
  const home = gitHubHome(github, origin.identity, runtime)
  const { gitDirectory, head } = repository
  const modules = openModules(git, repository, temporary)
  return {
    ...modules,
    config: config === undefined ? modules.config : { ...config, hasModule: modules.config.hasModule },
    tags: repositoryTags(git, repository, temporary, { log }),
    released: repositoryTags(git, repository, temporary, { commit: head }),
    head,
    taggedHead: () => readHead(git, gitDirectory),
    origin,
    defaultAddress: () => defaultAddress(origin, uncommittedConfig),
    uncommittedConfig,
    publisher: origin.identity,
    repositoryUrl,
    packageStores: packageStores(runtime, { originUrl, repositoryUrl, home, oci }),
    home,
  }
}

/**
 * The publisher, with the ids that GitHub knows it by where there is a token to ask with. Only a host that is GitHub gets the token:
 * github.com, ghe.com and that of GITHUB_SERVER_URL. A failure is a warning.
 */
export async function identified(
  { publisher, home }: Pick<OpenModuleRepository, 'publisher' | 'home'>,
  { environment, log }: Runtime,
): Promise<RepositoryIdentity | undefined> {
  if (publisher === undefined || publisher.repositoryId !== undefined) return publisher
  const hasToken = Boolean(environment['GITHUB_TOKEN'] || environment['GH_TOKEN'])
  if (!hasToken || !isGitHub(publisher.host, environment['GITHUB_SERVER_URL'])) return publisher
  try {
    const { id, ownerId } = await home()
    return { ...publisher, repositoryId: id, ownerId }
  } catch (error) {
    if (!(error instanceof RegistryError)) throw error
    log.warn(`the id of ${quote(publisher.repository)} is not known: ${error.message}`)
    return publisher
  }
}

/** What is fetched of a repository that is elsewhere: tags without a HEAD, or the merge commit of a pull request as HEAD. */
export type FetchedSource = { readonly tags: readonly string[] | 'all' } | { readonly pullRequest: number }

interface RemoteModuleOptions extends Omit<ModuleOptions, 'origin'> {
  readonly remote: GitRemote
  readonly token: string | undefined
  readonly identity: RepositoryIdentity | undefined
}

/** The modules of a repository that is elsewhere. Without a HEAD, a config file counts only as the tag has it. */
export async function openRemoteModules(
  runtime: Runtime,
  source: FetchedSource,
  { remote, token, identity, ...options }: RemoteModuleOptions,
): Promise<OpenModuleRepository> {
  const git = new Git(runtime.environment, runtime.log)
  await requireGit(git)
  const repository = { remote, token, temporary: runtime.temporary }
  const directory =
    'tags' in source
      ? await fetchTags(git, { ...repository, tags: source.tags, withTwins: true })
      : await fetchCommit(git, {
          ...repository,
          ref: `refs/pull/${source.pullRequest}/merge`,
          withHistory: true,
        })
  return openModuleRepository(runtime, directory, { ...options, origin: { identity, remote } })
}

/** A file that was named wins over the copies in the repository. */
async function namedConfig(path: string | undefined): Promise<ConfigSource | undefined> {
  if (path === undefined) return undefined
  const { readConfigFile } = await import('../adapters/filesystem/config-file.ts')
  const config = await readConfigFile(path, configFormat)
  return { at: async () => config }
}

/** @param uncommitted a directory whose config file is not committed */
function defaultAddress({ identity }: Origin, uncommitted: string | undefined): ModuleAddress {
  try {
    return addressOf(identity)
  } catch (error) {
    throw error instanceof RegistryError ? hinted(error, uncommitted) : error
  }
}

/** Whether a directory has a config file that HEAD does not have: only what is committed counts. */
async function hasUncommittedConfig(git: Git, directory: string): Promise<boolean> {
  if (!existsSync(join(directory, CONFIG_PATH))) return false
  const { code } = await git.run(['cat-file', '-e', `HEAD:./${CONFIG_PATH}`], { cwd: directory })
  return code !== 0
}

/** Refusals that another address, directory, prefix or rule of the module would change. */
const CONFIGURED: ReadonlySet<string> = new Set<ErrorCode>([
  'INVALID_ADDRESS',
  'INVALID_TAG',
  'INVALID_HCL',
  'NOT_A_MODULE',
  'NOT_OWNER',
  'UNSAFE_PACKAGE',
  'SECRET_IN_PACKAGE',
  'LIMIT_EXCEEDED',
  'INCOMPATIBLE',
])

/**
 * The refusal, with the way to the config file that could have changed it.
 * @param directory whose config file is not committed; undefined: there is none
 */
export function withConfigHint(refusal: Refusal, directory: string | undefined): Refusal {
  const { code, message, hint } = refusal
  if (directory === undefined || !CONFIGURED.has(code) || hint.includes('is not committed')) return refusal
  const way = `${quote(join(directory, CONFIG_PATH))} is not committed, and only the copy in the commit of the tag, or else in HEAD, counts:\ngit add ${CONFIG_PATH}\ngit commit -m "Configure the module registry"\nor ${hint}`
  return { code, message, hint: way }
}

/** What the work throws, with the way to the config file that could have changed it. */
export async function withConfigHints<T>(directory: string | undefined, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof RegistryError ? hinted(error, directory) : error
  }
}

/** The same error, with the hint. */
function hinted(error: RegistryError, directory: string | undefined): RegistryError {
  const { code, message, hint } = withConfigHint(error, directory)
  return hint === error.hint ? error : new RegistryError(code, message, hint, { cause: error })
}
