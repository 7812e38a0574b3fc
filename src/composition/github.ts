import type { GitHubServer } from '../adapters/github/client.ts'
import { type GitHubRepository, openRepository } from '../adapters/github/repository.ts'
import { RegistryError } from '../base/error.ts'
import type { Log } from '../base/log.ts'
import type { RepositoryIdentity } from '../module/git-remote.ts'

/** A GitHub server. Without its URLs they follow from the host of the repository. */
export type GitHubSettings = Omit<GitHubServer, 'url' | 'apiUrl'> & Partial<GitHubServer>

/** The API of a server, by GitHub's own rules. https://docs.github.com/enterprise-server/rest */
export function apiUrlOf(serverUrl: string): string {
  const { host } = new URL(serverUrl)
  if (host === 'github.com' || host.endsWith('.ghe.com')) return `https://api.${host}`
  return `${serverUrl}/api/v3`
}

const NOBODY: GitHubSettings = { token: undefined, tokenName: 'GITHUB_TOKEN', retrySeconds: 1 }

/** Opened when first asked for, once: a run that needs nothing of GitHub loads none of its code. */
export function gitHubHome(
  settings: GitHubSettings | undefined,
  identity: RepositoryIdentity | undefined,
  log: Log,
): () => Promise<GitHubRepository> {
  let home: Promise<GitHubRepository> | undefined
  return () => {
    home ??= openHome(settings ?? NOBODY, identity, log)
    return home
  }
}

async function openHome(
  { token, ...settings }: GitHubSettings,
  identity: RepositoryIdentity | undefined,
  log: Log,
): Promise<GitHubRepository> {
  if (identity === undefined) {
    throw new RegistryError(
      'INVALID_INPUT',
      'the repository has no origin on a GitHub server, whose releases could hold the package',
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
  const { url = `https://${identity.host}`, apiUrl = apiUrlOf(url) } = settings
  const { createGitHub } = await import('../adapters/github/client.ts')
  return openRepository(createGitHub({ ...settings, token, url, apiUrl }, log), identity.repository)
}
