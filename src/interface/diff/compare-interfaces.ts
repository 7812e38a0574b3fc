import { quote } from '../../base/error.ts'
import { isLocal } from '../leaving-calls.ts'
import type { DirectoryInterface, ModuleInterface, Provider, SourcePosition } from '../module-interface.ts'
import { resolvePath } from '../read/module-files.ts'
import { lostVersion, narrowing } from '../version-constraint.ts'
import { type Change, changesOf, type Finding, type Severities } from './change.ts'
import { compareInputs } from './input-changes.ts'
import { compareOutputs } from './output-changes.ts'
import { compareByName, pairByName } from './pair-by-name.ts'
import { compareResources } from './resource-changes.ts'

/**
 * The changes between two versions of a module that callers of the module notice: those of the root first, then those of each
 * submodule. Examples never count. Formatting, comments and the order of declarations make no change. docs/interface.md has
 * the rules.
 * @param severities in the place of those of docs/interface.md
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

/** The directories of the module that these call. */
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
    ...compareInputs(before.inputs, after.inputs),
    ...compareOutputs(before.outputs, after.outputs),
    ...compareResources(before, after),
    ...compareRequirements(before, after),
  ]
}

/** The changes of what a module requires: its providers, and the version of Terraform or OpenTofu. */
function compareRequirements(before: DirectoryInterface, after: DirectoryInterface): Change[] {
  const lost = lostVersion(before.requiredVersions, after.requiredVersions)
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
        `required-version-${narrowing(before.requiredVersions, after.requiredVersions)}`,
        `required_version no longer allows ${lost}`,
      ],
    ),
  ]
}

function providerChanges(before: Provider, after: Provider): Finding[] {
  const [from, to] = [fullSource(before), fullSource(after)]
  if (from !== to) return [['provider-source-changed', `the source was ${quote(from)} and is ${quote(to)}`]]
  const { added, removed } = pairByName(before.aliases, after.aliases, (alias) => alias)
  const lost = lostVersion(before.constraints, after.constraints)
  const gained = lost === undefined ? lostVersion(after.constraints, before.constraints) : undefined
  return [
    added.length > 0 && ['provider-configuration-added', requiredAliases(added)],
    removed.length > 0 && ['provider-configuration-removed', refusedAliases(removed)],
    lost !== undefined && [
      `provider-version-${narrowing(before.constraints, after.constraints)}`,
      `the constraint no longer allows ${lost}`,
    ],
    gained !== undefined && ['provider-version-widened', `the constraint now allows ${gained}`],
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
