import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { runCliWell } from '../../support/cli/cli.ts'
import { startServeForTest } from '../../support/cli/cli-server.ts'
import {
  createModule,
  createRegistry,
  INDEX_KINDS,
  MODULE_FILES,
  type Registry,
} from '../../support/index/registry.ts'

const ZIP = '/v1/modules/acme/vpc/aws/1.0.0/module.zip'
const FILE_BYTES = 24 * 1024 * 1024
const READERS = 40
const MAX_MEMORY_KIB = 150 * 1024

let registry: Registry
let zip: Buffer

beforeAll(async () => {
  registry = await createRegistry()
  const large = { path: 'large.bin', hex: randomBytes(FILE_BYTES).toString('hex') }
  const { directory } = await createModule({ files: [...MODULE_FILES, large] })
  for (const kind of INDEX_KINDS)
    await runCliWell(['publish', '--index', registry[kind], '--repository', directory, '--tag', 'v1.0.0'])
  zip = await readFile(join(registry.directory, ZIP))
}, 60_000)

/** Sends a request and reads the first bytes alone. */
async function slowReader(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  socket.pause()
  socket.write(`GET ${ZIP} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`)
  onTestFinished(() => void socket.destroy())
  await once(socket, 'readable')
  return socket
}

async function bodyOf(socket: Socket): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of socket) chunks.push(chunk)
  const bytes = Buffer.concat(chunks)
  return bytes.subarray(bytes.indexOf('\r\n\r\n') + 4)
}

const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** Of the process since it began, in KiB. */
const highestMemory = (pid: number) =>
  Number(/VmHWM:\s*(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])

describe('a large package', () => {
  it.runIf(existsSync('/proc/self/status')).each(INDEX_KINDS)(
    'costs no memory, however many slow readers it has, in an index that is a %s',
    async (kind) => {
      const { url, port, pid } = await startServeForTest(['--index', registry[kind], '--quiet'])
      const readers = await Promise.all(Array.from({ length: READERS }, () => slowReader(port)))
      const metrics = async () => (await fetch(`${url}/metrics`)).text()
      expect(digestOf(new Uint8Array(await (await fetch(`${url}${ZIP}`)).arrayBuffer()))).toBe(digestOf(zip))
      const [first, ...others] = readers
      for (const socket of others) socket.destroy()
      expect(first && digestOf(await bodyOf(first))).toBe(digestOf(zip))
      expect(highestMemory(pid)).toBeLessThan(MAX_MEMORY_KIB)
      // Each counts once, also where its client has gone.
      await expect
        .poll(metrics, { timeout: 20_000 })
        .toContain(`requests_total{route="file",status="200"} ${READERS + 1}\n`)
    },
    60_000,
  )

  it.each(['directory', 'bare'] as const)('is sent in parts, from a %s', async (kind) => {
    const { url } = await startServeForTest(['--index', registry[kind], '--quiet'])
    const ask = (headers: Record<string, string>, method = 'GET') =>
      fetch(`${url}${ZIP}`, { method, headers })
    const size = zip.length
    const whole = await ask({}, 'HEAD')
    const etag = whole.headers.get('ETag') ?? ''
    expect([whole.status, whole.headers.get('Content-Length')]).toEqual([200, String(size)])
    expect(whole.headers.get('Accept-Ranges')).toBe('bytes')
    for (const [range, start, end] of [
      ['bytes=0-9', 0, 10],
      [`bytes=${size - 5}-`, size - 5, size],
      ['bytes=-7', size - 7, size],
      [`bytes=100-${size * 2}`, 100, size],
    ] as const) {
      const part = await ask({ Range: range, 'If-Range': etag })
      expect([part.status, part.headers.get('Content-Range')]).toEqual([
        206,
        `bytes ${start}-${end - 1}/${size}`,
      ])
      expect(Buffer.compare(Buffer.from(await part.arrayBuffer()), zip.subarray(start, end))).toBe(0)
    }
    const behind = await ask({ Range: `bytes=${size}-` })
    expect([behind.status, behind.headers.get('Content-Range')]).toEqual([416, `bytes */${size}`])
    const other = await ask({ Range: 'bytes=0-9', 'If-Range': '"other"' })
    expect([other.status, (await other.arrayBuffer()).byteLength]).toEqual([200, size])
    expect((await ask({ 'If-None-Match': etag })).status).toBe(304)
  })
})
