import { describe, expect, it } from 'vitest'
import { Deadline } from '../../../src/adapters/github/client.ts'

describe('the time for one attempt', () => {
  it('is a third of what a run may lose', () => {
    expect(new Deadline(60).attemptMs).toBe(20_000)
  })

  it('is a sixtieth where nothing is left, because GitHub may be well again', () => {
    const deadline = new Deadline(60)
    deadline.failed(Date.now() - 60_000)
    deadline.succeeded()
    expect(deadline.leftMs).toBe(0)
    expect(deadline.attemptMs).toBe(1000)
  })
})
