import { describe, expect, it } from 'vitest'
import { hasProgram } from '../support/cli/program.ts'
import { getAsOpenTofu } from '../support/clients/opentofu-getter.ts'
import { git } from '../support/git/git-repository.ts'
import { dockerHome, OCI_LOGIN } from '../support/oci/docker-home.ts'
import { startDockerRegistry } from '../support/oci/docker-registry.ts'
import { sha256 } from '../support/oci/oci-content.ts'
import { readReferrers } from '../support/oci/oci-referrers.ts'
import { startOciRegistry } from '../support/oci/oci-registry.ts'
import { basicOf, OCI_USER } from '../support/oci/oci-token-server.ts'
import { shortenPauses } from '../support/short-pauses.ts'
import { createFixture, createPublic, type Fixture, REPOSITORY } from './setup.ts'

shortenPauses()

const VERSION = 'v1/modules/acme/vpc/aws/1.2.3'

/** OpenTofu would install nothing from the registries of these tests. */
const PLAIN_HTTP = expect.objectContaining({
  level: 'warning',
  message: expect.stringContaining('OpenTofu speaks https alone'),
})

/** What docker/login-action leaves for the steps that follow. */
const loggedIn = async (host: string) => ({ HOME: await dockerHome({ auths: { [host]: OCI_LOGIN } }) })

const show = ({ index }: Fixture, path: string) => git(index, ['show', `registry:${VERSION}/${path}`])

describe.skipIf(!hasProgram('docker-registry'))('the built action (needs docker-registry)', () => {
  it('pushes to a registry that a step before has logged in to, and a second run sends nothing', async () => {
    const { host } = await startDockerRegistry('htpasswd')
    const fixture = await createFixture()
    const inputs = { package: 'oci,index', 'oci-repository': `${host}/acme/vpc` }
    const env = await loggedIn(host)
    const { code, outputs, annotations } = await fixture.run({ inputs, env })
    expect({ code, annotations }).toEqual({ code: 0, annotations: [PLAIN_HTTP] })
    expect(outputs['location']).toMatch(new RegExp(`^oci://${host}/acme/vpc\\?digest=sha256:[0-9a-f]{64}$`))
    expect(sha256(await getAsOpenTofu(outputs['location'] ?? '', basicOf(OCI_USER)))).toBe(outputs['digest'])
    expect(JSON.parse(await show(fixture, 'download'))).toEqual({ location: outputs['location'] })
    const manifest = (outputs['location'] ?? '').replace(/^.*digest=/, '')
    const [attached] = await readReferrers(`${host}/acme/vpc`, manifest)
    expect(attached?.descriptor.artifactType).toBe('application/vnd.module-registry.interface.v1+json')
    const documents = attached?.documents.map(({ bytes }) => bytes.toString().trim())
    expect(documents).toEqual([await show(fixture, 'interface.json')])
    const again = await fixture.run({ inputs, env: {} })
    expect([again.code, again.outputs['status']]).toEqual([0, 'unchanged'])
  })
})

it('the inputs oci-username and oci-password are hidden, and for the registry of oci-repository, not for one that the tag names', async () => {
  const registry = await startOciRegistry({ auth: 'basic' })
  const config = `oci-repository: ${registry.host}/eve/vpc\n`
  const fixture = await createFixture({ files: { 'main.tf': 'locals {}\n', '.module-registry.yml': config } })
  const inputs = { 'oci-username': OCI_USER.username, 'oci-password': OCI_USER.password, package: 'oci' }
  const { code, annotations } = await fixture.run({ inputs })
  const unused =
    'the password of the OCI registry is not used: name its repository with input "oci-repository"'
  expect([code, annotations]).toMatchObject([1, [{ message: unused }, PLAIN_HTTP, { title: 'PERMISSION' }]])
  expect(registry.requests.map(({ authorization }) => authorization)).toEqual([undefined])
  const to = { 'oci-repository': `${registry.host}/acme/vpc` }
  const { stdout } = await fixture.run({ inputs: { ...inputs, ...to } })
  expect(registry.repository('acme/vpc').tags.has('1.2.3')).toBe(true)
  expect(stdout).toContain(`::add-mask::${OCI_USER.password}\n`)
})

it('says that a user without a password is not used', async () => {
  const registry = await startOciRegistry()
  const fixture = await createFixture()
  const repository = { package: 'oci', 'oci-repository': `${registry.host}/acme/vpc` }
  const { code, annotations } = await fixture.run({ inputs: { ...repository, 'oci-username': 'ada' } })
  const message = expect.stringContaining(
    '"ada" of the OCI registry is not used: MODULE_REGISTRY_OCI_PASSWORD',
  )
  expect([code, annotations[0]]).toMatchObject([0, { message }])
})

describe.skipIf(!hasProgram('openssl'))('a public module with packages oci,release (needs openssl)', () => {
  it('is OCI for OpenTofu and the asset of the release for Terraform', async () => {
    const registry = await startOciRegistry()
    const fixture = await createPublic()
    const inputs = { package: 'oci,release', 'oci-repository': `${registry.host}/acme/vpc` }
    const { code, outputs, annotations } = await fixture.run({ inputs })
    expect({ code, annotations }).toEqual({ code: 0, annotations: [PLAIN_HTTP] })
    const [asset] = fixture.moduleRepository.releases[0]?.assets ?? []
    expect(sha256(asset?.bytes ?? '')).toBe(outputs['digest'])
    expect(sha256(await getAsOpenTofu(outputs['location'] ?? ''))).toBe(outputs['digest'])
    expect(JSON.parse(await show(fixture, 'download'))).toEqual({ location: outputs['location'] })
    const url = `${fixture.github.url}/${REPOSITORY}/releases/download/v1.2.3/${asset?.name}`
    expect(await show(fixture, 'source')).toContain(
      `<meta name="terraform-get" content="${url}?checksum=${outputs['digest']}">`,
    )
  })

  it('has neither where the registry refuses the push: the release is not made before that is known', async () => {
    const registry = await startOciRegistry({ auth: 'basic', isPublic: true })
    const fixture = await createPublic()
    const inputs = { package: 'release,oci', 'oci-repository': `${registry.host}/acme/vpc` }
    const { code, annotations } = await fixture.run({ inputs })
    expect([code, annotations]).toMatchObject([1, [PLAIN_HTTP, { title: 'PERMISSION' }]])
    expect(registry.repository('acme/vpc').uploads.size).toBe(0)
    expect(fixture.moduleRepository.releases).toEqual([])
    expect(await fixture.indexCommits()).toEqual([])
  })
})
