import { quote, type Refusal, RegistryError } from '../base/error.ts'
import { withoutLastSlashes } from '../base/url.ts'
import { type GitRemote, identityFromRemote, parseGitRemote } from '../module/git-remote.ts'
import type { CollectDependencies, OwnedRepository } from './ports.ts'
import type { RegistryConfig, SourceOptions } from './registry-config.ts'
import type { Source } from './source.ts'

/** Pages of repositories of one owner. Owners with more are better split over several registries. */
const MAX_OWNER_PAGES = 100

export interface SourceList {
  /** Each repository once; one that is named by itself has those options, not the ones of its owner. */
  readonly sources: readonly Source[]
  readonly failed: readonly { readonly name: string; readonly error: Refusal }[]
  /** Whether every owner was listed to the end. What is missing from others is not gone. */
  readonly isWhole: boolean
}

/**
 * Lists the repositories that `registry.yml` names, by themselves or by their owner. An owner that cannot be listed is in
 * `failed`, and its repositories are missing.
 */
export async function listSources(
  config: RegistryConfig,
  dependencies: CollectDependencies,
): Promise<SourceList> {
  const all = config.sources.map((options) => withCommonOptions(options, config))
  const named = all.flatMap((options) => namedSource(options, dependencies.serverUrl) ?? [])
  const sources = new Map(named.map((source) => [repositoryKey(source), source]))
  const failed: { name: string; error: Refusal }[] = []
  let isWhole = true
  for (const options of all) {
    if (options.owner === undefined) continue
    try {
      const listing = await listOwner(options, dependencies)
      isWhole &&= listing.isWhole
      for (const source of listing.sources)
        if (!sources.has(repositoryKey(source))) sources.set(repositoryKey(source), source)
    } catch (error) {
      if (!(error instanceof RegistryError)) throw error
      failed.push({ name: options.owner, error: error.toRefusal() })
      isWhole = false
    }
  }
  return { sources: [...sources.values()], failed, isWhole }
}

/** The options of a source, and those for all sources where it has none of its own. */
function withCommonOptions(
  options: SourceOptions,
  { package: kinds, 'git-ref': gitRef, compatibility, severities, expose }: RegistryConfig,
): SourceOptions {
  return {
    package: kinds,
    'git-ref': gitRef,
    compatibility,
    expose,
    ...options,
    severities: { ...severities, ...options.severities },
  }
}

function repositoryKey({ identity, key }: Source): string {
  return identity === undefined ? key : `${identity.host}/${identity.repository}`.toLowerCase()
}

async function listOwner(options: SourceOptions, { owners, serverUrl, log }: CollectDependencies) {
  const sources: Source[] = []
  let isWhole = false
  for (let number = 1; number <= MAX_OWNER_PAGES && !isWhole; number += 1) {
    const { repositories, isLast } = await owners.page(options, number)
    const collected = repositories.filter((repository) => isCollected(repository, options))
    sources.push(...collected.map((repository) => listedSource(options, repository, serverUrl)))
    isWhole = isLast
  }
  if (!isWhole)
    log.warn(
      `${quote(options.owner ?? '')} has more than ${MAX_OWNER_PAGES} pages of repositories: those on later pages are not collected`,
    )
  return { sources, isWhole }
}

/**
 * The source of a `repository`; undefined for the options of an owner.
 * @param serverUrl of the GitHub server that short names belong to
 */
export function namedSource(options: SourceOptions, serverUrl: string): Source | undefined {
  const { repository } = options
  if (repository === undefined) return undefined
  const remote =
    typeof repository === 'string' ? parseGitRemote(`${serverUrl}/${repository}.git`) : repository
  const identity = identityFromRemote(remote)
  const path = identity === undefined ? pathOf(remote) : `${identity.host}/${identity.repository}`
  const isOnServer = identity?.host === new URL(serverUrl).host
  return {
    name: isOnServer ? identity.repository : path,
    key: path.toLowerCase(),
    remote,
    ...lastSegments(path),
    identity,
    options,
  }
}

function listedSource(options: SourceOptions, listed: OwnedRepository, serverUrl: string): Source {
  const { server = serverUrl } = options
  const remote = parseGitRemote(`${server}/${listed.name}.git`)
  const identity = identityFromRemote(remote)
  return {
    name: server === serverUrl ? listed.name : `${identity?.host}/${listed.name}`,
    key: `${identity?.host}#${listed.id}`,
    remote,
    ...lastSegments(listed.name),
    identity: identity && { ...identity, repositoryId: listed.id, ownerId: listed.ownerId },
    options,
    isPrivate: listed.isPrivate,
  }
}

function pathOf({ path }: GitRemote): string {
  return withoutLastSlashes(path).replace(/\/?\.git$/, '')
}

function lastSegments(path: string): { owner: string; repository: string } {
  const [repository = '', owner = ''] = path.split('/').toReversed()
  return { owner, repository }
}

/** Whether the options select a repository: forks, archived repositories and templates only where they are named. */
export function isCollected(repository: OwnedRepository, options: SourceOptions): boolean {
  const own = repository.name.slice(repository.name.indexOf('/') + 1)
  if (repository.isFork && options.forks !== true) return false
  if (repository.isArchived && options.archived !== true) return false
  if (repository.isTemplate && options.templates !== true) return false
  if (options.exclude?.some((pattern) => pattern.matches(own))) return false
  return options.match?.matches(own) ?? true
}
