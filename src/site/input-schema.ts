import type { Json } from '../base/json.ts'
import type { Input } from '../interface/module-interface.ts'
import { formatType, type TypeExpression } from '../interface/type-expression.ts'

/**
 * The JSON Schema of the inputs of a module: for editors, and for checks of `*.tfvars.json` and of generated JSON configuration. It
 * takes what Terraform takes, which converts between strings, numbers and bools.
 * https://json-schema.org/draft/2020-12 https://developer.hashicorp.com/terraform/language/expressions/type-constraints
 */

interface InputProperty {
  readonly description?: string
  readonly default?: Json
  /** The type on one line, and the source text of the default of an optional input. */
  readonly 'x-terraform-type': string
  readonly 'x-terraform-default'?: string
}

export interface InputSchema {
  readonly title: string
  readonly properties: Readonly<Record<string, InputProperty>>
  readonly required: readonly string[]
}

type Schema = Readonly<Record<string, unknown>>

/** @param title what the inputs are of */
export function inputSchema(title: string, inputs: readonly Input[]): InputSchema & Schema {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title,
    type: 'object',
    properties: Object.fromEntries(inputs.map((input) => [input.name, propertyOf(input)])),
    required: inputs.filter(({ required }) => required).map(({ name }) => name),
    additionalProperties: false,
  }
}

function propertyOf(input: Input): InputProperty {
  const { parsedType, description, nullable, required, sensitive, deprecated, value } = input
  return {
    ...(nullable ? valueSchema(parsedType) : withoutNull(valueSchema(parsedType))),
    ...(description === '' ? {} : { description }),
    ...(value === undefined ? {} : { default: value }),
    ...(sensitive ? { writeOnly: true } : {}),
    ...(deprecated === '' ? {} : { deprecated: true }),
    'x-terraform-type': formatType(parsedType),
    ...(required ? {} : { 'x-terraform-default': input.default }),
  }
}

/** Any value may be null: that of an input, unless it says that it is not, an attribute, an element. */
function valueSchema(type: TypeExpression): Schema {
  switch (type.kind) {
    case 'string':
      return { type: ['string', 'number', 'boolean', 'null'] }
    case 'number':
      return { type: ['number', 'string', 'null'], pattern: '^\\s*-?[0-9]+(\\.[0-9]+)?([eE][+-]?[0-9]+)?$' }
    case 'bool':
      return { enum: [true, false, 'true', 'false', null] }
    case 'list':
    case 'set':
      return { type: ['array', 'null'], items: valueSchema(type.element) }
    case 'map':
      return { type: ['object', 'null'], additionalProperties: valueSchema(type.element) }
    case 'tuple': {
      const count = type.elements.length
      const elements = type.elements.map(valueSchema)
      // An empty list of schemas is no JSON Schema.
      const prefix = count === 0 ? {} : { prefixItems: elements }
      return { type: ['array', 'null'], ...prefix, items: false, minItems: count, maxItems: count }
    }
    case 'object':
      return objectSchema(type.attributes)
    default:
      return {}
  }
}

/** Attributes that the type does not have are left out by Terraform, without an error. */
function objectSchema(attributes: Extract<TypeExpression, { kind: 'object' }>['attributes']): Schema {
  const properties = Object.entries(attributes).map(([name, attribute]) => {
    const own = attribute.default === undefined ? {} : { default: attribute.default }
    return [name, { ...valueSchema(attribute.type), ...own }]
  })
  const required = Object.entries(attributes)
    .filter(([, { optional }]) => !optional)
    .map(([name]) => name)
  return { type: ['object', 'null'], properties: Object.fromEntries(properties), required }
}

function withoutNull(schema: Schema): Schema {
  const isNull = (value: unknown) => value === null || value === 'null'
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [
      key,
      (key === 'type' || key === 'enum') && Array.isArray(value)
        ? value.filter((each) => !isNull(each))
        : value,
    ]),
  )
}
