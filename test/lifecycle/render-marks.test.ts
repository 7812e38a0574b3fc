import { beforeEach, describe, expect, it } from 'vitest'
import { marksOfIndex } from '../../src/cli/render.ts'
import type { Actor } from '../../src/lifecycle/decision.ts'
import { type MarkDecision, markModule } from '../../src/lifecycle/mark.ts'
import { parseVersionRange } from '../../src/lifecycle/marks-file.ts'
import { formatFileMarks, renderMarks } from '../../src/lifecycle/render-marks.ts'
import { parseModuleAddress } from '../../src/module/module-address.ts'
import { refusalFrom } from '../refusal.ts'
import type { MemoryIndex } from '../support/index/memory-index.ts'
import {
  A_PERSON,
  anIndex,
  documentOf,
  raceBackoff,
  renderDependencies,
} from '../support/lifecycle/marked-index.ts'
import { bytesOf, textsOf } from '../support/publish/samples.ts'

const DATE = '2026-01-02T03:04:05Z'
const LATER = '2027-01-01T00:00:00Z'

const MOVED = { name: 'tag latest', status: 'moved', version: null } as const

/** Writes `marks.yml` into the index; without a text it is deleted. */
function write(text: string | undefined): void {
  index.write(new Map([['marks.yml', text === undefined ? null : bytesOf(text)]]))
}

interface Settings {
  readonly check?: boolean
  readonly date?: string
  readonly actor?: Actor
  /** Versions whose names were asked to follow are put here. */
  readonly followed?: string[]
}

function apply({ check = false, date = DATE, actor = A_PERSON, followed = [] }: Settings = {}) {
  const storage = {
    follow: async (_: unknown, versions: readonly string[], dryRun: boolean) => {
      followed.push(...versions.map((version) => `${version}${dryRun ? ' dry' : ''}`))
      return [MOVED]
    },
  }
  const readMarks = marksOfIndex
  return renderMarks({ index, ...renderDependencies, actor, storage, readMarks, date }, { check })
}

const YANK = `marks:
  - yank: acme/vpc/aws
    versions: 1.1.0
    reason: deletes the state bucket
    replacement: zoo/dns/google@1.0.0
`
const DEPRECATE = `  - deprecate: [acme/vpc/aws, zoo/dns/google]
    reason: no longer maintained
    link: https://acme.test/why
`

let index: MemoryIndex

beforeEach(async () => {
  index = await anIndex()
})

describe('marks.yml', () => {
  it('marks the modules that it names, as the commands do, with its name, and takes nothing back when it is gone', async () => {
    write(YANK + DEPRECATE)
    const commits = index.commits.length
    const report = await apply()
    expect(formatFileMarks(report.marks ?? [], false)).toEqual([
      'marked    acme/vpc/aws: yanked 1.1.0; deprecated all',
      'moved     tag latest: now null',
      'marked    zoo/dns/google: deprecated all',
    ])
    const marked = { yanked: [], restored: [], deprecated: ['*'], undeprecated: [], names: [] }
    const latest = (version: string) => ({ before: version, after: version })
    expect(report.marks).toEqual([
      { ...marked, address: 'acme/vpc/aws', yanked: ['1.1.0'], latest: latest('2.0.0'), names: [MOVED] },
      { ...marked, address: 'zoo/dns/google', latest: latest('1.0.0') },
    ])
    const { yanks, deprecations } = documentOf(index, 'module.json')
    const made = { date: DATE, origin: 'marks.yml' }
    const replacement = 'zoo/dns/google@1.0.0'
    expect(yanks).toEqual([{ version: '1.1.0', reason: 'deletes the state bucket', replacement, ...made }])
    const link = 'https://acme.test/why'
    expect(deprecations).toEqual([{ reason: 'no longer maintained', link, ...made }])
    const [{ versions }] = documentOf(index, 'versions').modules
    expect(versions).toEqual([{ version: '2.0.0' }, { version: '1.0.0' }])
    const messages = index.commits.slice(commits).map(({ message }) => message)
    expect(messages).toEqual(['Render the index with the marks of marks.yml'])
    const again = await apply({ date: LATER })
    expect(again).toMatchObject({ status: 'unchanged', marks: [], index: { changed: [] } })
    write(undefined)
    expect(await apply()).toMatchObject({ status: 'unchanged' })
    expect(documentOf(index, 'module.json').yanks).toHaveLength(1)
  })

  it('takes back what it does not name any more, and lets the moving names follow', async () => {
    const before = textsOf(index.files)
    write(YANK + DEPRECATE)
    const followed: string[] = []
    await apply({ followed })
    write(`marks:\n${DEPRECATE}`)
    const report = await apply({ followed })
    expect(formatFileMarks(report.marks ?? [], false)).toEqual([
      'marked    acme/vpc/aws: restored 1.1.0',
      'moved     tag latest: now null',
    ])
    expect(followed).toEqual(['1.1.0', '1.1.0'])
    write('marks: []\n')
    const { marks } = await apply()
    expect(marks?.map(({ address, undeprecated }) => [address, undeprecated])).toEqual([
      ['acme/vpc/aws', ['*']],
      ['zoo/dns/google', ['*']],
    ])
    write(undefined)
    expect(textsOf(index.files)).toEqual(before)
  })

  it('leaves marks of commands, and takes over those that it names too, with their date', async () => {
    const mark = { reason: 'by hand', date: '2025-05-05T05:05:05Z' }
    const request = { address: parseModuleAddress('acme/vpc/aws'), allowLatest: false, dryRun: false }
    const dependencies = { index, raceBackoff, actor: A_PERSON, storage: { follow: async () => [] } }
    const decide = (decision: MarkDecision) => markModule({ ...request, decision }, dependencies)
    for (const version of ['1.0.0', '1.1.0'])
      await decide({ action: 'yank', versions: parseVersionRange(version), mark })
    write(YANK)
    await apply()
    const own = { version: '1.0.0', ...mark }
    const taken = { version: '1.1.0', date: mark.date, origin: 'marks.yml' }
    expect(documentOf(index, 'module.json').yanks).toEqual([expect.objectContaining(taken), own])
    const refusal =
      'INVALID_INPUT: marks.yml marks acme/vpc/aws 1.1.0, and so the file alone changes that | change or remove the mark in marks.yml, and apply it: module-registry render --index …'
    const versions = parseVersionRange('1.1.0')
    expect(await refusalFrom(() => decide({ action: 'restore', versions }))).toBe(refusal)
    expect(await refusalFrom(() => decide({ action: 'yank', versions, mark }))).toBe(refusal)
    write('marks: []')
    await apply()
    expect(documentOf(index, 'module.json').yanks).toEqual([own])
  })

  it('is only looked at with check', async () => {
    write(YANK)
    const before = textsOf(index.files)
    const followed: string[] = []
    const report = await apply({ check: true, followed })
    expect(followed).toEqual(['1.1.0 dry'])
    const marks = [{ address: 'acme/vpc/aws', yanked: ['1.1.0'] }]
    expect(report).toMatchObject({ status: 'planned', marks })
    expect(formatFileMarks(report.marks ?? [], true)).toEqual([
      'mark      acme/vpc/aws: yanked 1.1.0',
      'moved     tag latest: now null',
    ])
    expect(textsOf(index.files)).toEqual(before)
  })

  it('covers later versions with a deprecation that it has made, also the latest', async () => {
    const mark = 'marks:\n  - deprecate: acme/vpc/aws\n    versions: "< 3.0.0"\n    reason: old'
    write(`${mark}\n    allow-latest: true\n`)
    await apply()
    write(`${mark} indeed\n`)
    expect((await apply()).status).toBe('rendered')
  })

  it('is read again where it changes meanwhile', async () => {
    const open = index.open.bind(index)
    const texts = ['1.1.0', '1.0.0', '2.0.0'].map(
      (version) => `${YANK.replace('1.1.0', version)}    allow-latest: true\n`,
    )
    write(texts.shift())
    index.open = async () => {
      const snapshot = await open()
      if (texts.length > 0) write(texts.shift())
      return snapshot
    }
    await apply()
    expect(documentOf(index, 'module.json').yanks).toMatchObject([{ version: '2.0.0' }])
  })

  it('is not applied by the workflow of another repository, which may still render without it', async () => {
    const actor = { repository: { host: 'git.acme.test', repository: 'zoo/other' }, index: undefined }
    const report = await apply({ actor })
    expect([report.status, report.marks]).toEqual(['unchanged', undefined])
    write(YANK)
    const before = textsOf(index.files)
    expect(await refusalFrom(() => apply({ actor }))).toContain('NOT_OWNER: "acme/vpc/aws" belongs to')
    expect(textsOf(index.files)).toEqual(before)
  })
})
