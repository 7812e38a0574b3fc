import { resolve } from 'node:path'
import { readFailure } from '../adapters/git/failures.ts'
import { Git, type GitSetting, requireGit } from '../adapters/git/git.ts'
import { IDENTITY } from '../adapters/git/index-store.ts'
import { findRepository } from '../adapters/git/module-repository.ts'
import { commitHistory } from '../adapters/git/release-history.ts'
import { listRefs, parseRefs, type RemoteRepository, runOnRemote } from '../adapters/git/remote.ts'
import { quote, RegistryError, shortList } from '../base/error.ts'
import { originOf } from '../module/origin.ts'
import type { TaggedCommit } from '../publish/ports.ts'
import type { NewTag, TagWriter } from '../release/ports.ts'
import type { Clone, RemoteState } from '../release/release.ts'
import { gitHubOf } from './forge.ts'
import { type OpenModuleRepository, openModuleRepository } from './modules.ts'
import type { Runtime } from './runtime.ts'
import { tokens } from './sources.ts'

/** A clone that releases are made in, and what a release needs of it besides. */
interface OpenReleaseRepository extends OpenModuleRepository {
  readonly clone: Clone
  /** Undefined where nothing is pushed. */
  readonly remote: RemoteState | undefined
  readonly writer: TagWriter
}

interface ReleaseBranch extends OpenReleaseRepository {
  /** HEAD. */
  readonly tagged: TaggedCommit
  readonly own: ReadonlySet<string>
}

/** A fetched branch that releases are made of. Its clone has all tags and its whole history. */
export async function openReleaseBranch(
  { environment, log }: Runtime,
  modules: OpenModuleRepository,
  { branch, ...address }: RemoteRepository & { readonly branch: string },
): Promise<ReleaseBranch> {
  const git = new Git(environment, log)
  const tagged = await modules.taggedHead()
  if (tagged === undefined) throw withoutCommit(address.remote.url)
  return {
    ...modules,
    clone: { head: tagged.commit, branch, uncommitted: [] },
    remote: undefined,
    writer: tagWriter(git, modules, tagged, address),
    tagged,
    own: await ownTags(git, modules),
  }
}

/**
 * The clone that `directory` is in, with its whole history; before a push with all tags of its origin, too. Throws NOT_A_REPOSITORY,
 * NOT_FOUND for an empty or shallow one without origin, LIMIT_EXCEEDED, PERMISSION, REPOSITORY_UNREACHABLE.
 */
export async function openReleaseRepository(
  runtime: Runtime,
  directory: string,
  pushes: boolean,
): Promise<OpenReleaseRepository> {
  const { environment, log } = runtime
  const git = new Git(environment, log)
  await requireGit(git)
  const found = await findRepository(git, directory)
  const { head, gitDirectory } = found
  if (head === undefined) throw withoutCommit(directory)
  const address = addressOf(found.originUrl, directory, runtime)
  if (found.isShallow) {
    if (address === undefined)
      throw new RegistryError(
        'NOT_FOUND',
        `the clone ${quote(directory)} is shallow, and has no origin to fetch the rest of its history from`,
        'release from a full clone (fetch-depth: 0 for actions/checkout)',
      )
    log.info('history   fetched: the clone is shallow')
    await deepen(git, address, { gitDirectory, head })
  }
  const branch = await readBranch(git, found)
  // A shallow clone lacks tags, too.
  const isRead = pushes || found.isShallow
  const remote = isRead ? await openRemote(git, address, { gitDirectory, head, branch }) : undefined
  const modules = await openModuleRepository(runtime, directory)
  const tagged = await modules.taggedHead()
  if (tagged === undefined) throw withoutCommit(directory)
  return {
    ...modules,
    clone: { head, branch, uncommitted: await readUncommitted(git, directory) },
    remote: pushes ? remote : undefined,
    writer: tagWriter(
      git,
      found,
      tagged,
      pushes ? await pushAddress(git, address, directory, runtime) : address,
    ),
  }
}

/** Where the tags are pushed to: the URL for pushes of `origin`, if it has one. */
async function pushAddress(
  git: Git,
  address: RemoteRepository | undefined,
  directory: string,
  runtime: Runtime,
): Promise<RemoteRepository | undefined> {
  const { stdout } = await git.run(['config', '--get-all', 'remote.origin.pushurl'], { cwd: directory })
  const [url, ...others] = stdout.split('\n').filter((line) => line !== '')
  if (others.length === 0) return url === undefined ? address : addressOf(url, directory, runtime)
  throw new RegistryError(
    'INVALID_INPUT',
    `"origin" has ${others.length + 1} URLs for pushes, and a release is one push`,
    'leave one: git config --unset-all remote.origin.pushurl; git remote set-url --push origin URL',
  )
}

/** Where the remote `origin` is, and the token for it; a relative path is one from the clone. */
function addressOf(
  originUrl: string | undefined,
  directory: string,
  { environment, temporary }: Runtime,
): RemoteRepository | undefined {
  const { remote } = originOf(originUrl)
  if (remote === undefined) return undefined
  const isPath = remote.scheme === 'file' && !remote.url.startsWith('file:')
  const url = isPath ? resolve(directory, remote.url) : remote.url
  return { remote: { ...remote, url }, token: tokens(environment, gitHubOf(environment))(remote), temporary }
}

/** Reads the tags and the branch of the remote, and fetches what the clone lacks of them. */
async function openRemote(
  git: Git,
  address: RemoteRepository | undefined,
  {
    gitDirectory,
    head,
    branch,
  }: { readonly gitDirectory: string; readonly head: string; readonly branch: string | undefined },
): Promise<RemoteState> {
  if (address === undefined)
    throw new RegistryError(
      'INVALID_INPUT',
      'the clone has no remote "origin" that tags could be pushed to',
      'add it: git remote add origin URL; or leave the tags in the clone: --no-push',
    )
  const { tags, branchHead } = await readRemote(git, address, { gitDirectory }, branch)
  const listed = await git.run(['for-each-ref', '--format=%(refname:lstrip=2)', 'refs/tags'], {
    gitDirectory,
  })
  const own = new Set(listed.stdout.split('\n'))
  const history = commitHistory(git, gitDirectory)
  const isKnown = branchHead === undefined || (await history.find(branchHead)) !== undefined
  await fetchMissing(
    git,
    address,
    { gitDirectory },
    { tags: [...tags.keys()].filter((tag) => !own.has(tag)), commits: isKnown ? [] : [branchHead] },
  )
  const hasHead = branchHead !== undefined && (await history.isAncestor(head, branchHead))
  return { name: address.remote.url, tags, hasHead }
}

function withoutCommit(directory: string): RegistryError {
  return new RegistryError(
    'NOT_FOUND',
    `the repository ${quote(directory)} has no commit`,
    'commit the module first',
  )
}

/** Commits that a shallow clone is deepened by, before it is refused. */
const DEEPENED_COMMITS = 20_000

interface LocalClone {
  readonly gitDirectory: string
}

async function readBranch(git: Git, { gitDirectory }: LocalClone): Promise<string | undefined> {
  const { code, stdout } = await git.run(['symbolic-ref', '--quiet', '--short', 'HEAD'], { gitDirectory })
  return code === 0 ? stdout.trim() : undefined
}

/** Tracked files whose changes are not committed; none in a bare repository. */
async function readUncommitted(git: Git, directory: string): Promise<string[]> {
  const args = [
    'status',
    '--porcelain',
    '-z',
    '--no-renames',
    '--untracked-files=no',
    '--ignore-submodules=all',
  ]
  const config = await withoutFilters(git, directory)
  const { code, stdout, stderr } = await git.run(args, { cwd: directory, config })
  if (code === 0) return stdout.split('\0').flatMap((line) => (line === '' ? [] : line.slice(3)))
  if (/must be run in a work tree/.test(stderr)) return []
  throw new RegistryError(
    'NOT_A_REPOSITORY',
    `git cannot say what is committed: ${quote(stderr.trim())}`,
    'repair what "git status" says there',
  )
}

/** Settings under which no filter of the clone's or the user's configuration runs: it is a program. */
async function withoutFilters(git: Git, directory: string): Promise<GitSetting[]> {
  const args = ['config', '--null', '--name-only', '--get-regexp', '^filter\\..*\\.(clean|smudge|process)$']
  const { stdout } = await git.run(args, { cwd: directory })
  return stdout.split('\0').flatMap((key) => (key === '' ? [] : [[key, '']]))
}

/**
 * Fetches history into a shallow clone, so that the tags of earlier releases are in it. Throws LIMIT_EXCEEDED where its start is still not
 * reached, PERMISSION and REPOSITORY_UNREACHABLE.
 */
async function deepen(
  git: Git,
  address: RemoteRepository,
  { gitDirectory, head }: LocalClone & { readonly head: string },
): Promise<void> {
  const options = ['--quiet', '--no-write-fetch-head', `--deepen=${DEEPENED_COMMITS}`]
  const fetched = await runOnRemote(git, address, ['fetch', ...options], [head], { gitDirectory })
  if (fetched.code !== 0) throw readFailure('module repository', address.remote.url, fetched.stderr)
  const { stdout } = await git.run(['rev-parse', '--is-shallow-repository'], { gitDirectory })
  if (stdout.trim() !== 'true') return
  throw new RegistryError(
    'LIMIT_EXCEEDED',
    `the clone is shallow, and ${DEEPENED_COMMITS} more commits do not reach its start`,
    'fetch all of it: git fetch --unshallow --tags (fetch-depth: 0 for actions/checkout)',
  )
}

/** The tags of a remote by name, each with its commit, and the commit of a branch. Throws PERMISSION and REPOSITORY_UNREACHABLE. */
async function readRemote(
  git: Git,
  address: RemoteRepository,
  { gitDirectory }: LocalClone,
  branch: string | undefined,
): Promise<{ readonly tags: ReadonlyMap<string, string>; readonly branchHead: string | undefined }> {
  const branchRef = branch === undefined ? [] : [`refs/heads/${branch}`]
  const listed = await listRefs(git, address, [], [...branchRef, 'refs/tags/*'], { gitDirectory })
  if (listed.code !== 0) throw readFailure('module repository', address.remote.url, listed.stderr)
  const refs = parseRefs(listed)
  const tags = [...refs].filter(([ref]) => ref.startsWith('refs/tags/'))
  return {
    tags: new Map(tags.map(([ref, oid]) => [ref.slice('refs/tags/'.length), oid])),
    branchHead: branch === undefined ? undefined : refs.get(`refs/heads/${branch}`),
  }
}

async function ownTags(git: Git, { gitDirectory }: LocalClone): Promise<ReadonlySet<string>> {
  const format = '--format=%(taggername) %(taggeremail)%00%(refname:lstrip=2)'
  const { stdout } = await git.run(['for-each-ref', format, 'refs/tags'], { gitDirectory })
  const start = `${IDENTITY}\0`
  return new Set(
    stdout.split('\n').flatMap((line) => (line.startsWith(start) ? line.slice(start.length) : [])),
  )
}

/** Fetches tags and commits that the clone lacks; no ref that there is changes. Throws PERMISSION and REPOSITORY_UNREACHABLE. */
async function fetchMissing(
  git: Git,
  address: RemoteRepository,
  { gitDirectory }: LocalClone,
  { tags, commits }: { readonly tags: readonly string[]; readonly commits: readonly string[] },
): Promise<void> {
  const wanted = [...tags.map((tag) => `refs/tags/${tag}:refs/tags/${tag}`), ...commits]
  if (wanted.length === 0) return
  const input = wanted.map((line) => `${line}\n`).join('')
  const words = ['fetch', '--quiet', '--no-tags', '--no-write-fetch-head', '--stdin'] as const
  const fetched = await runOnRemote(git, address, words, [], { gitDirectory, input })
  if (fetched.code !== 0) throw readFailure('module repository', address.remote.url, fetched.stderr)
}

/** Makes annotated tags of a commit. @param address the remote that they are pushed to; undefined: there is none */
function tagWriter(
  git: Git,
  { gitDirectory }: LocalClone,
  commit: TaggedCommit,
  address: RemoteRepository | undefined,
): TagWriter {
  const objects = async (tags: readonly NewTag[]) => {
    const made: MadeTag[] = []
    for (const each of tags)
      made.push({ tag: each.tag, oid: await writeTag(git, gitDirectory, commit, each) })
    return made
  }
  const makeRefs = (made: readonly MadeTag[]) => {
    const lines = made.map(({ tag, oid }) => `create refs/tags/${tag} ${oid}\n`)
    const input = `start\n${lines.join('')}prepare\ncommit\n`
    return git.run(['update-ref', '--stdin'], { gitDirectory, input })
  }
  return {
    async create(tags) {
      const { code, stderr } = await makeRefs(await objects(tags))
      if (code !== 0)
        throw new RegistryError(
          'VERSION_EXISTS',
          `the tags were not made, none of them: ${quote(stderr.trim())}`,
          'run the same command again: it plans from the tags that there are',
        )
    },
    async push(tags) {
      if (address === undefined) throw new Error('there is no remote to push to')
      // No tag is in the clone before the remote has all of them: what is pushed in part is nothing.
      const made = await objects(tags)
      await pushTags(git, address, gitDirectory, made)
      const { code, stderr } = await makeRefs(made)
      if (code !== 0)
        git.log.warn(`the tags are in the remote, and not in this clone: ${quote(stderr.trim())}`)
    },
  }
}

interface MadeTag {
  readonly tag: string
  readonly oid: string
}

/** Writes the object of a tag, and no ref. The date is that of the commit: a second run for the commit makes the same object. */
async function writeTag(
  git: Git,
  gitDirectory: string,
  { commit, committedAt }: TaggedCommit,
  { tag, message }: NewTag,
): Promise<string> {
  const input = `object ${commit}\ntype commit\ntag ${tag}\ntagger ${IDENTITY} ${committedAt} +0000\n\n${message}`
  const { code, stdout, stderr } = await git.run(['mktag'], { gitDirectory, input })
  if (code === 0) return stdout.trim()
  throw new RegistryError(
    'INVALID_TAG',
    `git does not make the tag ${quote(tag)}: ${quote(stderr.trim())}`,
    'correct what git names, such as the "tag-prefix" of the module',
  )
}

/** All or none. */
async function pushTags(
  git: Git,
  address: RemoteRepository,
  gitDirectory: string,
  made: readonly MadeTag[],
): Promise<void> {
  const refspecs = made.map(({ tag, oid }) => `${oid}:refs/tags/${tag}`)
  const pushed = await runOnRemote(git, address, ['push', '--atomic', '--porcelain', '--quiet'], refspecs, {
    gitDirectory,
  })
  if (pushed.code === 0 || (await hasTags(git, address, gitDirectory, made))) return
  throw pushRefusal(address.remote.url, `${pushed.stdout}\n${pushed.stderr}`, made)
}

/** Whether the remote has these very tags: the answer of the push was lost, or another run for the same commit was faster. */
async function hasTags(
  git: Git,
  address: RemoteRepository,
  gitDirectory: string,
  made: readonly MadeTag[],
): Promise<boolean> {
  const names = made.map(({ tag }) => `refs/tags/${tag}`)
  const listed = await listRefs(git, address, ['--refs'], names, { gitDirectory })
  const refs = parseRefs(listed)
  return listed.code === 0 && made.every(({ tag, oid }) => refs.get(`refs/tags/${tag}`) === oid)
}

const LOST_RACE =
  /already exists|stale info|fetch first|failed to update ref|cannot lock ref|incorrect old value|reference already exists/i
/** GitHub takes a commit whose workflow files are those of no branch for a change of them. */
const WORKFLOW = /refusing to allow .* to create or update workflow/i
const RULE =
  /hook declined|protected|GH006|GH013|rule violations|denied by|refusing to update|read-only|push declined/i
const NOT_ALLOWED =
  /Authentication failed|could not read (Username|Password)|Permission (to .* )?denied|error: 40[13]|Invalid username or (password|token)|access denied|not authorized|terminal prompts disabled/i

/** Why tags were not pushed: none of them is in the remote, unless the connection broke after the push. */
function pushRefusal(url: string, output: string, made: readonly MadeTag[]): RegistryError {
  const names = shortList(made.map(({ tag }) => quote(tag))).join(', ')
  const said = serverSentence(output)
  if (WORKFLOW.test(output))
    return new RegistryError(
      'PERMISSION',
      `${quote(url)} refuses the tags ${names}, and has none of them: ${said}`,
      'release the newest commit of the branch, whose workflows GitHub has already; or give the token of a GitHub App with "workflows: write"',
    )
  if (RULE.test(output))
    return new RegistryError(
      'PERMISSION',
      `${quote(url)} refuses the tags ${names}, and has none of them: ${said}`,
      'allow the account, app or deploy key of this run to create these tags: on GitHub Settings > Rules > Rulesets, the bypass list of the rule for tags; it takes no token of a job: give that of a GitHub App',
    )
  if (LOST_RACE.test(output))
    return new RegistryError(
      'VERSION_EXISTS',
      `another run has made a tag of ${names} at the same time, and none of this run was made: ${said}`,
      'run the same command again: it plans from the tags that there are now',
    )
  if (NOT_ALLOWED.test(output))
    return new RegistryError(
      'PERMISSION',
      `${quote(url)} may not be written with these credentials, and has none of the tags ${names}: ${said}`,
      'give credentials that may push tags: in a workflow "permissions: contents: write"',
    )
  return new RegistryError(
    'REPOSITORY_UNREACHABLE',
    `the tags ${names} could not be pushed to ${quote(url)}: ${said}`,
    'run the same command again: it finishes what was begun, and makes no tag twice',
  )
}

/** What the server says, in its own words; else what git says of the first ref that failed. */
function serverSentence(output: string): string {
  const lines = output.split('\n').map((line) => line.trim())
  const remote = lines
    .flatMap((line) => /^remote: (?:error: |- )?(.*\S)/.exec(line)?.[1] ?? [])
    .filter((line) => !/\d%|^Review all repository rules/.test(line))
  const failed = lines.find((line) => /^!/.test(line))?.replace(/^!.*?(?=\[)/, '')
  const fatal = lines.find((line) => /^(?:fatal|error): /.test(line))
  return quote(remote.length > 0 ? remote.slice(0, 3).join(' ') : (failed ?? fatal ?? 'git gave no reason'))
}
