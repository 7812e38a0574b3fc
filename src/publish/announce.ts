import { counted } from '../base/count.ts'
import { quote } from '../base/error.ts'
import { groupBy } from '../base/group.ts'
import type { Log } from '../base/log.ts'
import { sourcePageLocation } from '../index/format/protocol.ts'
import { tooSmall } from '../interface/diff/required-bump.ts'
import { leavingCalls } from '../interface/leaving-calls.ts'
import { calledDirectory, type ModuleInterface } from '../interface/module-interface.ts'
import { formatModuleAddress } from '../module/module-address.ts'
import { formatModuleBlock } from '../module/module-block.ts'
import { formatRelease, type Release, shortCommit } from '../module/release.ts'
import { compareVersions, sortVersions } from '../module/version.ts'
import type { PublishDecision } from './decide.ts'
import { MAX_LISTED_MODULES, MAX_NOTICES } from './limits.ts'
import type { Notice } from './package-notices.ts'
import type { Selection } from './selection.ts'
import type { AcceptedDecision, StoredRelease } from './store-packages.ts'

/** Says before the first write what would be published under which address: name and system are easily swapped. */
export function announce(decisions: readonly AcceptedDecision[], registryUrl: string | null, log: Log): void {
  const fresh = decisions.filter((decision) => decision.status === 'publish')
  const highest = new Set(highestOfEach(fresh))
  for (const line of fresh.length === 1 ? fresh.flatMap(releaseLines) : moduleLines(fresh)) log.info(line)
  for (const { selection, compatibility } of fresh) {
    if (compatibility?.isBreaking !== true) continue
    const address = formatModuleAddress(selection.release.address)
    log.warn(`${address} ${tooSmall(compatibility)}; use ${compatibility.minimumVersion} or higher`)
  }
  for (const { level, text } of noticesOfRun(fresh, highest)) log[level](text)
  const [only, ...others] = fresh
  if (only !== undefined && others.length === 0)
    log.info(formatModuleBlock(only.selection.release, registryUrl, directoryOf(only)))
}

/** The notices of the highest version of each module, and warnings of the others that it has not: each once. */
function noticesOfRun(decisions: readonly PublishDecision[], highest: ReadonlySet<Selection>): Notice[] {
  const notices = decisions.flatMap(({ selection, notices }) =>
    notices.filter(({ level }) => level === 'warn' || highest.has(selection)),
  )
  const each = [...new Map(notices.map((notice) => [notice.text, notice])).values()]
  const more = each.length - MAX_NOTICES
  const rest: Notice = { level: 'info', text: `and ${more} more notices about old versions` }
  return more > 0 ? [...each.slice(-MAX_NOTICES), rest] : each
}

function directoryOf({ moduleInterface }: PublishDecision): string {
  return moduleInterface === undefined ? '' : calledDirectory(moduleInterface).path
}

function releaseLines({ selection: { release }, pkg: { facts } }: PublishDecision): string[] {
  return [
    `release   ${formatRelease(release)} from tag ${quote(release.tag)} at ${shortCommit(release.commit)}`,
    `package   ${counted(facts.files, 'file')}, ${grouped(facts.size)} bytes, ${facts.digest}`,
  ]
}

/** A line for each module: the report says each version. */
function moduleLines(decisions: readonly PublishDecision[]): string[] {
  return linesOf(
    decisions.map(({ selection }) => selection.release),
    'new version',
  )
}

/** Says under which addresses the tags of a repository would be published; of many modules only how many they are. */
export function selectionLines(selections: readonly Selection[]): string[] {
  const lines = linesOf(
    selections.map(({ release }) => release),
    'version',
  )
  if (lines.length <= MAX_LISTED_MODULES) return lines
  return [`release   ${counted(selections.length, 'version')} of ${counted(lines.length, 'module')}`]
}

function linesOf(releases: readonly Release[], noun: string): string[] {
  const groups = groupBy(releases, ({ address }) => formatModuleAddress(address))
  return [...groups].map(([address, group]) => {
    const versions = sortVersions(group.map(({ version }) => version))
    const range = versions.length === 1 ? versions[0] : `${versions.at(-1)} to ${versions[0]}`
    return `release   ${address}: ${counted(group.length, noun)}, ${range}`
  })
}

/**
 * Says of each new version that only some clients can install it: Terraform, and OpenTofu before 1.10, know no `oci://`; and Terraform
 * gets from a static host the directory of the module alone, without those beside it that it calls.
 */
export function announceClients(
  stored: readonly StoredRelease[],
  registryUrl: string | null,
  log: Log,
): void {
  for (const { release, decision } of stored.filter((each) => 'release' in each)) {
    if (sourcePageLocation(release, registryUrl) === undefined)
      log.warn(
        `${formatRelease(release)} is for OpenTofu 1.10 or newer only: Terraform cannot read any of its packages. To serve both, publish with --package oci,index`,
      )
    else if (callsSiblings(release, decision.moduleInterface))
      log.warn(
        `${formatRelease(release)} calls directories beside ${quote(release.path)}: OpenTofu installs it everywhere, Terraform only through serve (a static host gives Terraform ${quote(release.path)} alone)`,
      )
  }
}

/** Whether the module needs more of its package than its own directory. */
function callsSiblings(release: Release, moduleInterface: ModuleInterface | undefined): boolean {
  if (release.packageRoot !== undefined) return true
  return moduleInterface !== undefined && leavingCalls(moduleInterface).length > 0
}

/** The highest new version of each module: what is said of it can still be mended. */
function highestOfEach(decisions: readonly PublishDecision[]): Selection[] {
  const groups = groupBy(decisions, ({ selection }) => formatModuleAddress(selection.release.address))
  return [...groups.values()].flatMap((group) =>
    group
      .map(({ selection }) => selection)
      .toSorted((a, b) => compareVersions(b.release.version, a.release.version))
      .slice(0, 1),
  )
}

/** `8,211`, without the tables of all languages that toLocaleString loads first. */
function grouped(number: number): string {
  return String(number).replaceAll(/\B(?=(\d{3})+$)/g, ',')
}
