import { isLoopback, parseGitRemote } from './git-remote.ts'

/** URL of a GitHub server or of its API. Tokens go there, so it is https; http on loopback alone. Throws. */
export function parseServerUrl(text: string): string {
  const url = text.replace(/\/+$/, '')
  // A server has no path that a Git remote would need.
  const { scheme, host } = parseGitRemote(`${url}/owner/name`)
  if (scheme === 'https' || (scheme === 'http' && isLoopback(host))) return url
  throw new Error('must be an https URL')
}
