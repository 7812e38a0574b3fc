import { BaseSequencer, type Reporter, type TestModule, type TestSpecification } from 'vitest/node'

/** Files that take a minute or so: the last to end decides how long a run is. */
const SLOW = [
  'action/release/interrupted',
  'cli/canaries',
  'site/browser',
  'examples/workflows',
  'action/publish/pull-requests',
  'action/canary',
  'action/release/pull-request',
  'action/release/release',
  'e2e/gitea',
  'action/api-faults',
  'e2e/concurrency',
  'e2e/compatibility',
  'composition/sync',
  'action/interrupted',
  'action/release/interrupted',
  'action/release/release',
  'docs/tutorial',
  'release/release',
]

/** Starts the slow files first. */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) =>
      SLOW.some((name) => moduleId.endsWith(`test/${name}.test.ts`)) ? 0 : 1
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other))
  }
}

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
