import { RequestError } from '@octokit/request-error'
import { certificateFix } from '../../base/certificate.ts'
import { type ErrorCode, quote, RegistryError } from '../../base/error.ts'
import { type GitHub, type GitHubServer, serverName } from './client.ts'

interface GitHubStep {
  /** After "cannot": `create the release of "v1.2.3"`. */
  readonly doing: string
  /** A line of the `permissions:` of a workflow: `contents: write`. */
  readonly needs: string
  /** The code where GitHub is unavailable, or refuses for another reason than permissions: else REPOSITORY_UNREACHABLE. */
  readonly code?: ErrorCode
}

interface StepTarget {
  readonly github: GitHub
  /** `owner/name`. */
  readonly name: string
}

/** The HTTP status of a failed request; undefined for any other error. */
export function statusOf(error: unknown): number | undefined {
  return error instanceof RequestError ? error.status : undefined
}

/** The result of a request; undefined where GitHub answers 404. */
export async function unlessMissing<T>(request: Promise<T>): Promise<T | undefined> {
  try {
    return await request
  } catch (error) {
    if (statusOf(error) === 404) return undefined
    throw error
  }
}

/** Whether the failure is temporary: the request may have been carried out, or may succeed when it is sent again. */
export function mayPass(error: unknown): boolean {
  const status = statusOf(error)
  return status !== undefined && (status >= 500 || isLimit(error))
}

/** https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api#exceeding-the-rate-limit */
function isLimit(error: unknown): boolean {
  if (!(error instanceof RequestError)) return false
  if (error.status === 429) return true
  return (
    error.status === 403 &&
    (/rate limit/i.test(error.message) || error.response?.headers['x-ratelimit-remaining'] === '0')
  )
}

/**
 * Turns a failed request into an error that names the server, the repository, the token and what it lacks: PERMISSION, or the code of
 * the step. Other errors are returned as they are.
 */
export function githubFailure(error: unknown, target: StepTarget, step: GitHubStep): unknown {
  if (!(error instanceof RequestError)) return error
  const { status, response } = error
  const { server, deadline } = target.github
  const { code = 'REPOSITORY_UNREACHABLE' } = step
  const name = serverName(server)
  const text = quote(error.message.split(' - https://')[0] ?? '')
  const reason = `${status} ${text}${requestId(error)}`
  const failure = (failed: ErrorCode, problem: string, hint: string) =>
    new RegistryError(failed, `cannot ${step.doing} in ${quote(target.name)}: ${problem}`, hint, {
      cause: error,
    })
  if (isLimit(error)) {
    const hint = `run it again later; a run waits at most ${deadline.seconds} seconds for rate limits and failed requests`
    return failure(code, `the rate limit of ${name} is reached (${reason})`, hint)
  }
  // Octokit calls a request without an answer 500.
  if (response === undefined) {
    const problem = `${server.apiUrl} cannot be reached: ${text}; gave up after retries of at most ${deadline.seconds} seconds`
    const hint = /^(?!getaddrinfo|connect).*certificate/.test(error.message)
      ? certificateFix(error.message, 'NODE_EXTRA_CA_CERTS=ca.pem, and GIT_SSL_CAINFO=ca.pem for Git')
      : 'check the address and the network, then run it again'
    return failure(code, problem, hint)
  }
  if (status === 404 && isNoApi(error, server))
    return failure(
      'REPOSITORY_UNREACHABLE',
      `there is no API of ${server.forge.title} at ${server.apiUrl}: it answers 404 with a page for people`,
      'set "forge" to what the server is: gitea for Gitea and Forgejo, git for a host without an API that this tool speaks; for GitHub, GITHUB_API_URL must be the URL of its API',
    )
  if (status === 401) {
    const hint =
      server.forge.name === 'github'
        ? `set ${server.tokenName} to a token that is valid for the whole run and has "contents: write" on ${target.name} (to plan only, "contents: read")`
        : `set ${server.tokenName} to an access token of ${name} that is valid for the whole run and has the scope "write:repository" (to plan only, "read:repository")`
    return failure('PERMISSION', `${name} does not accept the token of ${server.tokenName} (${reason})`, hint)
  }
  if (status === 403 || status === 404) return missingPermission(target, step, reason)
  if (status < 500)
    return failure(
      code,
      `${name} responded ${reason}`,
      `correct what ${server.forge.title} reports, then run it again`,
    )
  const problem = `${name} responded ${reason}; gave up after retries of at most ${deadline.seconds} seconds`
  return failure(code, problem, 'run it again: it continues where this run stopped')
}

/** The result of the requests of a step. Throws what {@link githubFailure} makes of a failure. */
export function inWords<T>(target: StepTarget, step: GitHubStep, requests: Promise<T>): Promise<T> {
  return requests.catch((error: unknown) => {
    throw githubFailure(error, target, step)
  })
}

/** The API itself says in JSON what is missing. */
function isNoApi({ request, response }: RequestError, { apiUrl }: GitHubServer): boolean {
  const type = String(response?.headers['content-type'] ?? 'json')
  return request.url.startsWith(`${apiUrl}/`) && !/json/.test(type)
}

/** The scopes of an access token of Gitea that allow the same. https://docs.gitea.com/development/oauth2-provider#scopes */
const SCOPES: Readonly<Record<string, string>> = {
  'contents: read': 'read:repository',
  'contents: write': 'write:repository',
  'metadata: read': 'read:organization", "read:user" and "read:repository',
  'pull-requests: read': 'read:repository',
  'pull-requests: write': 'write:issue" and "write:repository',
  'actions: write': 'write:repository',
}

/** PERMISSION. Servers answer 404 for what a token may not see, and 403 for what it may see but not do. */
export function missingPermission(
  { github: { server }, name }: StepTarget,
  { doing, needs }: GitHubStep,
  reason: string,
): RegistryError {
  const { tokenName, forge } = server
  const scopes = forge.name === 'github' ? undefined : SCOPES[needs]
  const responded = `(${serverName(server)} responded ${reason})`
  if (scopes !== undefined)
    return new RegistryError(
      'PERMISSION',
      `cannot ${doing} in ${quote(name)}: the token of ${tokenName} may not ${responded}`,
      `give ${tokenName} an access token with ${scopes.includes('" and "') ? 'the scopes' : 'the scope'} "${scopes}", of a user who may do it in ${name}: the token of a job is for its own repository alone`,
    )
  return new RegistryError(
    'PERMISSION',
    `cannot ${doing} in ${quote(name)}: the token of ${tokenName} needs "${needs}" there ${responded}`,
    `for the repository of the workflow, add to the job:\npermissions:\n  ${needs}\nfor another repository, give ${tokenName} the token of a GitHub App or a fine-grained token with "${needs}" on ${name}`,
  )
}

function requestId(error: RequestError): string {
  const id = error.response?.headers['x-github-request-id']
  return id === undefined ? '' : `, request ${id}`
}
