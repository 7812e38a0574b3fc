import { quote } from '../../base/error.ts'
import type { DirectoryInterface, Provider } from '../module-interface.ts'
import { lostVersion } from '../version-constraint.ts'
import { type Change, changesOf, pairBy } from './change.ts'

/** What the module asks of its surroundings: providers, and the version of the client. */
export function compareRequirements(before: DirectoryInterface, after: DirectoryInterface): Change[] {
  const { removed, added, kept } = pairBy(before.providers, after.providers, ({ name }) => name)
  const lost = lostVersion(before.requiredVersions, after.requiredVersions)
  const client = changesOf('terraform.required_version')
  return [
    ...removed.map(removedChange),
    ...added.map(addedChange),
    ...kept.flatMap(([a, b]) => providerChanges(a, b)),
    ...(lost === undefined
      ? []
      : [client('major', 'required-version-narrowed', `required_version no longer allows ${lost}`)]),
  ]
}

/** `hashicorp/aws` for the default registry's host written or not, and for a provider that is only implied. */
export function fullSource({ name, source }: Pick<Provider, 'name' | 'source'>): string {
  if (source === '') return `hashicorp/${name.toLowerCase()}`
  const parts = source.toLowerCase().split('/')
  if (parts.length === 1) return `hashicorp/${parts[0]}`
  const isDefaultHost = parts.length === 3 && /^registry\.(terraform\.io|opentofu\.org)$/.test(parts[0] ?? '')
  return (isDefaultHost ? parts.slice(1) : parts).join('/')
}

function removedChange({ name, aliases }: Provider): Change {
  const change = changesOf(`provider.${name}`)
  return aliases.length > 0
    ? change('major', 'provider-removed', `callers that pass ${aliases.join(', ')} no longer can`)
    : change('patch', 'provider-removed', 'the provider is no longer needed')
}

function addedChange({ name, aliases }: Provider): Change {
  const change = changesOf(`provider.${name}`)
  return aliases.length > 0
    ? change('major', 'provider-configuration-added', `callers have to pass ${aliases.join(', ')}`)
    : change('minor', 'provider-added', 'a provider was added')
}

function providerChanges(before: Provider, after: Provider): Change[] {
  const change = changesOf(`provider.${after.name}`)
  const changes: Change[] = []
  const [from, to] = [fullSource(before), fullSource(after)]
  if (from !== to)
    return [change('major', 'provider-source-changed', `the source was ${quote(from)} and is ${quote(to)}`)]
  const aliases = pairBy(before.aliases, after.aliases, (alias) => alias)
  if (aliases.added.length > 0)
    changes.push(
      change('major', 'provider-configuration-added', `callers have to pass ${aliases.added.join(', ')}`),
    )
  if (aliases.removed.length > 0)
    changes.push(
      change(
        'major',
        'provider-configuration-removed',
        `callers that pass ${aliases.removed.join(', ')} no longer can`,
      ),
    )
  const lost = lostVersion(before.constraints, after.constraints)
  if (lost !== undefined)
    changes.push(change('major', 'provider-version-narrowed', `the constraint no longer allows ${lost}`))
  return changes
}
