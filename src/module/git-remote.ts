import { quote, RegistryError } from '../base/error.ts'
import { percentDecoded, quoteUrl, withoutLastSlashes } from '../base/url.ts'

/** The remote of a Git repository. Nothing in it is a secret, an option or a program to run. */
export interface GitRemote {
  readonly scheme: 'https' | 'http' | 'ssh' | 'file'
  /** For ssh only. In an http(s) URL it may be a token, and is dropped. */
  readonly user?: string
  /** Lower-case; an IPv6 address is in brackets; empty for `file`. */
  readonly host: string
  /** Absent where it is the default port of the scheme. */
  readonly port?: number
  /** As written: begins with `/` in a URL, may be relative in the scp form and for a local path. */
  readonly path: string
  /** The argument for git: the text as written, without the user of an http(s) URL. */
  readonly url: string
}

const DEFAULT_PORTS = { https: 443, http: 80, ssh: 22 }
const HOST = String.raw`(\[[0-9A-Fa-f:.]+\]|[A-Za-z0-9](?:[A-Za-z0-9._-]*[A-Za-z0-9])?)`
const AUTHORITY = new RegExp(`^(?:([^@]*)@)?${HOST}(?::([0-9]{1,5}))?$`)
const SCP_FORM = new RegExp(`^(?:([^@:/]*)@)?${HOST}:([A-Za-z0-9._~/][A-Za-z0-9._~+=,%/-]*)$`)
const USER = /^[A-Za-z0-9_][A-Za-z0-9._-]*$/
const URL_PATH = /^\/+[A-Za-z0-9._~!$&'()*+,;=:@%-][A-Za-z0-9._~!$&'()*+,;=:@%/-]*$/

/**
 * Reads `https://…`, `http://…`, `ssh://…`, `[user@]host:path`, `file://…` and local paths, told apart as Git does
 * (https://git-scm.com/docs/git-clone#_git_urls). Throws INVALID_INPUT for all else: remote helpers (`ext::…`), other
 * schemes, text like an option, control characters, passwords, and a path on a host that has an empty, `.` or `..` part, also
 * percent-encoded.
 */
export function parseGitRemote(text: string): GitRemote {
  if (text === '') throw refusal(text, 'it is empty')
  if (/\p{Cc}/u.test(text)) throw refusal(text, 'it contains a control character')
  if (text.startsWith('-')) throw refusal(text, 'it begins with "-" and looks like an option')
  if (/^[^/@[]*::/.test(text)) throw refusal(text, 'remote helpers are not allowed')
  const scheme = /^([^/:]*):\/\//.exec(text)?.[1]
  if (scheme !== undefined) return remoteFromUrl(text, scheme)
  if (/^[^/]*:/.test(text)) return remoteFromScpForm(text)
  return { scheme: 'file', host: '', path: text, url: text }
}

function remoteFromUrl(text: string, scheme: string): GitRemote {
  const start = `${scheme}://`.length
  const slash = text.indexOf('/', start)
  const authority = text.slice(start, slash < 0 ? undefined : slash)
  const path = slash < 0 ? '' : text.slice(slash)
  if (scheme === 'file') {
    if (authority !== '' || path.length < 2) throw refusal(text, 'a file URL is file:///path')
    return { scheme, host: '', path, url: text }
  }
  if (scheme !== 'https' && scheme !== 'http' && scheme !== 'ssh') {
    throw refusal(text, `the scheme ${quote(scheme)} is not supported`)
  }
  if (authority.slice(0, Math.max(authority.lastIndexOf('@'), 0)).includes(':'))
    throw new RegistryError(
      'INVALID_INPUT',
      `the Git remote ${quoteUrl(text)} contains a password`,
      'take user and password out of the URL and give the token as MODULE_REGISTRY_TOKEN, or the action input "index-token"',
    )
  const [, user, host, portText] = AUTHORITY.exec(authority) ?? []
  const port = portText === undefined ? DEFAULT_PORTS[scheme] : Number(portText)
  if (host === undefined || port < 1 || port > 65535) throw refusal(text, 'its host or port is not valid')
  if (!URL_PATH.test(path)) throw refusal(text, 'its path is missing or not plain')
  refuseAmbiguousPath(text, path)
  const ports = port === DEFAULT_PORTS[scheme] ? {} : { port }
  const remote = { scheme, host: host.toLowerCase(), ...ports, path } as const
  if (scheme === 'ssh') return { ...remote, ...userPart(text, user), url: text }
  return { ...remote, url: `${scheme}://${authority.slice(authority.indexOf('@') + 1)}${path}` }
}

function remoteFromScpForm(text: string): GitRemote {
  const [, user, host, path] = SCP_FORM.exec(text) ?? []
  if (host === undefined || path === undefined) throw refusal(text, 'it is neither a URL nor git@host:path')
  refuseAmbiguousPath(text, path)
  return { scheme: 'ssh', ...userPart(text, user), host: host.toLowerCase(), path, url: text }
}

/** Git, web servers and APIs must not read a path as different repositories, of which one is asked and another one fetched. */
function refuseAmbiguousPath(text: string, path: string): void {
  for (const segment of path.replace(/^\/|\/$/g, '').split('/'))
    if (!isPlainSegment(segment))
      throw refusal(text, `its path has the part ${quote(segment)}, which not all programs read alike`)
}

function isPlainSegment(segment: string): boolean {
  return !/^\.{0,2}$|[/\\%]/.test(percentDecoded(segment) ?? '')
}

function userPart(text: string, user: string | undefined): { user?: string } {
  if (user === undefined) return {}
  if (!USER.test(user)) throw refusal(text, 'its user is not valid')
  return { user }
}

function refusal(text: string, problem: string): RegistryError {
  return new RegistryError(
    'INVALID_INPUT',
    `${quoteUrl(text)} is not a Git remote that can be used: ${problem}`,
    'write https://host/path.git, ssh://git@host/path.git, git@host:path.git, file:///path or ./path',
  )
}

/** Whether a host, without port, is a loopback address or `localhost`. No name is looked up. */
export function isLoopback(host: string): boolean {
  return /^(?:localhost|127(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}|\[::1\])$/i.test(host)
}

/** The https URL of the repository, without a user; undefined for http and local repositories. */
export function httpsUrlFromRemote(remote: GitRemote): string | undefined {
  if (remote.scheme !== 'https' && remote.scheme !== 'ssh') return undefined
  // The port of ssh is not the port of https.
  const port = remote.scheme === 'https' ? portSuffix(remote) : ''
  return `https://${remote.host}${port}/${trimSlashes(remote.path)}`
}

function portSuffix({ port }: GitRemote): string {
  return port === undefined ? '' : `:${port}`
}

function trimSlashes(path: string): string {
  return path.replace(/^\/|\/$/g, '')
}

/** The identity of a repository. The host gives the ids, which stay when the repository is renamed. */
export interface RepositoryIdentity {
  /** Lower-case, with its port where that is not the default. */
  readonly host: string
  /** `owner/name`, without `.git`. */
  readonly repository: string
  readonly repositoryId?: number | undefined
  readonly ownerId?: number | undefined
}

/** The identity of the repository, the same for its https, ssh and scp remotes; undefined for a local repository. */
export function identityFromRemote(remote: GitRemote): RepositoryIdentity | undefined {
  if (remote.scheme === 'file') return undefined
  const port = remote.scheme === 'ssh' ? '' : portSuffix(remote)
  return { host: `${remote.host}${port}`, repository: trimSlashes(remote.path).replace(/\/?\.git$/, '') }
}

/** Whether an identity is one that a remote gives. A document may say anything of an owner. */
export function isRepositoryIdentity({ host, repository }: RepositoryIdentity): boolean {
  try {
    // `..` alone is refused, and `...git` is a name.
    parseGitRemote(`https://${host}/${repository}`)
    const identity = identityFromRemote(parseGitRemote(`https://${host}/${repository}.git`))
    return identity?.host === host.toLowerCase() && identity.repository === repository
  } catch {
    return false
  }
}

/**
 * Whether two identities are the same repository: on the same host, the same id where both have one (a rename and a transfer
 * keep it), else the same path.
 */
export function isSameRepository(a: RepositoryIdentity, b: RepositoryIdentity): boolean {
  if (a.host.toLowerCase() !== b.host.toLowerCase()) return false
  if (a.repositoryId !== undefined && b.repositoryId !== undefined) return a.repositoryId === b.repositoryId
  return a.repository.toLowerCase() === b.repository.toLowerCase()
}

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
