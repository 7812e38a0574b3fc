import type { IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { type Duplex, pipeline } from 'node:stream'
import { startLoopback } from './loopback.ts'

/**
 * An HTTP CONNECT proxy that gives real clients real host names: `routes` maps `host` (port 443) or `host:port` to a
 * loopback port. Everything else, plain http too, is answered 502, so nothing leaves the machine.
 */
export async function startProxy(routes: Readonly<Record<string, number>>) {
  const ports = new Map(Object.entries(routes))
  /** Every target a client asked for, as `host:port`, also the refused ones. */
  const connections: string[] = []
  const { server, ...loopback } = await startLoopback(async (_request, response) => {
    response.writeHead(502).end()
  })
  server.on('connect', (request: IncomingMessage, client: Duplex) => {
    const target = request.url ?? ''
    // A client that goes away is its own affair.
    client.on('error', () => {})
    connections.push(target)
    const port = ports.get(target) ?? ports.get(target.replace(/:443$/, ''))
    if (port === undefined) client.end('HTTP/1.1 502 Bad Gateway\r\nContent-Length: 0\r\n\r\n')
    else tunnel(client, port)
  })
  return { ...loopback, connections }
}

function tunnel(client: Duplex, port: number): void {
  const upstream = connect(port, '127.0.0.1', () => {
    client.write('HTTP/1.1 200 Connection Established\r\n\r\n')
  })
  // One side that breaks takes the other with it; the clients notice.
  pipeline(client, upstream, client, () => {})
}
