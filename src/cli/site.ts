import type { Runtime } from '../composition/runtime.ts'
import { writeSite } from '../composition/site.ts'
import type { Hosting } from '../index/format/hosting.ts'
import type { PagesOption, Profile } from '../site/profile.ts'
import { formatSiteReport } from '../site/site-state.ts'
import type { CommandOutcome, CommonFlags } from './command.ts'

interface SiteFlags extends CommonFlags {
  readonly index: string
  readonly output: string
  readonly pages: PagesOption
  readonly profile: Profile
  readonly hosting?: Hosting | 'none'
}

export async function siteCommand(
  { hosting, ...flags }: SiteFlags,
  runtime: Runtime,
): Promise<CommandOutcome> {
  const report = await writeSite(runtime, { ...flags, hosting })
  return { json: report, text: formatSiteReport(report, flags.output) }
}
