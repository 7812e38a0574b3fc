import { spawn } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { onTestFinished } from 'vitest'
import { renderCaddyfile, renderNginxServer } from '../../../src/index/format/hosting.ts'
import { endProgram, temporaryDirectory } from '../temporary.ts'
import type { Certificates } from './certificates.ts'
import { freePort, isListening } from './ports.ts'

/** What a server ends TLS for. */
interface Served {
  readonly certificates: Pick<Certificates, 'certFile' | 'keyFile'>
  /** Name under which it is served. */
  readonly hostname: string
}

interface ServedDirectory extends Served {
  readonly root: string
}

interface ProxiedServers extends Served {
  readonly ports: readonly [number, number]
}

interface ProxiedBucket extends Served {
  /** `http://127.0.0.1:<port>` of a store that has the bucket under this name. */
  readonly url: string
  readonly store: string
}

/** nginx with the recipe of docs/guides/hosting.md; it ends with the test. */
export function startNginx({ root, certificates, hostname }: ServedDirectory) {
  return runNginx((port) =>
    renderNginxServer({ address: `${hostname}:${port}`, root, certificate: certificates }),
  )
}

/** The recipes of examples/hosting/proxy, as they are but for ports, names and certificate; what they start ends with the test. */
export const PROXY_RECIPES = {
  nginx: async ({ ports, ...proxied }: ProxiedServers) => {
    const recipe = toPorts(await proxyRecipe('nginx.conf', proxied), ports)
    return runNginx((port) => recipe.replace('listen 443', `listen 127.0.0.1:${port}`))
  },
  caddy: async ({ ports, ...proxied }: ProxiedServers) => {
    const recipe = toPorts(await proxyRecipe('Caddyfile', proxied), ports)
    return runCaddy((port) => recipe.replace(`\n${proxied.hostname} {`, `\n${proxied.hostname}:${port} {`))
  },
} as const

/** The recipe of nginx before a bucket in the same way. */
export async function startNginxBeforeBucket({ url, store, ...proxied }: ProxiedBucket) {
  const recipe = (await proxyRecipe('nginx-bucket.conf', proxied))
    .replace(/(?<=set \$store )[^;]+/, store)
    .replaceAll('https://$store', url)
  return runNginx((port) => recipe.replace('listen 443', `listen 127.0.0.1:${port}`))
}

async function proxyRecipe(name: string, { certificates, hostname }: Served): Promise<string> {
  const text = await readFile(join('examples/hosting/proxy', name), 'utf8')
  return text
    .replace(/\S+\.crt(?=;|\s\S+\.key)/, certificates.certFile)
    .replace(/\S+\.key/, certificates.keyFile)
    .replace('/var/cache/nginx', await temporaryDirectory())
    .replaceAll('modules.acme.dev', hostname)
}

const toPorts = (recipe: string, ports: readonly [number, number]) =>
  recipe.replaceAll(/:808([12])/g, (_, server) => `:${ports[Number(server) - 1]}`)

async function runNginx(render: (port: number) => string): Promise<{ readonly port: number }> {
  const home = await temporaryDirectory()
  const port = await freePort()
  const server = render(port)
  // Its workers are another user where it is root, who may not enter a temporary directory.
  const user = process.getuid?.() === 0 ? 'user root;\n' : ''
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${home}/${name};`,
  )
  await writeFile(
    join(home, 'nginx.conf'),
    `${user}daemon off;\npid ${home}/pid;\nerror_log stderr;\nevents {}\nhttp {\ninclude /etc/nginx/mime.types;\naccess_log off;\n${paths.join('\n')}\n${server}}\n`,
  )
  await start(['nginx', '-e', 'stderr', '-c', join(home, 'nginx.conf'), '-p', home], port, home)
  return { port }
}

/** Caddy with the recipe of docs/guides/hosting.md; it ends with the test. */
export function startCaddy({ root, certificates, hostname }: ServedDirectory) {
  return runCaddy((port) =>
    renderCaddyfile({ address: `${hostname}:${port}`, root, certificate: certificates }),
  )
}

async function runCaddy(render: (port: number) => string): Promise<{ readonly port: number }> {
  const home = await temporaryDirectory()
  const port = await freePort()
  const site = render(port)
  // Neither its API nor the redirect from port 80 belong to the recipe.
  await writeFile(join(home, 'Caddyfile'), `{\n\tadmin off\n\tauto_https disable_redirects\n}\n${site}`)
  await start(['caddy', 'run', '--config', join(home, 'Caddyfile'), '--adapter', 'caddyfile'], port, home)
  return { port }
}

async function start([program = '', ...args]: readonly string[], port: number, home: string): Promise<void> {
  await mkdir(join(home, 'data'))
  const xdg = { XDG_DATA_HOME: join(home, 'data'), XDG_CONFIG_HOME: home }
  const env = { PATH: process.env['PATH'], HOME: home, ...xdg }
  const child = spawn(program, args, { env, stdio: ['ignore', 'ignore', 'pipe'] })
  onTestFinished(() => endProgram(child, 'SIGTERM'))
  let options = ''
  child.stderr.on('data', (chunk: Buffer) => (options += chunk))
  while (!(await isListening(port))) {
    if (child.exitCode !== null) throw new Error(`${program} ended: ${options}`)
    await setTimeout(20)
  }
}
