import { quote, RegistryError, shortList } from '../base/error.ts'
import type { Log } from '../base/log.ts'
import { releasesOf } from '../check/check.ts'
import { CONFIG_PATH, type SelectionOptions } from '../publish/config.ts'
import { MAX_LISTED_NAMES } from '../publish/limits.ts'
import type { TaggedCommit, Tags } from '../publish/ports.ts'
import { readIgnoredTags } from '../publish/select-releases.ts'
import { type ModuleSpec, modulesOf } from '../publish/selection.ts'
import { withProposals } from './changelog-file.ts'
import { releaseLineOf, type VersionRequest } from './next-version.ts'
import { formatNotes } from './notes.ts'
import { type ChangesDependencies, nameOf, type PlannedModule, planModule } from './plan.ts'
import type { MergedPullRequests, NewTag, TagWriter } from './ports.ts'

interface ReleaseRequest extends VersionRequest {
  readonly flags: SelectionOptions
  /** Whether a version is released only where the changelog of its module announces it, and proposed before. */
  readonly onlyAnnounced?: boolean
  readonly mode: 'plan' | 'create' | 'push'
}

export interface Clone {
  readonly head: string
  /** Undefined where HEAD is at a commit, and not at a branch. */
  readonly branch: string | undefined
  /** Files whose changes are not committed. */
  readonly uncommitted: readonly string[]
}

export interface RemoteState {
  /** In messages: `https://github.com/acme/vpc`. */
  readonly name: string
  /** The commits of its tags. */
  readonly tags: ReadonlyMap<string, string>
  /** Whether its branch of the name of the clone's branch has the commit of HEAD. */
  readonly hasHead: boolean
}

interface ReleaseDependencies extends Omit<ChangesDependencies, 'head' | 'severities'> {
  readonly clone: Clone
  /** Undefined where nothing is pushed. */
  readonly remote: RemoteState | undefined
  readonly tags: Tags
  readonly released: Tags
  /** Absent where only commits are asked what they want of the release. */
  readonly pullRequests?: MergedPullRequests
  readonly writer: TagWriter
  readonly repositoryUrl: string
}

/**
 * Tags the next version of each module whose package changed since its last release; all of them, or none where one is refused, which is
 * a result. Throws INVALID_INPUT, INVALID_CONFIG, LIMIT_EXCEEDED, TAG_MOVED, and what {@link TagWriter} throws.
 */
export async function release(
  request: ReleaseRequest,
  dependencies: ReleaseDependencies,
): Promise<readonly PlannedModule[]> {
  const { clone, remote, writer, log } = dependencies
  if (request.mode === 'plan') warnUncommitted(clone.uncommitted, log)
  else refuseUnready(clone, remote)
  const modules = await planReleases(request, { ...dependencies, ...clone })
  const planned = modules.filter(({ status }) => status === 'planned')
  if (request.mode === 'plan' || planned.length === 0 || modules.some(({ status }) => status === 'refused'))
    return modules
  await writer[request.mode](planned.map((module) => newTag(module, dependencies.repositoryUrl)))
  const status = request.mode === 'push' ? 'pushed' : 'tagged'
  return modules.map((module) => (module.status === 'planned' ? { ...module, status } : module))
}

/** Says what is next for each module of a commit on a branch. Throws as {@link release}, and writes nothing. */
export async function planReleases(
  request: Omit<ReleaseRequest, 'mode'>,
  dependencies: Omit<ReleaseDependencies, 'clone' | 'writer' | 'repositoryUrl'> &
    Pick<Clone, 'head' | 'branch'>,
): Promise<PlannedModule[]> {
  const { head, branch, remote, config, defaultAddress } = dependencies
  const repositoryConfig = await config.at(head)
  const specs = modulesOf(repositoryConfig, request.flags, defaultAddress)
  refuseSharedPrefixes(specs, dependencies)
  const all = await dependencies.tags.all()
  const ignored = await readIgnoredTags(all, { at: async () => repositoryConfig })
  const tags = all.filter(({ tag }) => !ignored.has(tag))
  if (remote !== undefined) refuseDifferentTags(specs, tags, remote)
  const context = {
    ...dependencies,
    line: releaseLineOf(branch),
    tags,
    released: new Set((await dependencies.released.all()).map(({ tag }) => tag)),
    severities: { ...repositoryConfig.severities, ...request.flags.severities },
    compatibility: request.flags.compatibility ?? repositoryConfig.compatibility,
  }
  const found: Awaited<ReturnType<typeof planModule>>[] = []
  for (const spec of specs) found.push(await planModule(spec, specs.length === 1, request, context))
  const asking = new Set(found.flatMap(({ commits }) => commits))
  const pullRequests = asking.size === 0 ? undefined : await dependencies.pullRequests?.of([...asking])
  const modules = found.map(({ decide }) => decide(pullRequests ?? new Map()))
  return request.onlyAnnounced ? withProposals(modules, head, dependencies.contents) : modules
}

function newTag(module: PlannedModule, repositoryUrl: string): NewTag {
  const { name, next, tag = '', last } = module
  return {
    tag,
    message: `${name} ${next}\n\n${formatNotes({ ...module, base: last?.tag, repositoryUrl })}\n`,
  }
}

/** @param uncommitted files whose changes are not committed */
export function warnUncommitted(uncommitted: readonly string[], log: Log): void {
  if (uncommitted.length > 0)
    log.warn(`changes that are not committed do not count: ${shortList(uncommitted.map(quote)).join(', ')}`)
}

function refuseUnready({ head, branch, uncommitted }: Clone, remote: RemoteState | undefined): void {
  if (uncommitted.length > 0)
    throw new RegistryError(
      'INVALID_INPUT',
      `these files are changed and not committed: ${shortList(uncommitted.map(quote)).join(', ')}`,
      'commit them, or put them away: git stash',
    )
  if (branch === undefined)
    throw new RegistryError(
      'INVALID_INPUT',
      `HEAD is the commit ${head}, and no branch`,
      'releases are made of a branch: git switch main',
    )
  if (remote !== undefined && !remote.hasHead)
    throw new RegistryError(
      'INVALID_INPUT',
      `the commit ${head} is not on the branch ${quote(branch)} of ${quote(remote.name)}`,
      `push it first: git push origin ${branch}`,
    )
}

/** Earlier tags may be of several modules; those that a release makes are of one. */
function refuseSharedPrefixes(
  specs: readonly ModuleSpec[],
  dependencies: Pick<ReleaseDependencies, 'defaultAddress'>,
): void {
  for (const [prefix = ''] of specs.map(({ tagPrefixes }) => tagPrefixes)) {
    const group = specs.filter(({ tagPrefixes }) => tagPrefixes.includes(prefix))
    if (group.length < 2) continue
    const names = group.map((spec) => nameOf(spec, dependencies))
    throw new RegistryError(
      'INVALID_CONFIG',
      `a new tag such as ${quote(`${prefix}v1.0.0`)} would be a version of ${group.length} modules: ${shortList(names, MAX_LISTED_NAMES).join(', ')}`,
      `give new tags a prefix of one module in ${CONFIG_PATH}, and keep the old one behind it: tag-prefix: ["{name}/", ${JSON.stringify(prefix)}] at the top, or one beside each path`,
    )
  }
}

/** A version is one commit, in the remote and in the clone. */
function refuseDifferentTags(
  specs: readonly ModuleSpec[],
  tags: readonly TaggedCommit[],
  { name, tags: theirs }: RemoteState,
): void {
  for (const { tag, commit } of specs.flatMap((spec) => releasesOf(spec, tags))) {
    const there = theirs.get(tag)
    if (there === undefined)
      throw new RegistryError(
        'INVALID_TAG',
        `the tag ${quote(tag)} is in this clone alone, and not in ${quote(name)}`,
        `push it: git push origin ${tag}; or delete it: git tag -d ${tag}`,
      )
    if (there !== commit)
      throw new RegistryError(
        'TAG_MOVED',
        `the tag ${quote(tag)} is at ${commit} in this clone, and at ${there} in ${quote(name)}`,
        `take theirs: git fetch --force origin refs/tags/${tag}:refs/tags/${tag}`,
      )
  }
}
