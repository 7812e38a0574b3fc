import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { temporaryDirectory } from '../temporary.ts'
import { type StaticHost, type StaticHostOptions, startStaticHost } from './static-host.ts'

let site = ''

beforeEach(async () => {
  site = await temporaryDirectory()
  await mkdir(join(site, 'docs/.well-known'), { recursive: true })
  await writeFile(join(site, '_headers'), '/docs/download\n  X-Terraform-Get: ./source\n')
  await writeFile(join(site, '404.html'), 'no such page')
  await writeFile(join(site, 'docs/index.html'), '<p>docs')
  await writeFile(join(site, 'docs/download'), '{}')
  await writeFile(join(site, 'docs/module.zip'), '0123456789')
  await writeFile(join(site, 'docs/.well-known/terraform.json'), '{}')
})

async function host(options: Partial<StaticHostOptions> = {}): Promise<StaticHost> {
  const started = await startStaticHost({ files: site, ...options })
  onTestFinished(started.close)
  return started
}

test.each([
  ['/docs/download', 'application/octet-stream'],
  ['/docs/download?terraform-get=1', 'application/octet-stream'],
  ['/docs/.well-known/terraform.json', 'application/json; charset=utf-8'],
  ['/docs/', 'text/html; charset=utf-8'],
])('serves %s as %s', async (path, contentType) => {
  const { url } = await host()
  const response = await fetch(url + path)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, contentType])
  expect(response.headers.get('cache-control')).toBe('max-age=600')
})

test.each([
  ['/docs', 301, ''],
  ['/docs/none', 404, 'no such page'],
  ['/docs/download/', 404, 'no such page'],
  ['/.well-known/terraform.json', 404, 'no such page'],
  ['/docs/%2e%2e%2f404.html', 400, ''],
  ['/docs/%ff', 400, ''],
])('answers %s with %i', async (path, status, body) => {
  const { url, requests } = await host()
  const response = await fetch(url + path, { redirect: 'manual' })
  expect([response.status, await response.text()]).toEqual([status, body])
  expect(requests).toMatchObject([{ method: 'GET', path, status }])
})

test('redirects a directory to its slash and keeps the query', async () => {
  const { url, requests } = await host()
  expect(await (await fetch(`${url}/docs?terraform-get=1`)).text()).toBe('<p>docs')
  expect(requests.map(({ path, status }) => [path, status])).toEqual([
    ['/docs?terraform-get=1', 301],
    ['/docs/?terraform-get=1', 200],
  ])
})

test.each([
  [true, './source'],
  [false, null],
])('with applyHeaders %s the header of the _headers file is %j', async (applyHeaders, value) => {
  const { url } = await host({ applyHeaders })
  expect((await fetch(`${url}/docs/download`)).headers.get('x-terraform-get')).toBe(value)
  expect((await fetch(`${url}/docs/module.zip`)).headers.get('x-terraform-get')).toBe(null)
})

test.each([
  ['bytes=2-4', 206, 'bytes 2-4/10', '234'],
  ['bytes=7-', 206, 'bytes 7-9/10', '789'],
  ['bytes=7-99', 206, 'bytes 7-9/10', '789'],
  ['bytes=-3', 206, 'bytes 7-9/10', '789'],
  ['bytes=10-', 416, 'bytes */10', ''],
  ['lines=1-2', 200, null, '0123456789'],
])('answers the range %s with %i', async (range, status, contentRange, body) => {
  const { url } = await host()
  const response = await fetch(`${url}/docs/module.zip`, { headers: { range } })
  expect([response.status, response.headers.get('content-range')]).toEqual([status, contentRange])
  expect(await response.text()).toBe(body)
})

test('answers HEAD, a known ETag and other methods', async () => {
  const { url } = await host()
  const head = await fetch(`${url}/docs/module.zip`, { method: 'HEAD' })
  expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '10', ''])
  const headers = { 'if-none-match': head.headers.get('etag') ?? '' }
  expect((await fetch(`${url}/docs/module.zip`, { headers })).status).toBe(304)
  expect((await fetch(`${url}/docs/download`, { headers })).status).toBe(200)
  expect((await fetch(`${url}/docs/download`, { method: 'POST' })).status).toBe(405)
})

test('serves the files that a function knows', async () => {
  const files = async (path: string) => (path === 'a/index.html' ? Buffer.from('A') : undefined)
  const { url } = await host({ files })
  expect(await (await fetch(`${url}/a`)).text()).toBe('A')
  expect((await fetch(`${url}/b`)).status).toBe(404)
})
