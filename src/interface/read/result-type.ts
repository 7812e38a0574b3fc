import { type ObjectAttribute, type TypeExpression, typeFromExpression } from '../type-expression.ts'
import { type Expression, keyName, PROTO_KEY, type ResultKind } from './expression.ts'

/** Parts of the type of an output. A type with more is cut down to its outermost kind, so that interfaces stay small. */
const MAX_TYPE_PARTS = 100

type InputTypes = ReadonlyMap<string, TypeExpression>

const ANY: TypeExpression = { kind: 'any' }
const LIST: TypeExpression = { kind: 'list', element: ANY }
const SET: TypeExpression = { kind: 'set', element: ANY }
const MAP: TypeExpression = { kind: 'map', element: ANY }

/**
 * The type of an output: the one that it declares, else that of its value, as far as the syntax tells; `any` where it does not. A
 * tuple counts as a list of anything, as callers read both in the same way.
 *
 * @param inputs the inputs that the value may refer to
 */
export function resultType(
  declared: Expression | undefined,
  value: Expression | undefined,
  inputs: InputTypes,
): TypeExpression {
  const type = declared === undefined ? typeOf(value, inputs) : typeFromExpression(declared)
  return countParts(type) > MAX_TYPE_PARTS ? outline(type) : withoutDetails(type)
}

function typeOf(expression: Expression | undefined, inputs: InputTypes): TypeExpression {
  switch (expression?.kind) {
    case 'literal':
      return literalType(expression.value)
    case 'tuple':
      return LIST
    case 'object':
      return objectType(expression, inputs)
    case 'call':
      return callType(expression, inputs)
    case 'reference':
      return referenceType(expression, inputs)
    default:
      return kindType(expression?.result)
  }
}

function kindType(kind: ResultKind | undefined): TypeExpression {
  if (kind === undefined) return ANY
  if (kind === 'list') return LIST
  return kind === 'map' ? MAP : { kind }
}

function literalType(value: string | number | boolean | null): TypeExpression {
  if (typeof value === 'number') return { kind: 'number' }
  if (typeof value === 'boolean') return { kind: 'bool' }
  // Text of JSON configuration may be a template that has any type.
  return value === null || /[$%]\{/.test(value) ? ANY : { kind: 'string' }
}

function objectType(
  { members }: Extract<Expression, { kind: 'object' }>,
  inputs: InputTypes,
): TypeExpression {
  const named = members.map(({ key, value }) => [attributeName(key), value] as const)
  if (named.some(([name]) => name === undefined)) return MAP
  const attributes = named.map(([name = '', value]): [string, ObjectAttribute] => [
    name,
    { type: typeOf(value, inputs), optional: false },
  ])
  return { kind: 'object', attributes: Object.fromEntries(attributes) }
}

/** A key in parentheses is evaluated, and so is a template. */
function attributeName(key: Expression): string | undefined {
  const name = key.text.startsWith('(') ? undefined : keyName(key)
  return name === undefined || name === PROTO_KEY || /[$%]\{/.test(name) ? undefined : name
}

/** Functions by what they return, whatever they are given. https://developer.hashicorp.com/terraform/language/functions */
const FUNCTIONS: readonly (readonly [type: TypeExpression, names: string])[] = [
  [
    { kind: 'string' },
    `tostring join format lower upper title replace substr trim trimprefix trimsuffix trimspace chomp indent strrev jsonencode
     yamlencode base64encode base64decode base64gzip textencodebase64 urlencode file filebase64 templatefile templatestring
     abspath basename dirname pathexpand cidrhost cidrnetmask cidrsubnet formatdate timeadd timestamp plantimestamp uuid uuidv5
     md5 sha1 sha256 sha512 base64sha256 base64sha512 filemd5 filesha1 filesha256 filesha512 bcrypt`,
  ],
  [{ kind: 'number' }, 'tonumber length abs ceil floor log max min parseint pow signum sum index timecmp'],
  [
    { kind: 'bool' },
    'tobool alltrue anytrue can contains endswith fileexists issensitive startswith strcontains',
  ],
  [
    LIST,
    'tolist chunklist cidrsubnets coalescelist compact concat distinct flatten formatlist keys matchkeys range reverse slice sort split values csvdecode regexall',
  ],
  [SET, 'toset setintersection setsubtract setunion fileset'],
  [MAP, 'tomap merge transpose zipmap'],
]

const RETURNED: ReadonlyMap<string, TypeExpression> = new Map(
  FUNCTIONS.flatMap(([type, names]) => names.split(/\s+/).map((name) => [name, type] as const)),
)

function callType(
  { name, arguments: [argument] }: Extract<Expression, { kind: 'call' }>,
  inputs: InputTypes,
): TypeExpression {
  if (name === 'sensitive' || name === 'nonsensitive') return typeOf(argument, inputs)
  return RETURNED.get(name.replace(/^core::/, '')) ?? ANY
}

/** `var.x` and the attributes below it have the type that the input declares; an index is not followed. */
function referenceType(
  { text, steps: [root, name, ...path] }: Extract<Expression, { kind: 'reference' }>,
  inputs: InputTypes,
): TypeExpression {
  const declared = inputs.get(name ?? '')
  if (root !== 'var' || declared === undefined || text.includes('[')) return ANY
  return path.reduce(attributeType, declared)
}

function attributeType(type: TypeExpression, name: string): TypeExpression {
  if (type.kind === 'map') return type.element
  return (
    (type.kind === 'object' && Object.hasOwn(type.attributes, name) && type.attributes[name]?.type) || ANY
  )
}

/** Counts no further than it has to. */
function countParts(type: TypeExpression): number {
  const waiting: TypeExpression[] = [type]
  let count = 0
  for (let part = waiting.pop(); part !== undefined && count <= MAX_TYPE_PARTS; part = waiting.pop()) {
    count += 1
    if ('element' in part) waiting.push(part.element)
    if (part.kind !== 'object') continue
    const attributes = Object.values(part.attributes)
    if (attributes.length > MAX_TYPE_PARTS) return attributes.length
    waiting.push(...attributes.map((attribute) => attribute.type))
  }
  return count
}

function outline(type: TypeExpression): TypeExpression {
  if (type.kind === 'set') return SET
  return type.kind === 'list' ? LIST : MAP
}

/** The type without what callers of an output do not meet: optional attributes, defaults, the length of a tuple. */
function withoutDetails(type: TypeExpression): TypeExpression {
  if (type.kind === 'unknown') return ANY
  if (type.kind === 'tuple') return LIST
  if ('element' in type) return { ...type, element: withoutDetails(type.element) }
  if (type.kind !== 'object') return type
  const attributes = Object.entries(type.attributes).map(([name, attribute]): [string, ObjectAttribute] => [
    name,
    { type: withoutDetails(attribute.type), optional: false },
  ])
  return { kind: 'object', attributes: Object.fromEntries(attributes) }
}
