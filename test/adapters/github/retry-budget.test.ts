import { describe, expect, it } from 'vitest'
import { RetryBudget } from '../../../src/adapters/github/retry-budget.ts'

describe('the time for one attempt', () => {
  it('is a third of what a run may lose', () => {
    expect(new RetryBudget(60).attemptMs).toBe(20_000)
  })

  it('is a sixtieth where nothing is left, because GitHub may be well again', () => {
    const budget = new RetryBudget(60)
    budget.failed(Date.now() - 60_000)
    budget.succeeded()
    expect(budget.leftMs).toBe(0)
    expect(budget.attemptMs).toBe(1000)
  })
})
