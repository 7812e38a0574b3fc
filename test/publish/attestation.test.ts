import { describe, expect, it } from 'vitest'
import { RegistryError } from '../../src/base/error.ts'
import { tolerantAttestor } from '../../src/publish/attestation.ts'
import type { Attestor } from '../../src/publish/ports.ts'
import { aPackage, aRelease } from '../support/samples.ts'

function attestor(refuses: { access?: boolean; attest?: boolean }) {
  const journal: string[] = []
  const step = async (name: string, isRefused: boolean | undefined) => {
    journal.push(name)
    if (isRefused === true) throw new RegistryError('ATTESTATION_FAILED', 'no plan', 'set attest: off')
  }
  const strict: Attestor = {
    checkAccess: () => step('check', refuses.access),
    attest: async () => {
      await step('attest', refuses.attest)
      return [{ artifactType: 'x', name: 'x', bytes: new Uint8Array() }]
    },
  }
  const log = { info: () => {}, warn: (line: string) => void journal.push(line), debug: () => {} }
  return { journal, tolerant: tolerantAttestor(strict, log) }
}

const WARNING = 'published without provenance: no plan\nset attest: off'

describe('an attestor whose refusals are warnings', () => {
  it('attests where it may', async () => {
    const { journal, tolerant } = attestor({})
    await tolerant.checkAccess()
    expect(await tolerant.attest(aRelease(), aPackage('x'))).toHaveLength(1)
    expect(journal).toEqual(['check', 'attest'])
  })

  it('is silent never, and says the same thing once', async () => {
    const { journal, tolerant } = attestor({ attest: true })
    await tolerant.checkAccess()
    expect(await tolerant.attest(aRelease(), aPackage('x'))).toEqual([])
    expect(await tolerant.attest(aRelease(), aPackage('y'))).toEqual([])
    expect(journal).toEqual(['check', 'attest', WARNING])
  })

  it('does not try what it may not do', async () => {
    const { journal, tolerant } = attestor({ access: true })
    await tolerant.checkAccess()
    expect(await tolerant.attest(aRelease(), aPackage('x'))).toEqual([])
    expect(journal).toEqual(['check', WARNING])
  })

  it('hides no fault of ours', async () => {
    const broken: Attestor = {
      checkAccess: async () => {},
      attest: () => Promise.reject(new TypeError('a bug')),
    }
    const log = { info: () => {}, warn: () => {}, debug: () => {} }
    await expect(tolerantAttestor(broken, log).attest(aRelease(), aPackage('x'))).rejects.toThrow('a bug')
  })
})
