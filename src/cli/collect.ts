import { z } from 'zod'
import { readConfigFile } from '../adapters/filesystem/config-file.ts'
import { checkedText, parseOptions } from '../base/schema.ts'
import { formatCollectReport } from '../collect/collect.ts'
import { parseNamePattern, registryConfigFormat } from '../collect/registry-config.ts'
import { apiUrlOf, forgeAt, gitHubServer } from '../composition/forge.ts'
import { withIndex } from '../composition/index-store.ts'
import type { Runtime } from '../composition/runtime.ts'
import { collectInto } from '../composition/sources.ts'
import { parseServerUrl } from '../module/git-remote.ts'
import { groupedRefusals } from '../publish/publish-report.ts'
import type { CommandOutcome, CommonFlags } from './command.ts'

interface CollectFlags extends CommonFlags {
  readonly index: string
  readonly config: string
  readonly only?: string
  readonly dryRun?: boolean
}

const variableSchema = z.object({
  GITHUB_SERVER_URL: checkedText(parseServerUrl).default('https://github.com'),
  GITHUB_API_URL: checkedText(parseServerUrl).optional(),
})

const flagSchema = z.object({ only: checkedText(parseNamePattern).optional() })

export async function collectCommand(flags: CollectFlags, runtime: Runtime): Promise<CommandOutcome> {
  const { environment } = runtime
  const { only } = parseOptions(flagSchema, { only: flags.only }, (key) => `--${key}`)
  const config = await readConfigFile(flags.config, registryConfigFormat)
  const found = parseOptions(variableSchema, environment, (name) => `environment variable ${name}`)
  const { GITHUB_SERVER_URL: url } = found
  const forge = await forgeAt(url, environment)
  const { GITHUB_API_URL: apiUrl = apiUrlOf(url, forge) } = found
  const server = { ...gitHubServer(environment), forge, url, apiUrl }
  const { index: named, dryRun = false } = flags
  const settings = { index: named, reading: 'paths', writes: !dryRun, createsDirectory: true } as const
  return withIndex(runtime, settings, async (openedIndex) => {
    const report = await collectInto(openedIndex, { config, only, dryRun }, server, runtime)
    const { results, sources: reports, index } = report
    const json = { results, sources: reports, index }
    return { json, text: formatCollectReport(report), refusals: groupedRefusals(report.failures) }
  })
}
