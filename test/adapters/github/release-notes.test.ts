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
  const release = aRelease({ version: '1.2.3' })
  const digest = digestOf('x')

  it('hold what consumers paste, the digest, and what GitHub wrote', () => {
    const registryUrl = 'https://modules.acme.test'
    const notes = formatReleaseNotes({ release, digest, registryUrl, directory: '', notes: '* a change' })
    const [block, asset, generated] = notes.split('\n\n')
    expect(block).toMatch(/^```hcl\nmodule "vpc" \{\n {2}source {2}= "modules\.acme\.test\/acme\/vpc\/aws"\n/)
    expect(asset).toBe(`\`vpc-aws-1.2.3.zip\`: \`${digestOf('x')}\``)
    expect(generated).toBe('* a change')
  })

  it('name a directory where the root has no configuration', () => {
    const about = { release, digest, registryUrl: 'https://modules.acme.test', notes: '' }
    const notes = formatReleaseNotes({ ...about, directory: 'modules/role' })
    expect(notes).toContain('source  = "modules.acme.test/acme/vpc/aws//modules/role"')
  })

  it('are cut where GitHub has generated more than it takes', () => {
    const generated = `* a change by @ada in https://github.com/acme/vpc/pull/1\n`.repeat(3_000)
    const notes = formatReleaseNotes({
      release: aRelease(),
      digest,
      registryUrl: null,
      directory: '',
      notes: generated,
    })
    expect(notes.length).toBeLessThan(125_000)
    expect(notes).toMatch(/Cut here: \d+ of 300\d lines are shown/)
  })

  it('are the digest alone where the registry has no URL and GitHub wrote none', () => {
    const notes = formatReleaseNotes({ release, digest, registryUrl: null, directory: '', notes: '' })
    expect(notes).toBe(`\`vpc-aws-1.2.3.zip\`: \`${digestOf('x')}\``)
  })
})
