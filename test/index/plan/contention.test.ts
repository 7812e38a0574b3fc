import { describe, expect, it } from 'vitest'
import { delayMs } from '../../../src/adapters/http/backoff.ts'
import { raceBackoff } from '../../../src/composition/index-store.ts'
import { updateIndex } from '../../../src/index/plan/update-index.ts'
import type { IndexStore, RaceBackoff } from '../../../src/index/ports.ts'
import { MemoryIndex } from '../../support/index/memory-index.ts'
import { bytesOf } from '../../support/publish/samples.ts'
import { VirtualTime } from '../../support/virtual-time.ts'

/** What a try takes at a Git server, in milliseconds: reading, and planning and pushing. */
const READ_MS = 150
const WRITE_MS = 250
const TRY_MS = READ_MS + WRITE_MS
const DEADLINE_MS = 10 * 60_000

type BackoffOf = (time: VirtualTime) => RaceBackoff

const ours: BackoffOf = (time) => raceBackoff(DEADLINE_MS, time)

/** The window doubles with each loss, and never gets shorter. */
const doubling: BackoffOf = (time) => ({
  async wait(attempt) {
    const policy = { firstMs: 2 * TRY_MS, growth: 'exponential', longestMs: 30_000, jitter: 0 } as const
    await time.sleep(delayMs(policy, attempt) * time.random())
    return true
  },
})

/** An index at a distance. */
function distant(index: MemoryIndex, time: VirtualTime): IndexStore {
  const spread = () => 0.7 + 0.6 * time.random()
  return {
    isCreatedByPublish: true,
    async open() {
      const snapshot = await index.open()
      await time.sleep(READ_MS * spread())
      return snapshot
    },
    async commit(change, on) {
      await time.sleep(WRITE_MS * spread())
      return index.commit(change, on)
    },
  }
}

interface Landed {
  readonly tries: number
  readonly ms: number
}

/** Writers that start at these times, in milliseconds, each with a file of its own. */
async function writersAt(starts: (time: VirtualTime) => readonly number[], seed: number, backoffOf = ours) {
  const time = new VirtualTime(seed)
  const index = new MemoryIndex(new Map([['registry.json', bytesOf('{}')]]))
  const write = async (start: number, writer: number): Promise<Landed> => {
    await time.sleep(start)
    const files = new Map([[`${writer}`, bytesOf('x')]])
    const plan = async (_: unknown, attempt: number) => ({
      result: attempt,
      change: { message: 'add', files },
    })
    const { result } = await updateIndex(distant(index, time), backoffOf(time), plan)
    return { tries: result, ms: time.now() - start }
  }
  const landed = await time.run(starts(time).map(write))
  expect(index.files.size).toBe(landed.length + 1)
  expect(index.commits).toHaveLength(landed.length)
  return landed
}

const share = (landed: readonly Landed[], part: number) =>
  landed.map(({ ms }) => ms).toSorted((a, b) => a - b)[Math.ceil(landed.length * part) - 1] ?? 0
const median = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
const triesEach = (landed: readonly Landed[]) =>
  landed.reduce((sum, { tries }) => sum + tries, 0) / landed.length

const SEEDS = Array.from({ length: 12 }, (_, seed) => seed + 1)

describe('writers of one index', () => {
  it.each([
    { writers: 2, tries: 1.6, seconds: 3 },
    { writers: 8, tries: 3.2, seconds: 15 },
    { writers: 64, tries: 6, seconds: 45 },
  ])('all land, $writers of them at once, in $tries tries each and $seconds s', async (goal) => {
    const runs = await Promise.all(
      SEEDS.map((seed) => writersAt(() => Array.from({ length: goal.writers }, () => 0), seed)),
    )
    expect(median(runs.map(triesEach))).toBeLessThanOrEqual(goal.tries)
    expect(median(runs.map((landed) => share(landed, 1)))).toBeLessThanOrEqual(goal.seconds * 1000)
  })

  it('keeps the slowest of 64 within three times the median', async () => {
    const runs = await Promise.all(SEEDS.map((seed) => writersAt(() => new Array(64).fill(0), seed)))
    expect(median(runs.map((landed) => share(landed, 1) / share(landed, 0.5)))).toBeLessThanOrEqual(3)
  })

  it('lets nobody starve while newcomers take most of what the index can take', async () => {
    /** 32 at once, and 300 more that come at random, one for 1.4 tries. */
    const crowd = (time: VirtualTime) => {
      let at = 0
      const next = () => {
        at -= Math.log(1 - time.random()) * TRY_MS * 1.4
        return at
      }
      return [...new Array(32).fill(0), ...Array.from({ length: 300 }, next)]
    }
    const slowest = async (backoffOf: BackoffOf) => {
      const runs = await Promise.all(SEEDS.slice(0, 6).map((seed) => writersAt(crowd, seed, backoffOf)))
      return median(runs.map((landed) => share(landed, 1)))
    }
    const [fair, plain] = [await slowest(ours), await slowest(doubling)]
    expect(fair).toBeLessThan(70_000)
    expect(fair).toBeLessThan(plain / 1.5)
  })
})
