import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { cp, mkdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { type CliServer, startServeForTest } from '../../support/cli/program.ts'
import { git } from '../../support/git/git-repository.ts'
import {
  createRegistry,
  INDEX_KINDS,
  indexAddress,
  MODULE_FILES,
  placesIn,
  publishModule,
  type Registry,
} from '../../support/index/registry.ts'
import { oncePerFile, temporaryDirectory } from '../../support/temporary.ts'

const VPC = '/v1/modules/acme/vpc/aws'
const PATHS = [
  `${VPC}/versions`,
  `${VPC}/1.0.0/download`,
  `${VPC}/1.0.0/module.zip`,
  `${VPC}/1.0.0`,
  VPC,
  '/v1/modules/acme/vpc',
  '/v1/modules/acme',
  '/v1/modules',
  '/v1/modules/search?q=vpc',
  '/.well-known/terraform.json',
  '/registry.json',
]

type Answer = readonly [status: number, text: string]

const ask = async ({ url }: CliServer, path: string): Promise<Answer> => {
  const answer = await fetch(`${url}${path}`)
  if (answer.status === 503) expect(answer.headers.get('Retry-After')).toBe('5')
  return [answer.status, await answer.text()]
}
const askAll = (server: CliServer, paths = PATHS) => Promise.all(paths.map((path) => ask(server, path)))

const health = async (server: CliServer) => {
  const answer = await fetch(`${server.url}/readyz`)
  const { status } = (await answer.json()) as { status: string }
  return [answer.status, status]
}

const template = oncePerFile(async () => {
  const registry = await createRegistry()
  for (const kind of INDEX_KINDS) await publishModule(registry[kind])
  return registry
})

/** Both kinds of index with one version, copied. */
async function published(): Promise<Registry> {
  const root = await temporaryDirectory()
  await cp((await template()).root, root, { recursive: true, preserveTimestamps: true })
  return placesIn(root)
}

/** What a server answers that nobody else asks. */
const expected = oncePerFile(async () => {
  return askAll(await startServeForTest(['--index', (await template()).bare, '--quiet']))
})

/** What `--index` names, for each way to a bare repository. */
const ADDRESSES: Readonly<Record<string, (registry: Registry) => Promise<string>>> = {
  'a bare repository': async ({ bare }) => bare,
  'a file:// URL': async ({ bare }) => pathToFileURL(bare).href,
  'a remote': ({ bare }) => indexAddress('http', bare),
}

/** Each loses the index at a path. */
const LOSSES: Readonly<Record<string, (path: string) => Promise<void>>> = {
  'moved away': (path) => rename(path, `${path}.away`),
  removed: (path) => rm(path, { recursive: true }),
  'not mounted': async (path) => {
    await rm(path, { recursive: true })
    await mkdir(path)
  },
}

it.each([
  ['a bare repository', 'moved away'],
  ['a bare repository', 'not mounted'],
  ['a file:// URL', 'removed'],
  ['a remote', 'not mounted'],
])(
  'serve, with an index that is a repository %s: serves the last good snapshot whole while it is %s, and recovers when it is back',
  async (name, loss) => {
    const registry = await published()
    const address = await ADDRESSES[name]?.(registry)
    const good = await expected()
    const server = await startServeForTest(['--index', address ?? '', '--poll', '1', '--quiet'])
    expect(new Set(good.map(([status]) => status))).toEqual(new Set([200]))
    await git(registry.root, ['clone', '--quiet', '--mirror', registry.bare, 'saved.git'])
    await LOSSES[loss]?.(registry.bare)
    await expect.poll(() => health(server), { timeout: 20_000 }).toEqual([200, 'stale'])
    // Nothing was asked for before the loss.
    expect(await askAll(server)).toEqual(good)
    expect((await ask(server, '/v1/modules/acme/gone/aws/versions'))[0]).toBe(404)
    await rm(registry.bare, { recursive: true, force: true })
    await rename(join(registry.root, 'saved.git'), registry.bare)
    await expect.poll(() => health(server), { timeout: 20_000 }).toEqual([200, 'ok'])
    expect(await askAll(server)).toEqual(good)
  },
  30_000,
)

describe('serve, with an index that is a directory', () => {
  it.each(['moved away', 'removed', 'not mounted'])(
    'gives the answers that it gave before while it is %s, and recovers when it is back',
    async (loss) => {
      const { directory, root } = await published()
      const server = await startServeForTest(['--index', directory, '--poll', '1', '--quiet'])
      const kept = PATHS.filter((path) => !path.endsWith('module.zip'))
      const good = await askAll(server, kept)
      const saved = join(root, 'saved')
      await cp(directory, saved, { recursive: true })
      await LOSSES[loss]?.(directory)
      // At once, before the next check, and after it.
      expect(await askAll(server, kept)).toEqual(good)
      await expect.poll(() => health(server), { timeout: 20_000 }).toEqual([503, 'down'])
      expect(await askAll(server, kept)).toEqual(good)
      for (const path of [`${VPC}/1.0.0/module.zip`, '/v1/modules/acme/other/aws/versions'])
        expect((await ask(server, path))[0]).toBe(503)
      await rm(directory, { recursive: true, force: true })
      await rename(saved, directory)
      await expect.poll(() => health(server), { timeout: 20_000 }).toEqual([200, 'ok'])
      expect(await askAll(server, kept)).toEqual(good)
      expect((await ask(server, '/v1/modules/acme/other/aws/versions'))[0]).toBe(404)
    },
    30_000,
  )

  it('serves nothing that lies at its path while it is gone', async () => {
    const { directory, root } = await published()
    const server = await startServeForTest(['--index', directory, '--poll', '1', '--quiet'])
    await rename(directory, join(root, 'saved'))
    await mkdir(join(directory, `${VPC}/1.0.0`), { recursive: true })
    for (const path of [...PATHS.map((each) => each.split('?')[0] ?? ''), '/secret.txt']) {
      const file = join(directory, path)
      await mkdir(dirname(file), { recursive: true }).catch(() => {})
      await writeFile(file, '{"secret": "of somebody else"}').catch(() => {})
    }
    await rm(join(directory, 'registry.json'))
    // At once, and after the next check.
    for (const isChecked of [false, true]) {
      if (isChecked) await expect.poll(() => health(server), { timeout: 20_000 }).toEqual([503, 'down'])
      for (const [status, text] of await askAll(server, [...PATHS, '/secret.txt']))
        expect([status, text]).toEqual([503, expect.not.stringContaining('somebody')])
    }
  })

  it('says in its log which file cannot be served, once', async () => {
    const { directory } = await published()
    const server = await startServeForTest(['--index', directory, '--quiet'])
    const file = `${VPC}/1.0.0/release.json`
    await rm(join(directory, file))
    await symlink('/etc/hostname', join(directory, file))
    for (let time = 0; time < 3; time += 1)
      expect(await ask(server, file)).toEqual([500, '{"errors":["the index could not be read"]}'])
    expect(server.log().match(/release\.json" in the index is a symbolic link/g)).toHaveLength(1)
  })
})

const ZIP = `${VPC}/1.0.0/module.zip`
const FILE_BYTES = 24 * 1024 * 1024
const READERS = 40
const MAX_MEMORY_KIB = 150 * 1024

let registry: Registry
let zip: Buffer

beforeAll(async () => {
  registry = await createRegistry()
  const large = { path: 'large.bin', hex: randomBytes(FILE_BYTES).toString('hex') }
  for (const kind of INDEX_KINDS) await publishModule(registry[kind], { files: [...MODULE_FILES, large] })
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
      expect(zip.equals(Buffer.from(await (await fetch(`${url}${ZIP}`)).arrayBuffer()))).toBe(true)
      const [first, ...others] = readers
      for (const socket of others) socket.destroy()
      expect(first && zip.equals(await bodyOf(first))).toBe(true)
      expect(highestMemory(pid)).toBeLessThan(MAX_MEMORY_KIB)
      // Each counts once, also where its client has gone.
      const counted = `requests_total{route="file",status="200"} ${READERS + 1}\n`
      await expect.poll(metrics, { timeout: 20_000 }).toContain(counted)
    },
    60_000,
  )

  it.each(INDEX_KINDS)('is sent in parts, from a %s', async (kind) => {
    const { url } = await startServeForTest(['--index', registry[kind], '--quiet'])
    const ask = (headers: Record<string, string>, method = 'GET') =>
      fetch(`${url}${ZIP}`, { method, headers })
    const size = zip.length
    const whole = await ask({}, 'HEAD')
    expect([whole.status, whole.headers.get('Content-Length')]).toEqual([200, String(size)])
    expect(whole.headers.get('Accept-Ranges')).toBe('bytes')
    for (const [range, start, end] of [
      ['bytes=0-9', 0, 10],
      [`bytes=${size - 5}-`, size - 5, size],
      ['bytes=-7', size - 7, size],
      [`bytes=100-${size * 2}`, 100, size],
    ] as const) {
      const part = await ask({ Range: range, 'If-Range': whole.headers.get('ETag') ?? '' })
      const sent = `bytes ${start}-${end - 1}/${size}`
      expect([part.status, part.headers.get('Content-Range')]).toEqual([206, sent])
      expect(zip.subarray(start, end).equals(Buffer.from(await part.arrayBuffer()))).toBe(true)
    }
  })
})
