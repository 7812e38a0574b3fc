import { beforeAll, describe, expect, test } from 'vitest'
import { hasProgram } from '../support/cli/program.ts'
import { diagnosisOf, faultsOf, notesOf } from '../support/clients/doctor.ts'
import { type Certificates, createCertificates } from '../support/network/certificates.ts'
import { startHandMadeRegistry, VERSION } from '../support/network/hand-made-registry.ts'
import { PEERS, type Peer } from '../support/network/peer-registries.ts'

describe.skipIf(!hasProgram('openssl'))('doctor at other registries (needs openssl)', () => {
  let certificates: Certificates

  beforeAll(async () => {
    certificates = await createCertificates(['127.0.0.1'])
  })
  async function start(peer: Peer) {
    const registry = await startHandMadeRegistry(certificates.tls)
    registry.answers.clear()
    peer.plant(registry)
    return registry
  }

  test.each(PEERS)('$name: installs a module', async (peer) => {
    const registry = await start(peer)
    const diagnosis = await diagnosisOf({ url: registry.url, module: 'acme/vpc/aws' })
    expect(faultsOf(diagnosis)).toEqual([])
    expect(diagnosis.clients).toMatchObject({ terraform: { installs: true }, opentofu: { installs: true } })
    expect(notesOf(diagnosis)).toEqual(peer.notes)
  })

  test.each(PEERS)('$name: says of an unknown module that it may not exist', async (peer) => {
    const registry = await start(peer)
    const { checks } = await diagnosisOf({ url: registry.url, module: 'acme/nothing/aws' })
    const faults = checks.filter(({ ok }) => !ok)
    expect(faults.map(({ code }) => code)).toEqual([peer.unknown])
    expect(faults[0]?.fix).toContain('correct the address')
  })

  test('boring-registry: says of an unknown version which there are', async () => {
    const [boring] = PEERS
    if (boring === undefined) throw new Error('there is no peer')
    const registry = await start(boring)
    const diagnosis = await diagnosisOf({ url: registry.url, module: 'acme/vpc/aws@9.9.9' })
    expect(faultsOf(diagnosis)).toEqual(['VERSION_NOT_LISTED'])
  })

  test('terrareg: repeats why it refuses a download', async () => {
    const terrareg = PEERS.find(({ name }) => name === 'terrareg')
    if (terrareg === undefined) throw new Error('there is no peer')
    const registry = await start(terrareg)
    registry.set(`${VERSION}/download`, {
      status: 401,
      body: '\nAn analytics token must be provided.\nPlease update module source to include analytics token.\n',
    })
    const { checks } = await diagnosisOf({ url: registry.url, module: 'acme/vpc/aws' })
    const [fault] = checks.filter(({ ok }) => !ok)
    expect(fault?.message).toContain('An analytics token must be provided.')
  })
})
