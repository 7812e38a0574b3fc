import type { Runtime } from '../composition/runtime.ts'
import { type SiteOptions, writeSite } from '../composition/site.ts'
import { formatSiteReport } from '../site/site-state.ts'
import type { CommandOutcome, CommonFlags } from './command.ts'

export async function siteCommand(
  flags: CommonFlags & SiteOptions,
  runtime: Runtime,
): Promise<CommandOutcome> {
  const report = await writeSite(runtime, flags)
  return { json: report, text: formatSiteReport(report, flags.output) }
}
