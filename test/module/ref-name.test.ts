import { spawnSync } from 'node:child_process'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isRefName } from '../../src/module/ref-name.ts'

const hasGit = spawnSync('git', ['--version']).status === 0

describe('the name of a branch or tag', () => {
  it.each([
    'registry',
    'v1.2.3',
    'vpc/v1.2.3',
    'network@1.2.3',
    'a-b_c.d',
    'a'.repeat(200),
    '0123456789abcdef0123456789abcdef01234567',
  ])('may be %s', (name) => {
    expect(isRefName(name)).toBe(true)
  })

  it.each([
    '',
    '-a',
    '/a',
    'a/',
    'a//b',
    'a..b',
    '.a',
    'a/.b',
    'a.',
    'a./b',
    'a.lock',
    'a.lock/b',
    '@',
    'a b',
    'a~1',
    'a^',
    'a:b',
    'a?b',
    'a*',
    'a[b',
    'a\\b',
    'a+b',
    'a$(id)',
    'a\n',
    'é',
    'HEAD',
    'refs/heads/a',
    'a'.repeat(201),
  ])('may not be %j', (name) => {
    expect(isRefName(name)).toBe(false)
  })

  it.skipIf(!hasGit)('is always one that Git takes (needs git)', () => {
    const near = fc.stringMatching(/^[ab/.@-]{1,6}(\.lock)?[a/]?$/).filter(isRefName)
    fc.assert(
      fc.property(near, (name) => spawnSync('git', ['check-ref-format', '--branch', name]).status === 0),
      { numRuns: 50 },
    )
  })
})
