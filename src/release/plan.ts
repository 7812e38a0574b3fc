import { quote, RegistryError, shortList } from '../base/error.ts'
import type { Log } from '../base/log.ts'
import { interfaceAtBase, releasesOf, specAtCommit, type TaggedVersion } from '../check/check.ts'
import { compareInterfacesOf, refuseBroken, requireConfiguration } from '../check/compare-modules.ts'
import { type PackageContents, packageChanges } from '../check/package-changes.ts'
import { type Change, SEVERITIES, type Severities, type Severity } from '../interface/diff/change.ts'
import { bumpVersion, checkBump, minimumVersion } from '../interface/diff/required-bump.ts'
import { upgradeSteps } from '../interface/diff/upgrade-steps.ts'
import { formatModuleAddress, type ModuleAddress } from '../module/module-address.ts'
import { readTag } from '../module/tag.ts'
import {
  compareVersions,
  isPrerelease,
  isVersion,
  parseVersion,
  sortVersions,
  type Version,
} from '../module/version.ts'
import { isWithin } from '../package/package.ts'
import { CONFIG_PATH, type SelectionOptions } from '../publish/config.ts'
import type { ConfigSource, InterfaceSource, TaggedCommit } from '../publish/ports.ts'
import { specAt } from '../publish/select-releases.ts'
import { type ModuleSpec, TagPrefixes } from '../publish/selection.ts'
import { type Asked, askedBy, type MergedCommit, withMerges } from './commits.ts'
import type { ReleaseLine, VersionRequest } from './next-version.ts'
import type { Commit, CommitHistory, MergedPullRequest } from './ports.ts'

export interface ChangesDependencies {
  /** The later commit: that of HEAD. */
  readonly head: string
  readonly severities: Severities
  readonly config: ConfigSource
  readonly defaultAddress: () => ModuleAddress
  readonly interfaces: InterfaceSource
  readonly contents: PackageContents
  readonly history: CommitHistory
  readonly log: Log
}

interface PlanDependencies extends ChangesDependencies {
  readonly line: ReleaseLine | undefined
  readonly tags: readonly TaggedCommit[]
  readonly released: ReadonlySet<string>
  readonly compatibility: SelectionOptions['compatibility']
}

export interface ModuleChanges {
  readonly changes: readonly Change[]
  /** What callers have to do about the major ones. */
  readonly upgrade: readonly string[]
  /** Those that changed files of the package, the newest first, without merges. */
  readonly commits: readonly MergedCommit[]
  readonly files: number
}

export interface PlannedModule extends ModuleChanges {
  /** Its address; its directory where it has none. */
  readonly name: string
  readonly path: string
  readonly last: TaggedVersion | undefined
  readonly asked: Asked
  /** Undefined where nothing is released. */
  readonly next: Version | undefined
  readonly tag: string | undefined
  readonly bump: Severity | null
  /** What it would be by a label that asks for more. */
  readonly higher: readonly { readonly bump: Severity; readonly version: Version }[]
  /** `proposed`: a pull request decides on it; `tagged`: in the clone alone. */
  readonly status: 'planned' | 'proposed' | 'unchanged' | 'skipped' | 'refused' | 'tagged' | 'pushed'
  readonly error?: RegistryError
}

const NOTHING = {
  changes: [],
  upgrade: [],
  commits: [],
  files: 0,
  asked: { bump: undefined, by: undefined, others: [], announced: undefined },
  next: undefined,
  tag: undefined,
  bump: null,
  higher: [],
}

/** A module whose next version the pull requests of its commits decide about. */
interface UndecidedModule {
  readonly name: string
  /** The newest first. */
  readonly commits: readonly string[]
  /** A refusal is a result. */
  readonly decide: (pullRequests: ReadonlyMap<string, MergedPullRequest>) => PlannedModule
}

/** Looks what has changed of one module; a refusal of it is a result. */
export async function planModule(
  spec: ModuleSpec,
  isOnlyOne: boolean,
  request: VersionRequest,
  dependencies: PlanDependencies,
): Promise<UndecidedModule> {
  const name = nameOf(spec, dependencies)
  const refused = (error: unknown): PlannedModule => {
    if (!(error instanceof RegistryError)) throw error
    return { name, path: spec.path, last: undefined, ...NOTHING, status: 'refused', error }
  }
  try {
    const { commits, decide } = await planVersion({ spec, isOnlyOne, name }, request, dependencies)
    return {
      name,
      commits,
      decide: (pullRequests) => {
        try {
          return { name, ...decide(pullRequests) }
        } catch (error) {
          return refused(error)
        }
      },
    }
  } catch (error) {
    return { name, commits: [], decide: () => refused(error) }
  }
}

export function nameOf(
  { address, path }: ModuleSpec,
  { defaultAddress }: Pick<PlanDependencies, 'defaultAddress'>,
): string {
  try {
    return formatModuleAddress(address ?? defaultAddress())
  } catch {
    return path === '' ? 'module' : path
  }
}

interface NamedSpec {
  readonly spec: ModuleSpec
  readonly isOnlyOne: boolean
  readonly name: string
}

async function planVersion(
  { spec, isOnlyOne, name }: NamedSpec,
  request: VersionRequest,
  dependencies: PlanDependencies,
): Promise<{
  readonly commits: readonly string[]
  readonly decide: (pullRequests: ReadonlyMap<string, MergedPullRequest>) => Omit<PlannedModule, 'name'>
}> {
  const { line, released, head, compatibility, history, log } = dependencies
  const all = await ownReleases(spec, dependencies)
  const versions = all.filter(({ version }) => isInLine(version, line))
  const path = (await specAt(spec, head, dependencies.config)).path
  const last = highest(versions.filter(({ version }) => !isPrerelease(version)))
  refuseOddTags(spec, last, dependencies)
  const unchanged = { commits: [], decide: () => ({ ...NOTHING, path, last, status: 'unchanged' as const }) }
  if (last !== undefined && !released.has(last.tag)) {
    if (await history.isAncestor(head, last.commit)) return unchanged
    throw await notInHistory({ spec, name, path }, last, dependencies)
  }
  const prereleases = versions.filter(
    ({ tag, version }) =>
      isPrerelease(version) &&
      released.has(tag) &&
      (last === undefined || compareVersions(version, last.version) > 0),
  )
  const since = (request.preRelease === undefined ? undefined : highest(prereleases)) ?? last
  const module = { spec, isOnlyOne, path }
  if (since !== undefined && (await filesSince(module, since.commit, dependencies)).files.length === 0)
    return unchanged
  const { found, asking, asked: askedBy } = await changesSince(module, last, dependencies)
  const decide = (pullRequests: ReadonlyMap<string, MergedPullRequest>) => {
    const asked = askedBy(pullRequests)
    const about = { ...found, commits: found.commits.map(withPullRequest(pullRequests)), path, last, asked }
    if (asked.others.length > 0)
      log.warn(
        `${name}: different releases are asked for; ${asked.by} counts, not ${asked.others.join(', ')}`,
      )
    if (asked.bump === 'none') return { ...NOTHING, ...about, status: 'skipped' as const }
    const facts = {
      last: last?.version,
      prereleases: prereleases.map(({ version }) => version),
      taken: all.map(({ version }) => version),
      changes: found.changes,
      asked: asked.bump,
      announced: asked.announced?.bump,
      mayBeTooSmall: compatibility === 'off',
    }
    const { version, bump } = nextVersion(facts, request)
    refuseVersion({ version, name }, all, line)
    const higher = SEVERITIES.slice(0, asked.bump && SEVERITIES.indexOf(asked.bump)).flatMap((each) => {
      const other = nextVersion({ ...facts, asked: each }, request).version
      return other === version || !isInLine(other, line) ? [] : [{ bump: each, version: other }]
    })
    const tag = tagOf(spec, version, last?.tag)
    return { ...about, next: version, bump, higher, tag, status: 'planned' as const }
  }
  return { commits: asking, decide }
}

/** The highest first. Those at the top of which the module was no part yet are left out: tags of earlier prefixes may be of several modules. */
async function ownReleases(spec: ModuleSpec, dependencies: PlanDependencies): Promise<TaggedVersion[]> {
  const all = releasesOf(spec, dependencies.tags).sort((a, b) => compareVersions(b.version, a.version))
  const isOwn = async (each: TaggedVersion) =>
    each.tag.startsWith(spec.tagPrefixes[0] ?? '') ||
    (await interfaceAtBase(spec, each, dependencies)) !== undefined
  for (const [at, each] of all.entries()) if (await isOwn(each)) return all.slice(at)
  return []
}

function withPullRequest(pullRequests: ReadonlyMap<string, MergedPullRequest>) {
  return (commit: MergedCommit): MergedCommit => {
    const pullRequest = pullRequests.get(commit.id)
    return pullRequest === undefined ? commit : { ...commit, pullRequest }
  }
}

function highest(versions: readonly TaggedVersion[]): TaggedVersion | undefined {
  const [first] = sortVersions(versions.map(({ version }) => version))
  return versions.find(({ version }) => version === first)
}

interface LocatedSpec extends Pick<NamedSpec, 'spec' | 'isOnlyOne'> {
  readonly path: string
}

async function filesSince(
  { spec, path }: LocatedSpec,
  commit: string,
  dependencies: Omit<ChangesDependencies, 'log' | 'severities'>,
) {
  const before = await specAtCommit(spec, commit, dependencies)
  const base = { commit, path: before.path, root: before.root }
  const after = { commit: dependencies.head, path, root: spec.root }
  const { files, ...places } = await packageChanges(base, after, dependencies)
  return {
    // A changelog is no change of a module: its release would need another release.
    files: files.filter((file) => file !== 'CHANGELOG.md' && !file.endsWith('/CHANGELOG.md')),
    ...places,
  }
}

interface FoundChanges {
  readonly found: ModuleChanges
  /** The commits that may ask for a release, the newest first. */
  readonly asking: readonly string[]
  readonly asked: (pullRequests: ReadonlyMap<string, MergedPullRequest>) => Asked
}

/** What changed since a release: the interface, the files, and the commits. Throws INVALID_HCL and NOT_A_MODULE of HEAD. */
export async function changesSince(
  module: LocatedSpec,
  last: TaggedCommit | undefined,
  dependencies: ChangesDependencies,
): Promise<FoundChanges> {
  const { head, history } = dependencies
  const { path, isOnlyOne } = module
  const compared = await compareWith(module, last, dependencies)
  const { files, directories, linked } =
    last === undefined
      ? { files: undefined, directories: [path], linked: [] }
      : await filesSince(module, last.commit, dependencies)
  const changed = files && new Set(files)
  // A commit without files is about the one module of a repository.
  const isAll = isOnlyOne && path === ''
  const range = { base: last?.commit, head }
  const commits = withMerges(await history.between(range, isAll ? [] : [...directories, ...linked]))
  const isLinked = (path: string) => linked.some((place) => isWithin(path, place))
  const isChange = ({ paths }: Commit) =>
    paths.some((each) => changed === undefined || changed.has(each) || isLinked(each))
  const asking = commits.filter(({ paths }) => isAll || paths.length > 0)
  return {
    found: {
      ...compared,
      files: files?.length ?? 0,
      commits: commits.filter((commit) => commit.parents.length < 2 && isChange(commit)),
    },
    asking: asking.map(({ id }) => id),
    asked: (pullRequests) => askedBy(asking.map(withPullRequest(pullRequests)), isChange),
  }
}

async function compareWith(
  { spec, path }: LocatedSpec,
  last: TaggedCommit | undefined,
  dependencies: ChangesDependencies,
) {
  const { head: commit, interfaces, severities, log } = dependencies
  const name = path === '' ? 'HEAD' : `the directory ${quote(path)} of HEAD`
  const head = { name, moduleInterface: await interfaces.atCommit({ commit, path }) }
  requireConfiguration(head, `commit its configuration, or take the module out of ${CONFIG_PATH}`)
  const before = last && (await interfaceAtBase(spec, last, dependencies))
  if (last === undefined || before === undefined) {
    refuseBroken(head)
    return { changes: [], upgrade: [] }
  }
  const base = { name: `tag ${quote(last.tag)}`, moduleInterface: before }
  const { changes } = compareInterfacesOf({ base, head }, severities, log)
  return { changes, upgrade: upgradeSteps(before, head.moduleInterface, changes) }
}

/** Tags keep the spelling of the last one: `vpc/v1.2.3` or `vpc/1.2.3`. */
export function tagOf(spec: ModuleSpec, version: Version, last: string | undefined): string {
  const [match] = last === undefined ? [] : new TagPrefixes([spec]).find(last)
  const isBare = match !== undefined && last === `${match.prefix}${match.version}`
  return `${spec.tagPrefixes[0] ?? ''}${isBare ? '' : 'v'}${version}`
}

/** A tag that looks like a version above the last one, and is none: nobody can tell which number comes next. */
function refuseOddTags(
  { tagPrefixes }: ModuleSpec,
  last: TaggedVersion | undefined,
  { tags, log }: Pick<PlanDependencies, 'tags' | 'log'>,
): void {
  const odd = tags.flatMap(({ tag }) => {
    const prefix = tagPrefixes.find((each) => tag.startsWith(each) && /^v?\d/.test(tag.slice(each.length)))
    const reading = prefix === undefined ? undefined : readTag(tag, prefix)
    if (prefix === undefined || reading?.verdict !== 'refused') return []
    return [{ tag, numbers: tag.slice(prefix.length).replace(/^v/, '') }]
  })
  const above = odd
    .filter(({ numbers }) => last === undefined || isAbove(numbers, last.version))
    .map(({ tag }) => tag)
  const below = odd.map(({ tag }) => tag).filter((tag) => !above.includes(tag))
  if (below.length > 0) log.info(`tags      no versions, left out: ${shortList(below.map(quote)).join(', ')}`)
  if (above.length === 0) return
  throw new RegistryError(
    'INVALID_TAG',
    `${above.length === 1 ? 'a tag is' : 'tags are'} no semantic version, but ${last === undefined ? 'there is no release' : `above the last release ${last.version}`}: ${shortList(above.map(quote)).join(', ')}`,
    `tag the last release with its whole number, such as ${tagPrefixes[0]}v1.2.0; or say in ${CONFIG_PATH} that the tag is something else:\nignore-tags: [{ tag: ${JSON.stringify(above[0])}, reason: "no release" }]`,
  )
}

/** Whether the first numbers of a text make a higher version: `1.3` is above 1.2.9, and `1.2` is not. */
function isAbove(text: string, version: Version): boolean {
  const [, numbers = '0'] = /^(\d{1,18}(?:\.\d{1,18}){0,2})/.exec(text) ?? []
  const [major, minor = '0', patch = '0'] = numbers.split('.').map((number) => String(BigInt(number)))
  const whole = [major, minor, patch].join('.')
  return isVersion(whole) && compareVersions(whole, version) > 0
}

async function notInHistory(
  { spec, name, path }: Pick<NamedSpec, 'spec' | 'name'> & { readonly path: string },
  last: TaggedVersion,
  dependencies: PlanDependencies,
): Promise<RegistryError> {
  const { tag, version, commit } = last
  const old = await specAtCommit(spec, commit, dependencies)
  return new RegistryError(
    'INCOMPATIBLE',
    `${version}, the last version of ${name}, is not in the history of HEAD (tag ${quote(tag)})`,
    old.path === path
      ? `merge it: git merge ${tag}; or release an older line from a branch of its own: git switch --create release/1.x TAG`
      : `do not merge it, as its commit has the module in ${quote(old.path || '.')}: tag the next version in the history of HEAD once by hand: git tag -a ${tagOf(spec, bumpVersion(version, 'patch'), tag)}`,
  )
}

function refuseVersion(
  { version, name }: { readonly version: Version; readonly name: string },
  all: readonly TaggedVersion[],
  line: ReleaseLine | undefined,
): void {
  if (line !== undefined && !isInLine(version, line))
    throw new RegistryError(
      'INCOMPATIBLE',
      `the changes of ${name} need ${version}, and the branch ${quote(line.branch)} releases versions below ${line.major + 1n}.0.0 alone`,
      'take the major change back on this branch, or release it from the default branch',
    )
  const taken = all.find((each) => each.version === version)
  if (taken === undefined) return
  throw new RegistryError(
    'VERSION_EXISTS',
    `${version} is the next version of ${name}, but the tag ${quote(taken.tag)} is at another commit: ${taken.commit}`,
    `merge that commit: git merge ${taken.tag}; or delete the tag, if it was never published`,
  )
}

function isInLine(version: Version, line: ReleaseLine | undefined): boolean {
  return line === undefined || BigInt(version.split('.')[0] ?? '') <= line.major
}

interface VersionFacts {
  /** The last release; undefined before the first. */
  readonly last: Version | undefined
  readonly prereleases: readonly Version[]
  /** All versions that there are, also those of other branches. */
  readonly taken: readonly Version[]
  readonly changes: readonly Change[]
  /** The part of the number that a person wants to grow at least. */
  readonly asked: Severity | undefined
  /** What subjects of commits announce: it raises the number, and leaves 0.x never. */
  readonly announced: Severity | undefined
  /** Whether `asked` counts also where it is too small for the changes. */
  readonly mayBeTooSmall: boolean
}

interface NextVersion {
  readonly version: Version
  /** The part of the number that grows from the last release; null before the first. */
  readonly bump: Severity | null
}

/** The version that comes next. Throws INVALID_INPUT where a pre-release would be below one that there is. */
function nextVersion(facts: VersionFacts, { initialVersion, preRelease }: VersionRequest): NextVersion {
  const { last, prereleases, taken, changes } = facts
  const lowest = last === undefined ? initialVersion : grown(last, facts)
  // A pre-release announces the number of its release: the release never has a lower one.
  const announced = prereleases.map((version) => parseVersion(version.split('-')[0] ?? ''))
  const [target = lowest] = sortVersions([lowest, ...announced])
  const bump = last === undefined ? null : checkBump(last, target, changes).given
  if (preRelease === undefined) return { version: target, bump }
  const version = parseVersion(`${target}-${preRelease}.${lastNumber(taken, `${target}-${preRelease}.`) + 1}`)
  const [above] = sortVersions(prereleases.filter((each) => compareVersions(each, version) >= 0))
  if (above === undefined) return { version, bump }
  throw new RegistryError(
    'INVALID_INPUT',
    `--pre-release ${preRelease} gives ${version}, which is below ${above}`,
    `choose a name that does not sort before ${quote(above.slice(above.indexOf('-') + 1))}, or release ${target} without --pre-release`,
  )
}

/** Of what the interface needs and what commits ask for the highest one. */
function grown(last: Version, { changes, asked, announced, mayBeTooSmall }: VersionFacts): Version {
  const isBelowOne = last.startsWith('0.') && announced === 'major'
  const wanted = [asked, isBelowOne ? 'minor' : announced].flatMap((part) =>
    part === undefined ? [] : bumpVersion(last, part),
  )
  if (asked !== undefined && mayBeTooSmall) return bumpVersion(last, asked)
  const [highest = last] = sortVersions([minimumVersion(last, changes), ...wanted])
  return highest
}

/** The highest number of the versions that begin so; 0 without one. */
function lastNumber(versions: readonly Version[], start: string): number {
  const numbers = versions
    .filter((version) => version.startsWith(start) && /^\d{1,9}$/.test(version.slice(start.length)))
    .map((version) => Number(version.slice(start.length)))
  return Math.max(0, ...numbers)
}
