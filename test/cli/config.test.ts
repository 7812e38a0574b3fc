import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { type CliResult, runCli } from '../support/cli/cli.ts'
import { releasesOf } from '../support/cli/publish-report.ts'
import { buildRepository } from '../support/git/module-repository.ts'
import { createModule, createRegistry, MODULE_FILES, type Registry } from '../support/index/registry.ts'
import { temporaryDirectory } from '../support/temporary.ts'

let registry: Registry

beforeEach(async () => {
  registry = await createRegistry()
})

function publish(directory: string, ...args: string[]): Promise<CliResult> {
  return runCli(['publish', '--index', registry.bare, '--repository', directory, '--json', ...args])
}

const CONFIG = `modules:
  - path: modules/vpc
    address: acme/vpc/aws
    tag-prefix: vpc/
  - path: modules/subnets
    address: acme/subnets/aws
    tag-prefix: subnets-
`

describe('the config file', () => {
  it('of HEAD alone leaves out old tags that have the directory elsewhere', async () => {
    const { directory } = await createModule({ files: [{ path: 'vpc/main.tf' }], tag: 'vpc/v1.0.0' })
    const before = [{ path: 'modules/vpc/main.tf' }]
    buildRepository(directory, { files: before, tag: 'vpc/v1.1.0' })
    const files = [...before, { path: '.module-registry.yml', content: CONFIG }]
    buildRepository(directory, { files, tag: 'vpc/v1.2.0' })
    const all = await publish(directory, '--all-tags')
    expect(releasesOf(all)).toEqual(['published acme/vpc/aws 1.1.0', 'published acme/vpc/aws 1.2.0'])
    expect(all.stderr).toContain('tags      skipped, its commit does not have the module: "vpc/v1.0.0"')
    expect(all.code).toBe(0)

    const named = await publish(directory, '--tag', 'vpc/v1.0.0')
    expect(named.json()).toMatchObject({
      error: { code: 'NOT_A_MODULE', hint: expect.stringContaining('--tag vpc/v1.0.0 --config ') },
    })
    const old = join(await temporaryDirectory(), 'old.yml')
    await writeFile(old, CONFIG.replace('modules/vpc', 'vpc'))
    const own = await publish(directory, '--tag', 'vpc/v1.0.0', '--config', old)
    expect(releasesOf(own)).toEqual(['published acme/vpc/aws 1.0.0'])
  })

  it("takes the tag's own config, else that of HEAD, and --config before both", async () => {
    const config = (name: string) => ({ path: '.module-registry.yml', content: `module: acme/${name}/aws\n` })
    const { directory } = await createModule({ tag: 'v0.1.0' })
    buildRepository(directory, { files: [...MODULE_FILES, config('tagged')], tag: 'v1.0.0' })
    buildRepository(directory, { files: [...MODULE_FILES, config('head')], tag: 'v2.0.0' })
    const args = ['--all-tags', '--dry-run']
    expect(releasesOf(await publish(directory, ...args))).toEqual([
      'planned acme/head/aws 0.1.0',
      'planned acme/head/aws 2.0.0',
      'planned acme/tagged/aws 1.0.0',
    ])
    const file = join(registry.root, 'other.yml')
    await writeFile(file, 'module: acme/file/aws\npackage: git\n')
    const result = await publish(directory, '--tag', 'v1.0.0', '--config', file)
    expect(releasesOf(result)).toEqual(['published acme/file/aws 1.0.0'])
    expect(result.json()).toMatchObject({ results: [{ package: { kind: 'git' } }] })
  })

  it('is refused with all its mistakes, each with its line, up to ten', async () => {
    const { directory } = await createModule({ tag: 'v1.0.0' })
    const config = join(await temporaryDirectory(), 'config.yml')
    const refuse = async (text: string) => {
      await writeFile(config, text)
      const { code, stderr } = await publish(directory, '--tag', 'v1.0.0', '--config', config)
      expect(code).toBe(1)
      return stderr.split('\n').map((line) => line.replace(config, 'config.yml'))
    }
    const [many] = await refuse(`modules:\n${'  - path: a\n'.repeat(12)}`)
    expect(many).toMatch(/; line 11: [^;]*; it must be a text; and 2 more mistakes$/)
  })
})
