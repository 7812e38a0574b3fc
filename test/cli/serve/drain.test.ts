import { Agent, request } from 'node:https'
import { setTimeout } from 'node:timers/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import { startServeForTest } from '../../support/cli/cli-server.ts'
import { hasProgram } from '../../support/cli/program.ts'
import { createRegistry, publishModule } from '../../support/index/registry.ts'
import { type Certificates, createCertificates } from '../../support/network/certificates.ts'
import { PROXY_RECIPES } from '../../support/network/web-servers.ts'

const VERSION = '/v1/modules/acme/vpc/aws/1.0.0'
const PATHS = [`${VERSION}/release.json`, `${VERSION}/module.zip`, '/v1/modules', '/gone'].map(
  (path) => `/registry${path}`,
)

let index: string
let certificates: Certificates

beforeAll(async () => {
  index = (await createRegistry()).directory
  await publishModule(index, {
    files: [{ path: 'main.tf' }, { path: 'data.bin', content: 'x', repeat: 1e6 }],
  })
  certificates = await createCertificates(['127.0.0.1'])
})

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

const FLAGS = ['--quiet', '--base-path', '/registry', '--trusted-proxy', '127.0.0.1']

describe('serve, told to end under load', () => {
  for (const [proxy, startRecipe] of Object.entries(PROXY_RECIPES)) {
    const start = (...ports: [number, number]) => startRecipe({ ports, certificates, hostname: '127.0.0.1' })
    describe.skipIf(!hasProgram(proxy))(`behind ${proxy} (needs ${proxy})`, () => {
      it('answers for some seconds more, where there is no other', async () => {
        const server = await startServeForTest(['--index', index, ...FLAGS])
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
        const args = ['--index', index, ...FLAGS]
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
