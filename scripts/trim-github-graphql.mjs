// GitHub's GraphQL schema → the types and fields that the tests hold every query of the product to.
//   npm pack @octokit/graphql-schema@15.26.1   and then   node scripts/trim-github-graphql.mjs package/schema.json
import { readFileSync, writeFileSync } from 'node:fs'

const OUTPUT = 'test/fixtures/github.graphql'
const FIELDS = {
  Query: ['repository', 'repositoryOwner', 'viewer'],
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

const inputText = ({ name, type, defaultValue }) =>
  `${name}: ${typeText(type)}${defaultValue === null ? '' : ` = ${defaultValue}`}`

const definitions = []
const wanted = []
for (const [name, fields] of Object.entries(FIELDS)) {
  const { kind, interfaces, fields: described } = all.get(name)
  const kept = fields.map((field) => described.find((each) => each.name === field))
  const parents = (interfaces ?? []).map((each) => each.name).filter((each) => each in FIELDS)
  const head = `${kind === 'INTERFACE' ? 'interface' : 'type'} ${name}${parents.length > 0 ? ` implements ${parents.join(' & ')}` : ''}`
  const lines = kept.map(({ name, args, type }) => {
    const inputs = args.length > 0 ? `(${args.map(inputText).join(', ')})` : ''
    return `  ${name}${inputs}: ${typeText(type)}\n`
  })
  definitions.push(`${head} {\n${lines.join('')}}\n`)
  for (const { type, args } of kept) wanted.push(type, ...args.map((each) => each.type))
}
const done = new Set([...Object.keys(FIELDS), 'String', 'Boolean', 'Int', 'ID'])
for (const type of wanted) {
  const name = typeText(type).replaceAll(/[[\]!]/g, '')
  if (done.has(name)) continue
  done.add(name)
  const { kind, enumValues, inputFields } = all.get(name)
  if (kind === 'SCALAR') definitions.push(`scalar ${name}\n`)
  if (kind === 'ENUM')
    definitions.push(`enum ${name} {\n${enumValues.map((each) => `  ${each.name}\n`).join('')}}\n`)
  if (kind !== 'INPUT_OBJECT') continue
  definitions.push(`input ${name} {\n${inputFields.map((each) => `  ${inputText(each)}\n`).join('')}}\n`)
  wanted.push(...inputFields.map((each) => each.type))
}
const licence =
  'Trimmed from @octokit/graphql-schema 15.26.1 (https://github.com/octokit/graphql-schema), MIT License, Copyright (c) 2017 Gregor Martynus; the licence text is that of github-openapi.LICENSE'
writeFileSync(OUTPUT, `# ${licence}\n\n${definitions.join('\n')}`)
