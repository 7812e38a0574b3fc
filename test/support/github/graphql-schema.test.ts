import { describe, expect, it } from 'vitest'
import { graphqlProblems } from './graphql-schema.ts'

describe('a GraphQL document', () => {
  it('may be all that the schema knows', () => {
    const text = `query Owner($login: String!, $after: String) { repositoryOwner(login: $login) { __typename
      ... on User { databaseId } repositories(first: 1, after: $after, ownerAffiliations: [OWNER], orderBy: { field: NAME, direction: ASC }) {
      nodes { ...Names } } } } fragment Names on Repository { nameWithOwner, name: object(expression: "a:b\\"") { oid ... on Tag { name } } }`
    expect(graphqlProblems(text)).toEqual([])
  })

  it.each([
    ['query { repository(owner: "a", name: "b") { tags { oid } } }', 'Repository has no field tags'],
    ['query { repository(owner: "a") { isFork } }', 'Query.repository needs name'],
    ['query { repository(owner: 1, name: "b") { isFork } }', 'Query.repository(owner) is a String!, not 1'],
    ['query { repository(owner: "a", name: "b", all: true) { isFork } }', 'Query.repository takes no all'],
    [
      'query { repository(owner: "a", name: "b") { refs(refPrefix: "x") } }',
      'Repository.refs is a RefConnection',
    ],
    ['query { repository(owner: "a", name: "b") { isFork { oid } } }', 'Repository.isFork is a Boolean'],
    [
      'query { repository(owner: "a", name: "b") { object(oid: "c") { ... on Ref { name } } } }',
      'GitObject is never a Ref',
    ],
    ['query Q($o: Int) { repository(owner: $o, name: "b") { isFork } }', 'is a String!, not a Int'],
    [
      'query { repository(owner: "a", name: "b") { refs(refPrefix: "x", orderBy: { field: DATE }) { totalCount } } }',
      'needs direction',
    ],
    [
      'query { repository(owner: "a", name: "b") { refs(refPrefix: "x", orderBy: { field: DATE, direction: ASC }) { totalCount } } }',
      'not DATE',
    ],
  ])('%s is not', (text, problem) => {
    expect(graphqlProblems(text).join('; ')).toContain(problem)
  })
})
