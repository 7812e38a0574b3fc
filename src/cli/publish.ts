import { Git } from '../adapters/git/git.ts'
import { readVisibility } from '../adapters/git/remote.ts'
import { pollBackoff, secondsSince } from '../adapters/http/backoff.ts'
import { networkWeb } from '../adapters/http/web.ts'
import { quote, RegistryError } from '../base/error.ts'
import { parseOptions } from '../base/schema.ts'
import { indexTarget, indexToken, openIndex } from '../composition/index-store.ts'
import { identified, openModuleRepository, withConfigHint } from '../composition/modules.ts'
import { once, type Runtime } from '../composition/runtime.ts'
import { formatInstallation, makeInstallable, type WaitDependencies } from '../doctor/wait.ts'
import { parseOwnUrl } from '../index/format/registry-url.ts'
import type { IndexTarget } from '../index/index-target.ts'
import {
  type GitRemote,
  httpsUrlFromRemote,
  identityFromRemote,
  isSameRepository,
  parseGitRemote,
} from '../module/git-remote.ts'
import type { Origin } from '../module/origin.ts'
import { type SelectionOptions, selectionOptions } from '../publish/config.ts'
import {
  type Exposure,
  type ExposurePlan,
  GuardedStores,
  planExposure,
  type Visibility,
} from '../publish/exposure.ts'
import { publish } from '../publish/publish.ts'
import { groupedRefusals, type PublishReport, publishDocument, reworded } from '../publish/publish-report.ts'
import { formatPublishReport } from '../publish/report-text.ts'
import { type CommandOutcome, type CommonFlags, completeHint, gitHubServer, UsageError } from './command.ts'

/** Time that a server has to say who may read a repository. Then the repository counts as private. */
const EXPOSURE_ANSWER_MS = 10_000

/** Besides the flags that {@link parseSelection} reads. */
interface PublishFlags extends CommonFlags {
  readonly index: string
  readonly repository: string
  readonly tag?: readonly string[]
  readonly allTags?: boolean
  readonly expose?: Exposure
  readonly config?: string
  readonly url?: string
  readonly versions?: string
  readonly keepGoing?: boolean
  readonly strict?: boolean
  readonly repair?: boolean
  readonly dryRun?: boolean
  readonly wait?: number
}

export async function publishCommand(flags: PublishFlags, runtime: Runtime): Promise<CommandOutcome> {
  const { log } = runtime
  const { keepGoing = false, strict = false, dryRun = false, expose, wait } = flags
  const elapsed = secondsSince(undefined)
  const tags = parseTags(flags)
  const selection = parseSelection(flags)
  const url = flags.url === undefined ? undefined : parseOwnUrl(flags.url)
  const target = indexTarget(flags.index)
  const [openedIndex, modules] = await openBoth(runtime, { flags, selection, target })
  try {
    const { origin, packageStores } = modules
    const { visibility, defaultKinds } = await readExposure(runtime, { expose, origin, target })
    const stores = new GuardedStores(packageStores, {
      ...visibility,
      source: sourceVisibility(runtime, origin),
    })
    const repository = { ...modules, publisher: await identified(modules, runtime) }
    const report = await publish(
      { tags, flags: selection, url, keepGoing, strict, dryRun, repair: flags.repair },
      { ...openedIndex, repository, defaultKinds, stores, attestor: undefined, log },
    )
    const backoff = wait === undefined || dryRun ? undefined : pollBackoff(wait)
    const completed = reworded(report, (refusal) =>
      completeHint(withConfigHint(refusal, modules.uncommittedConfig), flags.index),
    )
    const waiting = { web: networkWeb(log), backoff, elapsed, deploy: undefined, log }
    return await outcomeOf(completed, waiting, flags.verbose)
  } finally {
    await Promise.all([modules.close(), openedIndex.close()])
  }
}

/** The index and the module repository. */
function openBoth(
  runtime: Runtime,
  {
    flags,
    selection,
    target,
  }: { readonly flags: PublishFlags; readonly selection: SelectionOptions; readonly target: IndexTarget },
) {
  const { environment } = runtime
  // Both run git; the first failure of the two is reported.
  return Promise.all([
    openIndex(runtime, { target, token: indexToken(environment), reading: 'paths', writes: !flags.dryRun }),
    openModuleRepository(runtime, flags.repository, {
      config: flags.config,
      oci: {
        host: selection['oci-repository']?.host,
        githubToken: environment['GITHUB_TOKEN'],
        repair: flags.repair,
      },
      github: gitHubServer(environment),
    }),
  ])
}

function parseTags({
  tag,
  allTags = false,
  keepGoing,
  strict,
  versions,
}: PublishFlags): readonly string[] | 'all' {
  if (allTags === (tag !== undefined))
    throw new UsageError(
      'one of --tag and --all-tags is needed, not both',
      'name a tag (--tag v1.2.3) or publish them all (--all-tags)',
    )
  if (tag !== undefined && versions !== undefined)
    throw new UsageError('--versions is for --all-tags', 'leave it out: --tag names each version already')
  if (keepGoing && strict)
    throw new UsageError('--keep-going and --strict contradict each other', 'leave one of them out')
  return tag ?? 'all'
}

/** Parses the flags that the config file and the action's inputs have too. Throws INVALID_INPUT, naming the flag. */
function parseSelection(flags: PublishFlags): SelectionOptions {
  const values = new Map(Object.entries(flags))
  const texts = Object.keys(selectionOptions.shape).map((name) => [name, values.get(camelCase(name))])
  return parseOptions(selectionOptions, Object.fromEntries(texts), (name) => `--${name}`)
}

/** Commander gives the value of `--module-path` as `modulePath`. */
function camelCase(name: string): string {
  return name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
}

/** The report, and whether clients can install what was published, where somebody wants to know. */
async function outcomeOf(
  report: PublishReport,
  wait: WaitDependencies,
  isVerbose: boolean | undefined,
): Promise<CommandOutcome> {
  const refusals = groupedRefusals(report.failures)
  const json = publishDocument(report)
  const text = formatPublishReport(report, isVerbose)
  if (report.error !== undefined) return { json, text, refusals }
  try {
    const installation = await makeInstallable(report, wait)
    const line = installation === undefined ? '' : `\n${formatInstallation(installation)}`
    return { json: { ...json, installation }, text: `${text}${line}`, refusals }
  } catch (error) {
    if (!(error instanceof RegistryError)) throw error
    return { json: { ...json, error: error.toRefusal() }, text, refusals: [...refusals, error] }
  }
}

const UNRESTRICTED: ExposurePlan = {
  visibility: { package: 'public', interface: 'public' },
  defaultKinds: undefined,
}

interface ExposureSettings {
  /** Undefined where the user has not said. */
  readonly expose: Exposure | undefined
  readonly origin: Origin
  readonly target: IndexTarget
}

/** Asks, at most once and only where it matters, who may read the origin of the modules. */
function sourceVisibility(runtime: Runtime, { remote }: Origin): () => Promise<Visibility> {
  return once(async () => {
    if (remote === undefined || remote.scheme === 'file') return 'private'
    return (await visibilityOf(remote, runtime)) ?? 'private'
  })
}

/**
 * What a run without an event may show, by who may read the origin of the modules and the index: both servers are asked without
 * credentials, over https where the remote is ssh. It sends no request and hides nothing where the modules have no remote
 * origin, the index is a directory or a local repository, both are one repository, or `expose` is `all`. A module
 * repository of unknown visibility counts as public unless the user has set `expose`, then as private; an index of unknown
 * visibility counts as public. No failure of a request ends the run. Throws WOULD_EXPOSE.
 */
async function readExposure(
  runtime: Runtime,
  { expose, origin, target }: ExposureSettings,
): Promise<ExposurePlan> {
  const { remote } = origin
  if (expose === 'all' || remote === undefined || remote.scheme === 'file') return UNRESTRICTED
  if (target.kind === 'directory' || target.remote.scheme === 'file') return UNRESTRICTED
  if (isSameRemote(remote, target.remote)) return UNRESTRICTED
  const repository = origin.identity?.repository ?? remote.url
  const module = await visibilityOf(remote, runtime)
  if (module === 'public') return UNRESTRICTED
  if (module === undefined && expose === undefined) {
    runtime.log.warn(
      `the visibility of ${quote(repository)} is unknown, so it is published as public. If it is private, pass --expose none, protocol or all`,
    )
    return UNRESTRICTED
  }
  const index = (await visibilityOf(target.remote, runtime)) ?? 'public'
  const plan = planExposure({ repository, module, index, expose: expose ?? 'none' })
  return plan.visibility.package === 'public' ? UNRESTRICTED : plan
}

function isSameRemote(one: GitRemote, other: GitRemote): boolean {
  const [a, b] = [identityFromRemote(one), identityFromRemote(other)]
  return a !== undefined && b !== undefined && isSameRepository(a, b)
}

function visibilityOf(
  remote: GitRemote,
  { environment, log, temporary }: Runtime,
): Promise<Visibility | undefined> {
  const httpsUrl = remote.scheme === 'ssh' ? httpsUrlFromRemote(remote) : undefined
  return readVisibility(new Git(environment, log), {
    remote: httpsUrl === undefined ? remote : parseGitRemote(httpsUrl),
    deadlineMs: EXPOSURE_ANSWER_MS,
    temporary,
  })
}
