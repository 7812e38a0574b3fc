import { randomBytes } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { blobOfBytes } from '../../../src/adapters/oci/client.ts'
import { Authorization } from '../../../src/adapters/oci/session.ts'
import { MAX_MANIFEST_BYTES } from '../../../src/oci/limits.ts'
import { MANIFEST_TYPE } from '../../../src/oci/manifest.ts'
import { parseOciRepository } from '../../../src/oci/oci-repository.ts'
import { refusal, refusalFrom } from '../../refusal.ts'
import { startLoopback } from '../../support/network/loopback.ts'
import { type OciClientOptions, ociClient, RecordingTransport } from '../../support/oci/oci-client.ts'
import { sha256 } from '../../support/oci/oci-content.ts'
import { type Fault, type OciRegistry, startOciRegistry } from '../../support/oci/oci-registry.ts'
import {
  IDENTITY_TOKEN,
  OCI_USER,
  startTokenServer,
  TOKEN_SERVICE,
} from '../../support/oci/oci-token-server.ts'
import { bytesOf } from '../../support/publish/samples.ts'

const MIB = 1024 * 1024
const user = { kind: 'password', ...OCI_USER } as const
const small = blobOfBytes(bytesOf('a small blob'))
const other = `sha256:${'0'.repeat(64)}`

async function openClient(
  options: OciClientOptions & { readonly server?: ConstructorParameters<typeof OciRegistry>[0] } = {},
) {
  const registry = await startOciRegistry(options.server)
  const transport = new RecordingTransport()
  const client = ociClient(`${registry.host}/acme/vpc`, { transport, ...options })
  const stored = ({ digest }: { readonly digest: string }) =>
    registry.repository('acme/vpc').blobs.get(digest)
  return { registry, transport, client, stored }
}

const rangesOf = ({ requests }: OciRegistry) =>
  requests.flatMap(({ headers }) => headers['content-range'] ?? [])

describe('uploading', () => {
  it.each<[string, RegExp, Fault[]]>([
    ['a server that fails for a short time', /^POST /, [{ answer: 500 }, { answer: 503 }, { answer: 502 }]],
    ['a cut connection', /^PUT /, [{ cut: 'request' }]],
    ['a cut connection before anything', /^HEAD /, [{ cut: 'answer' }]],
    ['an upload that is lost at its end', /^PUT /, [{ answer: 404 }]],
  ])('survives %s', async (_, request, faults) => {
    const { registry, client, stored } = await openClient()
    registry.failNext(request, ...faults)
    await client.pushBlob(small)
    expect(stored(small)?.toString()).toBe('a small blob')
    expect(registry.unusedFaults).toBe(0)
  })

  it('waits as long as the registry asks for, at most half a minute, and sends the bytes once', async () => {
    const { registry, client, transport } = await openClient()
    const busy = (seconds: string): Fault => ({ answer: 429, headers: { 'Retry-After': seconds } })
    registry.failNext(/^HEAD /, busy('7'), busy('3600'))
    registry.failNext(/^PUT /, { cut: 'answer' })
    await client.pushBlob(small)
    expect(transport.waits.slice(0, 2).map((ms) => Math.round(ms / 1000))).toEqual([7, 30])
    expect(registry.lines('writes').map((line) => line.split(' ')[0])).toEqual(['POST', 'PUT'])
  })

  it('continues a large upload where it was cut', async () => {
    const { registry, client, stored } = await openClient()
    const blob = blobOfBytes(randomBytes(20 * MIB))
    registry.failNext(/^PUT /, { cut: 'request' })
    registry.failNext(/^PATCH /, { cut: 'request' })
    await client.pushBlob(blob)
    expect(sha256(stored(blob) ?? '')).toBe(blob.digest)
    const [first, second] = rangesOf(registry)
    expect(first).toMatch(/^0-/)
    expect(Number.parseInt(second ?? '', 10)).toBeGreaterThanOrEqual(4 * MIB)
    expect(Number.parseInt(second ?? '', 10)).toBeLessThan(8 * MIB)
    expect(registry.lines().filter((line) => line.startsWith('GET '))).toHaveLength(1)
  })

  it('starts again where the registry has lost an upload', async () => {
    const { registry, client, stored } = await openClient()
    const blob = blobOfBytes(randomBytes(9 * MIB))
    registry.failNext(/^PUT /, { cut: 'request' })
    registry.failNext(/^PATCH /, { answer: 416 })
    registry.failNext(/^GET /, { answer: 404 })
    await client.pushBlob(blob)
    expect(stored(blob)).toHaveLength(blob.size)
    expect(registry.lines().filter((line) => line.startsWith('POST '))).toHaveLength(3)
  })

  it('sends the part of a chunk again that the registry did not take', async () => {
    const { registry, client, stored } = await openClient()
    const blob = blobOfBytes(randomBytes(9 * MIB))
    registry.failNext(/^PUT /, { answer: 413 })
    registry.failNext(/^PATCH /, { extra: { Range: '0-99' } })
    await client.pushBlob(blob)
    expect(stored(blob)).toHaveLength(blob.size)
    expect(rangesOf(registry)[1]).toMatch(/^100-/)
  })

  it('logs in again when the token expires in the middle', async () => {
    const tokens = await startTokenServer()
    const { registry, client, stored } = await openClient({ credentials: user, server: { auth: tokens } })
    const challenge = { 'WWW-Authenticate': `Bearer realm="${tokens.url}/token",service="${TOKEN_SERVICE}"` }
    registry.failNext(/^PUT /, { answer: 401, headers: challenge })
    const blob = blobOfBytes(randomBytes(9 * MIB))
    await client.pushBlob(blob)
    expect(stored(blob)).toHaveLength(blob.size)
    expect(tokens.asked).toEqual([['repository:acme/vpc:pull,push'], ['repository:acme/vpc:pull,push']])
  })

  it('ends with STORE_UNREACHABLE when the registry stays unavailable', async () => {
    const { registry, client, transport } = await openClient()
    registry.failNext(/^HEAD /, ...Array.from({ length: 9 }, () => ({ answer: 503 })))
    expect(await refusalFrom(() => client.pushBlob(small))).toMatch(/^STORE_UNREACHABLE: .*reached: "503"/)
    expect(transport.waits).toHaveLength(3)
    expect(registry.lines()).toHaveLength(4)
  })

  it('gives up on a connection without traffic', async () => {
    const { registry, client } = await openClient({ transport: new RecordingTransport(200) })
    registry.failNext(/^HEAD /, ...Array.from({ length: 4 }, (): Fault => ({ hang: true })))
    expect(await refusalFrom(() => client.pushBlob(small))).toContain('no data for 0.2 s')
  })
})

describe('a redirect', () => {
  it('to another host carries the bytes and not the credentials', async () => {
    const seen: unknown[] = []
    const { url: elsewhere } = await startLoopback(async (request, response) => {
      seen.push(request.headers.authorization, await text(request))
      response.writeHead(201).end()
    })
    const { registry, client, transport } = await openClient({ credentials: user, server: { auth: 'basic' } })
    registry.failNext(/^PUT /, { answer: 307, headers: { Location: `${elsewhere}/bucket?signature=secret` } })
    await client.pushBlob(small)
    expect(seen).toEqual([undefined, 'a small blob'])
    expect(registry.requests.at(-1)?.authorization).toBeDefined()
    expect(transport.lines.join('\n')).not.toMatch(/secret|Basic/)
  })

  it('on the same host carries them', async () => {
    const { registry, client } = await openClient({ credentials: user, server: { auth: 'basic' } })
    await client.pushBlob(small)
    const Location = `/v2/acme/vpc/blobs/${small.digest}?again`
    registry.failNext(/^HEAD /, { answer: 307, headers: { Location } })
    expect(await client.hasBlob(small)).toBe(true)
  })

  it.each<[request: RegExp, answer: number, Location: string, problem: string]>([
    [/^HEAD /, 307, 'http://oci.acme.test/x', 'leads to "http://oci.acme.test", which is not https'],
    [/^HEAD /, 307, 'file:///etc/passwd', 'which is not https'],
    [/^HEAD /, 307, 'http://', 'redirects to "http://"'],
    // Before anything is sent.
    [/^POST /, 202, 'http://registry.acme.test/upload', 'which is not https'],
    // With a body.
    [/^PUT /, 301, '/v2/acme/vpc/x', ': 301'],
    [/^PUT /, 302, '/v2/acme/vpc/x', ': 302'],
    [/^PUT /, 303, '/v2/acme/vpc/x', ': 303'],
  ])('of %s by %i to %s is refused', async (request, answer, Location, problem) => {
    const { registry, client } = await openClient()
    registry.failNext(request, { answer, headers: { Location } })
    const { code, message } = await refusal(client.pushBlob(small))
    expect([code, message]).toEqual(['STORE_REFUSED', expect.stringContaining(problem)])
  })

  it('without an end is refused', async () => {
    const { registry, client } = await openClient()
    const round = { answer: 307, headers: { Location: '/v2/acme/vpc/round' } }
    registry.failNext(/./, ...Array.from({ length: 9 }, () => round))
    expect(await refusalFrom(() => client.hasBlob(small))).toContain('redirects more than 5 times')
  })
})

it('a registry that does not keep what was pushed is detected by digests, sizes and bytes', async () => {
  const manifest = { mediaType: MANIFEST_TYPE, bytes: bytesOf('{"layers":[]}') }
  const { registry, client } = await openClient()
  for (const push of [() => client.pushBlob(small), () => client.putManifest('1.0.0', manifest)]) {
    registry.failNext(/^PUT /, { extra: { 'Docker-Content-Digest': other } })
    expect(await refusalFrom(push)).toMatch(new RegExp(`^STORE_REFUSED: .*${other} instead of sha256:`))
  }
  for (const reference of [sha256(manifest.bytes), '1.0.0']) {
    await client.putManifest(reference, manifest)
    registry.failNext(/^GET /, { flip: true })
    expect(await refusalFrom(() => client.readManifest(reference))).toMatch(
      /^STORE_REFUSED: .*does not keep what was pushed/,
    )
  }
  registry.repository('acme/vpc').blobs.set(small.digest, Buffer.from('shorter'))
  expect(await refusalFrom(() => client.pushBlob(small))).toMatch(
    /^STORE_REFUSED: .*has 7 bytes there, and 12 here/,
  )
})

describe('a manifest', () => {
  it('over 4 MiB is neither sent nor read', async () => {
    const { registry, client } = await openClient()
    const large = { mediaType: MANIFEST_TYPE, bytes: Buffer.alloc(MAX_MANIFEST_BYTES + 1) }
    expect(await refusalFrom(() => client.putManifest('1.0.0', large))).toMatch(/^LIMIT_EXCEEDED: /)
    expect(registry.lines()).toEqual([])
    const { tags, manifests } = registry.repository('acme/vpc')
    manifests.set(other, large)
    tags.set('1.0.0', other)
    expect(await refusalFrom(() => client.readManifest('1.0.0'))).toMatch(
      /^LIMIT_EXCEEDED: .*with more than 4194304 bytes/,
    )
  })

  it('of a tag that exists is left alone when it must be new', async () => {
    const { client } = await openClient()
    const first = { mediaType: MANIFEST_TYPE, bytes: bytesOf('{"layers":[]}') }
    const second = { ...first, bytes: bytesOf('{"layers":[] }') }
    await client.putManifest('1.0.0', first, { isNew: true })
    await client.putManifest('1.0.0', second, { isNew: true })
    expect(await client.resolveTag('1.0.0')).toBe(sha256(first.bytes))
    await client.putManifest('1.0.0', second)
    expect(await client.resolveTag('1.0.0')).toBe(sha256(second.bytes))
  })
})

describe('a registry without the referrers API', () => {
  it.each<[string, Fault]>([
    ['404', { answer: 404 }],
    ['405', { answer: 405 }],
    ['501', { answer: 501 }],
    ['a page for people', { answer: 200, headers: { 'Content-Type': 'text/html' }, body: '<html>' }],
    ['a redirect to one', { answer: 303, headers: { Location: '/v2/acme/vpc/manifests/none' } }],
  ])('may say so by %s', async (_, fault) => {
    const { registry, client } = await openClient()
    registry.failNext(/^GET .*referrers/, fault)
    expect(await client.referrers(other)).toBeUndefined()
  })

  it('is not followed to another host, and not assumed when access is denied', async () => {
    const { registry, client } = await openClient()
    const { url: elsewhere } = await startLoopback(async (_, response) => void response.writeHead(429).end())
    registry.failNext(/^GET .*referrers/, { answer: 303, headers: { Location: `${elsewhere}/packages` } })
    expect(await client.referrers(other)).toBeUndefined()
    expect(registry.lines()).toHaveLength(1)
    registry.failNext(/^GET .*referrers/, { answer: 403 })
    expect(await refusalFrom(() => client.referrers(other))).toMatch(/^PERMISSION: /)
  })
})

describe('logging in', () => {
  it('exchanges an identity token, and is anonymous where the token server lets anybody read', async () => {
    const credentials = { kind: 'identity', token: IDENTITY_TOKEN } as const
    const known = await openClient({ credentials, server: { auth: await startTokenServer() } })
    await known.client.pushBlob(small)
    expect(await known.client.hasBlob(small)).toBe(true)
    const tokens = await startTokenServer({ isPublic: true })
    const { client } = await openClient({ access: 'pull', server: { auth: tokens } })
    expect(await client.hasBlob(small)).toBe(false)
    expect(tokens.asked).toEqual([['repository:acme/vpc:pull']])
  })

  it.each([
    ['Bearer realm="http://auth.acme.test/token"', 'which is not https'],
    ['Bearer realm="token"', 'the token server "token", which the OCI registry names, is not a URL'],
  ])('is refused with a token server of %s', async (challenge, problem) => {
    const { registry, client } = await openClient({ credentials: user })
    registry.failNext(/^HEAD /, { answer: 401, headers: { 'WWW-Authenticate': challenge } })
    const { code, message } = await refusal(client.hasBlob(small))
    expect([code, message]).toEqual(['STORE_REFUSED', expect.stringContaining(problem)])
  })

  it('sends no credentials for a remote registry to a token server on this machine', async () => {
    const authorization = new Authorization({
      repository: parseOciRepository('oci.acme.test/acme/vpc'),
      access: 'pull',
      findCredentials: async () => ({ credentials: user, source: 'the test' }),
      transport: new RecordingTransport(),
    })
    authorization.readChallenge('Bearer realm="http://127.0.0.1:9/token"')
    expect(await refusalFrom(() => authorization.header())).toContain('which is not https')
  })

  it('is refused where the token server has no token', async () => {
    const { url } = await startLoopback(async (_, response) => void response.end('{"token":"a\\r\\nb"}'))
    const { registry, client } = await openClient({ credentials: user })
    registry.failNext(/^HEAD /, { answer: 401, headers: { 'WWW-Authenticate': `Bearer realm="${url}"` } })
    expect(await refusalFrom(() => client.hasBlob(small))).toContain('answers 200 without a token')
  })

  it('shows the errors of the registry, and no secret', async () => {
    const { registry, client } = await openClient({ credentials: user })
    const body = JSON.stringify({ errors: [{ code: 'DENIED', message: 'no \u001b[2J write' }] })
    registry.failNext(/^POST /, { answer: 403, body })
    const { code, message, hint } = await refusal(client.pushBlob(small))
    expect([code, message]).toEqual([
      'PERMISSION',
      `beginning an upload: the OCI registry denies access to "${registry.host}/acme/vpc" (403 DENIED "no \\u{1b}[2J write"); the credentials come from the test`,
    ])
    expect(hint).not.toContain(OCI_USER.password)
  })
})
