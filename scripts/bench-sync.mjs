// `sync` of many modules into versitygw, beside the bare client that puts the same files, and the requests after one publish. `npm run
// clients` builds versitygw.
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fillIndex } from './bench-index.mjs'
import { recordFigure } from './bench-table.mjs'
import { goTools } from './clients.mjs'

const AT_ONCE = 32
const KEYS = { AWS_ACCESS_KEY_ID: 'bench', AWS_SECRET_ACCESS_KEY: 'bench-secret' }

/** The same files with `AwsClient` of aws4fetch, as many at a time, in a process of its own. */
const ALONE = `
const [directory, url, atOnce] = process.argv.slice(1)
const { readFile, readdir } = await import('node:fs/promises')
const { AwsClient } = await import('aws4fetch')
const client = new AwsClient({
  accessKeyId: process.env.AWS_ACCESS_KEY_ID,
  secretAccessKey: process.env.AWS_SECRET_ACCESS_KEY,
  service: 's3',
  region: 'us-east-1',
})
const found = await readdir(directory, { recursive: true, withFileTypes: true })
const paths = found.filter((file) => file.isFile()).map((file) => (file.parentPath + '/' + file.name).slice(directory.length + 1))
const rest = paths.values()
const worker = async () => {
  for (const path of rest) {
    const answer = await client.fetch(url + '/' + path, { method: 'PUT', body: await readFile(directory + '/' + path) })
    if (answer.status !== 200) throw new Error(path + ' ' + answer.status)
    await answer.arrayBuffer()
  }
}
await Promise.all(Array.from({ length: Number(atOnce) }, worker))
`

/** @param tools `place`, `root`, `cli`, `env`, `measure` of a whole process, and `publish` of one module into an index */
export async function benchSync({ place, root, cli, env, measure, publish }, modules) {
  const gateway = goTools().find(({ name }) => name === 'versitygw')
  if (!gateway?.isBuilt) return console.log('sync: versitygw is missing (npm run clients)')
  const index = join(place, `sync-${modules}.git`)
  await fillIndex({ lib: join(root, 'lib'), directory: index, modules, versions: 1, env })
  const directory = join(place, `sync-${modules}`)
  mkdirSync(directory)
  execFileSync('git', [`--work-tree=${directory}`, 'checkout', '--force', '--quiet', 'registry', '--', '.'], {
    cwd: index,
    env,
  })
  const files = Number(
    execFileSync('sh', ['-c', 'find . -type f | wc -l'], { cwd: directory, encoding: 'utf8' }),
  )
  const store = await startStore(join(place, `sync-store-${modules}`), gateway.program)
  try {
    const options = { env: { ...env, ...KEYS }, cwd: root }
    const sync = () =>
      measure(
        process.execPath,
        [cli, 'sync', '--index', index, '--to', 's3://ours', '--endpoint', store.url],
        options,
      )
    const ours = sync()
    const bare = measure(
      process.execPath,
      ['--input-type=module', '-e', ALONE, directory, `${store.url}/bare`, String(AT_ONCE)],
      options,
    )
    const rate = bare.seconds / ours.seconds
    const rates = `(${Math.round(files / ours.seconds)} / ${Math.round(files / bare.seconds)} files a second, ${files} files)`
    recordFigure(
      `sync: first, ${modules} modules, rate of the bare client`,
      `${rate.toFixed(2)}x of 0.7x ${rates}`,
      rate >= 0.7,
    )
    recordFigure(
      `sync: peak memory, ${modules} modules`,
      `${ours.megabytes.toFixed(0)} MB of 200 MB`,
      ours.megabytes <= 200,
    )
    publish(index)
    // Each request is a line of --verbose.
    const words = [cli, 'sync', '--verbose', '--index', index, '--to', 's3://ours', '--endpoint', store.url]
    const { stderr } = spawnSync(process.execPath, words, { ...options, encoding: 'utf8' })
    const requests = stderr.match(/^(?:GET|HEAD|PUT|DELETE) http/gm)?.length ?? 0
    recordFigure(
      `sync: after one publish, ${modules} modules`,
      `${requests} requests of 20`,
      requests > 0 && requests <= 20,
    )
  } finally {
    store.child.kill()
  }
}

async function startStore(directory, program) {
  for (const bucket of ['ours', 'bare']) mkdirSync(join(directory, bucket), { recursive: true })
  const port = await freePort()
  const keys = ['--access', KEYS.AWS_ACCESS_KEY_ID, '--secret', KEYS.AWS_SECRET_ACCESS_KEY]
  const args = ['--port', `127.0.0.1:${port}`, ...keys, '--keep-alive', '--quiet', 'posix', directory]
  const child = spawn(program, args, { stdio: 'ignore' })
  while (!(await isListening(port))) await setTimeout(10)
  return { child, url: `http://127.0.0.1:${port}` }
}

async function freePort() {
  const server = createServer()
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address()
  await new Promise((resolve) => server.close(resolve))
  return port
}

function isListening(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket.destroy() !== undefined))
    socket.on('error', () => resolve(false))
  })
}
