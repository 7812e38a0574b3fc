import { quote } from '../../base/error.ts'
import type { DirectoryInterface, Provider } from '../module-interface.ts'
import { lostVersion } from '../version-constraint.ts'
import { type Change, changesOf } from './change.ts'
import { pairByName } from './pair-by-name.ts'

/** The changes of what a module requires: its providers, and the version of Terraform or OpenTofu. */
export function compareRequirements(before: DirectoryInterface, after: DirectoryInterface): Change[] {
  const { removed, added, kept } = pairByName(before.providers, after.providers, ({ name }) => name)
  const lost = lostVersion(before.requiredVersions, after.requiredVersions)
  return [
    ...removed.flatMap(removedProvider),
    ...added.flatMap(addedProvider),
    ...kept.flatMap(([a, b]) => providerChanges(a, b)),
    ...changesOf('terraform.required_version', [
      lost !== undefined,
      'major',
      'required-version-narrowed',
      `required_version no longer allows ${lost}`,
    ]),
  ]
}

function removedProvider({ name, aliases }: Provider): Change[] {
  return changesOf(
    `provider.${name}`,
    [
      aliases.length > 0,
      'major',
      'provider-removed',
      `callers that pass ${aliases.join(', ')} no longer can`,
    ],
    [aliases.length === 0, 'patch', 'provider-removed', 'the provider is no longer needed'],
  )
}

function addedProvider({ name, aliases }: Provider): Change[] {
  return changesOf(
    `provider.${name}`,
    [
      aliases.length > 0,
      'major',
      'provider-configuration-added',
      `callers have to pass ${aliases.join(', ')}`,
    ],
    [aliases.length === 0, 'minor', 'provider-added', 'a provider was added'],
  )
}

function providerChanges(before: Provider, after: Provider): Change[] {
  const [from, to] = [fullSource(before), fullSource(after)]
  const isSame = from === to
  const { added, removed } = pairByName(before.aliases, after.aliases, (alias) => alias)
  const lost = lostVersion(before.constraints, after.constraints)
  return changesOf(
    `provider.${after.name}`,
    [!isSame, 'major', 'provider-source-changed', `the source was ${quote(from)} and is ${quote(to)}`],
    [
      isSame && added.length > 0,
      'major',
      'provider-configuration-added',
      `callers have to pass ${added.join(', ')}`,
    ],
    [
      isSame && removed.length > 0,
      'major',
      'provider-configuration-removed',
      `callers that pass ${removed.join(', ')} no longer can`,
    ],
    [
      isSame && lost !== undefined,
      'major',
      'provider-version-narrowed',
      `the constraint no longer allows ${lost}`,
    ],
  )
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
