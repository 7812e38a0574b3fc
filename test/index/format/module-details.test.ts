import { expect, it } from 'vitest'
import { deprecationJson, renderVersionDetails } from '../../../src/index/format/module-details.ts'
import { interfaceOf } from '../../support/publish/interfaces.ts'
import { aModule, aRelease } from '../../support/publish/samples.ts'

const release = aRelease({ version: '1.2.3' })

it('shows a version with the keys of the registry API that depend on its own commit', () => {
  expect(Object.keys(JSON.parse(renderVersionDetails(release, undefined)))).toEqual([
    'description',
    'examples',
    'id',
    'name',
    'namespace',
    'owner',
    'provider',
    'published_at',
    'root',
    'source',
    'submodules',
    'tag',
    'verified',
    'version',
  ])
})

it('shows a version without its interface as one with nothing in it', () => {
  expect(JSON.parse(renderVersionDetails(release, undefined))).toMatchObject({
    tag: 'v1.2.3',
    root: {
      path: '',
      readme: '',
      empty: false,
      inputs: [],
      outputs: [],
      dependencies: [],
      provider_dependencies: [],
      resources: [],
    },
    submodules: [],
    examples: [],
  })
})

it('shows the licence, the interface and what a server adds', async () => {
  const moduleInterface = await interfaceOf({
    'main.tf': 'variable "a" {}\n',
    'modules/m/main.tf': '',
    'examples/e/main.tf': '',
  })
  const licensed = { ...release, license: { file: 'LICENSE', identifier: 'MIT' } }
  const more = { downloads: 7, verified: true }
  for (const _ of ['made', 'known']) {
    const details = JSON.parse(renderVersionDetails(licensed, moduleInterface, more))
    expect(details).toMatchObject({ license: 'MIT', ...more, root: { inputs: [{ name: 'a' }] } })
    expect([details.submodules[0].path, details.examples[0].path]).toEqual(['modules/m', 'examples/e'])
  }
  const unknown = { ...release, license: { file: 'LICENSE' } }
  expect(JSON.parse(renderVersionDetails(unknown, undefined))).not.toHaveProperty('license')
})

it('shows a deprecation without its date, and none as null', () => {
  const mark = { reason: 'old', date: '2025-06-01T00:00:00Z' }
  const advice = { link: 'https://acme.test', replacement: 'acme/network/aws' }
  const shown = (more: object) => deprecationJson(aModule([release], more), release.version)
  expect(shown({})).toBeNull()
  expect(shown({ deprecations: [mark] })).toEqual({ reason: 'old', link: '' })
  expect(shown({ deprecations: [{ ...mark, ...advice }] })).toEqual({ reason: 'old', ...advice })
})
