import { quote, RegistryError } from '../base/error.ts'
import type { Log } from '../base/log.ts'
import type { Change, Severity } from '../interface/diff/change.ts'
import {
  bumpVersion,
  checkBump,
  incompatible,
  minimumVersion,
  requiredBump,
  selectBase,
} from '../interface/diff/required-bump.ts'
import { formatModuleAddress } from '../module/module-address.ts'
import { readTag } from '../module/tag.ts'
import { selectLatest, type Version } from '../module/version.ts'
import type { SelectionOptions } from '../publish/config.ts'
import type { ConfigSource, InterfaceSource, TaggedCommit, Tags } from '../publish/ports.ts'
import { type ModuleSpec, modulesOf } from '../publish/selection.ts'
import { compareRead } from './compare-modules.ts'
import { type Declaration, type Declared, isSeverity, readDeclaration } from './next-version.ts'

export interface CheckRequest {
  /** What the next release shall be; undefined where nobody said. */
  readonly declared: Declaration | undefined
  readonly flags: SelectionOptions
}

export interface CheckDependencies {
  /** Commit of HEAD. */
  readonly head: string
  /** Tags in the history of HEAD. */
  readonly released: Tags
  readonly config: ConfigSource
  readonly interfaces: InterfaceSource
  readonly log: Log
}

/** What `check --json` prints: all modules together, and each. */
export interface CheckReport {
  readonly bump: Severity
  readonly changes: readonly Change[]
  readonly modules: readonly CheckedModule[]
}

export interface CheckedModule {
  /** Directory in the repository; `''` is the root. */
  readonly path: string
  /** The last release tag; null where nothing was released. */
  readonly base: string | null
  readonly bump: Severity
  readonly changes: readonly Change[]
  /** The lowest version that is large enough for the changes; null where nothing was released. */
  readonly next: Version | null
}

export interface CheckOutcome {
  readonly report: CheckReport
  /** Why the repository should not be released as it was said: INCOMPATIBLE, VERSION_EXISTS; INVALID_HCL of HEAD. */
  readonly refusals: readonly RegistryError[]
}

/** HEAD against the last release of each module of the repository. Throws INVALID_INPUT, INVALID_CONFIG, NOT_A_MODULE. */
export async function check(
  { declared: said, flags }: CheckRequest,
  dependencies: CheckDependencies,
): Promise<CheckOutcome> {
  const specs = modulesOf(await dependencies.config.at(dependencies.head), flags)
  const declared = said === undefined ? undefined : readDeclaration(said, specs)
  const tags = await dependencies.released.all()
  const modules: CheckedModule[] = []
  const refusals: RegistryError[] = []
  for (const spec of specs) {
    const next = declared?.specs.includes(spec) ? declared.next : undefined
    const called = said?.called ?? ''
    const releases = releasesOf(spec, tags)
    const base = baseOf(releases, next)
    try {
      const module = await checkModule(spec, base, dependencies)
      modules.push(module)
      refusals.push(...refusalsOf(module, { next, called }, { base, releases, head: dependencies.head }))
    } catch (error) {
      if (!(error instanceof RegistryError) || error.code !== 'INVALID_HCL') throw error
      refusals.push(error)
    }
  }
  const changes = modules.flatMap((module) => (specs.length > 1 ? prefixed(module) : module.changes))
  return { report: { bump: requiredBump(changes), changes, modules }, refusals }
}

async function checkModule(
  spec: ModuleSpec,
  base: Release | undefined,
  dependencies: CheckDependencies,
): Promise<CheckedModule> {
  const { path } = spec
  if (base === undefined) return { path, base: null, bump: 'patch', changes: [], next: null }
  const { interfaces, head, log } = dependencies
  const before = await interfaces.atCommit({
    commit: base.commit,
    path: await pathAt(base, spec, dependencies),
  })
  const after = await interfaces.atCommit({ commit: head, path })
  const of = `tag ${quote(base.tag)}`
  const { bump, changes } = compareRead(
    { of, moduleInterface: before },
    { of: 'HEAD', moduleInterface: after },
    log,
  )
  return { path, base: base.tag, bump, changes, next: minimumVersion(base.version, changes) }
}

interface Release {
  readonly tag: string
  readonly commit: string
  readonly version: Version
}

function releasesOf(spec: ModuleSpec, tags: readonly TaggedCommit[]): Release[] {
  return tags.flatMap(({ tag, commit }): Release[] => {
    const reading = readTag(tag, spec.tagPrefix)
    return reading.verdict === 'version' ? [{ tag, commit, version: reading.version }] : []
  })
}

function baseOf(releases: readonly Release[], next: Declared['next'] | undefined): Release | undefined {
  const versions = releases.map(({ version }) => version)
  const isOpen = next === undefined || isSeverity(next)
  const base = isOpen ? selectLatest(versions) : selectBase(versions, next)
  return releases.find(({ version }) => version === base)
}

/** Where the module lay when it was released; by its address, which outlives a move. */
async function pathAt(base: Release, spec: ModuleSpec, dependencies: CheckDependencies): Promise<string> {
  const specs = modulesOf(await dependencies.config.at(base.commit), {})
  const text = ({ address }: ModuleSpec) => (address === undefined ? '' : formatModuleAddress(address))
  return specs.find((each) => text(each) === text(spec))?.path ?? spec.path
}

/** What is wrong with the version that was said. */
function refusalsOf(
  { changes }: CheckedModule,
  { next: said, called }: { readonly next: Declared['next'] | undefined; readonly called: string },
  history: {
    readonly base: Release | undefined
    readonly releases: readonly Release[]
    readonly head: string
  },
): RegistryError[] {
  const { base, releases, head } = history
  if (said === undefined) return []
  const taken = releases.find(({ version, commit }) => version === said && commit !== head)
  if (taken !== undefined) return [releasedAlready(taken, releases)]
  if (base === undefined) return []
  const next = isSeverity(said) ? bumpVersion(base.version, said) : said
  const compatibility = checkBump(base.version, next, changes)
  const { isLargeEnough, minimumVersion: minimum } = compatibility
  return isLargeEnough ? [] : [incompatible(compatibility, `${called} ${minimum}`)]
}

function releasedAlready(taken: Release, releases: readonly Release[]): RegistryError {
  const latest = selectLatest(releases.map(({ version }) => version)) ?? taken.version
  return new RegistryError(
    'VERSION_EXISTS',
    `${taken.version} was released from another commit: tag ${quote(taken.tag)}`,
    `say a version above ${latest}`,
  )
}

function prefixed({ path, changes }: CheckedModule): Change[] {
  return changes.map((change) => ({
    ...change,
    subject: path === '' ? change.subject : `${path}: ${change.subject}`,
  }))
}
