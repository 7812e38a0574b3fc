// GitHub's OpenAPI description → the operations that the fake GitHub of the tests serves, as JSON Schema.
//   npm pack @octokit/openapi@23.0.2   and then   node scripts/trim-github-openapi.mjs package/generated/api.github.com.json
import { readFileSync, writeFileSync } from 'node:fs'

const OUTPUT = 'test/fixtures/github-openapi.json'
const REPOSITORY = '/repos/{owner}/{repo}'
const OPERATIONS = {
  '': ['get'],
  '/releases': ['get', 'post'],
  '/releases/generate-notes': ['post'],
  '/releases/latest': ['get'],
  '/releases/tags/{tag}': ['get'],
  '/releases/{release_id}': ['patch', 'delete'],
  '/releases/{release_id}/assets': ['post'],
  '/releases/assets/{asset_id}': ['get', 'delete'],
  '/git/ref/{ref}': ['get'],
  '/git/refs': ['post'],
  '/git/commits': ['post'],
  '/git/commits/{commit_sha}': ['get'],
  '/git/trees': ['post'],
  '/git/trees/{tree_sha}': ['get'],
  '/git/blobs': ['post'],
  '/git/blobs/{file_sha}': ['get'],
  '/issues/{issue_number}/comments': ['get', 'post'],
  '/issues/comments/{comment_id}': ['patch'],
  '/actions/workflows/{workflow_id}/dispatches': ['post'],
  '/pages/builds': ['post'],
  '/pulls': ['get', 'post'],
  '/pulls/{pull_number}': ['patch'],
  '/attestations': ['post'],
  '/attestations/{subject_digest}': ['get'],
}
const ELSEWHERE = {
  '/orgs/{org}/repos': ['get'],
  '/users/{username}/repos': ['get'],
}
const EXAMPLES = [
  'minimal-repository-items',
  'full-repository',
  'release',
  'release-asset',
  'git-commit',
  'issue-comment',
  'pull-request',
  'pull-request-simple-items',
]

const source = JSON.parse(readFileSync(process.argv[2], 'utf8'))
const schemas = {}

function resolve(node) {
  if (node?.$ref === undefined) return node
  return node.$ref
    .slice(2)
    .split('/')
    .reduce((value, key) => value[key], source)
}

/** OpenAPI 3.0 → JSON Schema: `nullable` becomes a type, what only explains is left out. */
function schemaOf(node) {
  if (Array.isArray(node)) return node.map(schemaOf)
  if (node === null || typeof node !== 'object') return node
  if (typeof node.$ref === 'string') {
    const name = node.$ref.split('/').at(-1)
    if (!(name in schemas)) {
      schemas[name] = {}
      schemas[name] = schemaOf(source.components.schemas[name])
    }
    return { $ref: `#/schemas/${name}` }
  }
  const { nullable, description, example, examples, title, externalDocs, deprecated, ...rest } = node
  for (const key of ['properties', 'patternProperties']) {
    if (rest[key] === undefined) continue
    rest[key] = Object.fromEntries(Object.entries(rest[key]).map(([name, value]) => [name, schemaOf(value)]))
  }
  for (const key of ['items', 'additionalProperties', 'allOf', 'anyOf', 'oneOf', 'not'])
    if (rest[key] !== undefined) rest[key] = schemaOf(rest[key])
  for (const key of Object.keys(rest)) if (key.startsWith('x-')) delete rest[key]
  if (nullable !== true) return rest
  if (typeof rest.type !== 'string') return { anyOf: [rest, { type: 'null' }] }
  if (rest.enum !== undefined) rest.enum = [...rest.enum, null]
  return { ...rest, type: [rest.type, 'null'] }
}

function operationOf(path, method) {
  const item = source.paths[path]
  const operation = item[method]
  const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map(resolve)
  const body = operation.requestBody?.content?.['application/json']?.schema
  const responses = Object.entries(operation.responses).map(([status, response]) => {
    const content = resolve(response).content?.['application/json']?.schema
    return [status, content === undefined ? null : schemaOf(content)]
  })
  return {
    id: operation.operationId,
    parameters: parameters.map(({ name, in: place, required = false, schema }) => {
      return { name, in: place, required, schema: schemaOf(schema) }
    }),
    body: body === undefined ? null : schemaOf(body),
    responses: Object.fromEntries(responses),
  }
}

const paths = {}
const inRepository = Object.entries(OPERATIONS).map(([end, methods]) => [`${REPOSITORY}${end}`, methods])
for (const [path, methods] of [...inRepository, ...Object.entries(ELSEWHERE)]) {
  paths[path] = Object.fromEntries(methods.map((method) => [method, operationOf(path, method)]))
}
const examples = Object.fromEntries(EXAMPLES.map((name) => [name, source.components.examples[name].value]))
const licence =
  'Trimmed from @octokit/openapi 23.0.2 (https://github.com/octokit/openapi), MIT License, Copyright (c) 2020 Octokit contributors; the licence text is in github-openapi.LICENSE'
writeFileSync(OUTPUT, `${JSON.stringify({ licence, paths, schemas, examples }, null, 1)}\n`)
