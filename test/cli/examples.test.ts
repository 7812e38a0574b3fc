import { cpSync, readdirSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { z } from 'zod'
import { argv, runCliWell, startServeForTest } from '../support/cli/program.ts'
import { git } from '../support/git/git-repository.ts'
import { createRegistry } from '../support/index/registry.ts'
import { temporaryDirectory } from '../support/temporary.ts'

const EXAMPLES = 'examples/modules'
const { modules } = z
  .object({ modules: z.array(z.object({ path: z.string(), address: z.string(), 'tag-prefix': z.string() })) })
  .parse(parse(readFileSync(join(EXAMPLES, '.module-registry.yml'), 'utf8')))

describe('the example modules, published', () => {
  let index = ''
  beforeAll(async () => {
    const repository = join(await temporaryDirectory(), 'modules')
    index = (await createRegistry()).directory
    cpSync(EXAMPLES, repository, { recursive: true })
    await git(repository, ['init', '--quiet'])
    await git(repository, ['add', '--all'])
    await git(repository, ['commit', '--quiet', '--message', 'Examples'])
    for (const { 'tag-prefix': prefix } of modules) await git(repository, ['tag', `${prefix}v1.0.0`])
    await runCliWell(argv`publish --index ${index} --repository ${repository} --all-tags`)
  })

  const read = (address: string, file: string) =>
    JSON.parse(readFileSync(join(index, 'v1/modules', address, file), 'utf8'))

  it('are all that there are', () => {
    const directories = readdirSync(EXAMPLES, { withFileTypes: true }).filter((entry) => entry.isDirectory())
    expect(modules.map(({ path }) => path).sort()).toEqual(directories.map(({ name }) => name).sort())
  })

  it.each(modules)('describe the module interface of $address', async ({ path, address }) => {
    const inspected = JSON.parse((await runCliWell(['inspect', '--json', join(EXAMPLES, path)])).stdout)
    const { root, submodules, examples, description } = read(address, 'index.json')
    const text = JSON.stringify(inspected, (key, value) => (key === 'readme' ? '' : value))
    expect({ root, submodules, examples, diagnostics: [] }).toEqual(JSON.parse(text))
    expect(read(address, '1.0.0/index.json')).toMatchObject({ root, description })
    expect(inspected.root.readme).toBe(readFileSync(join(EXAMPLES, path, 'README.md'), 'utf8'))
    expect(root.inputs.length * root.outputs.length).toBeGreaterThan(0)
    expect(description).toMatch(/^\w.{10,}\.$/)
  })
})

const FOLDER = 'examples/hosting/private'
const read = (name: string) => readFileSync(join(FOLDER, name), 'utf8')

const [deployment] = parseAllDocuments(read('kubernetes.yaml')).map((document) => document.toJS())
const { args, readinessProbe } = deployment.spec.template.spec.containers[0]
const compose: string[] = parse(read('compose.yaml')).services.registry.command

/** The same arguments with the index, the files and the port of a test. */
async function onThisMachine([, ...args]: readonly string[]): Promise<string[]> {
  const { root, directory: index } = await createRegistry()
  const tokens = join(root, 'tokens')
  await writeFile(tokens, 'ada secret-of-ada-0123456789abcdef\n', { mode: 0o600 })
  const here = { '--index': index, '--token-file': tokens, '--port': '0', '--host': '127.0.0.1' }
  const values: Readonly<Record<string, string>> = here
  return args.map((word, at) => values[args[at - 1] ?? ''] ?? word)
}

it.each([
  ['compose.yaml', compose, '/healthz'],
  ['kubernetes.yaml', args, readinessProbe.httpGet.path],
])('the recipe examples/hosting/private/%s starts a registry', async (_, args, probe) => {
  expect(args[0]).toBe('serve')
  const { url } = await startServeForTest(await onThisMachine(args))
  const list = `${url}/v1/modules/index.json`
  expect((await fetch(list)).status).toBe(args.includes('--token-file') ? 401 : 200)
  const headers = { Authorization: 'Bearer secret-of-ada-0123456789abcdef' }
  expect((await fetch(list, { headers })).status).toBe(200)
  expect((await fetch(`${url}${probe}`)).status).toBe(200)
})
