import { beforeAll, describe, expect, it } from 'vitest'
import { canonicalJson } from '../../../src/base/json.ts'
import {
  commitTo,
  copyOf,
  edit,
  editJson,
  named,
  type PublishedIndexes,
  publishIndexes,
  VPC,
  verifyWith,
} from '../../support/index/verified-registry.ts'

/** Documents that other commands would stop on, or that no command reads. */

let indexes: PublishedIndexes

beforeAll(async () => {
  indexes = await publishIndexes()
})

const STATE = 'collect/0123456789abcdef.json'
const LISTING = 'collect/owner-0123456789abcdef.json'
const state = { format: 1, options: '', tags: {}, refused: {} }

describe('verify finds what other commands would stop on, in', () => {
  it.each<[path: string, text: string, message: string]>([
    [STATE, 'x', 'is not JSON'],
    [STATE, JSON.stringify({ ...state, tags: { 'v1.0.0': 7 } }), 'at tags.v1.0.0'],
    [STATE, JSON.stringify({ ...state, address: 'a/b' }), 'at address'],
    [
      LISTING,
      JSON.stringify({ format: 1, owner: 'acme', filter: '', pages: [{}] }),
      'at pages.0.repositories',
    ],
    ['marks.yml', 'marks: [', 'marks.yml'],
    ['marks.yml', 'marks:\n  - yank: acme/vpc/aws\n', 'marks.yml line 2: '],
    ['marks.yml', `marks: []\n${'#\n'.repeat(1024 * 1024)}`, 'limit'],
  ])('%s: %#', async (path, text, message) => {
    const index = await copyOf(indexes.directory)
    await edit(index, path, () => text)
    const report = await verifyWith({ index })
    expect(named(report)).toEqual(['DOCUMENT_INVALID'])
    expect(report.findings[0]).toMatchObject({ path, message: expect.stringContaining(message) })
  })

  it('the keys of the website in registry.json', async () => {
    const index = await copyOf(indexes.directory)
    await editJson(index, 'registry.json', (registry) => (registry.site = { color: 'red' }))
    const { findings } = await verifyWith({ index })
    const found = findings.find(({ code }) => code === 'DOCUMENT_INVALID')
    expect(found).toMatchObject({
      path: 'registry.json',
      message: expect.stringContaining('"site.color"'),
    })
  })

  it('no logo that registry.json names, and any other picture', async () => {
    const index = await copyOf(indexes.directory)
    await edit(index, 'registry.json', (text) =>
      canonicalJson({ ...JSON.parse(text), site: { logo: 'brand/logo.svg' } }),
    )
    await edit(index, 'brand/logo.svg', () => '<svg/>')
    await edit(index, 'brand/other.svg', () => '<svg/>')
    const report = await verifyWith({ index })
    expect(named(report)).toEqual(['FILE_UNEXPECTED'])
    expect(report.findings[0]).toMatchObject({ path: 'brand/other.svg' })
  })

  it('a state of a newer tool, and nothing in states and marks that are well', async () => {
    const index = await copyOf(indexes.directory)
    await edit(index, STATE, () => JSON.stringify({ ...state, address: 'acme/vpc/aws' }))
    await edit(index, LISTING, () => JSON.stringify({ format: 1, owner: 'acme', filter: '', pages: [] }))
    await edit(index, 'marks.yml', () => 'marks: []\n')
    expect(named(await verifyWith({ index }))).toEqual([])
    await edit(index, STATE, () => JSON.stringify({ ...state, format: 2 }))
    expect(named(await verifyWith({ index }))).toEqual(['FORMAT_NEWER'])
  })
})

describe('verify says of a document of 33 MiB that it is too large:', () => {
  it.each([
    ['registry.json', 'DOCUMENT_INVALID'],
    ['marks.yml', 'DOCUMENT_INVALID'],
    [STATE, 'DOCUMENT_INVALID'],
    [`${VPC}/module.json`, 'DOCUMENT_INVALID acme/vpc/aws'],
    [`${VPC}/1.0.0/release.json`, 'DOCUMENT_INVALID acme/vpc/aws 1.0.0'],
    [`${VPC}/1.0.0/interface.json`, 'DOCUMENT_INVALID acme/vpc/aws 1.0.0'],
    [`${VPC}/1.0.0/README.md`, 'DOCUMENT_INVALID acme/vpc/aws 1.0.0'],
  ])('%s', async (path, finding) => {
    const [directory, bare] = [await copyOf(indexes.directory), await copyOf(indexes.bare)]
    const text = ' '.repeat(33 * 1024 * 1024)
    await edit(directory, path, () => text)
    await commitTo(bare, { [path]: text })
    for (const index of [directory, bare]) {
      const report = await verifyWith({ index })
      expect(named(report)).toContain(finding)
      const message = `${path.split('/').at(-1)} has 34603008 bytes, the limit is 33554432 bytes for a document`
      expect(report.findings.find((each) => each.path === path)).toMatchObject({ message })
      expect(report.text).not.toContain('missing')
    }
  })

  it.each(['v1/modules/index.json', 'catalog/b3.json', 'index.html'])(
    '%s, which is made anew, is changed',
    async (path) => {
      const index = await copyOf(indexes.directory)
      await edit(index, path, () => ' '.repeat(33 * 1024 * 1024))
      expect(named(await verifyWith({ index }))).toEqual(['DERIVED_CHANGED'])
    },
  )
})
