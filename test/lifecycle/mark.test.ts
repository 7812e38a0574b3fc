import { describe, expect, it } from 'vitest'
import { formatMarkReport, type MarkReport, markModule } from '../../src/lifecycle/mark.ts'
import type { MarkDecision } from '../../src/lifecycle/marked-module.ts'
import { parseVersionRange } from '../../src/lifecycle/version-range.ts'
import { parseModuleAddress } from '../../src/module/module-address.ts'
import { refusalFrom } from '../refusal.ts'
import type { MemoryIndex } from '../support/index/memory-index.ts'
import {
  A_PERSON,
  anIndex,
  documentOf,
  expectRendered,
  raceBackoff,
  VPC,
} from '../support/lifecycle/marked-index.ts'
import { PublishRun } from '../support/publish/publish-run.ts'
import { textsOf } from '../support/publish/samples.ts'

const mark = { reason: 'deletes the state bucket', date: '2026-01-02T03:04:05Z' }
/** Everything is in the index. */
const noPlaces = { follow: async () => [] }

function decide(
  index: MemoryIndex,
  decision: MarkDecision,
  options: { readonly allowLatest?: boolean; readonly dryRun?: boolean } = {},
): Promise<MarkReport> {
  const address = parseModuleAddress('acme/vpc/aws')
  return markModule(
    { address, decision, allowLatest: false, dryRun: false, ...options },
    { index, raceBackoff, places: noPlaces, claimant: A_PERSON },
  )
}

const yank = (text: string): MarkDecision => ({ action: 'yank', versions: parseVersionRange(text), mark })
const restore = (text: string): MarkDecision => ({ action: 'restore', versions: parseVersionRange(text) })
const deprecate = (text?: string, more: object = {}): MarkDecision => ({
  action: 'deprecate',
  versions: text === undefined ? undefined : parseVersionRange(text),
  mark: { ...mark, ...more },
})
const undeprecate = (text?: string): MarkDecision => ({
  action: 'undeprecate',
  versions: text === undefined ? undefined : parseVersionRange(text),
})

describe('yank', () => {
  it('takes a version out of what clients can choose, and leaves its own files', async () => {
    const index = await anIndex()
    const before = textsOf(index.files)
    const report = await decide(index, yank('1.1.0'))
    expect(report).toMatchObject({
      status: 'updated',
      address: 'acme/vpc/aws',
      versions: ['1.1.0'],
      latest: { before: '2.0.0', after: '2.0.0' },
      listed: ['2.0.0', '1.0.0'],
    })
    const { modules } = documentOf(index, 'versions')
    expect(modules[0].versions).toEqual([{ version: '2.0.0' }, { version: '1.0.0' }])
    expect(documentOf(index, 'versions.json').versions[1]).toMatchObject({
      version: '1.1.0',
      state: 'yanked',
      reason: mark.reason,
      since: mark.date,
    })
    const own = (texts: Record<string, string>) =>
      Object.entries(texts).filter(([path]) => path.startsWith(`${VPC}/1.1.0/`))
    expect(own(textsOf(index.files))).toEqual(own(before))
    await expectRendered(index)
  })

  it('of the latest version needs a word, and moves the latest in all lists', async () => {
    const index = await anIndex()
    expect(await refusalFrom(() => decide(index, yank('>= 2.0.0')))).toBe(
      'INVALID_INPUT: acme/vpc/aws 2.0.0 is the latest version | publish its successor first, or add --allow-latest',
    )
    const report = await decide(index, yank('>= 2.0.0'), { allowLatest: true })
    expect(report.latest).toEqual({ before: '2.0.0', after: '1.1.0' })
    expect(documentOf(index, 'index.json').version).toBe('1.1.0')
    const { modules } = JSON.parse(textsOf(index.files)['v1/modules/acme/index.json'] ?? '')
    expect(modules).toMatchObject([{ version: '1.1.0' }])
    await expectRendered(index)
  })

  it('of all versions leaves a module without a latest version, and restoring one brings it back', async () => {
    const index = await anIndex()
    const before = textsOf(index.files)
    const report = await decide(index, yank('>= 0'), { allowLatest: true })
    expect(report).toMatchObject({ latest: { after: null }, listed: [] })
    expect(formatMarkReport(report)).toBe(
      'updated   acme/vpc/aws 2.0.0, 1.1.0, 1.0.0\nlatest    none, before it was 2.0.0\nlisted    no version',
    )
    expect(textsOf(index.files)[`${VPC}/index.json`]).toBeUndefined()
    await expectRendered(index)
    await decide(index, restore('>= 0'))
    expect(textsOf(index.files)).toEqual(before)
  })

  it('twice is once: the first date stays, and what is said of it is replaced', async () => {
    const index = await anIndex()
    await decide(index, yank('1.0.0'))
    expect(await decide(index, yank('1.0.0'))).toMatchObject({ status: 'unchanged', index: { changed: [] } })
    const later = { reason: 'worse', date: '2027-01-01T00:00:00Z', link: 'https://acme.test/1' }
    await decide(index, { ...yank('1.0.0'), mark: later } as MarkDecision)
    expect(documentOf(index, 'module.json').yanks).toEqual([{ version: '1.0.0', ...later, date: mark.date }])
    await decide(index, yank('1.0.0'))
    expect(documentOf(index, 'module.json').yanks).toEqual([{ version: '1.0.0', ...mark }])
  })

  it('is planned with --dry-run, and writes nothing', async () => {
    const index = await anIndex()
    const before = textsOf(index.files)
    const report = await decide(index, yank('1.0.0'), { dryRun: true })
    expect(report).toMatchObject({ status: 'planned', listed: ['2.0.0', '1.1.0'] })
    expect(report.index.changed).toContain(`${VPC}/versions`)
    expect(textsOf(index.files)).toEqual(before)
  })

  it('is planned again when another writer wins the race', async () => {
    const index = await anIndex()
    const open = index.open.bind(index)
    let races = 0
    index.open = async () => {
      const snapshot = await open()
      if (races === 0) {
        races += 1
        await decide(index, yank('1.1.0'))
      }
      return snapshot
    }
    await decide(index, yank('1.0.0'))
    expect(documentOf(index, 'versions').modules[0].versions).toEqual([{ version: '2.0.0' }])
    await expectRendered(index)
  })

  it('reads the files of its module and of its lists alone', async () => {
    const index = await anIndex()
    index.reads.length = 0
    await decide(index, yank('1.0.0'))
    expect(index.reads.filter((path) => path.includes('zoo'))).toEqual([])
    expect(index.reads.length).toBeLessThan(30)
  })
})

describe('deprecate', () => {
  it('marks a range, keeps it listed, and holds for versions that are published later', async () => {
    const index = await anIndex()
    const before = documentOf(index, 'versions')
    await decide(index, deprecate('< 2.0.0', { replacement: 'zoo/dns/google@1.0.0' }))
    expect(documentOf(index, 'versions')).toEqual(before)
    const tags = { 'v1.2.0': 'later' }
    await new PublishRun({ index, tags, config: { module: 'acme/vpc/aws' } }).publish({ tags: ['v1.2.0'] })
    const states = documentOf(index, 'versions.json').versions.map(
      (each: { version: string; state: string }) => [each.version, each.state],
    )
    expect(states).toEqual([
      ['2.0.0', 'listed'],
      ['1.2.0', 'deprecated'],
      ['1.1.0', 'deprecated'],
      ['1.0.0', 'deprecated'],
    ])
    await expectRendered(index)
  })

  it('of a whole module needs no word for the latest version', async () => {
    const index = await anIndex()
    expect(await decide(index, deprecate())).toMatchObject({
      status: 'updated',
      versions: ['2.0.0', '1.1.0', '1.0.0'],
    })
    expect(await decide(index, deprecate())).toMatchObject({ status: 'unchanged' })
    await decide(index, undeprecate())
    expect(documentOf(index, 'module.json').deprecations).toBeUndefined()
    expect(await decide(index, undeprecate())).toMatchObject({ status: 'unchanged' })
  })

  it.each(['zoo/none/google', 'zoo/dns/google@9.0.0'])(
    'refuses the replacement %s, which the index does not have',
    async (replacement) => {
      const index = await anIndex()
      const before = textsOf(index.files)
      expect(await refusalFrom(() => decide(index, deprecate('1.0.0', { replacement })))).toContain(
        `NOT_FOUND: the replacement "${replacement}" is not in the index`,
      )
      expect(textsOf(index.files)).toEqual(before)
    },
  )

  it('is taken back under the same range alone, and the hint names those that there are', async () => {
    const index = await anIndex()
    await decide(index, deprecate('< 2.0.0'))
    expect(await refusalFrom(() => decide(index, undeprecate('1.0.0')))).toBe(
      'NOT_FOUND: no deprecation is about acme/vpc/aws "1.0.0": the module has others | take back the one that you mean: module-registry undeprecate acme/vpc/aws "< 2.0.0"',
    )
    expect(await decide(index, undeprecate('<2.0.0'))).toMatchObject({ status: 'updated' })
  })
})

describe('a mark', () => {
  it.each([
    ['9.9.9', 'NOT_FOUND: acme/vpc/aws has no published version "9.9.9" | it has 2.0.0, 1.1.0, 1.0.0'],
    ['> 3', 'NOT_FOUND: acme/vpc/aws has no published version "> 3" | it has 2.0.0, 1.1.0, 1.0.0'],
  ])('of %s, which is not published, is refused', async (text, refusal) => {
    expect(await refusalFrom(async () => decide(await anIndex(), yank(text)))).toBe(refusal)
    expect(await refusalFrom(async () => decide(await anIndex(), restore(text)))).toBe(refusal)
  })

  it('of an unknown module is refused', async () => {
    const request = {
      address: parseModuleAddress('acme/none/aws'),
      decision: yank('1.0.0'),
      allowLatest: false,
      dryRun: false,
    }
    expect(
      await refusalFrom(async () =>
        markModule(request, { index: await anIndex(), raceBackoff, places: noPlaces, claimant: A_PERSON }),
      ),
    ).toContain('NOT_FOUND: the index has no module acme/none/aws')
  })

  it.each(['', 'latest', '1.2.x', '> 1 <'])(
    'of %j is refused: it is neither a version nor a constraint',
    (text) => {
      expect(() => parseVersionRange(text)).toThrow('must be a version constraint')
    },
  )
})
