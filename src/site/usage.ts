import type { Input } from '../interface/module-interface.ts'
import { formatType, type TypeExpression } from '../interface/type-expression.ts'
import { formatModuleAddress, type ModuleAddress } from '../module/module-address.ts'
import { isPrerelease, type Version } from '../module/version.ts'
import { isIdentifier } from './usage-form.ts'
import { withVisibleControls } from './visible-text.ts'

/** Characters of a type or default in a table. A longer one is cut, and can be unfolded. */
const MAX_SHORT_LENGTH = 72

/** Depth of objects in an example of use. Deeper ones are `{}`. */
const MAX_EXAMPLE_DEPTH = 4

/** The `module` block that a page has to copy. */

interface UsedModule {
  /** Of the registry. */
  readonly host: string
  readonly address: ModuleAddress
  /** `modules/subnets`; empty for the root. */
  readonly directory: string
  /** As {@link versionConstraint} or a version writes it. */
  readonly version: string
  readonly inputs: readonly Input[]
}

export function moduleSource({ host, address, directory }: Omit<UsedModule, 'version' | 'inputs'>): string {
  return `${host}/${formatModuleAddress(address)}${directory === '' ? '' : `//${directory}`}`
}

/** Versions that a new caller should get: all that add to this one without breaking. A pre-release is only ever chosen exactly. */
export function versionConstraint(version: Version): string {
  if (isPrerelease(version)) return version
  const [major, minor] = version.split('.')
  return major === '0' ? `~> ${version}` : `~> ${major}.${minor}`
}

/** The block, with a value to replace for each required input. It parses, and its values have the types of the inputs. */
export function usageBlock(module: UsedModule): string {
  const required = module.inputs.filter((input) => input.required && isIdentifier(input.name))
  const width = Math.max(0, ...required.map(({ name }) => name.length))
  const lines = required.map(({ name, parsedType, type }) => {
    const comment = withVisibleControls(type === '' ? 'any' : shortType(parsedType))
    return `  ${name.padEnd(width)} = ${placeholder(parsedType, 1)} # ${comment}`
  })
  return [
    `module "${labelOf(module)}" {`,
    `  source  = "${moduleSource(module)}"`,
    `  version = "${module.version}"`,
    ...(lines.length === 0 ? [] : ['', ...lines]),
    '}',
    '',
  ].join('\n')
}

function labelOf({ address, directory }: UsedModule): string {
  const name = directory.split('/').at(-1) || address.name
  return isIdentifier(name) ? name : address.name
}

/** A value of the type, as short as the type allows. */
function placeholder(type: TypeExpression, depth: number): string {
  switch (type.kind) {
    case 'string':
      return '""'
    case 'number':
      return '0'
    case 'bool':
      return 'false'
    case 'list':
    case 'set':
      return '[]'
    case 'map':
      return '{}'
    case 'tuple':
      return `[${type.elements.map((element) => placeholder(element, depth + 1)).join(', ')}]`
    case 'object':
      return objectPlaceholder(type.attributes, depth)
    default:
      return 'null'
  }
}

function objectPlaceholder(
  attributes: Extract<TypeExpression, { kind: 'object' }>['attributes'],
  depth: number,
): string {
  const required = Object.entries(attributes).filter(([, { optional }]) => !optional)
  if (required.length === 0 || depth > MAX_EXAMPLE_DEPTH) return '{}'
  const members = required.map(([name, { type }]) => `${keyOf(name)} = ${placeholder(type, depth + 1)}`)
  return `{ ${members.join(', ')} }`
}

function keyOf(name: string): string {
  return isIdentifier(name) ? name : JSON.stringify(name)
}

/** How types and defaults are shown where there is one line for them. */

/** Whether a text is shown in a fold. */
export function isLong(text: string): boolean {
  return text.length > MAX_SHORT_LENGTH || text.includes('\n')
}

/** The type without what is in its objects and tuples. */
export function shortType(type: TypeExpression): string {
  if ('element' in type) return `${type.kind}(${shortType(type.element)})`
  if (type.kind === 'object') return 'object({…})'
  if (type.kind === 'tuple') return 'tuple([…])'
  const text = formatType(type).replaceAll(/\s+/g, ' ')
  return isLong(text) ? `${text.slice(0, MAX_SHORT_LENGTH)}…` : text
}
