import { quote, RegistryError } from '../base/error.ts'
import { groupBy } from '../base/group.ts'
import { inParallel } from '../base/in-parallel.ts'
import type { Web } from '../doctor/ports.ts'
import type { PackageHosts } from '../index/packages/ports.ts'
import { formatModuleAddress } from '../module/module-address.ts'
import type { AuditedModule, AuditRequest } from './audited-module.ts'
import { calledBy } from './dependencies.ts'
import type { Finding } from './finding.ts'
import { findingsOf } from './findings.ts'
import { type JudgedModule, judgeUse, withDeprecation } from './judged-module.ts'
import { REQUESTS_AT_ONCE } from './limits.ts'
import { type Lock, updateLock } from './lock.ts'
import { findPackage, type ModulePackage } from './module-package.ts'
import { moduleName } from './module-source.ts'
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
  if ('kind' in answer || answer.told !== 'only') return judged
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
