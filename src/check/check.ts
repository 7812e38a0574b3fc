import { quote, RegistryError } from '../base/error.ts'
import type { Log } from '../base/log.ts'
import {
  type Change,
  changelogLine,
  formatChanges,
  SEVERITIES,
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
import { formatModuleAddress, type ModuleAddress } from '../module/module-address.ts'
import { parseVersion, selectLatest, type Version } from '../module/version.ts'
import type { SelectionOptions } from '../publish/config.ts'
import type { ConfigSource, InterfaceSource, TaggedCommit, Tags } from '../publish/ports.ts'
import { findMatches, type ModuleSpec, modulesOf } from '../publish/selection.ts'
import { type Comparison, compareInterfacesOf } from './compare-modules.ts'

/** The version of the next release, as somebody wrote it. */
export interface Declaration {
  /** A version, a tag, or the part of the number that grows: `1.3.0`, `vpc-v1.3.0`, `minor`. */
  readonly text: string
  /** The name of the option that it comes from: `--version`. */
  readonly called: string
}

export interface CheckRequest {
  /** The planned version of the next release; undefined where none was named. */
  readonly declared: Declaration | undefined
  readonly flags: SelectionOptions
}

export interface CheckDependencies {
  /** Commit of HEAD. */
  readonly head: string
  /** Tags in the history of HEAD. */
  readonly released: Tags
  readonly config: ConfigSource
  /** The address that the name of the repository gives. Throws INVALID_ADDRESS where it gives none. */
  readonly defaultAddress: () => ModuleAddress
  readonly interfaces: InterfaceSource
  readonly log: Log
}

/** What `check --json` prints: the changes of all modules together, and of each. */
export interface CheckReport extends Comparison {
  readonly modules: readonly CheckedModule[]
}

export interface CheckedModule extends Comparison {
  /** Directory in the repository; `''` is the root. */
  readonly path: string
  /** The last release tag; null before the first release. */
  readonly base: string | null
  /** The lowest version that is large enough for the changes; null before the first release. */
  readonly next: Version | null
}

export interface CheckOutcome {
  readonly report: CheckReport
  /** Why the planned version should not be released: INCOMPATIBLE, VERSION_EXISTS; INVALID_HCL of HEAD. */
  readonly refusals: readonly RegistryError[]
}

/**
 * Compares HEAD with the last release of each module of the repository. Throws INVALID_INPUT, INVALID_TAG, INVALID_CONFIG and
 * NOT_A_MODULE.
 */
export async function check(
  { declared, flags }: CheckRequest,
  dependencies: CheckDependencies,
): Promise<CheckOutcome> {
  const { head, config, released, defaultAddress } = dependencies
  const specs = modulesOf(await config.at(head), flags, defaultAddress)
  const planned = declared && readDeclaration(declared, specs)
  const tags = await released.all()
  const modules: CheckedModule[] = []
  const refusals: RegistryError[] = []
  for (const spec of specs) {
    const plan = planned?.specs.includes(spec) ? planned : undefined
    const releases = releasesOf(spec, tags)
    const base = baseOf(releases, plan?.next)
    try {
      const module = await checkModule(spec, base, dependencies)
      modules.push(module)
      const taken = releases.find(({ version, commit }) => version === plan?.next && commit !== head)
      const refusal = taken ? versionExists(taken, releases) : plan && tooSmall(plan, base, module.changes)
      if (refusal !== undefined) refusals.push(refusal)
    } catch (error) {
      if (!(error instanceof RegistryError) || error.code !== 'INVALID_HCL') throw error
      refusals.push(error)
    }
  }
  const changes = modules.flatMap((module) => (specs.length > 1 ? prefixed(module) : module.changes))
  return { report: { bump: requiredBump(changes), changes, modules }, refusals }
}

/** A parsed declaration, and the modules that it is about. */
interface PlannedVersion {
  readonly next: Version | Severity
  readonly specs: readonly ModuleSpec[]
  readonly called: string
}

/** A severity is about all modules, a tag or a version about those of its prefix. */
function readDeclaration({ text, called }: Declaration, specs: readonly ModuleSpec[]): PlannedVersion {
  if (isSeverity(text)) return { next: text, specs, called }
  const matches = findMatches(text, specs)
  const [first] = matches
  if (first !== undefined) return { next: first.version, specs: matches.map(({ spec }) => spec), called }
  if (specs.length === 1) return { next: parseVersion(text.replace(/^v/, '')), specs, called }
  throw new RegistryError(
    'INVALID_INPUT',
    `${called} ${quote(text)} is a version of none of the ${specs.length} modules of the repository`,
    `use the tag of the release: ${specs.map(({ tagPrefixes }) => `${tagPrefixes[0]}v1.2.3`).join(' or ')}`,
  )
}

function isSeverity(text: string): text is Severity {
  return SEVERITIES.some((severity) => severity === text)
}

async function checkModule(
  spec: ModuleSpec,
  base: TaggedVersion | undefined,
  { interfaces, config, head, defaultAddress, log }: CheckDependencies,
): Promise<CheckedModule> {
  const { path } = spec
  if (base === undefined) return { path, base: null, bump: 'patch', changes: [], next: null }
  const { tag, commit, version } = base
  const pathThen = pathOf(spec, modulesOf(await config.at(commit), {}, defaultAddress))
  const before = await interfaces.atCommit({ commit, path: pathThen })
  const after = await interfaces.atCommit({ commit: head, path })
  const compared = compareInterfacesOf(
    { name: `tag ${quote(tag)}`, moduleInterface: before },
    { name: 'HEAD', moduleInterface: after },
    log,
  )
  return { path, base: tag, ...compared, next: minimumVersion(version, compared.changes) }
}

/** A tag that is a version of one module. */
interface TaggedVersion extends TaggedCommit {
  readonly version: Version
}

function releasesOf(spec: ModuleSpec, tags: readonly TaggedCommit[]): TaggedVersion[] {
  return tags.flatMap((tagged) =>
    findMatches(tagged.tag, [spec]).map(({ version }) => ({ ...tagged, version })),
  )
}

/** The release that the next one is compared with: the latest, or the one before a version that is named. */
function baseOf(
  releases: readonly TaggedVersion[],
  next: Version | Severity | undefined,
): TaggedVersion | undefined {
  const versions = releases.map(({ version }) => version)
  const isOpen = next === undefined || isSeverity(next)
  const base = isOpen ? selectLatest(versions) : selectBase(versions, next)
  return releases.find(({ version }) => version === base)
}

/** The directory of a module at another commit: its address survives a move. */
function pathOf(spec: ModuleSpec, specs: readonly ModuleSpec[]): string {
  const text = ({ address }: ModuleSpec) => (address === undefined ? '' : formatModuleAddress(address))
  return specs.find((each) => text(each) === text(spec))?.path ?? spec.path
}

function versionExists(taken: TaggedVersion, releases: readonly TaggedVersion[]): RegistryError {
  const latest = selectLatest(releases.map(({ version }) => version)) ?? taken.version
  return new RegistryError(
    'VERSION_EXISTS',
    `${taken.version} was released from another commit: tag ${quote(taken.tag)}`,
    `use a version above ${latest}`,
  )
}

/** Why a planned version is too small for the changes since `base`; undefined where it is large enough. */
function tooSmall(
  { next, called }: PlannedVersion,
  base: TaggedVersion | undefined,
  changes: readonly Change[],
): RegistryError | undefined {
  if (base === undefined) return undefined
  const version = isSeverity(next) ? bumpVersion(base.version, next) : next
  const compatibility = checkBump(base.version, version, changes)
  if (compatibility.isLargeEnough) return undefined
  return incompatible(compatibility, `${called} ${compatibility.minimumVersion}`)
}

/** The changes of one of several modules, with its directory in front. */
function prefixed({ path, changes }: CheckedModule): readonly Change[] {
  return path === ''
    ? changes
    : changes.map((change) => ({ ...change, subject: `${path}: ${change.subject}` }))
}

/** The check of one module as text for people. */
export function formatCheckedModule({ path, base, bump, changes, next }: CheckedModule): string {
  const name = path === '' ? 'module' : path
  if (base === null) return `${name}: nothing was released yet`
  return [
    `${name}: HEAD against ${base}`,
    ...formatChanges(changes),
    `bump      ${bump}, next version ${next} or higher`,
    `changelog ${changelogLine(changes)}`,
  ].join('\n')
}
