import type { Environment } from '../adapters/git/git.ts'
import { type GitHubServer, parseRetrySeconds } from '../composition/github.ts'

/** The token for a Git index; undefined where the user's own Git credentials are used. */
export function indexToken(environment: Environment): string | undefined {
  return environment['MODULE_REGISTRY_TOKEN']
}

/** The token of GitHub, as its own command line reads it: https://cli.github.com/manual/gh_help_environment. Throws INVALID_INPUT. */
export function gitHubServer(environment: Environment): GitHubServer {
  const token = environment['GITHUB_TOKEN'] || environment['GH_TOKEN'] || undefined
  return {
    token,
    tokenName: 'GITHUB_TOKEN',
    retrySeconds: parseRetrySeconds(environment['MODULE_REGISTRY_RETRY_SECONDS']),
  }
}
