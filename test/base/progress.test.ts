import { expect, it } from 'vitest'
import { Progress } from '../../src/base/progress.ts'

/** What is written while 300 parts take 50 ms each. */
function written(isTerminal: boolean, total = 300): string {
  let ms = 0
  const texts: string[] = []
  const progress = new Progress({ isTerminal, now: () => ms, write: (text) => texts.push(text) })
  for (let done = 1; done <= total; done += 1) {
    ms += 50
    progress.show('packages', done, total)
  }
  progress.clear()
  return texts.join('')
}

it('is one line on a terminal, which is gone at the end', () => {
  const text = written(true)
  expect(text).toContain('\r\u001b[K17/300 packages\r\u001b[K18/300 packages')
  expect(text).not.toContain('\n')
  expect(text).toMatch(/300\/300 packages\r\u001b\[K$/)
})

it('is a line every five seconds elsewhere', () =>
  expect(written(false)).toBe('100/300 packages, 10 s left\n200/300 packages, 5 s left\n300/300 packages\n'))

it('is gone from a terminal with the last part', () => {
  const texts: string[] = []
  const progress = new Progress({ isTerminal: true, now: () => 0, write: (text) => texts.push(text) })
  progress.show('packages', 2, 2)
  expect(texts).toEqual(['\r\u001b[K2/2 packages', '\r\u001b[K'])
})

it.each([true, false])('is nothing for one part (terminal: %s)', (isTerminal) =>
  expect(written(isTerminal, 1)).toBe(''),
)
