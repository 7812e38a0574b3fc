import { spawnSync } from 'node:child_process'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isMovingTag, isRefName, otherSpellings, readTag } from '../../src/module/tag.ts'
import { readCorpus } from '../corpus.ts'

interface TagCase {
  tag: string
  configured_prefix: string
  expect: { verdict: string; version?: string; rule?: string; module?: string }
  why: string
}

const { cases } = readCorpus<{ cases: TagCase[] }>('tags')

/** Our prefix is a literal before the version: a module that follows the version cannot be said with it. */
const expressible = cases.filter(({ configured_prefix }) => configured_prefix !== 'v…/{module}')

/** What our configuration of the module says for a pattern of the corpus; the `v` is ours to take. */
function literalPrefix({ configured_prefix, expect: { module = 'network' } }: TagCase): string {
  return configured_prefix.replace(/\{(?:module|path)\}/, module).replace(/v$/, '')
}

describe('reading a tag', () => {
  const accepted = expressible.filter(({ expect }) => expect.verdict === 'accept')
  const refused = expressible.filter(({ expect }) => expect.verdict !== 'accept')

  it('has read the corpus', () => {
    expect(accepted.length).toBeGreaterThan(20)
    expect(refused.length).toBeGreaterThan(50)
    expect(cases.length - expressible.length).toBe(1)
  })

  it.each(accepted)('takes $tag ($configured_prefix)', (given) => {
    const { version } = given.expect
    expect(readTag(given.tag, literalPrefix(given))).toEqual({ verdict: 'version', version })
  })

  it.each(refused)('refuses $tag ($why)', (given) => {
    const reading = readTag(given.tag, literalPrefix(given))
    expect(reading).toMatchObject({ verdict: 'refused', error: { code: 'INVALID_TAG' } })
    // A module that is not ours is nothing special here: the tag only lacks our prefix.
    if (given.expect.rule !== 'monorepo-tag') expect(reading).toMatchObject({ rule: given.expect.rule })
    if (reading.verdict === 'refused') expect(reading.error.message).not.toMatch(/[\n\0\u202e]/)
  })

  const LONG = 'a'.repeat(201)
  const SHOWN = 'a'.repeat(120)
  const OTHER = 'is not a version tag of this module: it does not begin with'

  it.each([
    ['v1.2', '', 'tag "v1.2" is not a semantic version: the patch number is missing.', 'v1.2.0'],
    ['vpc-1.2', 'vpc-', 'tag "vpc-1.2" is not a semantic version: the patch number is missing.', 'vpc-1.2.0'],
    ['v1.2.3+b', '', 'tag "v1.2.3+b" cannot be published: build metadata ("+b") is not allowed.', 'v1.2.3'],
    ['latest', '', `tag "latest" ${OTHER} a version number.`, 'v1.2.3'],
    ['v1.2.3', 'vpc/', `tag "v1.2.3" ${OTHER} "vpc/" and a version number.`, 'vpc/v1.2.3'],
    ['v1.0.0;id', '', 'tag "v1.0.0;id" is not allowed: the character ";" may not be in a tag.', 'v1.2.3'],
    ['-v1.0.0', '', 'tag "-v1.0.0" is not allowed: it begins with "-".', 'v1.2.3'],
    ['v1.0.0-a..b', '', 'tag "v1.0.0-a..b" is not allowed: it contains "..".', 'v1.2.3'],
    ['v1.0.0-a.lock', '', 'tag "v1.0.0-a.lock" is not allowed: it ends with ".lock".', 'v1.2.3'],
    ['', '', 'tag "" names no version.', 'v1.2.3'],
    [' ', '', 'tag " " names no version.', 'v1.2.3'],
    ['-', 'vpc-', 'tag "-" names no version.', 'vpc-v1.2.3'],
    [LONG, '', `tag "${SHOWN}…" is not allowed: it has 201 characters, more than 200.`, 'v1.2.3'],
  ])('says of tag %j with prefix %j: %s', (tag, prefix, message, example) =>
    expect(readTag(tag, prefix)).toMatchObject({
      verdict: 'refused',
      error: { message, hint: `push a tag such as ${example}` },
    }),
  )

  it('refuses more than 200 characters', () => {
    const prefix = `${'m'.repeat(193)}/`
    expect(readTag(`${prefix}v1.2.3`, prefix).verdict).toBe('version')
    expect(readTag(`${prefix}v1.2.34`, prefix)).toMatchObject({ verdict: 'refused', rule: 'tag-charset' })
  })

  it('does not take the tag of one module for another', () => {
    expect(readTag('vpc-endpoints-v2.0.0', 'vpc-')).toMatchObject({ rule: 'not-a-version-tag' })
    expect(readTag('network/v1.0.0', '')).toMatchObject({ rule: 'not-a-version-tag' })
    expect(readTag('vpc/vv1.0.0', 'vpc/')).toMatchObject({ rule: 'not-a-version-tag' })
  })
})

it.each([
  ['1.2.3', ['v1.2.3']],
  ['v1.2.3', ['vv1.2.3', '1.2.3']],
  ['vpc/1.2.3-rc.1', ['vpc/v1.2.3-rc.1']],
  ['a10.20.30-1.2.3', ['av10.20.30-1.2.3', 'a10.20.30-v1.2.3']],
  ['v1.2.3.4', ['vv1.2.3.4', '1.2.3.4']],
  ['v1.2', []],
])('the tag %j may also be spelled %j', (tag, spellings) => expect(otherSpellings(tag)).toEqual(spellings))

it.each(['1.0.0-dev', 'v1.0.0-dev'])('takes one "v" before the number of %s, and none behind it', (tag) =>
  expect(readTag(tag, '')).toEqual({ verdict: 'version', version: '1.0.0-dev' }),
)

describe('isMovingTag', () => {
  const MOVING = ['v1', 'v10', 'v1.2', 'v1.20', '1', '1.2', 'vpc/v1', 'vpc-v1.2', 'network@v1']
  it.each(MOVING)('takes %s for one', (tag) => expect(isMovingTag(tag)).toBe(true))

  it.each([
    ...['v1.2.3', 'v1.0.0-1', 'v1.0.0-1.2', 'v1.0.0-v1', 'vpc/v1.2.3', 'v1.2.', 'latest', 'v1-rc'],
    ...['v1.2\n', 'vpcv1', 'v1/x', 'v1.2.3/v1', 'v10.20.30-1', 'v1x2'],
  ])('takes %j for something else', (tag) => expect(isMovingTag(tag)).toBe(false))
})

const hasGit = spawnSync('git', ['--version']).status === 0

describe('the name of a branch or tag', () => {
  it.each([
    ...['registry', 'v1.2.3', 'vpc/v1.2.3', 'network@1.2.3', 'a-b_c.d', 'a'.repeat(200)],
    '0123456789abcdef0123456789abcdef01234567',
  ])('may be %s', (name) => expect(isRefName(name)).toBe(true))

  it.each([
    ...['', '-a', '/a', 'a/', 'a//b', 'a..b', '.a', 'a/.b', 'a.', 'a./b', 'a.lock', 'a.lock/b', '@'],
    ...['a b', 'a~1', 'a^', 'a:b', 'a?b', 'a*', 'a[b', 'a\\b', 'a+b', 'a$(id)', 'a\n', 'é', 'HEAD'],
    ...['refs/heads/a', 'a'.repeat(201)],
  ])('may not be %j', (name) => expect(isRefName(name)).toBe(false))

  it.skipIf(!hasGit)('is always one that Git takes (needs git)', () => {
    const near = fc.stringMatching(/^[ab/.@-]{1,6}(\.lock)?[a/]?$/).filter(isRefName)
    fc.assert(
      fc.property(near, (name) => spawnSync('git', ['check-ref-format', '--branch', name]).status === 0),
      { numRuns: 50 },
    )
  })
})
