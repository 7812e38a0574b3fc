import { quote, RegistryError, shortList } from '../base/error.ts'
import { groupBy } from '../base/group.ts'
import type { Log } from '../base/log.ts'
import { formatDiagnostic, lintModule } from '../interface/diagnostics.ts'
import {
  type Change,
  changelogLine,
  formatChanges,
  SEVERITIES,
  type Severities,
  type Severity,
} from '../interface/diff/change.ts'
import {
  bumpVersion,
  checkBump,
  incompatible,
  minimumVersion,
  requiredBump,
  selectBase,
} from '../interface/diff/required-bump.ts'
import { isEmpty, type ModuleInterface } from '../interface/module-interface.ts'
import { formatModuleAddress, type ModuleAddress } from '../module/module-address.ts'
import { compareVersions, parseVersion, selectLatest, sortVersions, type Version } from '../module/version.ts'
import type { SelectionOptions } from '../publish/config.ts'
import type { ConfigSource, InterfaceSource, TaggedCommit, Tags } from '../publish/ports.ts'
import { specAt } from '../publish/select-releases.ts'
import { type ModuleSpec, modulesOf, TagPrefixes } from '../publish/selection.ts'
import {
  type Comparison,
  compareInterfacesOf,
  refuseBroken,
  requireConfiguration,
} from './compare-modules.ts'
import { type PackageContents, packageChanges } from './package-changes.ts'

/** The version of the next release, as somebody wrote it. */
interface Declaration {
  /** A version, a tag, or the part of the number that grows: `1.3.0`, `vpc-v1.3.0`, `minor`. */
  readonly text: string
  /** The name of the option that it comes from: `--version`. */
  readonly called: string
}

interface CheckRequest {
  /** The planned version of the next release; undefined where none was named. */
  readonly declared: Declaration | undefined
  readonly flags: SelectionOptions
}

interface CheckDependencies {
  readonly head: string
  readonly tags: Tags
  /** Those in the history of HEAD. */
  readonly released: Tags
  readonly config: ConfigSource
  /** The address that the name of the repository gives. Throws INVALID_ADDRESS where it gives none. */
  readonly defaultAddress: () => ModuleAddress
  readonly interfaces: InterfaceSource
  readonly contents: PackageContents
  readonly log: Log
}

/** What `check --json` prints: the changes of all modules together, and of each. */
export interface CheckReport extends Comparison {
  readonly modules: readonly CheckedModule[]
}

interface CheckedModule extends Comparison {
  /** Directory in the repository; `''` is the root. */
  readonly path: string
  /** The last release tag; null before the first release. */
  readonly base: string | null
  /** The lowest version that is large enough for the changes; null before the first release. */
  readonly next: Version | null
}

export interface CheckOutcome {
  readonly report: CheckReport
  /** Those of which no file changed since the last release: there is nothing to release. */
  readonly unchanged: ReadonlySet<CheckedModule>
  /** Why the planned version should not be released: INCOMPATIBLE, VERSION_EXISTS; INVALID_HCL and NOT_A_MODULE of HEAD. */
  readonly refusals: readonly RegistryError[]
}

/** Compares HEAD with the last release of each module of the repository. Throws INVALID_INPUT, INVALID_TAG and INVALID_CONFIG. */
export async function check(
  { declared, flags }: CheckRequest,
  dependencies: CheckDependencies,
): Promise<CheckOutcome> {
  const { head, config, released, defaultAddress, log } = dependencies
  const configured = await config.at(head)
  const specs = modulesOf(configured, flags, defaultAddress)
  const severities = { ...configured.severities, ...flags.severities }
  const planned = declared && readDeclaration(declared, specs)
  const tags = await released.all()
  const modules: CheckedModule[] = []
  const said = new Set<string>()
  const unchanged = new Set<CheckedModule>()
  const refusals: RegistryError[] = []
  for (const spec of specs) {
    const plan = planned?.specs.includes(spec) ? planned : undefined
    const inHistory = releasesOf(spec, tags)
    if (inHistory.length === 0 && released.isCut) throw shallowClone(spec)
    // terraform-module-releaser tags commits of their own, and no branch has them.
    const releases = inHistory.length > 0 ? inHistory : releasesOf(spec, await dependencies.tags.all())
    const base = baseOf(releases, plan?.next)
    if (base !== undefined && inHistory.length === 0)
      for (const line of unsaid(said, [
        `no release is in the history of HEAD: it is compared with tag ${quote(base.tag)}`,
      ]))
        log.info(line)
    try {
      const module = await checkModule(spec, base, { ...dependencies, severities, said })
      modules.push(module)
      if (base !== undefined && (await isUnchanged(spec, base, dependencies))) unchanged.add(module)
      const refusal = plan && refuseVersion(plan, module, { head, releases })
      if (refusal !== undefined) refusals.push(refusal)
    } catch (error) {
      if (!(error instanceof RegistryError) || !/^(INVALID_HCL|NOT_A_MODULE)$/.test(error.code)) throw error
      refusals.push(error)
    }
  }
  const changes = modules.flatMap((module) => (specs.length > 1 ? prefixed(module) : module.changes))
  return { report: { bump: requiredBump(changes), changes, modules }, unchanged, refusals }
}

/** Whether there was a release before, nobody can know. */
function shallowClone({ path }: ModuleSpec): RegistryError {
  const name = path === '' ? 'the module' : quote(path)
  return new RegistryError(
    'NOT_FOUND',
    `no release of ${name} is in this clone, which is shallow: its history is cut`,
    'fetch the rest and the tags: git fetch --unshallow --tags (fetch-depth: 0 for actions/checkout)',
  )
}

/** A severity is about all modules, a tag or a version about those of its prefix. */
function readDeclaration({ text, called }: Declaration, specs: readonly ModuleSpec[]): PlannedVersion {
  if (isSeverity(text)) return { next: text, specs, called }
  const matches = new TagPrefixes(specs).find(text)
  const [first] = matches
  if (first !== undefined) return { next: first.version, specs: matches.map(({ spec }) => spec), called }
  if (specs.length === 1) return { next: parseVersion(text.replace(/^v/, '')), specs, called }
  throw new RegistryError(
    'INVALID_INPUT',
    `${called} ${quote(text)} is a version of none of the ${specs.length} modules of the repository`,
    `use the tag of the release: ${specs.map(({ tagPrefixes }) => `${tagPrefixes[0]}v1.2.3`).join(' or ')}`,
  )
}

async function checkModule(
  spec: ModuleSpec,
  base: TaggedVersion | undefined,
  dependencies: CheckDependencies & { readonly severities: Severities; readonly said: Set<string> },
): Promise<CheckedModule> {
  const { interfaces, config, head, severities, said, log } = dependencies
  const { path } = await specAt(spec, head, config)
  const name = path === '' ? 'HEAD' : `the directory ${quote(path)} of HEAD`
  const after = { name, moduleInterface: await interfaces.atCommit({ commit: head, path }) }
  requireConfiguration(
    after,
    'commit the configuration, or name the directories of the modules in .module-registry.yml: modules: [{ path: DIRECTORY }]',
  )
  // A module below another one is also a part of that.
  const lines = lintModule(after.moduleInterface).map((each) => formatDiagnostic(each, path))
  for (const line of shortList(unsaid(said, lines))) log.info(line)
  const before = base && (await interfaceAtBase(spec, base, dependencies))
  if (base === undefined || before === undefined) {
    refuseBroken(after)
    return { path, base: null, bump: 'patch', changes: [], next: null }
  }
  const { tag, version } = base
  const sides = { base: { name: `tag ${quote(tag)}`, moduleInterface: before }, head: after }
  const compared = compareInterfacesOf(sides, severities, log)
  return { path, base: tag, ...compared, next: minimumVersion(version, compared.changes) }
}

/** The lines that were not said before; they are now. */
function unsaid(said: Set<string>, lines: readonly string[]): string[] {
  const fresh = lines.filter((line) => !said.has(line))
  for (const line of fresh) said.add(line)
  return fresh
}

async function isUnchanged(
  spec: ModuleSpec,
  { commit }: TaggedVersion,
  dependencies: CheckDependencies,
): Promise<boolean> {
  const { config, head } = dependencies
  const [before, after] = [await specAtCommit(spec, commit, dependencies), await specAt(spec, head, config)]
  const at = (commit: string, { path, root }: ModuleSpec) => ({ commit, path, root })
  const { files } = await packageChanges(at(commit, before), at(head, after), dependencies)
  return files.length === 0
}

/** Undefined where the release does not have the module yet: its tag was a version of others. */
export async function interfaceAtBase(
  spec: ModuleSpec,
  { commit }: Pick<TaggedCommit, 'commit'>,
  dependencies: Pick<CheckDependencies, 'interfaces' | 'config' | 'defaultAddress'>,
): Promise<ModuleInterface | undefined> {
  const { path } = await specAtCommit(spec, commit, dependencies)
  try {
    const found = await dependencies.interfaces.atCommit({ commit, path })
    return isEmpty(found) ? undefined : found
  } catch (error) {
    if (error instanceof RegistryError && error.code === 'NOT_A_MODULE') return undefined
    throw error
  }
}

export async function specAtCommit(
  spec: ModuleSpec,
  commit: string,
  { config, defaultAddress }: Pick<CheckDependencies, 'config' | 'defaultAddress'>,
): Promise<ModuleSpec> {
  const before = specOf(spec, modulesOf(await config.at(commit), {}, defaultAddress))
  return specAt(before, commit, config)
}

/** A module at another commit: its address survives a move. */
function specOf(spec: ModuleSpec, specs: readonly ModuleSpec[]): ModuleSpec {
  const text = ({ address }: ModuleSpec) => (address === undefined ? '' : formatModuleAddress(address))
  return specs.find((each) => text(each) === text(spec)) ?? spec
}

/** The changes of one of several modules, with its directory in front. */
function prefixed({ path, changes }: CheckedModule): readonly Change[] {
  return path === ''
    ? changes
    : changes.map((change) => ({ ...change, subject: `${path}: ${change.subject}` }))
}

/** The changes of each module that has some, then the others: a repository may have hundreds. */
export function formatCheck({ report: { modules }, unchanged }: CheckOutcome): string {
  const isQuiet = (module: CheckedModule) => module.base === null || unchanged.has(module)
  const quiet = groupBy(modules.filter(isQuiet), ({ base }) =>
    base === null ? 'nothing was released yet' : `nothing changed since ${base}`,
  )
  return [
    ...modules.filter((module) => !isQuiet(module)).map(formatModule),
    ...Array.from(quiet, ([what, group]) => `${shortList(group.map(nameOf)).join(', ')}: ${what}`),
  ].join('\n\n')
}

function formatModule(module: CheckedModule): string {
  const { base, bump, changes, next } = module
  return [
    `${nameOf(module)}: HEAD against ${base}`,
    ...formatChanges(changes),
    `bump      ${bump}, next version ${next} or higher`,
    `changelog ${changelogLine(changes)}`,
  ].join('\n')
}

function nameOf({ path }: CheckedModule): string {
  return path === '' ? 'module' : path
}

interface PlannedVersion {
  readonly next: Version | Severity
  readonly specs: readonly ModuleSpec[]
  readonly called: string
}

export interface TaggedVersion extends TaggedCommit {
  readonly version: Version
}

export function releasesOf(spec: ModuleSpec, tags: readonly TaggedCommit[]): TaggedVersion[] {
  const prefixes = new TagPrefixes([spec])
  return tags.flatMap((tagged) => prefixes.find(tagged.tag).map(({ version }) => ({ ...tagged, version })))
}

/** The release that the next one is compared with: the latest, or the one before a version that is named above it. */
function baseOf(
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
function isSeverity(text: string): text is Severity {
  return SEVERITIES.some((severity) => severity === text)
}

/** Why a planned version should not be released; undefined where nothing speaks against it. */
function refuseVersion(
  plan: PlannedVersion,
  module: CheckedModule,
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
    readonly module: CheckedModule
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
  const { minimumVersion: minimum } = compatibility
  if (minimum === undefined) return undefined
  const wanted = isSeverity(next) ? checkBump(base, minimum, changes).given : minimum
  return incompatible(version, compatibility, `${called} ${wanted}`)
}
