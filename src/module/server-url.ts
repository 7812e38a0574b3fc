import { withoutLastSlashes } from '../base/url.ts'
import { isLoopback, parseGitRemote } from './git-remote.ts'

/**
 * Reads the URL of a GitHub server or of its API. It must be https, since tokens are sent there, or http on loopback. Throws an
 * Error that `checkedText` turns into an issue.
 */
export function parseServerUrl(text: string): string {
  const url = withoutLastSlashes(text)
  // A server has no path that a Git remote would need.
  const { scheme, host } = parseGitRemote(`${url}/owner/name`)
  if (scheme === 'https' || (scheme === 'http' && isLoopback(host))) return url
  throw new Error('must be an https URL')
}
