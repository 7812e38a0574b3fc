import { EventEmitter, once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import type { Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { startProxy } from './connect-proxy.ts'
import { startLoopback } from './loopback.ts'

/** Status of CONNECT, and the answer to `GET /` through the tunnel where there is one. */
function throughProxy(proxyUrl: string, target: string): Promise<[status: number | undefined, body: string]> {
  return new Promise((resolve, reject) => {
    const call = request(proxyUrl, { method: 'CONNECT', path: target })
    call.on('error', reject)
    call.on('connect', ({ statusCode }: IncomingMessage, socket: Socket) => {
      if (statusCode !== 200) return resolve([statusCode, ''])
      const inner = { createConnection: () => socket, headers: { connection: 'close' } }
      const tunnelled = request(`http://${target}/`, inner, async (response) => {
        const chunks = await response.toArray()
        resolve([statusCode, Buffer.concat(chunks).toString()])
      })
      tunnelled.on('error', reject).end()
    })
    call.end()
  })
}

test('leads known host names to loopback ports and refuses the rest', async () => {
  const one = await startLoopback(async (_, response) => void response.end('one'))
  const two = await startLoopback(async ({ headers }, response) => void response.end(`two ${headers.host}`))
  const proxy = await startProxy({ 'one.acme.test': one.port, 'two.acme.test:8443': two.port })
  for (const server of [one, two, proxy]) onTestFinished(server.close)
  expect(await throughProxy(proxy.url, 'one.acme.test:443')).toEqual([200, 'one'])
  expect(await throughProxy(proxy.url, 'two.acme.test:8443')).toEqual([200, 'two two.acme.test:8443'])
  expect(await throughProxy(proxy.url, 'one.acme.test:8443')).toEqual([502, ''])
  expect(await throughProxy(proxy.url, 'constructor:443')).toEqual([502, ''])
  expect((await fetch(proxy.url)).status).toBe(502)
  expect(proxy.connections).toEqual([
    'one.acme.test:443',
    'two.acme.test:8443',
    'one.acme.test:8443',
    'constructor:443',
  ])
})

test('breaks a tunnel whose other end breaks', async () => {
  const broken = await startLoopback(async ({ socket }) => void socket.destroy())
  const proxy = await startProxy({ 'broken.acme.test': broken.port })
  for (const server of [broken, proxy]) onTestFinished(server.close)
  await expect(throughProxy(proxy.url, 'broken.acme.test:443')).rejects.toThrow('socket hang up')
})

test('closes with a tunnel still open', async () => {
  const asked = new EventEmitter()
  const silent = await startLoopback(async () => void asked.emit('request'))
  const proxy = await startProxy({ 'silent.acme.test': silent.port })
  onTestFinished(silent.close)
  const answer = expect(throughProxy(proxy.url, 'silent.acme.test:443')).rejects.toThrow('socket hang up')
  await once(asked, 'request')
  await proxy.close()
  await answer
})
