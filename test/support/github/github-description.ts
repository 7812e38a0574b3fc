import { readFileSync } from 'node:fs'
import { Ajv, type ValidateFunction } from 'ajv'
import formats from 'ajv-formats'

/** GitHub's own description of its API, as far as it is used: every request and answer of the fake is held to it. */

interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required: boolean
  readonly schema: object
}

interface Described {
  readonly id: string
  readonly parameters: readonly Parameter[]
  readonly body: { readonly properties?: object } | null
  readonly responses: Readonly<Record<string, object | null>>
}

interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>
  readonly schemas: Readonly<Record<string, object>>
  readonly examples: Readonly<Record<string, Record<string, unknown>>>
}

const description: Description = JSON.parse(readFileSync('test/fixtures/github-openapi.json', 'utf8'))
const ajv = new Ajv({ strict: false, coerceTypes: false, allErrors: true })
formats.default(ajv)
ajv.addFormat('repo.nwo', /^[\w.-]+\/[\w.-]+$/)
ajv.addSchema({ $id: 'github', schemas: description.schemas })

const compiled = new Map<string, ValidateFunction>()

export interface Operation {
  readonly id: string
  readonly parameters: Readonly<Record<string, string>>
  readonly described: Described
}

const routes = Object.entries(description.paths).flatMap(([template, methods]) =>
  Object.entries(methods).map(([method, described]) => ({
    method: method.toUpperCase(),
    // A fixed segment wins over a parameter: `/releases/generate-notes` is no release id.
    rank: template.split('{').length,
    pattern: new RegExp(`^${template.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
    described,
  })),
)
routes.sort((a, b) => a.rank - b.rank)

/** The operation of a path without its query; undefined for one that is not described. */
export function operationAt(method: string, path: string): Operation | undefined {
  for (const route of routes) {
    const groups = route.method === method ? route.pattern.exec(path)?.groups : undefined
    if (groups === undefined) continue
    const decoded = Object.entries(groups).map(([name, value]) => [name, decodeURIComponent(value)])
    return { id: route.described.id, parameters: Object.fromEntries(decoded), described: route.described }
  }
  return undefined
}

/** What the description says is wrong with a request; undefined for a good one. */
export function requestProblem({ described, id }: Operation, query: URLSearchParams, body: unknown) {
  const known = new Set(described.parameters.filter((each) => each.in === 'query').map(({ name }) => name))
  const stranger = [...query.keys()].find((name) => !known.has(name))
  if (stranger !== undefined) return `query parameter ${stranger} is not described`
  const missing = described.parameters.find(
    (each) => each.in === 'query' && each.required && !query.has(each.name),
  )
  if (missing !== undefined) return `query parameter ${missing.name} is missing`
  if (described.body === null) return undefined
  const keys = Object.keys(body ?? {}).filter((key) => !(key in (described.body?.properties ?? {})))
  if (keys.length > 0) return `body keys ${keys.join(', ')} are not described`
  return problemWith(`${id} request`, described.body, body)
}

/** What the description says is wrong with an answer of ours. */
export function answerProblem({ described, id }: Operation, status: number, body: unknown) {
  if (!(String(status) in described.responses))
    return status >= 400 ? undefined : `status ${status} is not described`
  const schema = described.responses[String(status)]
  return schema == null ? undefined : problemWith(`${id} ${status}`, schema, body)
}

function problemWith(key: string, schema: object, value: unknown): string | undefined {
  const validate = compiled.get(key) ?? ajv.compile(absolute(schema))
  compiled.set(key, validate)
  return validate(value) ? undefined : ajv.errorsText(validate.errors)
}

function absolute(schema: object): object {
  return JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"github#/'))
}

/** A copy of GitHub's own example, to be changed where the fake knows better. */
export function exampleOf(name: string): Record<string, unknown> {
  return structuredClone(description.examples[name] ?? {})
}

/** Every operation that is described: what is not, the fake refuses. */
export function operationIds(): string[] {
  return routes.map(({ described }) => described.id)
}
