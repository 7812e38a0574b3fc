import { expect, it } from 'vitest'
import { RENDERER } from '../../src/base/tool-version.ts'
import { newIndexFiles } from '../../src/index/plan/init.ts'
import { type RenderOptions, render } from '../../src/index/render.ts'
import { refusalFrom } from '../refusal.ts'
import { MemoryIndex } from '../support/index/memory-index.ts'
import { interfaceOf } from '../support/publish/interfaces.ts'
import { DEFAULT_MODULE, PublishRun } from '../support/publish/publish-run.ts'
import { aRegistry, bytesOf, textsOf } from '../support/publish/samples.ts'

const VPC = 'v1/modules/acme/vpc/aws'

function run(index: MemoryIndex, options: RenderOptions = {}) {
  const raceBackoff = { wait: async (attempt: number) => attempt < 2 }
  return render({ index, raceBackoff, packages: { inPackage: () => interfaceOf(DEFAULT_MODULE) } }, options)
}

function isDerived(path: string): boolean {
  return !/(module|release|registry|interface)\.json$|module\.zip$/.test(path)
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

it('heals every derived file that was changed or lost, and touches no source of truth', async () => {
  const index = await anIndex()
  const before = index.texts()
  const kept = /(module|release|registry)\.json$|module\.zip$/
  const derived = Object.keys(before).filter((path) => !kept.test(path))
  const isLost = (path: string, at: number) => at % 2 === 0 || path.endsWith('interface.json')
  index.write(new Map(derived.map((path, at) => [path, isLost(path, at) ? null : bytesOf('tampered')])))
  const report = await run(index)
  expect(report).toMatchObject({ status: 'rendered', index: { changed: expect.arrayContaining(derived) } })
  expect(index.texts()).toEqual(before)
})

it.each([
  ['zoo/dns/google', 'does not let', { namespaces: { zoo: { owners: [] } } }],
  ['acme/vpc/aws', 'which is no allowed host', { allowedHosts: [] }],
])('reports what the rules of the registry refuse to publish: %s', async (address, problem, more) => {
  const index = await anIndex()
  await new PublishRun({ index, tags: { 'v1.0.0': 'acme/vpc/aws' } }).publish({ flags: { package: ['git'] } })
  const registry = { ...aRegistry(), renderer: RENDERER, ...more }
  index.write(new Map([['registry.json', bytesOf(JSON.stringify(registry))]]))
  const { refused } = await run(index)
  expect(refused).toMatchObject([{ address, error: { code: 'INDEX_INVALID' } }])
  expect(refused[0]?.error.message).toContain(problem)
})

it('deletes what is left of a removed version', async () => {
  const index = await anIndex('acme/vpc/aws')
  const path = `${VPC}/module.json`
  const { versions, ...module } = index.json(path)
  const [kept, { version, commit, digest }] = versions
  const removed = [{ version, commit, digest, reason: 'a key', date: '2025-06-01T00:00:00Z' }]
  index.write(new Map([[path, bytesOf(JSON.stringify({ ...module, versions: [kept], removed }))]]))
  await run(index)
  const left = Object.keys(index.texts()).filter((each) => each.startsWith(`${VPC}/${version}/`))
  expect([version, left]).toEqual(['1.0.0', []])
  expect(index.json(`${VPC}/versions.json`).versions).toMatchObject([
    { version: '2.0.0-rc.1', state: 'listed', date: '2025-01-02T03:04:05Z' },
    { version: '1.0.0', state: 'removed', reason: 'a key', since: '2025-06-01T00:00:00Z' },
  ])
  expect((await run(index)).status).toBe('unchanged')
})

it('moves an index to a new public URL: no file has the old one, and the way back gives the same files', async () => {
  const index = await anIndex()
  const before = index.texts()
  const url = 'https://new.acme.test/modules'
  const moveTo = (to: string) => run(index, { move: { url: to, name: undefined } })
  await moveTo(url)
  const moved = index.texts()
  expect(Object.keys(moved)).toEqual(Object.keys(before))
  expect(Object.entries(moved).filter(([, text]) => text.includes('modules.acme.test'))).toEqual([])
  expect(moved[`${VPC}/1.0.0/source`]).toContain(`${url}/${VPC}/1.0.0/`)
  expect(index.commits.at(-1)?.message).toBe(`Move the index to ${url}`)
  expect((await moveTo(url)).status).toBe('unchanged')
  await moveTo('https://modules.acme.test')
  expect(index.texts()).toEqual(before)
})

it('commits many bytes in parts, and gives what one commit gives', async () => {
  const index = await anIndex()
  const before = index.texts()
  index.write(new Map([...index.files.keys()].filter(isDerived).map((path) => [path, null])))
  const { commits } = index
  const done = commits.length
  const report = await run(index, { maxHeldBytes: 0 })
  expect(index.texts()).toEqual(before)
  const made = commits.slice(done)
  const messages = ['Render the index (part 1)', 'Render the index (part 2)', 'Render the index']
  expect(made.map(({ message }) => message)).toEqual(messages)
  expect(report.index.changed.toSorted()).toEqual(made.flatMap(({ files }) => [...files.keys()]).toSorted())
  expect(report.index.commit).toBe((await index.open()).commit)
  expect(await run(index, { maxHeldBytes: 0 })).toMatchObject({ status: 'unchanged' })
})

it.each([
  ['a branch', false, 32],
  ['a branch, in parts', false, 0],
  ['a directory', true, 32],
  ['a directory, in parts', true, 0],
])('keeps what others publish meanwhile into %s', async (_, isDirectory, maxHeldBytes) => {
  const whole = await anIndex('acme/vpc/aws', 'new/net/aws', 'zoo/dns/google')
  await new PublishRun({ index: whole, tags: { 'v3.0.0': 'three' } }).publish({ tags: 'all' })
  const index = new MemoryIndex((await anIndex()).files, isDirectory)
  index.write(new Map([...index.files.keys()].filter(isDerived).map((path) => [path, null])))
  const { commit } = index
  index.commit = async () => {
    index.commit = commit
    index.write(whole.files)
    return 'moved'
  }
  const report = await run(index, { maxHeldBytes: maxHeldBytes * 1024 * 1024 })
  expect(report).toMatchObject({ modules: 3, versions: 7 })
  expect(index.texts()).toEqual(whole.texts())
})

it('leaves a damaged module in the lists', async () => {
  const index = await anIndex()
  const before = index.texts()
  index.write(new Map(Object.entries({ [`${VPC}/1.0.0/release.json`]: null, 'v1/modules/index.json': null })))
  expect((await run(index)).refused).toHaveLength(1)
  const { [`${VPC}/1.0.0/release.json`]: _, ...left } = before
  expect(index.texts()).toEqual(left)
})

it('takes in modules that were copied as folders, and takes out the lists of modules that are gone', async () => {
  const [index, other] = [await anIndex('acme/vpc/aws'), await anIndex('zoo/dns/google')]
  const before = index.texts()
  const copied = [...other.files].filter(([path]) => path.startsWith('v1/modules/zoo/dns/google/'))
  index.write(new Map(copied))
  expect(await run(index)).toMatchObject({ status: 'rendered', modules: 2 })
  expect(index.texts()).toEqual(textsOf((await anIndex()).files))
  index.write(new Map(copied.map(([path]) => [path, null])))
  await run(index)
  expect(index.texts()).toEqual(before)
})

it('writes the pages anew that another renderer wrote', async () => {
  const index = new MemoryIndex(newIndexFiles(aRegistry()))
  expect((await run(index)).index.changed).toEqual(['registry.json'])
  expect(index.texts()['registry.json']).toContain(RENDERER)
})

const LOST = 'the package is in the index, and module.zip is missing'
const [MODULE, V1, V2] = [`${VPC}/module.json`, `${VPC}/1.0.0`, `${VPC}/2.0.0-rc.1`]
it.each([
  ['a folder of another module', 'v1/modules/acme/other/aws/module.json', MODULE, 'is the document of'],
  ['a release of another version', `${V1}/release.json`, `${V2}/release.json`, 'is the document of'],
  ['a release that is gone', `${V1}/release.json`, undefined, 'is missing, although module.json lists'],
  ['a list in the place of a module', MODULE, `${VPC}/versions`, 'is not valid'],
  ['a package that is gone', `${V1}/module.zip`, undefined, LOST],
  ['the package of another version', `${V1}/module.zip`, `${V2}/module.zip`, 'and release.json says'],
  ['a version that nothing lists', `${VPC}/3.0.0/release.json`, `${V1}/release.json`, 'does not list it'],
])('reports %s by its path, leaves the module alone, renders the others', async (_, path, from, problem) => {
  const index = await anIndex()
  const other = 'v1/modules/zoo/dns/google/versions'
  const healthy = index.texts()[other]
  const broken = from === undefined ? null : (index.files.get(from) ?? null)
  const tampered = bytesOf('tampered')
  index.write(new Map(Object.entries({ [path]: broken, [`${VPC}/versions`]: tampered, [other]: tampered })))
  const before = index.texts()
  const { refused, index: written } = await run(index)
  const named = path.startsWith(`${VPC}/3.`) ? path.slice(0, path.lastIndexOf('/')) : path
  const address = path.split('/').slice(2, 5).join('/')
  expect(refused).toMatchObject([{ address, error: { code: 'INDEX_INVALID' } }])
  expect(refused[0]?.error.message).toContain(`"${named}"`)
  expect(refused[0]?.error.message).toContain(problem)
  expect(written.changed.toSorted()).toEqual(path.startsWith(VPC) ? [other] : [`${VPC}/versions`, other])
  expect(index.texts()).toMatchObject({ [other]: healthy })
  if (path.startsWith(VPC)) expect(index.texts()).toEqual({ ...before, [other]: healthy })
})

it('refuses a copied folder that differs only by case from a module that is there', async () => {
  const [index, other] = [await anIndex('acme/vpc/aws'), await anIndex('acme/Vpc/aws')]
  index.write(new Map([...other.files].filter(([path]) => path.startsWith('v1/modules/acme/Vpc/aws/'))))
  expect(await refusalFrom(() => run(index))).toMatch(
    /^INDEX_INVALID: "acme\/vpc" differs only by case from "acme\/Vpc"/,
  )
})
