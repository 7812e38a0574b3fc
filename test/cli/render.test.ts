import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { runCli, runCliWell } from '../support/cli/cli.ts'
import { listTree } from '../support/clients/terraform.ts'
import { createModule, createRegistry, INDEX_KINDS, type Registry } from '../support/index/registry.ts'

let registry: Registry

beforeEach(async () => {
  registry = await createRegistry()
  for (const name of ['vpc', 'subnets']) {
    const { directory } = await createModule({ tag: name === 'vpc' ? 'v1.0.0' : 'v2.0.0' })
    for (const kind of INDEX_KINDS)
      await runCliWell([
        ...['publish', '--index', registry[kind], '--repository', directory, '--all-tags'],
        ...['--module', `acme/${name}/aws`],
      ])
  }
})

const TRUTHS = /(^|\/)(registry\.json|module\.json|release\.json|module\.zip|interface\.json|README\.md)$/

/** Takes away every file that can be made again; returns their paths. */
async function damage(directory: string): Promise<string[]> {
  const paths = (await listTree(directory)).map(([path]) => path).filter((path) => !TRUTHS.test(path))
  for (const [number, path] of paths.entries()) {
    if (number % 2 === 0) await rm(join(directory, path))
    else await writeFile(join(directory, path), 'damaged\n')
  }
  return paths
}

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

  it('makes every derived file of a directory again, byte for byte', async () => {
    const before = await listTree(registry.directory)
    const damaged = await damage(registry.directory)
    expect(damaged.length).toBeGreaterThan(15)
    const { json } = await runCliWell(['render', '--index', registry.directory, '--json'])
    expect(await listTree(registry.directory)).toEqual(before)
    const report = json() as { status: string; index: { changed: string[] } }
    expect(report.status).toBe('rendered')
    expect(report.index.changed.toSorted()).toEqual(damaged.toSorted())
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
