import { RequestError } from '@octokit/request-error'
import { type ErrorCode, quote, RegistryError } from '../../base/error.ts'
import type { GitHub } from './client.ts'

/** What was to be done, in words for the person who must help. */
export interface Step {
  /** After "cannot": `create the release of "v1.2.3"`. */
  readonly doing: string
  /** `owner/name`. */
  readonly repository: string
  /** A line of the `permissions:` of a workflow: `contents: write`. */
  readonly needs: string
  /** The code where GitHub is down or refuses for another reason than rights. */
  readonly code: ErrorCode
}

export function statusOf(error: unknown): number | undefined {
  return error instanceof RequestError ? error.status : undefined
}

/** Whether a request may have been carried out although it failed, or would be if it were sent again. */
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

/** A failed request as a sentence that names the repository, the token, and what it lacks. */
export function githubFailure(error: unknown, { access, budget }: GitHub, step: Step): unknown {
  if (!(error instanceof RequestError)) return error
  const { status } = error
  const said = `${status} ${quote(error.message.split(' - https://')[0] ?? '')}${requestId(error)}`
  const cannot = `cannot ${step.doing} in ${quote(step.repository)}`
  if (isLimit(error)) {
    const hint = `run it again later; a run waits ${budget.seconds} seconds in all for limits and failures`
    return new RegistryError(step.code, `${cannot}: GitHub's rate limit is reached (${said})`, hint, {
      cause: error,
    })
  }
  if (status === 401) {
    return new RegistryError(
      'PERMISSION',
      `${cannot}: GitHub does not accept the token of ${access.tokenName} (${said})`,
      `set ${access.tokenName} to a token that is valid for the whole run and has "contents: write" on ${step.repository} (to plan only, "contents: read")`,
      { cause: error },
    )
  }
  if (status === 403 || status === 404) return missingRight(access.tokenName, step, said)
  const gaveUp =
    status >= 500 ? `; gave up within the ${budget.seconds} seconds that a run may lose to retries` : ''
  const hint =
    status >= 500
      ? 'run it again: it goes on where this run stopped'
      : 'see what GitHub says, then run it again'
  return new RegistryError(step.code, `${cannot}: GitHub answered ${said}${gaveUp}`, hint, { cause: error })
}

/** GitHub answers 404 for what a token may not see, and 403 for what it may see and not do. */
export function missingRight(
  tokenName: string,
  { doing, repository, needs }: Step,
  said: string,
): RegistryError {
  return new RegistryError(
    'PERMISSION',
    `cannot ${doing} in ${quote(repository)}: the token of ${tokenName} needs "${needs}" there (GitHub answered ${said})`,
    `for the repository of the workflow, add to the job:\npermissions:\n  ${needs}\nfor another repository, give ${tokenName} the token of a GitHub App or a fine-grained token with "${needs}" on ${repository}`,
  )
}

function requestId(error: RequestError): string {
  const id = error.response?.headers['x-github-request-id']
  return id === undefined ? '' : `, request ${id}`
}
