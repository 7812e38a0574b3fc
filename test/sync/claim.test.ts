import { expect, test } from 'vitest'
import { LEASE_MS } from '../../src/cli/sync.ts'
import type { Bucket, Clock } from '../../src/sync/ports.ts'
import { type ClaimRequest, claimBucket, MAX_WAIT_MS, readRecord } from '../../src/sync/sync-record.ts'
import { refusalFrom } from '../refusal.ts'
import { silentLog } from '../support/index/index-target.ts'

const MAX_REQUESTS = 10_000

/** A store that says of every write that somebody else was faster, and has nothing. */
function contradictoryBucket(): Bucket {
  let requests = 0
  const count = <T>(answer: T): Promise<T> => {
    requests += 1
    if (requests > MAX_REQUESTS) throw new Error(`more than ${MAX_REQUESTS} requests`)
    return Promise.resolve(answer)
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

function fastClock(): Clock {
  let now = 0
  return {
    now: () => now,
    wait: async (ms) => {
      now += ms
    },
    every: () => () => {},
  }
}

test('gives up after 15 minutes on a store that refuses every claim', async () => {
  const [bucket, clock] = [contradictoryBucket(), fastClock()]
  const request: ClaimRequest = { bucket, clock, log: silentLog, run: 'one', leaseMs: LEASE_MS }
  const first = await readRecord(bucket)
  expect(await refusalFrom(() => claimBucket(request, first, (record) => record))).toContain('INDEX_BUSY: ')
  expect(clock.now()).toBeGreaterThanOrEqual(MAX_WAIT_MS)
})
