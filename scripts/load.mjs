// Asks a server for paths in random order and prints what it answered, as JSON. A process of its own, with sockets and no HTTP
// library, so that it costs little beside the server. Usage: node load.mjs URL FILE_OF_PATHS CONNECTIONS SECONDS [HEADER]
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'

const [url, file, connections, seconds, ...headers] = process.argv.slice(2)
const { hostname, port } = new URL(url)
const paths = readFileSync(file, 'utf8').split('\n').filter(Boolean)
const head = ['Host: bench', ...headers].join('\r\n')
const requests = paths.map((path) => Buffer.from(`GET ${path} HTTP/1.1\r\n${head}\r\n\r\n`))
const times = []
const statuses = new Map()
const end = performance.now() + Number(seconds) * 1000

function client() {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname)
    let started = 0
    let left = 0
    const ask = () => {
      started = performance.now()
      if (started >= end) return socket.end(resolve)
      left = 0
      socket.write(requests[Math.floor(Math.random() * requests.length)])
    }
    const answered = () => {
      times.push(performance.now() - started)
      ask()
    }
    socket.on('data', (chunk) => {
      if (left > 0) left -= chunk.length
      else {
        const headers = chunk.latin1Slice(0, Math.min(1000, chunk.length))
        const at = headers.indexOf('\r\n\r\n')
        const [, length] = /content-length: (\d+)/i.exec(headers) ?? []
        const status = headers.slice(9, 12)
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
        if (at < 0 || length === undefined) return reject(new Error(headers))
        left = Number(length) + at + 4 - chunk.length
      }
      if (left === 0) answered()
    })
    socket.on('error', reject).on('connect', ask)
  })
}

await Promise.all(Array.from({ length: Number(connections) }, client))
const sorted = Float64Array.from(times).sort()
const at = (share) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0
console.log(
  JSON.stringify({
    perSecond: sorted.length / Number(seconds),
    p50: at(0.5),
    p99: at(0.99),
    most: at(1),
    statuses: Object.fromEntries(statuses),
  }),
)
