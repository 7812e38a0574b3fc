import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { readModuleDirectory } from '../adapters/filesystem/module-directory.ts'
import { Git } from '../adapters/git/git.ts'
import { findWorkTree } from '../adapters/git/module-repository.ts'
import { counted } from '../base/count.ts'
import { ifRefused, quote, RegistryError, shortList, visible } from '../base/error.ts'
import { groupBy } from '../base/group.ts'
import type { Log } from '../base/log.ts'
import { table } from '../base/table.ts'
import { type OpenModuleRepository, openModuleRepository } from '../composition/modules.ts'
import type { Runtime } from '../composition/runtime.ts'
import { brokenFiles, formatDiagnostic } from '../interface/diagnostics.ts'
import type { DirectoryInterface, ModuleInterface } from '../interface/module-interface.ts'
import { isLocal } from '../interface/read/module-files.ts'
import { isConfiguration, isExampleOrTest } from '../module/configuration-file.ts'
import { sortVersions, type Version } from '../module/version.ts'
import { isWithin } from '../package/package.ts'
import { CONFIG_PATH } from '../publish/config.ts'
import { type Configuration, configure, versionsOf } from '../publish/configure.ts'
import { followLocalCalls } from '../publish/package-checks.ts'
import type { ModulePath, TaggedCommit } from '../publish/ports.ts'
import { type CommandOutcome, type CommonFlags, replaceFile } from './command.ts'

/** Major versions of a module whose newest tag is read for what is needed beside it. Older ones count as HEAD. */
const MAX_MAJORS = 50

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
    for (const tag of all) {
      const at = await directoryAt(commits.get(tag) ?? '', [path, ...former], config)
      if (at !== undefined) found.set(tag, at)
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

/** The first that has configuration, or the module's own, which may have it in directories below; undefined: the commit has neither. */
async function directoryAt(
  commit: string,
  [path, ...former]: readonly [string, ...string[]],
  config: OpenModuleRepository['config'],
): Promise<string | undefined> {
  for (const each of [path, ...former]) {
    const hasModule = await config.hasModule?.({ commit, path: each }).catch(ifRefused(() => false))
    if (hasModule !== false) return each
  }
  const hasDirectory = await config.hasDirectory?.({ commit, path }).catch(ifRefused(() => false))
  return hasDirectory === true ? path : undefined
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

/** The directories, below others, that tags begin with: `aws/ec2/alb` of `aws/ec2/alb-1.0.0`. */
function namedDirectories(tags: readonly string[]): string[] {
  const named = tags.flatMap((tag) => {
    const path = /^((?:[^/.][^/]*\/)+[^/.][^/]*?)[-/@_]v?\d+\.\d+\.\d+/.exec(tag)?.[1] ?? ''
    return path === '' ? [] : [path]
  })
  return [...new Set(named)]
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

/**
 * Of tags that are one version of a module by two prefixes, at two commits, those that are not in the history of HEAD, else of the later
 * prefix: publish refuses both.
 */
function doubledTags(
  modules: Configuration['modules'],
  tags: readonly TaggedCommit[],
  released: ReadonlySet<string>,
): ReadonlySet<string> {
  const commits = new Map(tags.map(({ tag, commit }) => [tag, commit]))
  const isAside = ([, tag]: readonly [Version, string]) => Number(!released.has(tag))
  const doubled = new Set<string>()
  for (const { tagPrefixes } of modules) {
    const kept = new Map<Version, string>()
    const versions = tagPrefixes.flatMap((prefix) => [...versionsOf([...commits.keys()], [prefix])])
    for (const [version, tag] of versions.toSorted((a, b) => isAside(a) - isAside(b))) {
      const commit = commits.get(kept.get(version) ?? tag)
      if (commit !== commits.get(tag)) doubled.add(tag)
      else kept.set(version, tag)
    }
  }
  return doubled
}

/**
 * The tags of a module, and of them those that are the newest of their major version (below 1.0.0 of their minor version, which breaks callers
 * there), the newest first, not more than {@link MAX_MAJORS}.
 */
function tagsOf(tags: readonly string[], tagPrefixes: readonly string[]) {
  const versions = versionsOf(tags, tagPrefixes)
  const lineOf = (version: Version) => /^(?:0\.\d+|\d+)/.exec(version)?.[0] ?? ''
  const majors = groupBy(sortVersions([...versions.keys()]), lineOf)
  const newest = [...majors.values()].slice(0, MAX_MAJORS).flatMap(([first]) => versions.get(first) ?? [])
  return { all: [...versions.values()], newest }
}
