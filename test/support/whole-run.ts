import { BaseSequencer, type Reporter, type TestModule, type TestSpecification } from 'vitest/node'

/** Files that take half a minute or more, the longest first: the last to end decides how long a run is. */
const SLOW = `action/release/interrupted e2e/gitea examples/workflows site/browser release/release
  e2e/compatibility e2e/gitea-collect action/canary action/api-faults cli/serve/behind-proxy
  action/release/pull-request e2e/gitea-index action/publish/pull-requests cli/release-command cli/release-remote
  action/release/release cli/collect e2e/gitea-below-path e2e/publishers composition/sync docs/tutorial
  e2e/siblings`.split(/\s+/)

/** Starts the slow files first. */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const at = SLOW.findIndex((name) => moduleId.endsWith(`test/${name}.test.ts`))
      return at < 0 ? SLOW.length : at
    }
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
