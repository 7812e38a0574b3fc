import { expect, it } from 'vitest'
import { firstLines } from '../../src/base/first-lines.ts'

const lines = (count: number) => Array.from({ length: count }, (_, at) => `line ${at + 1}`).join('\n')

it('leaves a text that is short enough as it is', () =>
  expect(firstLines(lines(3), 20, 'log')).toBe(lines(3)))

it.each([
  ['a text', `${lines(90)}`, 'line 1\nline 2\nline 3\n\nCut here: 3 of 90 lines are shown. All of it: log\n'],
  [
    'a block of code',
    `\`\`\`\n${lines(90)}`,
    '```\nline 1\nline 2\n```\n\nCut here: 3 of 91 lines are shown. All of it: log\n',
  ],
  [
    'a part to unfold',
    `<details>\n${lines(90)}`,
    '<details>\nline 1\n</details>\n\nCut here: 2 of 91 lines are shown. All of it: log\n',
  ],
])('cuts %s at a line, and closes what it leaves open', (_, text, expected) => {
  const cut = firstLines(text, 90, 'log')
  expect(cut).toBe(expected)
  expect(cut.length).toBeLessThanOrEqual(90)
})
