import { quote, RegistryError } from '../base/error.ts'
import { quoteUrl } from '../base/url.ts'
import { type GitRemote, isLoopback, parseGitRemote } from '../module/git-remote.ts'
import { isRefName } from '../module/tag.ts'
import { isBucketUrl } from './format/bucket.ts'

/** Where an index is: a branch of a Git repository, or a directory. */
export type IndexTarget =
  | { readonly kind: 'git'; readonly remote: GitRemote; readonly branch: string }
  | { readonly kind: 'directory'; readonly path: string }

const DEFAULT_BRANCH = 'registry'

/**
 * Reads `<remote>[#<branch>]` or a directory. A remote is a URL (http on loopback only), the scp form, a path that ends in
 * `.git`, or a bare repository. The branch begins after the last `#`; the name of a directory may contain `#`. Throws
 * INVALID_INPUT.
 */
export function parseIndexTarget(text: string, isBareRepository: (path: string) => boolean): IndexTarget {
  if (isBucketUrl(text))
    throw new RegistryError(
      'INVALID_INPUT',
      `${quoteUrl(text)} is a bucket, which only \`serve\` reads`,
      `name the index itself; to upload it: module-registry sync --index INDEX --to ${/^s3:\/\/[\w./-]+$/.test(text) ? text : 's3://BUCKET'}`,
    )
  const [, url, branch] = /^(.*)#([^#]*)$/s.exec(text) ?? []
  const remoteOfBranch = url === undefined ? undefined : gitRemote(url, isBareRepository)
  if (remoteOfBranch !== undefined)
    return { kind: 'git', remote: remoteOfBranch, branch: parseBranch(branch ?? '') }
  const remote = gitRemote(text, isBareRepository)
  return remote === undefined
    ? { kind: 'directory', path: text }
    : { kind: 'git', remote, branch: DEFAULT_BRANCH }
}

function gitRemote(text: string, isBareRepository: (path: string) => boolean): GitRemote | undefined {
  const remote = parseGitRemote(text)
  if (remote.scheme === 'http' && !isLoopback(remote.host)) {
    const message = `the index ${quoteUrl(text)} is not safe: http is allowed on loopback only`
    throw new RegistryError('INVALID_INPUT', message, `use https://${remote.host}${remote.path}`)
  }
  const isPath = remote.scheme === 'file' && !text.startsWith('file://')
  return isPath && !/\.git\/?$/.test(text) && !isBareRepository(text) ? undefined : remote
}

/** Throws INVALID_INPUT. */
export function parseBranch(text: string): string {
  if (isRefName(text) && !text.includes('@')) return text
  throw new RegistryError(
    'INVALID_INPUT',
    `the index branch ${quote(text)} is not a safe name for a Git branch`,
    'use letters, digits, ".", "_", "-" and "/" in it, such as registry',
  )
}
