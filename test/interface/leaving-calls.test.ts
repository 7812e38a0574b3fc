import { expect, it } from 'vitest'
import { isLocal, leavingCalls } from '../../src/interface/read/module-files.ts'
import { interfaceOf } from '../support/publish/interfaces.ts'

const call = (source: string, name = 'm') => `module "${name}" {\n  source = "${source}"\n}\n`

async function leaving(files: Readonly<Record<string, string>>): Promise<string[]> {
  return leavingCalls(await interfaceOf(files)).map(({ call, target }) => `${call.file} ${target}`)
}

it('a call leaves the module by its source, from the root and from the submodules that it calls', async () => {
  const files = {
    'main.tf': `${call('../sibling')}${call('..', 'n')}${call('./modules/a', 'a')}${call('acme/vpc/aws', 'r')}`,
    'modules/a/main.tf': `${call('../b')}${call('../../..', 'up')}${call('../..', 'root')}`,
    'modules/b/main.tf': call('../../../x'),
    'modules/unused/main.tf': call('../../../x'),
    'examples/e/main.tf': call('../../../x'),
  }
  expect(await leaving(files)).toEqual([
    'main.tf ../sibling',
    'main.tf ..',
    'modules/a/main.tf ..',
    'modules/b/main.tf ../x',
  ])
})

it.each([
  ['./a', true],
  ['../a', true],
  ['.', true],
  ['..', true],
  ['...', false],
  ['.a', false],
  ['..a/b', false],
  ['a/../b', false],
  ['acme/vpc/aws', false],
])('the source %j is a path: %s', (source, isPath) => {
  expect(isLocal(source)).toBe(isPath)
})
