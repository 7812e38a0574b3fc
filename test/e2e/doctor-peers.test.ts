import { readFileSync } from 'node:fs'
import { globalAgent } from 'node:https'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hasProgram } from '../support/cli/program.ts'
import { diagnosisOf, faultsOf, notesOf } from '../support/clients/doctor.ts'
import { type Certificates, createCertificates } from '../support/network/certificates.ts'
import {
  type HandMadeRegistry,
  MODULE,
  MODULE_ZIP,
  startHandMadeRegistry,
  VERSION,
} from '../support/network/hand-made-registry.ts'

interface Peer {
  readonly name: string
  readonly plant: (registry: HandMadeRegistry) => void
  /** Of a module that is there. */
  readonly notes: readonly string[]
  /** Of a module that is not. */
  readonly unknown: string
}

const UNKNOWN = '/v1/modules/acme/nothing/aws/versions'
const JSON_TYPE = { 'Content-Type': 'application/json; charset=utf-8' }
const LOGIN = { client: 'terraform-cli', grant_types: ['authz_code'], authz: '/v1/auth/authorization' }

/** What each registry answered, without what differs from run to run. Lists of modules they have none, or in another form. */
const PEERS: readonly Peer[] = [
  {
    // Recorded from 0.19.0 over an S3 server. The signature of the location is for GET alone, so HEAD is a 403.
    name: 'boring-registry',
    plant: (registry) => {
      registry.set('/.well-known/terraform.json', {
        headers: { 'Content-Type': 'application/json' },
        body: '{"modules.v1":"/v1/modules/","providers.v1":"/v1/providers/"}',
      })
      registry.set(`${MODULE}/versions`, {
        headers: JSON_TYPE,
        body: '{"modules":[{"versions":[{"version":"1.0.0"},{"version":"1.2.3"}]}]}\n',
      })
      registry.set(UNKNOWN, { headers: JSON_TYPE, body: '{"modules":[{}]}\n' })
      const signed = '/modules/acme-vpc-aws-1.2.3.zip?X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Signature=24a6'
      registry.set(`${VERSION}/download`, {
        status: 204,
        headers: { 'X-Terraform-Get': `${registry.url}${signed}` },
      })
      registry.set('/modules/acme-vpc-aws-1.2.3.zip', {
        body: MODULE_ZIP,
        headers: { 'Content-Type': 'binary/octet-stream', 'Accept-Ranges': 'bytes' },
        head: { status: 403, headers: { 'Content-Type': 'application/xml' } },
      })
    },
    notes: ['LOCATION_UNPINNED'],
    unknown: 'VERSIONS_EMPTY',
  },
  {
    // Recorded from a build of main after 0.10.4 with its local store: `errors` is a text there, a 204 is sent as JSON, and the route of
    // the package knows no HEAD.
    name: 'terralist',
    plant: (registry) => {
      const discovery = { 'login.v1': LOGIN, 'modules.v1': '/v1/modules/', 'providers.v1': '/v1/providers/' }
      registry.set('/.well-known/terraform.json', { headers: JSON_TYPE, body: JSON.stringify(discovery) })
      registry.set(`${MODULE}/versions`, {
        headers: JSON_TYPE,
        body: '{"modules":[{"versions":[{"version":"1.0.0"},{"version":"1.2.3"}]}]}',
      })
      const unknown = '{"errors":"no module found with given arguments (source acme/nothing/aws)"}'
      registry.set(UNKNOWN, { status: 404, headers: JSON_TYPE, body: unknown })
      const file = '/v1/files/modules/acme/vpc/aws/1.2.3.zip?token=eyJ'
      registry.set(`${VERSION}/download`, {
        status: 204,
        headers: { ...JSON_TYPE, 'X-Terraform-Get': `${registry.url}${file}` },
      })
      registry.set('/v1/files/modules/acme/vpc/aws/1.2.3.zip', {
        body: MODULE_ZIP,
        headers: {
          'Content-Type': 'application/octet-stream',
          'Content-Disposition': 'attachment; filename=1.2.3.zip',
        },
        head: { status: 404, headers: { 'Content-Type': 'text/plain' } },
      })
    },
    notes: ['LOCATION_UNPINNED'],
    unknown: 'MODULE_NOT_FOUND',
  },
  {
    // Recorded from 4.4.0, of the address `token__acme/vpc/aws`. The location of a hosted archive is relative.
    name: 'terrareg',
    plant: (registry) => {
      registry.set('/.well-known/terraform.json', {
        headers: { 'Content-Type': 'application/json' },
        body: '{"modules.v1": "/v1/modules/", "providers.v1": "/v1/providers/"}\n',
      })
      const rest = { root: { providers: [], dependencies: [] }, submodules: [] }
      const versions = ['1.2.3', '1.0.0'].map((version) => ({ version, ...rest }))
      const modules = [{ source: 'acme/vpc/aws', versions }]
      registry.set(`${MODULE}/versions`, { headers: JSON_TYPE, body: JSON.stringify({ modules }) })
      registry.set(UNKNOWN, { status: 404, headers: JSON_TYPE, body: '{"errors": ["Not Found"]}\n' })
      registry.set(`${VERSION}/download`, {
        status: 204,
        headers: { 'X-Terraform-Get': '/v1/terrareg/modules/acme/vpc/aws/1.2.3/source.zip' },
      })
      registry.zip(MODULE_ZIP, '/v1/terrareg/modules/acme/vpc/aws/1.2.3/source.zip')
    },
    notes: ['LOCATION_UNPINNED'],
    unknown: 'MODULE_NOT_FOUND',
  },
]

describe.skipIf(!hasProgram('openssl'))('doctor at other registries (needs openssl)', () => {
  let certificates: Certificates

  beforeAll(async () => {
    certificates = await createCertificates(['127.0.0.1'])
    globalAgent.options.ca = readFileSync(certificates.caFile, 'utf8')
  })
  afterAll(() => {
    delete globalAgent.options.ca
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
