import { pollBackoff, secondsSince } from '../adapters/http/backoff.ts'
import { networkWeb } from '../adapters/http/web.ts'
import { RegistryError } from '../base/error.ts'
import { readExposure } from '../composition/exposure.ts'
import { indexTarget, openIndex } from '../composition/index-store.ts'
import { openModuleRepository } from '../composition/modules.ts'
import type { Runtime } from '../composition/runtime.ts'
import { formatInstallation, makeInstallable, type WaitDependencies } from '../doctor/wait.ts'
import { parseOwnUrl } from '../index/format/registry-url.ts'
import type { Exposure } from '../publish/exposure.ts'
import { GuardedStores } from '../publish/guarded-stores.ts'
import { type PublishRequest, publish } from '../publish/publish.ts'
import { formatPublishReport, type PublishReport, publishDocument } from '../publish/publish-report.ts'
import { type CommandOutcome, type CommonFlags, UsageError } from './command.ts'
import { selectionFlags } from './selection-flags.ts'
import { gitHubServer, indexToken } from './tokens.ts'

/** Besides the flags that {@link selectionFlags} parses. */
export interface PublishFlags extends CommonFlags {
  readonly index: string
  readonly repository: string
  readonly tag?: readonly string[]
  readonly allTags?: boolean
  readonly expose?: Exposure
  readonly config?: string
  readonly url?: string
  readonly keepGoing?: boolean
  readonly dryRun?: boolean
  readonly wait?: number
}

export async function publishCommand(flags: PublishFlags, runtime: Runtime): Promise<CommandOutcome> {
  const elapsed = secondsSince(undefined)
  const request = parseRequest(flags)
  const target = indexTarget(flags.index)
  const token = indexToken(runtime.environment)
  // Both run git; the first failure of the two is reported.
  const [openedIndex, modules] = await Promise.all([
    openIndex(runtime, { target, token, reading: 'paths' }),
    openModuleRepository(runtime, {
      directory: flags.repository,
      configFile: flags.config,
      origin: undefined,
      oci: {
        host: request.flags['oci-repository']?.host,
        githubToken: runtime.environment['GITHUB_TOKEN'],
      },
      github: gitHubServer(runtime.environment),
    }),
  ])
  try {
    const { expose } = flags
    const exposure = await readExposure(runtime, { expose, origin: modules.origin, index: target })
    const report = await publish(request, {
      repository: modules,
      defaultAddress: modules.defaultAddress,
      defaultKinds: exposure.defaultKinds,
      stores: new GuardedStores(modules.packageStores, exposure.visibility),
      attestor: undefined,
      index: openedIndex.index,
      raceBackoff: openedIndex.raceBackoff,
      log: runtime.log,
    })
    const { log } = runtime
    const wait = { web: networkWeb(log), backoff: pollBackoff(flags.wait ?? 0), elapsed, log }
    return await outcomeOf(report, flags.wait === undefined || request.dryRun ? undefined : wait)
  } finally {
    await Promise.all([modules.close(), openedIndex.close()])
  }
}

function parseRequest(flags: PublishFlags): PublishRequest {
  const { tag, allTags = false } = flags
  if (allTags === (tag !== undefined)) {
    throw new UsageError(
      'one of --tag and --all-tags is needed, not both',
      'name a tag (--tag v1.2.3) or publish them all (--all-tags)',
    )
  }
  return {
    tags: tag ?? 'all',
    flags: selectionFlags(flags),
    url: flags.url === undefined ? undefined : parseOwnUrl(flags.url),
    keepGoing: flags.keepGoing ?? false,
    dryRun: flags.dryRun ?? false,
  }
}

/** Whether clients can install what was published, where somebody wants to know. */
async function outcomeOf(report: PublishReport, wait: Installability | undefined): Promise<CommandOutcome> {
  const refused = report.results.flatMap((result) => (result.status === 'refused' ? [result.error] : []))
  const json = publishDocument(report)
  const text = formatPublishReport(report)
  if (wait === undefined || report.error !== undefined) return { json, text, refusals: refused }
  try {
    const installation = await makeInstallable(report, { deploy: undefined, ...wait })
    const line = installation === undefined ? '' : `\n${formatInstallation(installation)}`
    return { json: { ...json, installation }, text: `${text}${line}`, refusals: refused }
  } catch (error) {
    if (!(error instanceof RegistryError)) throw error
    return { json: { ...json, error: error.toRefusal() }, text, refusals: [...refused, error] }
  }
}

type Installability = Omit<WaitDependencies, 'deploy'>
