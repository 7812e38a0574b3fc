import type { GitRemote } from '../../module/git-remote.ts'
import type { GitSetting } from './git.ts'

/**
 * Returns settings that send a token to this remote alone; none for a remote that is not http or https, or without a token.
 * Any header that the user's configuration holds for the remote is dropped first (actions/checkout leaves one), since GitHub
 * refuses two Authorization headers.
 */
export function tokenSettings(remote: GitRemote, token: string | undefined): GitSetting[] {
  if (token === undefined || (remote.scheme !== 'https' && remote.scheme !== 'http')) return []
  const basic = Buffer.from(`x-access-token:${token}`).toString('base64')
  return [...anonymousSettings(remote), [headerOf(remote), `Authorization: Basic ${basic}`]]
}

/** Returns settings under which git sends no credentials. Redirects are not followed, since headers would go along. */
export function anonymousSettings(remote: GitRemote): GitSetting[] {
  return [
    ['credential.helper', ''],
    ['http.followRedirects', 'false'],
    [headerOf(remote), ''],
  ]
}

/** https://git-scm.com/docs/git-config#Documentation/git-config.txt-httplturlgt */
function headerOf({ url }: GitRemote): string {
  return `http.${url}.extraHeader`
}
