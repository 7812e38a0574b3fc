import { relative } from 'node:path/posix'
import { counted } from '../base/count.ts'
import { quote, shortList } from '../base/error.ts'
import { groupBy } from '../base/group.ts'
import type { Log } from '../base/log.ts'
import { sourcePageLocation } from '../index/format/protocol.ts'
import { formatDiagnostic } from '../interface/diagnostics.ts'
import { tooSmall } from '../interface/diff/required-bump.ts'
import { leavingCalls } from '../interface/leaving-calls.ts'
import { lintModule } from '../interface/lint.ts'
import type { ModuleInterface } from '../interface/module-interface.ts'
import { formatModuleAddress } from '../module/module-address.ts'
import { formatModuleBlock } from '../module/module-block.ts'
import { formatRelease, packageSubdirectory, type Release, shortCommit } from '../module/release.ts'
import { compareVersions, sortVersions } from '../module/version.ts'
import type { Package } from '../package/package.ts'
import type { PublishDecision } from './decide.ts'
import type { Selection } from './selection.ts'
import type { AcceptedDecision, StoredRelease } from './store-packages.ts'

/** Says before the first write what would be published under which address: name and system are easily swapped. */
export function announce(decisions: readonly AcceptedDecision[], registryUrl: string | null, log: Log): void {
  const fresh = decisions.filter((decision) => decision.status === 'publish')
  const advised = new Set(highestOfEach(fresh))
  for (const line of fresh.length === 1 ? fresh.flatMap(releaseLines) : moduleLines(fresh)) log.info(line)
  for (const { selection, pkg, moduleInterface, compatibility } of fresh) {
    const { release } = selection
    const isAdvised = advised.has(selection)
    if (compatibility?.isBreaking === true)
      log.warn(
        `${formatModuleAddress(release.address)} ${tooSmall(compatibility)}; use ${compatibility.minimumVersion} or higher`,
      )
    if (isAdvised) for (const line of adviceLines(selection, pkg, moduleInterface)) log.warn(line)
  }
  const [only, ...others] = fresh
  if (only !== undefined && others.length === 0)
    log.info(formatModuleBlock(only.selection.release, registryUrl))
}

function releaseLines({ selection: { release }, pkg: { facts } }: PublishDecision): string[] {
  return [
    `release   ${formatRelease(release)} from tag ${quote(release.tag)} at ${shortCommit(release.commit)}`,
    `package   ${counted(facts.files, 'file')}, ${grouped(facts.size)} bytes, ${facts.digest}`,
  ]
}

/** A line for each module: the report says each version. */
function moduleLines(decisions: readonly PublishDecision[]): string[] {
  const groups = groupBy(decisions, ({ selection }) => formatModuleAddress(selection.release.address))
  return [...groups].map(([address, group]) => {
    const versions = sortVersions(group.map(({ selection }) => selection.release.version))
    const range = versions.length === 1 ? versions[0] : `${versions.at(-1)} to ${versions[0]}`
    return `release   ${address}: ${counted(group.length, 'new version')}, ${range}`
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

/** Advice is for what can still be mended: the highest new version of each module. */
function highestOfEach(decisions: readonly PublishDecision[]): Selection[] {
  const groups = groupBy(decisions, ({ selection }) => formatModuleAddress(selection.release.address))
  return [...groups.values()].flatMap((group) =>
    group
      .map(({ selection }) => selection)
      .toSorted((a, b) => compareVersions(b.release.version, a.release.version))
      .slice(0, 1),
  )
}

/** Files that do not parse, and what is worth mending. */
function adviceLines(
  { release }: Selection,
  pkg: Package,
  moduleInterface: ModuleInterface | undefined,
): string[] {
  if (moduleInterface === undefined) return []
  const subdirectory = packageSubdirectory(release)
  const advice = lintModule(
    moduleInterface,
    pkg.contents.map(({ path }) => relative(subdirectory, path)),
  )
  return shortList(
    [...moduleInterface.diagnostics, ...advice].map((each) => formatDiagnostic(each, release.path)),
  )
}

/** `8,211`, without the tables of all languages that toLocaleString loads first. */
function grouped(number: number): string {
  return String(number).replaceAll(/\B(?=(\d{3})+$)/g, ',')
}
