import type { Reporter, TestModule } from 'vitest/node'

/** Ends a run with one plain line that counts, after the names of what was skipped: a skip must be seen. */
export class CountReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const count = (state: string) => tests.filter((test) => test.result().state === state).length
    const broken = modules.filter((module) => module.errors().length > 0).length
    for (const test of tests) {
      if (test.result().state === 'skipped') console.log(`skipped: ${test.fullName}`)
    }
    console.log(`${count('passed')} passed, ${count('failed') + broken} failed, ${count('skipped')} skipped`)
  }
}
