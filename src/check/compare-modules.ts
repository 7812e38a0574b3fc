import { didYouMean } from '../base/did-you-mean.ts'
import { quote, RegistryError } from '../base/error.ts'
import type { Log } from '../base/log.ts'
import { moduleIn } from '../index/format/index-files.ts'
import { interfacePaths, parseInterfaceFiles } from '../index/format/interface-document.ts'
import { modulePath } from '../index/format/paths.ts'
import { brokenFiles, formatDiagnostic, invalidHcl } from '../interface/diagnostics.ts'
import type { Change, Severities, Severity } from '../interface/diff/change.ts'
import { compareInterfaces } from '../interface/diff/compare-interfaces.ts'
import { requiredBump } from '../interface/diff/required-bump.ts'
import { isEmpty, type ModuleInterface } from '../interface/module-interface.ts'
import { formatModuleAddress, type ModuleAddress } from '../module/module-address.ts'
import { parseVersion } from '../module/version.ts'
import type { ModuleRepository } from '../publish/ports.ts'
import { specAt } from '../publish/select-releases.ts'
import { modulesOf, TagPrefixes } from '../publish/selection.ts'

export interface Comparison {
  readonly bump: Severity
  readonly changes: readonly Change[]
}

interface NamedInterface {
  /** In messages: `HEAD`, `tag "v1.2.3"`, `the directory "vpc"`. */
  readonly name: string
  readonly moduleInterface: ModuleInterface
}

/** One side of a comparison: the name of a tag, or a module that was read from a directory. */
export type Side = string | NamedInterface

interface ComparisonDependencies {
  /** The repository of the tags; read only where there is one. */
  readonly repository: () => Promise<
    Pick<ModuleRepository, 'tags' | 'config' | 'interfaces'> & {
      readonly defaultAddress: () => ModuleAddress
    }
  >
  readonly severities: Severities | undefined
  readonly log: Log
}

/**
 * Compares two modules. Throws NOT_FOUND and INVALID_TAG for a tag, INVALID_INPUT for a tag of several modules, NOT_A_MODULE,
 * INVALID_CONFIG, and INVALID_HCL where `head` does not parse.
 */
export async function compareModules(
  sides: { readonly base: Side; readonly head: Side },
  dependencies: ComparisonDependencies,
): Promise<Comparison> {
  const [base, head] = [await readSide(sides.base, dependencies), await readSide(sides.head, dependencies)]
  for (const side of [base, head]) requireConfiguration(side, 'name the directory of a module, or its tag')
  return compareInterfacesOf({ base, head }, dependencies.severities, dependencies.log)
}

/** Throws NOT_A_MODULE for a side that has no configuration, not even in a submodule. @param hint what to do about it */
export function requireConfiguration({ name, moduleInterface }: NamedInterface, hint: string): void {
  if (isEmpty(moduleInterface))
    throw new RegistryError('NOT_A_MODULE', `${name} has no .tf or .tofu file`, hint)
}

/**
 * Compares two interfaces. A base that does not parse is only warned of: it is released, and cannot be corrected. Throws
 * INVALID_HCL where `head` does not parse.
 */
export function compareInterfacesOf(
  { base, head }: Readonly<Record<'base' | 'head', NamedInterface>>,
  severities: Severities | undefined,
  log: Log,
): Comparison {
  refuseBroken(head)
  for (const each of brokenFiles(base.moduleInterface, 'with submodules'))
    log.warn(`${base.name} does not parse: ${formatDiagnostic(each)}`)
  const changes = compareInterfaces(base.moduleInterface, head.moduleInterface, severities)
  return { bump: requiredBump(changes), changes }
}

/** Throws INVALID_HCL for a side with files that clients do not load. */
export function refuseBroken({ name, moduleInterface }: NamedInterface): void {
  const broken = brokenFiles(moduleInterface, 'with submodules')
  if (broken.length > 0) throw invalidHcl(broken, name)
}

async function readSide(side: Side, dependencies: ComparisonDependencies): Promise<NamedInterface> {
  if (typeof side !== 'string') return side
  const { tags, config, interfaces, defaultAddress } = await dependencies.repository()
  const { tag, commit } = (await tags.find(side)) ?? refuseAbsent(side)
  const specs = modulesOf(await config.at(commit), {}, defaultAddress)
  const found = await Promise.all(
    new TagPrefixes(specs).match(tag).map(({ spec }) => specAt(spec, commit, config)),
  )
  const paths = new Set(found.map(({ path }) => path))
  const [path = '', ...others] = paths
  if (others.length === 0)
    return { name: `tag ${quote(tag)}`, moduleInterface: await interfaces.atCommit({ commit, path }) }
  throw new RegistryError(
    'INVALID_INPUT',
    `tag ${quote(tag)} is a version of several modules: ${[...paths].map(quote).join(', ')}`,
    'check each out and compare the directories: git worktree add ../base TAG',
  )
}

function refuseAbsent(name: string): never {
  throw new RegistryError(
    'NOT_FOUND',
    `${quote(name)} is neither a directory nor a tag of the repository`,
    'name a directory or a tag (git tag --list; git fetch --tags); compare another commit as a directory: git worktree add ../base COMMIT',
  )
}

export type ReadIndexFiles = (paths: readonly string[]) => Promise<ReadonlyMap<string, Uint8Array>>

/**
 * The interface of a published version, as its index has it. Throws NOT_FOUND where it has none, INVALID_INPUT for a text that is not
 * a version, INDEX_INVALID. @param where the index, as the user named it
 */
export async function readPublishedInterface(
  address: ModuleAddress,
  text: string,
  { where, read }: { readonly where: string; readonly read: ReadIndexFiles },
): Promise<NamedInterface> {
  const version = parseVersion(text)
  const files = await read([...interfacePaths(address, version), modulePath(address, 'module.json')])
  const moduleInterface = parseInterfaceFiles({ address, version }, (path) => files.get(path))
  const name = `${formatModuleAddress(address)} ${version}`
  if (moduleInterface !== undefined) return { name, moduleInterface }
  const published = moduleIn(files, address)?.versions.map((each) => each.version) ?? []
  throw new RegistryError(
    'NOT_FOUND',
    `${quote(where)} has no interface of ${name}${didYouMean(version, published)}`,
    'name a published version: module-registry status --index … --module … lists them; a registry of another kind, and a version whose interface may not be shown, have none: compare its tags',
  )
}
