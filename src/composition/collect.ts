import { isPublic } from '../adapters/git/fetch.ts'
import { type Environment, Git, requireGit } from '../adapters/git/git.ts'
import { SourceRepositories } from '../adapters/git/source-repositories.ts'
import type { OwnerRepositories } from '../adapters/github/owner-repositories.ts'
import type { Log } from '../base/log.ts'
import type { OwnedRepository } from '../collect/owner-listing.ts'
import type { OwnerListing, SourceAccess, Visibilities } from '../collect/ports.ts'
import type { SourceLimits } from '../collect/registry-config.ts'
import type { Source } from '../collect/source.ts'
import type { IndexTarget } from '../index/index-target.ts'
import type { GitRemote } from '../module/git-remote.ts'
import type { Visibility } from '../publish/exposure.ts'

/** The GitHub server that owners and short names are of, and the right to read there. */
export interface SourceServer {
  readonly serverUrl: string
  readonly apiUrl: string
  readonly token: string | undefined
  /** What the token is called where a user sets it. */
  readonly tokenName: string
  readonly retrySeconds: number
}

export interface CollectSettings {
  readonly target: IndexTarget
  readonly limits: SourceLimits
  readonly server: SourceServer
}

interface Runtime {
  readonly environment: Environment
  readonly log: Log
  readonly temporary: string
}

export interface CollectParts {
  readonly serverUrl: string
  readonly sources: SourceAccess
  readonly owners: OwnerListing
  readonly visibilities: Visibilities
}

/** What a collection reads. Throws MISSING_PROGRAM. */
export async function assembleCollect(
  { environment, log, temporary }: Runtime,
  { target, limits, server }: CollectSettings,
): Promise<CollectParts> {
  const git = new Git(environment, log)
  await requireGit(git)
  const github = lazyGitHub(server, log)
  const tokenFor = tokens(environment, server)
  const sources = new SourceRepositories({
    git,
    limits,
    temporary,
    tokenFor,
    describe: describer(server, github),
  })
  let index: Promise<Visibility> | undefined
  return {
    serverUrl: server.serverUrl,
    sources,
    owners: { page: async (...words) => (await github()).page(...words) },
    visibilities: {
      of: (source) => sources.visibilityOf(source),
      ofIndex: () => {
        index ??= visibilityOfIndex(git, target, temporary)
        return index
      },
    },
  }
}

/** Loaded when first asked for: a run without owners and news asks GitHub nothing. */
function lazyGitHub(server: SourceServer, log: Log): () => Promise<OwnerRepositories> {
  let opened: Promise<OwnerRepositories> | undefined
  return () => {
    opened ??= import('../adapters/github/owner-repositories.ts').then(
      ({ OwnerRepositories: Opened }) => new Opened({ ...server, token: server.token ?? '', log }),
    )
    return opened
  }
}

function describer(
  { serverUrl, token }: SourceServer,
  github: () => Promise<OwnerRepositories>,
): (source: Source) => Promise<OwnedRepository | undefined> {
  const { host } = new URL(serverUrl)
  const known = new Map<Source, Promise<OwnedRepository | undefined>>()
  return async (source) => {
    const { identity } = source
    if (token === undefined || identity?.host !== host) return undefined
    const description = known.get(source) ?? (await github()).find(identity.repository)
    known.set(source, description)
    return description
  }
}

/**
 * `MODULE_REGISTRY_TOKEN_git_acme_dev` is for git.acme.dev, spelled as Terraform spells its own:
 * https://developer.hashicorp.com/terraform/cli/config/config-file#environment-variable-credentials
 */
function tokens(
  environment: Environment,
  { serverUrl, token }: SourceServer,
): (remote: GitRemote) => string | undefined {
  const server = new URL(serverUrl)
  return ({ host, port }) => {
    const name = `MODULE_REGISTRY_TOKEN_${host.replaceAll('-', '__').replaceAll('.', '_')}`
    const isServer = server.host === `${host}${port === undefined ? '' : `:${port}`}`
    return environment[name] || (isServer ? token : undefined)
  }
}

/** A directory is seen by whoever it is served to; what nobody can prove to be private is public. */
async function visibilityOfIndex(git: Git, target: IndexTarget, temporary: string): Promise<Visibility> {
  if (target.kind === 'directory' || target.remote.scheme === 'file') return 'private'
  if (target.remote.scheme === 'ssh') return 'public'
  const signal = AbortSignal.timeout(60_000)
  return (await isPublic(git, { remote: target.remote, signal, temporary })) ? 'public' : 'private'
}
