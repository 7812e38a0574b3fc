import { quote, RegistryError } from '../../base/error.ts'
import { isRefName, otherSpellings, readTag } from '../../module/tag.ts'
import { type ReadSubject, readFailure } from './failures.ts'
import type { Git } from './git.ts'
import { FetchRepository, type RemoteRepository } from './remote.ts'

export interface TagFetch extends RemoteRepository {
  readonly tags: readonly string[] | 'all'
  /** Whether other spellings of the versions (`1.2.3` for `v1.2.3`) are fetched too, where they exist. */
  readonly withTwins?: boolean
  /** What refusals call the remote; default: a module repository. */
  readonly subject?: ReadSubject
  readonly signal?: AbortSignal | undefined
}

/**
 * Fetches tags, without history, into a new bare repository without a HEAD commit, and returns its directory. Throws
 * INVALID_TAG before the first request; NOT_FOUND for a tag that does not exist, PERMISSION, REPOSITORY_UNREACHABLE.
 */
export async function fetchTags(git: Git, request: TagFetch): Promise<string> {
  const { remote, tags, subject = 'module repository', signal } = request
  if (tags !== 'all') tags.forEach(refuseUnsafe)
  const repository = new FetchRepository(git, request)
  const names = tags === 'all' ? ['*'] : [...tags, ...(request.withTwins ? twinPatterns(tags) : [])]
  const fetched = await repository.fetch(names.map(tagRefspec), ['--depth=1'], { signal })
  if (fetched.code === 0 || (tags === 'all' && (await hasNoTags(repository)))) return repository.gitDirectory
  throw readFailure(subject, remote.url, fetched.stderr)
}

/** A pattern that matches nothing is no failure, other than a name. What else these match is rare: `1.2.3-rc.1`. */
function twinPatterns(tags: readonly string[]): string[] {
  const twins = tags.flatMap(otherSpellings).filter((twin) => isRefName(twin) && !tags.includes(twin))
  return [...new Set(twins)].map((twin) => `${twin}*`)
}

/** Copies a tag, or with `*` all of them, under its own name. */
function tagRefspec(name: string): string {
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
  const { remote, ref, withHistory } = request
  const repository = new FetchRepository(git, request)
  const wanted = [`${ref}:refs/heads/main`, ...(withHistory ? [tagRefspec('*')] : [])]
  const fetched = await repository.fetch(wanted, withHistory ? [] : ['--depth=1'])
  if (fetched.code === 0) return repository.gitDirectory
  throw readFailure('module repository', remote.url, fetched.stderr)
}

/** A shallow fetch of a pattern that matches nothing fails without a message. */
async function hasNoTags(repository: FetchRepository): Promise<boolean> {
  const listed = await repository.list('refs/tags/*')
  return listed.code === 0 && listed.stdout === ''
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
