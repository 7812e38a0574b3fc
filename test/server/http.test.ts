import { connect } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it, onTestFinished } from 'vitest'
import { RegistryError } from '../../src/base/error.ts'
import { createApp } from '../../src/server/app.ts'
import { readCorpus } from '../corpus.ts'
import { apiIndex } from '../support/index/api-index.ts'
import { askApp, startRegistryServer } from '../support/server/registry-server.ts'

const VPC = '/v1/modules/acme/vpc/aws'
const index = await apiIndex()

/** What a new server answers. */
const ask = async (path: string, init?: RequestInit) => (await startRegistryServer(index)).ask(path, init)
const send = async (text: string) => (await startRegistryServer(index)).send(text)
const get = (target: string, headers = '') =>
  `GET ${target} HTTP/1.1\r\nHost: a\r\n${headers}Connection: close\r\n\r\n`

it('one snapshot of the index is read for one request', async () => {
  const snapshots = [{ read: async () => undefined }]
  const current = () => snapshots.pop() ?? expect.fail('a second snapshot is read')
  await askApp(createApp({ index: { current }, now: () => 0 }))(`${VPC}/1.0.0/download`)
  expect(snapshots).toEqual([])
})

describe('every answer', () => {
  // test/golden/outputs/server.txt has the lifetimes of other answers.
  it.each([
    [`${VPC}/1.1.0/module.zip`, 'public, max-age=31536000, immutable'],
    [`${VPC}/1.1.0/source`, 'public, max-age=300'],
    ['/', 'public, max-age=300'],
    ['/gone', 'no-store'],
  ])('%s has a cache lifetime, a fixed content type and the CORS header', async (path, cache) => {
    const { headers } = await ask(path)
    expect(headers.get('Cache-Control')).toBe(cache)
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*')
  })

  it.each([`${VPC}/versions`, `${VPC}/1.1.0/download`, `${VPC}/1.1.0/module.zip`, '/v1/modules', '/gone'])(
    '%s is the same to HEAD, without its body, also the second time',
    async (path) => {
      const { ask } = await startRegistryServer(index)
      const plain = (headers: Headers) =>
        [...headers].filter(([name]) => !/^(date|connection|keep-alive)$/.test(name))
      for (let time = 0; time < 2; time += 1) {
        const [head, get] = [await ask(path, { method: 'HEAD' }), await ask(path)]
        expect([head.status, plain(head.headers)]).toEqual([get.status, plain(get.headers)])
        expect(await head.text()).toBe('')
      }
    },
  )

  it('is 304 to who has it, until it is another', async () => {
    const { ask } = await startRegistryServer(index)
    const path = `${VPC}/versions`
    const etag = (await ask(path, { headers: { 'Accept-Encoding': 'identity' } })).headers.get('ETag') ?? ''
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      for (let time = 0; time < 2; time += 1) {
        const answer = await ask(path, { headers: { 'If-None-Match': known, 'Accept-Encoding': 'identity' } })
        expect([answer.status, await answer.text()]).toEqual([304, ''])
        expect(answer.headers.get('ETag')).toBe(etag)
      }
    }
    expect((await ask(path, { headers: { 'If-None-Match': '"other"' } })).status).toBe(200)
  })

  it('has the tag of the package that the index names', async () => {
    const { ask } = await startRegistryServer(index)
    const release = await (await ask(`${VPC}/1.1.0/release.json`)).json()
    const { headers } = await ask(`${VPC}/1.1.0/module.zip`)
    const tag = headers.get('ETag')?.replaceAll('"', '') ?? ''
    expect(release).toMatchObject({ package: { digest: expect.stringMatching(`^sha256:${tag}`) } })
    expect(tag).toHaveLength(32)
  })
})

describe('compression', () => {
  const encoded = (path: string, encoding: string) => get(path, `Accept-Encoding: ${encoding}\r\n`)

  it.each([
    ['gzip', 'gzip', (body: Buffer) => gunzipSync(body)],
    ['br', 'gzip, br', (body: Buffer) => brotliDecompressSync(body)],
    [undefined, 'identity', (body: Buffer) => body],
    [undefined, 'gzip;q=0', (body: Buffer) => body],
    ['gzip', 'br;q=0.1, gzip;q=0.5', (body: Buffer) => gunzipSync(body)],
  ] as const)('is %s for a request that takes %s', async (encoding, accepted, decode) => {
    const { send, ask } = await startRegistryServer(index)
    const text = await (await ask(VPC)).text()
    for (let time = 0; time < 2; time += 1) {
      const [head = '', ...rest] = (await send(encoded(VPC, accepted))).split('\r\n\r\n')
      expect(/content-encoding: (.*)/.exec(head)?.[1]).toBe(encoding)
      expect(head.toLowerCase()).toContain('vary: accept-encoding')
      expect(decode(Buffer.from(rest.join('\r\n\r\n'), 'latin1')).toString()).toBe(text)
      expect(head).toMatch(new RegExp(`etag: "[0-9a-f]{32}${encoding === undefined ? '' : `-${encoding}`}"`))
    }
  })

  it('is never for a package, nor for what is small', async () => {
    for (const file of ['module.zip', 'download'])
      expect(await send(encoded(`${VPC}/1.1.0/${file}`, 'gzip, br'))).not.toMatch(
        /(content|accept)-encoding/i,
      )
  })
})

describe('an invalid request', () => {
  const OTHER_METHODS = ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND']
  it.each(OTHER_METHODS)('%s is answered 405, and what is allowed', async (method) => {
    const answer = await ask(`${VPC}/versions`, { method })
    expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'GET, HEAD'])
    expect(await answer.json()).toEqual({ errors: ['only GET and HEAD are answered'] })
  })

  it('may be asked for by a page with a token', async () => {
    const asks = { 'Access-Control-Request-Headers': 'authorization', Origin: 'https://a.test' }
    const headers = { ...asks, 'Access-Control-Request-Method': 'GET' }
    const answer = await ask('/v1/modules', { method: 'OPTIONS', headers })
    const allowed = answer.headers.get('Access-Control-Allow-Headers')
    expect([answer.status, allowed]).toEqual([204, 'Authorization'])
  })

  it.each([
    [`${VPC}/versions`, 'text/html', 406],
    [`${VPC}/versions`, 'application/json;q=0, */*', 406],
    [`${VPC}/versions`, 'text/html, application/*;q=0.1', 200],
    [`${VPC}/versions`, 'application/json', 200],
    [`${VPC}/1.1.0/source`, 'text/html', 200],
    [`${VPC}/1.1.0/module.zip`, '*/*', 200],
  ])('%s for %s is %i', async (path, accept, status) => {
    const answer = await ask(path, { headers: { Accept: accept } })
    expect(answer.status).toBe(status)
    if (status === 406) expect(await answer.json()).toHaveProperty('errors')
  })

  it('is 414 where its URL is too long', async () => {
    for (const path of [`/v1/modules/${'a'.repeat(2100)}`, `/v1/modules/search?q=${'a'.repeat(2100)}`]) {
      const answer = await ask(path)
      expect([answer.status, await answer.json()]).toEqual([414, { errors: ['the URL is too long'] }])
    }
  })
})

interface HostileRequest {
  readonly method?: string
  readonly path?: string
  readonly raw?: string
  readonly expect: number[] | string
}
const { cases } = readCorpus<{ cases: HostileRequest[] }>('registry-api-negative')
const hostile = cases.filter(({ path, raw }) => path !== undefined || raw !== undefined)

describe('a hostile request on a socket', () => {
  it('is one of thirty', () => expect(hostile).toHaveLength(30))

  it.each(hostile.map((each, at) => [at, each] as const))(
    'number %i gets no file, no word of the host, and no failure of the server',
    async (_, { method = 'GET', path, raw, expect: allowed }) => {
      const { send, read } = await startRegistryServer(index)
      const request =
        raw?.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n') ??
        `${method} ${path} HTTP/1.1\r\nHost: evil.example\r\nX-Forwarded-Host: evil.example\r\nConnection: close\r\n\r\n`
      const answer = await send(request)
      const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1])
      expect(typeof allowed === 'string' ? [200, 400, 404] : allowed).toContain(status)
      expect(answer).not.toMatch(/evil|set-cookie|location:|root:|\bat \w+.*\.[jt]s/i)
      if (status >= 400) expect(answer).toMatch(/content-type: application\/json\r\n/i)
      for (const asked of read)
        expect(asked).toMatch(/^(\.well-known\/|[A-Za-z0-9_])([\w~-]|\.(?!\.)|\/(?!\.))*$/)
    },
  )

  it.each([
    ...['GET http:evil.example/ HTTP/1.1', 'GET ftp://evil.example/ HTTP/1.1', 'GET * HTTP/1.1'],
    ...['GET /\\evil.example HTTP/1.1', 'BREW / HTTP/1.1', 'nonsense'],
  ])('%s is refused', async (line) => {
    expect(await send(`${line}\r\nHost: a\r\nConnection: close\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 4\d\d .*\{"errors":\["/s,
    )
  })

  it('that never ends does not block other requests', async () => {
    const { port, ask } = await startRegistryServer(index)
    const slow = Array.from({ length: 500 }, () => connect(port, '127.0.0.1').on('error', () => {}))
    onTestFinished(() => slow.forEach((socket) => void socket.destroy()))
    await Promise.all(slow.map((socket) => new Promise((resolve) => socket.once('connect', resolve))))
    for (const socket of slow) socket.write('GET / HT')
    expect((await ask(`${VPC}/versions`)).status).toBe(200)
  })
})

it('ends a bad connection whatever its client does, and after some seconds one without a request', async () => {
  const rows: [text: string, status: number][] = [
    ['nonsense\r\n\r\n', 400],
    [`GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}`, 431],
    ['', 408],
    ['GET / HTTP/1.1\r\nHost: a\r\n', 408],
  ]
  const isClosed = async ([text, status]: (typeof rows)[0]) => {
    const { port } = await startRegistryServer(index)
    // It never ends its own half.
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }).on('error', () => {})
    onTestFinished(() => void socket.destroy())
    let answer = ''
    socket.on('data', (chunk) => (answer += chunk))
    socket.write(text)
    // Node.js itself waits for a minute.
    await expect.poll(() => answer, { timeout: 30_000 }).toContain(`HTTP/1.1 ${status} `)
    // A write finds out that the other side is gone, as a half-closed one is not.
    const isGone = () => {
      socket.write('x')
      return socket.destroyed
    }
    await expect.poll(isGone, { timeout: 10_000, interval: 500 }).toBe(true)
  }
  await Promise.all(rows.map(isClosed))
})

describe('a request that is unusual', () => {
  const ORIGINS = ['http://a', 'HTTPS://modules.acme.test:8443', 'http://evil.example']
  it.each(ORIGINS)('is that of its path where its target begins with %s', async (origin) => {
    expect(await send(get(`${origin}${VPC}/versions`))).toMatch(/^HTTP\/1\.1 200 .*"acme\/vpc\/aws"/s)
    expect(await send(get(origin))).toMatch(/^HTTP\/1\.1 200 .*<html/s)
    expect(await send(get(`${origin}//evil.example`))).toMatch(/^HTTP\/1\.1 404 /)
  })

  it('is refused in JSON with two Host headers and with none, but not in HTTP/1.0', async () => {
    const two = await send(get('/', 'host: a\r\n'))
    const none = await send(`GET ${VPC}/versions HTTP/1.1\r\nConnection: close\r\n\r\n`)
    expect(two).toMatch(/^HTTP\/1\.1 400 .*\["the request has more than one Host header"\]\}$/s)
    expect(none).toMatch(/^HTTP\/1\.1 400 .*\{"errors":\["the request has no Host header"\]\}$/s)
    expect(await send(`GET ${VPC}/versions HTTP/1.0\r\n\r\n`)).toMatch(/^HTTP\/1\.1 200 /)
  })

  it.each(['/v1/m%6fdules/acme/v%70c/%61ws/versions', '/%76%31/modules/acme/vpc/aws/ver%73ions'])(
    '%s is that of its plain letters',
    async (path) => expect(await send(get(path))).toMatch(/^HTTP\/1\.1 200 .*"acme\/vpc\/aws"/s),
  )

  it('is told the length of a redirect', async () => {
    const answer = await ask(`${VPC}/download`)
    const length = (await answer.clone().text()).length
    expect([answer.status, answer.headers.get('Content-Length')]).toEqual([302, String(length)])
    expect(length).toBeGreaterThan(0)
  })
})

describe('the monitoring of the server', () => {
  const health = { commit: 'abc', checkedAt: 1_700_000_000, problem: undefined }

  it.each([
    ['/healthz', health, 200, 'ok'],
    ['/readyz', health, 200, 'ok'],
    ['/healthz', { ...health, problem: 'INDEX_UNREACHABLE' }, 200, 'stale'],
    ['/readyz', { ...health, problem: 'INDEX_UNREACHABLE' }, 200, 'stale'],
    ['/healthz', { ...health, commit: null, problem: 'PERMISSION' }, 200, 'stale'],
    ['/readyz', { ...health, commit: null, problem: 'INDEX_UNREACHABLE' }, 503, 'down'],
  ])('reports the health of the index at %s', async (path, now, status, said) => {
    const { ask } = await startRegistryServer(index, { health: now })
    const answer = await ask(path)
    const { commit, problem = null } = now
    const body = { status: said, index: { commit, looked_at: '2023-11-14T22:13:20.000Z', problem } }
    expect([answer.status, await answer.json()]).toEqual([status, body])
    expect(answer.headers.has('Retry-After')).toBe(status === 503)
  })

  it('reports at the health paths that the server is about to stop', async () => {
    const { ask } = await startRegistryServer(index, { isEnding: () => true })
    expect((await ask('/readyz')).status).toBe(503)
    const { status, headers } = await ask('/healthz')
    expect([status, headers.get('Connection')]).toEqual([200, 'close'])
  })

  it('finds counts and times by route, and no path that a client made up', async () => {
    const { ask } = await startRegistryServer(index)
    for (const path of [`${VPC}/versions`, `${VPC}/versions`, `${VPC}/1.1.0/download`, '/made-up'])
      await ask(path)
    const answer = await ask('/metrics')
    expect(answer.headers.get('Content-Type')).toBe('text/plain; version=0.0.4; charset=utf-8')
    const text = await answer.text()
    expect(text).toContain('module_registry_requests_total{route="versions",status="200"} 2\n')
    expect(text).toContain('module_registry_request_duration_seconds_count{route="versions"} 2\n')
    expect(text).toContain('module_registry_request_duration_seconds_bucket{route="versions",le="+Inf"} 2\n')
    expect(text).toContain('module_registry_requests_total{route="file",status="404"} 1\n')
    expect(text).not.toContain('made-up')
    for (const line of text.trimEnd().split('\n'))
      expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{[^}]*\})? [\d.e-]+)$/)
  })
})

describe('an index that fails', () => {
  const failing = (error: unknown) =>
    askApp(createApp({ index: { current: () => ({ read: () => Promise.reject(error) }) }, now: () => 0 }))

  it.each([
    [new RegistryError('INDEX_UNREACHABLE', 'at /secret', ''), 503, 'the index does not answer'],
    [new RegistryError('PERMISSION', 'at /secret', ''), 503, 'the index does not answer'],
    [new RegistryError('INDEX_INVALID', 'at /secret', ''), 500, 'the index could not be read'],
    [new Error('at /secret'), 500, 'the index could not be read'],
  ])('is answered without a word of what went wrong: %s', async (error, status, message) => {
    for (const path of ['/v1/modules', `${VPC}/versions`, '/']) {
      const answer = await failing(error)(path)
      expect([answer.status, await answer.json()]).toEqual([status, { errors: [message] }])
      expect(answer.headers.get('Retry-After')).toBe(status === 503 ? '5' : null)
    }
  })

  it('answers a list again as soon as the catalog can be read', async () => {
    let isBroken = true
    const reader = {
      read: async (path: string) => {
        if (isBroken) throw new RegistryError('INDEX_UNREACHABLE', 'gone', '')
        return index.files.get(path)
      },
    }
    const ask = askApp(createApp({ index: { current: () => reader }, now: () => 0 }))
    expect((await ask('/v1/modules')).status).toBe(503)
    isBroken = false
    expect((await ask('/v1/modules')).status).toBe(200)
    expect((await ask('/metrics')).status).toBe(404)
  })
})
