import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runCli } from '../support/cli/cli.ts'
import { pushTags, versionsOf } from '../support/git/tagged-modules.ts'
import { makeTreeBomb } from '../support/git/tree-bomb.ts'
import { createRegistry, digestOfDirectory } from '../support/index/registry.ts'
import { temporaryDirectory } from '../support/temporary.ts'

/** A tenth of what the bombs took once. The rest of the process has some tens of megabytes. */
const SMALL = { env: { NODE_OPTIONS: '--max-old-space-size=100' }, timeout: 10_000 }

const BOMBS = [
  ['deep', 400, 6],
  ['deep and narrow', 2, 60],
  ['wide', 10_000, 1],
  ['wide and deep', 2_000, 6],
] as const

it.each(BOMBS)('publish refuses a tree bomb, %s, and writes nothing', async (_, width, depth) => {
  const registry = await createRegistry()
  const bomb = join(await temporaryDirectory(), 'terraform-aws-bomb.git')
  await makeTreeBomb(bomb, width, depth)
  const before = await digestOfDirectory(registry.root)
  const target = ['--index', registry.directory, '--repository', bomb, '--module', 'acme/bomb/aws']
  const { code, stderr } = await runCli(['publish', ...target, '--tag', 'v1.0.0'], SMALL)
  expect(stderr).toMatch(
    /^error\[LIMIT_EXCEEDED\]: .*(200000 files and directories|33554432 characters|1024: )/m,
  )
  expect(code).toBe(1)
  expect(await digestOfDirectory(registry.root)).toBe(before)
})

it('collect refuses a tree bomb and publishes the other sources', async () => {
  const root = await temporaryDirectory()
  const { directory: index } = await createRegistry()
  for (const [number, [, width, depth]] of BOMBS.entries())
    await makeTreeBomb(join(root, `acme/terraform-aws-bomb${number}.git`), width, depth)
  await pushTags(join(root, 'acme/terraform-aws-vpc.git'), versionsOf('vpc', ['1.0.0']))
  const names = [...BOMBS.keys()].map((number) => `bomb${number}`)
  const lines = [...names, 'vpc'].map(
    (name) => `  - repository: file://${root}/acme/terraform-aws-${name}.git`,
  )
  await writeFile(join(root, 'registry.yml'), ['sources:', ...lines, ''].join('\n'))
  const args = ['collect', '--index', index, '--config', join(root, 'registry.yml'), '--json']
  const { code, json } = await runCli(args, SMALL)
  const refused = { status: 'refused', tag: 'v1.0.0', error: { code: 'LIMIT_EXCEEDED' } }
  expect(code).toBe(1)
  expect(json()).toMatchObject({
    results: [...names.map(() => refused), { status: 'published', tag: 'v1.0.0' }],
  })
})
