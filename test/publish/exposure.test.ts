import { describe, expect, it } from 'vitest'
import { planDisclosure } from '../../src/publish/exposure.ts'
import { refusalOf } from '../refusal.ts'

const ask = (words: string) => {
  const [module, index, expose] = words.split(' ') as ['public', 'public', 'none']
  return planDisclosure({ repository: 'acme/x', module, index, expose })
}

describe('planDisclosure', () => {
  it.each([
    ['public public none', 'release', true, true],
    ['public private none', 'release', true, true],
    ['private private none', 'index', true, true],
    ['private public protocol', 'git', false, false],
    ['private public all', 'git', true, true],
  ])(
    '%s: packages in %s, zips in the index %s, README %s',
    (words, kind, isIndexAllowed, isInterfaceShown) => {
      const { defaultKinds, ...rest } = ask(words)
      expect(defaultKinds.kinds).toEqual([kind])
      expect(rest).toEqual({ isIndexAllowed, isInterfaceShown })
    },
  )

  it('keeps large packages of private modules out of the index', () => {
    expect(ask('private private none').defaultKinds.large).toEqual({
      aboveBytes: 25 * 1024 * 1024,
      kinds: ['git'],
    })
  })

  it('refuses to show a private module to the public', () => {
    expect(refusalOf(() => ask('private public none'))).toMatch(/^WOULD_EXPOSE: "acme\/x" is private/)
  })
})
