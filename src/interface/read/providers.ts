import type { Provider } from '../module-interface.ts'
import { constantValue, type Expression, keyName, stringValue } from './expression.ts'
import { type FileBlock, madeOnce } from './parsed-file.ts'

/**
 * The providers that a directory requires, by name: declared in `required_providers`, configured by a `provider` block, or
 * implied by the type of a resource. https://developer.hashicorp.com/terraform/language/providers/requirements
 */
export function providersFrom(blocks: readonly FileBlock[]): Provider[] {
  const found = [declared, configured, implied].flatMap((provider) => blocks.flatMap(provider))
  const providers = new Map<string, Provider>()
  for (const provider of found) {
    const known = providers.get(provider.name)
    if (known === undefined) providers.set(provider.name, provider)
    else if (provider.source !== '' || provider.constraints.length + provider.aliases.length > 0)
      providers.set(provider.name, mergeProviders(known, provider))
  }
  return [...providers.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

function mergeProviders(a: Provider, b: Provider): Provider {
  return {
    ...a,
    source: a.source === '' ? b.source : a.source,
    constraints: [...new Set([...a.constraints, ...b.constraints])],
    aliases: [...new Set([...a.aliases, ...b.aliases])],
  }
}

type Requirement = Pick<Provider, 'source' | 'constraints' | 'aliases'>

const NO_REQUIREMENT: Requirement = { source: '', constraints: [], aliases: [] }

function declared({ type, blocks, file }: FileBlock): Provider[] {
  if (type !== 'terraform') return []
  const required = blocks.filter((block) => block.type === 'required_providers')
  return required.flatMap(({ attributes }) =>
    [...attributes].map(([name, value]) => ({ name, ...requirement(value), file, line: value.line })),
  )
}

/** `{ source = …, version = … }`; before Terraform 0.13 the version constraint alone. */
function requirement(expression: Expression): Requirement {
  if (expression.kind !== 'object') return { ...NO_REQUIREMENT, constraints: constraintsFrom(expression) }
  const members = new Map(expression.members.map(({ key, value }) => [keyName(key), value]))
  return {
    source: stringValue(members.get('source')),
    constraints: constraintsFrom(members.get('version')),
    aliases: aliasesFrom(members.get('configuration_aliases')),
  }
}

function constraintsFrom(version: Expression | undefined): string[] {
  const text = stringValue(version)
  return text === '' ? [] : [text]
}

function aliasesFrom(expression: Expression | undefined): string[] {
  if (expression?.kind !== 'tuple') return []
  return expression.members.flatMap((member) => {
    if (member.kind === 'reference') return [member.steps.join('.')]
    const text = constantValue(member)
    return typeof text === 'string' ? [text] : []
  })
}

function configured({ type, labels: [name], attributes, file, line }: FileBlock): Provider[] {
  if (type !== 'provider' || name === undefined) return []
  return [{ name, ...NO_REQUIREMENT, constraints: constraintsFrom(attributes.get('version')), file, line }]
}

const implied = madeOnce(({ type, labels, attributes, file, line }: FileBlock): Provider[] => {
  if (!/^(resource|data|ephemeral)$/.test(type)) return []
  const provider = attributes.get('provider')
  const explicit =
    provider?.kind === 'reference' ? provider.steps[0] : stringValue(provider).split('.')[0] || undefined
  const name = explicit ?? labels[0]?.split('_')[0]
  // Terraform and OpenTofu contain this provider: terraform_data, terraform_remote_state.
  if (name === undefined || name === '' || (name === 'terraform' && explicit === undefined)) return []
  return [{ name, ...NO_REQUIREMENT, file, line }]
})
