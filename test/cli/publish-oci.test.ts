import { describe, expect, it } from 'vitest'
import { createAuthority } from '../support/authority.ts'
import { argv, type Environment, hasProgram, runCli } from '../support/cli/program.ts'
import { getAsOpenTofu } from '../support/clients/opentofu-getter.ts'
import { git } from '../support/git/git-repository.ts'
import { createModule, createRegistry, MODULE_FILES } from '../support/index/registry.ts'
import { createCertificates } from '../support/network/certificates.ts'
import { startLoopback } from '../support/network/loopback.ts'
import { dockerHome, OCI_LOGIN } from '../support/oci/docker-home.ts'
import { startDockerRegistry } from '../support/oci/docker-registry.ts'
import { sha256 } from '../support/oci/oci-content.ts'
import { type OciRegistry, startOciRegistry } from '../support/oci/oci-registry.ts'
import { basicOf, IDENTITY_TOKEN, OCI_USER, TOKEN_SERVICE } from '../support/oci/oci-token-server.ts'
import { temporaryDirectory, temporaryFile } from '../support/temporary.ts'

const VERSION = 'v1/modules/acme/vpc/aws/1.2.3'
const TAGS = ['1', '1.2', '1.2.3', 'latest']
const at = ({ host }: Pick<OciRegistry, 'host'>) => ['--oci-repository', `${host}/acme/vpc`]

/** A module repository with the tag v1.2.3, and an index that it is published into. */
async function aModule() {
  const { directory } = await createModule({ tag: 'v1.2.3' })
  const { bare: index } = await createRegistry()
  const publish = async (flags: readonly string[], env: Environment = {}) => {
    const args = argv`publish --json --index ${index} --repository ${directory} --tag v1.2.3 ${flags}`
    const result = await runCli(args, { env: { HOME: '/nonexistent', ...env } })
    return { ...result, json: JSON.parse(result.stdout) }
  }
  /** A file of the version in the index. */
  const show = (path: string) => git(index, ['show', `registry:${VERSION}/${path}`])
  return { directory, index, publish, show }
}

describe('publish --package oci', () => {
  it('serves OpenTofu from the registry and Terraform from the index', async () => {
    const registry = await startOciRegistry()
    const { publish, show } = await aModule()
    const { code, stderr, json } = await publish(argv`--package oci,index ${at(registry)}`)
    expect([code, stderr]).toEqual([0, expect.not.stringContaining('OpenTofu 1.10')])
    const [{ location, package: pkg, packages }] = json.results
    expect(location).toMatch(new RegExp(`^oci://${registry.host}/acme/vpc\\?digest=sha256:[0-9a-f]{64}$`))
    expect(packages).toEqual([
      { kind: 'oci', location, digest: pkg.digest },
      { kind: 'index', location: `./module.zip?checksum=${pkg.digest}`, digest: pkg.digest },
    ])
    expect(sha256(await getAsOpenTofu(location))).toBe(pkg.digest)
    expect(JSON.parse(await show('download'))).toEqual({ location })
    expect(await show('source')).toContain(
      `<meta name="terraform-get" content="https://modules.acme.test/${VERSION}/module.zip?checksum=${pkg.digest}">`,
    )
    expect(JSON.parse(await show('release.json')).package.equalsTree).toBe(true)
    expect([...registry.repository('acme/vpc').tags.keys()].toSorted()).toEqual(TAGS)
  })

  it('keeps the modules of one repository apart', async () => {
    const registry = await startOciRegistry()
    const names = ['vpc', 'net']
    const keys = names.map(
      (name) => `{ path: ${name}, address: acme/${name}/aws, oci-repository: ${registry.host}/acme/${name} }`,
    )
    const config = { path: '.module-registry.yml', content: `package: oci\nmodules: [${keys.join(', ')}]\n` }
    const files = names.map((name) => ({ path: `${name}/main.tf` }))
    const { directory } = await createModule({ files: [config, ...files] })
    const { bare } = await createRegistry()
    const publish = argv`publish --json --index ${bare} --repository ${directory} --tag v1.0.0`
    const shared = await runCli(argv`${publish} --oci-repository ${registry.host}/acme/all`)
    expect(JSON.parse(shared.stdout).error.message).toMatch(/would share the OCI repository/)
    expect(registry.lines('writes')).toEqual([])
    expect((await runCli(publish)).code).toBe(0)
    for (const name of names) expect(registry.repository(`acme/${name}`).tags.has('1.0.0')).toBe(true)
  })
})

describe('a published version in an OCI registry', () => {
  async function published() {
    const registry = await startOciRegistry()
    const module = await aModule()
    const flags = argv`--package oci ${at(registry)}`
    const [{ location }] = (await module.publish(flags)).json.results
    const digest: string = location.replace(/^.*digest=/, '')
    registry.requests.length = 0
    const again = (...more: readonly string[]) => module.publish([...flags, ...more])
    return { ...module, registry, repository: registry.repository('acme/vpc'), digest, location, again }
  }

  it('whose manifest was deleted is put back, byte-equal, with its tags', async () => {
    const { repository, digest, location, again } = await published()
    const bytes = repository.manifests.get(digest)?.bytes
    repository.manifests.delete(digest)
    repository.tags.clear()
    const said = `its manifest ${digest} is gone, and tag 1.2.3 is gone: a run that writes`
    expect(await again('--dry-run')).toMatchObject({ code: 0, stderr: expect.stringContaining(said) })
    expect(repository.manifests.has(digest)).toBe(false)
    const { stderr, json } = await again()
    expect([json.results[0].status, json.results[0].location]).toEqual(['unchanged', location])
    expect(stderr).toContain('this run has put it back')
    expect(repository.manifests.get(digest)?.bytes).toEqual(bytes)
    expect([...repository.tags].toSorted()).toEqual(TAGS.map((tag) => [tag, digest]))
    expect(sha256(await getAsOpenTofu(location))).toBe(json.results[0].package.digest)
    expect((await again()).stderr).not.toContain('put it back')
  })

  it('is refused where its tag names another package, and set back with --repair', async () => {
    const { registry, repository, digest, again } = await published()
    const files = [...MODULE_FILES, { path: 'other.tf', content: 'locals {}\n' }]
    const { directory } = await createModule({ tag: 'v9.0.0', files })
    const { bare } = await createRegistry()
    const other = argv`publish --index ${bare} --repository ${directory} --tag v9.0.0 --package oci`
    await runCli([...other, ...at(registry)])
    const highest = repository.tags.get('9.0.0') ?? ''
    repository.tags.set('1.2.3', highest)
    registry.requests.length = 0
    const refused = await again()
    expect([refused.code, refused.json.error.code]).toEqual([1, 'VERSION_EXISTS'])
    expect(refused.json.error.message).toContain('tag 1.2.3 names another package, sha256:')
    expect(refused.json.error.hint).toContain('--repair')
    expect(registry.lines('writes')).toEqual([])
    expect((await again('--repair')).code).toBe(0)
    expect([repository.tags.get('1.2.3'), repository.tags.get('latest')]).toEqual([digest, highest])
  })

  it('stays where its tag is another manifest of the same package, and is refused where that is gone', async () => {
    const { registry, repository, digest, directory, again } = await published()
    const manifest = JSON.parse(repository.manifests.get(digest)?.bytes.toString() ?? '')
    const body = JSON.stringify({ ...manifest, annotations: { by: 'hand' } })
    const url = `http://${registry.host}/v2/acme/vpc/manifests/1.2.3`
    await fetch(url, { method: 'PUT', body, headers: { 'Content-Type': manifest.mediaType } })
    registry.requests.length = 0
    const { code, stderr } = await again()
    expect([code, stderr.includes('put it back')]).toEqual([0, false])
    expect(registry.lines('writes')).toEqual([])

    const byHand = sha256(Buffer.from(body))
    const { bare } = await createRegistry()
    const other = argv`publish --json --index ${bare} --repository ${directory} --tag v1.2.3 --package oci`
    const adopted = await runCli([...other, ...at(registry)])
    expect(JSON.parse(adopted.stdout).results[0].location).toContain(byHand)
    repository.manifests.delete(byHand)
    repository.tags.clear()
    registry.requests.length = 0
    const { error } = JSON.parse((await runCli(other)).stdout)
    expect(error.code).toBe('STORE_REFUSED')
    expect(error.message).toContain(`the manifest ${byHand} of acme/vpc/aws 1.2.3 is gone from`)
    expect(registry.lines('writes')).toEqual([])
  })

  it('is unchanged, with one warning, where the registry cannot be read', async () => {
    const { registry, again } = await published()
    registry.failNext(/manifests/, { answer: 403 })
    const { code, stderr, json } = await again()
    expect([code, json.results[0].status]).toEqual([0, 'unchanged'])
    expect(stderr.match(/cannot be told/g)).toHaveLength(1)
  })
})

describe('publish --repair with another OCI repository', () => {
  it.each(['oci', 'oci,index', 'index,oci'])(
    'adds it to a version that is published as %s, with the same digests',
    async (kinds) => {
      const [old, other] = [await startOciRegistry(), await startOciRegistry()]
      const { index, publish, show } = await aModule()
      const [before] = (await publish(argv`--package ${kinds} ${at(old)}`)).json.results
      old.requests.length = 0
      const unchanged = await publish(argv`--package oci ${at(other)}`)
      expect([unchanged.json.results[0].status, other.requests]).toEqual(['unchanged', []])
      const planned = (await publish(argv`${at(other)} --repair --dry-run`)).json.results[0]
      expect([planned.status, other.lines('writes')]).toEqual(['planned', []])
      const { stderr, json } = await publish(argv`${at(other)} --repair`)
      expect(stderr).not.toContain('error')
      const [{ status, packages, location }] = json.results
      const home = before.packages.find(({ kind }: { kind: string }) => kind === 'oci')
      const moved = { ...home, location: home.location.replace(old.host, other.host) }
      expect([status, packages]).toEqual(['published', [...before.packages, moved]])
      expect(planned.packages).toHaveLength(packages.length)
      expect(JSON.parse(await show('release.json')).packages).toEqual([...before.packages, moved])
      // What clients get has not changed.
      const served = JSON.parse(await show('download')).location
      expect([location, served]).toEqual([before.location, before.location])
      expect(sha256(await getAsOpenTofu(moved.location))).toBe(before.package.digest)
      expect([...other.repository('acme/vpc').tags.keys()].toSorted()).toEqual(TAGS)
      expect(old.lines('writes')).toEqual([])
      const again = await publish(argv`${at(other)} --repair`)
      expect(again.json).toMatchObject({ results: [{ status: 'unchanged' }], index: { changed: [] } })
      expect((await runCli(['verify', '--index', index])).code).toBe(0)
    },
  )

  it('adds nothing to a version that is in no OCI registry', async () => {
    const other = await startOciRegistry()
    const { publish } = await aModule()
    await publish([])
    expect((await publish(argv`${at(other)} --repair`)).json.results[0].status).toBe('unchanged')
    expect(other.requests).toEqual([])
  })
})

it('credentials of the environment are for the repository that was named, and for none that a config file names', async () => {
  const registry = await startOciRegistry({ auth: 'basic' })
  const { publish } = await aModule()
  const { username, password } = OCI_USER
  const env = { MODULE_REGISTRY_OCI_USERNAME: username, MODULE_REGISTRY_OCI_PASSWORD: password }
  const config = await temporaryFile('config.yml', `oci-repository: ${registry.host}/eve/vpc\n`)
  const { json } = await publish(argv`--package oci --config ${config}`, env)
  expect(json.error.code).toBe('PERMISSION')
  expect(registry.requests.map(({ authorization }) => authorization)).toEqual([undefined])
  const [{ location }] = (await publish(argv`--package oci ${at(registry)}`, env)).json.results
  expect(await getAsOpenTofu(location, basicOf(OCI_USER))).toBeDefined()
})

it.skipIf(!['openssl', 'docker-registry'].every(hasProgram))(
  'publish --package oci over TLS trusts the authority of SSL_CERT_FILE, and without it names the variables, once (needs openssl and docker-registry)',
  async () => {
    const authority = await createAuthority(await temporaryDirectory())
    const certificates = await createCertificates(['localhost'], authority)
    const { host } = await startDockerRegistry('none', certificates)
    const { publish } = await aModule()
    const flags = argv`--package oci ${at({ host: host.replace('127.0.0.1', 'localhost') })}`
    const { code, stderr } = await publish(flags)
    expect([code, stderr]).toEqual([1, expect.stringContaining('is not trusted')])
    expect(stderr).toMatch(/hint: name the file .* SSL_CERT_FILE=ca\.pem.* NODE_EXTRA_CA_CERTS=ca\.pem/)
    expect((await publish(flags, { SSL_CERT_FILE: certificates.caFile })).code).toBe(0)
  },
)

/** Publishes to the registry as somebody who is logged in to it. */
async function publishTo({ host }: OciRegistry, login: object) {
  const HOME = await dockerHome({ auths: { [host]: login } })
  return (await aModule()).publish(argv`--package oci ${at({ host })}`, { HOME })
}

/** A server that answers each request alike, and what it was sent. */
async function startOther(status: number, headers: Record<string, string> = {}) {
  const seen: string[] = []
  const { url } = await startLoopback(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    seen.push(`${request.headers.authorization ?? 'anonymous'} ${Buffer.concat(chunks)}`)
    response.writeHead(status, headers).end('{"token":"taken"}')
  })
  return { url, seen }
}

describe('a host that the OCI registry leads to', () => {
  const blob = /^HEAD .*\/blobs\//
  const upload = /^POST .*\/blobs\/uploads\//
  it.each([
    ['a redirect of a blob', blob, 307, 'Bearer'],
    ['a redirect of a manifest', /^GET .*\/manifests\/1\.2\.3/, 302, 'Bearer'],
    ['the Location of an upload', upload, 202, 'Bearer'],
    ['the Location of an upload', upload, 202, 'Basic'],
    ['a redirect of an upload', /^PUT .*\/uploads\//, 307, 'Bearer'],
  ])('by %s gets no credentials, whatever it asks for (%#)', async (_, request, answer, scheme) => {
    const realm = await startOther(200)
    const challenge = `${scheme} realm="${realm.url}/token",service="${TOKEN_SERVICE}"`
    const other = await startOther(401, { 'WWW-Authenticate': challenge })
    const registry = await startOciRegistry({ auth: 'basic' })
    registry.failNext(request, { answer, headers: { Location: `${other.url}/there` } })
    const { code, json } = await publishTo(registry, OCI_LOGIN)
    expect(realm.seen).toEqual([])
    expect(other.seen.length).toBeGreaterThan(0)
    expect(other.seen.filter((line) => !line.startsWith('anonymous '))).toEqual([])
    expect(code).toBe(1)
    const message = expect.stringContaining(`leads to "${other.url}", which answers 401`)
    expect(json.error).toMatchObject({ code: 'STORE_REFUSED', message })
  })

  it('cannot lead a login back to the registry', async () => {
    const registry = await startOciRegistry({ auth: 'basic' })
    const other = await startOther(307, { Location: `http://${registry.host}/v2/acme/vpc/blobs/back` })
    registry.failNext(blob, { answer: 307, headers: { Location: `${other.url}/there` } })
    await publishTo(registry, OCI_LOGIN)
    const returned = registry.requests.filter(({ path }) => path.endsWith('/back'))
    expect(returned.length).toBeGreaterThan(0)
    expect(returned.filter(({ authorization }) => authorization !== undefined)).toEqual([])
  })
})

it.each([302, 307])('a token server that redirects (%d) gets no refresh token sent along', async (status) => {
  const thief = await startOther(200)
  const realm = await startOther(status, { Location: `${thief.url}/token` })
  const registry = await startOciRegistry({ auth: 'basic' })
  const challenge = `Bearer realm="${realm.url}/token",service="${TOKEN_SERVICE}"`
  registry.failNext(/./, { answer: 401, headers: { 'WWW-Authenticate': challenge } })
  const { code, json } = await publishTo(registry, { identitytoken: IDENTITY_TOKEN })
  expect(realm.seen.filter((line) => line.includes(IDENTITY_TOKEN))).toHaveLength(1)
  expect(thief.seen).toEqual([])
  expect(code).toBe(1)
  const message = expect.stringContaining(`redirects to "${thief.url}"`)
  expect(json.error).toMatchObject({ code: 'STORE_REFUSED', message })
})

describe('a registry on loopback', () => {
  it('is reached over plain http where it refuses https, and publish says that OpenTofu cannot', async () => {
    const { code, stderr } = await publishTo(await startOciRegistry(), {})
    expect(code).toBe(0)
    expect(stderr).toContain('warning: acme/vpc/aws 1.2.3: only OpenTofu 1.10 or newer reads the package')
    expect(stderr.split('\n').filter((line) => line.includes('OpenTofu speaks https alone'))).toEqual([
      expect.stringMatching(/^warning: "127\.0\.0\.1:\d+\/acme\/vpc" is reached over plain http/),
    ])
  })

  it.skipIf(!hasProgram('openssl'))('of unknown authority gets no plain http (needs openssl)', async () => {
    const unknown = await createAuthority(await temporaryDirectory())
    const registry = await startOciRegistry({}, (await createCertificates(['127.0.0.1'], unknown)).tls)
    const { code, json } = await publishTo(registry, {})
    expect(code).toBe(1)
    const message = expect.stringContaining('certificate')
    expect(json.error).toMatchObject({ code: 'STORE_UNREACHABLE', message })
    expect(registry.requests).toEqual([])
  })
})
