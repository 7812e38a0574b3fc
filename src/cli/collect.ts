import { z } from 'zod'
import { readConfigFile } from '../adapters/filesystem/config-file.ts'
import { checkedText, parseOptions } from '../base/schema.ts'
import { collect } from '../collect/collect.ts'
import { collectDocument, formatCollectReport } from '../collect/collect-report.ts'
import { type NamePattern, parseNamePattern } from '../collect/name-pattern.ts'
import { registryConfigSchema } from '../collect/registry-config.ts'
import { assembleCollect } from '../composition/collect.ts'
import { apiUrlOf } from '../composition/github.ts'
import { assembleIndex, indexTarget } from '../composition/index-store.ts'
import type { Runtime } from '../composition/modules.ts'
import { parseServerUrl } from '../module/server-url.ts'
import type { CommandOutcome, CommonFlags } from './command.ts'
import { gitHubSettings } from './github-settings.ts'

export interface CollectFlags extends CommonFlags {
  readonly index: string
  readonly config: string
  readonly only?: string
  readonly keepGoing?: boolean
  readonly dryRun?: boolean
}

const variables = z.object({
  GITHUB_SERVER_URL: checkedText(parseServerUrl).default('https://github.com'),
  GITHUB_API_URL: checkedText(parseServerUrl).optional(),
})

const options = z.object({ only: checkedText(parseNamePattern).optional() })

/** `collect`: publishes the new tags of the sources in a registry.yml. Throws INVALID_CONFIG, INVALID_INPUT and as {@link collect}. */
export async function collectCommand(flags: CollectFlags, runtime: Runtime): Promise<CommandOutcome> {
  const { environment, log } = runtime
  const { only }: { only?: NamePattern | undefined } = parseOptions(
    options,
    { only: flags.only },
    (key) => `--${key}`,
  )
  const config = await readConfigFile(flags.config, registryConfigSchema)
  const found = parseOptions(variables, environment, (name) => `environment variable ${name}`)
  const serverUrl = found.GITHUB_SERVER_URL
  const apiUrl = found.GITHUB_API_URL ?? apiUrlOf(serverUrl)
  const target = indexTarget(flags.index)
  const server = { ...gitHubSettings(environment), serverUrl, apiUrl }
  const parts = await assembleCollect(runtime, { target, limits: config.limits, server })
  const token = environment['MODULE_REGISTRY_TOKEN']
  const opened = await assembleIndex(runtime, { target, token, reading: 'paths' })
  try {
    const { keepGoing = false, dryRun = false } = flags
    const report = await collect({ config, only, keepGoing, dryRun }, { ...parts, ...opened, log })
    const refusals = report.results.flatMap((result) => (result.status === 'refused' ? [result.error] : []))
    return { json: collectDocument(report), text: formatCollectReport(report), refusals }
  } finally {
    await opened.close()
  }
}
