import { expect, it } from 'vitest'
import {
  deprecationJson,
  renderDetails,
  renderModuleDetails,
  renderVersionDetails,
} from '../../../src/index/format/module-details.ts'
import { interfaceOf } from '../../support/publish/interfaces.ts'
import { aModule, aRelease, digestOf } from '../../support/publish/samples.ts'

const release = aRelease({ version: '1.2.3' })

const FILES = {
  'main.tf': 'variable "a" {}\n',
  'README.md': '# Root\n',
  'modules/m/main.tf': 'variable "b" {}\n',
  'modules/m/README.md': '# M\n',
  'examples/e/main.tf': '',
}

it('shows the licence, the interface with its READMEs and what a server adds', async () => {
  const licensed = { ...release, license: { file: 'LICENSE', identifier: 'MIT' } }
  const more = { downloads: 7, verified: true, versions: [], providers: ['aws'], deprecation: null }
  expect(JSON.parse(renderDetails(licensed, await interfaceOf(FILES), more))).toMatchObject({
    license: 'MIT',
    ...more,
    root: { inputs: [{ name: 'a' }], readme: '# Root\n' },
    submodules: [{ path: 'modules/m', inputs: [{ name: 'b' }], readme: '# M\n' }],
    examples: [{ path: 'examples/e' }],
  })
  const unknown = { ...release, license: { file: 'LICENSE' } }
  expect(JSON.parse(renderVersionDetails(unknown, undefined))).not.toHaveProperty('license')
})

it('shows no README in static files, but the digest of that of the root', async () => {
  const moduleInterface = await interfaceOf(FILES)
  const more = { versions: [release.version], deprecation: null }
  const text = renderModuleDetails(release, moduleInterface, more)
  expect(JSON.parse(text)).toMatchObject({ ...more, readme_digest: digestOf('# Root\n') })
  expect(`${text}${renderVersionDetails(release, moduleInterface)}`).not.toMatch(/# (Root|M)/)
  const { submodules, examples } = JSON.parse(renderVersionDetails(release, moduleInterface))
  expect([submodules, examples]).toEqual([[{ path: 'modules/m' }], [{ path: 'examples/e' }]])
})

it('shows a deprecation without its date, and none as null', () => {
  const mark = { reason: 'old', date: '2025-06-01T00:00:00Z' }
  const advice = { link: 'https://acme.test', replacement: 'acme/network/aws' }
  const shown = (more: object) => deprecationJson(aModule([release], more), release.version)
  expect(shown({})).toBeNull()
  expect(shown({ deprecations: [mark] })).toEqual({ reason: 'old', link: '' })
  expect(shown({ deprecations: [{ ...mark, ...advice }] })).toEqual({ reason: 'old', ...advice })
})
