import { describe, expect, it } from 'vitest'
import { planExposure } from '../../src/publish/exposure.ts'
import { refusalOf } from '../refusal.ts'

const plan = (request: string) => {
  const [module, index, expose] = request.split(' ') as ['public', 'public', 'none']
  return planExposure({ repository: 'acme/x', module, index, expose })
}

const planUnknown = (expose: 'none' | 'protocol') =>
  planExposure({ repository: 'acme/x', module: undefined, index: 'public', expose })

describe('planExposure', () => {
  it.each([
    ['public public none', 'release', 'public', 'public'],
    ['public private none', 'release', 'public', 'public'],
    ['private private none', 'index', 'public', 'public'],
    ['private public protocol', 'git', 'private', 'private'],
    ['private public all', 'git', 'public', 'public'],
  ])('%s: packages as %s, packages %s, interface %s', (request, kind, packages, moduleInterface) => {
    const { defaultKinds, visibility } = plan(request)
    expect(defaultKinds?.kinds).toEqual([kind])
    expect(visibility).toEqual({ package: packages, interface: moduleInterface })
  })

  it('keeps large packages of private modules out of the index', () => {
    expect(plan('private private none').defaultKinds?.large).toEqual({
      aboveBytes: 25 * 1024 * 1024,
      kinds: ['git'],
    })
  })

  it('refuses to show a private module to the public', () => {
    expect(refusalOf(() => plan('private public none'))).toMatch(/^WOULD_EXPOSE: "acme\/x" is private/)
  })

  it('treats a module of unknown visibility as a private one, and says so', () => {
    expect(planUnknown('protocol')).toEqual(plan('private public protocol'))
    expect(refusalOf(() => planUnknown('none'))).toMatch(
      /^WOULD_EXPOSE: "acme\/x" counts as private because its visibility is unknown, and the index/,
    )
  })
})
