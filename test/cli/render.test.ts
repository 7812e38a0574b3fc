import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { argv } from '../support/cli/argv.ts'
import { runCli, runCliWell } from '../support/cli/cli.ts'
import { listTree } from '../support/clients/terraform.ts'
import { createModule, createRegistry, type Registry } from '../support/index/registry.ts'

let registry: Registry

beforeEach(async () => {
  registry = await createRegistry()
  const { directory } = await createModule()
  for (const name of ['vpc', 'subnets'])
    await runCliWell(
      argv`publish --index ${registry.directory} --repository ${directory} --all-tags --module acme/${name}/aws`,
    )
})

describe('render', () => {
  it('--check writes nothing, names what would change, and fails', async () => {
    const check = () => runCli(['render', '--check', '--index', registry.directory])
    expect(await check()).toMatchObject({ code: 0 })
    await writeFile(join(registry.directory, '404.html'), 'damaged\n')
    const before = await listTree(registry.directory)
    const { code, stdout, stderr } = await check()
    expect([code, stdout]).toEqual([1, 'planned   2 modules, 2 versions, 1 file would change\n'])
    expect(stderr).toContain('error[INDEX_INVALID]: render would change 1 file of the index: "404.html"')
    expect(stderr).toContain(`then make them again: module-registry render --index ${registry.directory}`)
    expect(await listTree(registry.directory)).toEqual(before)
  })

  it('refuses a package that is not the published one', async () => {
    const zip = join(registry.directory, 'v1/modules/acme/vpc/aws/1.0.0/module.zip')
    await writeFile(zip, 'tampered')
    const { code, stdout, stderr } = await runCli(['render', '--index', registry.directory])
    expect(code).toBe(1)
    expect(stdout).toMatch(/, 1 damaged module\n$/)
    expect(stderr).toContain(
      '"v1/modules/acme/vpc/aws/1.0.0/module.zip" is not accepted: module.zip has sha256:',
    )
    expect(stderr).toContain(`module-registry publish --repair --all-tags --index ${registry.directory}`)
  })
})
