import { expect, it } from 'vitest'
import { configFormat, selectionOptions } from '../../src/publish/config.ts'

function problemOf(value: unknown): string {
  const parsed = configFormat.schema.safeParse(value)
  return parsed.success ? 'none' : (parsed.error.issues[0]?.message ?? '')
}

it.each(['..', '../vpc', '/vpc', 'a//b', 'a/./b', 'a/..', 'a\\b', 'a\nb', './/', '/', '//'])(
  'refuses the module path %j',
  (text) =>
    expect(problemOf({ 'module-path': text })).toBe(
      'must be a directory inside the repository, such as modules/vpc',
    ),
)

const FORM = 'must be a kind of change and major, minor, patch, such as input-added=patch'

it.each([
  ['input-added', `"input-added" ${FORM}`],
  ['input-added=huge', `"input-added=huge" ${FORM}`],
  ['input-gone=major', '"input-gone" is no kind of change; the kinds are: input-removed, '],
])('refuses the severities %j', (text, message) => {
  const { error } = selectionOptions.safeParse({ severities: text })
  expect(error?.issues[0]?.message).toContain(message)
})

it.each(['', 'zip', 'index,', 'index;git', 'Index'])('refuses the packages %j', (text) =>
  expect(problemOf({ package: text })).toContain('must be one of index, git'),
)

const vpc = { path: 'modules/vpc', address: 'acme/vpc/aws' }

it.each(['-', '/', 'a b', 'a..', '../', 'a//', 'refs/tags/', '$(x)', 'a\n', '.a/', 'x'.repeat(200)])(
  'refuses the tag prefix %j, with which no tag could begin',
  (prefix) =>
    expect(problemOf({ modules: [{ ...vpc, 'tag-prefix': prefix }] })).toContain('the beginning of a tag'),
)

it.each([
  ['vpc-', 'vpc-v', 'vpc-v1.0.0'],
  ['', 'v', 'v1.0.0'],
  ['a/', 'a/1.0.0-', 'a/1.0.0-1.0.0'],
])('refuses the prefixes %j and %j of two modules: %s would be two versions', (one, other, tag) => {
  const dns = { path: 'dns', address: 'acme/dns/aws', 'tag-prefix': other }
  expect(problemOf({ modules: [{ ...vpc, 'tag-prefix': one }, dns] })).toBe(
    `the tag "${tag}" is two versions, one with the prefix "${other}" and one with "${one}": change one of them`,
  )
  expect(problemOf({ modules: [{ ...vpc, 'tag-prefix': [one, other] }] })).toContain('is two versions')
})

it.each([
  ['two modules have the same path', [vpc, { path: './modules/vpc', address: 'acme/other/aws' }]],
  ['two modules have the same path', [vpc, { path: ['b', 'modules/vpc'], address: 'acme/b/aws' }]],
  ['two modules have the same address', [vpc, { path: 'other', address: 'ACME/VPC/aws' }]],
  ['Unrecognized key: "tagprefix"', [{ ...vpc, tagprefix: 'vpc/' }]],
  ['Too small: expected array to have >=1 items', []],
])('refuses modules: %s', (problem, modules) => expect(problemOf({ modules })).toBe(problem))

it('refuses a root that does not hold every path of the module', () =>
  expect(problemOf({ modules: [{ ...vpc, path: ['modules/vpc', 'vpc'], root: 'modules' }] })).toBe(
    '"modules" does not hold the path "vpc": name a directory above it, or "." for the repository',
  ))
