import { quote, RegistryError } from '../../base/error.ts'
import type { GitRemote } from '../../module/git-remote.ts'
import { isRefName } from '../../module/ref-name.ts'
import { readTag } from '../../module/tag.ts'
import { makeFetchRepository, REMOTE } from './bare-repository.ts'
import { tokenSettings } from './credentials.ts'
import { readFailure } from './failures.ts'
import { runFetch, runLsRemote } from './fetch.ts'
import type { Git, GitCall } from './git.ts'

export interface RemoteRepository {
  readonly remote: GitRemote
  readonly token: string | undefined
  /** The directory that the new repository is made in. */
  readonly temporary: string
}

export interface TagFetch extends RemoteRepository {
  readonly tags: readonly string[] | 'all'
}

/**
 * Fetches tags, without history, into a new bare repository without a HEAD commit, and returns its directory. Throws
 * INVALID_TAG before the first request; NOT_FOUND for a tag that does not exist, PERMISSION, REPOSITORY_UNREACHABLE.
 */
export async function fetchTags(git: Git, { remote, token, tags, temporary }: TagFetch): Promise<string> {
  if (tags !== 'all') tags.forEach(refuseUnsafe)
  const names = tags === 'all' ? ['*'] : tags
  const gitDirectory = await makeFetchRepository({ remote, temporary })
  const call = { gitDirectory, config: tokenSettings(remote, token) }
  const wanted = names.map(tagRefspec)
  const fetched = await runFetch(git, { ...call, wanted, options: ['--depth=1'] })
  if (fetched.code === 0 || (tags === 'all' && (await hasNoTags(git, call)))) return gitDirectory
  throw readFailure('module repository', remote.url, fetched.stderr)
}

/** Copies a tag, or with `*` all of them, under its own name. */
export function tagRefspec(name: string): string {
  return `refs/tags/${name}:refs/tags/${name}`
}

export interface CommitFetch extends RemoteRepository {
  /** Its full name, such as `refs/pull/12/merge`. */
  readonly ref: string
  /** With history all tags are fetched too, to find those that the commit comes after. */
  readonly withHistory: boolean
}

/**
 * Fetches the commit of a ref as HEAD of a new bare repository, and returns its directory. Throws PERMISSION,
 * REPOSITORY_UNREACHABLE.
 */
export async function fetchCommit(git: Git, request: CommitFetch): Promise<string> {
  const { remote, token, ref, withHistory, temporary } = request
  const gitDirectory = await makeFetchRepository({ remote, temporary })
  const fetched = await runFetch(git, {
    gitDirectory,
    config: tokenSettings(remote, token),
    wanted: [`${ref}:refs/heads/main`, ...(withHistory ? [tagRefspec('*')] : [])],
    options: withHistory ? [] : ['--depth=1'],
  })
  if (fetched.code === 0) return gitDirectory
  throw readFailure('module repository', remote.url, fetched.stderr)
}

/** A shallow fetch of a pattern that matches nothing fails without a message. */
async function hasNoTags(git: Git, call: GitCall): Promise<boolean> {
  const listed = await runLsRemote(git, ['--tags', REMOTE], call)
  return listed.code === 0 && listed.stdout.length === 0
}

/** Lets through a tag that is safe in a refspec; whether it is a version is decided later, with the config file of its commit. */
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
