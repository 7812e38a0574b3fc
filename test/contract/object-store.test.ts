import { beforeAll, describe, expect, test } from 'vitest'
import { toolPath } from '../support/clients/tools.ts'
import { type ObjectStore, startObjectStore } from '../support/s3/object-store.ts'

const WRITERS = 16
const WRITES = 10
const writers = Array.from({ length: WRITERS }, (_, writer) => writer)

/** What a publication into an object store rests on: https://docs.aws.amazon.com/AmazonS3/latest/userguide/conditional-writes.html */
describe.skipIf(toolPath('versitygw') === undefined)('an object store (needs versitygw)', () => {
  let store: ObjectStore
  beforeAll(async () => {
    store = await startObjectStore()
  })

  test('lets one of many writers create an object', async () => {
    const headers = { 'if-none-match': '*' }
    const answers = await Promise.all(
      writers.map((writer) => store.send('PUT', 'created', { body: `${writer}`, headers })),
    )
    const winners = writers.filter((writer) => answers[writer]?.status === 200)
    expect(winners.length).toBe(1)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 412]))
    expect((await store.send('GET', 'created')).text).toBe(`${winners[0]}`)
  })

  test('refuses to replace what is not as it was read, or not there', async () => {
    const { etag } = await store.send('PUT', 'replaced', { body: 'one' })
    expect((await store.send('PUT', 'replaced', { body: 'two' })).status).toBe(200)
    const stale = { body: 'three', headers: { 'if-match': etag } }
    expect((await store.send('PUT', 'replaced', stale)).status).toBe(412)
    expect((await store.send('PUT', 'absent', stale)).status).toBe(404)
    expect((await store.send('GET', 'replaced')).text).toBe('two')
  })

  test(`loses none of ${WRITERS} x ${WRITES} compare-and-swap writes`, async () => {
    await store.send('PUT', 'counter', { body: '' })
    let lost = 0
    const append = async (line: string): Promise<void> => {
      const { text, etag } = await store.send('GET', 'counter')
      const swap = { body: `${text}${line}\n`, headers: { 'if-match': etag } }
      const { status } = await store.send('PUT', 'counter', swap)
      if (status === 200) return
      expect(status).toBe(412)
      lost += 1
      return append(line)
    }
    await Promise.all(
      writers.map(async (writer) => {
        for (let write = 0; write < WRITES; write += 1) await append(`${writer}.${write}`)
      }),
    )
    const lines = (await store.send('GET', 'counter')).text.trim().split('\n')
    expect(lines.length).toBe(WRITERS * WRITES)
    expect(new Set(lines).size).toBe(WRITERS * WRITES)
    // They did race.
    expect(lost).toBeGreaterThan(0)
  })

  test('answers nobody whose signature is wrong', async () => {
    const answer = await fetch(`${store.url}/${store.bucket}/counter`)
    expect(answer.status).toBe(403)
  })
})
