import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { Socket } from 'node:net'
import { atFileEnd } from '../temporary.ts'

/** Key and certificate as PEM text. */
export interface Tls {
  readonly key: string
  readonly cert: string
}

export interface Loopback {
  /** `http://127.0.0.1:<port>`, or https with TLS. */
  readonly url: string
  readonly port: number
  /** Ends every connection and then the server before the test file does; may be called twice. */
  readonly close: () => Promise<void>
}

export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** A server on a free port of 127.0.0.1, which ends with the test file; a handler that throws is answered as 500 with the error's text. */
export async function startLoopback(handler: Handler, tls?: Tls): Promise<Loopback & { server: Server }> {
  const listener = (request: IncomingMessage, response: ServerResponse) => {
    handler(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)))
  }
  const server = tls === undefined ? createServer(listener) : createTlsServer(tls, listener)
  const sockets = new Set<Socket>()
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server listens on no port')
  const url = `${tls === undefined ? 'http' : 'https'}://127.0.0.1:${address.port}`
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      for (const socket of sockets) socket.destroy()
    })
  atFileEnd(close)
  return { url, port: address.port, server, close }
}
