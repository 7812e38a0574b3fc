import { quote, RegistryError, shortList, visible } from '../base/error.ts'
import { groupBy } from '../base/group.ts'
import { errorAt, formatDiagnostic, invalidHcl } from '../interface/diagnostics.ts'
import { calledDirectory, type ModuleCall, type ModuleInterface } from '../interface/module-interface.ts'
import { directoryOf, isLocal, leavingCalls, resolvePath } from '../interface/read/module-files.ts'
import { formatModuleAddress } from '../module/module-address.ts'
import type { PackageExtent, Release } from '../module/release.ts'
import { MAX_PACKAGE_PATHS } from '../package/limits.ts'
import {
  isWithin,
  outermost,
  type Package,
  packageRefusal,
  rootPrefix,
  type SecretFile,
} from '../package/package.ts'
import { allows, patternOf, unmatched } from '../package/path-pattern.ts'
import { CONFIG_PATH } from './config.ts'
import type { Visibility } from './exposure.ts'
import type { InterfaceSource } from './ports.ts'
import type { Selection } from './selection.ts'

/** Paths that the hint of a refused secret lists for "allow:". The rest is left to the next run. */
const MAX_LISTED_SECRETS = 20

/** A line about a version that is published all the same. It names no version, so that it is the same for many. */
export interface Notice {
  readonly level: 'info' | 'warn'
  readonly text: string
  /** Whether it counts for a version that is not the highest: a secret stays one. */
  readonly ofAnyVersion?: true
}

/** Whether clients get the commit itself, which those read who may read the repository. */
export function isCommit({ kinds }: Pick<Selection, 'kinds'>): boolean {
  return kinds.every((kind) => kind === 'git')
}

/** A call of a local directory that the package does not hold. */
interface LeavingCall {
  readonly call: ModuleCall
  /** The directory from which the file of the call is named. */
  readonly base: string
  /** From the root of the repository; it begins with `..` where it leaves that. */
  readonly target: string
}

/**
 * What clients load with a directory of a repository: the directories that it calls, and that these call; those on the way to them; and
 * the calls that lead out of `boundary`.
 * @param read the interface of a directory, for those that no other one has among its submodules; one without an interface calls nothing
 */
export async function followLocalCalls(
  path: string,
  boundary: string,
  read: (directory: string) => Promise<ModuleInterface | undefined>,
) {
  const known = new Map<string, { readonly base: string; readonly calls: readonly ModuleCall[] }>()
  const modules = new Map<string, ModuleInterface>()
  const reached = new Set([path])
  const passed = new Set<string>()
  const leaving: LeavingCall[] = []
  for (const directory of reached) {
    if (!known.has(directory)) {
      const module = await read(directory)
      if (module === undefined) continue
      modules.set(directory, module)
      for (const each of [module.root, ...module.submodules])
        known.set(resolvePath(directory, each.path), { base: directory, calls: each.calls })
    }
    const { base, calls } = known.get(directory) ?? { base: directory, calls: [] }
    for (const call of calls.filter(({ source }) => isLocal(source))) {
      const [target, top] = [resolvePath(directory, call.source), topOnTheWay(directory, call.source)]
      if (isLocal(target) || !isWithin(top, boundary)) leaving.push({ call, base, target })
      else {
        reached.add(target)
        passed.add(top)
      }
    }
  }
  return { reached, passed, leaving, modules }
}

/**
 * The release with the extent of its package: see {@link extentOf}. Throws
 * NOT_A_MODULE for a call of a directory outside of `root`, and of one that the commit does not have; INVALID_HCL for one that clients do
 * not load.
 * @param root as the configuration says: the package holds nothing above it; undefined: it is the module's own directory
 */
export async function withPackageRoot<R extends Pick<Release, 'commit' | 'path' | 'tag'>>(
  release: R,
  root: string | undefined,
  interfaces: InterfaceSource,
): Promise<R & PackageExtent> {
  if (root === undefined) return release
  const { commit, path } = release
  const loaded = await followLocalCalls(path, root, (directory) =>
    interfaces.atCommit({ commit, path: directory }),
  )
  refuseBroken(release, loaded)
  if (loaded.leaving.length > 0) {
    const wider = `let the package hold more of the repository: "root: ." beside "path" in ${CONFIG_PATH}`
    const lines = linesOf(loaded.leaving, `root ${quote(root || '.')}`)
    throw notInstallable(release, '', lines, root === '' ? MOVE_INTO_REPOSITORY : wider)
  }
  return { ...release, ...(await extentOf(release, root, loaded, interfaces)) }
}

/**
 * The smallest directory that has all that clients load with a module, where that is not the module's own; and what of it the package holds:
 * what they load, and what its configuration names, but for directories that have all of that: nobody knows what is read there. All of it
 * where nobody knows what configuration names, and where that are too many paths.
 * @param boundary the package holds nothing above it
 */
export async function extentOf(
  { commit, path }: Pick<Release, 'commit' | 'path'>,
  boundary: string,
  { reached, passed }: Pick<Awaited<ReturnType<typeof followLocalCalls>>, 'reached' | 'passed'>,
  interfaces: Pick<InterfaceSource, 'namedAt'>,
): Promise<PackageExtent> {
  if (path === boundary) return {}
  let packageRoot = [...reached, ...passed].reduce(commonDirectory)
  const paths = new Set(reached)
  const most = paths.size + MAX_PACKAGE_PATHS
  const isMany = () => paths.size > most || outermost(paths).length > MAX_PACKAGE_PATHS
  const isWhole = () => packageRoot !== path && paths.has(packageRoot)
  for (let known = 0; known < paths.size && !isWhole() && !isMany(); ) {
    known = paths.size
    const named = (await interfaces.namedAt({ commit, packageRoot, paths })) ?? [packageRoot]
    for (const each of named)
      if (each === packageRoot || (isWithin(each, boundary) && !isWithin(packageRoot, each))) paths.add(each)
    packageRoot = [packageRoot, ...paths].reduce(commonDirectory)
  }
  if (packageRoot === path) return {}
  const packagePaths = outermost(paths)
  return isMany() || packagePaths.includes(packageRoot) ? { packageRoot } : { packageRoot, packagePaths }
}

/** Throws INVALID_HCL for a directory that the module calls and clients do not load; its own is refused elsewhere. */
function refuseBroken(
  { tag, path }: Pick<Release, 'tag' | 'path'>,
  { modules, reached }: Pick<Awaited<ReturnType<typeof followLocalCalls>>, 'modules' | 'reached'>,
): void {
  for (const [base, { diagnostics }] of modules) {
    const broken = diagnostics.filter(
      ({ severity, file }) => severity === 'error' && reached.has(resolvePath(base, directoryOf(file))),
    )
    if (base !== path && broken.length > 0) throw invalidHcl(broken, `tag ${quote(tag)}`, base)
  }
}

/** The directory to which `..` at the beginning of the source leads: a way above the package leaves it for clients, wherever it ends. */
function topOnTheWay(directory: string, source: string): string {
  const ups = resolvePath('', source)
    .split('/')
    .filter((name) => name === '..')
  return resolvePath(directory, ups.join('/'))
}

/** `''` is the root. */
export function commonDirectory(one: string, other: string): string {
  const [names, others] = [one.split('/'), other.split('/')]
  const at = names.findIndex((name, place) => name !== others[place])
  return names.slice(0, at < 0 ? names.length : at).join('/')
}

/**
 * Throws NOT_A_MODULE for a module that calls a directory outside of its package, and INVALID_HCL for one that calls a directory that
 * clients do not load: every client refuses to install it. The package of the kind `git` is the whole repository, that of the other kinds
 * is the module's own directory; with a `root` it has what the module calls.
 */
export async function refuseLeavingCalls(
  { release, kinds, root }: Selection,
  module: ModuleInterface,
  interfaces: Pick<InterfaceSource, 'atCommit'>,
): Promise<void> {
  if (root !== undefined) return
  const { commit, path, address } = release
  const refused = kinds.filter((kind) => kind !== 'git')
  const loaded = await followLocalCalls(path, refused.length === 0 ? '' : path, async (directory) =>
    directory === path ? module : interfaces.atCommit({ commit, path: directory }),
  )
  refuseBroken(release, loaded)
  const { leaving } = loaded
  if (leaving.length === 0) return
  throw notInstallable(
    release,
    refused.length === 0 ? '' : ` from a package of kind ${refused.join(' or ')}`,
    linesOf(leaving, 'the package'),
    leaving.some(({ target }) => isLocal(target))
      ? MOVE_INTO_REPOSITORY
      : `let its package hold them too, with "root" in ${CONFIG_PATH} of the tagged commit (docs/guides/several-modules.md):
  modules:
    - path: ${path}
      address: ${formatModuleAddress(address)}
      root: .
  OpenTofu then installs it everywhere, Terraform through serve. Or publish the whole repository as one module (--module-path ., action input "module-path"), which callers use as <address>//${path}`,
  )
}

function linesOf(leaving: readonly LeavingCall[], what: string): string[] {
  return leaving.map(({ call, base }) => formatDiagnostic(errorAt(call, leaves(call, what)), base))
}

function leaves({ name, source }: ModuleCall, what: string): string {
  return `module ${quote(name)} calls ${quote(source)}, which is outside of ${what}`
}

const MOVE_INTO_REPOSITORY =
  'move the called module into the repository, or call it by a registry address or a Git URL'

function notInstallable(
  { tag }: Pick<Release, 'tag'>,
  from: string,
  leaving: readonly string[],
  hint: string,
): RegistryError {
  const lines = [`no client can install tag ${quote(tag)}${from}:`, ...shortList(leaving)]
  return new RegistryError('NOT_A_MODULE', lines.join('\n  '), hint)
}

/**
 * Throws SECRET_IN_PACKAGE for a package that would show secrets to people who cannot read them now: not that of a public repository,
 * nor the commit itself.
 */
export async function refuseSecrets(
  pkg: Package,
  selection: Pick<Selection, 'kinds' | 'allow' | 'allowIn'>,
  visibility: () => Promise<Visibility>,
): Promise<void> {
  const secrets = secretsOf(pkg, selection)
  if (secrets.length === 0 || isCommit(selection) || (await visibility()) === 'public') return
  // To be pasted, so of any length.
  const patterns = secrets
    .slice(0, MAX_LISTED_SECRETS)
    .map(({ path }) => visible(JSON.stringify(patternOf(path))))
  const { allowIn } = selection
  const file = allowIn === undefined ? CONFIG_PATH : `the source in ${allowIn}`
  const fix = `remove them from the commit and revoke what they hold, or leave them out of packages with "export-ignore" in .gitattributes; if they hold no secrets, add to ${file}:\nallow: [${patterns.join(', ')}]`
  throw packageRefusal(
    'SECRET_IN_PACKAGE',
    'these files hold secrets',
    secrets.map(({ path, line, name }) => {
      const at = line === undefined ? '' : `line ${line} `
      return { path, rule: `${at}holds ${name}`, fix }
    }),
  )
}

/** A file, or a directory `.terraform/`, which ends with a slash and may have thousands of files: it has no line. */
type Secret = Pick<SecretFile, 'path' | 'name'> & Partial<Pick<SecretFile, 'line'>>

function secretsOf({ secrets }: Package, { allow }: Pick<Selection, 'allow'>): readonly Secret[] {
  if (secrets.length === 0) return []
  const isAllowed = allows(allow)
  const found = secrets
    .filter(({ path }) => !isAllowed(path))
    .map((secret): Secret => {
      const directory = /^(?:.*?\/)?\.terraform\//s.exec(secret.path)?.[0]
      return directory === undefined ? secret : { path: directory, name: secret.name }
    })
  return [...groupBy(found, ({ path, name }) => `${path}\n${name}`).values()].map(([first]) => first)
}

/** What there is to say about a new version. @param module its interface */
export function noticesOf(selection: Selection, pkg: Package, module: ModuleInterface): Notice[] {
  const { release, allow, allowIn } = selection
  const address = formatModuleAddress(release.address)
  const prefix = rootPrefix(release.packageRoot ?? release.path)
  const paths = pkg.contents.map(({ path }) => `${prefix}${path}`)
  const unused = allow.length === 0 ? [] : unmatched(allow, paths, prefix)
  // Of a source it may stand in either file.
  const file = allowIn === undefined ? ` in ${CONFIG_PATH}` : ''
  const info = [
    ...pkg.notices,
    ...unused.map((pattern) => `allow: ${quote(pattern)}${file} matches no file of the package`),
    ...collectionNotice(module, address),
  ]
  const warnings = [...brokenNotice(module, release.path), ...leavingNotice(selection, module, address)]
  return [
    ...secretWarning(secretsOf(pkg, selection)),
    ...info.map((text): Notice => ({ level: 'info', text })),
    ...warnings.map((text): Notice => ({ level: 'warn', text })),
  ]
}

function secretWarning(secrets: readonly Secret[]): Notice[] {
  if (secrets.length === 0) return []
  const listed = secrets.slice(0, MAX_LISTED_SECRETS).map(({ path, line, name }) => {
    const at = line === undefined ? '' : `:${line}`
    return `${quote(path).slice(1, -1)}${at} holds ${name}`
  })
  const more = secrets.length - listed.length
  const all = [...listed, ...(more > 0 ? [`and ${more} more`] : [])].join(', ')
  const text = `${all}: everybody who can read the repository has it, so revoke it`
  return [{ level: 'warn', text, ofAnyVersion: true }]
}

/** A module without a root is called by the directories below it. */
function collectionNotice(module: ModuleInterface, address: string): string[] {
  if (!module.root.empty) return []
  const { length } = module.submodules
  const which = length === 1 ? 'the one module below it' : `one of the ${length} modules below it`
  const { path } = calledDirectory(module)
  return [`the root has no configuration: callers name ${which}, as in ${address}//${path}`]
}

/** Submodules that nobody can call by the address of the module; what the root calls itself is refused. */
function leavingNotice({ kinds, root }: Selection, module: ModuleInterface, address: string): string[] {
  if (root !== undefined || isCommit({ kinds })) return []
  const leaving = module.submodules.flatMap(({ path }) => {
    const [first] = leavingCalls(module, path)
    return first === undefined ? [] : [{ path, call: first.call }]
  })
  const [first, ...others] = leaving
  if (first === undefined) return []
  const also = others.length > 0 ? `; so do ${others.length} more` : ''
  return [`${address}//${first.path} cannot be installed: ${leaves(first.call, 'the package')}${also}`]
}

/** Errors in directories that clients load only where they are called. */
function brokenNotice({ diagnostics }: ModuleInterface, root: string): string[] {
  const [first, ...others] = diagnostics
  if (first === undefined) return []
  const more =
    others.length > 0
      ? `, and ${others.length} more: module-registry inspect lists them in a checkout of the tag`
      : ''
  return [`${formatDiagnostic(first, root)}${more}`]
}
