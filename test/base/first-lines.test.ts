import { expect, it } from 'vitest'
import { firstLines } from '../../src/base/first-lines.ts'

const lines = (count: number) => Array.from({ length: count }, (_, at) => `line ${at + 1}`).join('\n')

it('leaves a text that is short enough as it is', () =>
  expect(firstLines(lines(3), 20, 'log')).toBe(lines(3)))

it.each([
  ['a text', '', 'line 1\nline 2\nline 3\n', '3 of 90'],
  ['a block of code', '```\n', '```\nline 1\nline 2\n```\n', '3 of 91'],
  ['a part to unfold', '<details>\n', '<details>\nline 1\n</details>\n', '2 of 91'],
])('cuts %s at a line, and closes what it leaves open', (_, before, expected, count) => {
  const cut = firstLines(`${before}${lines(90)}`, 90, 'log')
  expect(cut).toBe(`${expected}\nCut here: ${count} lines are shown. All of it: log\n`)
  expect(cut.length).toBeLessThanOrEqual(90)
})
