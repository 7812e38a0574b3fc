import type { GitHubHome } from '../adapters/github/home-repository.ts'
import { RegistryError } from '../base/error.ts'
import type { Log } from '../base/log.ts'
import type { RepositoryIdentity } from '../module/git-remote.ts'

/** A GitHub server, and the right to use it. */
export interface GitHubSettings {
  /** Without them: those of the host that the repository is on. */
  readonly apiUrl?: string
  readonly serverUrl?: string
  readonly token: string | undefined
  /** What the token is called where a user sets it. */
  readonly tokenName: string
  readonly retrySeconds: number
}

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
): () => Promise<GitHubHome> {
  let home: Promise<GitHubHome> | undefined
  return () => {
    home ??= openHome(settings ?? NOBODY, identity, log)
    return home
  }
}

async function openHome(
  { token, ...settings }: GitHubSettings,
  identity: RepositoryIdentity | undefined,
  log: Log,
): Promise<GitHubHome> {
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
  const serverUrl = settings.serverUrl ?? `https://${identity.host}`
  const apiUrl = settings.apiUrl ?? apiUrlOf(serverUrl)
  const github = await import('../adapters/github/home-repository.ts')
  return github.openHome({ ...settings, token, serverUrl, apiUrl, log }, identity.repository)
}
