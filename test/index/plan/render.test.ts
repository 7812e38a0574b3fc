import { describe, expect, it } from 'vitest'
import { RENDERER } from '../../../src/base/tool-version.ts'
import { newIndexFiles } from '../../../src/index/plan/init.ts'
import { type RenderOptions, rebuildFiles, render, selectStaleLists } from '../../../src/index/plan/render.ts'
import { refusalFrom } from '../../refusal.ts'
import { MemoryIndex } from '../../support/index/memory-index.ts'
import { interfaceOf } from '../../support/publish/interfaces.ts'
import { DEFAULT_MODULE, PublishRun } from '../../support/publish/publish-run.ts'
import { aModule, aRegistry, aRelease, aYank, bytesOf, textsOf } from '../../support/publish/samples.ts'

const VPC = 'v1/modules/acme/vpc/aws'

function run(index: MemoryIndex, options: RenderOptions = {}) {
  const dependencies = {
    index,
    raceBackoff: { wait: async (attempt: number) => attempt < 2 },
    packages: { inPackage: () => interfaceOf(DEFAULT_MODULE) },
  }
  return render(dependencies, options)
}

/** An index of this renderer with two modules, one of them with two versions. */
async function anIndex(...addresses: string[]): Promise<MemoryIndex> {
  const index = new MemoryIndex(newIndexFiles({ ...aRegistry(), renderer: RENDERER }))
  for (const module of addresses.length === 0 ? ['acme/vpc/aws', 'zoo/dns/google'] : addresses) {
    const tags = { 'v1.0.0': module, 'v2.0.0-rc.1': `${module} 2` }
    await new PublishRun({ index, tags, config: { module } }).publish({ tags: 'all' })
  }
  return index
}

describe('render', () => {
  it('finds nothing to do in an index that publishes wrote', async () => {
    const index = await anIndex()
    const { commit } = await index.open()
    expect(await run(index)).toEqual({
      status: 'unchanged',
      modules: 2,
      versions: 4,
      index: { commit, changed: [] },
    })
  })

  it('heals every derived file that was changed or lost, and touches no source of truth', async () => {
    const index = await anIndex()
    const before = textsOf(index.files)
    const kept = /(module|release|registry)\.json$|module\.zip$/
    const derived = Object.keys(before).filter((path) => !kept.test(path))
    const isLost = (path: string, at: number) => at % 2 === 0 || path.endsWith('interface.json')
    index.write(new Map(derived.map((path, at) => [path, isLost(path, at) ? null : bytesOf('tampered')])))
    const report = await run(index)
    expect(report).toMatchObject({ status: 'rendered', index: { changed: expect.arrayContaining(derived) } })
    expect(textsOf(index.files)).toEqual(before)
  })

  it.each([
    ['NOT_OWNER', { namespaces: { zoo: { owners: [] } } }],
    ['INVALID_INPUT', { allowedHosts: [] }],
  ])('refuses with %s what the rules of the registry refuse to publish', async (code, more) => {
    const index = await anIndex()
    const tags = { 'v1.0.0': 'acme/vpc/aws' }
    await new PublishRun({ index, tags }).publish({ flags: { package: ['git'] } })
    const registry = { ...aRegistry(), renderer: RENDERER, ...more }
    index.write(new Map([['registry.json', bytesOf(JSON.stringify(registry))]]))
    expect(await refusalFrom(() => run(index))).toContain(code)
  })

  it('deletes what is left of a removed version', async () => {
    const index = await anIndex('acme/vpc/aws')
    const path = `${VPC}/module.json`
    const { versions, ...module } = JSON.parse(textsOf(index.files)[path] ?? '')
    const [kept, { version, commit, digest }] = versions
    const removed = [{ version, commit, digest, reason: 'a key', date: '2025-06-01T00:00:00Z' }]
    index.write(new Map([[path, bytesOf(JSON.stringify({ ...module, versions: [kept], removed }))]]))
    await run(index)
    const left = Object.keys(textsOf(index.files)).filter((each) => each.startsWith(`${VPC}/${version}/`))
    expect([version, left]).toEqual(['1.0.0', []])
    const document = JSON.parse(textsOf(index.files)[`${VPC}/versions.json`] ?? '')
    expect(document.versions).toMatchObject([
      { version: '2.0.0-rc.1', state: 'listed', date: '2025-01-02T03:04:05Z' },
      { version: '1.0.0', state: 'removed', reason: 'a key', since: '2025-06-01T00:00:00Z' },
    ])
    expect((await run(index)).status).toBe('unchanged')
  })

  it('only says what would change when it checks', async () => {
    const index = await anIndex()
    expect(await run(index, { check: true })).toMatchObject({ status: 'unchanged', index: { changed: [] } })
    index.write(new Map([[`${VPC}/versions`, bytesOf('tampered')]]))
    const before = textsOf(index.files)
    const report = await run(index, { check: true })
    expect(report).toMatchObject({ status: 'planned', index: { changed: [`${VPC}/versions`] } })
    expect(textsOf(index.files)).toEqual(before)
  })

  it('moves an index to a new public URL: no file has the old one, and the way back gives the same files', async () => {
    const index = await anIndex()
    const before = textsOf(index.files)
    await run(index, { url: 'https://new.acme.test/modules' })
    const moved = textsOf(index.files)
    expect(Object.keys(moved)).toEqual(Object.keys(before))
    expect(Object.entries(moved).filter(([, text]) => text.includes('modules.acme.test'))).toEqual([])
    expect(moved[`${VPC}/1.0.0/source`]).toContain(
      'https://new.acme.test/modules/v1/modules/acme/vpc/aws/1.0.0/',
    )
    expect(index.commits.at(-1)?.message).toBe('Move the index to https://new.acme.test/modules')
    expect(await run(index, { url: 'https://new.acme.test/modules' })).toMatchObject({ status: 'unchanged' })
    await run(index, { url: 'https://modules.acme.test' })
    expect(textsOf(index.files)).toEqual(before)
  })

  it('takes in modules that were copied as folders', async () => {
    const [index, other, both] = [
      await anIndex('acme/vpc/aws'),
      await anIndex('zoo/dns/google'),
      await anIndex(),
    ]
    const copied = [...other.files].filter(([path]) => path.startsWith('v1/modules/zoo/dns/google/'))
    index.write(new Map(copied))
    expect(await run(index)).toMatchObject({ status: 'rendered', modules: 2 })
    expect(textsOf(index.files)).toEqual(textsOf(both.files))
  })

  it('takes out the lists of modules that are gone', async () => {
    const index = await anIndex()
    const gone = [...index.files.keys()].filter((path) => path.startsWith('v1/modules/zoo/dns/google/'))
    index.write(new Map(gone.map((path) => [path, null])))
    await run(index)
    expect(textsOf(index.files)).toEqual(textsOf((await anIndex('acme/vpc/aws')).files))
  })

  it('writes the pages anew that another renderer wrote', async () => {
    const index = new MemoryIndex(newIndexFiles(aRegistry()))
    expect((await run(index)).index.changed).toEqual(['registry.json'])
    expect(textsOf(index.files)['registry.json']).toContain(RENDERER)
  })

  it.each([
    [
      'a folder in the place of another module',
      'v1/modules/acme/other/aws/module.json',
      `${VPC}/module.json`,
      'is the document of',
    ],
    [
      'a release in the place of another version',
      `${VPC}/1.0.0/release.json`,
      `${VPC}/2.0.0-rc.1/release.json`,
      'is the document of',
    ],
    [
      'a release that is gone',
      `${VPC}/1.0.0/release.json`,
      undefined,
      'is missing, although module.json lists',
    ],
    ['a list in the place of a module', `${VPC}/module.json`, `${VPC}/versions`, 'is not valid'],
  ])('refuses %s by its path', async (_, path, from, problem) => {
    const index = await anIndex()
    index.write(new Map([[path, from === undefined ? null : (index.files.get(from) ?? null)]]))
    const before = textsOf(index.files)
    const refusal = await refusalFrom(() => run(index))
    expect(refusal).toMatch(new RegExp(`^INDEX_INVALID: "${path}"`))
    expect(refusal).toContain(problem)
    expect(textsOf(index.files)).toEqual(before)
  })

  it('refuses a copied folder that differs only by case from a module that is there', async () => {
    const [index, other] = [await anIndex('acme/vpc/aws'), await anIndex('acme/Vpc/aws')]
    index.write(new Map([...other.files].filter(([path]) => path.startsWith('v1/modules/acme/Vpc/aws/'))))
    expect(await refusalFrom(() => run(index))).toMatch(
      /^INDEX_INVALID: "acme\/vpc" differs only by case from "acme\/Vpc"/,
    )
  })

  it('refuses what is not an index', async () => {
    expect(await refusalFrom(() => run(new MemoryIndex()))).toMatch(
      /^INDEX_INVALID: this is not a registry index/,
    )
  })

  it('is run again on a head that moved, and gives up in the end', async () => {
    const index = await anIndex()
    index.write(new Map([[`${VPC}/versions`, null]]))
    index.commit = async () => 'moved'
    expect(await refusalFrom(() => run(index))).toMatch(/^INDEX_BUSY: .*2 tries/)
  })
})

describe('rebuilding', () => {
  it('of an index without modules gives an empty index', () => {
    const empty = textsOf(newIndexFiles(aRegistry()))
    expect(textsOf(rebuildFiles(aRegistry(), []))).toEqual(empty)
  })

  it('shows no module of which every version is yanked', () => {
    const yanks = [aYank('1.0.0')]
    const files = rebuildFiles(aRegistry(), [
      {
        module: aModule([aRelease()], { yanks }),
        versions: [{ release: aRelease(), moduleInterface: undefined }],
      },
    ])
    const paths = [...files.keys()].filter((path) => !path.includes('/1.0.0/'))
    expect(paths).toEqual([
      ...newIndexFiles(aRegistry()).keys(),
      'v1/modules/acme/vpc/aws/module.json',
      'v1/modules/acme/vpc/aws/versions',
      'v1/modules/acme/vpc/aws/versions.json',
    ])
    const texts = textsOf(files)
    expect(JSON.parse(texts['v1/modules/index.json'] ?? '').modules).toEqual([])
    expect(JSON.parse(texts['v1/modules/acme/vpc/aws/versions'] ?? '').modules[0].versions).toEqual([])
  })

  it('selects lists and details without a listed version as stale, and nothing else', () => {
    const files = rebuildFiles(aRegistry(), [
      { module: aModule([aRelease()]), versions: [{ release: aRelease(), moduleInterface: undefined }] },
    ])
    const stale = [
      'catalog/zz.json',
      'catalog/00.json',
      'catalog/01/2.json',
      'v1/modules/gone/index.json',
      'v1/modules/gone/vpc/index.json',
      'v1/modules/gone/vpc/aws/index.json',
      'v1/modules/gone/vpc/aws/1.0.0/index.json',
      'v1/modules/gone/index.json.bak',
      'notes/v1/modules/gone/index.json',
    ]
    expect(selectStaleLists([...files.keys(), ...stale], files)).toEqual([
      'catalog/00.json',
      'catalog/01/2.json',
      'v1/modules/gone/index.json',
      'v1/modules/gone/vpc/index.json',
      'v1/modules/gone/vpc/aws/index.json',
    ])
  })
})
