import { quote, RegistryError, visible } from '../base/error.ts'
import { getOrInsert } from '../base/get-or-insert.ts'
import { type Group, groupBy } from '../base/group.ts'
import { inParallel } from '../base/in-parallel.ts'
import type { Web } from '../doctor/client.ts'
import {
  type KnownVersion,
  type ListFailure,
  type MarkSupport,
  type ModuleVersions,
  RegistryClient,
  type RegistryHosts,
} from '../doctor/registry-client.ts'
import type { PackageSource } from '../index/packages/package-source.ts'
import type { PackageHosts } from '../index/packages/ports.ts'
import type { SourcePosition } from '../interface/module-interface.ts'
import { resolvePath } from '../interface/read/module-files.ts'
import { isConstraint, parseConstraint } from '../interface/version-constraint.ts'
import { selectLatest, sortVersions, type Version } from '../module/version.ts'
import {
  type FilesComparison,
  type InstalledPackages,
  type ModuleUse,
  moduleName,
  type RootModules,
  readRegistrySource,
  readUsesBelow,
} from './module-use.ts'

/** Requests that are under way at the same time. The rest waits. */
const REQUESTS_AT_ONCE = 8

/**
 * Depth of calls up to which the dependencies of a registry are followed: modules that call each other in a
 * circle never install. Deeper ones are left out.
 */
const MAX_CALL_DEPTH = 24

/** What `audit` finds. `docs/reference/audit.md` has the same table. */
export const FINDING_KINDS = {
  changed: {
    level: 'error',
    meaning: 'the installed files, the package or the digest in the lock file are not the same any more',
    fix: 'find out who changed them before you install again',
  },
  removed: {
    level: 'error',
    meaning: 'the version is gone for good; `init` fails',
    fix: 'use the replacement, or another version',
  },
  yanked: {
    level: 'error',
    meaning: 'the version was withdrawn; a fresh `init` says only that no version matches',
    fix: 'use the replacement, or another version',
  },
  missing: {
    level: 'error',
    meaning: 'the registry lists no such version or module, and does not say why',
    fix: 'use a listed version, or ask the owner of the registry',
  },
  unlocked: {
    level: 'error',
    meaning: 'the lock file does not have the module (with `--lock-readonly`)',
    fix: 'run audit without --lock-readonly, and commit the lock file',
  },
  unknown: {
    level: 'warning',
    meaning: 'the state cannot be told: the registry does not answer, or a file does not parse',
    fix: 'see the message',
  },
  deprecated: {
    level: 'warning',
    meaning: 'the version installs, and its owner advises against it',
    fix: 'move to the replacement, or to a newer version',
  },
  outdated: {
    level: 'note',
    meaning: 'there is a newer release',
    fix: 'raise the version',
  },
} as const

/** The digests of modules in use, with the directory in the package, by `host/namespace/name/system` and version. */
export type Lock = ReadonlyMap<string, ReadonlyMap<string, string>>

type FindingCode = keyof typeof FINDING_KINDS

export interface Finding extends SourcePosition {
  readonly code: FindingCode
  /** `modules.acme.dev/acme/vpc/aws`; null for a file. */
  readonly module: string | null
  /** As `modules.json` names the call: `network.vpc` is called by `network`; null for a file. */
  readonly key: string | null
  readonly version: string | null
  readonly message: string
  readonly fix: string
}

interface AuditDependencies {
  readonly modules: RootModules
  readonly web: Web
  readonly hosts: RegistryHosts
  readonly packages: PackageHosts
  readonly installed: InstalledPackages
}

interface AuditRequest {
  readonly directories: readonly string[]
  /** The registry that an address without a host means. */
  readonly defaultHost: string
  readonly withPackages: boolean
  /** The lock file, empty where there is none yet. */
  readonly lock: Lock | undefined
  /** A module that the lock file does not have is a finding, and is not added. */
  readonly isLockReadonly: boolean
}

/** The package of a version, as its registry names it today. */
interface ModulePackage {
  readonly source: PackageSource | undefined
  /**
   * `sha256:<hex>` of a zip, `commit:<id>`, `manifest:sha256:<hex>` of an OCI artifact, and then `//` and the directory, if it is
   * not the root; null where the location pins no bytes or cannot be had.
   */
  readonly digest: string | null
  /** Why there is no digest; empty where there is one. */
  readonly problem: string
}

/** A call of a module, and what its registry says of the version that it gets. */
interface AuditedModule extends ModuleUse {
  /** The installed version; before `init` the one that clients would choose. */
  readonly version: Version | undefined
  /** The highest release that is listed. */
  readonly latest: Version | undefined
  /** The highest version that the constraint allows. */
  readonly allowed: Version | undefined
  readonly state: FindingCode | 'current'
  readonly reason: string
  readonly link: string
  readonly replacement: string
  /** Why the state cannot be told, and what to do; empty otherwise. */
  readonly problem: string
  readonly fix: string
  /** Undefined where the registry told nothing. */
  readonly markSupport: MarkSupport | undefined
  readonly known: KnownVersion | undefined
  /** Absent where no package was asked for. */
  readonly package?: ModulePackage
  readonly files?: FilesComparison
}

export interface AuditReport {
  readonly modules: readonly AuditedModule[]
  readonly findings: readonly Finding[]
  readonly others: number
  /** The lock of the modules in use; undefined where the request has none. */
  readonly lock: Lock | undefined
}

/**
 * Asks the registries of all modules that root modules use what became of them. A registry that does not answer is a finding, and
 * stops nothing. Throws NOT_FOUND for a directory without configuration in it and below it.
 */
export async function audit(request: AuditRequest, dependencies: AuditDependencies): Promise<AuditReport> {
  const found = await inParallel(request.directories, 1, async (directory) => {
    const roots = await readUsesBelow(directory, dependencies.modules, request.defaultHost)
    if (roots.length > 0) return roots
    throw new RegistryError(
      'NOT_FOUND',
      `${quote(directory)} has no configuration of Terraform or OpenTofu, also not below it, and no .terraform/modules`,
      'name the directory of a root module: module-registry audit live/prod',
    )
  })
  const roots = found.flat()
  const registries = new RegistryClient(dependencies.web, dependencies.hosts)
  const checked: AuditedModule[] = []
  // Calls of versions that are not installed lead to those that their registry says that they call.
  for (let waiting = roots.flatMap(({ uses }) => uses); waiting.length > 0; ) {
    const groups = [...groupBy(waiting, moduleName).values()]
    const found = await inParallel(groups, REQUESTS_AT_ONCE, (group) => checkModule(group, registries))
    checked.push(...found.flat())
    waiting = found.flat().flatMap((module) => calledBy(module, request.defaultHost))
  }
  const modules = await withPackages(checked, request, dependencies, registries)
  const problems = roots.flatMap((root) => root.problems.map(problemFinding))
  const findings = [...problems, ...modules.flatMap((module) => findingsOf(module, request))]
  const unique = [...new Map(findings.map((each) => [JSON.stringify(each), each])).values()]
  const others = roots.reduce((sum, root) => sum + root.others, 0)
  return { modules, findings: unique, others, lock: request.lock && lockOf(request, modules) }
}

async function checkModule(uses: Group<ModuleUse>, registries: RegistryClient): Promise<AuditedModule[]> {
  const [{ host, address }] = uses
  const answer = await registries.versions(host, address)
  const checked = uses.map((use) => checkUse(use, answer))
  if ('kind' in answer || answer.markSupport !== 'only') return checked
  return inParallel(checked, 1, async (module) => {
    const { known } = module
    const mark = known && (await registries.deprecation(answer, known.version))
    if (mark === undefined) return module
    const markSupport = 'deprecations'
    return mark === null
      ? { ...module, markSupport }
      : { ...module, ...mark, markSupport, state: 'deprecated' }
  })
}

function checkUse(use: ModuleUse, answer: ModuleVersions | ListFailure): AuditedModule {
  const nothing = { latest: undefined, allowed: undefined, markSupport: undefined, known: undefined }
  const base = { ...use, ...nothing, reason: '', link: '', replacement: '', problem: '', fix: '' }
  if ('kind' in answer)
    return { ...base, version: use.installed, state: answer.kind, problem: answer.message, fix: answer.fix }
  const { markSupport, versions } = answer
  const namesOf = (isWanted: boolean) =>
    versions.filter((each) => isListed(each) === isWanted).map(({ version }) => version)
  const listed = namesOf(true)
  const isAllowed = allows(use.constraint)
  const latest = selectLatest(listed)
  const allowed = isAllowed && sortVersions(listed).find(isAllowed)
  const refused = isAllowed && sortVersions(namesOf(false)).find(isAllowed)
  const version = use.installed ?? (use.constraint === '' ? latest : allowed) ?? refused
  const facts = { ...base, markSupport, latest, allowed, version }
  if (version === undefined) return { ...facts, ...withoutVersion(use, listed) }
  const known = versions.find((each) => each.version === version)
  if (known === undefined) {
    const ask = 'ask the owner of the registry'
    const problem = 'the registry lists this version no more, and does not say why'
    return {
      ...facts,
      state: 'missing',
      problem,
      fix: latest === undefined ? ask : `use ${latest}, or ${ask}`,
    }
  }
  const { state, reason, link, replacement } = known
  const isOld = latest !== undefined && selectLatest([version, latest]) !== version
  const marks = { known, reason, link, replacement }
  return { ...facts, ...marks, state: state !== 'listed' ? state : isOld ? 'outdated' : 'current' }
}

function isListed({ state }: KnownVersion): boolean {
  return state === 'listed' || state === 'deprecated'
}

/** Undefined for a constraint that has to be evaluated, or that is none. Without a constraint clients choose releases. */
function allows(constraint: string | undefined): ((version: Version) => boolean) | undefined {
  if (constraint === undefined || (constraint !== '' && !isConstraint(constraint))) return undefined
  if (constraint === '') return (version) => !version.includes('-')
  try {
    return parseConstraint(constraint).allows
  } catch {
    return undefined
  }
}

function withoutVersion({ constraint }: ModuleUse, listed: readonly Version[]) {
  if (constraint === undefined)
    return {
      state: 'unknown',
      problem: 'the version is an expression, and no version is installed',
      fix: 'run terraform init or tofu init first',
    } as const
  const some = sortVersions(listed).slice(0, 3).join(', ')
  return {
    state: 'missing',
    problem: `the registry lists no version that ${JSON.stringify(constraint)} allows`,
    fix: some === '' ? 'ask the owner of the registry' : `use a listed version, such as ${some}`,
  } as const
}

/** The modules that a version calls by what its registry says of it; none for an installed one, whose calls are installed too. */
function calledBy(module: AuditedModule, defaultHost: string): ModuleUse[] {
  const { directory, file, line, known, installed } = module
  const callsOf = (path: string, key: string): ModuleUse[] => {
    if (key.split('.').length > MAX_CALL_DEPTH) return []
    return (known?.dependencies.get(path) ?? []).flatMap(({ name, source, version: constraint }) => {
      const own = `${key}.${name}`
      if (/^\.{1,2}\//.test(source)) return callsOf(resolvePath(path, source), own)
      const found = readRegistrySource(source, defaultHost)
      if (found === undefined) return []
      return [{ ...found, directory, file, line, key: own, source, constraint, installed: undefined }]
    })
  }
  return installed === undefined ? callsOf(module.subdirectory, module.key) : []
}

/** The package of each version once, and of each installation its files. */
async function withPackages(
  modules: readonly AuditedModule[],
  { withPackages: isCompared, lock }: AuditRequest,
  dependencies: AuditDependencies,
  registries: RegistryClient,
): Promise<AuditedModule[]> {
  if (!isCompared && lock === undefined) return [...modules]
  const packages = new Map<string, Promise<ModulePackage>>()
  const find = async ({ host, address }: AuditedModule, version: Version) =>
    modulePackage(await registries.source(host, address, version), dependencies.packages)
  return inParallel(modules, REQUESTS_AT_ONCE, async (module) => {
    const { version, installed, directory, key } = module
    if (version === undefined) return module
    const name = `${moduleName(module)} ${version}`
    const found = await getOrInsert(packages, name, () => find(module, version))
    const { source, problem } = found
    if (!isCompared || installed === undefined) return { ...module, package: found }
    const files =
      source?.kind === 'archive' && source.format === 'zip'
        ? await dependencies.installed.compare(source, { directory, key })
        : { kind: 'unknown' as const, reason: source === undefined ? problem : 'the package is not a zip' }
    return { ...module, package: found, files }
  })
}

/** What the bytes of a package are. A zip without a checksum is fetched. @param source text for why it cannot be told */
async function modulePackage(source: PackageSource | string, packages: PackageHosts): Promise<ModulePackage> {
  if (typeof source === 'string') return { source: undefined, digest: null, problem: source }
  const found = await digestOf(source, packages)
  if ('problem' in found) return { source, digest: null, ...found }
  const directory = 'subdirectory' in source && source.subdirectory !== '' ? `//${source.subdirectory}` : ''
  return { source, digest: `${found.digest}${directory}`, problem: '' }
}

async function digestOf(
  source: PackageSource,
  packages: PackageHosts,
): Promise<{ readonly digest: string } | { readonly problem: string }> {
  switch (source.kind) {
    case 'archive': {
      if (source.expected !== undefined)
        return { digest: `${source.expected.algorithm}:${source.expected.hex}` }
      const fetched = await packages.archive(source)
      if (fetched.kind !== 'fetched') return { problem: fetched.message }
      if (fetched.status === 200) return { digest: `sha256:${fetched.digests.sha256}` }
      return { problem: `the package answers ${fetched.status}` }
    }
    case 'git':
      if (/^[0-9a-f]{40}$/.test(source.ref)) return { digest: `commit:${source.ref}` }
      return { problem: `the location names ${JSON.stringify(source.ref)}, which can move` }
    case 'oci':
      if (source.reference.startsWith('sha256:')) return { digest: `manifest:${source.reference}` }
      return { problem: `the location names the tag ${source.reference}, which can move` }
    default:
      return { problem: 'the location is of a kind that is not followed' }
  }
}

/** The lock of exactly the modules in use: known digests stay, new ones are added. */
function lockOf({ lock = new Map(), isLockReadonly }: AuditRequest, modules: readonly AuditedModule[]): Lock {
  if (isLockReadonly) return lock
  const uses = modules.flatMap((module) => {
    const { version } = module
    if (version === undefined) return []
    const name = moduleName(module)
    const digest = lock.get(name)?.get(version) ?? module.package?.digest ?? null
    return digest === null ? [] : [{ name, version, digest }]
  })
  uses.sort((a, b) => (`${a.name} ${a.version}` < `${b.name} ${b.version}` ? -1 : 1))
  const digests = new Map<string, Map<string, string>>()
  for (const { name, version, digest } of uses)
    getOrInsert(digests, name, () => new Map<string, string>()).set(version, digest)
  return digests
}

function problemFinding({ file, line, message }: SourcePosition & { readonly message: string }): Finding {
  return {
    code: 'unknown',
    module: null,
    key: null,
    version: null,
    file,
    line,
    message: `the file does not parse: ${message}`,
    fix: 'correct the file: its modules may be missing here',
  }
}

function findingsOf(
  module: AuditedModule,
  { lock, isLockReadonly }: Pick<AuditRequest, 'lock' | 'isLockReadonly'>,
): Finding[] {
  const { files, version, state, key, file, line } = module
  const name = moduleName(module)
  const found: Finding[] = []
  const add = (code: FindingCode, message: string, fix: string) =>
    found.push({ code, module: name, key, version: version ?? null, file, line, message, fix })
  if (files?.kind === 'changed')
    add(
      'changed',
      files.files.join(', '),
      'delete .terraform/modules and run init again; if it is still so, ask who published the package',
    )
  if (lock !== undefined && version !== undefined) {
    const { digest, problem } = module.package ?? { digest: null, problem: '' }
    const locked = lock.get(name)?.get(version)
    if (locked === undefined && isLockReadonly)
      add('unlocked', 'the lock file does not have it', FINDING_KINDS.unlocked.fix)
    if (locked !== undefined && digest !== null && locked !== digest)
      add(
        'changed',
        `the lock file has ${locked}, and the registry now names ${digest}`,
        'ask the owner of the registry; if the change is right, delete the entry in the lock file',
      )
    if (digest === null && !['unknown', 'missing', 'removed'].includes(state))
      add('unknown', `no digest: ${problem}`, 'publish it with a location that pins its bytes')
  }
  if (state !== 'current') add(state, ...stateText(module, state))
  return found
}

function stateText(module: AuditedModule, state: FindingCode): [message: string, fix: string] {
  const { problem, fix, latest, allowed, version, reason, link, replacement } = module
  if (state === 'outdated') {
    const reach =
      allowed === latest ? 'init -upgrade installs it' : `the constraint allows ${allowed ?? 'none'}`
    return [`${latest} is the latest release; ${reach}`, `move to ${latest}`]
  }
  if (state !== 'deprecated' && state !== 'yanked' && state !== 'removed') {
    const name = version === undefined ? moduleName(module) : `${moduleName(module)} ${version}`
    return [problem === '' ? name : problem, fix || FINDING_KINDS[state].fix]
  }
  const more = link === '' ? '' : ` (${visible(link)})`
  const words = reason === '' ? `${state}, without a reason${more}` : `${quote(reason)}${more}`
  if (replacement !== '') return [words, `use ${visible(replacement)}`]
  if (latest !== undefined && latest !== version) return [words, `use ${latest}`]
  return [words, FINDING_KINDS[state === 'deprecated' ? 'deprecated' : 'yanked'].fix]
}
