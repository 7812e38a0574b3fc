import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { networkTransport } from '../../../src/adapters/http/transport.ts'
import { pingProblem } from '../../../src/adapters/oci/artifact-hosts.ts'
import { findOpenTofuCredentials } from '../../../src/adapters/oci/credentials.ts'
import { parseOciRepository } from '../../../src/oci/oci-repository.ts'
import { hasProgram } from '../../support/cli/program.ts'
import { type Certificates, createCertificates } from '../../support/network/certificates.ts'
import { type Fault, startOciRegistry } from '../../support/oci/oci-registry.ts'
import { CountingLog } from '../../support/package/packing.ts'
import { temporaryDirectory } from '../../support/temporary.ts'

const ADA = Buffer.from('ada:secret').toString('base64')
const EVE = Buffer.from('eve:secret').toString('base64')

/** A home directory with these files. */
async function homeWith(files: Readonly<Record<string, object>>): Promise<string> {
  const home = await temporaryDirectory()
  for (const [path, content] of Object.entries(files)) {
    await mkdir(join(home, path, '..'), { recursive: true })
    await writeFile(join(home, path), JSON.stringify(content))
  }
  return home
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
  let certificates: Certificates
  beforeAll(async () => {
    certificates = await createCertificates(['127.0.0.1'])
  })
  async function problemOf(fault: Fault | undefined, isTls = true, hasLogin = false) {
    const registry = await startOciRegistry({}, isTls ? certificates.tls : undefined)
    // On loopback https is tried first, with the same request.
    if (fault !== undefined) registry.failNext(/^GET \/v2\/$/, fault, fault)
    const password = { kind: 'password', username: 'ada', password: 'secret' } as const
    const credentials = hasLogin ? password : undefined
    return pingProblem(
      parseOciRepository(`${registry.host}/acme/vpc`),
      async () => ({ credentials, source: '~/.docker/config.json' }),
      networkTransport(new CountingLog()),
    )
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
