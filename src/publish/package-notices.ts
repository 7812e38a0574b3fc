import { quote } from '../base/error.ts'
import { formatDiagnostic } from '../interface/diagnostics.ts'
import { leavingCalls } from '../interface/leaving-calls.ts'
import { calledDirectory, type ModuleInterface } from '../interface/module-interface.ts'
import { formatModuleAddress } from '../module/module-address.ts'
import { MAX_LISTED_SECRETS } from '../package/limits.ts'
import { type Package, rootPrefix, type SecretFile } from '../package/package.ts'
import { packageRefusal } from '../package/package-problem.ts'
import { allows, patternOf, unmatched } from './allowed-files.ts'
import { CONFIG_PATH } from './config.ts'
import type { Visibility } from './exposure.ts'
import type { Selection } from './selection.ts'

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
