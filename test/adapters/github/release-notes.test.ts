import { describe, expect, it } from 'vitest'
import { formatReleaseNotes, isLatest, previousTag } from '../../../src/adapters/github/releases.ts'
import { parseVersion } from '../../../src/module/version.ts'
import { aRelease, digestOf } from '../../support/publish/samples.ts'

const of = (tag: string, version: string) => ({ ...aRelease({ version }), tag })

it.each([
  ['v1.2.3', '1.2.3', ['v1.2.2', 'v1.10.0', 'v1.2.3-rc.1', 'v0.9.0'], 'v1.2.2'],
  ['1.2.3', '1.2.3', ['v1.2.2'], 'v1.2.2'],
  ['v1.2.3-rc.2', '1.2.3-rc.2', ['v1.2.2', 'v1.2.3-rc.1'], 'v1.2.3-rc.1'],
  ['vpc/v1.2.3', '1.2.3', ['v1.2.2', 'subnets/v1.2.2', 'vpc/v1.0.0'], 'vpc/v1.0.0'],
  ['vpc-1.2.3', '1.2.3', ['vpc-v1.0.0', 'vpc-2.0.0'], 'vpc-v1.0.0'],
  ['v0.1.0', '0.1.0', ['v1.0.0', 'latest'], undefined],
])('previousTag of %s (%s) among %j is %s', (tag, version, tags, expected) =>
  expect(previousTag(of(tag, version), tags)).toBe(expected),
)

describe('isLatest', () => {
  it.each([
    ['v1.2.3', '1.2.3', ['v1.2.3', 'v1.2.2', 'v2.0.0-rc.1'], true],
    ['v1.2.3', '1.2.3', ['v1.10.0'], false],
    ['v1.2.3-rc.1', '1.2.3-rc.1', [], false],
    ['vpc/v1.2.3', '1.2.3', [], false],
    ['v1.2.3', '1.2.3', ['vpc/v9.0.0'], true],
  ])('of %s (%s) among %j is %s', (tag, version, tags, expected) =>
    expect(isLatest(of(tag, version), tags, new Set())).toBe(expected),
  )

  it.each([
    ['v1.2.1', '1.2.1', ['v1.3.0', 'v1.2.0'], true],
    ['v1.2.1', '1.2.1', ['v1.3.0', 'v1.4.0'], false],
    ['v1.3.0', '1.3.0', ['v1.2.0'], false],
  ])('of %s (%s) among %j, of which 1.3.0 is yanked, is %s', (tag, version, tags, expected) =>
    expect(isLatest(of(tag, version), tags, new Set([parseVersion('1.3.0')]))).toBe(expected),
  )
})

describe('the notes of a release', () => {
  const about = { release: aRelease({ version: '1.2.3' }), digest: digestOf('x'), directory: '', notes: '' }
  const asset = `\`vpc-aws-1.2.3.zip\`: \`${digestOf('x')}\``
  const registryUrl = 'https://modules.acme.test'

  it('hold what consumers paste, the digest, and what GitHub wrote', () => {
    const [block, ...rest] = formatReleaseNotes({ ...about, registryUrl, notes: '* a change' }).split('\n\n')
    expect(block).toMatch(/^```hcl\nmodule "vpc" \{\n {2}source {2}= "modules\.acme\.test\/acme\/vpc\/aws"\n/)
    expect(rest).toEqual([asset, '* a change'])
  })

  it('name a directory where the root has no configuration', () =>
    expect(formatReleaseNotes({ ...about, registryUrl, directory: 'modules/role' })).toContain(
      'source  = "modules.acme.test/acme/vpc/aws//modules/role"',
    ))

  it('are cut where GitHub has generated more than it takes', () => {
    const generated = `* a change by @ada in https://github.com/acme/vpc/pull/1\n`.repeat(3_000)
    const notes = formatReleaseNotes({ ...about, registryUrl: null, notes: generated })
    expect(notes.length).toBeLessThan(125_000)
    expect(notes).toMatch(/Cut here: \d+ of 300\d lines are shown/)
  })

  it('are the digest alone where the registry has no URL and GitHub wrote none', () =>
    expect(formatReleaseNotes({ ...about, registryUrl: null })).toBe(asset))
})
