import { quote, RegistryError, visible } from '../base/error.ts'
import { groupBy } from '../base/group.ts'
import { inParallel } from '../base/in-parallel.ts'
import type { Web } from '../doctor/ports.ts'
import type { PackageHosts } from '../index/packages/ports.ts'
import { resolvePath } from '../interface/read/module-files.ts'
import { formatModuleAddress } from '../module/module-address.ts'
import type { AuditedModule, AuditRequest } from './audited-module.ts'
import { FINDING_KINDS, type Finding, type FindingCode } from './finding.ts'
import { type JudgedModule, judgeUse, withDeprecation } from './judged-module.ts'
import { MAX_CALL_DEPTH, REQUESTS_AT_ONCE } from './limits.ts'
import { type Lock, updateLock } from './lock.ts'
import { findPackage, type ModulePackage } from './module-package.ts'
import { moduleName, readRegistrySource } from './module-source.ts'
import type { ModuleUse } from './module-use.ts'
import { type RootUses, readUses } from './module-uses.ts'
import type { FilesComparison, InstalledPackages, RegistryHosts, RootModules } from './ports.ts'
import { RegistryAnswers } from './registry-answers.ts'

export interface AuditDependencies {
  readonly modules: RootModules
  readonly web: Web
  readonly hosts: RegistryHosts
  readonly packages: PackageHosts
  readonly installed: InstalledPackages
}

export interface AuditReport {
  readonly modules: readonly AuditedModule[]
  readonly findings: readonly Finding[]
  /** Calls of modules of no registry. */
  readonly others: number
  /** The lock of the modules in use; undefined where the request has none. */
  readonly lock: Lock | undefined
}

/**
 * Asks the registries of all modules that root modules use what became of them. A registry that does not answer is a finding, and
 * stops nothing. Throws NOT_FOUND for a directory without configuration.
 */
export async function audit(request: AuditRequest, dependencies: AuditDependencies): Promise<AuditReport> {
  const roots = await inParallel(request.directories, 1, (each) => readRoot(each, request, dependencies))
  const answers = new RegistryAnswers(dependencies.web, dependencies.hosts)
  const judged = await judgeAll(
    roots.flatMap(({ uses }) => uses),
    { answers, request },
  )
  const modules = await withPackages(judged, { request, dependencies, answers })
  const problems = roots.flatMap((root) => root.problems.map(problemFinding))
  const findings = [...problems, ...modules.flatMap((module) => findingsOf(module, request))]
  const others = roots.reduce((sum, root) => sum + root.others, 0)
  return { modules, findings: inOrder(findings), others, lock: request.lock && lockOf(request, modules) }
}

async function readRoot(
  directory: string,
  { defaultHost }: AuditRequest,
  { modules }: AuditDependencies,
): Promise<RootUses> {
  const root = await readUses(directory, modules, defaultHost)
  if (root !== undefined) return root
  throw new RegistryError(
    'NOT_FOUND',
    `${quote(directory)} has no configuration of Terraform or OpenTofu, and no .terraform/modules`,
    'name the directory of a root module: module-registry audit live/prod',
  )
}

interface Judging {
  readonly answers: RegistryAnswers
  readonly request: AuditRequest
}

/** Calls of versions that are not installed lead to those that their registry says that they call. */
async function judgeAll(uses: readonly ModuleUse[], judging: Judging): Promise<JudgedModule[]> {
  const judged: JudgedModule[] = []
  for (let waiting = [...uses]; waiting.length > 0; ) {
    const groups = groupBy(waiting, moduleName)
    const found = await inParallel([...groups.values()], REQUESTS_AT_ONCE, (group) =>
      judgeModule(group, judging),
    )
    judged.push(...found.flat())
    waiting = found.flat().flatMap((module) => calledBy(module, judging.request.defaultHost))
  }
  return judged
}

/** Calls of one module of one registry. */
async function judgeModule(uses: readonly ModuleUse[], { answers }: Judging): Promise<JudgedModule[]> {
  const [first] = uses
  if (first === undefined) return []
  const { host, address } = first
  const answer = await answers.versions(host, address)
  const judged = uses.map((use) => judgeUse(use, answer))
  if ('kind' in answer || answer.markSupport !== 'only') return judged
  const details = new Map<string, ReturnType<RegistryAnswers['deprecation']>>()
  const ask = (version: string) => {
    const path = `${formatModuleAddress(address)}/${version}`
    const found = details.get(path) ?? answers.deprecation(host, answer.modulesUrl, path)
    details.set(path, found)
    return found
  }
  return inParallel(judged, 1, async (module) => {
    const mark = module.known && (await ask(module.known.version))
    return mark === undefined ? module : withDeprecation(module, mark)
  })
}

interface PackageWork {
  readonly request: AuditRequest
  readonly dependencies: AuditDependencies
  readonly answers: RegistryAnswers
}

/** The package of each version once, and of each installation its files. */
async function withPackages(
  modules: readonly JudgedModule[],
  { request, dependencies, answers }: PackageWork,
): Promise<AuditedModule[]> {
  const isAsked = request.withPackages || request.lock !== undefined
  const packages = new Map<string, Promise<ModulePackage>>()
  return inParallel(modules, REQUESTS_AT_ONCE, async (module) => {
    const { host, address, version, installed, directory, key } = module
    if (!isAsked || version === undefined) return { ...module, package: undefined, files: undefined }
    const name = `${moduleName(module)} ${version}`
    const asked = packages.get(name) ?? findPackage({ host, address, version }, { ...dependencies, answers })
    packages.set(name, asked)
    const found = await asked
    if (!request.withPackages || installed === undefined)
      return { ...module, package: found, files: undefined }
    const files = await compareFiles(found, { directory, key }, dependencies.installed)
    return { ...module, package: found, files }
  })
}

async function compareFiles(
  { source, problem }: ModulePackage,
  installation: { readonly directory: string; readonly key: string },
  installed: InstalledPackages,
): Promise<FilesComparison> {
  if (source?.kind === 'archive' && source.format === 'zip') return installed.compare(source, installation)
  const reason = source === undefined ? problem : 'the package is not a zip'
  return { kind: 'unknown', reason }
}

function problemFinding({ file, line, message }: RootUses['problems'][number]): Finding {
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

function inOrder(findings: readonly Finding[]): Finding[] {
  return [...new Map(findings.map((finding) => [JSON.stringify(finding), finding])).values()]
}

function lockOf({ lock = new Map(), isLockReadonly }: AuditRequest, modules: readonly AuditedModule[]): Lock {
  if (isLockReadonly) return lock
  const uses = modules.flatMap((module) => {
    const { version } = module
    if (version === undefined) return []
    return [{ module: moduleName(module), version, digest: module.package?.digest ?? null }]
  })
  uses.sort((a, b) => (`${a.module} ${a.version}` < `${b.module} ${b.version}` ? -1 : 1))
  return updateLock(lock, uses)
}

/** The modules that a version calls by what its registry says of it; none for an installed one, whose calls are installed too. */
function calledBy(module: JudgedModule, defaultHost: string): ModuleUse[] {
  if (module.installed !== undefined || module.known === undefined) return []
  return callsOf(module, { path: module.subdirectory, key: module.key, defaultHost })
}

interface Caller {
  readonly path: string
  readonly key: string
  readonly defaultHost: string
}

function callsOf(module: JudgedModule, { path, key, defaultHost }: Caller): ModuleUse[] {
  if (key.split('.').length > MAX_CALL_DEPTH) return []
  const { directory, file, line, known } = module
  return (known?.dependencies.get(path) ?? []).flatMap(({ name, source, version }) => {
    const own = `${key}.${name}`
    if (/^\.{1,2}\//.test(source))
      return callsOf(module, { path: resolvePath(path, source), key: own, defaultHost })
    const found = readRegistrySource(source, defaultHost)
    if (found === undefined) return []
    return [{ ...found, directory, file, line, key: own, source, constraint: version, installed: undefined }]
  })
}

/** What is to be said of one call of a module. */
function findingsOf(
  module: AuditedModule,
  request: Pick<AuditRequest, 'lock' | 'isLockReadonly'>,
): Finding[] {
  return [...changes(module, request), ...stateFinding(module)]
}

function finding(module: AuditedModule, code: FindingCode, message: string, fix: string): Finding {
  const { version = null, key, file, line } = module
  return { code, module: moduleName(module), key, version, file, line, message, fix }
}

function stateFinding(module: AuditedModule): Finding[] {
  const { state, problem, fix, latest, allowed, version } = module
  switch (state) {
    case 'current':
      return []
    case 'outdated': {
      const reach =
        allowed === latest ? 'init -upgrade installs it' : `the constraint allows ${allowed ?? 'none'}`
      return [finding(module, state, `${latest} is the latest release; ${reach}`, `move to ${latest}`)]
    }
    case 'deprecated':
    case 'yanked':
    case 'removed':
      return [finding(module, state, markText(module), markFix(module))]
    default: {
      const name = version === undefined ? moduleName(module) : `${moduleName(module)} ${version}`
      return [finding(module, state, problem === '' ? name : problem, fix || FINDING_KINDS[state].fix)]
    }
  }
}

/** The words of the owner. */
function markText({ state, reason, link }: AuditedModule): string {
  const more = link === '' ? '' : ` (${visible(link)})`
  return reason === '' ? `${state}, without a reason${more}` : `${quote(reason)}${more}`
}

function markFix(module: AuditedModule): string {
  const { state, replacement, latest, version } = module
  if (replacement !== '') return `use ${visible(replacement)}`
  if (latest !== undefined && latest !== version) return `use ${latest}`
  return FINDING_KINDS[state === 'deprecated' ? 'deprecated' : 'yanked'].fix
}

const INSTALL_AGAIN =
  'delete .terraform/modules and run init again; if it is still so, ask who published the package'

function changes(
  module: AuditedModule,
  { lock, isLockReadonly }: Pick<AuditRequest, 'lock' | 'isLockReadonly'>,
): Finding[] {
  const { files, version } = module
  const digest = module.package?.digest ?? null
  const found: Finding[] = []
  if (files?.kind === 'changed') found.push(finding(module, 'changed', files.files.join(', '), INSTALL_AGAIN))
  if (lock === undefined || version === undefined) return found
  const locked = lock.get(moduleName(module))?.get(version)
  if (locked === undefined && isLockReadonly)
    found.push(finding(module, 'unlocked', 'the lock file does not have it', FINDING_KINDS.unlocked.fix))
  if (locked !== undefined && digest !== null && locked !== digest)
    found.push(
      finding(
        module,
        'changed',
        `the lock file has ${locked}, and the registry now names ${digest}`,
        'ask the owner of the registry; if the change is right, delete the entry in the lock file',
      ),
    )
  if (
    digest === null &&
    module.state !== 'unknown' &&
    module.state !== 'missing' &&
    module.state !== 'removed'
  )
    found.push(
      finding(
        module,
        'unknown',
        `no digest: ${module.package?.problem ?? ''}`,
        'publish it with a location that pins its bytes',
      ),
    )
  return found
}
