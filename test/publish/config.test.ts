import { describe, expect, it } from 'vitest'
import { configSchema, selectionOptions } from '../../src/publish/config.ts'

function problemOf(value: unknown): string {
  const parsed = configSchema.safeParse(value)
  return parsed.success ? 'none' : (parsed.error.issues[0]?.message ?? '')
}

describe('the config', () => {
  it.each([
    ['.', ''],
    ['', ''],
    ['modules/vpc', 'modules/vpc'],
    ['./modules/vpc/', 'modules/vpc'],
    ['.hidden/é', '.hidden/é'],
  ])('reads the module path %j as %j', (text, path) => {
    expect(configSchema.parse({ 'module-path': text })).toEqual({ 'module-path': path })
  })

  it.each(['..', '../vpc', '/vpc', 'a//b', 'a/./b', 'a/..', 'a\\b', 'a\nb', './/', '/', '//'])(
    'refuses the module path %j',
    (text) => {
      expect(problemOf({ 'module-path': text })).toBe(
        'must be a directory inside the repository, such as modules/vpc',
      )
    },
  )

  it.each([
    ['index', ['index']],
    ['git,index', ['git', 'index']],
    [' index , git , index', ['index', 'git']],
  ])('reads the packages %j as %j, in their order', (text, kinds) => {
    expect(configSchema.parse({ package: text }).package).toEqual(kinds)
  })

  it.each([
    ['input-added=patch', { 'input-added': 'patch' }],
    [
      ' input-added: patch,\n\ndefault-changed = major\n',
      { 'input-added': 'patch', 'default-changed': 'major' },
    ],
  ])('reads the severities %j of a flag or an input as %j', (text, severities) => {
    expect(selectionOptions.parse({ severities: text })).toEqual({ severities })
  })

  it.each([
    [
      'input-added',
      '"input-added" must be a kind of change and major, minor, patch, such as input-added=patch',
    ],
    [
      'input-added=huge',
      '"input-added=huge" must be a kind of change and major, minor, patch, such as input-added=patch',
    ],
    ['input-gone=major', '"input-gone" is no kind of change; the kinds are: input-removed, '],
  ])('refuses the severities %j', (text, message) => {
    const { error } = selectionOptions.safeParse({ severities: text })
    expect(error?.issues[0]?.message).toContain(message)
  })

  it.each(['', 'zip', 'index,', 'index;git', 'Index'])('refuses the packages %j', (text) => {
    expect(problemOf({ package: text })).toContain('must be one of index, git')
  })

  const vpc = { path: 'modules/vpc', address: 'acme/vpc/aws' }

  it.each(['', 'vpc/', 'vpc-', 'network@', 'a/b/'])('takes the tag prefix %j', (prefix) => {
    const parsed = configSchema.parse({ modules: [{ ...vpc, 'tag-prefix': prefix }] })
    expect(parsed.modules?.[0]?.['tag-prefix']).toBe(prefix)
  })

  it.each(['-', '/', 'a b', 'a..', '../', 'a//', 'refs/tags/', '$(x)', 'a\n', '.a/', 'x'.repeat(200)])(
    'refuses the tag prefix %j, with which no tag could begin',
    (prefix) => {
      expect(problemOf({ modules: [{ ...vpc, 'tag-prefix': prefix }] })).toContain(
        'must be the beginning of a tag',
      )
    },
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
    ['vpc-', 'vpc-peer-'],
    ['vpc/', 'vpc/'],
    ['v', 'x'],
  ])('takes the prefixes %j and %j of two modules', (one, other) => {
    const dns = { path: 'dns', address: 'acme/dns/aws', 'tag-prefix': other }
    expect(configSchema.safeParse({ modules: [{ ...vpc, 'tag-prefix': one }, dns] }).success).toBe(true)
  })

  it.each([
    ['two modules have the same path', [vpc, { path: './modules/vpc', address: 'acme/other/aws' }]],
    ['two modules have the same address', [vpc, { path: 'other', address: 'ACME/VPC/aws' }]],
    ['Unrecognized key: "tagprefix"', [{ ...vpc, tagprefix: 'vpc/' }]],
    ['Too small: expected array to have >=1 items', []],
  ])('refuses modules: %s', (problem, modules) => {
    expect(problemOf({ modules })).toBe(problem)
  })

  it.each(['.', 'modules', 'modules/vpc'])('takes the root %j above the module', (root) => {
    expect(configSchema.safeParse({ modules: [{ ...vpc, root }] }).success).toBe(true)
  })

  it('refuses a root that does not hold every path of the module', () => {
    expect(problemOf({ modules: [{ ...vpc, path: ['modules/vpc', 'vpc'], root: 'modules' }] })).toBe(
      '"modules" does not hold the path "vpc": name a directory above it, or "." for the repository',
    )
  })
})
