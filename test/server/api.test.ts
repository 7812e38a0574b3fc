import { expect, it } from 'vitest'
import { apiIndex } from '../support/index/api-index.ts'
import { digestOf } from '../support/publish/samples.ts'
import { startRegistryServer } from '../support/server/registry-server.ts'

const BASE = '/v1/modules'
const VPC = `${BASE}/acme/vpc/aws`
const index = await apiIndex()

const start = () => startRegistryServer(index)

/** The answer of a new server, through a socket. */
async function ask(path: string, init?: RequestInit) {
  const { ask } = await start()
  const response = await ask(path, init)
  return { status: response.status, headers: response.headers, text: await response.text() }
}

// biome-ignore lint/suspicious/noExplicitAny: what a test looks at says what it is
async function json(path: string, init?: RequestInit): Promise<any> {
  const { status, headers, text } = await ask(path, init)
  expect([status, headers.get('Content-Type')]).toEqual([200, 'application/json'])
  return JSON.parse(text)
}

const idsOf = ({ modules }: { modules: { id: string }[] }) => modules.map(({ id }) => id)
const location = `./module.zip?checksum=${digestOf('acme/vpc/aws 1.1.0')}`

it.each([BASE, `${BASE}/`])('lists the newest release of each module at %s, newest first', async (path) => {
  const list = await json(path)
  expect(list.meta).toEqual({ limit: 15, current_offset: 0 })
  const newest = ['tools/queue/aws/1.0.0', 'acme/vpc/aws/1.1.0', 'acme/vpc/google/0.1.0']
  expect(idsOf(list)).toEqual([...newest, 'tools/image/aws/1.0.0'])
  const published_at = '2025-03-01T00:00:00Z'
  expect(list.modules[1]).toMatchObject({ description: 'A private network', published_at, verified: true })
  expect(list.modules[2].description).toBe('')
})

it('pages with URLs that keep every filter', async () => {
  const at = (offset: number) => `/v1/modules?limit=1&offset=${offset}&provider=aws&verified=false`
  const first = await json(`${BASE}?limit=1&provider=aws&verified=false`)
  expect(idsOf(first)).toEqual(['tools/queue/aws/1.0.0'])
  expect(first.meta).toEqual({ limit: 1, current_offset: 0, next_offset: 1, next_url: at(1) })
  const second = await json(first.meta.next_url)
  expect(idsOf(second)).toEqual(['acme/vpc/aws/1.1.0'])
  const both = { next_offset: 2, next_url: at(2), prev_offset: 0, prev_url: at(0) }
  expect(second.meta).toEqual({ limit: 1, current_offset: 1, ...both })
  const last = await json(second.meta.next_url)
  expect(idsOf(last)).toEqual(['tools/image/aws/1.0.0'])
  expect(Object.keys(last.meta).sort()).toEqual(['current_offset', 'limit', 'prev_offset', 'prev_url'])
  expect((await json(`${BASE}?limit=1000`)).meta.limit).toBe(100)
})

it.each([
  ['?verified=true', ['acme/vpc/aws/1.1.0', 'acme/vpc/google/0.1.0']],
  ['?provider=google', ['acme/vpc/google/0.1.0']],
  ['?provider=azurerm', []],
  ['?offset=3', ['tools/image/aws/1.0.0']],
  ['?offset=99', []],
  ['/acme/vpc', ['acme/vpc/aws/1.1.0', 'acme/vpc/google/0.1.0']],
  ['/acme/vpc?limit=1&offset=1', ['acme/vpc/google/0.1.0']],
])('lists by %s', async (query, ids) => expect(idsOf(await json(`${BASE}${query}`))).toEqual(ids))

it.each([
  ['vpc', ['acme/vpc/aws/1.1.0', 'acme/vpc/google/0.1.0']],
  ['network', ['acme/vpc/aws/1.1.0']],
  ['cidr_block', ['acme/vpc/aws/1.1.0']],
  ['network_id', ['acme/vpc/aws/1.1.0']],
  ['"network private"', ['acme/vpc/aws/1.1.0']],
  ['vpc google', ['acme/vpc/google/0.1.0']],
  ['que', ['tools/queue/aws/1.0.0']],
  ['vcp google', ['acme/vpc/google/0.1.0']],
  ['acme/vpc/google', ['acme/vpc/google/0.1.0']],
  ['vpc&provider=aws', ['acme/vpc/aws/1.1.0']],
  ['aws&namespace=tools', ['tools/image/aws/1.0.0', 'tools/queue/aws/1.0.0']],
  ['aws&verified=true', ['acme/vpc/aws/1.1.0']],
  // No word.
  ['*', []],
  ['%22-%22', []],
])('searches for %s', async (query, ids) =>
  expect(idsOf(await json(`${BASE}/search?q=${query}`))).toEqual(ids),
)

it('pages through a search', async () => {
  const { meta } = await json(`${BASE}/search?q=aws&namespace=tools&limit=1`)
  expect(meta.next_url).toBe('/v1/modules/search?limit=1&offset=1&q=aws&namespace=tools')
  expect(idsOf(await json(meta.next_url))).toEqual(['tools/queue/aws/1.0.0'])
})

it.each(['search', 'search?q=', `search?q=${'a+'.repeat(17)}`, '?limit=x', '?offset=-1', 'acme?limit=0'])(
  'answers 400 to %s',
  async (path) => {
    const { status, text } = await ask(`${BASE}/${path}`)
    expect([status, Object.keys(JSON.parse(text))]).toEqual([400, ['errors']])
  },
)

it('answers Dependabot with 204, from where alone it takes a location', async () => {
  const server = await start()
  for (const agent of ['curl', 'dependabot-core/0.230 excon/0.99', 'Dependabot', 'curl']) {
    const answer = await server.ask(`${VPC}/1.1.0/download`, { headers: { 'User-Agent': agent } })
    const isBot = agent !== 'curl'
    expect([answer.status, answer.headers.get('X-Terraform-Get')]).toEqual([isBot ? 204 : 200, location])
    expect((await answer.text()) === '').toBe(isBot)
  }
})

it('names a package that Terraform cannot read in the body alone', async () => {
  for (const agent of ['Terraform/1.11.4', 'dependabot']) {
    const { status, headers, text } = await ask(`${BASE}/tools/image/aws/1.0.0/download`, {
      headers: { 'User-Agent': agent },
    })
    expect([status, headers.has('X-Terraform-Get')]).toEqual([200, false])
    expect(JSON.parse(text).location).toMatch(/^oci:/)
  }
})

it('answers the download of a commit in Git, and of a yanked version', async () => {
  const { headers } = await ask(`${BASE}/tools/queue/aws/1.0.0/download`)
  expect(headers.get('X-Terraform-Get')).toMatch(
    /^git::https:\/\/git\.acme\.test\/acme\/vpc\.git\?ref=[0-9a-f]{40}$/,
  )
  expect((await ask(`${VPC}/0.9.0/download`)).status).toBe(200)
})

it.each([
  `${BASE}/acme/VPC/aws/versions`,
  `${BASE}/Acme/vpc/aws/1.1.0/download`,
  `${BASE}/acme/vpc/aws/v1.1.0`,
  `${BASE}/acme/vpc/aws/1.1.0%2B1`,
  `${BASE}/acme/vpc/aws/9.9.9`,
  `${BASE}/acme/vpc/azurerm`,
  `${BASE}/acme/gone`,
  `${BASE}/-acme/vpc/aws`,
  `${BASE}/search/vpc/aws`,
  `${VPC}/versions/`,
])('answers 404 to %s', async (path) => {
  const { status, text } = await ask(path)
  expect([status, JSON.parse(text)]).toEqual([404, { errors: ['not found'] }])
})

it('tells spellings apart where the disk does not', async () => {
  for (const [path, bytes] of index.files)
    index.write(new Map([[path.replace('/acme/vpc/', '/acme/VPC/'), bytes]]))
  for (const path of ['/aws/versions', '/aws/1.1.0/download', '/aws/1.1.0', '/aws', '/aws/download', ''])
    expect((await ask(`${BASE}/acme/VPC${path}`)).status).toBe(404)
})
