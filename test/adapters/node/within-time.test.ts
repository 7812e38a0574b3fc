import { expect, it } from 'vitest'
import { SourceTime } from '../../../src/adapters/git/source-limits.ts'
import { withinTime } from '../../../src/adapters/node/within-time.ts'

const late = () => new Error('late')

it.each([
  [
    'a loop',
    () => {
      for (;;);
    },
  ],
  ['a regular expression', () => /^(a*)*b$/.test('a'.repeat(50))],
])('ends %s, and goes on', (_, work) => {
  expect(() => withinTime(20, work, late)).toThrow('late')
  expect(withinTime(60_000, () => 1, late)).toBe(1)
})

it('counts against the time of a source, which is refused', async () => {
  const time = new SourceTime('acme/vpc', { seconds: 1 })
  const work = async () =>
    time.run(() => {
      for (;;);
    })
  await expect(time.spend(work)).rejects.toMatchObject({ code: 'LIMIT_EXCEEDED' })
  expect(time.signal.aborted).toBe(true)
  expect(() => time.run(() => 1)).toThrow(expect.objectContaining({ code: 'LIMIT_EXCEEDED' }))
})
