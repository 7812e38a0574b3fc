import { indexTarget, indexToken } from '../composition/index-store.ts'
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
  { index, hosting, ...flags }: SiteFlags,
  runtime: Runtime,
): Promise<CommandOutcome> {
  const token = indexToken(runtime.environment)
  const { output } = flags
  const report = await writeSite(runtime, { ...flags, target: indexTarget(index), token, hosting })
  return { json: report, text: formatSiteReport(report, output) }
}
