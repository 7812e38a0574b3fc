import { readFileSync } from 'node:fs'
import { globalAgent } from 'node:https'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refusalsOf } from '../../src/core/doctor/diagnosis.ts'
import { type Certificates, createCertificates } from '../support/certificates.ts'
import { diagnosisOf, faultsOf } from '../support/doctor.ts'
import { type HandMadeRegistry, startHandMadeRegistry } from '../support/hand-made-registry.ts'
import { hasProgram } from '../support/program.ts'
import { clients, initModule } from '../support/terraform.ts'
import { FAULTS, ODDITIES } from './doctor-cases.ts'

let certificates: Certificates

const terraform = clients().find(({ name }) => name === 'terraform')

/** What the real Terraform makes of it; undefined where there is none. */
async function terraformInstalls(registry: HandMadeRegistry): Promise<boolean | undefined> {
  if (terraform === undefined) return undefined
  const { caFile } = certificates
  const source = `${new URL(registry.url).host}/acme/vpc/aws`
  const { code } = await initModule({ client: terraform, source, version: '1.2.3', proxyUrl: '', caFile })
  return code === 0
}

describe.skipIf(!hasProgram('openssl'))('doctor (needs openssl)', () => {
  beforeAll(async () => {
    certificates = await createCertificates(['127.0.0.1'])
    globalAgent.options.ca = readFileSync(certificates.caFile, 'utf8')
  })

  afterAll(() => {
    delete globalAgent.options.ca
  })

  test.for(FAULTS)('names $title: $code', async ({ plant, code, terraform, opentofu }) => {
    const registry = await startHandMadeRegistry(certificates.tls)
    plant(registry)
    const diagnosis = await diagnosisOf({ url: registry.url, module: 'acme/vpc/aws@1.2.3' })
    expect(faultsOf(diagnosis)).toContain(code)
    expect(diagnosis.clients.terraform.installs).toBe(terraform)
    expect(diagnosis.clients.opentofu.installs).toBe(opentofu)
    for (const check of diagnosis.checks.filter(({ ok }) => !ok)) expect(check.fix).not.toBe('')
    expect(refusalsOf(diagnosis, ['terraform', 'opentofu'])).not.toEqual([])
  })

  describe.skipIf(terraform === undefined)('and Terraform itself (needs terraform)', () => {
    test.for(FAULTS)('agree on $title', async ({ plant, terraform }) => {
      const registry = await startHandMadeRegistry(certificates.tls)
      plant(registry)
      expect(await terraformInstalls(registry)).toBe(terraform)
    })

    test.for(ODDITIES)('agree that it installs: $title', async ({ plant }) => {
      const registry = await startHandMadeRegistry(certificates.tls)
      plant(registry)
      expect(await terraformInstalls(registry)).toBe(true)
    })
  })

  test.for(ODDITIES)('finds nothing wrong: $title', async ({ plant }) => {
    const registry = await startHandMadeRegistry(certificates.tls)
    plant(registry)
    const diagnosis = await diagnosisOf({ url: registry.url, module: 'acme/vpc/aws@1.2.3' })
    expect(faultsOf(diagnosis)).toEqual([])
    expect(diagnosis.clients).toMatchObject({ terraform: { installs: true }, opentofu: { installs: true } })
    expect(refusalsOf(diagnosis, [])).toEqual([])
  })
})
