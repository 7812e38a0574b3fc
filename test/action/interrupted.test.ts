import { describe, expect, it } from 'vitest'
import { hasProgram } from '../support/cli/program.ts'
import { isWrite } from '../support/github/github-http.ts'
import type { ApiRequest } from '../support/github/github-state.ts'
import { publishClaims } from '../support/publish/publish-claims.ts'
import { type FakeSigstore, startSigstore } from '../support/sigstore/sigstore.ts'
import { inTurns, killAt, stateOf } from './release-state.ts'
import { createPublic, type Fixture, REPOSITORY, runStep } from './setup.ts'

const hasOpenssl = hasProgram('openssl')

function attesting({ environment, identityEnvironment }: FakeSigstore) {
  return { inputs: { attest: 'require' }, env: { ...environment, ...identityEnvironment } }
}

async function undisturbed() {
  const calm = await createPublic()
  // Commits are the same in every fixture, so one identity service is good for all.
  const sigstore = await startSigstore({ claims: publishClaims(REPOSITORY, calm.commit) })
  const step = attesting(sigstore)
  const { code, annotations } = await runStep(calm, step)
  expect({ code, annotations }).toEqual({ code: 0, annotations: [] })
  return { step, requests: calm.github.requests, expected: await stateOf(calm) }
}

async function killedAt({ number }: ApiRequest, isServed: boolean, step: object): Promise<Fixture> {
  const { options, signal, expectKilled } = killAt(number, isServed)
  const disturbed = await createPublic(options)
  expectKilled(await runStep(disturbed, { ...step, signal }))
  return disturbed
}

async function expectHealed(disturbed: Fixture, step: object, expected: object): Promise<void> {
  const { code, annotations } = await runStep(disturbed, step)
  expect({ code, annotations }).toEqual({ code: 0, annotations: [] })
  expect(await stateOf(disturbed)).toEqual(expected)
}

describe.skipIf(!hasOpenssl)('a release publish that is killed (needs openssl)', () => {
  // Before and after a read there is the same as before the next write.
  it('before any one of its writes ends in the same state when it is run again', async () => {
    const { step, requests, expected } = await undisturbed()
    const states = new Set<string>()
    await inTurns(requests.filter(isWrite), 3, async (request) => {
      const disturbed = await killedAt(request, false, step)
      states.add(JSON.stringify(await stateOf(disturbed)))
      await expectHealed(disturbed, step, expected)
    })
    // Nothing, the attestation, the draft, its asset, the release; the index is written last.
    expect(states.size).toBe(5)
  }, 200_000)

  it('after any one of its writes ends in the same state when it is run again, each effect once', async () => {
    const { step, requests, expected } = await undisturbed()
    const writes = requests.filter(isWrite)
    const once = (made: readonly ApiRequest[]) => made.filter(isWrite).map(({ operation }) => operation)
    expect(once(requests)).toEqual([
      'repos/create-attestation',
      'repos/create-release',
      'repos/upload-release-asset',
      'repos/update-release',
      'git',
    ])
    await inTurns(writes, 3, async (request) => {
      const disturbed = await killedAt(request, true, step)
      await expectHealed(disturbed, step, expected)
      expect(once(disturbed.github.requests)).toEqual(once(requests))
    })
  }, 200_000)
})
