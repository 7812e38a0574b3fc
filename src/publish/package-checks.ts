import { quote, RegistryError, shortList } from '../base/error.ts'
import { formatDiagnostic } from '../interface/diagnostics.ts'
import { isLocal, leavingCalls } from '../interface/leaving-calls.ts'
import { calledDirectory, type ModuleCall, type ModuleInterface } from '../interface/module-interface.ts'
import { resolvePath } from '../interface/read/module-files.ts'
import { formatModuleAddress } from '../module/module-address.ts'
import type { Release } from '../module/release.ts'
import { MAX_LISTED_SECRETS } from '../package/limits.ts'
import { type Package, rootPrefix, type SecretFile } from '../package/package.ts'
import { packageRefusal } from '../package/package-problem.ts'
import { allows, CONFIG_PATH, isWithin, patternOf, type SelectionOptions, unmatched } from './config.ts'
import type { Visibility } from './exposure.ts'
import type { InterfaceSource, Packer } from './ports.ts'
import { findTag, type SelectionDependencies, specAt } from './select-releases.ts'
import { modulesOf, type Selection, TagPrefixes } from './selection.ts'

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
  const patterns = secrets.slice(0, MAX_LISTED_SECRETS).map(({ path }) => quote(patternOf(path)))
  const { allowIn } = selection
  const place = allowIn === undefined ? CONFIG_PATH : `the source in ${allowIn}`
  const fix = `remove them from the commit and revoke what they hold, or leave them out of packages with "export-ignore" in .gitattributes; if they hold no secrets, add to ${place}:\nallow: [${patterns.join(', ')}]`
  throw packageRefusal(
    'SECRET_IN_PACKAGE',
    'these files hold secrets',
    secrets.map(({ path, line, name }) => ({ path, rule: `line ${line} holds ${name}`, fix })),
  )
}

function secretsOf({ secrets }: Package, { allow }: Pick<Selection, 'allow'>): readonly SecretFile[] {
  if (secrets.length === 0) return []
  const isAllowed = allows(allow)
  return secrets.filter(({ path }) => !isAllowed(path))
}

/** What there is to say about a new version. @param moduleInterface of its module */
export function noticesOf(selection: Selection, pkg: Package, moduleInterface: ModuleInterface): Notice[] {
  const { release, allow, allowIn } = selection
  const prefix = rootPrefix(release.packageRoot ?? release.path)
  const paths = pkg.contents.map(({ path }) => `${prefix}${path}`)
  const unused = allow.length === 0 ? [] : unmatched(allow, paths, prefix)
  return [
    ...secretWarning(secretsOf(pkg, selection)),
    ...pkg.notices.map((text): Notice => ({ level: 'info', text })),
    ...unused.map((pattern): Notice => {
      // Of a source it may stand in either file.
      const place = allowIn === undefined ? ` in ${CONFIG_PATH}` : ''
      return { level: 'info', text: `allow: ${quote(pattern)}${place} matches no file of the package` }
    }),
    ...collectionNotice(moduleInterface, formatModuleAddress(release.address)),
    ...brokenNotice(moduleInterface, release.path),
    ...leavingNotice(selection, moduleInterface),
  ]
}

function secretWarning(secrets: readonly SecretFile[]): Notice[] {
  if (secrets.length === 0) return []
  const listed = secrets
    .slice(0, MAX_LISTED_SECRETS)
    .map(({ path, line, name }) => `${quote(path).slice(1, -1)}:${line} holds ${name}`)
  const more = secrets.length - listed.length
  const all = [...listed, ...(more > 0 ? [`and ${more} more`] : [])].join(', ')
  const text = `${all}: everybody who can read the repository has it, so revoke it`
  return [{ level: 'warn', text, ofAnyVersion: true }]
}

/** A module without a root is called by the directories below it. */
function collectionNotice(module: ModuleInterface, address: string): Notice[] {
  if (!module.root.empty) return []
  const { path: called } = calledDirectory(module)
  const { length } = module.submodules
  const which = length === 1 ? 'the one module below it' : `one of the ${length} modules below it`
  return [
    {
      level: 'info',
      text: `the root has no configuration: callers name ${which}, as in ${address}//${called}`,
    },
  ]
}

/** Submodules that nobody can call by the address of the module; what the root calls itself is refused. */
function leavingNotice({ release, kinds, root }: Selection, module: ModuleInterface): Notice[] {
  if (root !== undefined || kinds.every((kind) => kind === 'git')) return []
  const leaving = module.submodules.flatMap(({ path }) =>
    leavingCalls(module, path)
      .slice(0, 1)
      .map(({ call }) => ({ path, call })),
  )
  const [first, ...others] = leaving
  if (first === undefined) return []
  const address = formatModuleAddress(release.address)
  const also = others.length > 0 ? `; so do ${others.length} more` : ''
  const text = `${address}//${first.path} cannot be installed: module ${quote(first.call.name)} calls ${quote(first.call.source)}, which is outside of the package${also}`
  return [{ level: 'warn', text }]
}

/** Errors in directories that clients load only where they are called. */
function brokenNotice({ diagnostics }: ModuleInterface, root: string): Notice[] {
  const [first, ...others] = diagnostics
  if (first === undefined) return []
  const more = others.length > 0 ? `, and ${others.length} more: module-registry inspect lists them` : ''
  return [{ level: 'warn', text: `${formatDiagnostic(first, root)}${more}` }]
}

/** A module whose package may hold directories beside it. */
interface RootedModule extends Pick<Release, 'commit' | 'path' | 'tag'> {
  /** As its configuration says: the package holds nothing above it. Undefined: the package is the module's own directory. */
  readonly root: string | undefined
}

/**
 * The smallest directory that has the module and each local module that it calls, and that these call; undefined where that is the
 * module's own. Throws NOT_A_MODULE for a call of a directory outside of `root`, and of one that the commit does not have.
 */
export async function findPackageRoot(
  { commit, path, tag, root }: RootedModule,
  interfaces: Pick<InterfaceSource, 'atCommit'>,
): Promise<string | undefined> {
  if (root === undefined) return undefined
  const reached = new Set([path])
  const leaving: string[] = []
  for (const directory of reached) {
    const { root: module } = await interfaces.atCommit({ commit, path: directory })
    for (const call of module.calls) {
      if (!isLocal(call.source)) continue
      const target = resolvePath(directory, call.source)
      if (!isLocal(target) && isWithin(target, root)) reached.add(target)
      else leaving.push(leavingCall(root, call, directory))
    }
  }
  if (leaving.length > 0) throw leavesRoot(tag, root, leaving)
  const common = [...reached].reduce(commonDirectory)
  return common === path ? undefined : common
}

function commonDirectory(one: string, other: string): string {
  const [names, others] = [one.split('/'), other.split('/')]
  const at = names.findIndex((name, place) => name !== others[place])
  return names.slice(0, at < 0 ? names.length : at).join('/')
}

function leavingCall(root: string, call: ModuleCall, directory: string): string {
  const message = `module ${quote(call.name)} calls ${quote(call.source)}, which is outside of root ${quote(root || '.')}`
  return formatDiagnostic({ ...call, severity: 'error', column: 1, message }, directory)
}

function leavesRoot(tag: string, root: string, leaving: readonly string[]): RegistryError {
  return new RegistryError(
    'NOT_A_MODULE',
    [`no client can install tag ${quote(tag)}:`, ...shortList(leaving)].join('\n  '),
    root === ''
      ? 'move the called module into the repository, or call it by a registry address or a Git URL'
      : `let the package hold more of the repository: "root: ." beside "path" in ${CONFIG_PATH}`,
  )
}

/**
 * Throws NOT_A_MODULE for a module that calls a directory outside of its package: every client refuses to install it. The package
 * of the kind `git` is the whole repository, that of the other kinds is the module's own directory; with a `root` it has what the
 * module calls.
 */
export function refuseLeavingCalls(
  { release, kinds, root }: Selection,
  moduleInterface: ModuleInterface,
): void {
  if (root !== undefined) return
  const { path, tag, address } = release
  const leavesRepository = (target: string) => resolvePath(path, target).startsWith('..')
  const refused = kinds.filter((kind) => kind !== 'git')
  const leaving = leavingCalls(moduleInterface).filter(
    ({ target }) => refused.length > 0 || leavesRepository(target),
  )
  const [first] = leaving
  if (first === undefined) return
  const listed = leaving.map(({ call }) => {
    const message = `module ${quote(call.name)} calls ${quote(call.source)}, which is outside of the package`
    return formatDiagnostic({ ...call, severity: 'error', column: 1, message }, path)
  })
  throw new RegistryError(
    'NOT_A_MODULE',
    [`no client can install tag ${quote(tag)}${kindsOf(refused)}:`, ...shortList(listed)].join('\n  '),
    leaving.some(({ target }) => leavesRepository(target))
      ? 'move the called module into the repository, or call it by a registry address or a Git URL'
      : withRoot(path, formatModuleAddress(address)),
  )
}

/** What to write so that the package has the directories beside the module too. */
function withRoot(path: string, address: string): string {
  return `let its package hold them too, with "root" in ${CONFIG_PATH} of the tagged commit (docs/configuration.md):
  modules:
    - path: ${path}
      address: ${address}
      root: .
  OpenTofu then installs it everywhere, Terraform through serve. Or publish the whole repository as one module (--module-path ., action input "module-path"), which callers use as <address>//${path}`
}

function kindsOf(refused: readonly string[]): string {
  return refused.length === 0 ? '' : ` from a package of kind ${refused.join(' or ')}`
}

/** The zip that publishing this tag would make. Throws what publish would refuse the tag for. */
export async function packageModule(
  name: string,
  flags: SelectionOptions,
  dependencies: Pick<SelectionDependencies, 'tags' | 'config' | 'defaultAddress'> & {
    readonly packer: Packer
    readonly interfaces: Pick<InterfaceSource, 'atCommit'>
  },
): Promise<Package> {
  const { tag, commit } = await findTag(name, flags, dependencies)
  const repositoryConfig = await dependencies.config.at(commit)
  const specs = modulesOf(repositoryConfig, flags, dependencies.defaultAddress)
  const [match, ...others] = new TagPrefixes(specs).match(tag)
  if (match !== undefined && others.length === 0) {
    const { path, root } = await specAt(match.spec, commit, dependencies.config)
    const packageRoot = await findPackageRoot({ commit, path, tag, root }, dependencies.interfaces)
    const module = { commit, path, ...(packageRoot === undefined ? {} : { packageRoot }) }
    const pkg = await dependencies.packer.pack(module)
    const kinds = ['index' as const]
    const { allow = [] } = repositoryConfig
    await refuseSecrets(pkg, { kinds, allow }, async () => 'private')
    return pkg
  }
  throw new RegistryError(
    'INVALID_INPUT',
    `tag ${quote(tag)} is a version of several modules`,
    `choose one: ${[match, ...others].map((each) => `--module-path ${each?.spec.path}`).join(' or ')}`,
  )
}
