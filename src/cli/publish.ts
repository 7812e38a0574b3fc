import { assembleIndex, assembleModules, indexTarget, type Surroundings } from '../assemble.ts'
import { selectionWords } from '../core/config.ts'
import { parseRegistryUrl } from '../core/registry-url.ts'
import { parseWords } from '../core/schema.ts'
import { publish } from '../use-cases/publish.ts'
import { formatPublishReport, publishDocument } from '../use-cases/publish-report.ts'
import { type CommandOutcome, type CommonFlags, UsageError } from './command.ts'
import { gitHubSettings } from './github-settings.ts'

export interface PublishFlags extends CommonFlags {
  readonly index: string
  readonly repository: string
  readonly tag?: readonly string[]
  readonly allTags?: boolean
  readonly module?: string
  readonly modulePath?: string
  readonly package?: string
  readonly gitRef?: string
  readonly sourceUrl?: string
  readonly ociRepository?: string
  readonly ociTags?: string
  readonly compatibility?: string
  readonly config?: string
  readonly url?: string
  readonly keepGoing?: boolean
  readonly dryRun?: boolean
}

export async function publishCommand(
  flags: PublishFlags,
  surroundings: Surroundings,
): Promise<CommandOutcome> {
  const { tag, allTags = false, module, package: kinds } = flags
  if (allTags === (tag !== undefined)) {
    throw new UsageError(
      'one of --tag and --all-tags is needed, not both',
      'name a tag (--tag v1.2.3) or publish them all (--all-tags)',
    )
  }
  const given = {
    module,
    package: kinds,
    'module-path': flags.modulePath,
    'git-ref': flags.gitRef,
    'source-url': flags.sourceUrl,
    'oci-repository': flags.ociRepository,
    'oci-tags': flags.ociTags,
    compatibility: flags.compatibility,
  }
  const request = {
    tags: tag ?? ('all' as const),
    flags: parseWords(selectionWords, given, (key) => `--${key}`),
    url: flags.url === undefined ? undefined : parseRegistryUrl(flags.url),
    keepGoing: flags.keepGoing ?? false,
    dryRun: flags.dryRun ?? false,
  }
  const target = indexTarget(flags.index)
  const modules = await assembleModules(surroundings, {
    directory: flags.repository,
    configFile: flags.config,
    origin: undefined,
    oci: {
      host: request.flags['oci-repository']?.host,
      githubToken: surroundings.environment['GITHUB_TOKEN'],
    },
    github: gitHubSettings(surroundings.environment),
  })
  const token = surroundings.environment['MODULE_REGISTRY_TOKEN']
  const opened = await assembleIndex(surroundings, { target, token, reading: 'paths' })
  try {
    const report = await publish(request, { ...modules, ...opened, log: surroundings.log })
    const refusals = report.results.flatMap((result) => (result.status === 'refused' ? [result.error] : []))
    return { json: publishDocument(report), text: formatPublishReport(report), refusals }
  } finally {
    await Promise.all([modules.close(), opened.close()])
  }
}
