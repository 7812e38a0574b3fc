import type { Environment } from '../adapters/git/git.ts'
import type { GitHub, GitHubServer } from '../adapters/github/client.ts'
import type { GitHubRepository } from '../adapters/github/repository.ts'
import { ifRefused, quote, RegistryError } from '../base/error.ts'
import { withoutLastSlashes, withoutOuterSlashes } from '../base/url.ts'
import { FORGE_NAMES, FORGES, type Forge, type ForgeName, tokenVariable } from '../module/forge.ts'
import { type GitRemote, identityFromRemote, type RepositoryIdentity } from '../module/git-remote.ts'
import { once, type Runtime } from './runtime.ts'

/** Time for retries of the API of a server, if MODULE_REGISTRY_RETRY_SECONDS does not set it. Then the run fails. */
const DEFAULT_RETRY_SECONDS = 30

/** Time that an unknown server has to say what it is. Then it counts as GitHub. */
const FORGE_ANSWER_MS = 10_000

/** A server. What is missing follows from the host of the repository. */
export type GitHubSettings = Omit<GitHubServer, 'url' | 'apiUrl' | 'forge'> & Partial<GitHubServer>

type ForgeRuntime = Pick<Runtime, 'environment' | 'log' | 'secrets'>

/** The API of a server, by the rules of its makers. https://docs.github.com/enterprise-server/rest, https://docs.gitea.com/development/api-usage */
export function apiUrlOf(serverUrl: string, { name }: Pick<Forge, 'name'>): string {
  const { host } = new URL(serverUrl)
  if (isGitHubCom(host)) return `https://api.${host}`
  return `${serverUrl}/api/${name === 'gitea' ? 'v1' : 'v3'}`
}

/** github.com, or GitHub with data residency. */
function isGitHubCom(host: string): boolean {
  return host === 'github.com' || host.endsWith('.ghe.com')
}

/** The GitHub server of an environment, and its token as GitHub's own command line reads it: https://cli.github.com/manual/gh_help_environment */
export function gitHubOf(environment: Environment): {
  readonly url: string
  readonly token: string | undefined
} {
  const { GITHUB_SERVER_URL: url = '', GITHUB_TOKEN, GH_TOKEN } = environment
  return {
    url: URL.canParse(url) ? url : 'https://github.com',
    token: GITHUB_TOKEN || GH_TOKEN || undefined,
  }
}

/** The server of a command: the token of GitHub, and the time for its failures. Throws INVALID_INPUT. */
export function gitHubServer(environment: Environment): GitHubSettings {
  return {
    token: gitHubOf(environment).token,
    tokenName: 'GITHUB_TOKEN',
    retrySeconds: parseRetrySeconds(environment),
  }
}

/** `MODULE_REGISTRY_FORGE`. Throws INVALID_INPUT. */
function namedForge({ MODULE_REGISTRY_FORGE: text = '' }: Environment): ForgeName | undefined {
  const name = FORGE_NAMES.find((each) => each === text)
  if (name !== undefined || text === '') return name
  throw new RegistryError(
    'INVALID_INPUT',
    `environment variable MODULE_REGISTRY_FORGE is ${quote(text)}`,
    `set it to one of ${FORGE_NAMES.join(', ')}, or leave it out`,
  )
}

export function isGiteaRunner({ GITEA_ACTIONS, FORGEJO_ACTIONS }: Environment): boolean {
  return GITEA_ACTIONS === 'true' || FORGEJO_ACTIONS === 'true'
}

/**
 * What the server of a workflow is, by what its runner says. Throws INVALID_INPUT where the setting says something else.
 * @param setting the input `forge`
 */
export function forgeOfRun(environment: Environment, setting?: ForgeName | undefined): Forge {
  const { FORGEJO_ACTIONS, GITHUB_API_URL = '' } = environment
  const isForgejo = FORGEJO_ACTIONS === 'true'
  const isGitea = isGiteaRunner(environment)
  const named = setting ?? namedForge(environment)
  if (named === 'github' && isGitea)
    throw new RegistryError(
      'INVALID_INPUT',
      `"forge" is "github", but the runner is one of ${isForgejo ? 'Forgejo (FORGEJO_ACTIONS)' : 'Gitea (GITEA_ACTIONS)'}`,
      'leave "forge" out',
    )
  const found = isGitea || /\/api\/v1\/?$/.test(GITHUB_API_URL) ? 'gitea' : 'github'
  const forge = FORGES[named ?? found]
  return isForgejo && forge.name === 'gitea' ? { ...forge, title: 'Forgejo' } : forge
}

/** What a server is: by a setting, by the environment where that names it, or by what it answers itself. Throws INVALID_INPUT. */
export async function forgeAt(url: string, environment: Environment): Promise<Forge> {
  const { host } = new URL(url)
  const { GITHUB_SERVER_URL, GITHUB_API_URL } = environment
  if (isGitHubCom(host)) return FORGES.github
  // A runner names the API too; a person may name the server alone.
  if (hostOf(GITHUB_SERVER_URL) === host && GITHUB_API_URL) return forgeOfRun(environment)
  const named = namedForge(environment)
  if (named !== undefined) return FORGES[named]
  const signal = AbortSignal.timeout(FORGE_ANSWER_MS)
  const version: unknown = await fetch(`${url}/api/v1/version`, { redirect: 'error', signal })
    .then((response) => (response.ok ? response.json() : undefined))
    .catch(() => undefined)
  const isGitea = typeof version === 'object' && version !== null && 'version' in version
  return isGitea ? FORGES.gitea : FORGES.github
}

function hostOf(url: string | undefined): string | undefined {
  return url !== undefined && URL.canParse(url) ? new URL(url).host : undefined
}

/** What remotes have before `owner/name`, where a server is below a path of its host: `git/` for https://acme.dev/git. */
export function serverPathPrefix(url: string): string {
  const path = withoutOuterSlashes(new URL(url).pathname)
  return path === '' ? '' : `${path}/`
}

/** `owner/name` on a server. */
export function repositoryNameOn(
  url: string,
  { repository }: Pick<RepositoryIdentity, 'repository'>,
): string {
  const before = serverPathPrefix(url)
  return repository.startsWith(before) ? repository.slice(before.length) : repository
}

/** Whether a host is asked about repositories: GitHub, the server of the environment, or one with a token of its own. */
export function isAsked(host: string, environment: Environment): boolean {
  const isKnown = isGitHubCom(host) || hostOf(environment['GITHUB_SERVER_URL']) === host
  return isKnown || Boolean(environment[tokenVariable(host)])
}

/** Whose tokens begin so. https://docs.github.com/authentication/keeping-your-account-and-data-secure/about-authentication-to-github#githubs-token-formats */
const TOKENS = [
  { owner: 'GitHub', pattern: /^(?:gh[pousr]_|github_pat_)/ },
  { owner: 'GitLab', pattern: /^gl[a-z]+-/ },
] as const

/** PERMISSION for a token that is one of another server: it is not sent. */
export function refuseForeignToken({ forge, token = '', tokenName, url }: GitHubServer): void {
  const owner = TOKENS.find(({ pattern }) => pattern.test(token))?.owner
  if (owner === undefined || owner.toLowerCase() === forge.name || !forge.hasApi) return
  throw new RegistryError(
    'PERMISSION',
    `the token of ${tokenName} is one of ${owner}, and ${url} is a server of ${forge.title}: it was not sent`,
    `set ${/^input /.test(tokenName) ? tokenName : tokenVariable(new URL(url).host)} to an access token of ${url}`,
  )
}

/** Opens a server whose API this tool speaks. Throws INVALID_INPUT for a `git` server, PERMISSION for a token of another one. */
export async function openServer(server: GitHubServer, { log, secrets }: ForgeRuntime): Promise<GitHub> {
  if (!server.forge.hasApi)
    throw new RegistryError(
      'INVALID_INPUT',
      `${server.url} is a plain Git server ("forge" is "git"), so it has no releases, comments and lists of repositories`,
      'publish with --package index or --package git and --index-commit-by push, and name the repositories one by one',
    )
  refuseForeignToken(server)
  const { createGitHub } = await import('../adapters/github/client.ts')
  return createGitHub(server, { log, secrets })
}

/**
 * Opens a repository at the first call, once: a run that needs nothing of the API loads none of its code.
 * @param server undefined: {@link gitHubServer}
 */
export function gitHubHome(
  server: GitHubSettings | undefined,
  identity: RepositoryIdentity | undefined,
  runtime: ForgeRuntime,
): () => Promise<GitHubRepository> {
  return once(() => openHome(server, identity, runtime))
}

async function openHome(
  server: GitHubSettings | undefined,
  identity: RepositoryIdentity | undefined,
  runtime: ForgeRuntime,
): Promise<GitHubRepository> {
  if (identity === undefined) {
    throw new RegistryError(
      'INVALID_INPUT',
      'the repository has no origin on a server, so it has no releases to store packages in',
      'publish with --package index or --package git',
    )
  }
  const { environment } = runtime
  const settings = server ?? gitHubServer(environment)
  // A command knows the server from the origin alone, which may be any, and a token for all commands is not for any.
  const variable = settings.url === undefined ? tokenVariable(identity.host) : ''
  const own = environment[variable] || undefined
  const isShared = own === undefined && (variable === '' || isAsked(identity.host, environment))
  const token = isShared ? settings.token : own
  const tokenName = isShared ? settings.tokenName : variable
  if (token === undefined) {
    const other = isShared ? variable : 'GITHUB_SERVER_URL to its URL and GITHUB_TOKEN'
    throw new RegistryError(
      'PERMISSION',
      `no token for ${identity.host} is set`,
      `set ${tokenName}${other === '' ? '' : `, or ${other},`} to a token with "contents: write" (Gitea: "write:repository")`,
    )
  }
  const { url = serverAt(identity.host, environment) } = settings
  const forge = settings.forge ?? (await forgeAt(url, environment))
  const { apiUrl = apiUrlOf(url, forge) } = settings
  const github = await openServer({ ...settings, url, apiUrl, forge, token, tokenName }, runtime)
  const { openRepository } = await import('../adapters/github/repository.ts')
  return openRepository(github, repositoryNameOn(url, identity))
}

/**
 * Asks the server of an index, before packages are stored elsewhere, whether its hook would refuse the push that it lets begin. A server
 * that does not answer is no obstacle. Throws PERMISSION.
 */
export async function provePushToIndex(
  {
    remote,
    branch,
    token,
  }: { readonly remote: GitRemote; readonly branch: string; readonly token?: string | undefined },
  runtime: ForgeRuntime,
): Promise<void> {
  const { environment, log } = runtime
  const identity = identityFromRemote(remote)
  if (identity === undefined || remote.scheme !== 'https' || token === undefined) return
  const url = serverAt(identity.host, environment)
  const forge = await forgeAt(url, environment)
  if (forge.refusesPushAtOnce) return
  const retrySeconds = parseRetrySeconds(environment)
  const server = { forge, url, token, tokenName: 'MODULE_REGISTRY_TOKEN', retrySeconds }
  const unanswered = ifRefused(({ message }) =>
    log.debug(`${url} does not say who may push to the index: ${message}`),
  )
  const home = await gitHubHome(server, identity, runtime)().catch(unanswered)
  if (home === undefined) return
  const { proveWritable } = await import('../adapters/github/repository.ts')
  await proveWritable(home, branch).catch((error: unknown) => {
    if (error instanceof RegistryError && error.code === 'PERMISSION') throw error
    unanswered(error)
  })
}

/** A command knows the path of a server from the environment alone. */
function serverAt(host: string, { GITHUB_SERVER_URL: url = '' }: Environment): string {
  const path = hostOf(url) === host ? new URL(url).pathname : ''
  return withoutLastSlashes(`https://${host}${path}`)
}

/** Seconds that a run may lose to failing requests: MODULE_REGISTRY_RETRY_SECONDS, from 1 to 3600. Throws INVALID_INPUT. */
export function parseRetrySeconds({ MODULE_REGISTRY_RETRY_SECONDS: text }: Environment): number {
  if (text === undefined || text === '') return DEFAULT_RETRY_SECONDS
  const seconds = Number(text)
  if (/^\d{1,4}$/.test(text) && seconds >= 1 && seconds <= 3600) return seconds
  throw new RegistryError(
    'INVALID_INPUT',
    `environment variable MODULE_REGISTRY_RETRY_SECONDS is ${quote(text)}, not a number of seconds from 1 to 3600`,
    'correct it, or leave it out: the default is 30',
  )
}
