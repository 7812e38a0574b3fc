import { quote } from '../../base/error.ts'
import type { DirectoryInterface, Provider } from '../module-interface.ts'
import { lostVersion, narrowing } from '../version-constraint.ts'
import { type Change, changesOf, type Finding } from './change.ts'
import { compareByName, pairByName } from './pair-by-name.ts'

/** The changes of what a module requires: its providers, and the version of Terraform or OpenTofu. */
export function compareRequirements(before: DirectoryInterface, after: DirectoryInterface): Change[] {
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
