import { describe, expect, it } from 'vitest'
import { httpIndex } from '../../src/adapters/http/http-index.ts'
import { createRegistry } from '../../src/edge/index.ts'
import { refusalFrom, refusalOf } from '../refusal.ts'
import { runProgram } from '../support/cli/program.ts'
import { apiIndex } from '../support/index/api-index.ts'
import { startStaticHost } from '../support/network/static-host.ts'

const VPC = '/v1/modules/acme/vpc/aws'
const index = await apiIndex()

/** A web host that holds the files of the index. */
function startFiles() {
  return startStaticHost({
    files: async (path) => {
      const bytes = index.files.get(path)
      return bytes === undefined ? undefined : Buffer.from(bytes)
    },
  })
}

describe('a registry over plain HTTP reads', () => {
  it.each([
    ...['/', '/.well-known/terraform.json', '/v1/modules', '/v1/modules/search?q=network'],
    ...['/v1/modules/acme/vpc', VPC, `${VPC}/versions`, `${VPC}/1.1.0/download`, `${VPC}/1.1.0/module.zip`],
  ])('answers %s', async (path) => {
    const { url } = await startFiles()
    const answer = await createRegistry({ indexUrl: url }).fetch(new Request(`https://a.test${path}`))
    expect(answer.status).toBe(200)
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(10)
  })

  it('is private with tokens', async () => {
    const { url } = await startFiles()
    const keys = { tokens: 'ci a-token-of-the-edge-test', signingKey: 'k'.repeat(16) }
    const registry = createRegistry({ indexUrl: url, ...keys })
    const ask = (path: string, headers = {}) =>
      registry.fetch(new Request(new URL(path, `https://a.test${VPC}/1.1.0/`), { headers }))
    expect((await ask('/v1/modules')).status).toBe(401)
    const answer = await ask('./download', { Authorization: 'Bearer a-token-of-the-edge-test' })
    expect((await ask(answer.headers.get('X-Terraform-Get') ?? '')).status).toBe(200)
  })

  it.each([
    ['a key that signs without tokens', { signingKey: 'k'.repeat(32) }, 'tokens is undefined'],
    ['secrets that are not set', { tokens: undefined as unknown as string }, 'tokens is undefined'],
    ['tokens without one', { tokens: '' }, 'signingKey has 0 characters'],
    ['short tokens', { tokens: 'ci a', signingKey: 'short' }, 'signingKey has 5 characters, fewer than 16'],
    [
      'a variable that is not set',
      { indexUrl: process.env['INDEX_URL_OF_NOBODY'] as string },
      'registry URL "undefined"',
    ],
    ['no interval', { poll: Number.NaN }, 'poll is "NaN"'],
    ['an interval of 0', { poll: 0 }, 'poll is "0", which is not a whole number between 1 and 86400'],
    ['an endless one', { poll: Number.POSITIVE_INFINITY }, 'poll is "Infinity"'],
  ])('refuses %s, as the command line does', (_, settings, message) => {
    const refusal = refusalOf(() => createRegistry({ indexUrl: 'https://a.test', ...settings }))
    expect(refusal).toContain(`INVALID_INPUT: ${message}`)
  })

  it.each([
    ['is there', 200, 'ok', null],
    ['does not answer', 503, 'down', 'INDEX_UNREACHABLE'],
    ['is none', 503, 'down', 'INDEX_INVALID'],
  ])('says at /readyz whether it can answer, where the index %s', async (state, status, said, problem) => {
    const files = await startFiles()
    if (state === 'does not answer') await files.close()
    const indexUrl = state === 'is none' ? `${files.url}/gone` : files.url
    const answer = await createRegistry({ indexUrl }).fetch(new Request('https://a.test/readyz'))
    expect([answer.status, await answer.json()]).toMatchObject([status, { status: said, index: { problem } }])
  })
})

describe('an index over HTTP', () => {
  const url = 'https://a.test'
  const polled = { url, pollSeconds: 60, now: () => 0 }

  it('is one snapshot until its time is over', () => {
    const clock = { now: 0 }
    const served = httpIndex({ ...polled, fetch, now: () => clock.now })
    const first = served.current()
    clock.now = 59
    expect(served.current()).toBe(first)
    clock.now = 60
    expect(served.current()).not.toBe(first)
  })

  it('distinguishes a missing file from a host that fails', async () => {
    const answers: Record<string, () => Promise<Response>> = {
      'https://a.test/gone': async () => new Response(null, { status: 404 }),
      'https://a.test/broken': async () => new Response(null, { status: 500 }),
      'https://a.test/down': () => Promise.reject(new Error('no such host')),
    }
    const fetch = (url: string) => answers[url]?.() ?? Promise.reject(new Error('not asked for'))
    const { read } = httpIndex({ ...polled, fetch }).current()
    expect(await read('gone')).toBeUndefined()
    expect(await refusalFrom(() => read('broken'))).toContain(
      'INDEX_UNREACHABLE: the index at "https://a.test/broken" does not answer: status 500',
    )
    expect(await refusalFrom(() => read('down'))).toContain('does not answer: no such host')
  })

  it('names its limit where a host stops in the middle of a file', async () => {
    const endless = new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array(10)) })
    const fetch = async () => new Response(endless)
    const { read } = httpIndex({ ...polled, fetch, answerMs: 200 }).current()
    expect(await refusalFrom(() => read('registry.json'))).toContain(
      'INDEX_UNREACHABLE: the index at "https://a.test/registry.json" does not answer: no answer within 0.2 seconds',
    )
  })
})

/** The examples import the built package by its name, as a user's would. */
async function runExample(script: string, env: Record<string, string>): Promise<unknown> {
  const { code, stdout, stderr } = await runProgram(process.execPath, ['--input-type=module', '-e', script], {
    env: { PATH: process.env['PATH'], ...env },
  })
  expect([code, stderr]).toEqual([0, ''])
  return JSON.parse(stdout)
}

const PRIVATE = { TOKENS: 'ci a-token-of-the-edge-test', SIGNING_KEY: 'k'.repeat(16) }
const authorization = 'Bearer a-token-of-the-edge-test'

describe('the examples', () => {
  it('run as a Worker', async () => {
    const { url } = await startFiles()
    const script = `
      import worker from './examples/edge/worker.mjs'
      const request = new Request('https://a.test${VPC}/versions', { headers: { authorization: '${authorization}' } })
      console.log(await (await worker.fetch(request, process.env)).text())`
    const versions = ['2.0.0-rc.1', '1.1.0', '1.0.0'].map((version) => ({ version }))
    expect(await runExample(script, { INDEX_URL: url, ...PRIVATE })).toMatchObject({
      modules: [{ versions }],
    })
  })

  it('run over a bucket', async () => {
    const file = Buffer.from(index.files.get('.well-known/terraform.json') ?? '').toString()
    const script = `
      import worker from './examples/edge/bucket.mjs'
      const INDEX = { get: async (key) => (key === '.well-known/terraform.json' ? { body: ${JSON.stringify(file)} } : null) }
      const ask = async (path, headers) =>
        (await worker.fetch(new Request('https://a.test' + path, { headers }), { ...process.env, INDEX })).status
      const versions = '${VPC}/versions'
      const headers = { authorization: '${authorization}' }
      console.log(JSON.stringify([await ask('/.well-known/terraform.json'), await ask(versions), await ask(versions, headers)]))`
    expect(await runExample(script, PRIVATE)).toEqual([200, 401, 404])
  })

  it('run as a Lambda', async () => {
    const { url } = await startFiles()
    const requestContext = { domainName: 'a.test', http: { method: 'GET' } }
    const asked = { rawPath: '/v1/modules/search', rawQueryString: 'q=network&limit=1' }
    const event = { ...asked, headers: { accept: '*/*', authorization }, requestContext }
    const script = `
      import { handler } from './examples/edge/lambda.mjs'
      console.log(JSON.stringify(await handler(${JSON.stringify(event)})))`
    const answer = (await runExample(script, { INDEX_URL: url, ...PRIVATE })) as { body: string }
    expect(answer).toMatchObject({ statusCode: 200, headers: { 'content-type': 'application/json' } })
    const body = JSON.parse(Buffer.from(answer.body, 'base64').toString())
    expect(body).toMatchObject({ modules: [{ id: 'acme/vpc/aws/1.1.0' }] })
  })
})
