import { pollBackoff, secondsSince } from '../adapters/http/backoff.ts'
import { networkWeb } from '../adapters/http/web.ts'
import { checkedText } from '../base/schema.ts'
import { gitHubServer } from '../composition/forge.ts'
import { openIndex } from '../composition/index-store.ts'
import { guardStores, identified, openModuleRepository } from '../composition/modules.ts'
import type { Runtime } from '../composition/runtime.ts'
import { formatInstallation, makeInstallable } from '../doctor/wait.ts'
import { parseOwnUrl } from '../index/format/registry-url.ts'
import { selectionOptions } from '../publish/config.ts'
import type { Exposure } from '../publish/exposure.ts'
import { type PublishRequest, publish } from '../publish/publish.ts'
import { groupedRefusals, reworded } from '../publish/publish-report.ts'
import { formatPublishReport } from '../publish/report-text.ts'
import { type CommandOutcome, type CommonFlags, parseFlags, UsageError } from './command.ts'

const optionsSchema = selectionOptions.extend({ url: checkedText(parseOwnUrl).optional() })

/** Besides those of {@link optionsSchema}. */
interface PublishFlags extends CommonFlags {
  readonly index: string
  readonly repository: string
  readonly tag?: readonly string[]
  readonly allTags?: boolean
  readonly expose?: Exposure
  readonly config?: string
  readonly versions?: string
  readonly keepGoing?: boolean
  readonly strict?: boolean
  readonly repair?: boolean
  readonly dryRun?: boolean
  readonly wait?: number
}

export async function publishCommand(flags: PublishFlags, runtime: Runtime): Promise<CommandOutcome> {
  const { environment, log } = runtime
  const { wait, expose } = flags
  const elapsed = secondsSince(undefined)
  const request = parseRequest(flags)
  const { dryRun, repair } = request
  // Both run git; the first failure of the two is reported.
  const [openedIndex, modules] = await Promise.all([
    openIndex(runtime, { index: flags.index, reading: 'paths', writes: !dryRun }),
    openModuleRepository(runtime, flags.repository, {
      config: flags.config,
      oci: {
        host: request.flags['oci-repository']?.host,
        githubToken: environment['GITHUB_TOKEN'],
        repair,
      },
      github: gitHubServer(environment),
    }),
  ])
  try {
    const context = {
      ...openedIndex,
      ...(await guardStores(modules, { expose, target: openedIndex.target }, runtime)),
      repository: { ...modules, publisher: await identified(modules, runtime) },
      attestor: undefined,
      log,
    }
    const report = reworded(await publish(request, context), modules.withConfigHint)
    const backoff = wait === undefined || dryRun ? undefined : pollBackoff(wait)
    const waiting = { web: networkWeb(log), backoff, elapsed, deploy: undefined, log }
    const { installation, missing } = await makeInstallable(report, waiting)
    const { results, index, error = missing } = report
    const text = formatPublishReport(report, flags.verbose)
    return {
      json: { results, index, ...(error && { error }), installation },
      text: installation === undefined ? text : `${text}\n${formatInstallation(installation)}`,
      refusals: [...groupedRefusals(report.failures), ...(missing ? [missing] : [])],
    }
  } finally {
    await Promise.all([modules.close(), openedIndex.close()])
  }
}

/** What the flags ask for. Throws INVALID_INPUT, naming the flag. */
function parseRequest(flags: PublishFlags): PublishRequest {
  const { keepGoing = false, strict, dryRun = false, repair } = flags
  const tags = parseTags(flags)
  const { url, ...selection } = parseFlags(optionsSchema, flags)
  return { tags, flags: selection, url, keepGoing, strict, dryRun, repair }
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
  const ofAllTags = versions === undefined ? strict && '--strict' : '--versions'
  if (tag !== undefined && ofAllTags)
    throw new UsageError(`${ofAllTags} is for --all-tags`, 'leave it out: --tag names each version already')
  if (keepGoing && strict)
    throw new UsageError('--keep-going and --strict contradict each other', 'leave one of them out')
  return tag ?? 'all'
}
