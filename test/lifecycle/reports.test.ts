import { describe, expect, it } from 'vitest'
import { formatMovingName } from '../../src/lifecycle/decision.ts'
import { formatMarkReport, type MarkReport } from '../../src/lifecycle/mark.ts'
import type { MovingName } from '../../src/lifecycle/ports.ts'
import {
  type DeletedPackage,
  formatRemoveReport,
  type RemoveReport,
  removeRefusals,
} from '../../src/lifecycle/remove.ts'
import { parseVersion, type Version } from '../../src/module/version.ts'

const [V1, V2] = [parseVersion('1.0.0'), parseVersion('2.0.0')]
const MOVED: MovingName = { name: 'tag latest', status: 'moved', version: V1 }
const unmoved = { before: V2, after: V2 }
const written = { commit: null, changed: [] }
/** `0.0.0`, `0.0.1` and so on. */
const manyVersions = (count: number): Version[] =>
  Array.from({ length: count }, (_, at) => parseVersion(`0.0.${at}`))

describe('a name that follows the latest version', () => {
  it.each<[MovingName, string]>([
    [MOVED, 'moved     tag latest: now 1.0.0'],
    [{ ...MOVED, status: 'planned' }, 'move      tag latest to 1.0.0'],
    [{ ...MOVED, status: 'kept', reason: 'nothing is left' }, 'kept      tag latest: nothing is left'],
    [
      { ...MOVED, status: 'kept', reason: 'it is forbidden', fix: 'oras tag x' },
      'kept      tag latest: it is forbidden\nby hand   oras tag x',
    ],
  ])('%j is a line', (name, line) => {
    expect(formatMovingName(name)).toBe(line)
  })
})

describe('the report of a mark', () => {
  const report: MarkReport = {
    status: 'updated',
    address: 'acme/vpc/aws',
    versions: [V1],
    latest: unmoved,
    listed: [V2, V1],
    names: [],
    index: written,
  }

  it.each<[string, Partial<MarkReport>, string]>([
    ['the latest version that stays', {}, 'latest    2.0.0\nlisted    2.0.0, 1.0.0'],
    [
      'a latest version where there was none, and names that moved',
      { latest: { before: null, after: V1 }, listed: [V1], names: [MOVED] },
      'latest    1.0.0, before it was none\nlisted    1.0.0\nmoved     tag latest: now 1.0.0',
    ],
    [
      'nothing that is left',
      { latest: { before: V1, after: null }, listed: [] },
      'latest    none, before it was 1.0.0\nlisted    no version',
    ],
  ])('says %s', (_, more, lines) => {
    expect(formatMarkReport({ ...report, ...more })).toBe(`updated   acme/vpc/aws 1.0.0\n${lines}`)
  })

  it('names twenty versions at most', () => {
    const versions = manyVersions(21)
    const twenty = `${versions.slice(0, 20).join(', ')}, and 1 more`
    expect(formatMarkReport({ ...report, status: 'unchanged', versions, listed: versions })).toBe(
      `unchanged acme/vpc/aws ${twenty}\nlatest    2.0.0\nlisted    ${twenty}`,
    )
  })
})

describe('the report of a removal', () => {
  const place = { kind: 'oci', location: 'oci://h/vpc' }
  const report: RemoveReport = {
    status: 'removed',
    address: 'acme/vpc/aws',
    version: V1,
    reason: 'a key\u202e',
    commit: 'c0ffee',
    latest: unmoved,
    listed: [V2],
    sameBytes: [],
    files: [],
    packages: [],
    names: [],
    index: written,
  }
  const stays =
    'stays     clones, forks and the Git history of the index and of the module repository keep it, and so do caches of clients, mirrors and hosts: revoke a leaked secret first'

  it.each<[string, Partial<RemoveReport>, string[]]>([
    [
      'the files, the names and the other versions with the same zip',
      { files: ['a/x', 'a/y'], names: [MOVED], sameBytes: [V2, parseVersion('3.0.0')] },
      [
        'removed   acme/vpc/aws 1.0.0: a key\\u{202e}',
        'latest    2.0.0',
        'listed    2.0.0',
        'deleted   a/x',
        'deleted   a/y',
        'moved     tag latest: now 1.0.0',
        'same      2.0.0, 3.0.0: the same package, which stays',
      ],
    ],
    [
      'what is planned',
      { status: 'planned', files: ['a/x'], packages: [{ ...place, status: 'planned', notes: [] }] },
      [
        'planned   acme/vpc/aws 1.0.0: a key\\u{202e}',
        'latest    2.0.0',
        'listed    2.0.0',
        'delete    a/x',
        'delete    oci://h/vpc',
      ],
    ],
    [
      'that nothing is left',
      { status: 'unchanged', latest: { before: V1, after: null }, listed: [] },
      [
        'unchanged acme/vpc/aws 1.0.0: a key\\u{202e}',
        'latest    none, before it was 1.0.0',
        'listed    no version',
      ],
    ],
    [
      'a latest version where there was none, and twenty of many versions',
      { latest: { before: null, after: V2 }, listed: manyVersions(22) },
      [
        'removed   acme/vpc/aws 1.0.0: a key\\u{202e}',
        'latest    2.0.0, before it was none',
        `listed    ${manyVersions(20).join(', ')}, and 2 more`,
      ],
    ],
  ])('says %s', (_, more, lines) => {
    expect(formatRemoveReport({ ...report, ...more })).toBe([...lines, stays].join('\n'))
  })

  it.each<[DeletedPackage, string[]]>([
    [
      { ...place, status: 'deleted', notes: ['with tag 1.0.0', 'and its signature'] },
      ['deleted   oci://h/vpc', '          with tag 1.0.0', '          and its signature'],
    ],
    [
      { ...place, status: 'absent', notes: ['it was deleted before'] },
      ['absent    oci://h/vpc', '          it was deleted before'],
    ],
    [
      { ...place, status: 'impossible', reason: 'Git keeps it', fix: 'rewrite the history' },
      ['kept      oci://h/vpc: Git keeps it', 'by hand   rewrite the history'],
    ],
    [
      { ...place, status: 'failed', reason: 'it is forbidden', fix: 'ask the owner' },
      ['kept      oci://h/vpc: it is forbidden', 'by hand   ask the owner'],
    ],
  ])('says what became of a package: $status', (deleted, lines) => {
    const text = formatRemoveReport({ ...report, packages: [deleted] })
    expect(text.split('\n').slice(3, -1)).toEqual(lines)
    expect(removeRefusals({ ...report, packages: [deleted] })).toEqual(
      deleted.status !== 'failed'
        ? []
        : [
            {
              code: 'STORE_REFUSED',
              message: 'oci://h/vpc is not deleted: it is forbidden',
              hint: 'ask the owner',
            },
          ],
    )
  })
})
