import { describe, expect, it } from 'vitest'
import {
  type BenchRow,
  formatBenchmarks,
  formatTable,
  judge,
  recordFigure,
  recordFigures,
  rows,
  rowText,
} from '../../scripts/bench-table.mjs'

const met: BenchRow = { name: 'start: a | b', measured: '1.9x (1 ms\n/ 2 ms)', goal: '2x', isMet: true }
const missed: BenchRow = { name: 'slow', measured: '9x', goal: '2x', isMet: false }
const plain: BenchRow = { name: 'size', measured: '3 MB', goal: '', isMet: undefined }

describe('a goal', () => {
  it.each([
    [{ is: 2, goal: 2 }, true],
    [{ is: 2.1, goal: 2 }, false],
    [{ is: 2, goal: 2, atLeast: true }, true],
    [{ is: 1.9, goal: 2, atLeast: true }, false],
    [{ is: 5 }, undefined],
  ])('%j is judged', (figure, verdict) => {
    expect(judge(figure)).toBe(verdict)
  })

  it('of several figures is met if all of them are', () => {
    const figures = [
      { what: 'landed', is: 64, goal: 64, atLeast: true },
      { what: 'pushes', is: 101, goal: 100 },
      { what: 's', is: 9 },
    ]
    const row = { name: 'writers', measured: '64 landed, 101 pushes, 9 s', goal: '≥ 64 landed, ≤ 100 pushes' }
    expect(recordFigures('writers', figures)).toEqual({ ...row, isMet: false })
    expect(recordFigures('writers', figures.slice(2))).toMatchObject({ goal: '', isMet: undefined })
    expect(rows.map(({ name }) => name)).toEqual(['writers', 'writers'])
  })

  it.each([
    ['0.83x of 0.70x  (12 / 14 a second)', '0.83x  (12 / 14 a second)', '0.70x'],
    ['119 MB of 150 MB', '119 MB', '150 MB'],
    ['1.2 s after it', '1.2 s after it', ''],
  ])('stands in the figure %s', (figure, measured, goal) => {
    expect(recordFigure('serve', figure, true)).toEqual({ name: 'serve', measured, goal, isMet: true })
  })
})

describe('the table', () => {
  it('has a line for each row, and why a goal is missed', () => {
    expect(formatTable([met, missed, plain], { slow: 'the disk is slow' })).toBe(
      [
        '| what | measured | goal | |',
        '|---|---|---|---|',
        '| start: a \\| b | 1.9x (1 ms / 2 ms) | 2x | met |',
        '| slow | 9x | 2x | **missed** |',
        '| size | 3 MB |  |  |',
        '',
        '## Missed',
        '',
        '- **slow**: the disk is slow',
      ].join('\n'),
    )
    expect(formatTable([met], {})).not.toContain('Missed')
  })

  it('names no missed row without its cause', () => {
    expect(() => formatTable([missed], {})).toThrow(/bench-causes\.mjs: slow$/)
  })

  it('stands below the machines, the dates and the command', () => {
    const parts = {
      start: { machine: '2 × Test', date: '2026-01-02', rows: [plain] },
      publish: { machine: '2 × Test', date: '2026-01-01', rows: [met] },
    }
    const text = formatBenchmarks({ parts }, {})
    expect(text).toContain('- 2 × Test, 2026-01-01 to 2026-01-02: start, publish\n')
    expect(text).toContain('npm run bench -- --write start publish\n```\n\n| what')
    expect(text).toMatch(/\| size .*\n\| start: a /)
  })

  it('has the table of the real repositories below it, and the command of their own', () => {
    const parts = {
      start: { machine: '2 × Test', date: '2026-01-02', rows: [plain] },
      real: {
        machine: '9 × Test',
        date: '2026-01-03',
        rows: [met],
        table: '| repository |\n| --- |\n| acme/a |',
      },
    }
    const text = formatBenchmarks({ parts }, {})
    expect(text).toContain('- 2 × Test, 2026-01-02: start\n- 9 × Test, 2026-01-03: real\n')
    expect(text).toContain(
      'npm run bench -- --write start\nnpm run bench real -- --write --collect DIR…\n```',
    )
    expect(text).toMatch(
      /## Real module repositories\n\n[^|]+\n\n\| repository \|\n\| --- \|\n\| acme\/a \|\n$/,
    )
  })

  it('is printed as it grows', () => {
    expect(rowText(missed)).toMatch(/^slow {45}9x {2}MISSED \(goal 2x\)$/)
    expect(rowText(plain)).toMatch(/3 MB$/)
  })
})
