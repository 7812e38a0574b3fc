import { quote, RegistryError } from '../base/error.ts'
import type { Change, Severity } from '../interface/diff/change.ts'
import { SEVERITIES } from '../interface/diff/change.ts'
import { bumpVersion, checkBump, incompatible, selectBase } from '../interface/diff/required-bump.ts'
import { compareVersions, selectLatest, sortVersions, type Version } from '../module/version.ts'
import type { TaggedCommit } from '../publish/ports.ts'
import { type ModuleSpec, TagPrefixes } from '../publish/selection.ts'

/** A parsed declaration, and the modules that it is about. */
export interface PlannedVersion {
  readonly next: Version | Severity
  readonly specs: readonly ModuleSpec[]
  readonly called: string
}

/** A tag that is a version of one module. */
export interface TaggedVersion extends TaggedCommit {
  readonly version: Version
}

/** The versions of a module among the tags. */
export function releasesOf(spec: ModuleSpec, tags: readonly TaggedCommit[]): TaggedVersion[] {
  const prefixes = new TagPrefixes([spec])
  return tags.flatMap((tagged) => prefixes.find(tagged.tag).map(({ version }) => ({ ...tagged, version })))
}

/** The release that the next one is compared with: the latest, or the one before a version that is named above it. */
export function baseOf(
  releases: readonly TaggedVersion[],
  next: Version | Severity | undefined,
): TaggedVersion | undefined {
  const versions = releases.map(({ version }) => version)
  const latest = selectLatest(versions)
  const isOpen = next === undefined || isSeverity(next) || isBelow(next, latest)
  const base = isOpen ? latest : selectBase(sortVersions(versions), next)
  return releases.find(({ version }) => version === base)
}

function isBelow(next: Version, latest: Version | undefined): boolean {
  return latest !== undefined && compareVersions(next, latest) < 0
}

/** Whether a declaration names the part of the number that grows. */
export function isSeverity(text: string): text is Severity {
  return SEVERITIES.some((severity) => severity === text)
}

/** A module that was compared with its last release. */
interface ComparedModule {
  /** Its tag; null before the first release. */
  readonly base: string | null
  readonly next: Version | null
  readonly changes: readonly Change[]
}

/** Why a planned version should not be released; undefined where nothing speaks against it. */
export function refuseVersion(
  plan: PlannedVersion,
  module: ComparedModule,
  { head, releases }: { readonly head: string; readonly releases: readonly TaggedVersion[] },
): RegistryError | undefined {
  const taken = releases.find(({ version, commit }) => version === plan.next && commit !== head)
  if (taken !== undefined) return versionExists(taken, releases)
  const base = releases.find(({ tag }) => tag === module.base)
  if (base === undefined) return undefined
  if (!isSeverity(plan.next) && isBelow(plan.next, base.version))
    return belowLast(plan.next, base, { called: plan.called, module, releases })
  return tooSmall(plan, base.version, module.changes)
}

function versionExists(taken: TaggedVersion, releases: readonly TaggedVersion[]): RegistryError {
  const latest = selectLatest(releases.map(({ version }) => version)) ?? taken.version
  return new RegistryError(
    'VERSION_EXISTS',
    `${taken.version} was released from another commit: tag ${quote(taken.tag)}`,
    `use a version above ${latest}`,
  )
}

/** A backport is on a branch of its own: the later releases are not in its history. */
function belowLast(
  next: Version,
  last: TaggedVersion,
  about: {
    readonly called: string
    readonly module: ComparedModule
    readonly releases: readonly TaggedVersion[]
  },
): RegistryError {
  const { called, module, releases } = about
  const before = selectBase(sortVersions(releases.map(({ version }) => version)), next)
  const start = releases.find(({ version }) => version === before)
  const backport =
    start &&
    `; a backport is checked on a branch from an older release: git switch --create backport ${start.tag}`
  return new RegistryError(
    'INCOMPATIBLE',
    `${next} is below ${last.version}, the last release in the history of HEAD (tag ${quote(last.tag)})`,
    `use ${module.next} or higher: ${called} ${module.next}${backport ?? ''}`,
  )
}

/** Why a planned version is too small for the changes since `base`; undefined where it is large enough. */
function tooSmall(
  { next, called }: PlannedVersion,
  base: Version,
  changes: readonly Change[],
): RegistryError | undefined {
  const version = isSeverity(next) ? bumpVersion(base, next) : next
  const compatibility = checkBump(base, version, changes)
  if (compatibility.isLargeEnough) return undefined
  return incompatible(compatibility, `${called} ${compatibility.minimumVersion}`)
}
