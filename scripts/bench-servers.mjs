// The servers that benchmarks compare, and how figures are printed.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

export const POLL_SECONDS = 1
/** Started by root, nginx would answer 403: its own user may not read the directory of the bench. */
const USER = process.getuid() === 0 ? 'user root; ' : ''
export const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]

let logs = 0

export async function startServe({ cli, env }, index, ...args) {
  const words = [
    cli,
    'serve',
    '--index',
    index,
    '--port',
    '0',
    '--poll',
    String(POLL_SECONDS),
    '--json',
    ...args,
  ]
  // Its access log goes to a file, as that of nginx does.
  const child = spawn(
    'bash',
    ['-c', 'exec "$@" 2> "$0"', `${index}.${logs++}.log`, process.execPath, ...words],
    {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  const [text] = await once(createInterface(child.stdout), 'line')
  return { url: JSON.parse(text).url, pid: child.pid, stop: () => child.kill('SIGINT') }
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address()
  server.close()
  await once(server, 'close')
  return port
}

export async function startNginx({ env, place }, site) {
  const port = await freePort()
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${place}/${name};`,
  )
  writeFileSync(
    join(place, 'nginx.conf'),
    `${USER}daemon off; worker_processes auto; pid ${place}/nginx.pid; error_log ${place}/nginx-error.log;
events { worker_connections 1024; }
http { access_log ${place}/nginx-access.log; sendfile on; keepalive_requests 10000000; ${temporary.join(' ')}
server { listen 127.0.0.1:${port}; root ${site};
location ~ /download$ { add_header X-Terraform-Get ./source; default_type application/json; } } }`,
  )
  const child = spawn('nginx', ['-c', join(place, 'nginx.conf')], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://127.0.0.1:${port}`
  while (
    !(await fetch(url).then(
      () => true,
      () => false,
    ))
  )
    await new Promise((resolve) => setTimeout(resolve, 50))
  return { url, stop: () => child.kill() }
}

/** A server of Node.js that gives the same answer to every request, and writes no log. */
export async function startNode(answer) {
  const script = `const answer = Buffer.from(process.argv[1])
const headers = { 'content-type': 'application/json', 'content-length': answer.length }
const server = require('node:http').createServer((_, response) => response.writeHead(200, headers).end(answer))
server.listen(0, '127.0.0.1', () => console.log(server.address().port))`
  const child = spawn(process.execPath, ['-e', script, answer], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [port] = await once(createInterface(child.stdout), 'line')
  return { url: `http://127.0.0.1:${port}`, stop: () => child.kill() }
}

export const megabytes = (pid) =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024
