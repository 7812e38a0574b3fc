import { describe, expect, it } from 'vitest'
import {
  delayMs,
  pollBackoff,
  raceBackoff,
  raceWindowMs,
  waitWithin,
} from '../../../src/adapters/http/backoff.ts'

const policy = { firstMs: 100, growth: 'quadratic', longestMs: 350, jitter: 0 } as const

describe('delayMs', () => {
  it.each([
    ['quadratic', [100, 350, 350, 350]],
    ['exponential', [100, 200, 350, 350]],
  ] as const)('grows %s up to the longest wait', (growth, delays) => {
    expect([1, 2, 3, 4].map((attempt) => delayMs({ ...policy, growth }, attempt))).toEqual(delays)
  })

  it.each([0.5, 1])('varies by the jitter %d', (jitter) => {
    const delays = Array.from({ length: 200 }, () => delayMs({ ...policy, jitter }, 1))
    expect(Math.max(...delays)).toBeLessThanOrEqual(100)
    expect(Math.min(...delays)).toBeGreaterThanOrEqual(100 * (1 - jitter))
    expect(new Set(delays).size).toBeGreaterThan(100)
  })
})

describe('the window after a lost race', () => {
  const windows = (tookMs: number) => [1, 2, 3, 4, 5, 6, 7, 50].map((losses) => raceWindowMs(losses, tookMs))

  it('grows with the first losses, then shrinks, and never below that of a few writers', () => {
    expect(windows(100)).toEqual([200, 600, 1800, 4000, 2000, 1000, 800, 800])
  })

  it('follows what a try takes, within limits', () => {
    expect(windows(1)).toEqual(windows(50))
    expect(windows(1e9)).toEqual(windows(2000))
  })
})

describe('a wait', () => {
  it('ends when no time is left', async () => {
    const started = Date.now()
    expect(await waitWithin(20, 60_000)).toBe(true)
    expect(Date.now() - started).toBeLessThan(10_000)
    expect(await waitWithin(0, 60_000)).toBe(false)
  })

  it('sends one last poll when the seconds are over', async () => {
    const backoff = pollBackoff(0.05)
    expect(await backoff.wait(1)).toBe(true)
    expect(await backoff.wait(2)).toBe(false)
  })

  it('lets a writer who lost a race try while the time lasts', async () => {
    expect(await raceBackoff(60_000).wait(1)).toBe(true)
    expect(await raceBackoff(0).wait(1)).toBe(false)
  })
})
