import { cpSync, readdirSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { z } from 'zod'
import { CLI_ENTRY } from '../support/built-entry.ts'
import { runCli, runCliWell } from '../support/cli/cli.ts'
import { startServeForTest } from '../support/cli/cli-server.ts'
import { runProgram } from '../support/cli/program.ts'
import { git } from '../support/git/git-repository.ts'
import { temporaryDirectory } from '../support/temporary.ts'

const EXAMPLES = 'examples/modules'
const { modules } = z
  .object({ modules: z.array(z.object({ path: z.string(), address: z.string(), 'tag-prefix': z.string() })) })
  .parse(parse(readFileSync(join(EXAMPLES, '.module-registry.yml'), 'utf8')))

const run = (...args: string[]) => runCli(args)

describe('the example modules, published', () => {
  let index = ''
  beforeAll(async () => {
    const directory = await temporaryDirectory()
    const repository = join(directory, 'modules')
    index = join(directory, 'index')
    cpSync(EXAMPLES, repository, { recursive: true })
    await git(repository, ['init', '--quiet'])
    await git(repository, ['add', '--all'])
    await git(repository, ['commit', '--quiet', '--message', 'Examples'])
    for (const { 'tag-prefix': prefix } of modules) await git(repository, ['tag', `${prefix}v1.0.0`])
    await run('init', '--index', index, '--url', 'https://modules.acme.test')
    const published = await run('publish', '--index', index, '--repository', repository, '--all-tags')
    if (published.code !== 0) throw new Error(published.stderr)
  })

  const read = (address: string, file: string) =>
    JSON.parse(readFileSync(join(index, 'v1/modules', address, file), 'utf8'))

  it('are all that there are', () => {
    const directories = readdirSync(EXAMPLES, { withFileTypes: true }).filter((entry) => entry.isDirectory())
    expect(modules.map(({ path }) => path).sort()).toEqual(directories.map(({ name }) => name).sort())
  })

  it.each(modules)('describe the module interface of $address', async ({ path, address }) => {
    const inspected = JSON.parse((await run('inspect', '--json', join(EXAMPLES, path))).stdout)
    const { root, submodules, examples, description } = read(address, 'index.json')
    const text = JSON.stringify(inspected, (key, value) => (key === 'readme' ? '' : value))
    expect({ root, submodules, examples, diagnostics: [] }).toEqual(JSON.parse(text))
    expect(read(address, '1.0.0/index.json')).toMatchObject({ root, description })
    expect(inspected.root.readme).toBe(readFileSync(join(EXAMPLES, path, 'README.md'), 'utf8'))
    expect(root.inputs.length * root.outputs.length).toBeGreaterThan(0)
    expect(description).toMatch(/^\w.{10,}\.$/)
  })

  it('fill every part of the API documents between them', () => {
    expect(read('acme/network/generic', 'index.json')).toMatchObject({
      description: 'Plans the subnets of a network. //modules/subnets can be used alone.',
      root: { dependencies: [{ name: 'subnets', source: './modules/subnets', version: '' }] },
      submodules: [{ path: 'modules/subnets', inputs: [{ name: 'cidr', required: true }] }],
    })
    expect(read('acme/secret/random', 'index.json')).toMatchObject({
      root: {
        provider_dependencies: [
          { name: 'random', namespace: 'hashicorp', source: 'hashicorp/random', version: '~> 3.5' },
        ],
        resources: [{ name: 'this', type: 'random_password' }],
        outputs: [{ name: 'value', sensitive: true }],
      },
      submodules: [
        { path: 'modules/pin', provider_dependencies: [{ name: 'random', source: '', version: '' }] },
      ],
      examples: [{ path: 'examples/basic', dependencies: [{ name: 'secret', source: '../..' }] }],
    })
  })
})

const FOLDER = 'examples/hosting/private'
const read = (name: string) => readFileSync(join(FOLDER, name), 'utf8')

interface Container {
  readonly args: string[]
  readonly readinessProbe: { readonly httpGet: { readonly path: string } }
}

function kubernetesContainer(): Container {
  const [deployment] = parseAllDocuments(read('kubernetes.yaml')).map((document) => document.toJS())
  return deployment.spec.template.spec.containers[0]
}

function commandLines(): [name: string, args: string[]][] {
  return [
    ['compose.yaml', parse(read('compose.yaml')).services.registry.command],
    ['kubernetes.yaml', kubernetesContainer().args],
  ]
}

const help = (await runProgram(process.execPath, [CLI_ENTRY, 'serve', '--help'])).stdout

/** The same arguments with the index, the files and the port of a test. */
async function onThisMachine([, ...args]: readonly string[]): Promise<string[]> {
  const directory = await temporaryDirectory()
  const index = join(directory, 'index')
  const tokens = join(directory, 'tokens')
  await runCliWell(['init', '--index', index, '--url', 'https://modules.acme.dev'])
  await writeFile(tokens, 'ada secret-of-ada-0123456789abcdef\n', { mode: 0o600 })
  const values: Record<string, string> = {
    '--index': index,
    '--token-file': tokens,
    '--port': '0',
    '--host': '127.0.0.1',
  }
  return args.map((word, at) => values[args[at - 1] ?? ''] ?? word)
}

describe('the recipes of examples/hosting/private', () => {
  for (const [name, args] of commandLines()) {
    const flags = args.filter((word) => word.startsWith('--'))
    const missing = flags.filter((flag) => !help.includes(flag))

    it.skipIf(missing.length > 0)(
      `${name} starts a registry${missing.length > 0 ? ` (needs serve ${missing.join(', ')})` : ''}`,
      async () => {
        expect(args[0]).toBe('serve')
        const { url } = await startServeForTest(await onThisMachine(args))
        const list = `${url}/v1/modules/index.json`
        const hasTokens = args.includes('--token-file')
        expect((await fetch(list)).status).toBe(hasTokens ? 401 : 200)
        const headers = { Authorization: 'Bearer secret-of-ada-0123456789abcdef' }
        expect((await fetch(list, { headers })).status).toBe(200)
        if (name === 'kubernetes.yaml')
          expect((await fetch(`${url}${kubernetesContainer().readinessProbe.httpGet.path}`)).status).toBe(200)
      },
    )
  }
})
