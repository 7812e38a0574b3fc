import type { GitHubHome } from '../adapters/github/home-repository.ts'
import { quote, RegistryError } from '../base/error.ts'
import type { Log } from '../base/log.ts'
import type { RepositoryIdentity } from '../module/git-remote.ts'

export interface GitHubUrls {
  /** `https://github.com`, without a trailing slash. */
  readonly serverUrl: string
  /** `https://api.github.com`, without a trailing slash. */
  readonly apiUrl: string
}

/** A GitHub server and the token to use there. Without URLs it is the host that the repository is on. */
export interface GitHubServer extends Partial<GitHubUrls> {
  readonly token: string | undefined
  /** What the token is called where a user sets it: `input "github-token"`. */
  readonly tokenName: string
  /** Seconds that the run may lose to failing requests. */
  readonly retrySeconds: number
}

/** The API of a server, by GitHub's own rules. https://docs.github.com/enterprise-server/rest */
export function apiUrlOf(serverUrl: string): string {
  const { host } = new URL(serverUrl)
  if (host === 'github.com' || host.endsWith('.ghe.com')) return `https://api.${host}`
  return `${serverUrl}/api/v3`
}

const NO_SERVER: GitHubServer = { token: undefined, tokenName: 'GITHUB_TOKEN', retrySeconds: 1 }

/** Opens a repository on GitHub at the first call, once: a run that needs nothing of GitHub loads none of its code. */
export function gitHubHome(
  server: GitHubServer | undefined,
  identity: RepositoryIdentity | undefined,
  log: Log,
): () => Promise<GitHubHome> {
  let home: Promise<GitHubHome> | undefined
  return () => {
    home ??= openHome(server ?? NO_SERVER, identity, log)
    return home
  }
}

async function openHome(
  { token, ...server }: GitHubServer,
  identity: RepositoryIdentity | undefined,
  log: Log,
): Promise<GitHubHome> {
  if (identity === undefined) {
    throw new RegistryError(
      'INVALID_INPUT',
      'the repository has no origin on a GitHub server, so it has no releases to store packages in',
      'use --package index or git (action input "package")',
    )
  }
  if (token === undefined) {
    throw new RegistryError(
      'PERMISSION',
      `no token for ${identity.host} is set`,
      'set GITHUB_TOKEN (or GH_TOKEN) to a token with "contents: write" (action input "github-token")',
    )
  }
  const serverUrl = server.serverUrl ?? `https://${identity.host}`
  const apiUrl = server.apiUrl ?? apiUrlOf(serverUrl)
  const github = await import('../adapters/github/home-repository.ts')
  return github.openHome({ ...server, token, serverUrl, apiUrl, log }, identity.repository)
}

const DEFAULT_SECONDS = 30

/** Seconds that a run may lose to failing requests: MODULE_REGISTRY_RETRY_SECONDS, from 1 to 3600. Throws INVALID_INPUT. */
export function parseRetrySeconds(text: string | undefined): number {
  if (text === undefined || text === '') return DEFAULT_SECONDS
  const seconds = Number(text)
  if (/^\d{1,4}$/.test(text) && seconds >= 1 && seconds <= 3600) return seconds
  throw new RegistryError(
    'INVALID_INPUT',
    `environment variable MODULE_REGISTRY_RETRY_SECONDS is ${quote(text)}, not a number of seconds from 1 to 3600`,
    'correct it, or leave it out: the default is 30',
  )
}
