import { Agent, request } from 'node:https'
import { setTimeout } from 'node:timers/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import { hasProgram, startServeForTest } from '../../support/cli/program.ts'
import { createConsumer, publishModules } from '../../support/clients/consumer.ts'
import { describeClients } from '../../support/clients/terraform.ts'
import { createRegistry, publishModule } from '../../support/index/registry.ts'
import { createCertificates } from '../../support/network/certificates.ts'
import { PROXY_RECIPES } from '../../support/network/web-servers.ts'
import { forAllTests, temporaryFile } from '../../support/temporary.ts'

const VPC = '/registry/v1/modules/acme/vpc/aws'
const FLAGS = ['--base-path', '/registry', '--trusted-proxy', '127.0.0.1']
const TOKEN = 'token-of-ada-0123456789'
const index = forAllTests(publishModules)
const certificates = forAllTests(() => createCertificates(['127.0.0.1']))

for (const [proxy, start] of Object.entries(PROXY_RECIPES)) {
  describe.skipIf(!hasProgram(proxy))(`a registry below a path, by the recipe (needs ${proxy})`, () => {
    describeClients('is found by discovery', (client) => {
      it('and answered by another server where one is gone', async () => {
        const args = ['--index', index(), ...FLAGS]
        const [first, other] = [await startServeForTest(args), await startServeForTest(args)]
        const ports = [first.port, other.port] as const
        const { port } = await start({ ports, certificates: certificates(), hostname: '127.0.0.1' })
        const init = async (version: string) => {
          const call = `module "vpc" {\n  source  = "127.0.0.1:${port}/acme/vpc/aws"\n  version = "${version}"\n}\n`
          await (await createConsumer({ 'main.tf': call }, '', certificates().caFile)).init(client)
        }
        await init('1.0.0')
        await first.stop('SIGKILL')
        await init('~> 1.0')
        expect((await other.stop()).stderr).toContain(`"GET ${VPC}/1.1.0/module.zip" 200`)
      })
    })
  })
}

it.skipIf(!hasProgram('nginx'))('nginx caches what all may see, and no more (needs nginx)', async () => {
  const tokenFile = await temporaryFile('tokens', `ada ${TOKEN}\n`)
  const cases = [
    [[], {}, 1],
    [['--token-file', tokenFile], { authorization: `Bearer ${TOKEN}` }, 2],
  ] as const
  for (const [flags, headers, times] of cases) {
    const server = await startServeForTest(['--index', index(), ...FLAGS, ...flags])
    const ports = [server.port, server.port] as const
    const { port } = await PROXY_RECIPES.nginx({ ports, certificates: certificates(), hostname: '127.0.0.1' })
    const url = `https://127.0.0.1:${port}${VPC}/1.1.0/module.zip`
    for (let time = 0; time < 2; time += 1) expect((await fetch(url, { headers })).status).toBe(200)
    expect((await fetch(url)).status).toBe(flags.length === 0 ? 200 : 401)
    const { stderr } = await server.stop()
    expect(stderr.match(/module\.zip" 200/g)).toHaveLength(times)
  }
})

it('serve --base-path has the path in every link, and answers discovery and probes at the root', async () => {
  const { url } = await startServeForTest(['--index', index(), ...FLAGS])
  const origin = new URL(url).origin
  expect(url).toBe(`${origin}/registry`)
  const get = (path: string) => fetch(`${origin}${path}`, { redirect: 'manual' })
  const discovery = await get('/.well-known/terraform.json')
  expect(await discovery.json()).toEqual({ 'modules.v1': '/registry/v1/modules/' })
  expect((await get('/readyz')).status).toBe(200)
  expect((await get(`${VPC}/download`)).headers.get('Location')).toBe(`${VPC}/2.0.0/download`)
  const list = (await (await get('/registry/v1/modules?limit=1')).json()) as { meta: { next_url: string } }
  expect(list.meta.next_url).toMatch(/^\/registry\/v1\/modules\?/)
  expect((await get(list.meta.next_url)).status).toBe(200)
  for (const path of ['/registry', '/registry/modules/acme/vpc/aws'])
    expect((await get(path)).headers.get('Location')).toBe(`${path}/`)
  const missing = await fetch(`${url}/modules/nothing/here/`, { headers: { accept: 'text/html' } })
  expect(await missing.text()).toContain('href="/registry/')
  const outside = await get('/v1/modules/acme/vpc/aws/versions')
  expect([outside.status, await outside.text()]).toEqual([404, expect.stringContaining('below /registry/')])
})

it.each([
  ['127.0.0.1', '192.0.2.9', '192.0.2.9'],
  ['127.0.0.0/8', '203.0.113.5, 192.0.2.9', '192.0.2.9'],
  ['127.0.0.1', '192.0.2.9:4711', '192.0.2.9'],
  ['10.0.0.0/8', '192.0.2.9', '127.0.0.1'],
  ['127.0.0.1', 'nobody', '127.0.0.1'],
])('serve --trusted-proxy %s and X-Forwarded-For %s: the client is %s', async (proxy, forwarded, client) => {
  const server = await startServeForTest(['--index', index(), '--trusted-proxy', proxy])
  await fetch(`${server.url}/healthz`, { headers: { 'x-forwarded-for': forwarded } })
  const { stderr } = await server.stop()
  expect(stderr).toContain(` ${client} - "GET /healthz" 200`)
})

const VERSION = '/v1/modules/acme/vpc/aws/1.0.0'
const PATHS = [`${VERSION}/release.json`, `${VERSION}/module.zip`, '/v1/modules', '/gone'].map(
  (path) => `/registry${path}`,
)

/** What clients with connections that they keep, and a few hundred requests a second, are told until `isOver`. */
async function load(port: number, isOver: () => boolean): Promise<Map<string, number>> {
  const told = new Map<string, number>()
  const agent = new Agent({ keepAlive: true, maxSockets: 16 })
  const client = async () => {
    for (let time = 0; !isOver(); time += 1) {
      const path = PATHS[time % PATHS.length] ?? '/'
      const answer = await ask(port, path, agent)
      const isAsEver = answer === (path === '/registry/gone' ? 404 : 200)
      const text = isAsEver ? 'as ever' : `${path} ${answer}`
      told.set(text, (told.get(text) ?? 0) + 1)
      await setTimeout(50)
    }
  }
  await Promise.all(Array.from({ length: 16 }, client))
  agent.destroy()
  return told
}

/** The status of an answer that came whole, or why none did. */
function ask(port: number, path: string, agent: Agent): Promise<number | string | undefined> {
  return new Promise((resolve) => {
    // No cache has the answer.
    request({ host: '127.0.0.1', port, path: `${path}?${Math.random()}`, agent }, (answer) => {
      answer.on('error', ({ message }) => resolve(message))
      answer.on('end', () => resolve(answer.statusCode))
      answer.resume()
    })
      .on('error', ({ message }) => resolve(message))
      .end()
  })
}

describe('serve, told to end under load', () => {
  let index: string

  beforeAll(async () => {
    index = (await createRegistry()).directory
    const files = [{ path: 'main.tf' }, { path: 'data.bin', content: 'x', repeat: 1e6 }]
    await publishModule(index, { files })
  })

  for (const [proxy, startRecipe] of Object.entries(PROXY_RECIPES)) {
    const start = (...ports: [number, number]) =>
      startRecipe({ ports, certificates: certificates(), hostname: '127.0.0.1' })
    describe.skipIf(!hasProgram(proxy))(`behind ${proxy} (needs ${proxy})`, () => {
      it('answers for some seconds more, where there is no other', async () => {
        const server = await startServeForTest(['--index', index, '--quiet', ...FLAGS])
        const { port } = await start(server.port, server.port)
        let isOver = false
        const told = load(port, () => isOver)
        await setTimeout(500)
        const ended = server.stop('SIGTERM')
        await setTimeout(3000)
        expect((await fetch(`${new URL(server.url).origin}/readyz`)).status).toBe(503)
        isOver = true
        expect([...(await told).keys()]).toEqual(['as ever'])
        expect((await ended).code).toBe(0)
      })

      it('is not missed, where there is another, until both have started again', async () => {
        const args = ['--index', index, '--quiet', ...FLAGS]
        const servers = [await startServeForTest(args), await startServeForTest(args)] as const
        const { port } = await start(servers[0].port, servers[1].port)
        let isOver = false
        const told = load(port, () => isOver)
        await setTimeout(500)
        for (const server of servers) {
          expect((await server.stop('SIGTERM')).code).toBe(0)
          await startServeForTest([...args, '--port', `${server.port}`])
        }
        await setTimeout(500)
        isOver = true
        expect([...(await told).keys()]).toEqual(['as ever'])
      })
    })
  }

  it('cuts no answer that a client takes slowly', async () => {
    const server = await startServeForTest(['--index', index, '--quiet'])
    const answer = await fetch(`${server.url}${VERSION}/module.zip`)
    const ended = server.stop('SIGINT')
    await setTimeout(1000)
    const { byteLength } = await answer.arrayBuffer()
    expect(byteLength).toBe(Number(answer.headers.get('Content-Length')))
    expect((await ended).code).toBe(0)
  })
})
