import { expect, it } from 'vitest'
import { INDEX_RACE_MS, raceBackoff } from '../../../src/composition/index-store.ts'
import { updateIndex } from '../../../src/index/plan/update-index.ts'
import type { IndexStore } from '../../../src/index/ports.ts'
import { MemoryIndex } from '../../support/index/memory-index.ts'
import { bytesOf } from '../../support/publish/samples.ts'
import { VirtualTime } from '../../support/virtual-time.ts'

/** What a try takes at a Git server, in milliseconds: reading, and planning and pushing. */
const TRY_MS = { read: 150, write: 250 }

/** An index at a distance. */
function distant(index: MemoryIndex, time: VirtualTime, { read, write }: typeof TRY_MS): IndexStore {
  const spread = () => 0.7 + 0.6 * time.random()
  return {
    isCreatedByPublish: true,
    async open() {
      const snapshot = await index.open()
      await time.sleep(read * spread())
      return snapshot
    },
    async commit(change, on) {
      await time.sleep(write * spread())
      return index.commit(change, on)
    },
  }
}

/** Writers at once, each with a file of its own. */
async function landings(writers: number, seed: number, tryMs = TRY_MS) {
  const time = new VirtualTime(seed)
  const index = new MemoryIndex(new Map([['registry.json', bytesOf('{}')]]))
  const write = async (writer: number) => {
    const files = new Map([[`${writer}`, bytesOf('x')]])
    const plan = async (_: unknown, time: number) => ({ result: time, change: { message: 'add', files } })
    const { result } = await updateIndex(distant(index, time, tryMs), raceBackoff(INDEX_RACE_MS, time), plan)
    return { tries: result, ms: time.now() }
  }
  const landed = await time.run(Array.from({ length: writers }, (_, writer) => write(writer)))
  expect(index.files.size).toBe(landed.length + 1)
  expect(index.commits).toHaveLength(landed.length)
  return landed
}

const share = (numbers: readonly number[], part: number) =>
  numbers.toSorted((a, b) => a - b)[Math.ceil(numbers.length * part) - 1] ?? 0
const median = (numbers: readonly number[]) => share(numbers, 0.5)

const SEEDS = Array.from({ length: 12 }, (_, seed) => seed + 1)

it.each([
  { writers: 2, tries: 1.6, seconds: 3, spread: 4 },
  { writers: 8, tries: 3.2, seconds: 15, spread: 5 },
  { writers: 64, tries: 6, seconds: 45, spread: 3 },
])('$writers writers land in $tries tries, $seconds s and $spread times the median', async (goal) => {
  const runs = await Promise.all(SEEDS.map((seed) => landings(goal.writers, seed)))
  const triesEach = runs.map((landed) => landed.reduce((sum, { tries }) => sum + tries, 0) / landed.length)
  const times = runs.map((landed) => landed.map(({ ms }) => ms))
  expect(median(triesEach)).toBeLessThanOrEqual(goal.tries)
  expect(median(times.map((all) => share(all, 1)))).toBeLessThanOrEqual(goal.seconds * 1000)
  expect(median(times.map((all) => share(all, 1) / median(all)))).toBeLessThanOrEqual(goal.spread)
})

it('200 writers at once land before one gives up, where a try takes four seconds', async () => {
  const landed = await landings(200, 1, { read: 1_500, write: 2_500 })
  expect(landed).toHaveLength(200)
})
