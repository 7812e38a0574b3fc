import { expect, it } from 'vitest'
import { Progress } from '../../src/base/progress.ts'

/** What is written while so many of 300 parts take 50 ms each. */
function written(isTerminal: boolean, total = 300, end = total): string {
  let [ms, text] = [0, '']
  const write = (more: string) => {
    text += more
  }
  const progress = new Progress({ isTerminal, now: () => ms, write })
  for (let done = 1; done <= end; done += 1) {
    ms += 50
    progress.show('packages', done, total)
  }
  if (end < total) progress.clear()
  return text
}

it('is one line on a terminal, which is gone with the last part, or when it is cleared', () => {
  const text = written(true)
  expect(text).toContain('\r\u001b[K17/300 packages\r\u001b[K18/300 packages')
  expect(text).not.toContain('\n')
  expect(text).toMatch(/300\/300 packages\r\u001b\[K$/)
  expect(written(true, 300, 100)).toMatch(/100\/300 packages, 10 s left\r\u001b\[K$/)
})

it('is a line every five seconds elsewhere', () =>
  expect(written(false)).toBe('100/300 packages, 10 s left\n200/300 packages, 5 s left\n300/300 packages\n'))

it.each([true, false])('is nothing for one part (terminal: %s)', (isTerminal) =>
  expect(written(isTerminal, 1)).toBe(''),
)
