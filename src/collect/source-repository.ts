import { quote } from '../base/error.ts'
import { type GitRemote, isLoopback, parseGitRemote } from '../module/git-remote.ts'

/** `owner/name` on the GitHub server of the run, or a Git remote anywhere. */
export type SourceRepository =
  | { readonly kind: 'github'; readonly name: string }
  | { readonly kind: 'remote'; readonly remote: GitRemote }

const OWNER_AND_NAME = /^[A-Za-z0-9][\w-]*\/[\w.-]+$/

/** Throws INVALID_INPUT for what is no Git remote, a plain error for one that is not safe or has no meaning elsewhere. */
export function parseSourceRepository(text: string): SourceRepository {
  if (OWNER_AND_NAME.test(text)) return { kind: 'github', name: text.replace(/\.git$/, '') }
  const remote = parseGitRemote(text)
  if (remote.scheme === 'http' && !isLoopback(remote.host))
    throw new Error(`${quote(text)} is http, which is for loopback only: use https`)
  if (remote.scheme === 'file' && !text.startsWith('file:///'))
    throw new Error(
      `${quote(text)} must be owner/name on GitHub, or a URL: https://…, ssh://…, git@host:path, file:///path`,
    )
  return { kind: 'remote', remote }
}
