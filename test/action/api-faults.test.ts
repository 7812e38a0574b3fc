import { beforeAll, describe, expect, it } from 'vitest'
import { hasProgram } from '../support/cli/program.ts'
import { type ApiFault, type ApiRequest, SECONDARY_LIMIT } from '../support/github/github-state.ts'
import { type Certificates, createCertificates } from '../support/network/certificates.ts'
import { inTurns, stateOf } from './release-state.ts'
import { createFixture, indexCommits, runStep } from './setup.ts'

const hasOpenssl = hasProgram('openssl')
let certificates: Certificates

beforeAll(async () => {
  if (hasOpenssl) certificates = await createCertificates(['localhost'])
})

const RETRY_SECONDS = 9
const env = { MODULE_REGISTRY_RETRY_SECONDS: String(RETRY_SECONDS) }
/** Throttling of writes, Git, and start-up come on top of what is lost to failures. */
const BOUND_MS = (RETRY_SECONDS + 16) * 1000

const limited = (status: number, seconds = 1): ApiFault => ({
  status,
  headers: { 'retry-after': String(seconds) },
  message: SECONDARY_LIMIT,
})

/** One that reads, one that writes, and one at the other host. */
const SOME = ['repos/get-release-by-tag', 'repos/create-release', 'repos/upload-release-asset']
const ALL = [...SOME, 'repos/get', 'repos/list-releases', 'repos/get-release-asset', 'repos/update-release']

const FAULTS: [name: string, fault: ApiFault, operations: readonly string[]][] = [
  ['500', { status: 500 }, SOME],
  ['502 although it was done', { status: 502, isDone: true }, ALL],
  ['503', { status: 503 }, SOME],
  ['429 with Retry-After', limited(429), SOME],
  ['403 of a secondary limit', limited(403), SOME],
  ['a reset', 'reset', SOME],
  ['a reset although it was done', 'reset-after', SOME],
  ['a stall', 'stall', ALL],
  ['a truncated answer', 'truncated', SOME],
  ['404 on read-back', { status: 404 }, ['repos/get-release-asset']],
  ['an upload that is cut at half', 'cut-upload', ['repos/upload-release-asset']],
]

describe.skipIf(!hasOpenssl)('a release publish that GitHub lets down once (needs openssl)', () => {
  let undisturbed: Promise<object> | undefined
  const publishUndisturbed = async () => {
    const fixture = await createFixture({ visibility: 'public', certificates })
    await runStep(fixture, { env })
    return stateOf(fixture)
  }

  it.each(FAULTS)(
    'by %s is finished all the same, each effect once',
    async (_, fault, operations) => {
      undisturbed ??= publishUndisturbed()
      const expected = await undisturbed
      // They mostly wait.
      await inTurns(operations, operations.length, async (operation) => {
        let left = 1
        const faults = (request: ApiRequest): ApiFault | undefined => {
          if (request.operation !== operation || left === 0) return undefined
          left -= 1
          return fault
        }
        const fixture = await createFixture({ visibility: 'public', certificates, faults })
        const started = performance.now()
        const { code, annotations } = await runStep(fixture, { env })
        expect(performance.now() - started).toBeLessThan(BOUND_MS)
        const errors = annotations.filter(({ level }) => level === 'error')
        expect({ operation, left, code, errors }).toEqual({ operation, left: 0, code: 0, errors: [] })
        expect({ operation, ...(await stateOf(fixture)) }).toEqual({ operation, ...expected })
      })
    },
    200_000,
  )
})

describe.skipIf(!hasOpenssl)('a release publish that GitHub lets down for good (needs openssl)', () => {
  it.each([
    ['503', { status: 503 } as const, 'STORE_REFUSED'],
    ['a stall', 'stall' as const, 'STORE_REFUSED'],
    ['a limit of an hour', limited(403, 3600), 'STORE_REFUSED'],
    ['401', { status: 401, message: 'Bad credentials' } as const, 'PERMISSION'],
  ])(
    'by %s ends in time, says why, and is healed by the next run',
    async (name, fault: ApiFault, title) => {
      let isDown = true
      const faults = ({ operation }: ApiRequest): ApiFault | undefined =>
        isDown && operation === 'repos/upload-release-asset' ? fault : undefined
      const fixture = await createFixture({ visibility: 'public', certificates, faults })
      const started = performance.now()
      const { code, annotations } = await runStep(fixture, { env })
      expect(performance.now() - started).toBeLessThan(BOUND_MS)
      expect(code).toBe(1)
      const [error] = annotations.filter(({ level }) => level === 'error')
      expect(error?.title).toBe(title)
      if (name !== '401') expect(error?.message).toContain(`${RETRY_SECONDS} seconds`)
      expect(await indexCommits(fixture.index)).toEqual([])
      isDown = false
      expect((await runStep(fixture, { env })).code).toBe(0)
      expect(fixture.moduleRepository.releases).toHaveLength(1)
    },
    100_000,
  )
})
