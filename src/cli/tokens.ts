import type { Environment } from '../adapters/git/git.ts'
import { urlSecrets } from '../base/secret-mask.ts'
import { type GitHubSettings, parseRetrySeconds } from '../composition/github.ts'

/** The token for a Git index; undefined where the user's own Git credentials are used. */
export function indexToken(environment: Environment): string | undefined {
  return environment['MODULE_REGISTRY_TOKEN']
}

/** The token of GitHub, as its own command line reads it: https://cli.github.com/manual/gh_help_environment. Throws INVALID_INPUT. */
export function gitHubServer(environment: Environment): GitHubSettings {
  const token = environment['GITHUB_TOKEN'] || environment['GH_TOKEN'] || undefined
  return {
    token,
    tokenName: 'GITHUB_TOKEN',
    retrySeconds: parseRetrySeconds(environment['MODULE_REGISTRY_RETRY_SECONDS']),
  }
}

/** The variables that hold secrets, each with the user name that goes with it. */
const SECRET_VARIABLES =
  /^(?:MODULE_REGISTRY_TOKEN.*|GITHUB_TOKEN|GH_TOKEN|MODULE_REGISTRY_OCI_PASSWORD|AWS_SECRET_ACCESS_KEY|AWS_SESSION_TOKEN|TF_TOKEN_.+)$/

/** Every secret in the environment, to be masked before anything else is done. */
export function secretsOf(environment: Environment): { secret: string; username: string }[] {
  const usernames = new Map([['MODULE_REGISTRY_OCI_PASSWORD', environment['MODULE_REGISTRY_OCI_USERNAME']]])
  const named = Object.entries(environment)
    .filter(([name]) => SECRET_VARIABLES.test(name))
    .map(([name, secret = '']) => ({ secret, username: usernames.get(name) ?? 'x-access-token' }))
  const ofProxies = Object.entries(environment)
    .filter(([name]) => /^(?:https?|all)_proxy$/i.test(name))
    .flatMap(([, url = '']) => urlSecrets(url))
  return [...named, ...ofProxies.map((secret) => ({ secret, username: 'x-access-token' }))]
}
