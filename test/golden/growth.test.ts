import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { canonicalJson, compactJson } from '../../src/base/json.ts'
import { RENDERER } from '../../src/base/tool-version.ts'
import { newIndexFiles } from '../../src/index/plan/init.ts'
import { render } from '../../src/index/render.ts'
import { MemoryIndex } from '../support/index/memory-index.ts'
import { interfaceOf } from '../support/publish/interfaces.ts'
import { DEFAULT_MODULE, PublishRun } from '../support/publish/publish-run.ts'
import { aRegistry, bytesOf } from '../support/publish/samples.ts'

/** The documents that other files are rebuilt from, with unknown keys at every level: the index of a newer tool. */

const VPC = 'v1/modules/acme/vpc/aws'
const SOURCES_OF_TRUTH = /(^registry|\/module|\/release|\/interface)\.json$/
const MODULE = {
  'main.tf': readFileSync('test/golden/modules/growth/main.tf', 'utf8'),
  'modules/subnets/main.tf': 'variable "size" {}\n',
}
const tags = { 'v1.0.0': 'first', 'v1.1.0': 'second' }
const modules = { first: MODULE, second: MODULE, third: MODULE }

/** Objects whose keys are names, not words of the format. */
const BY_NAME = ['tags', 'refused', 'attributes', 'repetitions', 'default', 'value']

function extended(value: unknown, key: string): unknown {
  if (Array.isArray(value)) return value.map((each) => extended(each, key))
  if (typeof value !== 'object' || value === null) return value
  const members = Object.entries(value).map(([name, member]) => [name, extended(member, name)])
  const more = BY_NAME.includes(key) ? {} : { newer: { of: key, list: [{ deep: true }] } }
  return { ...Object.fromEntries(members), ...more }
}

const countUnknownKeys = (text = '') => text.match(/"newer": ?\{/g)?.length ?? 0

async function newerIndex(): Promise<MemoryIndex> {
  const index = new MemoryIndex(newIndexFiles({ ...aRegistry(), renderer: RENDERER }))
  await new PublishRun({ index, tags, modules }).publish({ tags: 'all' })
  const date = '2025-06-01T00:00:00Z'
  const owner = { host: 'git.acme.test', repository: 'acme/old' }
  const gone = { digest: `sha256:${'0'.repeat(64)}`, commit: '0'.repeat(40), reason: 'a key was in it' }
  const more = {
    yanks: [{ version: '1.0.0', reason: 'broken', date }],
    deprecations: [{ versions: '< 1.1.0', reason: 'old', date }],
    removed: [{ version: '0.9.0', ...gone, date }],
    transfers: [{ from: owner, to: { ...owner, repository: 'acme/new' }, date }],
  }
  const module = index.json(`${VPC}/module.json`)
  index.write(new Map([[`${VPC}/module.json`, bytesOf(JSON.stringify({ ...module, ...more }))]]))
  for (const [path, text] of Object.entries(sourcesOf(index))) {
    const document = extended(JSON.parse(text), 'document')
    const written = path.endsWith('/interface.json') ? compactJson(document) : canonicalJson(document)
    index.write(new Map([[path, bytesOf(written)]]))
  }
  return index
}

function sourcesOf(index: MemoryIndex): Record<string, string> {
  return Object.fromEntries(Object.entries(index.texts()).filter(([path]) => SOURCES_OF_TRUTH.test(path)))
}

it('an index of a newer tool keeps every key that this version does not know', async () => {
  const index = await newerIndex()
  const before = sourcesOf(index)
  expect(Object.values(before).every((text) => countUnknownKeys(text) > 0)).toBe(true)
  const packages = { inPackage: () => interfaceOf(DEFAULT_MODULE) }
  await render({ index, raceBackoff: { wait: async () => false }, packages })
  expect(sourcesOf(index)).toEqual(before)

  const run = new PublishRun({ index, tags: { ...tags, 'v1.2.0': 'third' }, modules })
  const report = await run.publish({ tags: 'all' })
  expect(report.results.map(({ status }) => status)).toEqual(['unchanged', 'unchanged', 'published'])
  const { [`${VPC}/module.json`]: module, ...others } = sourcesOf(index)
  const { [`${VPC}/module.json`]: moduleBefore, ...othersBefore } = before
  expect(countUnknownKeys(module)).toBe(countUnknownKeys(moduleBefore))
  expect(others).toMatchObject(othersBefore)
  expect((await run.publish({ tags: 'all' })).index.changed).toEqual([])

  const published = sourcesOf(index)
  await run.publish({ tags: 'all', flags: { package: ['index', 'git'] } })
  const after = sourcesOf(index)
  expect(after).not.toEqual(published)
  for (const [path, text] of Object.entries(published))
    expect([path, countUnknownKeys(after[path])]).toEqual([path, countUnknownKeys(text)])
})
