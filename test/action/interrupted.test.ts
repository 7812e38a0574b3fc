import { beforeAll, describe, expect, it } from 'vitest'
import { type Certificates, createCertificates } from '../support/certificates.ts'
import { hasProgram } from '../support/program.ts'
import { inTurns, stateOf } from './release-state.ts'
import { createWorld, runStep } from './world.ts'

const hasOpenssl = hasProgram('openssl')
let certificates: Certificates

beforeAll(async () => {
  if (hasOpenssl) certificates = await createCertificates(['localhost'])
})

describe.skipIf(!hasOpenssl)('a release publish that is killed (needs openssl)', () => {
  it.each([
    ['before', 'stall'],
    ['after', 'stall-after'],
  ] as const)(
    '%s any one of its requests ends in the same state when it is run again',
    async (_, fault) => {
      const undisturbed = await createWorld({ visibility: 'public', certificates })
      await runStep(undisturbed)
      const expected = await stateOf(undisturbed)
      const requests = undisturbed.github.requests.map(({ number }) => number)
      expect(requests.length).toBeGreaterThan(12)
      const reached: number[] = []
      await inTurns(requests, 4, async (number) => {
        const killer = new AbortController()
        const world = await createWorld({
          visibility: 'public',
          certificates,
          faults: (request) => {
            if (request.number !== number) return undefined
            reached.push(number)
            if (fault === 'stall') killer.abort()
            return fault
          },
          served: (request) => {
            if (request.number === number && fault === 'stall-after') killer.abort()
          },
        })
        const killed = await runStep(world, { signal: killer.signal })
        expect(killed.code).not.toBe(0)
        const { code, annotations } = await runStep(world)
        expect({ number, code, annotations }).toEqual({ number, code: 0, annotations: [] })
        expect({ number, ...(await stateOf(world)) }).toEqual({ number, ...expected })
      })
      expect(reached.toSorted((a, b) => a - b)).toEqual(requests)
    },
    400_000,
  )
})
