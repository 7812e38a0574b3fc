import { describe, expect, it } from 'vitest'
import { inParallel } from '../../src/base/in-parallel.ts'
import { createAuthority } from '../support/authority.ts'
import { hasProgram } from '../support/cli/program.ts'
import { type ApiFault, type ApiRequest, SECONDARY_LIMIT } from '../support/github/github-state.ts'
import { createCertificates } from '../support/network/certificates.ts'
import { publishClaims, startSigstore } from '../support/sigstore/sigstore.ts'
import { temporaryDirectory } from '../support/temporary.ts'
import { createPublic, type Fixture, failureOf, killsOf, REPOSITORY, stateOf } from './setup.ts'

const RETRY_SECONDS = 9
const env = { MODULE_REGISTRY_RETRY_SECONDS: String(RETRY_SECONDS) }
/** Throttling of writes, Git, and start-up come on top of what is lost to failures. */
const BOUND_MS = (RETRY_SECONDS + 16) * 1000

const limited = (status: number, seconds = 1): ApiFault => ({
  status,
  headers: { 'retry-after': String(seconds) },
  message: SECONDARY_LIMIT,
})

const FAULTS: Readonly<Record<string, ApiFault>> = {
  '500': { status: 500 },
  '429 with Retry-After': limited(429),
  '403 of a secondary limit': limited(403),
  'a reset': 'reset',
  'a reset although it was done': 'reset-after',
  'a stall': 'stall',
  'a truncated answer': 'truncated',
}

/** Each fault at one that reads, one that writes, and one at the other host; what 502 does to each, test/adapters/github/faults shows. */
const CASES: readonly (readonly [fault: string, operation: string, ApiFault])[] = [
  ...Object.entries(FAULTS).flatMap(([name, fault]) =>
    ['repos/get-release-by-tag', 'repos/create-release', 'repos/upload-release-asset'].map(
      (operation) => [name, operation, fault] as const,
    ),
  ),
  ['404 on read-back', 'repos/get-release-asset', { status: 404 }],
  ['an upload that is cut at half', 'repos/upload-release-asset', 'cut-upload'],
]

/** How many runs go on at once: they mostly wait. */
const WIDTH = 6

describe.skipIf(!hasProgram('openssl'))('a release publish that GitHub lets down (needs openssl)', () => {
  it('once is finished all the same, each effect once', async () => {
    const undisturbed = await createPublic()
    await undisturbed.run({ env })
    const expected = await stateOf(undisturbed)
    await inParallel(CASES, WIDTH, async ([name, operation, fault]) => {
      let left = 1
      const faults = (request: ApiRequest): ApiFault | undefined => {
        if (request.operation !== operation || left === 0) return undefined
        left -= 1
        return fault
      }
      const fixture = await createPublic({ faults })
      const started = performance.now()
      const { code, annotations } = await fixture.run({ env })
      const isInTime = performance.now() - started < BOUND_MS
      const errors = annotations.filter(({ level }) => level === 'error')
      const state = { name, operation, left, code, errors, isInTime, ...(await stateOf(fixture)) }
      expect(state).toEqual({ name, operation, left: 0, code: 0, errors: [], isInTime: true, ...expected })
    })
  }, 300_000)

  const LASTING: readonly (readonly [fault: string, ApiFault, code: string])[] = [
    ['503', { status: 503 }, 'STORE_REFUSED'],
    ['a stall', 'stall', 'STORE_REFUSED'],
    ['a limit of an hour', limited(403, 3600), 'STORE_REFUSED'],
    ['401', { status: 401, message: 'Bad credentials' }, 'PERMISSION'],
  ]

  it('for good ends in time, says why, and is healed by the next run', async () => {
    await inParallel(LASTING, LASTING.length, async ([name, fault, title]) => {
      let isDown = true
      const faults = ({ operation }: ApiRequest): ApiFault | undefined =>
        isDown && operation === 'repos/upload-release-asset' ? fault : undefined
      const fixture = await createPublic({ faults })
      const started = performance.now()
      const { code, annotations } = await fixture.run({ env })
      const isInTime = performance.now() - started < BOUND_MS
      const [error] = annotations.filter(({ level }) => level === 'error')
      expect({ name, isInTime, code, title: error?.title }).toEqual({ name, isInTime: true, code: 1, title })
      if (name !== '401') expect(error?.message).toContain(`${RETRY_SECONDS} seconds`)
      expect(await fixture.indexCommits()).toEqual([])
      isDown = false
      expect((await fixture.run({ env })).code).toBe(0)
      expect(fixture.moduleRepository.releases).toHaveLength(1)
    })
  }, 200_000)

  it('is finished by the next run where one was killed before or after any one of its writes, each effect once', async () => {
    const calm = await createPublic()
    // Commits are the same in every fixture, so one identity service is good for all.
    const sigstore = await startSigstore({ claims: publishClaims(REPOSITORY, calm.commit) })
    const identity = { ...sigstore.environment, ...sigstore.identityEnvironment }
    const step = { inputs: { attest: 'require' }, env: identity }
    const expectDone = async (fixture: Fixture) =>
      expect(await fixture.run(step)).toMatchObject({ code: 0, annotations: [] })
    await expectDone(calm)
    const expected = await stateOf(calm)
    const once = ({ github }: Fixture) => github.writes.map(({ operation }) => operation)
    const release = ['create-release', 'upload-release-asset', 'update-release']
    const writes = ['create-attestation', ...release].map((name) => `repos/${name}`)
    expect(once(calm)).toEqual([...writes, 'git'])
    const states = new Set<string>()
    await inParallel(killsOf(calm), 3, async ({ options, signal, expectKilled, isServed }) => {
      const disturbed = await createPublic(options)
      expectKilled(await disturbed.run({ ...step, signal }))
      states.add(JSON.stringify(await stateOf(disturbed)))
      await expectDone(disturbed)
      expect(await stateOf(disturbed)).toEqual(expected)
      if (isServed) expect(once(disturbed)).toEqual(once(calm))
    })
    // Nothing, the attestation, the draft, its asset, the release, the index.
    expect(states.size).toBe(6)
  }, 400_000)
})

it.skipIf(!hasProgram('openssl'))(
  'a server of a private authority is trusted by Git and by Node.js each (needs openssl)',
  async () => {
    const authority = await createAuthority(await temporaryDirectory())
    const fixture = await createPublic({ certificates: await createCertificates(['localhost'], authority) })
    const run = async (variable: string) => failureOf(await fixture.run({ env: { ...env, [variable]: '' } }))
    expect(await run('GIT_SSL_CAINFO')).toMatch(
      /SSL CA cert.*\nname the file .*: GIT_SSL_CAINFO=ca\.pem, and NODE_/s,
    )
    expect(await run('NODE_EXTRA_CA_CERTS')).toMatch(
      /certificate.*\nname the file .*: NODE_EXTRA_CA_CERTS=ca\.pem, and GIT_/s,
    )
    expect(await fixture.run({ env })).toMatchObject({ code: 0 })
  },
)
