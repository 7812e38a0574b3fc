import { describe, expect, it } from 'vitest'
import type { ModuleDocument } from '../../../src/index/format/documents.ts'
import { formatModuleDocument } from '../../../src/index/format/documents.ts'
import { moduleIn } from '../../../src/index/format/index-files.ts'
import { versionState } from '../../../src/index/format/version-state.ts'
import { parseVersion } from '../../../src/module/version.ts'
import { refusalOf } from '../../refusal.ts'
import { aModule, aRelease, aYank, bytesOf, commitOf, digestOf } from '../../support/publish/samples.ts'

const MODULE = 'v1/modules/acme/vpc/aws/module.json'
const date = '2025-06-01T00:00:00Z'
const releases = ['1.0.0', '1.1.0', '2.0.0-rc.1', '2.0.0'].map((version) => aRelease({ version }))
const reason = 'a key was in it'
const bytes = { digest: digestOf('x'), commit: commitOf('x') }
const removal = { version: parseVersion('0.9.0'), ...bytes, reason, date }

function stateIn(more: Partial<ModuleDocument>, version: string) {
  return versionState(aModule(releases, more), parseVersion(version))
}

function refusalWith(more: unknown): string {
  const text = JSON.stringify({ ...JSON.parse(formatModuleDocument(aModule(releases))), ...(more as object) })
  return refusalOf(() => moduleIn(new Map([[MODULE, bytesOf(text)]]), aRelease().address))
}

describe('the state of a version', () => {
  it('is that of its strongest mark: removed, yanked, deprecated', () => {
    const deprecations = [{ reason: 'use acme/network/aws', date, replacement: 'acme/network/aws@2.0.0' }]
    const { version, ...mark } = { ...aYank('1.0.0'), link: 'https://acme.test/1' }
    const marks = { deprecations, yanks: [{ version, ...mark }], removed: [removal] }
    expect(stateIn(marks, '0.9.0')).toEqual({ state: 'removed', reason, date })
    expect(stateIn(marks, '1.0.0')).toEqual({ state: 'yanked', ...mark })
    expect(stateIn(marks, '1.1.0')).toEqual({ state: 'deprecated', ...deprecations[0] })
  })

  it.each([
    ['1.0.0', 'its own'],
    ['1.1.0', 'of the range'],
    ['2.0.0', 'of the module'],
    ['2.0.0-rc.1', 'of the module'],
  ])('of %s is deprecated by the mark that names it most closely: %s', (version, reason) => {
    const deprecations = [
      { reason: 'of the module', date },
      { versions: '< 2.0.0', reason: 'of the range', date },
      { versions: '1.0.0', reason: 'its own', date },
    ]
    expect(stateIn({ deprecations }, version)).toMatchObject({ state: 'deprecated', reason })
  })
})

describe('the marks of a module', () => {
  it.each([
    ['yanks', { yanks: [{ ...aYank('3.0.0') }] }],
    ['deprecations', { deprecations: [{ versions: '3.0.0', reason: '', date }] }],
  ])('name published versions: others in %s are refused by those who write', (list, marks) =>
    expect(refusalWith(marks)).toBe(
      `INDEX_INVALID: "${MODULE}" in the index marks version "3.0.0" in "${list}", and the module has no such version | correct the version in the list, or take the mark out of it`,
    ),
  )

  it.each([
    ['a version that is published and removed', { removed: [{ ...removal, version: '1.0.0' }] }],
    ['a range that is none', { deprecations: [{ versions: 'old ones', reason: '', date }] }],
    ['a link that runs a script', { yanks: [{ ...aYank('1.0.0'), link: 'javascript:alert(1)' }] }],
    ['a replacement that is no address', { yanks: [{ ...aYank('1.0.0'), replacement: 'acme/vpc' }] }],
    ['a replacement at no version', { yanks: [{ ...aYank('1.0.0'), replacement: 'acme/vpc/aws@one' }] }],
    ['no date', { yanks: [{ version: '1.0.0', reason: '' }] }],
  ])('are refused with %s', (_, marks) =>
    expect(refusalWith(marks)).toMatch(/^INDEX_INVALID: "v1.*module\.json" in the index is not valid/),
  )
})
