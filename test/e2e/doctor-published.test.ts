import { readFileSync } from 'node:fs'
import { globalAgent } from 'node:https'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { refusalsOf } from '../../src/cli/doctor.ts'
import { runCliWell } from '../support/cli/cli.ts'
import { startServeForTest } from '../support/cli/cli-server.ts'
import { hasProgram } from '../support/cli/program.ts'
import { type DoctorCall, diagnosisOf, faultsOf, notesOf } from '../support/clients/doctor.ts'
import { type Certificates, createCertificates } from '../support/network/certificates.ts'
import { startHandMadeRegistry, VERSION } from '../support/network/hand-made-registry.ts'
import { PEERS, type Peer } from '../support/network/peer-registries.ts'
import { startStaticHost } from '../support/network/static-host.ts'
import { sha256 } from '../support/oci/oci-content.ts'
import {
  createPublishedFixture,
  KINDS,
  moduleOf,
  type PublishedFixture,
} from '../support/server/published-registry.ts'
import { temporaryDirectory } from '../support/temporary.ts'

describe.skipIf(!hasProgram('openssl'))('doctor on registries of this tool (needs openssl)', () => {
  let fixture: PublishedFixture

  beforeAll(async () => {
    fixture = await createPublishedFixture()
    globalAgent.options.ca = readFileSync(fixture.certificates.caFile, 'utf8')
  })

  afterAll(async () => {
    delete globalAgent.options.ca
    await fixture.close()
  })

  const diagnose = (call: DoctorCall) => diagnosisOf({ caFile: fixture.certificates.caFile, ...call })

  describe.each(['static', 'serve'] as const)('on the host %s', (kind) => {
    const start = async () => {
      if (kind === 'static') return fixture.ruled
      const { certFile, keyFile } = fixture.certificates
      return startServeForTest(['--index', fixture.index, '--tls-cert', certFile, '--tls-key', keyFile])
    }

    test.for(KINDS)('says that a package of the kind %s installs', async (kinds) => {
      const { url } = await start()
      const diagnosis = await diagnose({ url, module: `${moduleOf(kinds)}@1.2.3` })
      const isOciAlone = kinds === 'oci'
      expect(diagnosis.clients.opentofu).toEqual({ installs: true, broken: '', fix: '', claimed: true })
      expect(diagnosis.clients.terraform).toMatchObject({ installs: !isOciAlone, claimed: !isOciAlone })
      expect(faultsOf(diagnosis)).toEqual(
        isOciAlone ? [kind === 'serve' ? 'DOWNLOAD_NO_HEADER' : 'SOURCE_PAGE_NO_META'] : [],
      )
      expect(notesOf(diagnosis)).toEqual([])
      expect(refusalsOf(diagnosis, [])).toEqual([])
    })
  })

  test('says "OpenTofu only" of a host without the header, and that this is no fault', async () => {
    const diagnosis = await diagnose({ url: fixture.bare.url, module: moduleOf('index') })
    expect(diagnosis.clients.terraform).toMatchObject({
      installs: false,
      claimed: false,
      broken: expect.stringContaining('DOWNLOAD_NO_HEADER: '),
    })
    expect(diagnosis.clients.opentofu.installs).toBe(true)
    expect(refusalsOf(diagnosis, [])).toEqual([])
    expect(refusalsOf(diagnosis, ['terraform'])).toMatchObject([{ code: 'NOT_INSTALLABLE' }])
    expect(refusalsOf(diagnosis, ['opentofu'])).toEqual([])
  })

  test('takes the first module that the registry lists', async () => {
    const { subject } = await diagnose({ url: fixture.ruled.url })
    expect(subject).toMatch(/^acme\/[a-z-]+\/aws 1\.2\.3$/)
  })

  test('tries no module of a registry that lists none', async () => {
    const index = join(await temporaryDirectory(), 'index')
    const host = await startStaticHost({ files: index, applyHeaders: true, tls: fixture.certificates.tls })
    onTestFinished(host.close)
    await runCliWell(['init', '--index', index, '--url', host.url])
    const diagnosis = await diagnose({ url: host.url })
    expect(diagnosis.clients).toMatchObject({ terraform: { installs: null }, opentofu: { installs: null } })
    expect(notesOf(diagnosis)).toEqual(['NO_MODULE'])
    expect(refusalsOf(diagnosis, [])).toEqual([])
  })

  describe('and what is in Git', () => {
    const withLocation = async (location: (git: string) => string) => {
      const registry = await startHandMadeRegistry(fixture.certificates.tls)
      registry.send(location(`git::${fixture.gitServer.url}/vpc.git`))
      return diagnose({ url: registry.url, module: 'acme/vpc/aws@1.2.3' })
    }

    test.for([
      ['a commit that is not there', 'GIT_REF', (at: string) => `${at}?ref=${'1'.repeat(40)}`],
      ['a repository that is not there', 'GIT_UNREACHABLE', (at: string) => `${at}x?ref=v1.2.3`],
      ['the depth of a commit', 'GIT_ARGUMENTS', (at: string) => `${at}?ref=${fixture.commit}&depth=1`],
      ['a checksum', 'GIT_ARGUMENTS', (at: string) => `${at}?ref=v1.2.3&checksum=sha256:00`],
      ['an argument of nobody', 'GIT_ARGUMENTS', (at: string) => `${at}?ref=v1.2.3&x=1`],
      [
        'a directory that is not there',
        'PACKAGE_SUBDIRECTORY',
        (at: string) => `${at}//modules/y?ref=v1.2.3`,
      ],
      ['a repository of the own machine', 'LOCATION_SCHEME', () => 'git::file:///srv/vpc.git'],
      ['a URL without git::', 'SOURCE_PAGE_STATUS', (at: string) => at.slice('git::'.length)],
    ] as const)('finds %s: %s', async ([, code, location]) => {
      const diagnosis = await withLocation(location)
      expect(faultsOf(diagnosis)).toEqual([code])
      expect(diagnosis.clients).toMatchObject({
        terraform: { installs: false },
        opentofu: { installs: false },
      })
    })

    test.for([
      ['a tag', (at: string) => `${at}?ref=v1.2.3`],
      ['no ref', (at: string) => at],
      ['a tag and a depth', (at: string) => `${at}?ref=v1.2.3&depth=1`],
    ] as const)('notes that %s pins no bytes', async ([, location]) => {
      const diagnosis = await withLocation(location)
      expect(diagnosis.clients).toMatchObject({ terraform: { installs: true }, opentofu: { installs: true } })
      expect(notesOf(diagnosis)).toEqual(['LOCATION_UNPINNED'])
    })
  })

  describe('and what is in an OCI registry', () => {
    const MANIFEST = 'application/vnd.oci.image.manifest.v1+json'
    const diagnoseManifest = async (change: (layer: object) => object, mediaType = MANIFEST) => {
      const repository = fixture.oci.repository(moduleOf('oci'))
      const [healthy] = repository.manifests.values()
      const manifest: { layers: [object] } = JSON.parse(String(healthy?.bytes))
      const bytes = Buffer.from(JSON.stringify({ ...manifest, ...change(manifest.layers[0]) }))
      repository.manifests.set(sha256(bytes), { mediaType, bytes })
      return diagnoseLocation(`oci://${fixture.oci.host}/${moduleOf('oci')}?digest=${sha256(bytes)}`)
    }
    const diagnoseLocation = async (location: string) => {
      const registry = await startHandMadeRegistry(fixture.certificates.tls)
      registry.set('/v1/modules/acme/vpc/aws/1.2.3/download', JSON.stringify({ location }))
      return diagnose({ url: registry.url, module: 'acme/vpc/aws@1.2.3' })
    }

    const OTHER_TYPE = 'application/vnd.docker.distribution.manifest.v2+json'
    const digest = `sha256:${'2'.repeat(64)}`

    test.for<[what: string, code: string, change: (layer: object) => object, mediaType?: string]>([
      ['another artifact type', 'OCI_MANIFEST', () => ({ artifactType: 'application/x' })],
      ['no artifact type', 'OCI_MANIFEST', () => ({ artifactType: undefined })],
      ['no media type inside', 'OCI_MANIFEST', () => ({ mediaType: undefined })],
      ['another type around', 'OCI_MANIFEST', () => ({}), OTHER_TYPE],
      ['no zip', 'OCI_MANIFEST', () => ({ layers: [] })],
      ['two zips', 'OCI_MANIFEST', (layer) => ({ layers: [layer, layer] })],
      ['no layers that are any', 'OCI_MANIFEST', () => ({ layers: 'none' })],
      ['a layer of another size', 'OCI_BLOB', (layer) => ({ layers: [{ ...layer, size: 1 }] })],
      ['a layer that is not there', 'OCI_BLOB', (layer) => ({ layers: [{ ...layer, digest }] })],
    ])('finds a manifest with %s', async ([, code, change, mediaType]) => {
      const { clients } = await diagnoseManifest(change, mediaType)
      expect(clients.opentofu).toMatchObject({
        installs: false,
        broken: expect.stringContaining(`${code}: `),
      })
      expect(clients.terraform).toMatchObject({ installs: false, claimed: false })
    })

    test.for([
      ['OCI_NOT_FOUND', () => `oci://${fixture.oci.host}/acme/oci/aws?tag=9.9.9`],
      ['OCI_ARGUMENTS', () => `oci://${fixture.oci.host}/acme/oci/aws?tag=1.2.3&archive=zip`],
      ['OCI_UNREACHABLE', () => `oci://${fixture.oci.host}/Acme?tag=1.2.3`],
    ] as const)('finds %s', async ([code, location]) => {
      const { clients } = await diagnoseLocation(location())
      expect(clients.opentofu.broken).toContain(`${code}: `)
    })

    test('notes that a tag pins no bytes', async () => {
      const diagnosis = await diagnoseLocation(`oci://${fixture.oci.host}/acme/oci/aws?tag=1.2.3`)
      expect(diagnosis.clients.opentofu.installs).toBe(true)
      expect(notesOf(diagnosis)).toEqual(['LOCATION_UNPINNED'])
    })
  })
})

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

  test.each(PEERS)(
    '$name: installs a module, and says of an unknown one that it may not exist',
    async (peer) => {
      const registry = await start(peer)
      const diagnosis = await diagnosisOf({ url: registry.url, module: 'acme/vpc/aws' })
      expect(faultsOf(diagnosis)).toEqual([])
      expect(diagnosis.clients).toMatchObject({ terraform: { installs: true }, opentofu: { installs: true } })
      expect(notesOf(diagnosis)).toEqual(peer.notes)
      const unknown = await diagnosisOf({ url: registry.url, module: 'acme/nothing/aws' })
      expect(faultsOf(unknown)).toEqual([peer.unknown])
      expect(unknown.checks.find(({ ok }) => !ok)?.fix).toContain('correct the address')
    },
  )

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
