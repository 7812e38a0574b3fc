import { describe, expect, it } from 'vitest'
import {
  deprecationJson,
  renderDetails,
  renderModuleDetails,
  renderVersionDetails,
} from '../../../src/index/format/module-details.ts'
import {
  catalogItem,
  formatCatalog,
  formatNewestList,
  formatSystemList,
  listItem,
  type ModuleList,
  type ModuleListItem,
  parseModuleList,
} from '../../../src/index/format/module-list.ts'
import { parseRequirements } from '../../../src/index/format/versions-document.ts'
import { parseVersion } from '../../../src/module/version.ts'
import { refusalOf } from '../../refusal.ts'
import { interfaceOf } from '../../support/publish/interfaces.ts'
import { aModule, aRelease, bytesOf, digestOf } from '../../support/publish/samples.ts'

function itemOf(address: string, committedAt = '2025-01-01T00:00:00Z'): ModuleListItem {
  const release = aRelease({ address, committedAt })
  return listItem(aModule([release]), { release, moduleInterface: undefined })
}

it.each([
  ['', ''],
  ['https://git.acme.test', ''],
  ['https://git.acme.test/group/sub/vpc', 'group'],
])('a list item of the repository %j has the owner %j', (url, owner) => {
  const release = { ...aRelease(), repository: { url } }
  expect(listItem(aModule([release]), { release, moduleInterface: undefined })['owner']).toBe(owner)
})

it('an item of the catalog has the first 500 names, and the first 200 called modules', async () => {
  const release = aRelease()
  const numbers = Array.from({ length: 501 }, (_, at) => at + 1000)
  const called = (at: number) => `module "m${at}" {\n  source = "a.dev/acme/m${at}/aws"\n}\n`
  const text = numbers.map((at) => `variable "v${at}" {}\nresource "t_${at}" "a" {}\n${called(at)}`)
  const item = catalogItem(aModule([release]), { release, moduleInterface: await interfaceOf(text.join('')) })
  expect(item['inputs']).toEqual(numbers.slice(0, 500).map((at) => `v${at}`))
  expect(item['resources']).toEqual(numbers.slice(0, 500).map((at) => `t_${at}`))
  expect(item['dependencies']).toEqual(numbers.slice(0, 200).map((at) => `a.dev/acme/m${at}/aws`))
})

describe('a list', () => {
  const items = [
    itemOf('b/b/aws', '2025-01-02T00:00:00Z'),
    itemOf('a/b/aws', '2025-01-01T00:00:00Z'),
    itemOf('b/a/aws', '2025-01-02T00:00:00Z'),
  ]

  it('of the newest stops at 100, and says so', () => {
    const modules = Array.from({ length: 101 }, (_, index) => itemOf(`a/m${index + 100}/aws`))
    const list = JSON.parse(formatNewestList({ modules }))
    expect(list.meta).toEqual({ limit: 100, current_offset: 0, truncated: true })
    expect(list.modules).toHaveLength(100)
    expect(list.modules.at(-1).id).toBe('a/m199/aws/1.0.0')
  })

  it.each([
    [({ modules }: ModuleList) => formatCatalog(modules), undefined],
    [formatSystemList, { limit: 100, current_offset: 0 }],
  ])('by address holds every one: %o', (format, meta) => {
    const list = JSON.parse(format({ modules: items }))
    expect(list.modules).toMatchObject(['a/b', 'b/a', 'b/b'].map((name) => ({ id: `${name}/aws/1.0.0` })))
    expect(list.meta).toEqual(meta)
  })

  it.each(['', '[]', '{"modules":{}}', '{"modules":[{"id":1}]}', '{"modules":[null]}'])(
    'that is %j is refused by its path',
    (text) =>
      expect(refusalOf(() => parseModuleList('catalog/00.json', bytesOf(text)))).toBe(
        'INDEX_INVALID: "catalog/00.json" in the index is not a module list | run `module-registry render --index …` to rebuild it',
      ),
  )
})

const release = aRelease({ version: '1.2.3' })

const ROOT = { 'main.tf': 'variable "a" {}\n', 'README.md': '# Root\n' }
const INNER = { 'modules/m/main.tf': 'variable "b" {}\n', 'modules/m/README.md': '# M\n' }
const FILES = { ...ROOT, ...INNER, 'examples/e/main.tf': '' }

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

const requirements = {
  root: {
    providers: [{ name: 'aws', namespace: 'hashicorp', source: '', version: '' }],
    dependencies: [{ name: 'm', source: 'acme/m/aws', version: '~> 1.0' }],
  },
  submodules: [{ path: 'modules/a', providers: [], dependencies: [] }],
}

it('counts a version as published without its interface where a part of it is missing', () => {
  const read = (more: object) =>
    parseRequirements('x', bytesOf(JSON.stringify({ versions: [{ version: '1.0.0', ...more }] }))).get(
      parseVersion('1.0.0'),
    )
  expect(read(requirements)).toEqual(requirements)
  expect(read({ root: requirements.root })).toBeNull()
  expect(read({ submodules: [] })).toBeNull()
})

it.each(['', '{}', '{"versions":[{"version":"one"}]}', '{"versions":[{"version":"1.0.0","root":{}}]}'])(
  'is refused as %j',
  (text) =>
    expect(refusalOf(() => parseRequirements('a/versions.json', bytesOf(text)))).toBe(
      'INDEX_INVALID: "a/versions.json" in the index is not a list of versions | run `module-registry render --index …` to rebuild it',
    ),
)
