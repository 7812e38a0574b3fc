import { describe, expect, it } from 'vitest'
import { createApp } from '../../../src/server/app.ts'
import { parseTokens } from '../../../src/server/auth/tokens.ts'
import { apiIndex } from '../../support/index/api-index.ts'
import { bytesOf, digestOf } from '../../support/publish/samples.ts'
import { askApp } from '../../support/server/ask-app.ts'

const VPC = '/v1/modules/acme/vpc/aws'
const index = await apiIndex()
const NOW = 1_700_000_000
const inVpc = (path: string) => `${VPC}/${path}`
const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`

/** A private registry, and a clock that can be moved. */
function privateServer() {
  const clock = { now: NOW }
  const reader = { read: async (path: string) => index.files.get(path) }
  const tokens = parseTokens('ci first-token-of-the-ci\nlaptop second-token-of-laptop\n')
  const app = createApp({
    index: { current: () => reader },
    now: () => clock.now,
    credentials: { tokens: () => tokens, signingKey: bytesOf('a key of sixteen bytes or more') },
  })
  const request = askApp(app)
  const ask = (path: string, authorization?: string) =>
    request(path, { headers: authorization === undefined ? {} : { Authorization: authorization } })
  return { ask, request, clock }
}

async function signedLocation(server: ReturnType<typeof privateServer>): Promise<string> {
  const { headers } = await server.ask(`${VPC}/1.1.0/download`, 'Bearer first-token-of-the-ci')
  return headers.get('X-Terraform-Get') ?? ''
}

describe('a private registry', () => {
  it.each([
    ...['/', '/v1/modules', '/v1/modules/search?q=vpc', '/registry.json', '/metrics', '/gone'],
    ...['versions', '1.1.0/download', '1.1.0/module.zip'].map(inVpc),
  ])('asks for a token at %s', async (path) => {
    const wrong = [
      'Bearer wrong',
      'Bearer',
      'Bearer ',
      basic('ci:wrong'),
      basic('ci'),
      'first-token-of-the-ci',
    ]
    for (const authorization of [undefined, ...wrong]) {
      const answer = await privateServer().ask(path, authorization)
      expect(answer.status).toBe(401)
      expect(answer.headers.get('WWW-Authenticate')).toMatch(/^Bearer .*Basic /)
      expect(await answer.json()).toEqual({ errors: ['a token of this registry is needed'] })
    }
  })

  it.each(['/.well-known/terraform.json', '/healthz', '/readyz'])('answers everybody at %s', async (path) =>
    expect((await privateServer().ask(path)).status).toBe(200),
  )

  it.each([
    'Bearer first-token-of-the-ci',
    'bearer second-token-of-laptop',
    basic('ci:first-token-of-the-ci'),
    basic('anybody:second-token-of-laptop'),
  ])('answers %s, and no cache keeps it', async (authorization) => {
    const { ask } = privateServer()
    for (const path of [
      '/',
      '/v1/modules',
      ...['versions', '1.1.0/download', '1.1.0/module.zip'].map(inVpc),
    ]) {
      const answer = await ask(path, authorization)
      expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'private, no-store'])
    }
  })

  it('signs the location of a package in header and body, for ten minutes', async () => {
    const server = privateServer()
    const answer = await server.ask(`${VPC}/1.1.0/download`, 'Bearer first-token-of-the-ci')
    const location = answer.headers.get('X-Terraform-Get')
    const form = `./module.zip?checksum=${digestOf('acme/vpc/aws 1.1.0')}&expires=${NOW + 600}&signature=`
    expect(location?.replace(/[0-9a-f]{64}$/, '')).toBe(form)
    expect(await answer.json()).toEqual({ location })
    const query = new URL(location ?? '', 'http://a/').search
    for (const method of ['HEAD', 'GET']) {
      const zip = await server.request(`${VPC}/1.1.0/module.zip${query}`, { method })
      expect([zip.status, zip.headers.get('Cache-Control')]).toEqual([200, 'private, no-store'])
    }
  })

  it('leaves locations elsewhere as they are', async () => {
    const path = '/v1/modules/tools/queue/aws/1.0.0/download'
    const answer = await privateServer().ask(path, 'Bearer first-token-of-the-ci')
    expect(answer.headers.get('X-Terraform-Get')).toMatch(/^git::.*\?ref=[0-9a-f]{40}$/)
  })

  it.each([
    ['later', (query: string) => query.replace(/expires=\d+/, `expires=${NOW + 9999}`)],
    ['with another signature', (query: string) => query.replace(/signature=.{4}/, 'signature=0000')],
    ['twice', (query: string) => `${query}&signature=${'0'.repeat(64)}`],
    ['without its end', (query: string) => query.replace(/expires=\d+&/, '')],
    ['with a word for a number', (query: string) => query.replace(/expires=\d+/, 'expires=never')],
    ['cut short', (query: string) => query.slice(0, -2)],
  ])('refuses a signature %s', async (_, change) => {
    const server = privateServer()
    const query = (await signedLocation(server)).replace('./module.zip', '')
    expect((await server.ask(`${VPC}/1.1.0/module.zip${query}`)).status).toBe(200)
    const answer = await server.ask(`${VPC}/1.1.0/module.zip${change(query)}`)
    expect(answer.status).toBe(401)
    expect(await answer.json()).toEqual({ errors: ['the signature is wrong, or too old'] })
  })

  it('refuses a signature for another path, and one that is too old', async () => {
    const server = privateServer()
    const query = (await signedLocation(server)).replace('./module.zip', '')
    for (const path of [`${VPC}/1.0.0/module.zip`, `${VPC}/1.1.0/download`, '/v1/modules'])
      expect((await server.ask(`${path}${query}`)).status).toBe(401)
    server.clock.now = NOW + 600
    expect((await server.ask(`${VPC}/1.1.0/module.zip${query}`)).status).toBe(200)
    server.clock.now = NOW + 601
    expect((await server.ask(`${VPC}/1.1.0/module.zip${query}`)).status).toBe(401)
  })

  it('answers wrong tokens with 401, however many there are', async () => {
    const { ask } = privateServer()
    for (let attempt = 0; attempt < 100; attempt += 1) {
      const answer = await ask('/', 'Bearer guess')
      expect([answer.status, answer.headers.get('Retry-After')]).toEqual([401, null])
    }
    expect((await ask('/', 'Bearer first-token-of-the-ci')).status).toBe(200)
  })
})
