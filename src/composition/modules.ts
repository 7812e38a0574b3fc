import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Git, requireGit } from '../adapters/git/git.ts'
import { findRepository, readHead, repositoryTags } from '../adapters/git/module-repository.ts'
import { openModules } from '../adapters/git/modules.ts'
import { ReleaseClone } from '../adapters/git/release-clone.ts'
import { commitHistory } from '../adapters/git/release-history.ts'
import { fetchCommit, fetchTags, readVisibility } from '../adapters/git/remote.ts'
import type { GitHubRepository } from '../adapters/github/repository.ts'
import { type ErrorCode, ifRefused, quote, type Refusal, RegistryError } from '../base/error.ts'
import type { PackageContents } from '../check/package-changes.ts'
import { tokenVariable } from '../module/forge.ts'
import {
  type GitRemote,
  httpsUrlFromRemote,
  identityFromRemote,
  isSameRepository,
  parseGitRemote,
  type RepositoryIdentity,
} from '../module/git-remote.ts'
import type { ModuleAddress } from '../module/module-address.ts'
import { addressFromRepository, type Origin, originOf } from '../module/origin.ts'
import { CONFIG_PATH, configFormat, uncommitted } from '../publish/config.ts'
import { type Exposure, GuardedStores, planExposure, type Visibility } from '../publish/exposure.ts'
import type { DefaultKinds } from '../publish/package-kinds.ts'
import type { ConfigSource, ModuleRepository, PackageStores, TaggedCommit, Tags } from '../publish/ports.ts'
import { forAllCommits } from '../publish/select-releases.ts'
import type { CommitHistory } from '../release/ports.ts'
import { type GitHubSettings, gitHubHome, gitHubOf, isAsked } from './forge.ts'
import type { IndexTarget } from './index-store.ts'
import { type OciSettings, packageStores } from './package-stores.ts'
import { once, type Runtime } from './runtime.ts'

/** Time that a server has to say who may read a repository. Then the repository counts as private. */
const EXPOSURE_ANSWER_MS = 10_000

interface ModuleOptions {
  /** A config file that wins over the copies in the repository. */
  readonly config?: string | undefined
  /** Wins over `remote.origin.url`. */
  readonly origin?: Origin
  readonly oci?: OciSettings
  /** Absent for commands that ask GitHub nothing. */
  readonly github?: GitHubSettings
  /** Whether the server gets a release for each tag that is published. */
  readonly announces?: boolean
}

export interface OpenModuleRepository extends ModuleRepository {
  readonly gitDirectory: string
  readonly contents: PackageContents
  readonly history: CommitHistory
  readonly released: Tags
  /** Commit of HEAD; undefined in a repository without one. */
  readonly head: string | undefined
  /** Tracked files whose changes are not committed; none in a bare repository. */
  readonly uncommitted: () => Promise<string[]>
  /** HEAD as a tag would name it. */
  readonly taggedHead: () => Promise<TaggedCommit | undefined>
  readonly origin: Origin
  /** The refusal, with the way to a config file that could have changed it, and is not committed. */
  readonly withConfigHint: (refusal: Refusal) => Refusal
  readonly defaultAddress: () => ModuleAddress
  /** Unguarded: a publish takes them as `GuardedStores` only. */
  readonly packageStores: PackageStores
  /** The repository as GitHub has it. Throws PERMISSION, REPOSITORY_UNREACHABLE. */
  readonly home: () => Promise<GitHubRepository>
}

const OTHER_CONFIG_PATH = CONFIG_PATH.replace(/yml$/, 'yaml')

/** The repository of modules that `directory` is in. Throws NOT_A_REPOSITORY, MISSING_PROGRAM, INVALID_CONFIG. */
export async function openModuleRepository(
  runtime: Runtime,
  directory: string,
  options: ModuleOptions = {},
): Promise<OpenModuleRepository> {
  const { temporary, environment, log } = runtime
  const { config: file, oci, github, announces } = options
  const config = await namedConfig(file)
  const git = new Git(environment, log)
  const found = findRepository(git, directory)
  // A git that does not run finds nothing either, and says why when it is asked for its version.
  found.catch(() => {})
  await requireGit(git)
  const repository = await found
  if (config === undefined && existsSync(join(directory, OTHER_CONFIG_PATH)))
    log.warn(`${quote(OTHER_CONFIG_PATH)} is not read: rename it to ${CONFIG_PATH}`)
  const origin = options.origin ?? originOf(repository.originUrl)
  const uncommittedConfig = config === undefined ? repository.uncommittedConfig : undefined
  const originUrl = origin.remote && httpsUrlFromRemote(origin.remote)
  const repositoryUrl = originUrl?.replace(/\.git$/, '') ?? ''
  const home = gitHubHome(github, origin.identity, runtime)
  const { gitDirectory, head } = repository
  const modules = openModules(git, repository, temporary)
  const tags = repositoryTags(git, repository, temporary, { log })
  return {
    ...modules,
    gitDirectory,
    config: config === undefined ? modules.config : forAllCommits({ ...modules.config, ...config }),
    tags,
    released: repositoryTags(git, repository, temporary, { commit: head }),
    head,
    history: commitHistory(git, gitDirectory),
    uncommitted: () => new ReleaseClone(git, repository).uncommitted(directory),
    taggedHead: () => readHead(git, gitDirectory),
    origin,
    defaultAddress: () => defaultAddress(origin, uncommittedConfig),
    withConfigHint: (refusal) => withConfigHint(refusal, uncommittedConfig),
    publisher: origin.identity,
    repositoryUrl,
    uncommittedConfig,
    packageStores: packageStores(runtime, {
      originUrl,
      repositoryUrl,
      home,
      oci,
      notesOf: (tag) => new ReleaseClone(git, repository).notesOf(tag),
      releasedTags: announces ? async () => (await tags.all()).map(({ tag }) => tag) : undefined,
    }),
    home,
  }
}

/**
 * The publisher, with the ids that its server knows it by where there is a token to ask with. GITHUB_TOKEN is for github.com, ghe.com
 * and the host of GITHUB_SERVER_URL alone. A failure is a warning.
 */
export async function identified(
  { publisher, home }: Pick<OpenModuleRepository, 'publisher' | 'home'>,
  { environment, log }: Runtime,
): Promise<RepositoryIdentity | undefined> {
  if (publisher === undefined || publisher.repositoryId !== undefined) return publisher
  const { host } = publisher
  const token = environment[tokenVariable(host)] || gitHubOf(environment).token
  if (token === undefined || !isAsked(host, environment)) return publisher
  const unknown = ifRefused(({ message }) =>
    log.warn(
      `the id of ${quote(publisher.repository)} is not known, so whoever has a repository of this name is taken for it: ${message}`,
    ),
  )
  const known = await home().catch(unknown)
  return known ? { ...publisher, repositoryId: known.id, ownerId: known.ownerId } : publisher
}

export interface BranchCommit {
  /** `main`. */
  readonly branch: string
  readonly commit: string
}

/**
 * What is fetched of a repository that is elsewhere: tags without a HEAD, or with all tags the merge commit of a pull request or a commit
 * of a branch as HEAD.
 */
export type FetchedSource =
  | { readonly tags: readonly string[] | 'all' }
  | { readonly pullRequest: number; readonly base: string }
  | { readonly release: BranchCommit }

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
  const git = await requireGit(new Git(runtime.environment, runtime.log))
  const repository = { remote, token, temporary: runtime.temporary }
  const { github } = options
  const directory =
    'tags' in source
      ? await fetchTags(git, { ...repository, tags: source.tags, withTwins: true })
      : await fetchCommit(git, {
          ...repository,
          ...headOf(source, github?.forge?.hasMergeRefs !== false),
          withHistory: true,
        })
  return openModuleRepository(runtime, directory, { ...options, origin: { identity, remote } })
}

/** @param hasMergeRefs whether the server has a ref for the merge of a pull request */
function headOf(source: Exclude<FetchedSource, { readonly tags: unknown }>, hasMergeRefs: boolean) {
  if ('release' in source)
    return { ref: `refs/heads/${source.release.branch}`, commit: source.release.commit }
  return hasMergeRefs
    ? { ref: `refs/pull/${source.pullRequest}/merge` }
    : { ref: `refs/pull/${source.pullRequest}/head`, into: `refs/heads/${source.base}` }
}

/** A file that was named wins over the copies in the repository. */
async function namedConfig(file: string | undefined): Promise<ConfigSource | undefined> {
  if (file === undefined) return undefined
  const { readConfigFile } = await import('../adapters/filesystem/config-file.ts')
  const config = await readConfigFile(file, configFormat)
  return { at: async () => config }
}

function defaultAddress({ identity }: Origin, uncommittedConfig: string | undefined): ModuleAddress {
  try {
    return addressOf(identity)
  } catch (error) {
    if (!(error instanceof RegistryError)) throw error
    const { code, message, hint } = withConfigHint(error, uncommittedConfig)
    throw new RegistryError(code, message, hint, { cause: error })
  }
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

/** @param uncommittedConfig a config file that is not committed; undefined: there is none */
function withConfigHint(refusal: Refusal, uncommittedConfig: string | undefined): Refusal {
  const { code, message, hint } = refusal
  if (uncommittedConfig === undefined || !CONFIGURED.has(code) || hint.includes('is not committed'))
    return refusal
  return { code, message, hint: `${uncommitted(uncommittedConfig)}\nor ${hint}` }
}

/**
 * The stores of a repository for a run without an event, which show no more than it may, by who may read the origin of the modules and
 * the index: both servers are asked without credentials, over https where the remote is ssh. It sends no request and hides nothing where
 * the modules have no remote origin, the index is a directory or a local repository, both are one repository, or `expose` is `all`. A
 * module repository of unknown visibility counts as public unless the user has set `expose`, then as private; an index of unknown
 * visibility counts as public. No failure of a request ends the run. Throws WOULD_EXPOSE.
 */
export async function guardStores(
  { origin, packageStores }: Pick<OpenModuleRepository, 'origin' | 'packageStores'>,
  request: { readonly expose: Exposure | undefined; readonly target: IndexTarget },
  runtime: Runtime,
): Promise<{ readonly stores: GuardedStores; readonly defaultKinds: DefaultKinds | undefined }> {
  const plan = await planAnonymously(origin, request, runtime)
  const { published = 'public', defaultKinds } = plan ?? {}
  // Asked at most once, and only where it matters.
  const source = once(async () => {
    const { remote } = origin
    if (remote === undefined || remote.scheme === 'file') return 'private'
    return (await visibilityOf(remote, runtime)) ?? 'private'
  })
  return { stores: new GuardedStores(packageStores, { published, source }), defaultKinds }
}

/** Undefined where nothing is to be hidden. */
async function planAnonymously(
  { remote, identity }: Origin,
  { expose, target }: Parameters<typeof guardStores>[1],
  runtime: Runtime,
): Promise<ReturnType<typeof planExposure> | undefined> {
  if (expose === 'all' || remote === undefined || remote.scheme === 'file') return undefined
  if (target.kind === 'directory' || target.remote.scheme === 'file') return undefined
  const indexIdentity = identityFromRemote(target.remote)
  const own = identityFromRemote(remote)
  if (own !== undefined && indexIdentity !== undefined && isSameRepository(own, indexIdentity))
    return undefined
  const repository = identity?.repository ?? remote.url
  const module = await visibilityOf(remote, runtime)
  if (module === 'public') return undefined
  if (module === undefined && expose === undefined) {
    runtime.log.warn(
      `the visibility of ${quote(repository)} is unknown, so it is published as public. If it is private, pass --expose none, protocol or all`,
    )
    return undefined
  }
  const index = (await visibilityOf(target.remote, runtime)) ?? 'public'
  const plan = planExposure({ repository, module, index, expose: expose ?? 'none' })
  return plan.published === 'public' ? undefined : plan
}

/** Who may read a repository, as Git says it over https; undefined where the server does not say it in time. */
export function visibilityOf(
  remote: GitRemote,
  { environment, log, temporary }: Runtime,
): Promise<Visibility | undefined> {
  const httpsUrl = remote.scheme === 'ssh' ? httpsUrlFromRemote(remote) : undefined
  return readVisibility(new Git(environment, log), {
    remote: httpsUrl === undefined ? remote : parseGitRemote(httpsUrl),
    deadlineMs: EXPOSURE_ANSWER_MS,
    temporary,
  })
}

/** The module address that follows from the name of a repository. Throws INVALID_ADDRESS. */
export function addressOf(identity: RepositoryIdentity | undefined): ModuleAddress {
  const [name, owner] = identity?.repository.split('/').toReversed() ?? []
  if (name !== undefined && owner !== undefined) return addressFromRepository(owner, name)
  throw new RegistryError(
    'INVALID_ADDRESS',
    'the repository has no origin from which an address could be derived',
    'name it: --module namespace/name/system (action input "module")',
  )
}
