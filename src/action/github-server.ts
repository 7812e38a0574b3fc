import { type GitHubServer, parseRetrySeconds } from '../composition/github.ts'
import type { Runtime } from '../composition/runtime.ts'
import type { WorkflowEvent } from './event.ts'

/** The GitHub server of the run, to be used with the token of an input. Throws INVALID_INPUT. */
export function serverOfRun(
  { apiUrl, serverUrl }: WorkflowEvent,
  { environment }: Runtime,
  { token, input }: { readonly token: string | undefined; readonly input: string },
): Required<GitHubServer> {
  const retrySeconds = parseRetrySeconds(environment['MODULE_REGISTRY_RETRY_SECONDS'])
  return { apiUrl, serverUrl, token, tokenName: `input "${input}"`, retrySeconds }
}
