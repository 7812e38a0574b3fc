import { createInterface } from 'node:readline/promises'
import { RegistryError } from '../base/error.ts'
import { readActor } from '../composition/actor.ts'
import { indexTarget, openIndex } from '../composition/index-store.ts'
import { packagePlaces } from '../composition/package-places.ts'
import type { Runtime } from '../composition/runtime.ts'
import { type RemoveDependencies, type RemoveRequest, removeVersion } from '../lifecycle/remove.ts'
import { formatRemoveReport, type RemoveReport, removeRefusals } from '../lifecycle/remove-report.ts'
import { parseModuleAddress } from '../module/module-address.ts'
import { parseVersion } from '../module/version.ts'
import { type CommandOutcome, type CommonFlags, UsageError } from './command.ts'
import { dateOfDecision, parseReason } from './decision-flags.ts'
import { gitHubServer, indexToken } from './tokens.ts'

export interface RemoveFlags extends CommonFlags {
  readonly address: string
  readonly version: string
  readonly index: string
  readonly reason: string
  readonly repository?: string
  readonly yes?: boolean
  readonly dryRun?: boolean
}

/** `remove`. Throws as {@link removeVersion}, INVALID_INPUT for a flag, and where nobody has confirmed. */
export async function removeCommand(flags: RemoveFlags, runtime: Runtime): Promise<CommandOutcome> {
  const { environment, log } = runtime
  const { dryRun = false, yes = false } = flags
  const request = {
    address: parseModuleAddress(flags.address),
    version: parseVersion(flags.version),
    reason: parseReason(flags.reason),
    date: dateOfDecision(),
    dryRun,
  }
  if (!dryRun && !yes && !isInteractive())
    throw new UsageError(
      'remove deletes for good, and nobody can be asked: this is no terminal',
      'look first with --dry-run, then add --yes',
    )
  const target = indexTarget(flags.index)
  const github = gitHubServer(environment)
  const actor = await readActor(runtime, { target, repository: flags.repository, github })
  const openedIndex = await openIndex(runtime, {
    target,
    token: indexToken(environment),
    reading: 'paths',
    writes: !flags.dryRun,
  })
  try {
    const dependencies = { ...openedIndex, places: packagePlaces(runtime, github), actor }
    if (!dryRun && !yes) await confirm(request, dependencies)
    else log.warn('what is removed cannot be brought back; revoke a leaked secret first')
    return outcomeOf(await removeVersion(request, dependencies))
  } finally {
    await openedIndex.close()
  }
}

/** Shows what would be deleted, and asks for the version. Throws INVALID_INPUT for another answer. */
async function confirm(request: RemoveRequest, dependencies: RemoveDependencies): Promise<void> {
  const plan = await removeVersion({ ...request, dryRun: true }, dependencies)
  const { version } = request
  const answer = await askFor(`${formatRemoveReport(plan)}\n\nType ${version} to remove it for good: `)
  if (answer === version) return
  throw new RegistryError(
    'INVALID_INPUT',
    'it was not confirmed, so nothing was removed',
    `type ${version}, or add --yes`,
  )
}

function outcomeOf(report: RemoveReport): CommandOutcome {
  return { json: report, text: formatRemoveReport(report), refusals: removeRefusals(report) }
}

/** Whether a person reads and types: results may go elsewhere. */
function isInteractive(): boolean {
  return process.stdin.isTTY === true && process.stderr.isTTY === true
}

/** What a person types after the text; `''` where the input ends. */
async function askFor(text: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  try {
    const closed = new Promise<string>((resolve) => terminal.once('close', () => resolve('')))
    return (await Promise.race([terminal.question(text), closed])).trim()
  } finally {
    terminal.close()
  }
}
