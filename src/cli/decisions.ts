import { createInterface } from 'node:readline/promises'
import { quote, type Refusal, RegistryError, shortList } from '../base/error.ts'
import { dateOfDecision, identifiedOwner, readActor } from '../composition/actor.ts'
import { type OpenIndex, withIndex } from '../composition/index-store.ts'
import { packageStorage } from '../composition/package-storage.ts'
import type { Runtime } from '../composition/runtime.ts'
import { isPublicLink, parseReplacement } from '../index/format/marks.ts'
import type { VersionMark } from '../index/format/version-state.ts'
import { type Actor, formatLatest, formatMovingName } from '../lifecycle/decision.ts'
import { type MarkDecision, type MarkReport, markModule } from '../lifecycle/mark.ts'
import { parseVersionRange } from '../lifecycle/marks-file.ts'
import type { PackageStorage } from '../lifecycle/ports.ts'
import { formatRemoveReport, type RemoveReport, removeVersion } from '../lifecycle/remove.ts'
import { formatTransferReport, parseAddressPattern, transferModules } from '../lifecycle/transfer.ts'
import { parseModuleAddress } from '../module/module-address.ts'
import { parseVersion } from '../module/version.ts'
import { type CommandOutcome, type CommonFlags, UsageError } from './command.ts'

/** Characters of --reason. A longer one is INVALID_INPUT. */
const MAX_REASON_LENGTH = 500

/** The commands that record a decision about published versions. */
interface DecisionFlags extends CommonFlags {
  readonly address: string
  readonly index: string
  readonly repository?: string
  readonly dryRun?: boolean
}

/** Works on the index that a decision is about, in the name of whoever decides. */
async function decide<T>(
  { index, repository, dryRun }: DecisionFlags,
  runtime: Runtime,
  work: (opened: OpenIndex & { readonly actor: Actor; readonly storage: PackageStorage }) => Promise<T>,
): Promise<T> {
  return withIndex(runtime, { index, reading: 'paths', writes: !dryRun }, async (opened) => {
    const storage = packageStorage(runtime)
    return work({ ...opened, actor: await readActor(runtime, opened.target, repository), storage })
  })
}

interface MarkFlags extends DecisionFlags {
  readonly versions?: string
  readonly reason?: string
  readonly link?: string
  readonly replacement?: string
  readonly allowLatest?: boolean
}

/** `yank`, `restore`, `deprecate` and `undeprecate`. Throws as {@link markModule}, and INVALID_INPUT for a flag. */
export function markCommand(action: MarkDecision['action']) {
  return async (flags: MarkFlags, runtime: Runtime): Promise<CommandOutcome> => {
    const { allowLatest = false, dryRun = false } = flags
    const address = parseModuleAddress(flags.address)
    const versions = flags.versions === undefined ? undefined : parseVersionRange(flags.versions)
    const mark = action === 'yank' || action === 'deprecate' ? markOf(flags) : undefined
    const request = { address, decision: { action, versions, mark }, allowLatest, dryRun }
    const report = await decide(flags, runtime, (dependencies) => markModule(request, dependencies))
    return { json: report, text: formatMarkReport(report) }
  }
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

/** `remove`. Throws as {@link removeVersion}, INVALID_INPUT for a flag, and where nobody has confirmed. */
export async function removeCommand(
  flags: DecisionFlags & { readonly version: string; readonly reason: string; readonly yes?: boolean },
  runtime: Runtime,
): Promise<CommandOutcome> {
  const { dryRun = false, yes = false } = flags
  const request = {
    address: parseModuleAddress(flags.address),
    version: parseVersion(flags.version),
    reason: parseReason(flags.reason),
    date: dateOfDecision(),
    dryRun,
  }
  // Whether a person reads and types: results may go elsewhere.
  const isInteractive = process.stdin.isTTY === true && process.stderr.isTTY === true
  if (!dryRun && !yes && !isInteractive)
    throw new UsageError(
      'remove deletes for good, and nobody can be asked: this is no terminal',
      'look first with --dry-run, then add --yes',
    )
  const report = await decide(flags, runtime, async (dependencies) => {
    if (dryRun || yes)
      runtime.log.warn('what is removed cannot be brought back; revoke a leaked secret first')
    else
      await confirm(
        request.version,
        formatRemoveReport(await removeVersion({ ...request, dryRun: true }, dependencies)),
      )
    return removeVersion(request, dependencies)
  })
  return { json: report, text: formatRemoveReport(report), refusals: removeRefusals(report) }
}

/** Shows what would be deleted, and asks for the version. Throws INVALID_INPUT for another text, and for the end of the input. */
async function confirm(version: string, plan: string): Promise<void> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  const closed = new Promise<string>((resolve) => terminal.once('close', () => resolve('')))
  const question = `${plan}\n\nType ${version} to remove it for good: `
  const typed = await Promise.race([terminal.question(question), closed]).finally(() => terminal.close())
  if (typed.trim() === version) return
  throw new RegistryError(
    'INVALID_INPUT',
    'it was not confirmed, so nothing was removed',
    `type ${version}, or add --yes`,
  )
}

/** `transfer`. Throws as {@link transferModules}, and INVALID_INPUT for a flag. */
export async function transferCommand(
  flags: DecisionFlags & { readonly to: string; readonly host?: string; readonly reason?: string },
  runtime: Runtime,
): Promise<CommandOutcome> {
  const { host, reason, dryRun = false } = flags
  const request = {
    pattern: parseAddressPattern(flags.address),
    to: parseRepositoryName(flags.to),
    host: host === undefined ? undefined : parseHost(host),
    reason: reason === undefined ? undefined : parseReason(reason),
    date: dateOfDecision(),
    dryRun,
  }
  const identify = (owner: Parameters<typeof identifiedOwner>[1]) => identifiedOwner(runtime, owner)
  const report = await decide(flags, runtime, (opened) => transferModules(request, { ...opened, identify }))
  return { json: report, text: formatTransferReport(report) }
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

/** Throws INVALID_INPUT for a reason that is not one line of at most 500 characters. */
function parseReason(reason: string): string {
  if (reason.trim() === '' || reason.length > MAX_REASON_LENGTH || /\p{C}/u.test(reason))
    throw invalidFlag('--reason', reason, `one line of 1 to ${MAX_REASON_LENGTH} characters`)
  return reason
}

/** An INVALID_INPUT. @param rule continues "it must be " */
function invalidFlag(flag: string, value: string, rule: string): RegistryError {
  return new RegistryError(
    'INVALID_INPUT',
    `${flag} is ${quote(value)}; it must be ${rule}`,
    `correct ${flag}`,
  )
}

export function formatMarkReport({ status, address, versions, latest, listed, names }: MarkReport): string {
  return [
    `${status.padEnd(9)} ${address} ${shortList(versions).join(', ')}`,
    formatLatest(latest),
    `listed    ${listed.length === 0 ? 'no version' : shortList(listed).join(', ')}`,
    ...names.map(formatMovingName),
    ...(versions.length > 1 ? [`total     ${versions.length} versions ${status}`] : []),
  ].join('\n')
}

/** A place that refused fails the run: the package can still be fetched. */
export function removeRefusals({ packages }: RemoveReport): Refusal[] {
  return packages.flatMap((deleted) =>
    deleted.status === 'failed'
      ? [
          {
            code: 'STORE_REFUSED',
            message: `${deleted.location} is not deleted: ${deleted.reason}`,
            hint: deleted.fix,
          },
        ]
      : [],
  )
}
