import { identifiedOwner, readActor } from '../composition/actor.ts'
import { indexTarget, openIndex } from '../composition/index-store.ts'
import type { Runtime } from '../composition/runtime.ts'
import { parseAddressPattern } from '../lifecycle/address-pattern.ts'
import { transferModules } from '../lifecycle/transfer.ts'
import { formatTransferReport } from '../lifecycle/transfer-report.ts'
import type { CommandOutcome, CommonFlags } from './command.ts'
import { dateOfDecision, invalidFlag, parseReason } from './decision-flags.ts'
import { gitHubServer, indexToken } from './tokens.ts'

export interface TransferFlags extends CommonFlags {
  readonly address: string
  readonly index: string
  readonly to: string
  readonly host?: string
  readonly reason?: string
  readonly repository?: string
  readonly dryRun?: boolean
}

/** `transfer`. Throws as {@link transferModules}, and INVALID_INPUT for a flag. */
export async function transferCommand(flags: TransferFlags, runtime: Runtime): Promise<CommandOutcome> {
  const { environment } = runtime
  const { host, reason, repository, dryRun = false } = flags
  const request = {
    pattern: parseAddressPattern(flags.address),
    to: parseRepositoryName(flags.to),
    host: host === undefined ? undefined : parseHost(host),
    reason: reason === undefined ? undefined : parseReason(reason),
    date: dateOfDecision(),
    dryRun,
  }
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
    const identify = (owner: Parameters<typeof identifiedOwner>[2]) => identifiedOwner(runtime, github, owner)
    const report = await transferModules(request, { ...openedIndex, actor, identify })
    return { json: report, text: formatTransferReport(report) }
  } finally {
    await openedIndex.close()
  }
}

/** `owner/name`, also with what is filled in for each module. */
function parseRepositoryName(text: string): string {
  const name = text.replace(/\.git$/, '')
  if (/^[\w.{}-]+(\/[\w.~{}-]+)+$/.test(name)) return name
  throw invalidFlag('--to', text, 'owner/name, such as acme/terraform-aws-vpc')
}

function parseHost(text: string): string {
  const host = text.toLowerCase()
  if (/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:[0-9]{1,5})?$/.test(host)) return host
  throw invalidFlag('--host', text, 'a host without a scheme, such as github.com')
}
