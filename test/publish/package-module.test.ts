import { expect, it } from 'vitest'
import { configSchema } from '../../src/publish/config.ts'
import { packageModule } from '../../src/publish/package-module.ts'
import type { PackRequest } from '../../src/publish/ports.ts'
import { refusalFrom } from '../refusal.ts'
import { interfaceOf } from '../support/publish/interfaces.ts'
import { aPackage, commitOf } from '../support/publish/samples.ts'

function packaging(tag: string, config: unknown = {}, flags = {}) {
  const packed: PackRequest[] = []
  const run = packageModule(tag, flags, {
    tags: {
      find: async (name) =>
        name.endsWith('1.0.0') ? { tag: name, commit: commitOf('first'), committedAt: 0 } : undefined,
      all: async () => [],
    },
    config: { at: async () => configSchema.parse(config) },
    defaultAddress: () => ({ namespace: 'acme', name: 'a', system: 'aws' }),
    interfaces: {
      atCommit: ({ path }) => interfaceOf(path === 'b' ? 'module "c" {\n  source = "../c"\n}\n' : ''),
    },
    packer: {
      pack: async (request) => {
        packed.push(request)
        return aPackage('zip')
      },
    },
  })
  return { run, packed }
}

const shared = {
  allow: ['a.pem'],
  modules: [
    { path: 'a', address: 'acme/a/aws' },
    { path: 'b', address: 'acme/b/aws' },
  ],
}

it('packs the module that the tag is a version of', async () => {
  const { run, packed } = packaging('v1.0.0', shared, { 'module-path': 'b' })
  expect(await run).toEqual(aPackage('zip'))
  expect(packed).toEqual([{ commit: commitOf('first'), path: 'b' }])
})

it('packs the directories beside it that a module with "root" calls', async () => {
  const modules = [{ path: 'b', address: 'acme/b/aws', root: '.' }]
  const { run, packed } = packaging('v1.0.0', { modules })
  await run
  expect(packed).toEqual([{ commit: commitOf('first'), path: 'b', packageRoot: '' }])
})

it('asks which one where a tag is a version of several', async () => {
  expect(await refusalFrom(() => packaging('v1.0.0', shared).run)).toBe(
    'INVALID_INPUT: tag "v1.0.0" is a version of several modules | choose one: --module-path a or --module-path b',
  )
})

it.each([
  ['v2.0.0', 'NOT_FOUND: the repository has no tag "v2.0.0" that names a commit'],
  ['v2', 'INVALID_TAG: tag "v2" is not a semantic version'],
  ['x-1.0.0', 'INVALID_TAG: tag "x-1.0.0" is not a version tag'],
])('refuses the tag %s', async (tag, problem) => {
  expect(await refusalFrom(() => packaging(tag).run)).toContain(problem)
})
