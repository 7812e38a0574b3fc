import { execFile, spawn } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { describe } from 'vitest'
import { hasProgram } from '../cli/program.ts'
import { toolPath } from '../clients/tools.ts'
import { git } from '../git/git-repository.ts'
import { type Certificates, createCertificates } from '../network/certificates.ts'
import { freePort } from '../network/ports.ts'
import { atFileEnd, endProgram, temporaryDirectory } from '../temporary.ts'

const run = promisify(execFile)

const giteaPath = toolPath('gitea')

/** Describes what a real Gitea does; the tests are skipped where `npm run clients -- gitea` was not run. */
export function describeGitea(title: string, body: () => void): void {
  const isMissing = giteaPath === undefined || !hasProgram('openssl')
  describe.skipIf(isMissing)(`${title} (needs npm run clients -- gitea)`, { timeout: 180_000 }, body)
}

/** A real Gitea with a database of its own; it ends with the test file. */
export class Gitea {
  /** `https://localhost:<port>`, and the path that it is below. */
  readonly url: string
  readonly certificates: Certificates
  /** Of the administrator, with all scopes. */
  token = ''
  readonly #config: string

  constructor(url: string, certificates: Certificates, config: string) {
    this.url = url
    this.certificates = certificates
    this.#config = config
  }

  get apiUrl(): string {
    return `${this.url}/api/v1`
  }

  /** The requests so far, as `GET /api/v1/version`. */
  async requests(): Promise<string[]> {
    const log = await readFile(join(this.#config, '../access.log'), 'utf8')
    return [...log.matchAll(/"([A-Z]+ \/\S*) HTTP/g)].map(([, request = '']) => request)
  }

  /** One request to the API as JSON. Throws for a status of 400 and more. */
  async api<T = Record<string, unknown>>(method: string, path: string, body?: object): Promise<T> {
    const response = await fetch(`${this.apiUrl}${path}`, {
      method,
      headers: { authorization: `token ${this.token}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`)
    return text === '' ? ({} as T) : JSON.parse(text)
  }

  /** A user with an access token of these scopes. */
  async user(name: string, scopes: string, ...more: readonly string[]): Promise<string> {
    const account = ['--username', name, '--email', `${name}@acme.test`, '--password', 'Password-of-1']
    const args = ['user', 'create', ...account, '--must-change-password=false', ...more]
    await command(this.#config, ['admin', ...args])
    return this.newToken(name, scopes)
  }

  newToken(name: string, scopes: string): Promise<string> {
    const args = ['--username', name, '--token-name', scopes, '--scopes', scopes, '--raw']
    return this.#tokenOf(['admin', 'user', 'generate-access-token', ...args])
  }

  /** What a runner registers with. */
  actionsToken(): Promise<string> {
    return this.#tokenOf(['actions', 'generate-runner-token'])
  }

  /** What a command prints beside warnings such as that of a slow query. */
  async #tokenOf(args: readonly string[]): Promise<string> {
    const output = await command(this.#config, args)
    const [token] = /^[0-9A-Za-z]{40}$/m.exec(output) ?? []
    if (token === undefined) throw new Error(`gitea gave no token: ${output}`)
    return token
  }

  /** Pushes refs of a local repository as the administrator. */
  async push(directory: string, name: string, refs: readonly string[]): Promise<void> {
    const url = `${this.url.replace('//', `//root1:${this.token}@`)}/${name}.git`
    const settings = ['-c', `http.sslCAInfo=${this.certificates.caFile}`]
    await git(directory, [...settings, 'push', '--quiet', '--force', url, ...refs])
  }
}

/**
 * @param more lines of its configuration
 * @param path that it is below, such as `/git`
 */
export async function startGitea({ more = '', path = '' } = {}): Promise<Gitea> {
  const directory = await temporaryDirectory()
  const certificates = await createCertificates(['localhost'])
  const port = await freePort()
  const url = `https://localhost:${port}${path}`
  const config = join(directory, 'app.ini')
  await writeFile(config, `${await configuration(directory, url, certificates)}${more}`)
  await command(config, ['migrate'])
  const options = { env: environment(config), stdio: 'ignore' } as const
  const child = spawn(giteaPath ?? '', ['--config', config, 'web'], options)
  atFileEnd(() => endProgram(child, 'SIGTERM'))
  const server = new Gitea(url, certificates, config)
  server.token = await server.user('root1', 'all', '--admin')
  for (let tries = 0; tries < 600; tries += 1) {
    if (child.exitCode !== null) throw new Error('gitea ended')
    if (await server.api('GET', '/user').catch(() => undefined)) return server
    await setTimeout(50)
  }
  throw new Error('gitea does not answer')
}

async function command(config: string, args: readonly string[]): Promise<string> {
  return (await run(giteaPath ?? '', ['--config', config, ...args], { env: environment(config) })).stdout
}

function environment(config: string): NodeJS.ProcessEnv {
  return { PATH: process.env['PATH'], HOME: join(config, '..'), USER: 'root' }
}

/** Templates and texts are those of the Go module: the binary has none in it. */
async function configuration(directory: string, url: string, { certFile, keyFile }: Certificates) {
  const args = ['list', '-m', '-f', '{{.Dir}}', 'code.gitea.io/gitea']
  const root = (await run('go', args, { cwd: resolve('test/tools/gitea') })).stdout.trim()
  return `I_AM_BEING_UNSAFE_RUNNING_AS_ROOT = true
RUN_USER = ${process.env['USER'] || 'root'}
WORK_PATH = ${directory}
[server]
PROTOCOL = https
HTTP_ADDR = 127.0.0.1
HTTP_PORT = ${new URL(url).port}
ROOT_URL = ${url}/
LOCAL_ROOT_URL = ${url}/
USE_SUB_URL_PATH = true
CERT_FILE = ${certFile}
KEY_FILE = ${keyFile}
DISABLE_SSH = true
STATIC_ROOT_PATH = ${root}
OFFLINE_MODE = true
[database]
DB_TYPE = sqlite3
SQLITE_JOURNAL_MODE = WAL
SQLITE_TIMEOUT = 30000
[security]
INSTALL_LOCK = true
SECRET_KEY = of-the-test
PASSWORD_HASH_ALGO = pbkdf2_v1
[log]
LEVEL = warn
logger.access.MODE = access
[log.access]
MODE = file
LEVEL = info
FILE_NAME = ${join(directory, 'access.log')}
[indexer]
ISSUE_INDEXER_TYPE = db
[actions]
ENABLED = true
`
}
