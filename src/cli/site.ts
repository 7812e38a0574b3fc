import { indexTarget } from '../composition/index-store.ts'
import type { Runtime } from '../composition/runtime.ts'
import { writeSite } from '../composition/site.ts'
import type { PagesOption } from '../site/paged-versions.ts'
import { formatSiteReport } from '../site/site-report.ts'
import type { CommandOutcome, CommonFlags } from './command.ts'
import { indexToken } from './tokens.ts'

export interface SiteFlags extends CommonFlags {
  readonly index: string
  readonly output: string
  readonly pages: PagesOption
}

export async function siteCommand(
  { index, output, pages }: SiteFlags,
  runtime: Runtime,
): Promise<CommandOutcome> {
  const token = indexToken(runtime.environment)
  const report = await writeSite(runtime, { target: indexTarget(index), token, output, pages })
  return { json: report, text: formatSiteReport(report, output) }
}
