import { indexTarget } from '../composition/index-store.ts'
import type { Runtime } from '../composition/runtime.ts'
import { syncToBucket } from '../composition/sync.ts'
import type { Hosting } from '../index/hosting/hosting.ts'
import type { Profile } from '../site/profile.ts'
import { formatSyncReport } from '../sync/sync.ts'
import type { CommandOutcome, CommonFlags } from './command.ts'
import { indexToken } from './tokens.ts'

export interface SyncFlags extends CommonFlags {
  readonly index: string
  readonly to: string
  readonly endpoint?: string
  readonly region?: string
  readonly site?: boolean
  readonly profile?: Profile
  readonly hosting?: Hosting | 'none'
  readonly prune?: boolean
  readonly dryRun?: boolean
}

export async function syncCommand(flags: SyncFlags, runtime: Runtime): Promise<CommandOutcome> {
  const { to, endpoint, region, site = false, prune = false, dryRun = false } = flags
  const report = await syncToBucket(runtime, {
    target: indexTarget(flags.index),
    token: indexToken(runtime.environment),
    bucket: { url: to, endpoint, region },
    site,
    profile: flags.profile,
    hosting: flags.hosting,
    prune,
    dryRun,
  })
  return { json: report, text: formatSyncReport(report) }
}
