import { describe, expect, it } from 'vitest'
import {
  selectConfiguration,
  selectDirectories,
  selectInterfaceFiles,
} from '../../../src/interface/read/module-files.ts'

describe('the directories of a module', () => {
  const directoriesOf = (...directories: string[]) =>
    selectDirectories(['main.tf', ...directories.map((directory) => `${directory}/main.tf`)])

  it('are submodules at any depth, but not their tests, examples and fixtures', () => {
    const hidden = ['.a', 'test', 'tests', 'example', 'examples', 'fixtures', 'wrappers']
    const others = hidden.flatMap((name) => [`modules/a/${name}`, `modules/${name}/b`])
    const submodules = ['modules/a', 'modules/a/c', 'modules/b', 'modules/testing']
    const found = directoriesOf(...submodules.toReversed(), 'mymodules/a', 'other', ...others)
    expect(found).toEqual({ submodules, examples: [] })
  })

  it('are examples that are in no other example', () => {
    const examples = ['examples/a', 'examples/ab', 'examples/b', 'examples/c/d']
    expect(directoriesOf(...examples.toReversed(), 'examples/a/modules/x').examples).toEqual(examples)
  })

  it('have configuration, and each is named once', () => {
    const paths = ['modules/a/a.tf', 'modules/a/b.tf', 'modules/b/README.md', 'examples/a/x.txt']
    expect(selectDirectories(paths)).toEqual({ submodules: ['modules/a'], examples: [] })
  })

  it('are at most a thousand of each', () => {
    const many = (name: string) => Array.from({ length: 1001 }, (_, at) => `${name}/${at}`)
    const { submodules, examples } = directoriesOf(...many('modules'), ...many('examples'))
    expect([submodules.length, examples.length]).toEqual([1000, 1000])
  })
})

it('has the files of the root, its submodules and its examples', () => {
  const parts = ['versions.tf', 'README.md', 'modules/a/main.tf', 'examples/a/README.md']
  const others = ['LICENSE', 'other/main.tf', 'other/modules/a/main.tf', 'modules/a/script.sh']
  const files = [...parts, ...others].map((path) => ({ path }))
  expect(selectInterfaceFiles(files).map(({ path }) => path)).toEqual(parts)
})

it('takes the directories of a module without configuration at its root', () => {
  const parts = ['README.md', 'aws/main.tf', 'aws/README.md', 'modules/a/x.tofu', 'examples/e/x.tf']
  const others = ['test/x.tf', 'wrappers/x.tf', '.ci/x.tf', 'aws/examples/x.tf', 'aws/x.sh']
  const files = [...parts, ...others].map((path) => ({ path }))
  expect(selectInterfaceFiles(files).map(({ path }) => path)).toEqual(parts)
  expect(selectDirectories(parts)).toEqual({ submodules: ['aws', 'modules/a'], examples: ['examples/e'] })
})

const PRIMARY = ['myoverride.tf', 'override.tf.bak.tf', 'override_a.tf']

it.each([
  [['b.tf', 'a.tf', 'README.md'], ['a.tf', 'b.tf'], []],
  [['a.tf', 'a.tofu'], ['a.tofu'], []],
  [['a.tf.json', 'a.tofu.json', 'a.tf'], ['a.tf', 'a.tofu.json'], []],
  [['a.tf', 'a.tofu.json'], ['a.tf', 'a.tofu.json'], []],
  [['m/override.tf', 'm/a.tf'], ['m/a.tf'], ['m/override.tf']],
  [
    ['override.tofu', 'a_override.tf', 'override.tf.json', 'my_override.tofu.json', 'a.tf'],
    ['a.tf'],
    ['a_override.tf', 'my_override.tofu.json', 'override.tf.json', 'override.tofu'],
  ],
  [PRIMARY, PRIMARY, []],
])('the configuration of a directory of %j is %j, and then %j', (paths, primary, overrides) => {
  const selected = selectConfiguration(paths.map((path) => ({ path })))
  expect(selected.primary.map(({ path }) => path)).toEqual(primary)
  expect(selected.overrides.map(({ path }) => path)).toEqual(overrides)
})
