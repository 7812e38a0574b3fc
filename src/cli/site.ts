import type { Runtime } from '../composition/runtime.ts'
import { writeSite } from '../composition/site.ts'
import { formatSiteReport } from '../site/site-state.ts'
import type { CommandOutcome, CommonFlags } from './command.ts'

export async function siteCommand(
  flags: CommonFlags & Parameters<typeof writeSite>[1],
  runtime: Runtime,
): Promise<CommandOutcome> {
  const report = await writeSite(runtime, flags)
  return { json: report, text: formatSiteReport(report, flags.output) }
}
