import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { quote, RegistryError } from '../../base/error.ts'
import { getOrInsert } from '../../base/get-or-insert.ts'
import type { GitRemote } from '../../module/git-remote.ts'
import { isRefName, otherSpellings, readTag } from '../../module/tag.ts'
import type { Visibility } from '../../publish/exposure.ts'
import { type DelayPolicy, delayMs, retry } from '../http/backoff.ts'
import { type ReadSubject, readFailure } from './failures.ts'
import {
  type Environment,
  type Git,
  type GitCall,
  type GitResult,
  type GitSetting,
  makeBareRepository,
} from './git.ts'

/** Bytes of the list of tags of a remote repository: about a hundred thousand tags. A longer list is LIMIT_EXCEEDED. */
const MAX_LISTING_BYTES = 16 * 1024 * 1024

/** Repetitions of a fetch that failed on the way. Then it fails. */
const MAX_REPETITIONS = 3

/** Time for the list of tags of a remote repository. Then the source fails. */
const TAGS_LISTING_MS = 60_000

/** The name that a remote has in our calls; a name that no user's configuration has settings for. */
export const REMOTE = 'module-registry'

/** What git says of a busy server or a broken connection: another try may succeed. */
const TRANSIENT =
  /error: (429|5\d\d)|early EOF|hung up|reset by peer|timed out|RPC failed|unexpected disconnect|Operation too slow/i
const RETRY_DELAYS: DelayPolicy = { firstMs: 500, growth: 'quadratic', longestMs: 5_000, jitter: 0.8 }

export interface RemoteRepository {
  readonly remote: GitRemote
  /** Undefined leaves it to the user's own Git configuration. */
  readonly token: string | undefined
  /** The directory that repositories of ours are made in; it is empty at first, and exists as long as `git` is used. */
  readonly temporary: string
}

export interface RemoteBranch extends RemoteRepository {
  readonly branch: string
  /** Whether a commit will probably be pushed to it: the first request then asks for that, too. */
  readonly writes?: boolean
}

/** Settings that name a remote {@link REMOTE}, and send its token to it alone. Throws INVALID_INPUT for MODULE_REGISTRY_USER. */
export function remoteSettings(
  { remote, token }: RemoteRepository,
  environment: Environment,
): readonly GitSetting[] {
  return [[`remote.${REMOTE}.url`, remote.url], ...tokenSettings(remote, token, environment)]
}

/**
 * Returns settings that send a token to this remote alone; none for a remote that is not http or https, or without a token.
 * Any header that the user's configuration holds for the remote is dropped first (actions/checkout leaves one), since GitHub
 * refuses two Authorization headers.
 */
function tokenSettings(remote: GitRemote, token: string | undefined, environment: Environment): GitSetting[] {
  if (token === undefined || (remote.scheme !== 'https' && remote.scheme !== 'http')) return []
  const basic = Buffer.from(`${tokenUser(remote, token, environment)}:${token}`).toString('base64')
  return [...anonymousSettings(remote), [headerOf(remote), `Authorization: Basic ${basic}`]]
}

/**
 * The user name that a host wants with a token: https://docs.gitlab.com/ci/jobs/ci_job_token/#to-git-clone-a-private-projects-repository,
 * https://docs.gitlab.com/topics/git/clone/#clone-using-a-token,
 * https://support.atlassian.com/bitbucket-cloud/docs/using-access-tokens/; GitHub and Gitea take any.
 */
function tokenUser({ host }: GitRemote, token: string, environment: Environment): string {
  const { MODULE_REGISTRY_USER: named, GITLAB_CI, CI_SERVER_HOST, CI_JOB_TOKEN } = environment
  if (named) return checkedUser(named)
  const isServerOfJob = GITLAB_CI === 'true' && CI_SERVER_HOST?.toLowerCase() === host
  if (isServerOfJob && token === CI_JOB_TOKEN) return 'gitlab-ci-token'
  if (isServerOfJob || /^gitlab\./.test(host)) return 'oauth2'
  return /^bitbucket\./.test(host) ? 'x-token-auth' : 'x-access-token'
}

/** https://www.rfc-editor.org/rfc/rfc7617#section-2 */
function checkedUser(name: string): string {
  if (!/[:\p{Cc}]/u.test(name)) return name
  throw new RegistryError(
    'INVALID_INPUT',
    `environment variable MODULE_REGISTRY_USER is ${quote(name)}, and a user name has no ":" and no control characters`,
    'set it to the user name alone, and MODULE_REGISTRY_TOKEN to the token',
  )
}

/** Returns settings under which git sends no credentials. Redirects are not followed, since headers would go along. */
function anonymousSettings(remote: GitRemote): GitSetting[] {
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

/**
 * Runs a command on a remote; a failure is a result. The other side of a local remote is a git on this machine. That one would run
 * programs that configurations name: the user's (`uploadpack.packObjectsHook`, `core.hooksPath`), so it gets a home of ours, and that of a
 * partial clone, to fetch what it lacks, so no protocol is allowed there. Throws MISSING_PROGRAM.
 * @param words the command with its options
 * @param refs what is named behind the remote
 */
export async function runOnRemote(
  git: Git,
  address: RemoteRepository,
  [command, ...options]: readonly ['fetch' | 'ls-remote' | 'push', ...(readonly string[])],
  refs: readonly string[],
  call: GitCall,
): Promise<GitResult> {
  const isLocal = address.remote.scheme === 'file'
  const program = command === 'push' ? 'receive-pack' : 'upload-pack'
  const otherSide = `--${program}=${isLocal ? 'GIT_ALLOW_PROTOCOL= ' : ''}git-${program}`
  return git.run([command, otherSide, ...options, REMOTE, ...refs], {
    ...(isLocal
      ? { transport: 'local', home: await getOrInsert(homes, git, () => makeHome(git, address.temporary)) }
      : { transport: 'network' }),
    ...call,
    config: [...remoteSettings(address, git.environment), ...(call.config ?? [])],
  })
}

const homes = new WeakMap<Git, Promise<string>>()

/** Many objects stay the deltas that were sent; Git's own limit is 100. https://git-scm.com/docs/git-config#_receive_unpacklimit */
const RECEIVE_CONFIG = '[receive]\n\tunpackLimit = 50\n'

/** The only settings of the user that count there say which repositories of others are trusted. */
async function makeHome(git: Git, temporary: string): Promise<string> {
  const home = await mkdtemp(join(temporary, 'home-'))
  const args = ['config', '--type=path', '--null', '--get-all', 'safe.directory']
  // In no repository, whose own settings must not say that it is trusted.
  const { stdout } = await git.run(args, { gitDirectory: join(home, 'none') })
  const directories = stdout.split('\0').slice(0, -1)
  // https://git-scm.com/docs/git-config#_syntax
  const escaped = (value: string) => value.replaceAll(/["\\]/g, '\\$&').replaceAll('\n', '\\n')
  const lines = directories.map((directory) => `\tdirectory = "${escaped(directory)}"`)
  await writeFile(join(home, '.gitconfig'), ['[safe]', ...lines, RECEIVE_CONFIG].join('\n'))
  return home
}

/** Reads, four times at most while the failure is transient: reading twice does no harm. A last failure is a result. */
export function withRetries(read: () => Promise<GitResult>): Promise<GitResult> {
  const wait = (attempt: number) => setTimeout(delayMs(RETRY_DELAYS, attempt))
  const isTransient = (result: GitResult | Error) =>
    !(result instanceof Error) && result.code !== 0 && TRANSIENT.test(result.stderr)
  return retry({ tries: MAX_REPETITIONS + 1, wait }, isTransient, read)
}

/** A bare repository of ours that objects of one remote are fetched into. */
export class FetchRepository {
  readonly gitDirectory: string
  readonly objects: string
  readonly #git: Git
  readonly #address: RemoteRepository

  /** @param config more lines of its config file */
  constructor(git: Git, address: RemoteRepository, config = '') {
    this.gitDirectory = makeBareRepository(join(address.temporary, 'fetch-'), config)
    this.objects = join(this.gitDirectory, 'objects')
    this.#git = git
    this.#address = address
  }

  /**
   * Runs `git fetch`, four times at most while the failure is transient; a last failure is a result. Throws MISSING_PROGRAM.
   * @param wanted refspecs or object ids
   * @param options `--depth=1` and `--filter=…`
   */
  fetch(
    wanted: readonly string[],
    options: readonly string[],
    limits: Pick<GitCall, 'config' | 'signal'> = {},
  ): Promise<GitResult> {
    const fixed = ['--quiet', '--no-tags', '--no-write-fetch-head', '--stdin']
    // Thousands of tags are too long for a command line.
    const input = wanted.map((line) => `${line}\n`).join('')
    const call = { ...limits, gitDirectory: this.gitDirectory, input }
    return withRetries(() => runOnRemote(this.#git, this.#address, ['fetch', ...fixed, ...options], [], call))
  }

  /** Fetches a branch as {@link fetch} does. Its head is on `stdout`, which is empty where there is no such branch. */
  async fetchBranch(branch: string, options: readonly string[]): Promise<GitResult> {
    const ref = `refs/index/${branch}`
    const fetched = await this.fetch([`+refs/heads/${branch}:${ref}`], options)
    if (/couldn't find remote ref/.test(fetched.stderr)) return { ...fetched, code: 0 }
    const head = fetched.code === 0 ? await readFile(join(this.gitDirectory, ref), 'utf8') : ''
    return { ...fetched, stdout: head.trim() }
  }

  /** The refs that end in a pattern, as {@link listRefs} prints them. */
  list(pattern: string, limits: Pick<GitCall, 'deadlineMs' | 'signal'> = {}): Promise<GitResult> {
    return listRefs(this.#git, this.#address, [], [pattern], { gitDirectory: this.gitDirectory, ...limits })
  }
}

/** Runs `git ls-remote` with the same retries; a failure is a result. Throws MISSING_PROGRAM. */
export function listRefs(
  git: Git,
  address: RemoteRepository,
  options: readonly string[],
  patterns: readonly string[],
  call: GitCall,
): Promise<GitResult> {
  return withRetries(() => runOnRemote(git, address, ['ls-remote', ...options], patterns, call))
}

/** The object id of each ref that {@link listRefs} has printed; an annotated tag is followed to its object. */
export function parseRefs({ stdout }: GitResult): Map<string, string> {
  const refs = new Map<string, string>()
  for (const line of stdout.split('\n')) {
    // The object of an annotated tag follows on a line of its own, which ends in "^{}".
    const [, oid = '', ref = ''] = /^([0-9a-f]{40}|[0-9a-f]{64})\t(.*?)(?:\^\{\})?$/.exec(line) ?? []
    if (ref !== '') refs.set(ref, oid)
  }
  return refs
}

/** As {@link parseRefs}. Throws what {@link readFailure} makes of a listing that failed. */
export function requireRefs(
  subject: ReadSubject,
  { url }: GitRemote,
  listed: GitResult,
): Map<string, string> {
  if (listed.code !== 0) throw readFailure(subject, url, listed.stderr)
  return parseRefs(listed)
}

/** The tags among refs, by their names. */
export function tagsIn(refs: ReadonlyMap<string, string>): Map<string, string> {
  const start = 'refs/tags/'
  return new Map(
    [...refs].flatMap(([ref, oid]) => (ref.startsWith(start) ? [[ref.slice(start.length), oid]] : [])),
  )
}

/**
 * The object of each tag of a remote, by its name. Throws PERMISSION and REPOSITORY_UNREACHABLE.
 * @param options `signal` ends it; without one there is a deadline
 */
export async function listRemoteTags(
  git: Git,
  address: RemoteRepository,
  { subject = 'source', signal }: { subject?: ReadSubject; signal?: AbortSignal } = {},
): Promise<Map<string, string>> {
  const { remote, temporary } = address
  const limit = signal === undefined ? { deadlineMs: TAGS_LISTING_MS } : { signal }
  const call = { ...limit, cwd: temporary, maxOutput: MAX_LISTING_BYTES }
  return tagsIn(requireRefs(subject, remote, await listRefs(git, address, ['--tags'], [], call)))
}

/**
 * Who may read a remote, asked over HTTP without any credentials: `private` where the server asks for some or says that there is
 * no such repository, undefined where it gives no answer or HTTP does not reach it. Throws MISSING_PROGRAM.
 */
export async function readVisibility(
  git: Git,
  { remote, temporary, ...limits }: Omit<RemoteRepository, 'token'> & Pick<GitCall, 'deadlineMs' | 'signal'>,
): Promise<Visibility | undefined> {
  if (remote.scheme !== 'https' && remote.scheme !== 'http') return undefined
  const { code, stderr } = await listRefs(git, { remote, temporary, token: undefined }, [], ['HEAD'], {
    ...limits,
    cwd: temporary,
    home: temporary,
    config: anonymousSettings(remote),
    maxOutput: MAX_LISTING_BYTES,
  })
  if (code === 0) return 'public'
  return readFailure('source', remote.url, stderr).code === 'PERMISSION' ? 'private' : undefined
}

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

interface CommitFetch extends RemoteRepository {
  /** Its full name, such as `refs/pull/12/merge`. */
  readonly ref: string
  /** A ref that it is merged into first: not every server has a ref for the merge of a pull request. */
  readonly into?: string | undefined
  /** With history all tags are fetched too, to find those that the commit comes after. */
  readonly withHistory: boolean
  /** A commit in the history of the ref that is HEAD in place of the newest one. */
  readonly commit?: string
}

/**
 * Fetches the commit of a ref as HEAD of a new bare repository, and returns its directory. Throws PERMISSION,
 * REPOSITORY_UNREACHABLE, INVALID_INPUT where the ref does not have the commit.
 */
export async function fetchCommit(git: Git, request: CommitFetch): Promise<string> {
  const { remote, ref, into, withHistory, commit } = request
  const repository = new FetchRepository(git, request)
  const { gitDirectory } = repository
  const base = into === undefined ? [] : [`${into}:${MERGE_BASE}`]
  const wanted = [`${ref}:refs/heads/main`, ...base, ...(withHistory ? [tagRefspec('*')] : [])]
  const fetched = await repository.fetch(wanted, withHistory ? [] : ['--depth=1'])
  if (fetched.code !== 0) throw readFailure('module repository', remote.url, fetched.stderr)
  if (into !== undefined) await merge(git, gitDirectory, request.temporary)
  if (commit !== undefined) await takeBack(git, gitDirectory, request, commit)
  return gitDirectory
}

async function takeBack(
  git: Git,
  gitDirectory: string,
  { remote, ref }: CommitFetch,
  commit: string,
): Promise<void> {
  const main = 'refs/heads/main'
  const { code } = await git.run(['merge-base', '--is-ancestor', commit, main], { gitDirectory })
  if (code !== 0)
    throw new RegistryError(
      'INVALID_INPUT',
      `the commit ${commit} is not on ${quote(ref)} of ${quote(remote.url)}, or no more`,
      'run the workflow for a commit that the branch has',
    )
  await git.run(['update-ref', main, commit], { gitDirectory })
}

const MERGE_BASE = 'refs/merge/base'

/** Makes `main` the merge of it into the base, as a server would; where they conflict there is no `main` any more. */
async function merge(git: Git, gitDirectory: string, home: string): Promise<void> {
  const config = [
    ['user.name', 'module-registry'],
    ['user.email', 'module-registry@localhost'],
  ] as const
  const run = async (args: readonly string[]) => {
    const { code, stdout, stderr } = await git.run(args, { gitDirectory, home, config })
    if (code > 1) throw new Error(`git ${args[0]} failed: ${stderr.trim()}`)
    return code === 0 ? stdout.trim() : undefined
  }
  const tree = await run(['merge-tree', '--write-tree', '--no-messages', MERGE_BASE, 'refs/heads/main'])
  const parents = ['-p', MERGE_BASE, '-p', 'refs/heads/main']
  const commit = tree && (await run(['commit-tree', ...parents, '-m', 'Merge', tree]))
  await run(
    commit === undefined
      ? ['update-ref', '-d', 'refs/heads/main']
      : ['update-ref', 'refs/heads/main', commit],
  )
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
