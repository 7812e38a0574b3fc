import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createAuthority } from '../support/authority.ts'
import { argv } from '../support/cli/argv.ts'
import { runCli } from '../support/cli/cli.ts'
import { hasProgram } from '../support/cli/program.ts'
import { createModule, createRegistry } from '../support/index/registry.ts'
import { createCertificates } from '../support/network/certificates.ts'
import { startLoopback } from '../support/network/loopback.ts'
import { type OciRegistry, startOciRegistry } from '../support/oci/oci-registry.ts'
import { IDENTITY_TOKEN, OCI_USER, TOKEN_SERVICE } from '../support/oci/oci-token-server.ts'
import { temporaryDirectory } from '../support/temporary.ts'

interface Login {
  readonly auth?: string
  readonly identitytoken?: string
}

const PASSWORD: Login = {
  auth: Buffer.from(`${OCI_USER.username}:${OCI_USER.password}`).toString('base64'),
}

/** Publishes to the registry as somebody who is logged in to it. */
async function publishTo({ host }: OciRegistry, login: Login) {
  const home = await temporaryDirectory()
  await mkdir(join(home, '.docker'))
  await writeFile(join(home, '.docker/config.json'), JSON.stringify({ auths: { [host]: login } }))
  const [{ directory }, { bare }] = [await createModule({ tag: 'v1.2.3' }), await createRegistry()]
  const module = argv`--index ${bare} --repository ${directory} --tag v1.2.3`
  const packages = argv`--package oci --oci-repository ${host}/acme/vpc`
  return runCli(argv`publish --json ${module} ${packages}`, { env: { HOME: home } })
}

/** A server that answers each request alike, and what it was sent. */
async function startOther(status: number, headers: Record<string, string> = {}) {
  const seen: string[] = []
  const server = await startLoopback(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    seen.push(`${request.headers.authorization ?? 'anonymous'} ${Buffer.concat(chunks)}`)
    response.writeHead(status, headers).end('{"token":"taken"}')
  })
  onTestFinished(server.close)
  return { url: server.url, seen }
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
    const { code, stdout } = await publishTo(registry, PASSWORD)
    expect(realm.seen).toEqual([])
    expect(other.seen.length).toBeGreaterThan(0)
    expect(other.seen.filter((line) => !line.startsWith('anonymous '))).toEqual([])
    expect(code).toBe(1)
    expect(JSON.parse(stdout).error).toMatchObject({
      code: 'STORE_REFUSED',
      message: expect.stringContaining(`leads to "${other.url}", which answers 401`),
    })
  })

  it('cannot lead a login back to the registry', async () => {
    const registry = await startOciRegistry({ auth: 'basic' })
    const back = `http://${registry.host}/v2/acme/vpc/blobs/back`
    const other = await startOther(307, { Location: back })
    registry.failNext(blob, { answer: 307, headers: { Location: `${other.url}/there` } })
    await publishTo(registry, PASSWORD)
    const returned = registry.requests.filter(({ path }) => path.endsWith('/back'))
    expect(returned.length).toBeGreaterThan(0)
    expect(returned.filter(({ authorization }) => authorization !== undefined)).toEqual([])
  })
})

it.each([302, 307])(
  'a token server that redirects by %d gets no refresh token sent along',
  async (status) => {
    const thief = await startOther(200)
    const realm = await startOther(status, { Location: `${thief.url}/token` })
    const registry = await startOciRegistry({ auth: 'basic' })
    const challenge = `Bearer realm="${realm.url}/token",service="${TOKEN_SERVICE}"`
    const answer = { answer: 401, headers: { 'WWW-Authenticate': challenge } }
    registry.failNext(/./, answer)
    const { code, stdout } = await publishTo(registry, { identitytoken: IDENTITY_TOKEN })
    expect(realm.seen.filter((line) => line.includes(IDENTITY_TOKEN))).toHaveLength(1)
    expect(thief.seen).toEqual([])
    expect(code).toBe(1)
    expect(JSON.parse(stdout).error).toMatchObject({
      code: 'STORE_REFUSED',
      message: expect.stringContaining(`redirects to "${thief.url}"`),
    })
  },
)

describe('a registry on loopback', () => {
  it('is reached over plain http where it refuses https, and publish says that OpenTofu cannot', async () => {
    const registry = await startOciRegistry()
    const { code, stderr } = await publishTo(registry, {})
    expect(code).toBe(0)
    const lines = stderr.split('\n').filter((line) => line.includes('OpenTofu speaks https alone'))
    expect(lines).toEqual([
      expect.stringMatching(/^warning: "127\.0\.0\.1:\d+\/acme\/vpc" is reached over plain http/),
    ])
  })

  it.skipIf(!hasProgram('openssl'))(
    'that speaks https is not asked over plain http, be its certificate unknown (needs openssl)',
    async () => {
      const unknown = await createAuthority(await temporaryDirectory())
      const registry = await startOciRegistry({}, (await createCertificates(['127.0.0.1'], unknown)).tls)
      const { code, stdout } = await publishTo(registry, {})
      expect(code).toBe(1)
      expect(JSON.parse(stdout).error).toMatchObject({
        code: 'STORE_UNREACHABLE',
        message: expect.stringContaining('certificate'),
      })
      expect(registry.requests).toEqual([])
    },
  )
})
