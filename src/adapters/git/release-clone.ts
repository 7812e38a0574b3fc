import { quote, RegistryError, shortList } from '../../base/error.ts'
import type { TaggedCommit } from '../../publish/ports.ts'
import type { NewTag, TagWriter } from '../../release/ports.ts'
import type { RemoteState } from '../../release/release.ts'
import { NOT_ALLOWED, readFailure } from './failures.ts'
import type { Git, GitResult, GitSetting } from './git.ts'
import { IDENTITY } from './index-store.ts'
import type { TagRef } from './module-repository.ts'
import { commitHistory } from './release-history.ts'
import { listRefs, parseRefs, type RemoteRepository, requireRefs, runOnRemote, tagsIn } from './remote.ts'

/** Commits that a shallow clone is deepened by, before it is refused. */
const DEEPENED_COMMITS = 20_000

/** A clone that releases are tagged in. What reaches its remote throws PERMISSION and REPOSITORY_UNREACHABLE. */
export class ReleaseClone {
  readonly #git: Git
  readonly #call: { readonly gitDirectory: string }

  constructor(git: Git, { gitDirectory }: { readonly gitDirectory: string }) {
    this.#git = git
    this.#call = { gitDirectory }
  }

  /** The branch that HEAD is at; undefined where it is at a commit. */
  async branch(): Promise<string | undefined> {
    const { code, stdout } = await this.#run(['symbolic-ref', '--quiet', '--short', 'HEAD'])
    return code === 0 ? stdout.trim() : undefined
  }

  /** Tracked files whose changes are not committed; none in a bare repository. */
  async uncommitted(workTree: string): Promise<string[]> {
    const args = ['--porcelain', '-z', '--no-renames', '--untracked-files=no', '--ignore-submodules=all']
    const config = await withoutFilters(this.#git, workTree)
    const { code, stdout, stderr } = await this.#git.run(['status', ...args], { cwd: workTree, config })
    if (code === 0) return stdout.split('\0').flatMap((line) => (line === '' ? [] : line.slice(3)))
    if (/must be run in a work tree/.test(stderr)) return []
    throw new RegistryError(
      'NOT_A_REPOSITORY',
      `git cannot say what is committed: ${quote(stderr.trim())}`,
      'repair what "git status" says there',
    )
  }

  /** The tags that {@link tagWriter} made. */
  async ownTags(): Promise<ReadonlySet<string>> {
    const format = '--format=%(taggername) %(taggeremail)%00%(refname:lstrip=2)'
    const { stdout } = await this.#run(['for-each-ref', format, 'refs/tags'])
    const start = `${IDENTITY}\0`
    return new Set(
      stdout.split('\n').flatMap((line) => (line.startsWith(start) ? line.slice(start.length) : [])),
    )
  }

  /** The notes in a tag that {@link tagWriter} made: its message without the title. Undefined for a tag of others. */
  async notesOf(tag: string): Promise<string | undefined> {
    const { code, stdout } = await this.#run(['cat-file', 'tag', `refs/tags/${tag}`])
    const [head = '', , ...notes] = stdout.split('\n\n')
    return code === 0 && head.includes(`\ntagger ${IDENTITY} `) ? notes.join('\n\n').trim() : undefined
  }

  /**
   * Fetches history into a shallow clone, so that the tags of earlier releases are in it. Throws LIMIT_EXCEEDED where its start is still not
   * reached.
   */
  async deepen(address: RemoteRepository, head: string): Promise<void> {
    await this.#fetch(address, [`--deepen=${DEEPENED_COMMITS}`], [head])
    const { stdout } = await this.#run(['rev-parse', '--is-shallow-repository'])
    if (stdout.trim() !== 'true') return
    throw new RegistryError(
      'LIMIT_EXCEEDED',
      `the clone is shallow, and ${DEEPENED_COMMITS} more commits do not reach its start`,
      'fetch all of it: git fetch --unshallow --tags (fetch-depth: 0 for actions/checkout)',
    )
  }

  /** Reads the tags and a branch of the remote, and fetches what the clone lacks of them; no ref that there is changes. */
  async fetchRemote(
    address: RemoteRepository,
    { head, branch }: { readonly head: string; readonly branch: string | undefined },
  ): Promise<RemoteState> {
    const heads = branch === undefined ? [] : [`refs/heads/${branch}`]
    const listed = await listRefs(this.#git, address, [], [...heads, 'refs/tags/*'], this.#call)
    const refs = requireRefs('module repository', address.remote, listed)
    const branchHead = branch === undefined ? undefined : refs.get(`refs/heads/${branch}`)
    const tags = tagsIn(refs)
    const { stdout } = await this.#run(['for-each-ref', '--format=%(refname:lstrip=2)', 'refs/tags'])
    const own = new Set(stdout.split('\n'))
    const missing = [...tags.keys()].filter((tag) => !own.has(tag))
    const history = commitHistory(this.#git, this.#call.gitDirectory)
    const isKnown = branchHead === undefined || (await history.find(branchHead)) !== undefined
    const wanted = [
      ...missing.map((tag) => `refs/tags/${tag}:refs/tags/${tag}`),
      ...(isKnown ? [] : [branchHead]),
    ]
    const input = wanted.map((line) => `${line}\n`).join('')
    if (wanted.length > 0) await this.#fetch(address, ['--no-tags', '--stdin'], [], input)
    const hasHead = branchHead !== undefined && (await history.isAncestor(head, branchHead))
    return { name: address.remote.url, tags, hasHead }
  }

  /** Makes annotated tags of a commit. @param address the remote that they are pushed to; undefined: there is none */
  tagWriter(commit: TaggedCommit, address: RemoteRepository | undefined): TagWriter {
    return {
      create: async (tags) => {
        const { code, stderr } = await this.#makeRefs(await this.#writeTags(commit, tags))
        if (code !== 0)
          throw new RegistryError(
            'VERSION_EXISTS',
            `the tags were not made, none of them: ${quote(stderr.trim())}`,
            'run the same command again: it plans from the tags that there are',
          )
      },
      push: async (tags) => {
        if (address === undefined) throw new Error('there is no remote to push to')
        // No tag is in the clone before the remote has all of them: what is pushed in part is nothing.
        const made = await this.#writeTags(commit, tags)
        await this.#push(address, made)
        const { code, stderr } = await this.#makeRefs(made)
        if (code !== 0)
          this.#git.log.warn(`the tags are in the remote, and not in this clone: ${quote(stderr.trim())}`)
      },
    }
  }

  /** Writes the objects of tags, and no ref. Their date is that of the commit: a second run for the commit makes the same objects. */
  async #writeTags({ commit, committedAt }: TaggedCommit, tags: readonly NewTag[]): Promise<TagRef[]> {
    const made: TagRef[] = []
    for (const { tag, message } of tags) {
      const input = `object ${commit}\ntype commit\ntag ${tag}\ntagger ${IDENTITY} ${committedAt} +0000\n\n${message}`
      const { code, stdout, stderr } = await this.#git.run(['mktag'], { ...this.#call, input })
      if (code !== 0)
        throw new RegistryError(
          'INVALID_TAG',
          `git does not make the tag ${quote(tag)}: ${quote(stderr.trim())}`,
          'correct what git names, such as the "tag-prefix" of the module',
        )
      made.push({ tag, oid: stdout.trim() })
    }
    return made
  }

  #makeRefs(made: readonly TagRef[]): Promise<GitResult> {
    const lines = made.map(({ tag, oid }) => `create refs/tags/${tag} ${oid}\n`)
    const input = `start\n${lines.join('')}prepare\ncommit\n`
    return this.#git.run(['update-ref', '--stdin'], { ...this.#call, input })
  }

  /** All or none. */
  async #push(address: RemoteRepository, made: readonly TagRef[]): Promise<void> {
    const refspecs = made.map(({ tag, oid }) => `${oid}:refs/tags/${tag}`)
    const words = ['push', '--atomic', '--porcelain', '--quiet'] as const
    const pushed = await runOnRemote(this.#git, address, words, refspecs, this.#call)
    if (pushed.code === 0 || (await this.#hasPushed(address, made))) return
    throw pushRefusal(address.remote.url, `${pushed.stdout}\n${pushed.stderr}`, made)
  }

  /** Whether the remote has these very tags: the answer of the push was lost, or another run for the same commit was faster. */
  async #hasPushed(address: RemoteRepository, made: readonly TagRef[]): Promise<boolean> {
    const names = made.map(({ tag }) => `refs/tags/${tag}`)
    const listed = await listRefs(this.#git, address, ['--refs'], names, this.#call)
    const refs = parseRefs(listed)
    return listed.code === 0 && made.every(({ tag, oid }) => refs.get(`refs/tags/${tag}`) === oid)
  }

  async #fetch(
    address: RemoteRepository,
    options: readonly string[],
    wanted: readonly string[],
    input = '',
  ): Promise<void> {
    const words = ['fetch', '--quiet', '--no-write-fetch-head', ...options] as const
    const fetched = await runOnRemote(this.#git, address, words, wanted, { ...this.#call, input })
    if (fetched.code !== 0) throw readFailure('module repository', address.remote.url, fetched.stderr)
  }

  #run(args: readonly string[]): Promise<GitResult> {
    return this.#git.run(args, this.#call)
  }
}

/** Settings under which no filter of the clone's or the user's configuration runs: it is a program. */
async function withoutFilters(git: Git, workTree: string): Promise<GitSetting[]> {
  const args = ['config', '--null', '--name-only', '--get-regexp', '^filter\\..*\\.(clean|smudge|process)$']
  const { stdout } = await git.run(args, { cwd: workTree })
  return stdout.split('\0').flatMap((key) => (key === '' ? [] : [[key, '']]))
}

const LOST_RACE =
  /already exists|stale info|fetch first|failed to update ref|cannot lock ref|incorrect old value|reference already exists/i
/** GitHub takes a commit whose workflow files are those of no branch for a change of them. */
const WORKFLOW = /refusing to allow .* to create or update workflow/i
const RULE =
  /hook declined|protected|GH006|GH013|rule violations|denied by|refusing to update|read-only|push declined/i

/** Why tags were not pushed: none of them is in the remote, unless the connection broke after the push. */
function pushRefusal(url: string, output: string, made: readonly TagRef[]): RegistryError {
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
