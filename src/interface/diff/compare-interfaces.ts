import { quote } from '../../base/error.ts'
import type {
  DirectoryInterface,
  ModuleInterface,
  Provider,
  Repetition,
  SourcePosition,
} from '../module-interface.ts'
import { isLocal, resolvePath } from '../read/module-files.ts'
import { lostVersions } from '../version-constraint.ts'
import { type Change, changesOf, compareByName, type Finding, pairByName, type Severities } from './change.ts'
import { compareValues } from './value-changes.ts'

/**
 * The changes between two versions of a module that callers of the module notice: those of the root first, then those of each
 * submodule. Examples never count. Formatting, comments and the order of declarations make no change. docs/reference/interface.md has
 * the rules.
 * @param severities in the place of those of docs/reference/interface.md
 */
export function compareInterfaces(
  before: ModuleInterface,
  after: ModuleInterface,
  severities: Severities = {},
): Change[] {
  return compareModules(before, after).map((change) => ({
    ...change,
    severity: severities[change.kind] ?? change.severity,
  }))
}

function compareModules(before: ModuleInterface, after: ModuleInterface): Change[] {
  const { removed, added, kept } = pairByName(before.submodules, after.submodules, ({ path }) => path)
  const [wasInternal, isInternal] = [internalSubmodules(before), internalSubmodules(after)]
  const appears = ({ path }: DirectoryInterface) => !isInternal.has(path)
  return [
    ...compareDirectories(before.root, after.root),
    ...removed
      .filter(({ path }) => !wasInternal.has(path))
      .flatMap((gone) =>
        changesOf(gone.path, firstPosition(gone), ['submodule-removed', 'the submodule was removed']),
      ),
    ...[...added, ...kept.flatMap(([a, b]) => (wasInternal.has(a.path) ? [b] : []))]
      .filter(appears)
      .flatMap((fresh) =>
        changesOf(fresh.path, firstPosition(fresh), ['submodule-added', 'a submodule was added']),
      ),
    ...kept.flatMap(([a, b]) =>
      (wasInternal.has(a.path) ? compareInternals(a, b) : compareDirectories(a, b)).map((change) => ({
        ...change,
        subject: `${b.path}: ${change.subject}`,
      })),
    ),
  ]
}

/**
 * The submodules that are not for callers: the module calls them itself, no example does, and they have no README or are part of
 * another submodule. https://developer.hashicorp.com/terraform/language/modules/develop/structure
 */
function internalSubmodules({ root, submodules, examples }: ModuleInterface): ReadonlySet<string> {
  const called = calledBy([root, ...submodules])
  const shown = calledBy(examples)
  const isPart = ({ path }: DirectoryInterface) =>
    submodules.some((other) => path.startsWith(`${other.path}/`))
  const internal = submodules.filter(
    (each) => called.has(each.path) && !shown.has(each.path) && (each.readme === '' || isPart(each)),
  )
  return new Set(internal.map(({ path }) => path))
}

function calledBy(directories: readonly DirectoryInterface[]): ReadonlySet<string> {
  return new Set(
    directories.flatMap(({ path, calls }) =>
      calls.filter(({ source }) => isLocal(source)).map(({ source }) => resolvePath(path, source)),
    ),
  )
}

/** What callers notice of a submodule that only the module itself calls: what it creates, and what that needs. */
function compareInternals(before: DirectoryInterface, after: DirectoryInterface): Change[] {
  if (before === after) return []
  const withoutAliases = (directory: DirectoryInterface) => ({
    ...directory,
    providers: directory.providers.map((provider) => ({ ...provider, aliases: [] })),
  })
  return [
    ...compareResources(before, after),
    ...compareRequirements(withoutAliases(before), withoutAliases(after)),
  ]
}

function firstPosition({
  inputs,
  outputs,
  resources,
  calls,
}: DirectoryInterface): SourcePosition | undefined {
  return [...inputs, ...outputs, ...resources, ...calls][0]
}

function compareDirectories(before: DirectoryInterface, after: DirectoryInterface): Change[] {
  // Versions share the objects of their equal directories.
  if (before === after) return []
  return [
    ...compareValues(before, after),
    ...compareResources(before, after),
    ...compareRequirements(before, after),
  ]
}

/** The changes of what a module requires: its providers, and the version of Terraform or OpenTofu. */
function compareRequirements(before: DirectoryInterface, after: DirectoryInterface): Change[] {
  const lost = lostVersions(before.requiredVersions, after.requiredVersions)
  return [
    ...compareByName(before.providers, after.providers, {
      subjectOf: ({ name }) => `provider.${name}`,
      removed: ({ aliases }) =>
        aliases.length > 0
          ? ['provider-configuration-removed', refusedAliases(aliases)]
          : ['provider-removed', 'the provider is no longer needed'],
      added: ({ aliases }) =>
        aliases.length > 0
          ? ['provider-configuration-added', requiredAliases(aliases)]
          : ['provider-added', 'a provider was added'],
      kept: providerChanges,
    }),
    ...changesOf(
      'terraform.required_version',
      after.requiredVersionsAt,
      lost !== undefined && [
        `required-version-${lost.narrowing}`,
        `required_version no longer allows ${lost.lowest}`,
      ],
    ),
  ]
}

function providerChanges(before: Provider, after: Provider): Finding[] {
  const [from, to] = [fullSource(before), fullSource(after)]
  if (from !== to) return [['provider-source-changed', `the source was ${quote(from)} and is ${quote(to)}`]]
  const { added, removed } = pairByName(before.aliases, after.aliases, (alias) => alias)
  const lost = lostVersions(before.constraints, after.constraints)
  const gained = lost === undefined ? lostVersions(after.constraints, before.constraints) : undefined
  return [
    added.length > 0 && ['provider-configuration-added', requiredAliases(added)],
    removed.length > 0 && ['provider-configuration-removed', refusedAliases(removed)],
    lost !== undefined && [
      `provider-version-${lost.narrowing}`,
      `the constraint no longer allows ${lost.lowest}`,
    ],
    gained !== undefined && ['provider-version-widened', `the constraint now allows ${gained.lowest}`],
  ]
}

function requiredAliases(aliases: readonly string[]): string {
  return `callers have to pass ${aliases.join(', ')}`
}

function refusedAliases(aliases: readonly string[]): string {
  return `callers that pass ${aliases.join(', ')} no longer can`
}

/**
 * The source as `hashicorp/aws`: without the host of the public registry, and written out where it is implied.
 * https://developer.hashicorp.com/terraform/language/providers/requirements#source-addresses
 */
function fullSource({ name, source }: Provider): string {
  const [first = '', ...rest] = (source || name).toLowerCase().split('/')
  if (rest.length === 0) return `hashicorp/${first}`
  const isDefaultHost = rest.length === 2 && /^registry\.(terraform\.io|opentofu\.org)$/.test(first)
  return (isDefaultHost ? rest : [first, ...rest]).join('/')
}

/**
 * The changes of resources and module calls, by address. An upgrade destroys what is removed without a `moved` or `removed`
 * block. Data sources and ephemeral resources have no state; a new one counts, as it may need permissions.
 * https://developer.hashicorp.com/terraform/language/modules/develop/refactoring
 */
function compareResources(before: DirectoryInterface, after: DirectoryInterface): Change[] {
  const [old, current] = [positionsOf(before), positionsOf(after)]
  const { removed, added, kept } = pairByName([...old.keys()], [...current.keys()], (address) => address)
  const moves = movesBetween(new Set(removed), after)
  const destinations = new Set(moves.values())
  const released = new Set(after.removals.map(({ from }) => withoutKeys(from)))
  return [
    ...removed.flatMap((address) =>
      changesOf(
        address,
        old.get(address),
        removedResource(address, moves.get(address), released.has(address)),
      ),
    ),
    ...added
      .filter((address) => !destinations.has(address))
      .flatMap((address) =>
        changesOf(address, current.get(address), [`${kindOf(address)}-added`, `${address} was added`]),
      ),
    ...repetitionChanges(
      kept.map(([address]) => address),
      before,
      after,
    ),
  ]
}

function removedResource(address: string, destination: string | undefined, isReleased: boolean): Finding {
  const kind = kindOf(address)
  if (kind !== 'resource' && kind !== 'module-call') return [`${kind}-removed`, `${address} was removed`]
  if (destination !== undefined) return [`${kind}-moved`, `${address} was moved to ${destination}`]
  if (isReleased) return [`${kind}-released`, `${address} was given up by a removed block`]
  return [`${kind}-removed`, `${address} was removed without a moved or removed block`]
}

/**
 * An instance is known by its key. One whose key goes is destroyed, except where clients move it by themselves: that of a
 * resource that gets a `count`. https://developer.hashicorp.com/terraform/language/modules/develop/refactoring
 */
function repetitionChanges(
  addresses: readonly string[],
  before: DirectoryInterface,
  after: DirectoryInterface,
): Change[] {
  const [old, current] = [before.repetitions, after.repetitions]
  if (old === undefined || current === undefined) return []
  const moved = new Set(after.moves.map(({ from }) => `${withoutKeys(from)} ${keyOf(from)}`))
  const positions = positionsOf(after)
  return addresses.flatMap((address) => {
    const [from, to] = [old[address], current[address]]
    const isCall = kindOf(address) === 'module-call'
    if (!isCall && kindOf(address) !== 'resource') return []
    const isMovedByClients = from === undefined && to === 'count' && !isCall
    if (from === to || isMovedByClients || moved.has(`${address} ${from}`)) return []
    const isFirstKept = from === 'count' && to === undefined && !isCall
    const lost = `${isFirstKept ? 'all instances but the first' : 'its instances'} are destroyed`
    const message = `${address} had ${said(from)} and has ${said(to)}, without a moved block: ${lost}`
    const kind = isCall ? 'module-call-keys-changed' : 'resource-keys-changed'
    return changesOf(address, positions.get(address), [kind, message])
  })
}

function said(repetition: Repetition | undefined): string {
  return repetition ?? 'neither count nor for_each'
}

/** The argument that gives an instance the key at the end of its address; undefined without one. */
function keyOf(address: string): Repetition | undefined {
  const [, key] = /\[([^[\]]*|"(?:[^"\\]|\\.)*")\]$/.exec(address.trim()) ?? []
  if (key === undefined) return undefined
  return /^\s*\d+\s*$/.test(key) ? 'count' : 'for_each'
}

/** `aws_vpc.this`, `data.aws_region.current`, `ephemeral.aws_secret.it`, `module.subnets`, and where each is declared. */
function positionsOf({ resources, calls }: DirectoryInterface): ReadonlyMap<string, SourcePosition> {
  const positions = new Map<string, SourcePosition>()
  for (const call of calls) positions.set(`module.${call.name}`, call)
  for (const resource of resources) {
    const { mode, type, name } = resource
    positions.set(`${mode === 'managed' ? '' : `${mode}.`}${type}.${name}`, resource)
  }
  return positions
}

/** A null resource stands for nothing outside of the state, so that nothing is lost with it. */
function kindOf(
  address: string,
): 'module-call' | 'resource' | 'null-resource' | 'data-source' | 'ephemeral-resource' {
  if (address.startsWith('module.')) return 'module-call'
  if (/^(null_resource|terraform_data)\./.test(address)) return 'null-resource'
  if (address.startsWith('ephemeral.')) return 'ephemeral-resource'
  return address.startsWith('data.') ? 'data-source' : 'resource'
}

/** Where each removed address went, through any number of `moved` blocks, as long as something is there. */
function movesBetween(removed: ReadonlySet<string>, after: DirectoryInterface): Map<string, string> {
  const present = new Set(positionsOf(after).keys())
  const steps = new Map(after.moves.map(({ from, to }) => [withoutKeys(from), withoutKeys(to)]))
  const found = new Map<string, string>()
  for (const address of removed) {
    const seen = new Set<string>()
    let at = steps.get(address)
    while (at !== undefined && !isPresent(at, present) && !seen.has(at)) {
      seen.add(at)
      at = steps.get(at)
    }
    if (at !== undefined && isPresent(at, present)) found.set(address, at)
  }
  return found
}

/** An address inside of a module call counts as present where the call is: its module is not read. */
function isPresent(address: string, present: ReadonlySet<string>): boolean {
  return present.has(address) || present.has(/^module\.[^.]+(?=\.)/.exec(address)?.[0] ?? '')
}

/** `aws_vpc.this["a"]` is an instance of `aws_vpc.this`. */
function withoutKeys(address: string): string {
  return address.replaceAll(/\[(?:"(?:[^"\\]|\\.)*(?:"|$)|[^\][]*)\]|\s/g, '')
}
