import { readActor } from '../composition/actor.ts'
import { indexTarget, openIndex } from '../composition/index-store.ts'
import { packagePlaces } from '../composition/package-places.ts'
import type { Runtime } from '../composition/runtime.ts'
import { isPublicLink, parseReplacement } from '../index/format/marks.ts'
import type { VersionMark } from '../index/format/version-state.ts'
import { formatMarkReport, markModule } from '../lifecycle/mark.ts'
import type { MarkDecision } from '../lifecycle/marked-module.ts'
import { parseVersionRange, type VersionRange } from '../lifecycle/version-range.ts'
import { parseModuleAddress } from '../module/module-address.ts'
import type { CommandOutcome, CommonFlags } from './command.ts'
import { dateOfDecision, invalidFlag, parseReason } from './decision-flags.ts'
import { gitHubServer, indexToken } from './tokens.ts'

export interface MarkFlags extends CommonFlags {
  readonly address: string
  readonly versions?: string
  readonly index: string
  readonly reason?: string
  readonly link?: string
  readonly replacement?: string
  readonly repository?: string
  readonly allowLatest?: boolean
  readonly dryRun?: boolean
}

/** `yank`, `restore`, `deprecate` and `undeprecate`. Throws as {@link markModule}, and INVALID_INPUT for a flag. */
export async function markCommand(
  action: MarkDecision['action'],
  flags: MarkFlags,
  runtime: Runtime,
): Promise<CommandOutcome> {
  const address = parseModuleAddress(flags.address)
  const decision = decisionOf(action, flags)
  const { allowLatest = false, dryRun = false, repository } = flags
  const { environment } = runtime
  const target = indexTarget(flags.index)
  const github = gitHubServer(environment)
  const actor = await readActor(runtime, { target, repository, github })
  const openedIndex = await openIndex(runtime, {
    target,
    token: indexToken(environment),
    reading: 'paths',
    writes: !flags.dryRun,
  })
  try {
    const dependencies = { ...openedIndex, places: packagePlaces(runtime, github), actor }
    const report = await markModule({ address, decision, allowLatest, dryRun }, dependencies)
    return { json: report, text: formatMarkReport(report) }
  } finally {
    await openedIndex.close()
  }
}

function decisionOf(action: MarkDecision['action'], flags: MarkFlags): MarkDecision {
  const versions = flags.versions === undefined ? undefined : parseVersionRange(flags.versions)
  switch (action) {
    case 'yank':
      return { action, versions: required(versions), mark: markOf(flags) }
    case 'restore':
      return { action, versions: required(versions) }
    case 'deprecate':
      return { action, versions, mark: markOf(flags) }
    case 'undeprecate':
      return { action, versions }
  }
}

/** Commander requires the argument of the commands that need it. */
function required(versions: VersionRange | undefined): VersionRange {
  return versions ?? parseVersionRange('')
}

function markOf({ reason = '', link, replacement }: MarkFlags): VersionMark {
  const because = parseReason(reason)
  if (link !== undefined && !isPublicLink(link)) throw invalidFlag('--link', link, 'an https URL')
  if (replacement !== undefined) parseReplacement(replacement)
  return {
    reason: because,
    date: dateOfDecision(),
    ...(link === undefined ? {} : { link }),
    ...(replacement === undefined ? {} : { replacement }),
  }
}
