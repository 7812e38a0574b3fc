import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { runCli, runCliWell } from '../support/cli/cli.ts'
import { listTree } from '../support/clients/terraform.ts'
import { git } from '../support/git/git-repository.ts'
import {
  checkOut,
  createModule,
  createRegistry,
  INDEX_KINDS,
  type Registry,
} from '../support/index/registry.ts'

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
  it('leaves an index alone that publish has made', async () => {
    for (const kind of INDEX_KINDS) {
      const { json } = await runCliWell(['render', '--index', registry[kind], '--json'])
      expect(json()).toMatchObject({ status: 'unchanged', modules: 2, versions: 2, index: { changed: [] } })
    }
  })

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

  it('makes every derived file of a branch again, in one commit', async () => {
    const tree = () => git(registry.bare, ['rev-parse', 'registry^{tree}'])
    const before = await tree()
    const site = await checkOut(registry.bare)
    await damage(site)
    const worktree = ['-c', 'core.bare=false', `--work-tree=${site}`]
    await git(registry.bare, ['symbolic-ref', 'HEAD', 'refs/heads/registry'])
    await git(registry.bare, [...worktree, 'add', '--all'])
    await git(registry.bare, [...worktree, 'commit', '--quiet', '-m', 'Damage'])
    expect(await tree()).not.toBe(before)
    await runCliWell(['render', '--index', registry.bare])
    expect(await tree()).toBe(before)
  })

  it('takes in a module that was copied as a folder', async () => {
    const other = join(registry.root, 'other')
    await runCliWell(['init', '--index', other, '--url', 'https://modules.acme.test'])
    await cp(join(registry.directory, 'v1/modules/acme/vpc/aws'), join(other, 'v1/modules/acme/vpc/aws'), {
      recursive: true,
    })
    await runCliWell(['render', '--index', other])
    const { json } = await runCliWell(['render', '--index', other, '--json'])
    expect(json()).toMatchObject({ status: 'unchanged', modules: 1, versions: 1 })
    expect(await readdir(join(other, 'v1/modules/acme/vpc'))).toContain('index.json')
  })

  it('refuses a module whose source of truth is broken, and renders the others', async () => {
    const release = join(registry.directory, 'v1/modules/acme/vpc/aws/1.0.0/release.json')
    const versions = join(registry.directory, 'v1/modules/acme/subnets/aws/versions')
    const before = await listTree(registry.directory)
    const good = await readFile(release)
    await writeFile(release, '{"format": 1}\n')
    await rm(versions)
    const { code, stdout, stderr } = await runCli(['render', '--index', registry.directory])
    expect(stdout).toBe('rendered  1 module, 1 version, 1 file changed, 1 damaged module\n')
    expect(stderr).toContain('error[INDEX_INVALID]: ')
    expect(stderr).toContain('v1/modules/acme/vpc/aws/1.0.0/release.json')
    expect(code).toBe(1)
    await writeFile(release, good)
    expect(await listTree(registry.directory)).toEqual(before)
  })

  it('refuses a package that is not the published one', async () => {
    const zip = join(registry.directory, 'v1/modules/acme/vpc/aws/1.0.0/module.zip')
    await writeFile(zip, 'tampered')
    const { code, stderr } = await runCli(['render', '--index', registry.directory])
    expect(code).toBe(1)
    expect(stderr).toContain(
      '"v1/modules/acme/vpc/aws/1.0.0/module.zip" is not accepted: module.zip has sha256:',
    )
    expect(stderr).toContain(`module-registry publish --repair --all-tags --index ${registry.directory}`)
  })
})
