import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { networkTransport } from '../../../src/adapters/http/transport.ts'
import { pingProblem } from '../../../src/adapters/oci/artifact-hosts.ts'
import {
  type CredentialSources,
  findCredentials,
  findOpenTofuCredentials,
} from '../../../src/adapters/oci/credentials.ts'
import { parseOciRepository } from '../../../src/oci/oci-repository.ts'
import { refusal, refusalFrom } from '../../refusal.ts'
import { hasProgram } from '../../support/cli/program.ts'
import { createCertificates } from '../../support/network/certificates.ts'
import { dockerHome } from '../../support/oci/docker-home.ts'
import { type Fault, startOciRegistry } from '../../support/oci/oci-registry.ts'
import { CountingLog } from '../../support/package/packing.ts'
import { forAllTests, programDirectory, temporaryDirectory } from '../../support/temporary.ts'

const auth = Buffer.from('ada:se:cret').toString('base64')
const ada = { kind: 'password', username: 'ada', password: 'se:cret' }
const identity = { kind: 'identity', token: 'id' }
const bearer = { kind: 'bearer', token: 'tk' }

/** The environment of a user whose helper `acme` runs the script; its input and environment end up in a file. */
async function withHelper(script: string, config: object = { credsStore: 'acme' }) {
  const seen = join(await temporaryDirectory(), 'seen')
  const text = `#!/bin/sh\necho "$1 $(cat)" > ${seen}; env >> ${seen}\n${script}\n`
  const bin = await programDirectory({ 'docker-credential-acme': text })
  return { HOME: await dockerHome(config), PATH: `${bin}:${process.env['PATH']}`, seen }
}

function find(
  host: string,
  environment: CredentialSources['environment'],
  more: Partial<CredentialSources> = {},
) {
  return findCredentials(host, { configured: undefined, githubToken: undefined, environment, ...more })
}

describe("Docker's configuration", () => {
  it.each<[string, string, object, object | undefined]>([
    ['a pair', 'ghcr.io', { auths: { 'ghcr.io': { auth } } }, ada],
    ['its parts', 'ghcr.io', { auths: { 'ghcr.io': { username: 'ada', password: 'se:cret' } } }, ada],
    ['a URL', 'oci.acme.test:8443', { auths: { 'https://oci.acme.test:8443/v2/': { auth } } }, ada],
    ['Docker Hub', 'docker.io', { auths: { 'https://index.docker.io/v1/': { auth } } }, ada],
    ['an identity token', 'ghcr.io', { auths: { 'ghcr.io': { auth, identitytoken: 'id' } } }, identity],
    ['a registry token', 'ghcr.io', { auths: { 'ghcr.io': { registrytoken: 'tk' } } }, bearer],
    ['nothing for this host', 'ghcr.io', { auths: { 'ghcr.io.acme.test': { auth } } }, undefined],
    ['an empty login', 'ghcr.io', { auths: { 'ghcr.io': {} } }, undefined],
    ['nothing', 'ghcr.io', {}, undefined],
  ])('gives %s', async (_, host, config, credentials) =>
    expect((await find(host, { HOME: await dockerHome(config) })).credentials).toEqual(credentials),
  )

  it('is where DOCKER_CONFIG says', async () => {
    const directory = join(await dockerHome({ auths: { 'ghcr.io': { auth } } }), '.docker')
    const found = await find('ghcr.io', { HOME: '/nonexistent', DOCKER_CONFIG: directory })
    expect(found).toEqual({ credentials: ada, source: join(directory, 'config.json') })
  })

  it('is refused where it is broken, without showing it', async () => {
    const home = await dockerHome(`{"auths":{"ghcr.io":{"auth":"${auth}"}}`)
    const { code, message, cause } = await refusal(find('ghcr.io', { HOME: home }))
    expect([code, cause]).toEqual(['INVALID_INPUT', undefined])
    expect(message).not.toContain(auth)
  })
})

describe('a credential helper', () => {
  it('gets the host, and no secrets of the environment', async () => {
    const config = { credHelpers: { 'ghcr.io': 'acme' }, auths: { 'ghcr.io': {} } }
    const answer = `echo '{"ServerURL":"x","Username":"ada","Secret":"se:cret"}'`
    const { seen, ...user } = await withHelper(answer, config)
    const ours = { MODULE_REGISTRY_TOKEN: 'ours', GITHUB_TOKEN: 'ours' }
    const found = await find('ghcr.io', { ...user, ...ours, AWS_PROFILE: 'acme' })
    expect(found).toEqual({ credentials: ada, source: 'docker-credential-acme' })
    const text = await readFile(seen, 'utf8')
    expect(text).toMatch(/^get ghcr\.io\n/)
    expect(text).toContain('AWS_PROFILE=acme')
    expect(text).not.toContain('ours')
  })

  it.each([
    ['an identity token', `echo '{"Username":"<token>","Secret":"id"}'`, identity],
    ['nothing, which leaves it to the file', "echo 'credentials not found in native keychain'; exit 1", ada],
  ])('may give %s', async (_, script, credentials) => {
    const environment = await withHelper(script, { credsStore: 'acme', auths: { 'ghcr.io': { auth } } })
    expect((await find('ghcr.io', environment)).credentials).toEqual(credentials)
  })

  it('that waits for somebody is ended, and the error says after what time', async () => {
    const environment = await withHelper('exec sleep 20')
    expect(await refusalFrom(() => find('ghcr.io', environment, { helperTimeoutMs: 300 }))).toMatch(
      /^PERMISSION: .*gave no credentials within 0.3 seconds/,
    )
  })

  it.each([
    ['missing', 'MISSING_PROGRAM', 'docker-credential-missing'],
    ['../evil', 'INVALID_INPUT', 'is not a plain program name'],
  ])('called %s is refused', async (name, code, message) => {
    const home = await dockerHome({ credsStore: name })
    const error = await refusal(find('ghcr.io', { HOME: home, PATH: process.env['PATH'] }))
    expect([error.code, error.message]).toEqual([code, expect.stringContaining(message)])
  })
})

describe('the sources of credentials', () => {
  const configured = { username: 'eve', password: 'pass', host: 'ghcr.io' }

  it('are asked in turn', async () => {
    const environment = { HOME: await dockerHome({ auths: { 'ghcr.io': { auth } } }) }
    const eve = { kind: 'password', username: 'eve', password: 'pass' }
    expect((await find('ghcr.io', environment, { configured, githubToken: 'gh' })).credentials).toEqual(eve)
    expect((await find('ghcr.io', environment, { githubToken: 'gh' })).credentials).toEqual(ada)
    const { credentials } = await find('ghcr.io', { HOME: '/nonexistent' }, { githubToken: 'gh' })
    expect(credentials).toEqual({ kind: 'password', username: 'x-access-token', password: 'gh' })
  })

  it.each(['ghcr.io.acme.test', 'docker.io', '127.0.0.1:5000'])(
    'give no credentials of another host to %s, and say where they looked',
    async (host) => {
      expect(await find(host, { HOME: '/nonexistent' }, { configured, githubToken: 'gh' })).toEqual({
        credentials: undefined,
        source:
          'MODULE_REGISTRY_OCI_USERNAME and MODULE_REGISTRY_OCI_PASSWORD (inputs "oci-username" and "oci-password"), for the host of --oci-repository, /nonexistent/.docker/config.json',
      })
    },
  )

  it('name the token of GitHub among those of its registry', async () =>
    expect((await find('ghcr.io', {})).source).toMatch(/, Docker's config\.json \(no HOME\), GITHUB_TOKEN$/))
})

const ADA = Buffer.from('ada:secret').toString('base64')
const EVE = Buffer.from('eve:secret').toString('base64')

/** A home directory with these files. */
async function homeWith(files: Readonly<Record<string, object>>): Promise<string> {
  const texts = Object.entries(files).map(([path, content]) => [path, JSON.stringify(content)])
  return temporaryDirectory(Object.fromEntries(texts))
}

async function userIn(files: Readonly<Record<string, object>>, environment: object = {}) {
  const repository = parseOciRepository('oci.acme.test/team/vpc')
  const found = await findOpenTofuCredentials(repository, { HOME: await homeWith(files), ...environment })
  return found.credentials?.kind === 'password' ? found.credentials.username : undefined
}

const DOCKER = '.docker/config.json'
const [HOST, TEAM] = ['oci.acme.test', 'oci.acme.test/team']

describe('the credentials that OpenTofu finds', () => {
  it.each<[what: string, file: string, auths: object, user: string | undefined]>([
    ["Docker's file, by host", DOCKER, { [HOST]: { auth: ADA } }, 'ada'],
    ['the longest path, over the host', DOCKER, { [HOST]: { auth: ADA }, [TEAM]: { auth: EVE } }, 'eve'],
    ["Podman's file", '.config/containers/auth.json', { [`${TEAM}/vpc`]: { auth: ADA } }, 'ada'],
    ['none of another path', DOCKER, { [`${HOST}/other`]: { auth: ADA } }, undefined],
  ])('are those of %s', async (_, file, auths, user) =>
    expect(await userIn({ [file]: { auths } })).toBe(user),
  )

  it('are not those of DOCKER_CONFIG', async () => {
    const other = await homeWith({ 'config.json': { auths: { [HOST]: { auth: ADA } } } })
    expect(await userIn({}, { DOCKER_CONFIG: other })).toBeUndefined()
  })
})

describe.skipIf(!hasProgram('openssl'))('the first request of OpenTofu (needs openssl)', () => {
  const certificates = forAllTests(() => createCertificates(['127.0.0.1']))

  async function problemOf(fault: Fault | undefined, isTls = true, hasLogin = false) {
    const registry = await startOciRegistry({}, isTls ? certificates().tls : undefined)
    // On loopback https is tried first, with the same request.
    if (fault !== undefined) registry.failNext(/^GET \/v2\/$/, fault, fault)
    const password = { kind: 'password', username: 'ada', password: 'secret' } as const
    const credentials = hasLogin ? password : undefined
    const found = async () => ({ credentials, source: '~/.docker/config.json' })
    const repository = parseOciRepository(`${registry.host}/acme/vpc`)
    return pingProblem(repository, found, networkTransport(new CountingLog()))
  }

  const challenge = (scheme: string): Fault => ({ answer: 401, headers: { 'WWW-Authenticate': scheme } })

  it.each<[what: string, fault: Fault | undefined, hasLogin: boolean]>([
    ['a 200', undefined, false],
    ['a token server', challenge('Bearer realm="https://auth.acme.test/token"'), false],
    ['a password that it has', challenge('Basic realm="x"'), true],
  ])('goes on after %s', async (_, fault, hasLogin) =>
    expect(await problemOf(fault, true, hasLogin)).toBeUndefined(),
  )

  it.each<[fault: Fault, problem: string]>([
    [{ answer: 404 }, 'answers 404'],
    [{ answer: 403 }, 'answers 403'],
    [{ answer: 500 }, 'answers 500'],
    [{ answer: 401 }, 'without a login that OpenTofu knows'],
    [challenge('Basic realm="x"'), 'finds none in ~/.docker/config.json'],
  ])('ends the install after %j', async (fault, problem) => expect(await problemOf(fault)).toContain(problem))

  it('ends it where the registry speaks plain http', async () =>
    expect(await problemOf(undefined, false)).toContain('OpenTofu speaks https alone'))
})
