import { setTimeout } from 'node:timers/promises'
import type { RetryBudget } from './retry-budget.ts'

/** A first round at once, then one after each of some longer and longer waits, while the budget lasts. */
export async function* pauses(budget: RetryBudget): AsyncGenerator<number> {
  const unit = (budget.seconds * 1000) / 60
  for (let round = 0; round < 6; round += 1) {
    if (round > 0) {
      const since = Date.now()
      await setTimeout(Math.min(unit * round, budget.leftMs))
      budget.failed(since)
    }
    yield round
    if (budget.leftMs === 0) return
  }
}
