import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { refusalsOf } from '../../src/cli/doctor.ts'
import { argv, hasProgram, runCliWell, startServeForTest } from '../support/cli/program.ts'
import { type DoctorCall, diagnosisOf, faultsOf, notesOf } from '../support/clients/doctor.ts'
import { git, startGitServer } from '../support/git/git-repository.ts'
import { buildRepository } from '../support/git/module-repository.ts'
import { MODULE_FILES } from '../support/index/registry.ts'
import { createCertificates } from '../support/network/certificates.ts'
import { startHandMadeRegistry, VERSION } from '../support/network/hand-made-registry.ts'
import { PEERS } from '../support/network/peer-registries.ts'
import { startStaticHost } from '../support/network/static-host.ts'
import { sha256 } from '../support/oci/oci-content.ts'
import { startOciRegistry } from '../support/oci/oci-registry.ts'
import { forAllTests, temporaryDirectory } from '../support/temporary.ts'

const KINDS = ['index', 'git', 'oci', 'oci,index', 'oci,git'] as const

const moduleOf = (kinds: string) => `acme/${kinds.replace(',', '-')}/aws`

/** One registry of this tool, under 127.0.0.1, with a module of every kind of package. */
async function createPublishedFixture() {
  const certificates = await createCertificates(['127.0.0.1'])
  const repositories = await temporaryDirectory()
  const modules = buildRepository(await temporaryDirectory(), { tag: 'v1.2.3', files: MODULE_FILES })
  await git('/', ['clone', '--quiet', '--bare', modules.directory, join(repositories, 'vpc.git')])
  const gitServer = await startGitServer({ root: repositories, tls: certificates.tls })
  const oci = await startOciRegistry({}, certificates.tls)
  const env = { NODE_EXTRA_CA_CERTS: certificates.caFile }
  const index = join(await temporaryDirectory(), 'index')
  // With the header rule, and as GitHub Pages.
  const ruled = await startStaticHost({ files: index, applyHeaders: true, tls: certificates.tls })
  const bare = await startStaticHost({ files: index, tls: certificates.tls })
  await runCliWell(argv`init --index ${index} --url ${ruled.url}`)
  for (const kinds of KINDS) {
    const placeholders = argv`--source-url ${gitServer.url}/vpc.git --oci-repository ${oci.host}/${moduleOf(kinds)}`
    const module = argv`--module ${moduleOf(kinds)} --package ${kinds} --tag v1.2.3`
    const where = argv`--index ${index} --repository ${modules.directory}`
    await runCliWell(['publish', ...where, ...module, ...placeholders], { env })
  }
  const commit = await git(join(repositories, 'vpc.git'), ['rev-parse', 'v1.2.3'])
  return { certificates, index, gitServer, oci, ruled, bare, commit }
}

describe.skipIf(!hasProgram('openssl'))('doctor on registries of this tool (needs openssl)', () => {
  const fixture = forAllTests(createPublishedFixture)

  const diagnose = (call: DoctorCall) => diagnosisOf({ caFile: fixture().certificates.caFile, ...call })

  describe.each(['static', 'serve'] as const)('on the host %s', (kind) => {
    const start = async () => {
      if (kind === 'static') return fixture().ruled
      const { certFile, keyFile } = fixture().certificates
      return startServeForTest(['--index', fixture().index, '--tls-cert', certFile, '--tls-key', keyFile])
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
    const diagnosis = await diagnose({ url: fixture().bare.url, module: moduleOf('index') })
    const broken = expect.stringContaining('DOWNLOAD_NO_HEADER: ')
    expect(diagnosis.clients.terraform).toMatchObject({ installs: false, claimed: false, broken })
    expect(diagnosis.clients.opentofu.installs).toBe(true)
    expect(refusalsOf(diagnosis, [])).toEqual([])
    expect(refusalsOf(diagnosis, ['terraform'])).toMatchObject([{ code: 'NOT_INSTALLABLE' }])
    expect(refusalsOf(diagnosis, ['opentofu'])).toEqual([])
  })

  test('takes the first module that the registry lists', async () => {
    const { subject } = await diagnose({ url: fixture().ruled.url })
    expect(subject).toMatch(/^acme\/[a-z-]+\/aws 1\.2\.3$/)
  })

  describe('and what is in Git', () => {
    const withLocation = async (location: (git: string) => string) => {
      const registry = await startHandMadeRegistry(fixture().certificates.tls)
      registry.send(location(`git::${fixture().gitServer.url}/vpc.git`))
      return diagnose({ url: registry.url, module: 'acme/vpc/aws@1.2.3' })
    }

    test.for([
      ['a commit that is not there', 'GIT_REF', (at: string) => `${at}?ref=${'1'.repeat(40)}`],
      ['a repository that is not there', 'GIT_UNREACHABLE', (at: string) => `${at}x?ref=v1.2.3`],
      ['the depth of a commit', 'GIT_ARGUMENTS', (at: string) => `${at}?ref=${fixture().commit}&depth=1`],
      ['a checksum', 'GIT_ARGUMENTS', (at: string) => `${at}?ref=v1.2.3&checksum=sha256:00`],
      ['an argument of nobody', 'GIT_ARGUMENTS', (at: string) => `${at}?ref=v1.2.3&x=1`],
      ['a directory that is not there', 'PACKAGE_SUBDIRECTORY', (at: string) => `${at}//y?ref=v1.2.3`],
      ['a repository of the own machine', 'LOCATION_SCHEME', () => 'git::file:///srv/vpc.git'],
      ['a URL without git::', 'SOURCE_PAGE_STATUS', (at: string) => at.slice('git::'.length)],
    ] as const)('finds %s: %s', async ([, code, location]) => {
      const diagnosis = await withLocation(location)
      expect(faultsOf(diagnosis)).toEqual([code])
      const { terraform, opentofu } = diagnosis.clients
      expect([terraform.installs, opentofu.installs]).toEqual([false, false])
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
      const repository = fixture().oci.repository(moduleOf('oci'))
      const [healthy] = repository.manifests.values()
      const manifest: { layers: [object] } = JSON.parse(String(healthy?.bytes))
      const bytes = Buffer.from(JSON.stringify({ ...manifest, ...change(manifest.layers[0]) }))
      repository.manifests.set(sha256(bytes), { mediaType, bytes })
      return diagnoseLocation(`oci://${fixture().oci.host}/${moduleOf('oci')}?digest=${sha256(bytes)}`)
    }
    const diagnoseLocation = async (location: string) => {
      const registry = await startHandMadeRegistry(fixture().certificates.tls)
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
      const broken = expect.stringContaining(`${code}: `)
      expect(clients.opentofu).toMatchObject({ installs: false, broken })
      expect(clients.terraform).toMatchObject({ installs: false, claimed: false })
    })

    test.for([
      ['OCI_NOT_FOUND', () => `oci://${fixture().oci.host}/acme/oci/aws?tag=9.9.9`],
      ['OCI_ARGUMENTS', () => `oci://${fixture().oci.host}/acme/oci/aws?tag=1.2.3&archive=zip`],
      ['OCI_UNREACHABLE', () => `oci://${fixture().oci.host}/Acme?tag=1.2.3`],
    ] as const)('finds %s', async ([code, location]) => {
      const { clients } = await diagnoseLocation(location())
      expect(clients.opentofu.broken).toContain(`${code}: `)
    })

    test('notes that a tag pins no bytes', async () => {
      const diagnosis = await diagnoseLocation(`oci://${fixture().oci.host}/acme/oci/aws?tag=1.2.3`)
      expect(diagnosis.clients.opentofu.installs).toBe(true)
      expect(notesOf(diagnosis)).toEqual(['LOCATION_UNPINNED'])
    })
  })
})

describe.skipIf(!hasProgram('openssl'))('doctor at other registries (needs openssl)', () => {
  const certificates = forAllTests(() => createCertificates(['127.0.0.1']))
  test.each(PEERS)('$name: installs a module, and says that an unknown one may not exist', async (peer) => {
    const registry = await startHandMadeRegistry(certificates().tls)
    registry.answers.clear()
    peer.plant(registry)
    const diagnosis = await diagnosisOf({ url: registry.url, module: 'acme/vpc/aws' })
    expect(faultsOf(diagnosis)).toEqual([])
    expect(diagnosis.clients).toMatchObject({ terraform: { installs: true }, opentofu: { installs: true } })
    expect(notesOf(diagnosis)).toEqual(peer.notes)
    const unknown = await diagnosisOf({ url: registry.url, module: 'acme/nothing/aws' })
    expect(faultsOf(unknown)).toEqual([peer.unknown])
    expect(unknown.checks.find(({ ok }) => !ok)?.fix).toContain('correct the address')
  })

  test('terrareg: repeats why it refuses a download', async () => {
    const registry = await startHandMadeRegistry(certificates().tls)
    PEERS.find(({ name }) => name === 'terrareg')?.plant(registry)
    const body = '\nAn analytics token must be provided.\nPlease update module source.\n'
    registry.set(`${VERSION}/download`, { status: 401, body })
    const { checks } = await diagnosisOf({ url: registry.url, module: 'acme/vpc/aws' })
    expect(checks.find(({ ok }) => !ok)?.message).toContain('An analytics token must be provided.')
  })
})
