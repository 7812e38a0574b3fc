import type { GitRemote } from '../../module/git-remote.ts'
import type { GitSetting } from './git.ts'

/**
 * Settings that send a token to this remote and to nothing else. The empty value first drops any header that the user's
 * configuration holds for it (actions/checkout leaves one): GitHub refuses two Authorization headers. Redirects are not
 * followed, since the header would go along. https://git-scm.com/docs/git-config#Documentation/git-config.txt-httplturlgt
 */
export function tokenSettings(remote: GitRemote, token: string | undefined): GitSetting[] {
  if (token === undefined || (remote.scheme !== 'https' && remote.scheme !== 'http')) return []
  const header = `http.${remote.url}.extraHeader`
  const basic = Buffer.from(`x-access-token:${token}`).toString('base64')
  return [
    ['credential.helper', ''],
    ['http.followRedirects', 'false'],
    [header, ''],
    [header, `Authorization: Basic ${basic}`],
  ]
}

/** Settings under which a remote shows what it shows to everybody. */
export function anonymousSettings(remote: GitRemote): GitSetting[] {
  return [
    ['credential.helper', ''],
    ['http.followRedirects', 'false'],
    [`http.${remote.url}.extraHeader`, ''],
  ]
}
