import { Git } from '../adapters/git/git.ts'
import { replaceBranch } from '../adapters/git/index-store.ts'
import { BranchPullRequests, mergedPullRequests } from '../adapters/github/pull-requests.ts'
import { quote, RegistryError } from '../base/error.ts'
import type { Log } from '../base/log.ts'
import { releasesOf } from '../check/check.ts'
import type { BranchCommit, OpenModuleRepository } from '../composition/modules.ts'
import { openReleaseBranch } from '../composition/release.ts'
import type { Runtime } from '../composition/runtime.ts'
import { moduleIn, registryIn } from '../index/format/index-files.ts'
import { modulePath, REGISTRY_PATH } from '../index/format/paths.ts'
import type { TaggedCommit, Tags } from '../publish/ports.ts'
import type { PublishRequest } from '../publish/publish.ts'
import { type PublishReport, reportOf } from '../publish/publish-report.ts'
import { readIgnoredTags } from '../publish/select-releases.ts'
import { modulesOf } from '../publish/selection.ts'
import { changelogFiles } from '../release/changelog-file.ts'
import type { PlannedModule } from '../release/plan.ts'
import type { MergedPullRequests, TagWriter } from '../release/ports.ts'
import { release } from '../release/release.ts'
import type { WorkflowEvent } from './event.ts'
import type { WorkflowRun } from './index-repository.ts'
import type { Inputs } from './inputs.ts'
import { releaseText } from './pull-request-text.ts'
import type { RunResources } from './run-resources.ts'

export interface ReleaseRun extends WorkflowRun {
  readonly release: BranchCommit
}

/** Tags to publish, and what of the inputs does not count. */
export interface Publishing
  extends Pick<PublishRequest, 'tags'>,
    Partial<Pick<PublishRequest, 'keepGoing' | 'dryRun'>> {
  readonly repository: OpenModuleRepository
  /** Of the run, unless it is another. */
  readonly log?: Log
}

export interface ReleaseOutcome {
  /** None of a publish of tags. */
  readonly modules: readonly PlannedModule[]
  readonly report: PublishReport
  /** URL of the pull request whose merge releases the modules that are proposed. */
  readonly proposal?: string | undefined
}

/**
 * Publishes the tags that an earlier run made and did not publish, then tags and publishes the next version of each module that changed,
 * and keeps the pull request of the others. Nothing is tagged that the publish would refuse. Gives `raced` where another run made one of
 * the tags first, so that none was made. Throws what {@link release} throws.
 */
export async function releaseModules(
  run: ReleaseRun,
  resources: RunResources,
  runtime: Runtime,
  publish: (request: Publishing) => Promise<PublishReport>,
): Promise<ReleaseOutcome | { readonly raced: RegistryError }> {
  const { inputs, event, release: commit } = run
  const { modules, log } = resources
  const address = { remote: event.remote, token: inputs['github-token'], temporary: runtime.temporary }
  const repository = await openReleaseBranch(runtime, modules, { ...address, branch: commit.branch })
  const begun = await unpublishedTags(repository, inputs, resources)
  if (begun.length > 0)
    log.info(`release   tagged by an earlier run, and not published: ${begun.map(quote).join(', ')}`)
  const finished =
    begun.length === 0 ? [] : [await publish({ tags: begun, repository: modules, keepGoing: true })]
  const publishNew = (names: readonly string[], options: Pick<Publishing, 'dryRun' | 'log'>) => {
    const tags = withTags(modules.tags, names, repository.tagged)
    return publish({ tags: names, repository: { ...modules, tags }, keepGoing: false, ...options })
  }
  let raced: RegistryError | undefined
  const writer: TagWriter = {
    ...repository.writer,
    async push(tags) {
      const names = tags.map(({ tag }) => tag)
      try {
        // The publish that follows says all of it.
        const quiet = { info: () => {}, warn: () => {}, debug: (line: string) => log.debug(line) }
        refuseUnpublishable(await publishNew(names, { dryRun: true, log: quiet }))
        await repository.writer.push(tags)
      } catch (error) {
        // The other run may have published its tag already.
        const isTaken = error instanceof RegistryError && /^(?:VERSION_EXISTS|TAG_MOVED)$/.test(error.code)
        if (isTaken) raced = error
        throw error
      }
    },
  }
  const request = {
    mode: inputs['dry-run'] ? 'plan' : 'push',
    flags: inputs.selection,
    preRelease: inputs['pre-release'],
    initialVersion: inputs['initial-version'],
    onlyAnnounced: inputs.release === 'pull-request',
  } as const
  const pullRequests = pullRequestsOf(event, modules, log)
  try {
    const released = await release(request, { ...repository, writer, pullRequests, log })
    const isRefused = released.some(({ status }) => status === 'refused')
    const tags = isRefused
      ? []
      : released.flatMap(({ tag, status }) => (tag === undefined || status === 'proposed' ? [] : [tag]))
    const published = tags.length === 0 ? [] : [await publishNew(tags, { dryRun: inputs['dry-run'] })]
    const report = joined([...finished, ...published])
    return { modules: released, report, proposal: await proposeReleases(released, run, modules, runtime) }
  } catch (error) {
    if (raced === undefined) throw error
    return { raced }
  }
}

function pullRequestsOf(
  { forge }: WorkflowEvent,
  { home }: OpenModuleRepository,
  log: Log,
): MergedPullRequests {
  if (forge.hasGraphql) return mergedPullRequests(home)
  log.info(`labels    of pull requests do not count at ${forge.title}, trailers of commits do`)
  return { of: async () => new Map() }
}

/** Tags of this tool in the history of the commit, whose versions the index neither has nor has had. */
async function unpublishedTags(
  { own, released, config, defaultAddress, clone }: Awaited<ReturnType<typeof openReleaseBranch>>,
  { selection }: Pick<Inputs, 'selection'>,
  { index }: Pick<RunResources, 'index'>,
): Promise<string[]> {
  const made = (await released.all()).filter(({ tag }) => own.has(tag))
  if (made.length === 0) return []
  const configured = await config.at(clone.head)
  const ignored = await readIgnoredTags(made, { at: async () => configured })
  const modules = modulesOf(configured, selection, defaultAddress).map((spec) => ({
    address: spec.address ?? defaultAddress(),
    tags: releasesOf(spec, made).filter(({ tag }) => !ignored.has(tag)),
  }))
  const snapshot = await index.open()
  const paths = modules.map(({ address }) => modulePath(address, 'module.json'))
  const files = await snapshot.read([REGISTRY_PATH, ...paths])
  if (snapshot.exists) registryIn(files)
  return modules.flatMap(({ address, tags }) => {
    const module = moduleIn(files, address)
    const known = new Set(
      [...(module?.versions ?? []), ...(module?.removed ?? [])].map(({ version }) => version),
    )
    return tags.filter(({ version }) => !known.has(version)).map(({ tag }) => tag)
  })
}

function withTags(tags: Tags, names: readonly string[], commit: TaggedCommit): Tags {
  const made = names.map((tag) => ({ ...commit, tag }))
  return {
    find: async (name) => made.find(({ tag }) => tag === name) ?? tags.find(name),
    all: async () => [...made, ...(await tags.all()).filter(({ tag }) => !names.includes(tag))],
  }
}

/** A tag without a version is worse than no tag. Throws the first refusal of the publish. */
function refuseUnpublishable({ failures }: PublishReport): void {
  const [first] = failures
  if (first === undefined) return
  const { code, message, hint } = first.error
  throw new RegistryError(
    code,
    `nothing is tagged, as the tag ${quote(first.tag)} would be refused: ${message}`,
    hint,
  )
}

function joined(reports: readonly PublishReport[]): PublishReport {
  return reportOf(
    reports.flatMap(({ results }) => results),
    {
      index: {
        commit: reports.at(-1)?.index.commit ?? null,
        changed: [...new Set(reports.flatMap(({ index }) => index.changed))],
      },
      registryUrl: reports.at(-1)?.registryUrl ?? null,
      isBulk: false,
      isRefused: reports.some(({ error }) => error !== undefined),
    },
  )
}

/**
 * Opens or updates the one pull request whose merge releases what is proposed, or closes it where nothing is; returns its
 * URL. Undefined where releases are not collected or one is refused, where there is none, and where another run keeps it: for a newer commit, or
 * after somebody closed it at this one. Throws PERMISSION, REPOSITORY_UNREACHABLE.
 */
async function proposeReleases(
  released: readonly PlannedModule[],
  { inputs, event, release: { branch: base } }: ReleaseRun,
  modules: OpenModuleRepository,
  { environment, log, temporary }: Runtime,
): Promise<string | undefined> {
  const on = await modules.taggedHead()
  const isRefused = released.some(({ status }) => status === 'refused')
  if (inputs.release !== 'pull-request' || inputs['dry-run'] || isRefused || on === undefined)
    return undefined
  const proposed = released.filter(({ status }) => status === 'proposed')
  const branch = `module-registry-release/${base}`
  const pullRequests = new BranchPullRequests(
    await modules.home(),
    { head: branch, base },
    'REPOSITORY_UNREACHABLE',
  )
  if (proposed.length === 0) {
    await pullRequests.close()
    return undefined
  }
  const { repositoryUrl, gitDirectory } = modules
  const text = releaseText(proposed, { branch: base, repositoryUrl })
  const address = { remote: event.remote, token: inputs['github-token'], temporary, branch }
  const files = await changelogFiles(proposed, on, modules)
  const change = { base, on, files, message: `${text.title}\n` }
  const commit = await replaceBranch(new Git(environment, log), address, gitDirectory, change)
  if (commit === undefined) {
    log.info(`release   the pull request is left to a newer run: "${base}" has moved on`)
    return undefined
  }
  const known = await pullRequests.list()
  const open = known.find(({ isOpen }) => isOpen)
  if (open === undefined && known.some(({ head }) => head === commit)) {
    log.info('release   the pull request was closed: the next push opens another one')
    return undefined
  }
  return (await pullRequests.put(text)).url
}
