import { expect, it } from 'vitest'
import { formatDiagnostic, lintModule } from '../../src/interface/diagnostics.ts'
import { isLocal, leavingCalls } from '../../src/interface/read/module-files.ts'
import { type Files, interfaceOf } from '../support/publish/interfaces.ts'

async function advice(files: Files, others: readonly string[] = []): Promise<string[]> {
  const paths = [...Object.keys(files), ...others]
  const exists = (path: string) => path === '' || paths.some((each) => `${each}/`.startsWith(`${path}/`))
  const given = lintModule(await interfaceOf(files), exists)
  return given.map((each) => formatDiagnostic(each))
}

const call = (source: string, name = 'm') => `module "${name}" {\n  source = "${source}"\n}\n`

it.each([
  ['modules/a/main.tf', '../../other', 'names nothing in the package'],
  ['main.tf', '../shared', 'leaves the package'],
  ['examples/e/main.tf', '../../../x', 'leaves the package'],
])('warns of the module source in %s that is %s', async (path, source, why) =>
  expect(await advice({ [path]: call(source) })).toEqual([
    `${path}:1:1: module "m": the source "${source}" ${why}, and breaks where the module is installed`,
  ]),
)

it('says nothing of sources that are there, or elsewhere', async () => {
  const files = {
    'main.tf': call('./modules/a'),
    'modules/a/main.tf': call('../b/'),
    'modules/b/main.tf': '',
    'examples/e/main.tf': call('../..'),
    'remote.tf': call('acme/vpc/aws'),
  }
  expect(await advice(files)).toEqual([])
})

it('warns of README links that lead nowhere', async () => {
  const readme =
    '[a](docs/a.md#x) [b](docs) ![c](missing.png)\n[d](https://x.test) [e](#f) [g](../up.md) [h](mailto:a@b.c)\n'
  expect(await advice({ 'main.tf': '', 'README.md': readme }, ['docs/a.md'])).toEqual([
    'README.md:1:1: the link "missing.png" leads to nothing in the package',
    'README.md:2:1: the link "../up.md" leads to nothing in the package',
  ])
})

it('reads README links as Markdown does', async () => {
  const readme = [
    '[a](docs/a\\_b.md) [b](docs/a%20b.md) `[c](code)` [d](100%)',
    '```',
    '[e](code)',
    '```',
    '[f](gone\\_too.md)',
  ].join('\n')
  expect(await advice({ 'main.tf': '', 'README.md': readme }, ['docs/a_b.md', 'docs/a b.md'])).toEqual([
    'README.md:1:1: the link "100%" leads to nothing in the package',
    'README.md:5:1: the link "gone\\\\_too.md" leads to nothing in the package',
  ])
})

it('warns of inputs that do not say what they are, but of no example’s', async () => {
  const files = { 'main.tf': '\nvariable "a" {}\n', 'examples/e/main.tf': 'variable "b" {}\n' }
  expect(await advice(files)).toEqual(['main.tf:2:1: input "a" has no description and no type'])
})

it('a call leaves the module by its source, from the root and from the submodules that it calls', async () => {
  const files = {
    'main.tf': `${call('../sibling')}${call('..', 'n')}${call('./modules/a', 'a')}${call('acme/vpc/aws', 'r')}`,
    'modules/a/main.tf': `${call('../b')}${call('../../..', 'up')}${call('../..', 'root')}`,
    'modules/b/main.tf': call('../../../x'),
    'modules/unused/main.tf': call('../../../x'),
    'examples/e/main.tf': call('../../../x'),
  }
  const calls = leavingCalls(await interfaceOf(files))
  expect(calls.map(({ call, target }) => `${call.file} ${target}`)).toEqual([
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
])('the source %j is a path: %s', (source, isPath) => expect(isLocal(source)).toBe(isPath))
