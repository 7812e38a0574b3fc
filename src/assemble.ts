import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { DirectoryIndex } from './adapters/directory-index.ts'
import { gitConfigSource } from './adapters/git/config-source.ts'
import { tokenSettings } from './adapters/git/credentials.ts'
import { fetchPull, fetchTags } from './adapters/git/fetched-tags.ts'
import { GitIndex } from './adapters/git/index-store.ts'
import { GitInterfaces } from './adapters/git/interfaces.ts'
import { findRepository, RepositoryTags, readHead } from './adapters/git/module-repository.ts'
import { GitObjects } from './adapters/git/objects.ts'
import { GitPacker } from './adapters/git/packer.ts'
import { type Environment, Git } from './adapters/git/process.ts'
import { requireGit } from './adapters/git/version.ts'
import type { GitHubHome } from './adapters/github/home.ts'
import { releaseStore } from './adapters/github/release-store.ts'
import { networkTransport } from './adapters/oci/http.ts'
import { jitteredRetry } from './adapters/retry.ts'
import { gitPackageStore } from './adapters/stores/git-package-store.ts'
import { indexPackageStore } from './adapters/stores/index-package-store.ts'
import { OciPackageStore } from './adapters/stores/oci-package-store.ts'
import { type GitHubSettings, gitHubHome } from './assemble-github.ts'
import { RegistryError } from './core/error.ts'
import {
  type GitRemote,
  httpsUrlFromRemote,
  identityFromRemote,
  parseGitRemote,
  type RepositoryIdentity,
} from './core/git-remote.ts'
import { type IndexTarget, parseIndexTarget } from './core/index-target.ts'
import type { ModuleAddress } from './core/module-address.ts'
import { addressFromRepository } from './core/repository-name.ts'
import type {
  ConfigSource,
  IndexStore,
  InterfaceSource,
  Log,
  PackageStore,
  Packer,
  Retry,
  TaggedCommit,
  Tags,
} from './ports.ts'

/** What every command runs in. */
export interface Surroundings {
  readonly environment: Environment
  readonly log: Log
  /** Directory for all that the run leaves on disk; its owner removes it. */
  readonly temporary: string
}

/** How long a publish runs lost races again before it says INDEX_BUSY. */
const RETRY_MS = 10 * 60_000

/** Text of `--index` → target; a bare repository is told from a plain directory by its files. */
export function indexTarget(text: string): IndexTarget {
  return parseIndexTarget(text, (path) => existsSync(join(path, 'HEAD')) && existsSync(join(path, 'objects')))
}

export interface OpenIndex {
  readonly index: IndexStore
  readonly retry: Retry
  close(): Promise<void>
}

export interface IndexSettings {
  readonly target: IndexTarget
  readonly token: string | undefined
  /** `paths` for a publish; `all` for commands that read every file. */
  readonly reading: 'paths' | 'all'
}

/** The index that a command works on. Throws MISSING_PROGRAM for a Git index without git. */
export async function assembleIndex(
  surroundings: Surroundings,
  { target, token, reading }: IndexSettings,
): Promise<OpenIndex> {
  const retry = jitteredRetry(RETRY_MS)
  if (target.kind === 'directory')
    return { index: new DirectoryIndex(target.path), retry, close: async () => {} }
  const git = new Git(surroundings.environment, surroundings.log)
  await requireGit(git)
  const remote = absoluteRemote(target.remote)
  const settings = tokenSettings(remote, token)
  const address = { remote, branch: target.branch, settings, temporary: surroundings.temporary }
  const index = new GitIndex(git, address, reading)
  return { index, retry, close: () => index.close() }
}

/** An index that GitHub itself commits to, in a branch of this repository. */
export async function assembleApiIndex({ repository }: GitHubHome, branch: string): Promise<OpenIndex> {
  const { ApiIndex } = await import('./adapters/github/api-index.ts')
  return {
    index: new ApiIndex({ repository, branch }),
    retry: jitteredRetry(RETRY_MS),
    close: async () => {},
  }
}

/** Git runs in directories of its own, where a relative path would name another place. */
function absoluteRemote(remote: GitRemote): GitRemote {
  const isPath = remote.scheme === 'file' && !remote.url.startsWith('file://')
  return isPath ? { ...remote, path: resolve(remote.path), url: resolve(remote.path) } : remote
}

/** Where the module repository says that it comes from, or where the caller knows that it does. */
export interface Origin {
  readonly identity: RepositoryIdentity | undefined
  /** Without user and `.git` handling: what `git` packages are cloned from; undefined without a host. */
  readonly httpsUrl: string | undefined
}

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

/** What `oci` packages are pushed with, besides what the environment and Docker's configuration hold. */
export interface OciSettings {
  /** Host of the repository that the caller named, as opposed to a config file: the credentials given are for it alone. */
  readonly host: string | undefined
  /** For ghcr.io. */
  readonly githubToken: string | undefined
}

export interface OpenModules {
  readonly tags: Tags
  /** Tags in the history of HEAD. */
  readonly released: Tags
  /** Commit of HEAD; undefined in a repository without one. */
  readonly head: string | undefined
  /** The same as a tag would name it. */
  readonly taggedHead: () => Promise<TaggedCommit | undefined>
  readonly interfaces: InterfaceSource
  readonly config: ConfigSource
  readonly packer: Packer
  readonly defaultAddress: () => ModuleAddress
  readonly publisher: RepositoryIdentity | undefined
  readonly repositoryUrl: string
  readonly stores: ReadonlyMap<PackageStore['kind'], PackageStore>
  /** The repository as GitHub has it. Throws PERMISSION, REPOSITORY_UNREACHABLE. */
  readonly home: () => Promise<GitHubHome>
  close(): Promise<void>
}

/** The repository of the modules. Throws NOT_A_REPOSITORY, MISSING_PROGRAM, INVALID_CONFIG. */
export async function assembleModules(
  surroundings: Surroundings,
  settings: ModuleSettings,
): Promise<OpenModules> {
  const { temporary, environment, log } = surroundings
  const git = new Git(environment, log)
  const [repository] = await Promise.all([findRepository(git, settings.directory), requireGit(git)])
  const origin = settings.origin ?? originOf(repository.originUrl)
  const named = await configSource(settings.configFile)
  const repositoryUrl = origin.httpsUrl?.replace(/\.git$/, '') ?? ''
  const oci = ociStore(surroundings, repositoryUrl, settings.oci)
  const home = gitHubHome(settings.github, origin.identity, log)
  // Last of all, for it starts a git that only `close` ends.
  const objects = await GitObjects.open(git, [repository.objects], temporary)
  const { gitDirectory, head } = repository
  return {
    tags: new RepositoryTags(git, gitDirectory),
    released: new RepositoryTags(git, gitDirectory, head),
    head,
    taggedHead: () => readHead(git, gitDirectory),
    interfaces: new GitInterfaces(objects, git),
    config: named ?? gitConfigSource(objects, head),
    packer: new GitPacker(objects, git, temporary),
    defaultAddress: () => addressOf(origin.identity),
    publisher: origin.identity,
    repositoryUrl,
    stores: new Map(
      [indexPackageStore, gitPackageStore(origin.httpsUrl), releaseStore(home), oci].map((store) => [
        store.kind,
        store,
      ]),
    ),
    home,
    close: () => objects.close(),
  }
}

function ociStore(
  { environment, log }: Surroundings,
  repositoryUrl: string,
  settings: OciSettings | undefined,
): PackageStore {
  const username = environment['MODULE_REGISTRY_OCI_USERNAME'] ?? ''
  const password = environment['MODULE_REGISTRY_OCI_PASSWORD'] ?? ''
  const host = settings?.host
  const given = host === undefined || password === '' ? undefined : { host, username, password }
  const sources = { given, githubToken: settings?.githubToken, environment }
  return new OciPackageStore({ repositoryUrl, sources, transport: networkTransport(log) })
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
export async function assembleRemoteModules(
  surroundings: Surroundings,
  settings: RemoteModuleSettings,
): Promise<OpenModules> {
  const git = new Git(surroundings.environment, surroundings.log)
  await requireGit(git)
  const { remote, token, tags, ...own } = settings
  const directory = await fetchTags(git, { remote, token, tags, temporary: surroundings.temporary })
  return assembleModules(surroundings, { ...own, directory, origin: originAt(settings) })
}

/** What a pull request would make of its base: a HEAD, and no tags. */
export async function assemblePull(
  surroundings: Surroundings,
  settings: Omit<RemoteModuleSettings, 'tags'> & { readonly number: number },
): Promise<OpenModules> {
  const git = new Git(surroundings.environment, surroundings.log)
  await requireGit(git)
  const { remote, token, number, ...own } = settings
  const directory = await fetchPull(git, { remote, token, number, temporary: surroundings.temporary })
  return assembleModules(surroundings, { ...own, directory, origin: originAt(settings) })
}

function originAt({ identity, remote }: Omit<RemoteModuleSettings, 'tags'>): Origin {
  return { identity, httpsUrl: httpsUrlFromRemote(remote) }
}

/** A file that was named wins over the copies in the repository. */
async function configSource(path: string | undefined): Promise<ConfigSource | undefined> {
  if (path === undefined) return undefined
  const { readConfigFile } = await import('./adapters/config-file.ts')
  const config = await readConfigFile(path)
  return { at: async () => config }
}

/** An origin that is no Git URL that we know is no identity. */
function originOf(url: string | undefined): Origin {
  if (url === undefined) return { identity: undefined, httpsUrl: undefined }
  try {
    // What CI leaves in the URL to log in with is no part of the identity.
    const remote = parseGitRemote(url.replace(/^(https?:\/\/)[^@/]*@/, '$1'))
    return { identity: identityFromRemote(remote), httpsUrl: httpsUrlFromRemote(remote) }
  } catch (error) {
    if (error instanceof RegistryError) return { identity: undefined, httpsUrl: undefined }
    throw error
  }
}

function addressOf(identity: RepositoryIdentity | undefined): ModuleAddress {
  const [name, owner] = identity?.repository.split('/').toReversed() ?? []
  if (name !== undefined && owner !== undefined) return addressFromRepository(owner, name)
  throw new RegistryError(
    'INVALID_ADDRESS',
    'the repository has no origin from which an address could be derived',
    'name it: --module namespace/name/system (action input "module")',
  )
}
