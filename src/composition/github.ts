import type { GitHubLogging, GitHubServer } from '../adapters/github/client.ts'
import type { GitHubRepository } from '../adapters/github/repository.ts'
import { quote, RegistryError } from '../base/error.ts'
import type { RepositoryIdentity } from '../module/git-remote.ts'
import { once } from './runtime.ts'

/**
 * Time for retries of GitHub's API, if MODULE_REGISTRY_RETRY_SECONDS does not set it. Then the run fails.
 */
const DEFAULT_RETRY_SECONDS = 30

/** A GitHub server. Without its URLs they follow from the host of the repository. */
export type GitHubSettings = Omit<GitHubServer, 'url' | 'apiUrl'> & Partial<GitHubServer>

/** The API of a server, by GitHub's own rules. https://docs.github.com/enterprise-server/rest */
export function apiUrlOf(serverUrl: string): string {
  const { host } = new URL(serverUrl)
  if (host === 'github.com' || host.endsWith('.ghe.com')) return `https://api.${host}`
  return `${serverUrl}/api/v3`
}

/** Whether a host is GitHub: github.com, GitHub with data residency, or the server that the environment names. */
export function isGitHub(host: string, serverUrl: string | undefined): boolean {
  if (host === 'github.com' || host.endsWith('.ghe.com')) return true
  return serverUrl !== undefined && URL.canParse(serverUrl) && new URL(serverUrl).host === host
}

/** Opens a repository on GitHub at the first call, once: a run that needs nothing of GitHub loads none of its code. */
export function gitHubHome(
  server: GitHubSettings | undefined,
  identity: RepositoryIdentity | undefined,
  logging: GitHubLogging,
): () => Promise<GitHubRepository> {
  return once(() => openHome(server, identity, logging))
}

async function openHome(
  server: GitHubSettings | undefined,
  identity: RepositoryIdentity | undefined,
  logging: GitHubLogging,
): Promise<GitHubRepository> {
  if (identity === undefined) {
    throw new RegistryError(
      'INVALID_INPUT',
      'the repository has no origin on a GitHub server, so it has no releases to store packages in',
      'publish with --package index or --package git',
    )
  }
  if (server?.token === undefined) {
    throw new RegistryError(
      'PERMISSION',
      `no token for ${identity.host} is set`,
      `set ${server?.tokenName ?? 'GITHUB_TOKEN'} to a token with "contents: write"`,
    )
  }
  const { url = `https://${identity.host}`, apiUrl = apiUrlOf(url) } = server
  const [{ createGitHub }, { openRepository }] = await Promise.all([
    import('../adapters/github/client.ts'),
    import('../adapters/github/repository.ts'),
  ])
  return openRepository(createGitHub({ ...server, url, apiUrl }, logging), identity.repository)
}

/** Seconds that a run may lose to failing requests: MODULE_REGISTRY_RETRY_SECONDS, from 1 to 3600. Throws INVALID_INPUT. */
export function parseRetrySeconds(text: string | undefined): number {
  if (text === undefined || text === '') return DEFAULT_RETRY_SECONDS
  const seconds = Number(text)
  if (/^\d{1,4}$/.test(text) && seconds >= 1 && seconds <= 3600) return seconds
  throw new RegistryError(
    'INVALID_INPUT',
    `environment variable MODULE_REGISTRY_RETRY_SECONDS is ${quote(text)}, not a number of seconds from 1 to 3600`,
    'correct it, or leave it out: the default is 30',
  )
}
