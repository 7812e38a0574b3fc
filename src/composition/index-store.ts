import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { DirectoryIndex } from '../adapters/filesystem/directory-index.ts'
import { type Environment, Git, requireGit } from '../adapters/git/git.ts'
import type { IndexReading } from '../adapters/git/index-branch.ts'
import { GitIndex } from '../adapters/git/index-store.ts'
import type { GitHubRepository } from '../adapters/github/repository.ts'
import { quote, RegistryError, visible } from '../base/error.ts'
import { RENDERER } from '../base/tool-version.ts'
import { quoteUrl } from '../base/url.ts'
import { isBucketUrl } from '../index/format/bucket.ts'
import { notAnIndex } from '../index/format/index-files.ts'
import type { IndexChange, Trailer } from '../index/plan/publication-plan.ts'
import type { IndexStore, RaceBackoff } from '../index/ports.ts'
import { type GitRemote, isLoopback, parseGitRemote } from '../module/git-remote.ts'
import { isRefName } from '../module/tag.ts'
import { isGiteaRunner, provePushToIndex } from './forge.ts'
import { committingBy, type Runtime } from './runtime.ts'

/** Characters of a trailer in a commit message. A longer value is cut. */
const MAX_TRAILER_LENGTH = 500

/** Time for which a publish runs lost races for the index again. Then it fails with INDEX_BUSY. 200 at once take 14 minutes where a try takes four seconds. */
export const INDEX_RACE_MS = 20 * 60_000

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
export function indexTarget(index: string): IndexTarget {
  if (isBucketUrl(index))
    throw new RegistryError(
      'INVALID_INPUT',
      `${quoteUrl(index)} is a bucket, which only \`serve\` reads`,
      `name the index itself; to upload it: module-registry sync --index INDEX --to ${/^s3:\/\/[\w./-]+$/.test(index) ? index : 's3://BUCKET'}`,
    )
  const [, url, branch = ''] = /^(.*)#([^#]*)$/s.exec(index) ?? []
  const remoteOfBranch = url === undefined ? undefined : indexRemote(url)
  if (remoteOfBranch !== undefined)
    return { kind: 'git', remote: remoteOfBranch, branch: parseBranch(branch) }
  const remote = indexRemote(index)
  return remote === undefined
    ? { kind: 'directory', path: index }
    : { kind: 'git', remote, branch: DEFAULT_BRANCH }
}

/** Undefined for a directory. */
function indexRemote(index: string): GitRemote | undefined {
  const remote = parseGitRemote(index)
  if (remote.scheme === 'http' && !isLoopback(remote.host)) {
    const message = `the index ${quoteUrl(index)} is not safe: http is allowed on loopback only`
    throw new RegistryError('INVALID_INPUT', message, `use https://${remote.host}${remote.path}`)
  }
  if (remote.scheme !== 'file' || index.startsWith('file://')) return remote
  const isBare = existsSync(join(index, 'HEAD')) && existsSync(join(index, 'objects'))
  if (!isBare && !/\.git\/?$/.test(index)) return undefined
  // Git runs in directories of its own, where a relative path would name another directory.
  const path = resolve(index)
  return { ...remote, path, url: path }
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

/** An index, and the token for it; undefined where the user's own Git credentials are used. */
export interface IndexAccess {
  readonly target: IndexTarget
  readonly token: string | undefined
}

export interface OpenIndex extends Pick<IndexAccess, 'target'> {
  readonly index: IndexStore
  readonly raceBackoff: RaceBackoff
  close(): Promise<void>
}

interface IndexSettings {
  /** A text is what `--index` names: it is opened with the token of the environment. */
  readonly index: string | IndexAccess
  readonly reading: IndexReading
  readonly writes?: boolean
  /** Whether a publish creates an index in a directory too; `init` alone does so without it. */
  readonly createsDirectory?: boolean
}

/** The index that a command works on. Throws MISSING_PROGRAM for a Git index without git, INDEX_INVALID for a directory to read that does not exist. */
export async function openIndex(
  runtime: Runtime,
  { index, reading, writes = false, createsDirectory }: IndexSettings,
): Promise<OpenIndex> {
  const { environment, log, temporary } = runtime
  const { target, token } =
    typeof index === 'string'
      ? { target: indexTarget(index), token: environment['MODULE_REGISTRY_TOKEN'] }
      : index
  const watched = (store: IndexStore) => ({
    target,
    index: runtime.writes?.index(store) ?? store,
    raceBackoff: raceBackoff(INDEX_RACE_MS),
  })
  if (target.kind === 'directory') {
    if (!writes && !createsDirectory && !existsSync(target.path))
      throw notAnIndex(`there is no index at ${quote(target.path)}: the directory does not exist`)
    const opened = new DirectoryIndex(target.path, { isCreatedByPublish: createsDirectory })
    return { ...watched(opened), close: async () => {} }
  }
  const git = await requireGit(new Git(environment, log))
  const { remote, branch } = target
  const opened = new GitIndex(git, { remote, branch, token, reading, writes, temporary })
  const store = withRunTrailers(opened, runtime)
  const checkAccess = async () => {
    await opened.checkAccess()
    // The action asks at its start.
    if (typeof index === 'string') await provePushToIndex({ remote, branch, token }, runtime)
  }
  return { ...watched({ ...store, checkAccess }), close: () => opened.close() }
}

/** Works on an index, and closes it. Throws as {@link openIndex}. */
export async function withIndex<T>(
  runtime: Runtime,
  settings: IndexSettings,
  work: (opened: OpenIndex) => Promise<T>,
): Promise<T> {
  return closing(await openIndex(runtime, settings), work)
}

/** Closes an index after the work, also if it fails. */
export async function closing<T>(opened: OpenIndex, work: (opened: OpenIndex) => Promise<T>): Promise<T> {
  try {
    return await work(opened)
  } finally {
    await opened.close()
  }
}

/** An index that GitHub itself commits to, in a branch of this repository. */
export async function openApiIndex(
  runtime: Pick<Runtime, 'environment' | 'secrets'>,
  repository: GitHubRepository,
  target: Extract<IndexTarget, { kind: 'git' }>,
): Promise<OpenIndex> {
  const { ApiIndex } = await import('../adapters/github/api-index.ts')
  return {
    target,
    index: withRunTrailers(new ApiIndex({ repository, branch: target.branch }), runtime),
    raceBackoff: raceBackoff(INDEX_RACE_MS),
    close: async () => {},
  }
}

type Run = Pick<Runtime, 'environment' | 'secrets'>

/**
 * The change with a message whose last paragraph, its trailers, says which run makes it, and that shows none of its secrets. Each
 * trailer is one line; empty ones are left out.
 */
export function messageOfRun(
  { message, trailers = [], ...change }: IndexChange,
  { environment, secrets }: Run,
): IndexChange {
  const lines = [...trailers, ...runTrailers(environment)].flatMap(([key, value]) => {
    const line = visible(value.trim()).slice(0, MAX_TRAILER_LENGTH)
    return line === '' ? [] : [`${key}: ${line}`]
  })
  return { ...change, message: secrets.apply(`${message.trimEnd()}\n\n${lines.join('\n')}\n`) }
}

/** An index whose commits say which run made them, for auditors. No file of the index says so. */
function withRunTrailers(store: IndexStore, run: Run): IndexStore {
  return committingBy(store, (change, on) => store.commit(messageOfRun(change, run), on))
}

/** https://docs.github.com/actions/reference/variables-reference, https://docs.gitlab.com/ci/variables/predefined_variables/ */
function runTrailers(environment: Environment): Trailer[] {
  const read = (name: string) => environment[name] ?? ''
  const [server, repository, id] = ['SERVER_URL', 'REPOSITORY', 'RUN_ID'].map((name) =>
    read(`GITHUB_${name}`),
  )
  const isGitHub = server !== '' && repository !== '' && id !== ''
  // Gitea has one page for all attempts.
  const attempt = isGiteaRunner(environment) ? '' : `/attempts/${read('GITHUB_RUN_ATTEMPT') || '1'}`
  const url = `${server}/${repository}/actions/runs/${id}${attempt}`
  return [
    ['Tool', RENDERER],
    ['Run', isGitHub ? url : read('CI_JOB_URL')],
    ['Actor', read('GITHUB_ACTOR') || read('GITLAB_USER_LOGIN')],
  ]
}

/** The most that a lost race for the index counts as, for the wait before the next try. */
const LONGEST_TRY_MS = 2_000

/** The least that a lost race for the index counts as, for the wait before the next try. */
const SHORTEST_TRY_MS = 50

/** What a wait needs of the world: milliseconds since some start, sleep, a number from 0 to 1. A simulation passes its own. */
const REAL_TIME = {
  now: (): number => Date.now(),
  sleep: (ms: number): Promise<unknown> => setTimeout(ms),
  random: (): number => Math.random(),
}

/**
 * The windows that waits are drawn from, after one loss and more, as multiples of what a try takes. The first losses say that
 * there may be more and more writers: the window grows. Who goes on losing gets a shorter one again, so that writers who
 * came later do not overtake him for ever. The last one stays wide enough for some such writers.
 */
const WINDOWS = [2, 6, 18, 40, 20, 10]
const LAST_WINDOW = 8

/** The longest wait after this many losses in a row, from 1, where a try takes `tookMs`. */
function raceWindowMs(losses: number, tookMs: number): number {
  const took = Math.min(LONGEST_TRY_MS, Math.max(SHORTEST_TRY_MS, tookMs))
  return took * (WINDOWS[losses - 1] ?? LAST_WINDOW)
}

/**
 * The wait after a lost race for the index, until `totalMs` are over: any time up to `raceWindowMs`, from what the lost try
 * took. The more writers there are and the slower the index is, the wider they spread.
 * https://aws.amazon.com/builders-library/timeouts-retries-and-backoff-with-jitter/
 */
export function raceBackoff(totalMs: number, time = REAL_TIME): RaceBackoff {
  const deadline = time.now() + totalMs
  let tryStarted = time.now()
  return {
    async wait(attempt) {
      const leftMs = deadline - time.now()
      if (leftMs <= 0) return false
      const delay = raceWindowMs(attempt, time.now() - tryStarted) * time.random()
      await time.sleep(Math.min(leftMs, delay))
      tryStarted = time.now()
      return true
    },
  }
}
