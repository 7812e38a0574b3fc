import { type Environment, Git, requireGit } from '../adapters/git/git.ts'
import { readVisibility } from '../adapters/git/remote.ts'
import { SourceRepositories } from '../adapters/git/source-repositories.ts'
import type { GitHubServer } from '../adapters/github/client.ts'
import type { OwnerRepositories, RepositoryTags } from '../adapters/github/repository-listings.ts'
import { getOrInsert } from '../base/get-or-insert.ts'
import { type CollectReport, type CollectRequest, collect } from '../collect/collect.ts'
import type { ListedOwner, ListedTag, OwnedRepository } from '../collect/ports.ts'
import type { Source } from '../collect/source.ts'
import { FORGES, tokenVariable } from '../module/forge.ts'
import type { GitRemote } from '../module/git-remote.ts'
import type { Visibility } from '../publish/exposure.ts'
import { apiUrlOf, forgeAt, openServer, repositoryNameOn, serverPathPrefix } from './forge.ts'
import type { IndexTarget, OpenIndex } from './index-store.ts'
import { collectionStores } from './package-stores.ts'
import { once, type Runtime } from './runtime.ts'

/** Time that the server of an index has to say who may read it. Then the index counts as private. */
const INDEX_ANSWER_MS = 60_000

/**
 * Collects into an opened index. Throws as {@link collect}, and MISSING_PROGRAM.
 * @param server the one that owners and short names are on
 */
export async function collectInto(
  { target, ...openedIndex }: OpenIndex,
  request: CollectRequest,
  server: GitHubServer,
  runtime: Runtime,
): Promise<CollectReport> {
  const { environment, log, temporary } = runtime
  const git = await requireGit(new Git(environment, log))
  // Opened at the first call: a run without owners and new tags asks GitHub nothing.
  const github = once(() => openGitHub(server, runtime))
  const tokenFor = tokens(environment, server)
  const openOwner = ownersOf(github, server, runtime)
  const sources = new SourceRepositories({
    git,
    limits: request.config.limits,
    temporary,
    tokenFor,
    storesOf: collectionStores,
    describe: describer(server, github),
  })
  return collect(request, {
    ...openedIndex,
    serverUrl: server.url,
    sources,
    tagLists: { find: async (wanted) => findTags(wanted, server, github) },
    owners: {
      page: async (owner, page) => (await openOwner(owner)).owners.page(owner.owner ?? '', page),
    },
    indexVisibility: once(() => visibilityOfIndex(git, target, temporary)),
    log,
  })
}

interface OpenGitHub {
  readonly owners: OwnerRepositories
  readonly tags: RepositoryTags
}

/** The server of an owner, opened once: the one of the run, or another one with the token of its own variable. */
function ownersOf(
  github: () => Promise<OpenGitHub>,
  own: GitHubServer,
  runtime: Runtime,
): (owner: ListedOwner) => Promise<OpenGitHub> {
  const others = new Map<string, Promise<OpenGitHub>>()
  const openOther = async ({ forge: name }: ListedOwner, url: string) => {
    const { environment } = runtime
    const forge = name === undefined ? await forgeAt(url, environment) : FORGES[name]
    const tokenName = tokenVariable(new URL(url).host)
    const token = environment[tokenName] || (url === own.url ? own.token : undefined)
    const { retrySeconds } = own
    return openGitHub({ forge, url, apiUrl: apiUrlOf(url, forge), token, tokenName, retrySeconds }, runtime)
  }
  return (owner) => {
    const { server: url = own.url, forge = own.forge.name } = owner
    // What contradicts the server of the run is left to its API to refuse.
    if (url === own.url && forge === own.forge.name) return github()
    const key = `${url} ${owner.forge}`
    return getOrInsert(others, key, () => openOther(owner, url))
  }
}

async function openGitHub(server: GitHubServer, runtime: Runtime): Promise<OpenGitHub> {
  const github = await openServer(server, runtime)
  const { OwnerRepositories, RepositoryTags } = await import('../adapters/github/repository-listings.ts')
  const { requireGitea } = await import('../adapters/github/repository.ts')
  await requireGitea(github)
  const tags = new RepositoryTags(github)
  const hasTags = server.token !== undefined && server.forge.hasGraphql
  return { owners: new OwnerRepositories(github, hasTags ? tags : undefined), tags }
}

async function findTags(
  sources: readonly Source[],
  server: GitHubServer,
  github: () => Promise<OpenGitHub>,
): Promise<ReadonlyMap<Source, readonly ListedTag[]>> {
  const named = sources.flatMap((source) => {
    const name =
      source.identity && isOnServer(source.remote, server)
        ? repositoryNameOn(server.url, source.identity)
        : undefined
    return name === undefined || !/^[^/]+\/[^/]+$/.test(name) ? [] : [[source, name] as const]
  })
  if (server.token === undefined || !server.forge.hasGraphql || named.length === 0) return new Map()
  const tags = await (await github()).tags.find(named.map(([, name]) => name))
  return new Map(
    named.flatMap(([source, name]) => {
      const found = tags.get(name)
      return found === undefined ? [] : [[source, found] as const]
    }),
  )
}

function isOnServer({ scheme, host, port }: GitRemote, { url }: Pick<GitHubServer, 'url'>): boolean {
  return /^https?$/.test(scheme) && new URL(url).host === `${host}${port === undefined ? '' : `:${port}`}`
}

function describer(
  { url, token, forge }: GitHubServer,
  github: () => Promise<OpenGitHub>,
): (source: Source) => Promise<OwnedRepository | undefined> {
  const { host } = new URL(url)
  const known = new Map<Source, Promise<OwnedRepository | undefined>>()
  return async (source) => {
    const { identity } = source
    if (token === undefined || !forge.hasApi || identity?.host !== host) return undefined
    const found = known.get(source) ?? (await github()).owners.find(repositoryNameOn(url, identity))
    known.set(source, found)
    const description = await found
    return description && { ...description, name: `${serverPathPrefix(url)}${description.name}` }
  }
}

/** The token of a host: that of its own variable, or of the server. */
export function tokens(
  environment: Environment,
  { url, token }: Pick<GitHubServer, 'url' | 'token'>,
): (remote: GitRemote) => string | undefined {
  const server = new URL(url)
  return ({ scheme, host, port }) => {
    const isServer = server.origin === `${scheme}://${host}${port === undefined ? '' : `:${port}`}`
    return environment[tokenVariable(host)] || (isServer ? token : undefined)
  }
}

/** A local index is private, as its files are. A remote index is public unless a read without credentials fails. */
async function visibilityOfIndex(git: Git, target: IndexTarget, temporary: string): Promise<Visibility> {
  if (target.kind === 'directory' || target.remote.scheme === 'file') return 'private'
  if (target.remote.scheme === 'ssh') return 'public'
  return (
    (await readVisibility(git, { remote: target.remote, deadlineMs: INDEX_ANSWER_MS, temporary })) ??
    'private'
  )
}
