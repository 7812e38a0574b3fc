import { expect, test } from 'vitest'
import { LEASE_MS } from '../../src/cli/sync.ts'
import type { Bucket, Clock } from '../../src/sync/ports.ts'
import { type ClaimRequest, claimBucket, readRecord } from '../../src/sync/sync-record.ts'
import { refusalFrom } from '../refusal.ts'
import { silentLog } from '../support/index/index-target.ts'

/** A store that says of every write that somebody else was faster, and has nothing. */
function contradictoryBucket(): Bucket {
  let left = 10_000
  const count = async <T>(answer: T): Promise<T> => {
    left -= 1
    if (left < 0) throw new Error('too many requests')
    return answer
  }
  return {
    name: 's3://acme',
    get: () => count(undefined),
    has: () => count(false),
    put: () => count('conflict' as const),
    list: async function* () {},
    remove: async () => {},
  }
}

test('gives up after 15 minutes on a store that refuses every claim', async () => {
  let now = 0
  const wait = async (ms: number) => {
    now += ms
  }
  const clock: Clock = { now: () => now, wait, every: () => () => {} }
  const bucket = contradictoryBucket()
  const request: ClaimRequest = { bucket, clock, log: silentLog, run: 'one', leaseMs: LEASE_MS }
  const first = await readRecord(bucket)
  expect(await refusalFrom(() => claimBucket(request, first, (record) => record))).toContain('INDEX_BUSY: ')
  expect(now).toBeGreaterThanOrEqual(15 * 60_000)
})
