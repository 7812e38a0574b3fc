import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { CLI_ENTRY } from '../support/built-entry.ts'
import { runCliWell } from '../support/cli/cli.ts'
import { startServeForTest } from '../support/cli/cli-server.ts'
import { runProgram } from '../support/cli/program.ts'
import { temporaryDirectory } from '../support/temporary.ts'

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
