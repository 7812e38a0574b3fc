import { beforeEach, describe, expect, it } from 'vitest'
import { marksOfIndex } from '../../src/cli/render.ts'
import { parseMarks } from '../../src/composition/marks-file.ts'
import type { Actor } from '../../src/lifecycle/decision.ts'
import { modulesOf, parseVersionRange } from '../../src/lifecycle/marks-file.ts'
import { removeVersion } from '../../src/lifecycle/remove.ts'
import { checkMarks, formatFileMarks, renderMarks } from '../../src/lifecycle/render-marks.ts'
import { formatModuleAddress, parseModuleAddress } from '../../src/module/module-address.ts'
import { parseVersion } from '../../src/module/version.ts'
import { refusalFrom, refusalOf } from '../refusal.ts'
import {
  A_PERSON,
  anIndex,
  decideOn,
  type MarkedIndex,
  raceBackoff,
  renderDependencies,
} from '../support/lifecycle/marked-index.ts'
import { aRegistry, bytesOf } from '../support/publish/samples.ts'

const DATE = '2026-01-02T03:04:05Z'
const VPC = parseModuleAddress('acme/vpc/aws')

const parse = (marks: string) => parseMarks('marks.yml', bytesOf(`marks:\n${marks}`))

let index: MarkedIndex

beforeEach(async () => {
  index = await anIndex()
})

describe('a file of marks', () => {
  const one = (kind: string, of: string, more = '', reason = 'x') =>
    `  - ${kind}: ${of}\n${more}    reason: ${reason}\n`
  const key = (name: string, value: string) => `    ${name}: ${value}\n`
  const UNKNOWN_KIND = 'line 2: "marks.0": needs one of "yank" and "deprecate", not both'
  const HTTPS = 'line 3: "marks.0.link": must be an https URL without user and password'
  const SELF = '"marks.0.replacement": must be another module, or a version that the mark is not about'
  const twice = (of: string) =>
    `"${of}" has this mark already: remove one of the two (the other one is in line 2)`

  it.each([
    [one('yank', 'acme/vpc/aws'), 'line 2: "marks.0.versions": is needed: name the versions to yank'],
    ['  - reason: x\n', UNKNOWN_KIND],
    [one('yank', 'a/b/c', key('deprecate', 'a/b/c') + key('versions', '1.0.0')), UNKNOWN_KIND],
    [one('yank', 'acme/vpc', key('versions', '1.0.0')), 'line 2: "marks.0.yank"'],
    [one('deprecate', '[]'), 'line 2: "marks.0.deprecate"'],
    [one('deprecate', 'a/b/c', '', '""'), 'line 3: "marks.0.reason": must be one line'],
    [one('deprecate', 'a/b/c', key('link', 'http://a.test')), HTTPS],
    [one('deprecate', 'a/b/c', key('link', 'https://')), HTTPS],
    [
      one('deprecate', 'a/b/c', key('replacement', 'x/y')),
      'line 3: "marks.0.replacement": module address "x/y" is not valid',
    ],
    [one('deprecate', '[d/e/f, a/b/c]', key('replacement', 'A/b/c')), `line 3: ${SELF}`],
    [one('yank', 'a/b/c', key('versions', '">= 1"') + key('replacement', 'a/b/c@1.0.0')), `line 4: ${SELF}`],
    [one('deprecate', 'a/b/c', key('version', '1.0.0')), 'line 3: unknown key "version"'],
    [one('deprecate', 'a/b/c') + one('deprecate', '[d/e/f, A/b/c]'), `line 4: "marks.1": ${twice('A/b/c')}`],
    [
      one('yank', 'a/b/c', key('versions', '"< 2"')) + one('yank', 'a/b/c', key('versions', '<2')),
      `line 5: "marks.1": ${twice('a/b/c < 2')}`,
    ],
  ])('%j is refused with its line', (text, problem) =>
    expect(refusalOf(() => parse(text))).toContain(`INVALID_CONFIG: marks.yml ${problem}`),
  )

  it('may yank and deprecate the same versions, and mark others of the module', () => {
    const [of, others] = [key('versions', '1.0.0'), key('versions', '1.0.1')]
    const { marks } = parse(
      one('yank', 'a/b/c', of) + one('deprecate', 'a/b/c', of) + one('yank', '[a/b/c, d/e/f]', others),
    )
    const modules = marks.map((each) => modulesOf(each).map(formatModuleAddress))
    expect(modules).toEqual([['a/b/c'], ['a/b/c'], ['a/b/c', 'd/e/f']])
  })

  it('takes all marks back with an empty list alone, as a file may have been cut off', () => {
    expect(parseMarks('marks.yml', bytesOf('marks: []')).marks).toEqual([])
    for (const text of ['', '{}', '# marks:\n'])
      expect(() => parseMarks('marks.yml', bytesOf(text))).toThrow(
        '"marks": is missing; write "marks: []" to take all marks back',
      )
  })
})

describe('marks that are checked against an index', () => {
  async function check(text: string, more: object = {}) {
    const context = { registry: aRegistry(), actor: A_PERSON }
    await checkMarks({ ...parse(text), ...more }, await index.open(), context)
  }

  const hint = 'nothing was written; correct these lines, then run it again'
  const latest =
    'acme/vpc/aws 2.0.0 is the latest version; publish its successor first, or add "allow-latest: true"'
  const replacementOf = (text: string) =>
    `the replacement "${text}" is not in the index; name a module of it, or a listed version of one`
  const mark = (kind: string, versions: string, more = '') =>
    `  - ${kind}: acme/vpc/aws\n    versions: "${versions}"\n    reason: x\n${more}`
  const replaced = (by: string) => mark('deprecate', '1.0.0', `    replacement: ${by}\n`)

  it.each<[string, string | undefined]>([
    [mark('yank', '1.0.0'), undefined],
    [mark('yank', '> 1.1'), latest],
    [mark('deprecate', '2.0.0'), latest],
    [mark('deprecate', '2.0.0', '    allow-latest: true\n'), undefined],
    [mark('deprecate', '2.0.0', '    allow-latest: false\n'), latest],
    ['  - deprecate: acme/vpc/aws\n    reason: x\n', undefined],
    [mark('yank', '3.0.0'), 'acme/vpc/aws has no published version "3.0.0"; it has 2.0.0, 1.1.0, 1.0.0'],
    [replaced('acme/vpc/aws@1.1.0'), undefined],
    [replaced('acme/vpc/aws@2.0.0'), undefined],
    [replaced('acme/vpc/aws@9.0.0'), replacementOf('acme/vpc/aws@9.0.0')],
    [replaced('zoo/dns/google@1.0.0'), undefined],
    [replaced('zoo/none/google'), replacementOf('zoo/none/google')],
  ])('%j: %s', async (text, problem) => {
    if (problem === undefined) return expect(await check(text)).toBeUndefined()
    const refusal = `INVALID_CONFIG: marks.yml line 2: ${problem} | ${hint}`
    expect(await refusalFrom(() => check(text))).toBe(refusal)
  })

  it('advise no version that is yanked', async () => {
    const [versions, mark] = [parseVersionRange('1.1.0'), { reason: 'x', date: DATE }]
    await decideOn(index, { action: 'yank', versions, mark })
    const advised = 'acme/vpc/aws@1.1.0'
    expect(await refusalFrom(() => check(replaced(advised)))).toContain(replacementOf(advised))
  })

  it('say nothing of versions that are removed, and may be about a module without any', async () => {
    const deleted = { status: 'deleted', notes: [] } as const
    const storage = { follow: async () => [], delete: async () => deleted }
    const remove = (version: string) =>
      removeVersion(
        { address: VPC, version: parseVersion(version), reason: 'x', date: DATE, dryRun: false },
        { index, raceBackoff, storage, actor: A_PERSON },
      )
    const unpublished = async (version: string, others: string) =>
      expect(await refusalFrom(() => check(mark('yank', version)))).toContain(
        `acme/vpc/aws has no published version "${version}"; it has ${others} |`,
      )
    await remove('1.0.0')
    await check(mark('yank', '1.0.0'))
    await unpublished('1.0.1', '2.0.0, 1.1.0')
    for (const version of ['1.1.0', '2.0.0']) await remove(version)
    await unpublished('3.0.0', 'none')
    await check(mark('yank', '2.0.0'))
    await check('  - deprecate: acme/vpc/aws\n    reason: x\n')
  })

  it('are refused line by line, twenty at most, without a line where nobody knows it', async () => {
    const text = `  - deprecate: [${Array.from({ length: 21 }, (_, at) => `a/m${at}/c`)}]\n    reason: x\n`
    const problem = (at: number) =>
      `the index has no module a/m${at}/c; remove it from the file, or correct it`
    const lines = Array.from({ length: 20 }, (_, at) => `mine.yml: ${problem(at)}`)
    const more = { name: 'mine.yml', lineOf: () => undefined }
    expect(await refusalFrom(() => check(text, more))).toBe(
      `INVALID_CONFIG: ${lines.join('\n')}\nand 1 more | ${hint}`,
    )
  })

  it('ask for each module that they name once', async () => {
    index.reads.length = 0
    await check(`${replaced('zoo/dns/google')}${mark('yank', '1.0.0')}`)
    const modules = ['acme/vpc/aws', 'zoo/dns/google']
    expect(index.reads).toEqual(modules.map((module) => `v1/modules/${module}/module.json`))
  })
})

const MOVED = { name: 'tag latest', status: 'moved', version: null } as const

/** Writes `marks.yml` into the index; without a text it is deleted. */
function write(text: string | undefined): void {
  index.write(new Map([['marks.yml', text === undefined ? null : bytesOf(text)]]))
}

/** `followed` gets the versions whose names were asked to follow */
function apply({ check = false, date = DATE, actor = A_PERSON as Actor, followed = [] as string[] } = {}) {
  const storage = {
    follow: async (_: unknown, versions: readonly string[], dryRun: boolean) => {
      followed.push(...versions.map((version) => `${version}${dryRun ? ' dry' : ''}`))
      return [MOVED]
    },
  }
  const dependencies = { index, ...renderDependencies, actor, storage, readMarks: marksOfIndex, date }
  return renderMarks(dependencies, { check })
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
    const { yanks, deprecations } = index.document('module.json')
    const made = { date: DATE, origin: 'marks.yml' }
    const replacement = 'zoo/dns/google@1.0.0'
    expect(yanks).toEqual([{ version: '1.1.0', reason: 'deletes the state bucket', replacement, ...made }])
    expect(deprecations).toEqual([{ reason: 'no longer maintained', link: 'https://acme.test/why', ...made }])
    const [{ versions }] = index.document('versions').modules
    expect(versions).toEqual([{ version: '2.0.0' }, { version: '1.0.0' }])
    const messages = index.commits.slice(commits).map(({ message }) => message)
    expect(messages).toEqual(['Render the index with the marks of marks.yml'])
    const again = await apply({ date: '2027-01-01T00:00:00Z' })
    expect(again).toMatchObject({ status: 'unchanged', marks: [], index: { changed: [] } })
    write(undefined)
    expect(await apply()).toMatchObject({ status: 'unchanged' })
    expect(index.document('module.json').yanks).toHaveLength(1)
  })

  it('takes back what it does not name any more, and lets the moving names follow', async () => {
    const before = index.texts()
    write(YANK + DEPRECATE)
    const followed: string[] = []
    await apply({ followed })
    write(`marks:\n${DEPRECATE}`)
    expect(formatFileMarks((await apply({ followed })).marks ?? [], false)).toEqual([
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
    expect(index.texts()).toEqual(before)
  })

  it('leaves marks of commands, and takes over those that it names too, with their date', async () => {
    const mark = { reason: 'by hand', date: '2025-05-05T05:05:05Z' }
    for (const version of ['1.0.0', '1.1.0'])
      await decideOn(index, { action: 'yank', versions: parseVersionRange(version), mark })
    write(YANK)
    await apply()
    const own = { version: '1.0.0', ...mark }
    const taken = { version: '1.1.0', date: mark.date, origin: 'marks.yml' }
    expect(index.document('module.json').yanks).toEqual([expect.objectContaining(taken), own])
    const refusal =
      'INVALID_INPUT: marks.yml marks acme/vpc/aws 1.1.0, and so the file alone changes that | change or remove the mark in marks.yml, and apply it: module-registry render --index …'
    const versions = parseVersionRange('1.1.0')
    expect(await refusalFrom(() => decideOn(index, { action: 'restore', versions }))).toBe(refusal)
    expect(await refusalFrom(() => decideOn(index, { action: 'yank', versions, mark }))).toBe(refusal)
    write('marks: []')
    await apply()
    expect(index.document('module.json').yanks).toEqual([own])
  })

  it('is only looked at with check', async () => {
    write(YANK)
    const before = index.texts()
    const followed: string[] = []
    const report = await apply({ check: true, followed })
    expect(followed).toEqual(['1.1.0 dry'])
    const marks = [{ address: 'acme/vpc/aws', yanked: ['1.1.0'] }]
    expect(report).toMatchObject({ status: 'planned', marks })
    expect(formatFileMarks(report.marks ?? [], true)).toEqual([
      'mark      acme/vpc/aws: yanked 1.1.0',
      'moved     tag latest: now null',
    ])
    expect(index.texts()).toEqual(before)
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
    expect(index.document('module.json').yanks).toMatchObject([{ version: '2.0.0' }])
  })

  it('is not applied by the workflow of another repository, which may still render without it', async () => {
    const actor = { repository: { host: 'git.acme.test', repository: 'zoo/other' }, index: undefined }
    const report = await apply({ actor })
    expect([report.status, report.marks]).toEqual(['unchanged', undefined])
    write(YANK)
    const before = index.texts()
    expect(await refusalFrom(() => apply({ actor }))).toContain('NOT_OWNER: "acme/vpc/aws" belongs to')
    expect(index.texts()).toEqual(before)
  })
})
