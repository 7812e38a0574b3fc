import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createApp } from '../../../src/server/app.ts'
import { consumerOf, parseTokens } from '../../../src/server/auth/authenticator.ts'
import { refusalOf } from '../../refusal.ts'
import { apiIndex } from '../../support/index/api-index.ts'
import { bytesOf, digestOf } from '../../support/publish/samples.ts'
import { askApp } from '../../support/server/registry-server.ts'

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
    const bearers = ['Bearer wrong', 'Bearer', 'Bearer ', 'first-token-of-the-ci']
    for (const authorization of [undefined, ...bearers, basic('ci:wrong'), basic('ci')]) {
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
    const own = ['versions', '1.1.0/download', '1.1.0/module.zip'].map(inVpc)
    for (const path of ['/', '/v1/modules', ...own]) {
      const answer = await ask(path, authorization)
      expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'private, no-store'])
    }
  })

  it('signs the location of a package in header and body, for ten minutes, and none elsewhere', async () => {
    const server = privateServer()
    const elsewhere = '/v1/modules/tools/queue/aws/1.0.0/download'
    const { headers } = await server.ask(elsewhere, 'Bearer first-token-of-the-ci')
    expect(headers.get('X-Terraform-Get')).toMatch(/^git::.*\?ref=[0-9a-f]{40}$/)
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

const FIRST = 'first-token-of-20-characters'
const SECOND = 'second-token-of-20-characters'

describe('a token file', () => {
  it('holds a name and a token a line', () => {
    const tokens = parseTokens(`# consumers\n\nci  ${FIRST}\r\n  lap.top\t${SECOND}  \n`)
    expect(tokens.map(({ name }) => name)).toEqual(['ci', 'lap.top'])
    expect(consumerOf(`Bearer ${FIRST}`, tokens)).toBe('ci')
    expect(consumerOf(`Bearer ${SECOND}`, tokens)).toBe('lap.top')
    expect(JSON.stringify(tokens)).not.toContain('first')
  })

  it('may hold a name twice, for an old and a new token, and the digest of a token instead', () => {
    const digest = createHash('sha256').update(FIRST).digest('hex')
    const tokens = parseTokens(`ci sha256:${digest}\nci ${SECOND}\n`)
    for (const token of [FIRST, SECOND]) expect(consumerOf(`Bearer ${token}`, tokens)).toBe('ci')
    for (const token of [digest, `sha256:${digest}`])
      expect(consumerOf(`Bearer ${token}`, tokens)).toBeUndefined()
  })

  it.each([
    ['', 'the token file has no token'],
    ['# nothing\n', 'the token file has no token'],
    ['ci\n', 'line 1 of the token file has 1 word instead of 2'],
    ['ci s3cret x\n', 'line 1 of the token file has 3 words instead of 2'],
    [
      `ci ${FIRST}\n<b> s3cret\n`,
      'line 2 of the token file has the name "<b>", which is not made of letters, digits and . _ @ - alone',
    ],
    ['ci s3crét\n', 'line 1 of the token file has a token with a character that is not allowed in a header'],
    [`a ${FIRST}\nb ${FIRST}\n`, 'line 2 of the token file has the token of line 1 again'],
  ])('%j is refused without a token in the message', (text, message) => {
    const refusal = refusalOf(() => parseTokens(text))
    expect(refusal).toBe(`INVALID_INPUT: ${message} | write one pair on each line: name token`)
    expect(refusal).not.toMatch(/s3cr|first/)
  })

  it.each([
    ['ci nineteen-characters', 'line 1 of the token file has a token of 19 characters, fewer than 20'],
    [`a ${FIRST}\nci s3cret`, 'line 2 of the token file has a token of 6 characters, fewer than 20'],
    ['ci sha256:abc', 'line 1 of the token file has a digest that is not sha256: and 64 hex digits'],
  ])('%j is refused, with a way to make a good token', (text, message) => {
    const refusal = refusalOf(() => parseTokens(text.replace('nineteen-characters', 'n'.repeat(19))))
    expect(refusal).toMatch(/^INVALID_INPUT: (.*) \| .*openssl rand -hex 32/)
    expect(refusal).toContain(message)
    expect(refusal).not.toMatch(/s3cr|nnn/)
  })
})

describe('a consumer', () => {
  const tokens = parseTokens(`ci ${FIRST}`)

  it.each([
    ...[undefined, '', 'Bearer', 'Bearer  ', 'Basic !!!'],
    ...[`Digest ${FIRST}`, `Bearer ${FIRST} second`, `Basic ${btoa(`${FIRST}:`)}`],
  ])('is nobody by %j', (header) => expect(consumerOf(header, tokens)).toBeUndefined())

  it('may send a token without a user in front', () => {
    expect(consumerOf(`Basic ${btoa(FIRST)}`, tokens)).toBe('ci')
    expect(consumerOf(`Basic ${btoa(`:${FIRST}`)}`, tokens)).toBe('ci')
  })
})
