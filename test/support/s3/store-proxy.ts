import { request } from 'node:http'
import { startLoopback } from '../network/loopback.ts'

interface StoreRequest {
  readonly method: string
  /** The key with its bucket: `/registry/v1/…`, and the query. */
  readonly url: string
}

/** What becomes of a request: it goes on, its connection breaks before or after the store has taken it, or it is answered so. */
type Fate = 'pass' | 'drop' | 'drop-answer' | { readonly status: number; readonly body: string }

export interface StoreProxy {
  readonly url: string
  /** All that came, in order. */
  readonly requests: StoreRequest[]
  /** What is done with each request from now on. */
  decide: (request: StoreRequest) => Fate | Promise<Fate>
}

/** A proxy before an object store that counts requests, and breaks connections where it is told to. */
export async function startStoreProxy(target: string): Promise<StoreProxy> {
  const requests: StoreRequest[] = []
  const { url } = await startLoopback(async (incoming, outgoing) => {
    const seen = { method: incoming.method ?? '', url: incoming.url ?? '' }
    requests.push(seen)
    const fate = await proxy.decide(seen)
    if (fate === 'drop') return void incoming.socket.destroy()
    if (typeof fate === 'object') return void outgoing.writeHead(fate.status).end(fate.body)
    const { method, headers } = incoming
    const onward = request(`${target}${seen.url}`, { method, headers }, (answer) => {
      if (fate === 'drop-answer') return void answer.resume().on('end', () => incoming.socket.destroy())
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    onward.on('error', () => incoming.socket.destroy())
    incoming.pipe(onward)
  })
  const proxy: StoreProxy = { url, requests, decide: () => 'pass' }
  return proxy
}
