import { quote, RegistryError } from '../core/error.ts'
import { honestVersion, judgeBump, requiredBump, selectBase } from '../core/interface/bump.ts'
import type { Change, Severity } from '../core/interface/change.ts'
import { incompatible } from '../core/interface/incompatible.ts'
import { formatModuleAddress } from '../core/module-address.ts'
import { type ModuleSpec, modulesOf } from '../core/selection.ts'
import { readTag } from '../core/tag.ts'
import { parseVersion, selectLatest, type Version } from '../core/version.ts'
import type { ConfigSource, InterfaceSource, Log, TaggedCommit, Tags } from '../ports.ts'
import { compareRead } from './compare-modules.ts'

export interface CheckRequest {
  /** The next version, or the tag that it shall have; undefined where nobody said. */
  readonly version: string | undefined
}

export interface CheckOutside {
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
  /** The lowest version that would be honest; null where nothing was released. */
  readonly next: string | null
}

/**
 * HEAD against the last release of each module of the repository. Throws INCOMPATIBLE where the next version was said and
 * is too small, INVALID_HCL where HEAD does not parse.
 */
export async function check(request: CheckRequest, outside: CheckOutside): Promise<CheckReport> {
  const specs = modulesOf(await outside.config.at(outside.head), {})
  const said = sayVersion(request.version, specs)
  const tags = await outside.released.all()
  const modules: CheckedModule[] = []
  for (const spec of specs) {
    const next = said?.specs.includes(spec) ? said.version : undefined
    modules.push(await checkModule(spec, { tags, next }, outside))
  }
  const changes = modules.flatMap((module) => (specs.length > 1 ? prefixed(module) : module.changes))
  return { bump: requiredBump(changes), changes, modules }
}

async function checkModule(
  spec: ModuleSpec,
  { tags, next }: { readonly tags: readonly TaggedCommit[]; readonly next: Version | undefined },
  outside: CheckOutside,
): Promise<CheckedModule> {
  const { path } = spec
  const releases = releasesOf(spec, tags)
  const taken = releases.find(({ version, commit }) => version === next && commit !== outside.head)
  if (taken !== undefined) throw releasedAlready(taken, releases)
  const base = baseOf(releases, next)
  if (base === undefined) return { path, base: null, bump: 'patch', changes: [], next: null }
  const { interfaces, head, log } = outside
  const before = await interfaces.atCommit({ commit: base.commit, path: await pathAt(base, spec, outside) })
  const after = await interfaces.atCommit({ commit: head, path })
  const of = `tag ${quote(base.tag)}`
  const { bump, changes } = compareRead({ of, offer: before }, { of: 'HEAD', offer: after }, log)
  if (next !== undefined) refuseDishonest(base, next, changes)
  return { path, base: base.tag, bump, changes, next: honestVersion(base.version, changes) }
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

function baseOf(releases: readonly Release[], next: Version | undefined): Release | undefined {
  const versions = releases.map(({ version }) => version)
  const base = next === undefined ? selectLatest(versions) : selectBase(versions, next)
  return releases.find(({ version }) => version === base)
}

function releasedAlready(taken: Release, releases: readonly Release[]): RegistryError {
  const latest = selectLatest(releases.map(({ version }) => version)) ?? taken.version
  return new RegistryError(
    'VERSION_EXISTS',
    `${taken.version} was released from another commit: tag ${quote(taken.tag)}`,
    `say a version above ${latest}`,
  )
}

/** Where the module lay when it was released; by its address, which outlives a move. */
async function pathAt(base: Release, spec: ModuleSpec, outside: CheckOutside): Promise<string> {
  const specs = modulesOf(await outside.config.at(base.commit), {})
  const text = ({ address }: ModuleSpec) => (address === undefined ? '' : formatModuleAddress(address))
  return specs.find((each) => text(each) === text(spec))?.path ?? spec.path
}

/** A version for one module, a tag for the module of its prefix. */
function sayVersion(
  text: string | undefined,
  specs: readonly ModuleSpec[],
): { readonly version: Version; readonly specs: readonly ModuleSpec[] } | undefined {
  if (text === undefined) return undefined
  const readings = specs.map((spec) => ({ spec, reading: readTag(text, spec.tagPrefix) }))
  const matches = readings.flatMap(({ spec, reading }) =>
    reading.verdict === 'version' ? [{ spec, version: reading.version }] : [],
  )
  const longest = Math.max(...matches.map(({ spec }) => spec.tagPrefix.length))
  const nearest = matches.filter(({ spec }) => spec.tagPrefix.length === longest)
  const [first] = nearest
  if (first !== undefined) return { version: first.version, specs: nearest.map(({ spec }) => spec) }
  if (specs.length === 1) return { version: parseVersion(text.replace(/^v/, '')), specs }
  throw new RegistryError(
    'INVALID_INPUT',
    `--version ${quote(text)} is a version of none of the ${specs.length} modules of the repository`,
    `say the tag that it shall have: ${specs.map(({ tagPrefix }) => `--version ${tagPrefix}v1.2.3`).join(' or ')}`,
  )
}

function refuseDishonest(base: Release, next: Version, changes: readonly Change[]): void {
  const verdict = judgeBump(base.version, next, changes)
  if (verdict.isHonest) return
  throw incompatible(
    { base: base.version, next, verdict, changes },
    `say a version that is: --version ${verdict.honest}`,
  )
}

function prefixed({ path, changes }: CheckedModule): Change[] {
  return changes.map((change) => ({
    ...change,
    subject: path === '' ? change.subject : `${path}: ${change.subject}`,
  }))
}
