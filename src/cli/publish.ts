import { pollBackoff, secondsSince } from '../adapters/http/backoff.ts'
import { networkWeb } from '../adapters/http/web.ts'
import { RegistryError } from '../base/error.ts'
import { parseOptions } from '../base/schema.ts'
import { readExposure, sourceVisibility } from '../composition/exposure.ts'
import { indexTarget, openIndex } from '../composition/index-store.ts'
import { identified, openModuleRepository } from '../composition/modules.ts'
import type { Runtime } from '../composition/runtime.ts'
import { withConfigHint } from '../composition/uncommitted-config.ts'
import { formatInstallation, makeInstallable, type WaitDependencies } from '../doctor/wait.ts'
import { parseOwnUrl } from '../index/format/registry-url.ts'
import type { IndexTarget } from '../index/index-target.ts'
import { type SelectionOptions, selectionOptions } from '../publish/config.ts'
import { type Exposure, GuardedStores } from '../publish/exposure.ts'
import { publish } from '../publish/publish.ts'
import { groupedRefusals, type PublishReport, publishDocument, reworded } from '../publish/publish-report.ts'
import { formatPublishReport } from '../publish/report-text.ts'
import { type CommandOutcome, type CommonFlags, UsageError } from './command.ts'
import { completeHint } from './complete-hint.ts'
import { gitHubServer, indexToken } from './tokens.ts'

/** Besides the flags that {@link parseSelection} reads. */
export interface PublishFlags extends CommonFlags {
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
