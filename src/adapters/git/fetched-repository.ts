import { quote, RegistryError } from '../../base/error.ts'
import type { GitRemote } from '../../module/git-remote.ts'
import { isRefName } from '../../module/ref-name.ts'
import { readTag } from '../../module/tag.ts'
import { makeBareRepository, REMOTE } from './bare-repository.ts'
import { tokenSettings } from './credentials.ts'
import { tagsFailure } from './failures.ts'
import { runRemoteRead } from './fetch.ts'
import type { Git, GitCall } from './git.ts'

export interface TagFetch {
  readonly remote: GitRemote
  readonly token: string | undefined
  readonly tags: readonly string[] | 'all'
  /** Directory for the repository. */
  readonly temporary: string
}

/**
 * Fetches tags, without history, into a new bare repository, and gives its directory. It has no HEAD commit. Throws
 * INVALID_TAG before the first request, NOT_FOUND for a tag that is not there, PERMISSION, REPOSITORY_UNREACHABLE.
 */
export async function fetchTags(git: Git, { remote, token, tags, temporary }: TagFetch): Promise<string> {
  const names = tags === 'all' ? ['*'] : tags
  if (tags !== 'all') tags.forEach(refuseUnsafe)
  const gitDirectory = await makeBareRepository({ remote, temporary }, '')
  const options = ['--depth=1', '--no-tags', '--no-write-fetch-head', '--upload-pack=git-upload-pack']
  const refspecs = names.map((name) => `refs/tags/${name}:refs/tags/${name}`)
  const call = { gitDirectory, config: tokenSettings(remote, token) }
  const fetched = await runRemoteRead(git, ['fetch', '--quiet', ...options, REMOTE, ...refspecs], call)
  if (fetched.code === 0 || (tags === 'all' && (await hasNoTags(git, call)))) return gitDirectory
  throw tagsFailure(remote.url, fetched.stderr)
}

export interface HeadFetch {
  readonly remote: GitRemote
  readonly token: string | undefined
  /** Full: `refs/pull/12/merge`. */
  readonly ref: string
  /** With the tags; else the commit alone. */
  readonly withHistory: boolean
  readonly temporary: string
}

/**
 * Fetches a commit as the HEAD of a new bare repository, and gives its directory: without history, or with it and all tags,
 * where it shall be told which of them the commit comes after. Throws PERMISSION, REPOSITORY_UNREACHABLE.
 */
export async function fetchHead(git: Git, head: HeadFetch): Promise<string> {
  const { remote, token, ref, withHistory, temporary } = head
  const gitDirectory = await makeBareRepository({ remote, temporary }, '')
  const options = ['--no-tags', '--no-write-fetch-head', '--upload-pack=git-upload-pack']
  const depth = withHistory ? [] : ['--depth=1']
  const refspecs = [`${ref}:refs/heads/main`, ...(withHistory ? ['refs/tags/*:refs/tags/*'] : [])]
  const call = { gitDirectory, config: tokenSettings(remote, token) }
  const fetched = await git.run(['fetch', '--quiet', ...depth, ...options, REMOTE, ...refspecs], call)
  if (fetched.code !== 0) throw tagsFailure(remote.url, fetched.stderr)
  return gitDirectory
}

/** A shallow fetch of a pattern that nothing fits fails without a word. */
async function hasNoTags(git: Git, call: GitCall): Promise<boolean> {
  const listed = await git.run(['ls-remote', '--tags', REMOTE], call)
  return listed.code === 0 && listed.stdout.length === 0
}

/** A tag that a refspec can hold; whether it is a version is decided later, by the config file of its own commit. */
function refuseUnsafe(tag: string): void {
  if (isRefName(tag)) return
  const reading = readTag(tag, '')
  if (reading.verdict === 'refused' && reading.rule !== 'not-a-version-tag') throw reading.error
  throw new RegistryError(
    'INVALID_TAG',
    `tag ${quote(tag)} is not allowed: it is not a plain name for a Git tag`,
    'use letters, digits, ".", "_", "-", "@" and "/" in it, such as v1.2.3 or vpc/v1.2.3',
  )
}
