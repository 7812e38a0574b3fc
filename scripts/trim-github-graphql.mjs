// GitHub's GraphQL schema → the types and fields that the tests hold every query of the product to.
//   npm pack @octokit/graphql-schema@15.26.1   and then   node scripts/trim-github-graphql.mjs package/schema.json
import { readFileSync, writeFileSync } from 'node:fs'

const OUTPUT = 'test/fixtures/github-graphql.json'
const FIELDS = {
  Query: ['repository', 'repositoryOwner'],
  Mutation: ['createCommitOnBranch'],
  Repository: [
    'databaseId',
    'isArchived',
    'isFork',
    'isPrivate',
    'isTemplate',
    'nameWithOwner',
    'object',
    'ref',
    'refs',
  ],
  RepositoryOwner: ['login', 'repositories'],
  Organization: ['databaseId', 'login', 'repositories'],
  User: ['databaseId', 'login', 'repositories'],
  RepositoryConnection: ['nodes', 'pageInfo', 'totalCount'],
  PageInfo: ['endCursor', 'hasNextPage'],
  RefConnection: ['nodes', 'pageInfo', 'totalCount'],
  Ref: ['name', 'prefix', 'target'],
  GitObject: ['oid'],
  Tag: ['name', 'oid', 'target'],
  Commit: ['oid'],
  Blob: ['byteSize', 'isBinary', 'isTruncated', 'oid', 'text'],
  Tree: ['entries', 'oid'],
  TreeEntry: ['name', 'oid', 'type'],
  CreateCommitOnBranchPayload: ['commit', 'ref'],
}

const source = JSON.parse(readFileSync(process.argv[2], 'utf8'))
const all = new Map((source.__schema ?? source.data.__schema).types.map((type) => [type.name, type]))

function typeText(type) {
  if (type.kind === 'NON_NULL') return `${typeText(type.ofType)}!`
  return type.kind === 'LIST' ? `[${typeText(type.ofType)}]` : type.name
}

const inputsOf = (inputs) =>
  Object.fromEntries(
    inputs.map(({ name, type, defaultValue }) => [
      name,
      { type: typeText(type), required: type.kind === 'NON_NULL' && defaultValue === null },
    ]),
  )

const types = {}
const wanted = []
for (const [name, fields] of Object.entries(FIELDS)) {
  const { kind, possibleTypes, fields: described } = all.get(name)
  const kept = fields.map((field) => described.find((each) => each.name === field))
  types[name] = {
    kind,
    ...(possibleTypes === null ? {} : { possible: possibleTypes.map((each) => each.name) }),
    fields: Object.fromEntries(
      kept.map((field) => [field.name, { type: typeText(field.type), args: inputsOf(field.args) }]),
    ),
  }
  for (const field of kept)
    wanted.push(...[field.type, ...field.args.map(({ type }) => type)].map((type) => typeText(type)))
}
for (const text of wanted) {
  const name = text.replaceAll(/[[\]!]/g, '')
  if (name in types) continue
  const { kind, enumValues, inputFields } = all.get(name)
  types[name] = { kind }
  if (kind === 'ENUM') types[name].values = enumValues.map((value) => value.name)
  if (kind !== 'INPUT_OBJECT') continue
  types[name].inputs = inputsOf(inputFields)
  wanted.push(...inputFields.map(({ type }) => typeText(type)))
}
const licence =
  'Trimmed from @octokit/graphql-schema 15.26.1 (https://github.com/octokit/graphql-schema), MIT License, Copyright (c) 2017 Gregor Martynus; the licence text is that of github-openapi.LICENSE'
writeFileSync(OUTPUT, `${JSON.stringify({ licence, types }, null, 1)}\n`)
