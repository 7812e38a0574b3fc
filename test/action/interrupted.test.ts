import { expect, it } from 'vitest'
import { hasProgram } from '../support/cli/program.ts'
import { isWrite } from '../support/github/github.ts'
import { type FakeSigstore, publishClaims, startSigstore } from '../support/sigstore/sigstore.ts'
import { inTurns, killAt, stateOf } from './release-state.ts'
import { createPublic, type Fixture, REPOSITORY, runStep } from './setup.ts'

function attesting({ environment, identityEnvironment }: FakeSigstore) {
  return { inputs: { attest: 'require' }, env: { ...environment, ...identityEnvironment } }
}

async function expectDone(fixture: Fixture, step: object): Promise<void> {
  const { code, annotations } = await runStep(fixture, step)
  expect({ code, annotations }).toEqual({ code: 0, annotations: [] })
}

// Before and after a read there is the same as before the next write.
it.skipIf(!hasProgram('openssl'))(
  'a release publish that is killed before or after any one of its writes ends in the same state when it is run again, each effect once (needs openssl)',
  async () => {
    const calm = await createPublic()
    // Commits are the same in every fixture, so one identity service is good for all.
    const step = attesting(await startSigstore({ claims: publishClaims(REPOSITORY, calm.commit) }))
    await expectDone(calm, step)
    const expected = await stateOf(calm)
    const once = ({ github }: Fixture) => github.requests.filter(isWrite).map(({ operation }) => operation)
    const release = ['create-release', 'upload-release-asset', 'update-release']
    const writes = ['create-attestation', ...release].map((name) => `repos/${name}`)
    expect(once(calm)).toEqual([...writes, 'git'])
    const states = new Set<string>()
    const points = calm.github.requests.filter(isWrite).flatMap(({ number }) => {
      return [false, true].map((isServed) => ({ number, isServed }))
    })
    await inTurns(points, 3, async ({ number, isServed }) => {
      const { options, signal, expectKilled } = killAt(number, isServed)
      const disturbed = await createPublic(options)
      expectKilled(await runStep(disturbed, { ...step, signal }))
      if (!isServed) states.add(JSON.stringify(await stateOf(disturbed)))
      await expectDone(disturbed, step)
      expect(await stateOf(disturbed)).toEqual(expected)
      if (isServed) expect(once(disturbed)).toEqual(once(calm))
    })
    // Nothing, the attestation, the draft, its asset, the release; the index is written last.
    expect(states.size).toBe(5)
  },
  400_000,
)
