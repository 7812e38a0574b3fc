import { connect } from 'node:net'
import { onTestFinished } from 'vitest'
import { type AccessLog, createListener } from '../../../src/cli/serve/request-listener.ts'
import { createHttpServer, listen, zlibCompressor } from '../../../src/cli/serve/serve.ts'
import { fetchHandler } from '../../../src/edge/index.ts'
import { type App, createApp } from '../../../src/server/app.ts'
import type { Credentials } from '../../../src/server/auth/authenticator.ts'
import { RequestMetrics } from '../../../src/server/metrics.ts'
import type { IndexHealth } from '../../../src/server/ports.ts'
import { silentLog } from '../index/index-target.ts'
import type { MemoryIndex } from '../index/memory-index.ts'

interface RegistryServerOptions {
  readonly credentials?: Credentials
  readonly log?: Pick<AccessLog, 'add'>
  readonly health?: IndexHealth
  readonly isEnding?: () => boolean
  /** Waited for before a file is read. */
  readonly delay?: (path: string) => Promise<void>
  /** Unix seconds. */
  readonly now?: () => number
}

/** The listener of `serve` over an index in memory, on a real socket; ends with the test. */
export async function startRegistryServer(index: MemoryIndex, options: RegistryServerOptions = {}) {
  /** Every path of the index that was read, in order. */
  const read: string[] = []
  const { now = () => Math.floor(Date.now() / 1000) } = options
  const newReader = ({ files } = index) => ({
    read: async (path: string) => {
      read.push(path)
      await options.delay?.(path)
      return files.get(path)
    },
  })
  let reader = newReader()
  const listeners: ((paths: Iterable<string> | undefined) => void)[] = []
  const { credentials, health, log, isEnding = () => false } = options
  const app = createApp({
    index: {
      current: () => reader,
      onChange: (listener) => void listeners.push(listener),
      ...(health === undefined ? {} : { health: () => health }),
    },
    now,
    compressor: zlibCompressor,
    metrics: new RequestMetrics(),
    isEnding,
    credentials,
  })
  const answer = createListener(app, { isEnding, log, now })
  const server = await createHttpServer({ host: '127.0.0.1', port: 0 }, answer, silentLog)
  const url = await listen(server, { host: '127.0.0.1', port: 0 })
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  const port = Number(new URL(url).port)
  return {
    port,
    read,
    ask: (path: string, init?: RequestInit) => fetch(`${url}${path}`, { redirect: 'manual', ...init }),
    /** What comes back for these bytes until the server ends the connection. */
    send: (text: string) => sendRaw(port, text),
    /** A new snapshot of the index, as after a poll; without paths, any file of it may be another. */
    swap: (changed?: readonly string[]) => {
      reader = newReader()
      for (const listener of listeners) listener(changed)
    },
  }
}

function sendRaw(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    const chunks: Buffer[] = []
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.on('error', reject)
    socket.on('close', () => resolve(Buffer.concat(chunks).toString('latin1')))
  })
}

/** Asks an app without a socket. */
export function askApp(app: App): (path: string, init?: RequestInit) => Promise<Response> {
  const handle = fetchHandler(app)
  return (path, init) => handle(new Request(`http://registry.test${path}`, init))
}
