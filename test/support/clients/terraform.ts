import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { describe, expect } from 'vitest'
import { tofuClients } from '../../../scripts/clients.mjs'
import { type Environment, programPath, runProgram } from '../cli/program.ts'
import { git } from '../git/module-repository.ts'
import { temporaryDirectory } from '../temporary.ts'

export interface Client {
  readonly name: 'terraform' | 'tofu'
  readonly path: string
}

export interface InitCall {
  readonly client: Client
  /** As in the `module` block: `modules.acme.test/acme/vpc/aws`. */
  readonly source: string
  /** Only registry addresses take one. */
  readonly version?: string
  readonly proxyUrl: string
  readonly caFile: string
  /** Working directory, to run a second time in the same one; a new one without it. */
  readonly directory?: string
  /** More blocks for main.tf. */
  readonly extraConfig?: string
  /** Text of the CLI configuration file (`host` and `credentials` blocks); empty without it. */
  readonly cliConfig?: string
  /** Wins over everything; `TF_CLI_ARGS_init: '-upgrade'` adds arguments. */
  readonly env?: Environment
}

export interface InitResult {
  readonly code: number
  /** Everything printed, as words on one line, because the clients break and frame lines. */
  readonly output: string
  /** Directory of the installed module; exists only when the code is 0. */
  readonly moduleDirectory: string
}

/** Terraform on PATH, and the newest OpenTofu that `npm run clients` built. CI fails where one is missing. */
export function clients(): Client[] {
  return (['terraform', 'tofu'] as const).flatMap((name) => {
    const path = name === 'tofu' ? newestTofu() : programPath(name)
    if (path !== undefined) return [{ name, path }]
    if (process.env['CI'] === undefined) return []
    throw new Error(`${name} is missing: install terraform on PATH, and OpenTofu with npm run clients`)
  })
}

function newestTofu(): string | undefined {
  const [newest] = tofuClients()
  return newest?.isBuilt ? newest.program : undefined
}

interface NamedClient {
  /** As the tables of docs/reference/compatibility.md have it. */
  readonly title: string
  /** Undefined where it is missing; CI fails there. */
  readonly client: Client | undefined
}

/** Terraform, and every OpenTofu that the tests know, the newest first. */
export function namedClients(): NamedClient[] {
  const found: NamedClient[] = [
    { title: 'Terraform 1.11', client: clients().find(({ name }) => name === 'terraform') },
    ...tofuClients().map(({ name, program, isBuilt }): NamedClient => {
      const client = isBuilt ? ({ name: 'tofu', path: program } as const) : undefined
      return { title: name.replace('tofu-', 'OpenTofu '), client }
    }),
  ]
  const missing = found.find(({ client }) => client === undefined)
  if (missing === undefined || process.env['CI'] === undefined) return found
  throw new Error(`${missing.title} is missing: npm run clients`)
}

/** Describes the same behaviour for both clients; the tests of a client that is missing are shown as skipped. */
export function describeClients(title: string, body: (client: Client) => void): void {
  for (const name of ['terraform', 'tofu'] as const) {
    const client = clients().find((candidate) => candidate.name === name)
    describe.skipIf(client === undefined)(`${title} (needs ${name})`, () =>
      body(client ?? { name, path: '' }),
    )
  }
}

/**
 * Runs a real `init` with one module call, named `m`, and nothing of the user's own configuration; any exit is a result.
 * `caFile` has its effect on Linux: on macOS and Windows Go trusts the system's store alone.
 */
export async function initModule(call: InitCall): Promise<InitResult> {
  const home = await temporaryDirectory()
  const directory = call.directory ?? join(home, 'work')
  const cliConfigFile = join(home, 'cli.tfrc')
  await mkdir(directory, { recursive: true })
  await writeFile(cliConfigFile, call.cliConfig ?? '')
  await writeFile(join(directory, 'main.tf'), `${moduleCall(call)}${call.extraConfig ?? ''}`)
  const { code, stdout, stderr } = await runProgram(call.client.path, ['init', '-input=false', '-no-color'], {
    cwd: directory,
    env: { ...clientEnvironment(call, home), TF_CLI_CONFIG_FILE: cliConfigFile, ...call.env },
  })
  const output = `${stdout} ${stderr}`.replaceAll(/[\s│╷╵]+/g, ' ').trim()
  return { code, output, moduleDirectory: await moduleDirectoryIn(directory, 'm') }
}

/** The same, which must install a directory of a commit, or of what a tag names, file by file. */
export async function expectInstalled(call: InitCall, repository: string, commit: string, path = '') {
  const installed = await initModule(call)
  expect([installed.code, installed.output]).toEqual([0, expect.stringContaining('successfully initialized')])
  await expectTree(installed.moduleDirectory, repository, commit, path)
  return installed
}

/** A client has put a directory of a commit there. */
export async function expectTree(directory: string, repository: string, commit: string, path = '') {
  expect(await listTree(directory)).toEqual(trackedFiles(repository, commit, path))
}

function moduleCall({ source, version }: InitCall): string {
  const versionLine = version === undefined ? '' : `  version = ${JSON.stringify(version)}\n`
  return `module "m" {\n  source = ${JSON.stringify(source)}\n${versionLine}}\n`
}

export function clientEnvironment({ proxyUrl, caFile }: Pick<InitCall, 'proxyUrl' | 'caFile'>, home: string) {
  return {
    PATH: process.env['PATH'],
    HOME: home,
    HTTPS_PROXY: proxyUrl,
    HTTP_PROXY: proxyUrl,
    NO_PROXY: '',
    SSL_CERT_FILE: caFile,
    GIT_SSL_CAINFO: caFile,
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_TERMINAL_PROMPT: '0',
    CHECKPOINT_DISABLE: '1',
    TF_IN_AUTOMATION: '1',
  }
}

/** The client's own record of where it put the module: with `//subdir` it lies below the package. */
export async function moduleDirectoryIn(directory: string, key: string): Promise<string> {
  const record = await readFile(join(directory, '.terraform/modules/modules.json'), 'utf8').catch(() => '{}')
  const { Modules = [] }: { Modules?: { Key: string; Dir: string }[] } = JSON.parse(record)
  const installed = Modules.find(({ Key }) => Key === key)
  return resolve(directory, installed?.Dir ?? `.terraform/modules/${key}`)
}

export type TreeFile = readonly [path: string, mode: '0644' | '0755', sha256: string]

/** The regular files below a directory, by path; the `.git` that a client leaves at the top is left out. */
export async function listTree(directory: string): Promise<TreeFile[]> {
  const found = await readdir(directory, { recursive: true, withFileTypes: true })
  const paths = found
    .filter((file) => file.isFile())
    .map((file) => relative(directory, join(file.parentPath, file.name)))
    .filter((path) => !path.startsWith('.git/'))
    .sort()
  return Promise.all(paths.map((path) => treeFile(directory, path)))
}

async function treeFile(directory: string, path: string): Promise<TreeFile> {
  const file = join(directory, path)
  // Only the class of the mode: a clone's other bits come from the umask.
  const mode = ((await stat(file)).mode & 0o100) === 0 ? '0644' : '0755'
  const sha256 = createHash('sha256')
    .update(await readFile(file))
    .digest('hex')
  return [path, mode, sha256]
}

/** The regular files of a directory of a commit, as {@link listTree} says what a client has installed. */
function trackedFiles(repository: string, commit: string, path: string): TreeFile[] {
  const listed = git(repository, ['ls-tree', '-r', '-z', '--full-tree', `${commit}:${path}`]).toString()
  return [...listed.matchAll(/(\d+) blob ([0-9a-f]+)\t([^\0]*)\0/g)]
    .map(([, mode, oid = '', name = '']): TreeFile => {
      const bytes = git(repository, ['cat-file', 'blob', oid])
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      return [name, mode === '100755' ? '0755' : '0644', sha256]
    })
    .sort(([a], [b]) => (a < b ? -1 : 1))
}
