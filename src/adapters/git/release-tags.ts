import { quote, RegistryError, shortList } from '../../base/error.ts'
import type { TaggedCommit } from '../../publish/ports.ts'
import type { NewTag, TagWriter } from '../../release/ports.ts'
import { readFailure } from './failures.ts'
import type { Git, GitSetting } from './git.ts'
import { IDENTITY } from './index-store.ts'
import { listRefs, parseRefs, type RemoteRepository, runOnRemote } from './remote.ts'

/** Commits that a shallow clone is deepened by, before it is refused. */
const DEEPENED_COMMITS = 20_000

interface LocalClone {
  readonly gitDirectory: string
}

export async function readBranch(git: Git, { gitDirectory }: LocalClone): Promise<string | undefined> {
  const { code, stdout } = await git.run(['symbolic-ref', '--quiet', '--short', 'HEAD'], { gitDirectory })
  return code === 0 ? stdout.trim() : undefined
}

/** Tracked files whose changes are not committed; none in a bare repository. */
export async function readUncommitted(git: Git, directory: string): Promise<string[]> {
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
export async function deepen(
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
export async function readRemote(
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

export async function ownTags(git: Git, { gitDirectory }: LocalClone): Promise<ReadonlySet<string>> {
  const format = '--format=%(taggername) %(taggeremail)%00%(refname:lstrip=2)'
  const { stdout } = await git.run(['for-each-ref', format, 'refs/tags'], { gitDirectory })
  const start = `${IDENTITY}\0`
  return new Set(
    stdout.split('\n').flatMap((line) => (line.startsWith(start) ? line.slice(start.length) : [])),
  )
}

/** The notes that the tag writer of a release has written into a tag: its message without the title. Undefined for a tag of others. */
export async function readNotes(
  git: Git,
  { gitDirectory }: LocalClone,
  tag: string,
): Promise<string | undefined> {
  const { code, stdout } = await git.run(['cat-file', 'tag', `refs/tags/${tag}`], { gitDirectory })
  const [head = '', , ...notes] = stdout.split('\n\n')
  return code === 0 && head.includes(`\ntagger ${IDENTITY} `) ? notes.join('\n\n').trim() : undefined
}

/** Fetches tags and commits that the clone lacks; no ref that there is changes. Throws PERMISSION and REPOSITORY_UNREACHABLE. */
export async function fetchMissing(
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
export function tagWriter(
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
