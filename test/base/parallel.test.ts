import { describe, expect, it } from 'vitest'
import { inOrder } from '../../src/base/in-order.ts'
import { eachInParallel, inParallel } from '../../src/base/in-parallel.ts'

async function* stream<T>(members: readonly T[]): AsyncGenerator<T> {
  yield* members
}

async function listOf<T>(members: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = []
  for await (const member of members) list.push(member)
  return list
}

/** Work of one turn of the event loop or more, and how much of it went on at once. */
function counted() {
  const seen = { now: 0, most: 0, begun: [] as number[] }
  const work = async (member: number) => {
    seen.begun.push(member)
    seen.now += 1
    seen.most = Math.max(seen.most, seen.now)
    for (let turn = 0; turn <= member % 3; turn += 1) await new Promise((resolve) => setImmediate(resolve))
    seen.now -= 1
    if (member === 13) throw new Error(`${member} fails`)
    return member * 10
  }
  return { seen, work }
}

const MEMBERS = [5, 4, 3, 2, 1, 0]

it.each<[atOnce: number, members: number[], most: number]>([
  [1, MEMBERS, 1],
  [2, MEMBERS, 2],
  [4, MEMBERS, 4],
  [9, [1], 1],
  [9, [], 0],
])(
  'work on many members goes on %i at once, and its results are in the order of %j',
  async (atOnce, members, most) => {
    const [one, other] = [counted(), counted()]
    const results = members.map((member) => member * 10)
    expect(await inParallel(members, atOnce, one.work)).toEqual(results)
    expect(await listOf(inOrder(stream(members), atOnce, other.work))).toEqual(results)
    expect([one.seen.most, other.seen.most]).toEqual([most, most])
  },
)

describe('work on members as they come', () => {
  const run = (members: readonly number[], atOnce: number, { work }: ReturnType<typeof counted>) =>
    eachInParallel(stream(members), atOnce, async (member) => void (await work(member)))

  it('reaches all of them, so many at once', async () => {
    const all = counted()
    await run(MEMBERS, 3, all)
    expect(all.seen).toEqual({ now: 0, most: 3, begun: MEMBERS })
  })

  it('begins no other after a failure, and throws it when what is under way has ended', async () => {
    const all = counted()
    await expect(run([13, 5, 1, 1, 1, 1, 1, 1, 1], 2, all)).rejects.toThrow('13 fails')
    expect(all.seen.now).toBe(0)
    expect(all.seen.begun.length).toBeLessThan(6)
  })
})

/** Fails after so many turns of the event loop. */
const failAfter = async (turns: number): Promise<never> => {
  for (let turn = 0; turn < turns; turn += 1) await new Promise((resolve) => setImmediate(resolve))
  throw new Error(`after ${turns}`)
}

it('several failures are one error: the first, or that whose turn it is, as it is; none of them is unhandled', async () => {
  await expect(eachInParallel(stream([3, 1, 2]), 3, failAfter)).rejects.toThrow('after 1')
  await expect(inParallel([3, 1, 2], 3, failAfter)).rejects.toThrow('after 1')
  await expect(listOf(inOrder(stream([9, 1, 2]), 3, failAfter))).rejects.toThrow('after 9')
  await expect(eachInParallel(stream([1]), 1, async () => Promise.reject(undefined))).rejects.toBeUndefined()
})

it('gives each result as soon as its turn has come', async () => {
  const begun: number[] = []
  const results = inOrder(stream([1, 2, 3, 4]), 2, async (member) => begun.push(member))
  const seen: number[] = []
  for await (const result of results) seen.push(result * 10 + begun.length)
  expect(seen).toEqual([12, 23, 34, 44])
})
