import { join } from 'node:path'
import { expect, it } from 'vitest'
import { expectRefusal } from '../support/action/refused-run.ts'
import { git } from '../support/git/git-repository.ts'
import { tagTree, writeBlob, writeTree } from '../support/git/tree-bomb.ts'
import { createRegistry } from '../support/index/registry.ts'
import { temporaryDirectory } from '../support/temporary.ts'

/** One more line of the module's tree. `blob` and `tree` are objects that exist. */
const DAMAGED = [
  ['the same file twice', '100644 main.tf', 'blob', '"main.tf" is in it twice'],
  ['a file and a directory of one name', '40000 main.tf', 'tree', '"main.tf" is in it twice'],
  ['an unknown mode', '100600 z.tf', 'blob', '"z.tf" has the unknown mode "100600"'],
  ['a directory with a mode of five and six digits', '040000 z', 'tree', '"z" has the unknown mode "040000"'],
  ['a device', '60000 z', 'blob', '"z" has the unknown mode "60000"'],
  ['a name with a slash', '100644 z/a.tf', 'blob', '"z/a.tf" is no name of a file'],
] as const

it.each(DAMAGED)('publish refuses a tree with %s, in the root and below', async (_, line, type, message) => {
  const registry = await createRegistry()
  const repository = join(await temporaryDirectory(), 'vpc.git')
  await git('/', ['init', '--quiet', '--bare', repository])
  const blob = await writeBlob(repository, 'output "x" {\n  value = 1\n}\n')
  const objects = { blob, tree: await writeTree(repository, [['100644', 'a.tf', blob]]) }
  const [mode = '', name = ''] = line.split(' ')
  const damaged = await writeTree(repository, [
    ['100644', 'main.tf', blob],
    [mode, name, objects[type]],
  ])
  const parent = await writeTree(repository, [
    ['100644', 'main.tf', blob],
    ['40000', 'sub', damaged],
  ])
  await tagTree(repository, 'v1.0.0', damaged)
  await tagTree(repository, 'v1.1.0', parent)
  for (const [tag, directory] of [
    ['v1.0.0', 'the root directory'],
    ['v1.1.0', 'the directory "sub"'],
  ] as const) {
    const target = ['--index', registry.directory, '--repository', repository, '--module', 'acme/vpc/aws']
    await expectRefusal(
      ['publish', ...target, '--tag', tag],
      {
        code: 'UNSAFE_PACKAGE',
        message: `${directory} of the commit is damaged: ${message}`,
        hint: 'git fsck',
      },
      { untouched: registry.root },
    )
  }
  expect(await git(repository, ['tag'])).toBe('v1.0.0\nv1.1.0')
})
