// A Git server on this machine for trials with act: node git-server.mjs DIRECTORY PORT. Everybody on this machine may read and push.
// docs/guides/act.md
import { spawn } from 'node:child_process'
import { createServer } from 'node:http'
import { resolve } from 'node:path'

const [directory = '.', port = '8000'] = process.argv.slice(2)

const server = createServer((request, response) => {
  const [path, query = ''] = (request.url ?? '').split('?')
  // https://git-scm.com/docs/git-http-backend
  const backend = spawn('git', ['-c', 'http.receivepack=true', 'http-backend'], {
    env: {
      ...process.env,
      GIT_PROJECT_ROOT: resolve(directory),
      GIT_HTTP_EXPORT_ALL: '1',
      GIT_PROTOCOL: request.headers['git-protocol'],
      REQUEST_METHOD: request.method,
      PATH_INFO: path,
      QUERY_STRING: query,
      CONTENT_TYPE: request.headers['content-type'],
      HTTP_CONTENT_ENCODING: request.headers['content-encoding'],
    },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  // Git may end before it has read all of a request.
  request.pipe(backend.stdin.on('error', () => request.resume()))
  const chunks = []
  backend.stdout.on('data', (chunk) => chunks.push(chunk))
  backend.on('close', () => {
    const output = Buffer.concat(chunks)
    const end = output.indexOf('\r\n\r\n')
    if (end === -1) return response.writeHead(500).end()
    const headers = output
      .subarray(0, end)
      .toString()
      .split('\r\n')
      .map((line) => line.split(': '))
    const { Status = '200', ...others } = Object.fromEntries(headers)
    response.writeHead(Number.parseInt(Status, 10), others).end(output.subarray(end + 4))
  })
})
server.listen(Number(port), '127.0.0.1', () => console.log(`http://127.0.0.1:${port}`))
