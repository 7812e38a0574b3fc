import type { Provider } from '../module-interface.ts'
import { constantOf, keyOf, textOf } from './expression.ts'
import type { LocatedBlock } from './overrides.ts'
import type { Expression } from './parsed-file.ts'

/** Providers by name: declared in `required_providers`, by a `provider` block, or implied by the type of a resource. */
export function providersFrom(blocks: readonly LocatedBlock[]): Provider[] {
  const found = [...blocks.flatMap(declared), ...blocks.flatMap(configured), ...blocks.flatMap(implied)]
  const providers = new Map<string, Provider>()
  for (const provider of found) {
    const known = providers.get(provider.name)
    providers.set(provider.name, known === undefined ? provider : mergeProviders(known, provider))
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

function declared(block: LocatedBlock): Provider[] {
  if (block.type !== 'terraform') return []
  const required = block.blocks.filter(({ type }) => type === 'required_providers')
  return required.flatMap(({ attributes }) =>
    [...attributes].map(([name, expression]) => ({
      name,
      ...requirement(expression),
      file: block.file,
      line: expression.line,
    })),
  )
}

/** `{ source = …, version = … }`, or since before 0.13 the constraint alone. */
function requirement(expression: Expression): Pick<Provider, 'source' | 'constraints' | 'aliases'> {
  if (expression.kind !== 'object') return { source: '', constraints: given(textOf(expression)), aliases: [] }
  const members = new Map(expression.members.map(({ key, value }) => [keyOf(key), value]))
  return {
    source: textOf(members.get('source')),
    constraints: given(textOf(members.get('version'))),
    aliases: aliasesFrom(members.get('configuration_aliases')),
  }
}

function aliasesFrom(expression: Expression | undefined): string[] {
  if (expression?.kind !== 'tuple') return []
  return expression.members.flatMap((member) => {
    if (member.kind === 'reference') return [member.steps.join('.')]
    const text = constantOf(member)
    return typeof text === 'string' ? [text] : []
  })
}

function configured({ type, labels, attributes, file, line }: LocatedBlock): Provider[] {
  const [name] = labels
  if (type !== 'provider' || name === undefined) return []
  return [
    { name, source: '', constraints: given(textOf(attributes.get('version'))), aliases: [], file, line },
  ]
}

function implied({ type, labels, attributes, file, line }: LocatedBlock): Provider[] {
  if (!/^(resource|data|ephemeral)$/.test(type)) return []
  const chosen = attributes.get('provider')
  const explicit = chosen?.kind === 'reference' ? chosen.steps[0] : textOf(chosen).split('.')[0] || undefined
  const name = explicit ?? labels[0]?.split('_')[0]
  // The client's own: terraform_data, terraform_remote_state.
  if (name === undefined || name === '' || (name === 'terraform' && explicit === undefined)) return []
  return [{ name, source: '', constraints: [], aliases: [], file, line }]
}

function given(text: string): string[] {
  return text === '' ? [] : [text]
}
