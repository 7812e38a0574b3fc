import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { readModuleDirectory } from '../adapters/filesystem/module-directory.ts'
import { Git, requireGit } from '../adapters/git/git.ts'
import { findWorkTree } from '../adapters/git/module-repository.ts'
import { listRemoteTags } from '../adapters/git/remote.ts'
import { networkWeb } from '../adapters/http/web.ts'
import { counted } from '../base/count.ts'
import { ifRefused, quote, RegistryError, shortList, visible } from '../base/error.ts'
import { groupBy } from '../base/group.ts'
import type { Log } from '../base/log.ts'
import { table } from '../base/table.ts'
import { quoteUrl } from '../base/url.ts'
import { type OpenModuleRepository, openModuleRepository } from '../composition/modules.ts'
import { openRegistryAccess } from '../composition/registry-access.ts'
import type { Runtime } from '../composition/runtime.ts'
import { RegistryClient } from '../doctor/registry-client.ts'
import { brokenFiles, formatDiagnostic } from '../interface/diagnostics.ts'
import type { DirectoryInterface, ModuleInterface } from '../interface/module-interface.ts'
import { isLocal } from '../interface/read/module-files.ts'
import {
  formatSources,
  type ImportReport,
  importModules,
  parseImportUrl,
} from '../migration/import-modules.ts'
import { isConfiguration, isExampleOrTest } from '../module/configuration-file.ts'
import { parseGitRemote } from '../module/git-remote.ts'
import { isWithin } from '../package/package.ts'
import { CONFIG_PATH } from '../publish/config.ts'
import { type Configuration, configure, doubledTags, tagsOf } from '../publish/configure.ts'
import { followLocalCalls } from '../publish/package-checks.ts'
import type { ModulePath } from '../publish/ports.ts'
import { type CommandOutcome, type CommonFlags, replaceFile } from './command.ts'

/** `import`: writes the sources from which `collect` publishes the modules of another registry. Throws as {@link importModules}. */
export async function importCommand(
  { from, output }: CommonFlags & { readonly from: readonly string[]; readonly output?: string },
  runtime: Runtime,
): Promise<CommandOutcome> {
  const requests = from.map(parseImportUrl)
  if (output !== undefined && existsSync(output))
    throw new RegistryError(
      'INVALID_INPUT',
      `--output names ${quote(output)}, which exists already`,
      'name a new file, and copy its sources into your registry.yml',
    )
  const { environment, log, temporary } = runtime
  const git = new Git(environment, log)
  await requireGit(git)
  const registries = new RegistryClient(networkWeb(log), await openRegistryAccess(runtime))
  const listTags = async (url: string) =>
    listRemoteTags(git, { remote: parseGitRemote(url), token: undefined, temporary })
  const report = await importModules(requests, { registries, listTags })
  const text = formatSources(report.sources)
  const isEmpty = report.sources.length === 0
  if (output !== undefined && !isEmpty) await replaceFile(output, text)
  return {
    json: { ...report, file: isEmpty ? null : (output ?? null) },
    text: formatImport(report, output === undefined && !isEmpty ? text : ''),
    refusals: isEmpty ? [nothing(from)] : [],
  }
}

function nothing(from: readonly string[]) {
  return {
    code: 'NOT_FOUND',
    message: `${from.map(quoteUrl).join(', ')} has no module that collect could publish`,
    hint: 'docs/guides/migration.md says what to do with packages that come from no Git repository',
  } as const
}

function formatImport({ sources, notTaken }: ImportReport, text: string): string {
  const rows = sources.flatMap(({ repository, modules }) =>
    modules.map(({ address, paths: [path = ''], versions }) => [
      address,
      String(versions.length),
      versions[0] ?? '',
      visible(path === '' ? repository : `${repository} ${path}`),
    ]),
  )
  const groups = groupBy(notTaken, ({ address, reason }) => `${address}\n${reason}`)
  const left = [...groups.values()].map((group) => {
    const [{ address, reason }] = group
    const versions = group.flatMap(({ version }) => version ?? []).join(', ')
    return `not taken ${address}${versions === '' ? '' : ` ${versions}`}: ${visible(reason)}`
  })
  const modules = sources.flatMap((source) => source.modules)
  const versions = modules.reduce((sum, each) => sum + each.versions.length, 0)
  const rest = notTaken.length === 0 ? '' : `, ${notTaken.length} not taken`
  const total = `total     ${counted(modules.length, 'module')}, ${counted(versions, 'version')}${rest}`
  return [text, ...table(['module', 'versions', 'latest', 'source'], rows), ...left, total]
    .filter((line) => line !== '')
    .join('\n')
}

interface ConfigureFlags extends CommonFlags {
  readonly repository: string
  readonly namespace?: string
  readonly system?: string
  readonly dryRun?: boolean
}

/**
 * `configure`: writes the config file of a repository of several modules. Throws as {@link configure}, INVALID_INPUT for a file that exists
 * and for a bare repository.
 */
export async function configureCommand(flags: ConfigureFlags, runtime: Runtime): Promise<CommandOutcome> {
  const { namespace, system, dryRun = false } = flags
  const modules = await openModuleRepository(runtime, flags.repository)
  try {
    const repository = await findWorkTree(new Git(runtime.environment, runtime.log), flags.repository)
    if (repository === undefined)
      throw new RegistryError(
        'INVALID_INPUT',
        `${quote(flags.repository)} is a bare repository, and configure reads files that are checked out`,
        `clone it (git clone ${flags.repository} DIR), and name the clone: --repository DIR`,
      )
    const tagged = await modules.tags.all()
    const tags = tagged.map(({ tag }) => tag)
    const paths = await findModuleDirectories(repository, namedDirectories(tags))
    const directories = []
    for (const path of paths) {
      const module = await readModuleDirectory(join(repository, path))
      if (path === '' && isBare(module.root)) continue
      const calls = await callsOf(repository, path, module)
      const providers = module.root.providers.map(({ name }) => name)
      const managed = module.root.resources.filter(({ mode }) => mode === 'managed')
      const resources = managed.map(({ type }) => type)
      directories.push({ path, providers, resources, ...calls })
    }
    const [name, owner] = modules.origin.identity?.repository.split('/').toReversed() ?? []
    const all = { directories, tags, owner, repository: name, namespace, system }
    const released = new Set((await modules.released.all()).map(({ tag }) => tag))
    const doubled = doubledTags(configure(all).modules, tagged, released)
    if (doubled.size > 0)
      runtime.log.info(
        `tags      left out, as another commit has the version: ${shortList([...doubled].map(quote)).join(', ')}`,
      )
    const request = { ...all, tags: tags.filter((tag) => !doubled.has(tag)) }
    const past = await readPast(modules, configure(request).modules, paths, runtime.log)
    const found = configure({
      ...request,
      directories: directories.map((each) => ({ ...each, ...past.get(each.path) })),
    })
    const file = join(repository, CONFIG_PATH)
    if (!dryRun && existsSync(file))
      throw new RegistryError(
        'INVALID_INPUT',
        `${quote(file)} exists already`,
        'compare it with what configure --dry-run prints, or delete it first',
      )
    if (!dryRun) await replaceFile(file, found.text)
    return { json: { file: CONFIG_PATH, written: !dryRun, ...found }, text: formatConfigured(found, dryRun) }
  } finally {
    await modules.close()
  }
}

interface PastOfModule {
  /** Those whose commits have it. */
  readonly tags: readonly string[]
  readonly otherPaths: readonly string[]
  /** Whether it needs what is beside it, or did in the newest version of a major version. */
  readonly needsBeside: boolean
}

/** What the tags tell of each module, by its path. @param paths of all directories, of which none was another module */
async function readPast(
  repository: OpenModuleRepository,
  modules: Configuration['modules'],
  paths: readonly string[],
  log: Log,
): Promise<ReadonlyMap<string, PastOfModule>> {
  const { tags, config, head } = repository
  const commits = new Map((await tags.all()).map(({ tag, commit }) => [tag, commit]))
  const past = new Map<string, PastOfModule>()
  for (const { path: named, root, tagPrefixes } of modules) {
    const path = named === '.' ? '' : named
    const former = formerPaths(path, tagPrefixes).filter((each) => !paths.includes(each))
    const found = new Map<string, string>()
    const { all, newest } = tagsOf([...commits.keys()], tagPrefixes)
    for (const tag of all)
      for (const each of [path, ...former]) {
        const has = config.hasModule?.({ commit: commits.get(tag) ?? '', path: each })
        if ((await has?.catch(ifRefused(() => false))) === false) continue
        found.set(tag, each)
        break
      }
    const places = newest.map((tag) => ({ commit: commits.get(tag) ?? '', path: found.get(tag) ?? path }))
    let needsBeside = root !== undefined
    for (const place of head === undefined ? places : [{ commit: head, path }, ...places]) {
      if (needsBeside) break
      // No version of the module: publish says what is wrong with it.
      needsBeside = await isIncomplete(place, repository).catch(ifRefused(() => false))
    }
    const otherPaths = former.filter((each) => [...found.values()].includes(each))
    past.set(path, { tags: [...found.keys()], otherPaths, needsBeside })
    log.progress?.('modules', past.size, modules.length)
  }
  return past
}

/**
 * Where older commits may have a module: under fewer directories, or in the root, to which terraform-module-releaser moves the module of
 * each tag.
 */
function formerPaths(path: string, tagPrefixes: readonly string[]): string[] {
  const names = path.split('/')
  const shorter = names.slice(1).map((_, at) => names.slice(at + 1).join('/'))
  return tagPrefixes.length === 0 ? shorter : [...shorter, '']
}

/** Whether a module calls directories beside it, or reads what its commit has there. */
async function isIncomplete(
  { commit, path }: ModulePath,
  { interfaces, contents }: OpenModuleRepository,
): Promise<boolean> {
  const { leaving } = await followLocalCalls(path, path, (directory) =>
    interfaces.atCommit({ commit, path: directory }),
  )
  if (leaving.length > 0) return true
  const named = await interfaces.namedAt({ commit, packageRoot: path, paths: new Set([path]) })
  for (const each of named ?? [])
    if (!isWithin(path, each) && (await contents.idAt({ commit, path: each })) !== undefined) return true
  return false
}

/** A directory of settings alone, such as the versions of tools. */
function isBare({ inputs, outputs, resources, calls }: DirectoryInterface): boolean {
  return [inputs, outputs, resources, calls].every((list) => list.length === 0)
}

/**
 * Whether a module calls directories beside it, and a problem that no configuration mends: a file that clients do not load, a call of what is
 * not in the repository.
 */
async function callsOf(
  repository: string,
  path: string,
  module: ModuleInterface,
): Promise<{ readonly needsBeside: boolean; readonly problem: string | undefined }> {
  const has = (directory: string) => hasConfiguration(join(repository, directory))
  let problem: string | undefined
  const { leaving, modules } = await followLocalCalls(path, path, async (directory) => {
    if (directory === path) return module
    if (!(await has(directory))) problem ??= `a module calls ${quote(directory)}, which has no configuration`
    return readModuleDirectory(join(repository, directory))
  }).catch(ifRefused(() => ({ leaving: [], modules: [] })))
  for (const [directory, each] of modules) {
    const [broken] = brokenFiles(each, 'root')
    if (broken !== undefined) problem ??= `clients do not load ${formatDiagnostic(broken, directory)}`
  }
  for (const { call, target } of leaving) {
    const why = isLocal(target) ? 'is outside of the repository' : 'has no configuration'
    if (isLocal(target) || !(await has(target)))
      problem ??= `module ${quote(call.name)} calls ${quote(call.source)}, which ${why}`
  }
  return { needsBeside: leaving.length > 0, problem }
}

function formatConfigured({ modules, leftOut, otherTags, text }: Configuration, dryRun: boolean): string {
  const rows = modules.map(({ path, address, tagPrefixes, versions, latest }) => [
    address,
    path,
    tagPrefixes.join(' ') || 'none',
    String(versions),
    latest ?? '',
  ])
  const areShared = modules.length > 1 && modules.every(({ tagPrefixes }) => tagPrefixes.length === 0)
  return [
    ...(dryRun ? [text] : []),
    ...table(['module', 'directory', 'tag prefix', 'versions', 'latest'], rows),
    ...(areShared ? ['together  one tag, such as v1.2.3, publishes all of these modules'] : []),
    ...leftOut.map(({ path, reason }) => `left out  ${visible(`${path}: ${reason}`)}`),
    ...otherTags
      .slice(0, 1)
      .map(
        (tag) =>
          `left over ${counted(otherTags.length, 'tag')} with a version of none of these modules, such as ${quote(tag)}: write a missing tag-prefix by hand`,
      ),
    dryRun
      ? 'planned   nothing was written'
      : `written   ${CONFIG_PATH}: commit it, then run publish --all-tags --dry-run`,
  ].join('\n')
}

/** Directories of a repository that hold no modules of their own, beside examples and tests. */
const OTHERS = /^(?:docs|node_modules)$/

/** Directories below one another in which modules are looked for. Deeper ones are found by their tags alone. */
const MAX_MODULE_DEPTH = 8

/**
 * The directories with configuration that are in no other such directory: those below `modules/`, else those of the repository; and
 * those of these, at any depth; sorted. The root is `''`.
 */
async function findModuleDirectories(repository: string, named: readonly string[]): Promise<string[]> {
  const below = await modulesBelow(repository, 'modules/')
  const usual = below.length > 0 ? below : await modulesBelow(repository, '')
  const more: string[] = []
  for (const path of ['', ...named]) if (await hasConfiguration(join(repository, path))) more.push(path)
  return [...new Set([...usual, ...more])].sort()
}

/** The directories, below others, that tags begin with: `aws/ec2/alb` of `aws/ec2/alb-1.0.0`. */
function namedDirectories(tags: readonly string[]): string[] {
  const named = tags.flatMap((tag) => {
    const path = /^((?:[^/.][^/]*\/)+[^/.][^/]*?)[-/@_]v?\d+\.\d+\.\d+/.exec(tag)?.[1] ?? ''
    return path === '' ? [] : [path]
  })
  return [...new Set(named)]
}

async function hasConfiguration(directory: string): Promise<boolean> {
  return (await readdir(directory).catch(() => [])).some(isConfiguration)
}

/** @param parent ends with `/`, or is empty */
async function modulesBelow(repository: string, parent: string, depth = 1): Promise<string[]> {
  if (depth > MAX_MODULE_DEPTH) return []
  const entries = await readdir(join(repository, parent), { withFileTypes: true }).catch(() => [])
  const names = entries.filter(
    (entry) => entry.isDirectory() && !isExampleOrTest(entry.name) && !OTHERS.test(entry.name),
  )
  const found: string[] = []
  for (const { name } of names) {
    const path = `${parent}${name}`
    if (await hasConfiguration(join(repository, path))) found.push(path)
    else found.push(...(await modulesBelow(repository, `${path}/`, depth + 1)))
  }
  return found
}
