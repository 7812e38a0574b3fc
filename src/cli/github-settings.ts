import type { Environment } from '../adapters/git/git.ts'
import type { GitHubSettings } from '../composition/github.ts'
import { parseRetrySeconds } from '../composition/retry-seconds.ts'

/** As GitHub's own command line reads them: https://cli.github.com/manual/gh_help_environment */
export function gitHubSettings(environment: Environment): GitHubSettings {
  const token = environment['GITHUB_TOKEN'] || environment['GH_TOKEN'] || undefined
  return {
    token,
    tokenName: 'GITHUB_TOKEN',
    retrySeconds: parseRetrySeconds(environment['MODULE_REGISTRY_RETRY_SECONDS']),
  }
}
