import type { GitRemote } from '../../module/git-remote.ts'
import type { GitSetting } from './git.ts'

/**
 * Returns settings that send a token to this remote alone; none for a remote that is not http or https, or without a token.
 * Any header that the user's configuration holds for the remote is dropped first (actions/checkout leaves one), since GitHub
 * refuses two Authorization headers.
 */
export function tokenSettings(remote: GitRemote, token: string | undefined): GitSetting[] {
  if (token === undefined || (remote.scheme !== 'https' && remote.scheme !== 'http')) return []
  return basicSettings(remote, 'x-access-token', token)
}

function basicSettings(remote: GitRemote, user: string, password: string): GitSetting[] {
  const basic = Buffer.from(`${user}:${password}`).toString('base64')
  return [...anonymousSettings(remote), [headerOf(remote), `Authorization: Basic ${basic}`]]
}

/** Git tells each credential helper what a server has accepted; this one gives it to us. https://git-scm.com/docs/gitcredentials */
const REPORT: GitSetting = ['credential.helper', '!f() { test "$1" = store && cat >&3; }; f']

/**
 * The credentials that one server has accepted from the user's configuration, for the next process of git: without them each process is
 * asked again. They are kept in memory alone.
 */
export class AcceptedCredentials {
  readonly #remote: GitRemote
  #reported = ''
  #isRefused = false

  constructor(remote: GitRemote) {
    this.#remote = remote
  }

  /** Settings that send them ahead to this remote alone; without any, a helper that writes them to file descriptor 3. */
  settings(): readonly GitSetting[] {
    if (this.#isRefused) return []
    const value = (key: string) => new RegExp(`^${key}=(.*)$`, 'm').exec(this.#reported)?.[1]
    const { scheme, host, port } = this.#remote
    const [user, password] = [value('username'), value('password')]
    const authority = port === undefined ? host : `${host}:${port}`
    const isOwn = value('protocol') === scheme && value('host')?.toLowerCase() === authority
    return isOwn && user !== undefined && password !== undefined
      ? basicSettings(this.#remote, user, password)
      : [REPORT]
  }

  /** What the helper has written. */
  report(text: string): void {
    this.#reported += text
  }

  /** To be called where a request with them fails; false where it had none. */
  refuse(): boolean {
    const hadSome = !this.#isRefused && this.#reported !== ''
    this.#isRefused = hadSome
    return hadSome
  }
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
